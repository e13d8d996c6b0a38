internal import IntentModel
internal import IntentSchema
internal import IntentYAML

/// Parameters, with their conditions, defaults, dialogs and sizes.
extension DefinitionWriter {
    mutating func parameters(of intent: Intent) -> YAMLMapping {
        var map = YAMLMapping(.lines)
        for parameter in intent.parameters {
            map.append(parameter.name, self.parameter(parameter, in: "parameters", of: intent))
        }
        return map
    }

    /// Returns the fields of a record or the members of a union.
    mutating func fields(of type: ObjectType, in section: StaticString) -> YAMLMapping {
        var map = YAMLMapping()
        let rows = type.hasConditions ? schema.intents.filter { $0.hasRecords(of: type) }.flatMap(\.parameters) : []
        for field in type.recordFields {
            map.append(field.name, parameter(field, in: section, of: nil, among: type.recordFields + rows))
        }
        return map
    }

    /// - Parameters:
    ///   - section: The beginning of the paths of its texts.
    ///   - siblings: What the condition of a field tests.
    private mutating func parameter(
        _ parameter: Parameter, in section: StaticString, of intent: Intent?, among siblings: [Parameter] = []
    ) -> YAMLContent {
        texts.enter(section, parameter.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(parameter.title, of: parameter.name, to: &map)
        append(.description, parameter.description, to: &map)
        map.append(.type, .type(parameter.type))
        append(parameter.settings, of: parameter.type.element, to: &map)
        appendSlots(of: parameter, to: &map)
        appendOptions(of: parameter, to: &map)
        if let rule = parameter.defaultRule { map.append(.default, defaultRule(rule, of: parameter)) }
        if let intent {
            appendRelations(of: parameter, in: intent, to: &map)
        } else {
            if !parameter.when.isEmpty { map.append(.when, requirement(parameter.when, testing: siblings)) }
            map.append(.dependsOn, names: parameter.listedParents)
        }
        appendSwiftName(parameter.swiftName, of: parameter.name, to: &map)
        appendEvolution(of: parameter, to: &map)
        if let conversion = parameter.convertedFrom { map.append(.convertedFrom, .conversion(conversion)) }
        append(.prompt, parameter.prompt, to: &map)
        if let request = parameter.siri { map.append(.siri, siri(request, of: parameter)) }
        return .shortened(map, to: .type)
    }

    private mutating func appendRelations(of parameter: Parameter, in intent: Intent, to map: inout YAMLMapping) {
        map.append(.section, parameter.section)
        if !parameter.when.isEmpty { map.append(.when, requirement(parameter.when, testing: intent.parameters)) }
        map.append(.families, names: parameter.families?.map(\.rawValue) ?? [])
        append(Parameter.relations.values(of: parameter), to: &map)
    }

    // MARK: Slots

    private func appendSlots(of parameter: Parameter, to map: inout YAMLMapping) {
        guard parameter.type.isList else { return }
        if let size = parameter.size { map.append(.size, .size(size)) }
        if parameter.hasUniqueValues != parameter.type.element.isObject {
            map.append(.uniqueValues, .boolean(parameter.hasUniqueValues))
        }
    }
}

extension Intent {
    fileprivate func hasRecords(of type: ObjectType) -> Bool {
        parameters.contains { $0.type.element == type.element }
    }
}

// MARK: - Conditions

extension DefinitionWriter {
    /// - Parameters:
    ///   - requirement: Not empty. The conditions on one parent are adjacent.
    ///   - parents: What the conditions test.
    func requirement(_ requirement: Requirement, testing parents: [Parameter]) -> YAMLContent {
        let alternatives = requirement.alternatives
        if alternatives.count > 1 { return .sequence(alternatives.map { self.conditions($0, testing: parents) }) }
        let conditions = requirement.conditions
        if conditions.count == 1, conditions[0].test == .isSet(true) { return .text(conditions[0].parameter) }
        return self.conditions(conditions, testing: parents)
    }

    private func conditions(_ conditions: [Condition], testing parents: [Parameter]) -> YAMLContent {
        var map = YAMLMapping()
        var rest = conditions[...]
        while let parent = rest.first?.parameter {
            let tests = rest.prefix { $0.parameter == parent }.map(\.test)
            rest = rest.dropFirst(tests.count)
            let settings = parents.first { $0.name == parent }?.settings ?? TypeSettings()
            map.append(parent, .tests(tests, settings))
        }
        return .mapping(map)
    }
}

extension YAMLContent {
    /// Returns a value or list for a test of equality, and a map for all others.
    fileprivate static func tests(_ tests: [Condition.Test], _ settings: TypeSettings) -> YAMLContent {
        var map = YAMLMapping()
        for test in tests {
            switch test {
            case .isOneOf(let values): return self.values(values, settings)
            case .isNoneOf(let values): map.append(.not, self.values(values, settings))
            case .isSet(let isSet): map.append(.isSet, .boolean(isSet))
            case .within(let minimum, let maximum):
                if let minimum { map.append(.atLeast, .plain(minimum.writtenText)) }
                if let maximum { map.append(.atMost, .plain(maximum.writtenText)) }
            case .compares(let comparison, .row(let name)):
                let row = YAMLMapping(.row, .text(name))
                comparison.word.map { map.append($0, .mapping(row)) } ?? map.append(.row, .text(name))
            case .compares(let comparison, .value(let value)):
                guard let word = comparison.word else { return self.values([value], settings) }
                map.append(word, self.values([value], settings))
            }
        }
        return .mapping(map)
    }

    private static func values(_ values: [IntentValue], _ settings: TypeSettings) -> YAMLContent {
        let contents = values.compactMap { $0.written(settings).map(YAMLContent.scalar) }
        return contents.count == 1 ? contents[0] : .sequence(contents)
    }
}

// MARK: - Defaults

extension DefinitionWriter {
    func defaultRule(_ rule: DefaultRule, of parameter: Parameter) -> YAMLContent {
        switch rule {
        case .value(let value): return self.value(value, of: parameter)
        case .options(let identifiers):
            return parameter.type.isList ? .texts(identifiers) : .text(identifiers.first ?? "")
        case .handler:
            if dynamicMeansHandler(parameter) { return .word(.dynamic) }
            return .mapping(YAMLMapping(.handler, .boolean(true)))
        case .first(let count): return .mapping(YAMLMapping(.first, .plain(String(count))))
        case .row(let rule):
            var map = YAMLMapping(.row, .text(rule.row))
            if let property = rule.property { map.append(.property, .text(property)) }
            return .mapping(map)
        case .byFamily(let rules, let otherwise):
            return .byFamily(rules, otherwise: otherwise) { defaultRule($0, of: parameter) }
        }
    }

    /// Returns a value, or a map of the fields of a record; one of each slot of a list.
    func value(_ value: IntentValue, of parameter: Parameter) -> YAMLContent {
        guard let name = parameter.type.element.recordType else { return self.value(value, parameter.settings) }
        if case .list(let slots) = value {
            return .sequence(slots.compactMap { $0.map { self.value($0, of: parameter) } })
        }
        guard case .record(let record) = value else { return .mapping(YAMLMapping()) }
        var map = YAMLMapping()
        for field in index.type(named: name)?.recordFields ?? [] {
            guard let value = record.values[field.name], parameter.type.element.isUnion || value != field.literalDefault
            else { continue }
            map.append(field.name, self.value(value, of: field))
        }
        return .mapping(map)
    }

    private func value(_ value: IntentValue, _ settings: TypeSettings) -> YAMLContent {
        guard case .list(let slots) = value else { return .scalar(value.written(settings) ?? .text("")) }
        return .sequence(slots.compactMap { $0?.written(settings).map(YAMLContent.scalar) })
    }

    /// Whether the word `dynamic` means the handler, not a case, a listed option or a text.
    private func dynamicMeansHandler(_ parameter: Parameter) -> Bool {
        let word = Word.dynamic.text
        switch parameter.type.element {
        case .string:
            if parameter.allowsFreeText || parameter.options == .free { return false }
        case .enumeration(let name):
            if index.enumeration(named: name)?.enumCase(named: word) != nil { return false }
        default: break
        }
        guard case .listed(let options) = parameter.options else { return true }
        return !options.contains { $0.identifier == word }
    }
}

extension YAMLContent {
    fileprivate static func conversion(_ conversion: StatedConversion) -> YAMLContent {
        var map = YAMLMapping()
        map.append(.type, .type(conversion.type))
        map.append(.true, conversion.whenTrue)
        map.append(.false, conversion.whenFalse)
        map.append(.unit, conversion.unit)
        return .mapping(map)
    }
}

extension YAMLMapping {
    init(_ word: Word, _ value: YAMLContent) {
        self.init()
        append(word, value)
    }
}

// MARK: - Siri

extension DefinitionWriter {
    mutating func siri(_ request: SiriRequest, of parameter: Parameter) -> YAMLContent {
        var map = YAMLMapping()
        if !request.isEnabled { map.append(.enabled, .boolean(false)) }
        for (word, dialog) in [
            (Word.ask, request.ask), (.introduce, request.introduce), (.choose, request.choose),
            (.confirm, request.confirm),
        ] {
            guard let dialog else { continue }
            let content = text(dialog, as: "siri.\(word.text)")
            // A default dialog with translations is not written, because the translations imply it.
            if dialog.others.isEmpty || dialog.text != parameter.impliedDialog(word) { map.append(word, content) }
        }
        var reasons = YAMLMapping()
        for reason in request.unsupported {
            reasons.append(reason.name, text(reason.text, as: "siri.unsupported.\(reason.name)"))
        }
        map.append(.unsupported, reasons)
        return map.isEmpty ? .boolean(true) : .mapping(map)
    }
}

extension Parameter {
    /// The default text of a dialog about choices.
    fileprivate func impliedDialog(_ word: Word) -> String? {
        if case .enumeration = type.element {} else if options != .dynamic { return nil }
        return switch word {
        case .introduce: ImpliedDialogs.introduce(name)
        case .choose: ImpliedDialogs.choose
        case .confirm: ImpliedDialogs.confirm(name)
        default: nil
        }
    }
}

extension YAMLContent {
    /// Returns a size for all families, or a map from families and `otherwise` to sizes.
    static func size(_ sizes: SlotSizes) -> YAMLContent {
        if sizes.families.isEmpty, let count = sizes.otherwise { return slotCount(count) }
        return byFamily(sizes.families, otherwise: sizes.otherwise, slotCount)
    }

    /// Returns a map from families to values, in the order of the families.
    static func byFamily<Value>(
        _ values: [SizeFamily: Value], otherwise: Value?, _ content: (Value) -> YAMLContent
    ) -> YAMLContent {
        var map = YAMLMapping()
        for family in SizeFamily.allCases {
            if let value = values[family] { map.append(Word(family), content(value)) }
        }
        if let otherwise { map.append(.otherwise, content(otherwise)) }
        return .mapping(map)
    }

    /// Returns a size such as `4` or `1...3`.
    private static func slotCount(_ count: SlotCount) -> YAMLContent {
        .plain(count.minimum == count.maximum ? "\(count.minimum)" : "\(count.minimum)...\(count.maximum)")
    }
}
