import IntentModel

extension RandomDefinition {
    mutating func intent() -> Intent {
        let name = name()
        let (prefix, swiftName) = named(name) { Intent.swiftName(of: name, classPrefix: $0) }
        var intent = Intent(name: name, swiftName: swiftName, title: title(of: name))
        intent.classPrefix = prefix
        intent.namesClass = repeats(swiftName, Intent.swiftName(of: name, classPrefix: prefix))
        intent.description = maybe { $0.localized() }
        intent.parameters = parameters()
        intent.sections = sections(of: &intent.parameters)
        intent.rules = rules(among: intent.parameters)
        intent.isEligibleForWidgets = chance()
        intent = changed(intent)
        intent.reserved = formerNames()
        intent.summary = maybe { $0.summary(of: intent) }
        let actions = actions(of: intent)
        if actions != IntentActions() { intent.actions = actions }
        if let system = actions.system {
            intent.swiftName = system
            intent.classPrefix = nil
            intent.namesClass = false
            intent.isEligibleForWidgets = false
        }
        return intent
    }

    /// Conditions with presence or equality only, which no others exclude.
    private mutating func rules(among parameters: [Parameter]) -> [IntentRule] {
        let others = parameters.filter { !$0.isSecret && !$0.type.element.isSystem }
        return (chance() ? [] : list(1...3) { $0.requirement(among: others) }).filter { !$0.isEmpty }.map {
            requirement in
            let requirement = requirement.map { condition in
                if case .compares(_, .row(let row)) = condition.test {
                    return Condition(parameter: condition.parameter, test: .compares(.isEqual, .row(row)))
                }
                return condition
            }
            return IntentRule(require: requirement, message: maybe { $0.localized() })
        }
    }

    /// Puts some parameters into sections, none of which is above that of a parent.
    private mutating func sections(of parameters: inout [Parameter]) -> [RowSection] {
        let names = chance() ? [] : list(1...3) { $0.name() }
        var used: [String: Int] = [:]
        for index in parameters.indices {
            let chosen = names.isEmpty ? nil : maybe { $0.count(0...names.count - 1) }
            let lowest = parameters[index].dependsOn.compactMap { used[$0] }.max()
            guard let section = [chosen, lowest].compactMap(\.self).max() else { continue }
            used[parameters[index].name] = section
            parameters[index].section = names[section]
        }
        return names.enumerated().filter { used.values.contains($0.offset) }.map { _, name in
            var section = RowSection(name: name, title: title(of: name))
            section.description = maybe { $0.localized() }
            section.isFolded = chance()
            return section
        }
    }

    private mutating func summary(of intent: Intent) -> IntentSummary {
        let names = intent.parameters.map(\.name)
        let shown = names.filter { $0.allSatisfy { $0 != "," } && $0.first != " " }
        // A condition on a row that is always shown can be true.
        let conditional = intent.parameters.filter { !$0.conditions.isEmpty }
        guard conditional.count == 1, let parameter = conditional.first, parameter.conditions.count == 1,
            parameter.families == nil, shown.contains(parameter.name),
            case .isSet(true) = parameter.conditions[0].test,
            intent.parameter(named: parameter.conditions[0].parameter)?.families == nil
        else { return IntentSummary(maybe { $0.dialog(names) }) }
        return IntentSummary(
            dialog(names), combinations: [IntentSummary.Combination(shown: [parameter.name], sentence: dialog(names))])
    }

    private mutating func actions(of intent: Intent) -> IntentActions {
        let names = intent.parameters.map(\.name)
        var actions = IntentActions()
        if chance() { return actions }
        actions.verb = maybe { $0.pick(IntentVerb.allCases) }
        actions.category = maybe { $0.pick(IntentCategory.allCases) }
        actions.requiresConfirmation = chance()
        actions.restriction = maybe { $0.pick(IntentRestriction.allCases) }
        actions.image = maybe { $0.filledText() }
        actions.inputParameter = names.isEmpty ? nil : maybe { $0.pick(names) }
        if let input = actions.inputParameter { actions.keyParameter = chance() ? .none : key(names, besides: input) }
        actions.system = maybe { $0.chance() ? "INPlayMediaIntent" : nil } ?? nil
        actions.suggestions = suggestions(names)
        actions.response = maybe { $0.response(names) }
        return actions
    }

    private mutating func key(_ names: [String], besides input: String) -> IntentActions.KeyParameter {
        let name = pick(names)
        return name == input ? .input : .named(name)
    }

    private mutating func suggestions(_ names: [String]) -> [IntentSuggestion] {
        var sets: Set<[String]> = []
        return list(0...3) { made in
            let parameters = made.chance() ? names : names.filter { _ in made.chance() }
            guard sets.insert(parameters).inserted else { return nil }
            let title: IntentSuggestion.Title = made.chance() ? .summary : .text(made.dialog(names))
            if made.chance() { return IntentSuggestion(parameters: parameters, title: title) }
            return IntentSuggestion(
                parameters: parameters, title: title, subtitle: made.maybe { $0.dialog(names) },
                isPrimary: made.chance(),
                runsInBackground: made.chance())
        }.compactMap(\.self)
    }

    private mutating func response(_ names: [String]) -> IntentResponse {
        let properties = list(0...3) { $0.property() }
        let all = names + properties.map(\.name)
        let codes = (["success", "failure"] + list(0...2) { "code\($0.number())" }).filter { _ in chance() }
        return IntentResponse(
            output: properties.isEmpty ? nil : maybe { $0.pick(properties.map(\.name)) }, properties: properties,
            codes: codes.map { name in
                let text = maybe { $0.dialog(all) }
                return ResponseCode(
                    name: name, swiftName: swiftName(name), say: text, show: chance() ? text : maybe { $0.dialog(all) },
                    isSuccess: chance() ? nil : chance())
            })
    }
}

extension RandomDefinition {
    mutating func parameters() -> [Parameter] {
        var parameters: [Parameter] = []
        for _ in 0..<count(0...7) { parameters.append(parameter(after: parameters)) }
        let names = parameters.map(\.name)
        for index in parameters.indices {
            parameters[index].prompt = maybe { $0.dialog(names + ["count"]) }
            parameters[index].siri = maybe { $0.siri(names) }
        }
        return parameters
    }

    private mutating func parameter(after others: [Parameter]) -> Parameter {
        let name = name()
        let type = others.isEmpty || count(0...3) > 0 ? parameterType() : pick(others).type
        var parameter = Parameter(name: name, swiftName: swiftName(name), title: title(of: name), type: type)
        parameter.options = type.element.isObject ? .dynamic : .free
        parameter.hasUniqueValues = type.isList && type.element.isObject
        if chance(), chance() { return parameter }
        parameter.description = maybe { $0.localized() }
        parameter.settings = settings(of: type.element)
        if parameter.isSecret {
            // A secret is one text in one line, without options and default.
            parameter.settings.text.isSecret = !type.isList
            if !type.isList { parameter.settings.text.isMultiline = false }
        }
        if type.isList {
            parameter.hasUniqueValues = chance()
            parameter.size = maybe { $0.size() }
        }
        let isChosen = !type.element.isSystem && !type.element.isRecord && !parameter.isSecret
        if isChosen { addChoice(to: &parameter, among: others) }
        if type.element.isRecord { parameter.defaultRule = maybe { $0.recordDefault(of: parameter) } ?? nil }
        parameter.when = requirement(among: others)
        parameter.families = maybe { $0.families() }
        parameter.filters = filters(of: parameter, among: others)
        if parameter.canDepend { parameter.dependsOn = others.filter { !$0.isSecret && chance() }.map(\.name) }
        if !parameter.dependsOn.isEmpty { parameter.parentPolicy = pick([.keep, .reset]) }
        if parameter.options != .free { parameter.vanishedPolicy = pick(VanishedPolicy.allCases) }
        if chance() { parameter.convertedFrom = conversion(to: parameter) }
        return changed(parameter)
    }

    private mutating func conversion(to parameter: Parameter) -> StatedConversion? {
        let type = parameter.type
        let number = ValueType(pick([.integer, .decimal]), isList: chance())
        switch type.element {
        case .enumeration:
            guard case .enumeration(let on)? = value(type.element, parameter.settings),
                case .enumeration(let off)? = value(type.element, parameter.settings)
            else { return nil }
            return StatedConversion(ValueType(.boolean, isList: chance()), whenTrue: on, whenFalse: off)
        case .timeInterval: return StatedConversion(number, unit: pick(TimeUnit.allCases).rawValue)
        case .measurement(let dimension): return StatedConversion(number, unit: pick(dimension.units).name)
        case .currencyAmount: return StatedConversion(number, unit: "EUR")
        case .system: return nil
        default: return type.isList ? nil : StatedConversion(ValueType(type.element, isList: true))
        }
    }

    private mutating func size() -> SlotSizes {
        let otherwise = SlotCount(minimum: count(0...1), maximum: count(1...20))
        if chance() { return SlotSizes(otherwise: otherwise) }
        let families = families().map { ($0, chance() ? otherwise : 3) }
        return SlotSizes(families: Dictionary(families) { first, _ in first }, otherwise: otherwise)
    }

    // MARK: Options and defaults

    private mutating func addChoice(to parameter: inout Parameter, among others: [Parameter]) {
        parameter.options = options(of: parameter, among: others)
        if case .dynamic = parameter.options { parameter.searchesInHandler = chance() }
        if case .string = parameter.type.element, parameter.options != .free { parameter.allowsFreeText = chance() }
        guard chance(), parameter.options != .none else { return }
        guard chance() else {
            parameter.defaultRule = singleDefault(of: parameter, among: others)
            return
        }
        var rules: [SizeFamily: DefaultRule] = [:]
        for family in families() { rules[family] = singleDefault(of: parameter, among: others) }
        let otherwise = singleDefault(of: parameter, among: others)
        if !rules.isEmpty || otherwise != nil { parameter.defaultRule = .byFamily(rules, otherwise: otherwise) }
    }

    /// Selects options by rows whose values their properties can have. They exclude no default.
    private mutating func filters(of parameter: Parameter, among others: [Parameter]) -> OptionFilters {
        if parameter.defaultRule?.namesOptions == true { return OptionFilters() }
        switch parameter.options {
        case .free, .none, .dynamic: return OptionFilters()
        case .listed, .file, .command, .address: break
        }
        var filters = OptionFilters()
        for property in properties(of: parameter.type.element) where chance() {
            let rows = others.filter { !$0.isSecret && $0.type.element == property.type.element }
            if let row = rows.first { filters.all.append(OptionFilter(property: property.name, row: row.name)) }
        }
        return filters
    }

    mutating func options(of parameter: Parameter, among others: [Parameter]) -> OptionSource {
        let timeouts = OptionTimeouts(
            timeout: maybe { .milliseconds($0.count(1...28_000)) }, cache: maybe { .seconds($0.count(0...900)) })
        switch count(0...6) {
        case 0: return .none
        case 1: return .dynamic
        case 2: return .file(OptionFile(path: "a\(number()).json"))
        case 3:
            return .command(OptionCommand(["list", "--json", "", text().filter { $0 != "\0" }], timeouts: timeouts))
        case 4:
            let row = others.first { other in
                SwiftName.isIdentifier(other.name) && other.name.utf8.allSatisfy { $0 < 0x80 } && !other.isSecret
                    && !other.type.element.isRecord && !other.type.element.isSystem
            }
            let query = row.map { "?a=${\($0.name)}" } ?? "?a=[b]"
            return .address(OptionAddress("https://example.com/\(number())\(query)", timeouts: timeouts))
        default:
            let listed = listedOptions(of: parameter)
            guard listed.isEmpty else { return .listed(listed) }
            return parameter.type.element.isObject ? .dynamic : .free
        }
    }

    mutating func listedOptions(of parameter: Parameter) -> [ListedOption] {
        var options: [String: ListedOption] = [:]
        let isPlain = chance()
        for _ in 0..<count(1...4) {
            guard let value = value(parameter.type.element, parameter.settings),
                parameter.settings.entryProblem(of: value) == nil, let identifier = value.optionIdentifier
            else { continue }
            options[identifier] = option(identifier, value, parameter.type.element, isPlain: isPlain)
        }
        return options.values.sorted { $0.identifier < $1.identifier }
    }

    private mutating func option(
        _ identifier: String, _ value: IntentValue, _ element: ElementType, isPlain: Bool
    ) -> ListedOption {
        let implied = element.isObject ? Naming.title(from: identifier) : identifier
        let title = self.title(ofCase: value, element) ?? LocalizedText(implied, language: language)
        var option = ListedOption(
            identifier: identifier, scalar: element.isObject ? nil : value,
            title: isPlain || chance() ? title : localized())
        if isPlain { return option }
        option.subtitle = maybe { $0.localized() }
        option.image = maybe { $0.image() }
        option.section = maybe { $0.localized() }
        option.synonyms = synonyms()
        option.disabled = maybe { $0.localized() }
        option.renamedFrom = formerNames()
        for property in properties(of: element) {
            guard let value = self.value(property.type.element, property.settings), chance() else { continue }
            option.properties[property.name] = property.type.isList ? .list([value]) : value
        }
        return option
    }

    private mutating func singleDefault(of parameter: Parameter, among others: [Parameter]) -> DefaultRule? {
        if chance() { return .handler }
        if chance(), let rule = rowDefault(of: parameter, among: others) { return .row(rule) }
        guard chance() else { return offersOptions(parameter) ? .first(1) : nil }
        guard let value = literal(of: parameter) else { return nil }
        // If the default can come from a handler, the word dynamic would mean that.
        let isKeyword = value == .string("dynamic") || value.optionIdentifier == "dynamic"
        if isKeyword, !parameter.type.isList { return .handler }
        guard parameter.type.element.isObject else {
            return .value(parameter.type.isList ? .list([value]) : value)
        }
        return .options([value.optionIdentifier ?? ""])
    }

    mutating func rowDefault(of parameter: Parameter, among others: [Parameter]) -> RowDefault? {
        let open = others.filter { !$0.isSecret }
        if let same = open.first(where: { $0.type == parameter.type }), chance() { return RowDefault(row: same.name) }
        for other in open where !other.type.isList {
            if case .object = other.type.element {
                let declared = properties(of: other.type.element).filter { $0.type == parameter.type }
                if let property = declared.first, chance() {
                    return RowDefault(row: other.name, property: property.name)
                }
            } else if !other.type.element.isEnumeration {
                continue
            }
            if parameter.type == ValueType(.string) {
                return RowDefault(row: other.name, property: pick(["title", "identifier"]))
            }
        }
        return nil
    }

    mutating func literal(of parameter: Parameter) -> IntentValue? {
        guard case .listed(let options) = parameter.options else {
            return value(parameter.type.element, parameter.settings)
        }
        let choosable = options.filter { $0.disabled == nil }
        guard !choosable.isEmpty else { return nil }
        let option = pick(choosable)
        return option.scalar
            ?? .object(ObjectValue(identifier: option.identifier, displayString: option.identifier))
    }

    private func offersOptions(_ parameter: Parameter) -> Bool {
        switch (parameter.options, parameter.type.element) {
        case (.none, _): false
        case (.free, .enumeration), (.free, .boolean): true
        case (.free, _): false
        default: true
        }
    }

    // MARK: Conditions

    mutating func requirement(among others: [Parameter]) -> Requirement {
        let alternatives = list(1...3) { $0.conditions(among: others) }
        return chance() ? Requirement(anyOf: alternatives) : Requirement(allOf: alternatives[0])
    }

    private mutating func conditions(among others: [Parameter]) -> [Condition] {
        others.filter { _ in chance() }.flatMap { parent in
            comparison(of: parent, among: others) ?? conditions(of: parent)
        }
    }

    private mutating func comparison(of parent: Parameter, among others: [Parameter]) -> [Condition]? {
        let other = others.first { other in
            other.name != parent.name && other.type == parent.type && !other.type.isList && !other.type.element.isSystem
                && !other.isSecret && !parent.isSecret
        }
        guard let other else { return nil }
        let areOrdered = parent.type.element.isOrdered && !parent.settings.hasRange && !other.settings.hasRange
        let comparisons = areOrdered ? Condition.Comparison.allCases : [.isEqual, .isNot]
        let test = Condition.Test.compares(pick(comparisons), .row(other.name))
        return chance() ? [Condition(parameter: parent.name, test: test)] : nil
    }

    private mutating func conditions(of parent: Parameter) -> [Condition] {
        func condition(_ test: Condition.Test) -> Condition { Condition(parameter: parent.name, test: test) }
        guard parent.options == .free || parent.options == .dynamic else { return [condition(.isSet(true))] }
        switch (parent.type.element, parent.settings.range) {
        case (.boolean, _) where chance(): return [condition(.isOneOf([.boolean(chance())]))]
        case (.enumeration(let name), _) where chance():
            let cases = cases(of: name).map { IntentValue.enumeration($0) }
            return pick([
                [condition(.isOneOf(cases))], [condition(.isNoneOf([cases[0]])), condition(.isSet(true))],
            ])
        case (.union(let name), _) where chance():
            let members = members(of: name)
            return pick([
                [condition(.isOneOf(Array(members.prefix(1))))],
                [condition(.isNoneOf(Array(members.prefix(1)))), condition(.isSet(true))],
            ])
        case (.integer, nil) where chance():
            return [
                condition(.isNoneOf([.integer(4), .integer(5)])),
                condition(.within(atLeast: 3, atMost: maybe { _ in 9 })),
            ]
        case (.string, _) where !parent.isSecret && !parent.settings.hasRange && chance():
            return [condition(.isOneOf([.string(text())]))]
        case (.object, _) where chance(): return [condition(.isOneOf([.string(filledText()), .string("b")]))]
        case (.timeInterval, _) where !parent.type.isList && !parent.settings.hasRange && chance():
            let comparison = pick([Condition.Comparison.lessThan, .moreThan, .atLeast])
            return pick([
                [condition(.isNoneOf([.timeInterval(.seconds(90))]))],
                [condition(.compares(comparison, .value(.timeInterval(.seconds(90)))))],
            ])
        default: return [condition(.isSet(true))]
        }
    }

    // MARK: Siri

    private mutating func siri(_ names: [String]) -> SiriRequest {
        if chance() { return SiriRequest() }
        return SiriRequest(
            ask: maybe { $0.dialog(names) }, introduce: maybe { $0.dialog(names + ["count"]) },
            choose: maybe { $0.dialog(names + ["count"]) }, confirm: maybe { $0.dialog(names) },
            unsupported: list(0...2) { made in
                UnsupportedReason(name: made.name(), text: made.dialog(["displayName", "maximumValue"]))
            }, isEnabled: chance())
    }
}

extension Parameter {
    /// Whether `dependsOn` can have an effect: on options from code, or on a default from a handler.
    fileprivate var canDepend: Bool {
        if defaultRule?.asksHandler == true { return true }
        return switch options {
        case .dynamic, .command: !type.element.isSystem
        case .free, .none, .listed, .file, .address: false
        }
    }
}

extension ElementType {
    fileprivate var isOrdered: Bool {
        switch self {
        case .integer, .decimal, .timeInterval, .measurement, .dateComponents, .currencyAmount: true
        default: false
        }
    }

    fileprivate var isEnumeration: Bool { if case .enumeration = self { true } else { false } }
}

extension DefaultRule {
    fileprivate var namesOptions: Bool {
        switch self {
        case .value, .options: true
        case .byFamily(let rules, let otherwise):
            rules.values.contains(where: \.namesOptions) || otherwise?.namesOptions == true
        case .handler, .first, .row: false
        }
    }

    fileprivate var asksHandler: Bool {
        switch self {
        case .handler: true
        case .byFamily(let rules, let otherwise): rules.values.contains(.handler) || otherwise == .handler
        case .value, .options, .first, .row: false
        }
    }
}
