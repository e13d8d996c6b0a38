import IntentDiagnostics
package import IntentModel

/// Returns everything in a schema that App Intents cannot express, in the schema's order.
package func appIntentsLosses(of schema: Schema) -> [TargetLoss] {
    let plan = AppIntentsPlan(schema: schema)
    var losses = schema.intents.flatMap { IntentEmitters.losses(of: $0, in: plan) }
    losses += schema.types.flatMap { IntentEmitters.losses(of: $0, in: plan) }
    losses += schema.enums.flatMap { IntentEmitters.losses(of: $0, in: plan) }
    losses += schema.widgets.flatMap(IntentEmitters.losses)
    losses += schema.controls.flatMap { kindLosses($0, kind: $0.kind.name, ["controls", $0.name]) }
    return losses + schema.appShortcuts.flatMap { IntentEmitters.losses(of: $0, in: plan) }
}

/// Returns the parameters of an intent that have a row in App Intents.
package func appIntentsRows(of intent: Intent, in schema: Schema) -> [Parameter] {
    AppIntentParameter.rows(of: intent, in: SchemaIndex(schema)).map(\.parameter)
}

// MARK: Intents

private func losses(of intent: Intent, in plan: AppIntentsPlan) -> [TargetLoss] {
    let path = ["intents", intent.name]
    guard plan.intent(named: intent.name) != nil else {
        return nameLosses(intent.swiftName, path) + [
            TargetLoss(
                .appIntentsAction, at: path,
                "no widget, control or App Shortcut uses '\(intent.name)', which is left out"
            )
        ]
    }
    return nameLosses(intent.swiftName, path, reserved: ["Configuration"]) + rowLosses(of: intent, path, in: plan)
}

private func rowLosses(of intent: Intent, _ path: [String], in plan: AppIntentsPlan) -> [TargetLoss] {
    let rows = plan.parameters(of: intent)
    let conditions = RowConditions(rows, in: plan.schema)
    let rowsByName = Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
    var losses = intent.parameters.flatMap { parameter in
        ParameterLosses(
            parameter, of: intent, in: plan.schema, shownAs: rowsByName[parameter.name],
            hasInexpressibleCondition: conditions.inexpressible.contains(parameter.name)
        ).losses
    }
    losses += storageNameLosses(of: rows.map(\.parameter), path)
    if let first = intent.sections.first {
        let others = intent.sections.count - 1
        let names = "'\(first.name)'" + (others > 0 ? " and \(others) more" : "")
        losses.append(
            TargetLoss(
                .appIntentsSection, at: path,
                "App Intents has no sections; the rows of \(names) are adjacent, without a heading and never folded"))
    }
    if !intent.rules.isEmpty {
        let rules = intent.rules.count == 1 ? "the rule" : "the \(intent.rules.count) rules"
        losses.append(
            TargetLoss(
                .appIntentsRule, at: path,
                "App Intents compares no values with each other; \(rules) of '\(intent.name)' "
                    + "\(intent.rules.count == 1 ? "applies" : "apply") only in the editors of this package"))
    }
    if conditions.tree == nil {
        losses.append(
            TargetLoss(
                .appIntentsCondition, at: path,
                "the conditions of '\(intent.name)' lead to too many different sets of rows; all rows are always shown"
            ))
    }
    return losses
}

// MARK: Widgets

private func losses(of widget: DeclaredWidget) -> [TargetLoss] {
    let path = ["widgets", widget.name]
    var losses = kindLosses(widget, kind: widget.kind.name, path)
    guard let first = widget.presets.first else { return losses }
    let others = widget.presets.count - 1
    losses.append(
        TargetLoss(
            .appIntentsPreset, at: path,
            "App Intents has no presets; '\(first.name)'\(others > 0 ? " and \(others) more" : "") of '\(widget.name)' "
                + "\(others > 0 ? "are" : "is") offered only by this package"))
    return losses
}

// MARK: App Shortcuts

private func losses(of shortcut: AppShortcut, in plan: AppIntentsPlan) -> [TargetLoss] {
    let path = ["appShortcuts", shortcut.name]
    var losses: [TargetLoss] = []
    let rows = plan.rows(of: shortcut)
    let known = Set(rows.map(\.name) + [AppShortcut.applicationName])
    for phrase in shortcut.phrases {
        let placeholders = Placeholder.all(in: phrase.text).placeholders
        guard let unknown = placeholders.first(where: { !known.contains($0.content) }) else { continue }
        losses.append(
            TargetLoss(
                .appIntentsType, at: path,
                "'\(unknown.content)' has no row in App Intents; the phrase '\(phrase.text)' is left out"))
    }
    return losses
}

// MARK: Types

private func losses(of type: ObjectType, in plan: AppIntentsPlan) -> [TargetLoss] {
    let path = ["types", type.name]
    let uses = plan.uses(ofType: type.name)
    guard !uses.isEmpty else {
        guard plan.isUsed(union: type.name) else { return nameLosses(type.swiftName, path) }
        return nameLosses(type.swiftName, path, reserved: reservedTypeNames.union(["Cases"]))
    }
    var losses = nameLosses(type.swiftName, path, reserved: reservedTypeNames)
    losses += type.properties.flatMap { property in
        nameLosses(property.swiftName, path + ["properties", property.name], reserved: ["appIntentValue"])
    }
    let members = uses.filter(\.isMember)
    if let first = members.first, members.contains(where: { $0.hasOtherOptions(than: first) }) {
        let suggested = plan.suggested(ofType: type.name).map { "those of '\($0.name)'" } ?? "none"
        losses.append(
            TargetLoss(
                .appIntentsOptions, at: path,
                "App Intents has one query for the '\(type.name)' of all unions, which offers one list of options: "
                    + suggested))
    }
    if Set(uses.map(\.intent.name)).count > 1, uses.contains(where: { !$0.parents.isEmpty }) {
        losses.append(
            TargetLoss(
                .appIntentsParents, at: path,
                "the options of '\(type.name)' depend on parents in different intents; each parameter has a separate query, "
                    + "and the default query of the type ignores parents"))
    }
    return losses
}

private func losses(of type: EnumType, in plan: AppIntentsPlan) -> [TargetLoss] {
    let isUsed = plan.isUsed(enumeration: type.name)
    return nameLosses(type.swiftName, ["enums", type.name], reserved: isUsed ? reservedTypeNames : [])
}

/// The losses of one parameter.
private struct ParameterLosses {
    private let parameter: Parameter
    private let path: [String]
    private(set) var losses: [TargetLoss] = []

    init(
        _ parameter: Parameter, of intent: Intent, in schema: SchemaIndex, shownAs row: AppIntentParameter?,
        hasInexpressibleCondition: Bool
    ) {
        self.parameter = parameter
        path = ["intents", intent.name, "parameters", parameter.name]
        guard let row else {
            addMissingRow(schema)
            return
        }
        losses += [renameLoss(parameter, path)].compactMap(\.self)
        addOptions(row)
        for member in row.members(in: schema) { addMember(member) }
        addSize(row)
        addNumbers(row)
        addInput(row)
        addDefault(row)
        addPolicies()
        if hasInexpressibleCondition {
            add(
                .appIntentsCondition,
                "a condition of \(name) cannot be expressed in a parameter summary; its row is always shown")
        }
    }

    private var name: String { "'\(parameter.name)'" }
    private var element: ElementType { parameter.type.element }

    private mutating func add(_ code: DiagnosticCode, _ message: String) {
        losses.append(TargetLoss(code, at: path, message))
    }

    // MARK: Rows and options

    private mutating func addMissingRow(_ schema: SchemaIndex) {
        if case .union(let type) = element {
            let obstacle = schema.type(named: type).flatMap { AppIntentUnion(type: $0).obstacle }
            return add(.appIntentsType, "\(name) \(obstacle ?? "is an unknown union"); its row is left out")
        }
        switch element.appIntents.rows {
        case .none(nil): break
        case .none(let reason?): add(.appIntentsType, "\(name) \(reason); its row is left out")
        case .withOptions(let reason?): add(.appIntentsType, "\(name) \(reason); its row is left out")
        case .withOptions, .all:
            add(
                .appIntentsOptions,
                "the options of \(name) come from \(parameter.options.otherSource ?? "other actions"), which App Intents cannot use; "
                    + "its row is left out")
        }
    }

    private mutating func addOptions(_ row: AppIntentParameter) {
        addSource(parameter)
        addListed(parameter)
        if case .listed = parameter.options, element == .boolean {
            add(.appIntentsOptions, "listed options cannot restrict a Boolean; \(name) offers both values")
        }
        if parameter.options == .none {
            add(
                .appIntentsOptions, "nothing can be chosen for \(name), but its row in App Intents accepts any value")
        }
        if parameter.allowsFreeText, row.hasProvider {
            add(
                .appIntentsOptions,
                "App Intents does not allow free text in addition to options; \(name) offers only its options")
        }
        if parameter.searchesInHandler, row.hasProvider {
            add(.appIntentsOptions, "App Intents can search only for objects; \(name) lists all options")
        }
    }

    // MARK: Rows and members of unions

    private mutating func addSource(_ declared: Parameter) {
        guard let source = declared.options.otherSource else { return }
        add(
            .appIntentsOptions,
            "the options of '\(declared.name)' come from \(source), which App Intents cannot use; any value is accepted"
        )
    }

    private mutating func addListed(_ declared: Parameter) {
        guard case .listed(let options) = declared.options else { return }
        if !declared.filters.isEmpty {
            add(
                .appIntentsOptions,
                "App Intents does not select listed options by other rows; '\(declared.name)' offers all of them")
        }
        if options.contains(where: { $0.disabled != nil }) {
            add(
                .appIntentsOptions, "App Intents has no disabled options; '\(declared.name)' offers only the others")
        }
    }

    private mutating func addSecret(_ declared: Parameter) {
        guard declared.isSecret else { return }
        add(
            .appIntentsSecret,
            "App Intents has no secret texts; the system shows and keeps '\(declared.name)' as any text")
    }

    private mutating func addMember(_ member: AppIntentParameter) {
        let (name, declared) = ("'\(member.name)'", member.parameter)
        losses += [renameLoss(declared, path)].compactMap(\.self)
        addSource(declared)
        if member.isObject {
            addListed(declared)
        } else if declared.options != .free, declared.options.otherSource == nil {
            add(.appIntentsOptions, "App Intents has no options for members of unions; \(name) accepts any value")
        }
        addSecret(declared)
        if declared.settings != TypeSettings() {
            let isLimited = declared.settings.hasRange || !declared.settings.address.schemes.isEmpty
            add(
                isLimited ? .appIntentsRange : .appIntentsInput,
                "App Intents has no settings for members of unions; \(name) accepts any value of its type")
        }
        if declared.defaultRule != nil {
            add(.appIntentsDefault, "App Intents has no defaults for members of unions; \(name) is empty at first")
        }
    }

    // MARK: Sizes and numbers

    private mutating func addSize(_ row: AppIntentParameter) {
        guard parameter.size != nil, !(element.isObject || element == .person && !row.hasProvider) else { return }
        add(
            .appIntentsSize,
            "only lists of objects and persons have a size in App Intents; the list \(name) has no limit")
    }

    private mutating func addNumbers(_ row: AppIntentParameter) {
        let settings = parameter.settings
        if settings.hasRange { addRange(settings, row) }
        if !settings.address.schemes.isEmpty {
            add(.appIntentsText, "App Intents URLs have no list of schemes; \(name) accepts any URL")
        }
        if element == .integer, settings.number.usedControl == .slider {
            add(.appIntentsInput, "App Intents has no slider for integers; \(name) has a stepper")
        }
    }

    private mutating func addRange(_ settings: TypeSettings, _ row: AppIntentParameter) {
        // Of measurements and durations, App Intents can exclude the negative ones, unless there is a provider.
        switch element.settingsKind {
        case .number:
            if settings.range?.step != nil {
                add(.appIntentsStep, "App Intents ranges have no step; \(name) accepts every number in the range")
            }
        case .interval:
            if !row.hasProvider, settings.interval.range == Bounds(minimum: .zero, maximum: nil) { break }
            add(.appIntentsRange, "App Intents durations have no range; \(name) accepts any duration")
        case .date: add(.appIntentsRange, "App Intents dates have no range; \(name) accepts any date")
        case .amount:
            if settings.amount.declarableBounds != nil { break }
            add(.appIntentsRange, "App Intents ranges of amounts have at most 18 digits; \(name) accepts any amount")
        case .measurement:
            if !row.hasProvider, settings.range == .decimals(minimum: 0, maximum: nil, step: nil) { break }
            add(.appIntentsRange, "App Intents measurements have no range; \(name) accepts any value")
        case .text: add(.appIntentsText, "App Intents texts have no length and no pattern; \(name) accepts any text")
        case .boolean, .file, .person, .placemark, .address, .empty: break
        }
    }

    private mutating func addInput(_ row: AppIntentParameter) {
        let settings = parameter.settings
        if settings.placeholder != nil {
            add(.appIntentsInput, "App Intents fields have no placeholder; \(name) shows its title")
        }
        switch element.settingsKind {
        case .text:
            let input = settings.text.input
            addSecret(parameter)
            if !input.keyboard.isSupported {
                add(
                    .appIntentsInput,
                    "App Intents has no keyboard '\(input.keyboard.rawValue)'; \(name) uses the most similar one")
            }
        case .date:
            if settings.date == settings.date.withoutDisplay { break }
            add(
                .appIntentsInput,
                "the system chooses how to display dates; the display settings of \(name) have no effect")
        case .interval:
            if settings.interval.defaultUnit != .days { break }
            add(
                .appIntentsInput,
                "App Intents durations have no days; \(name) is entered in \(row.durationUnit.rawValue)")
        case .number, .measurement, .boolean, .file, .person, .placemark, .amount, .address, .empty: break
        }
    }

    // MARK: Defaults and policies

    private mutating func addDefault(_ row: AppIntentParameter) {
        guard let rule = parameter.defaultRule else { return }
        if case .byFamily = rule {
            guard parameter.uniformDefault == nil else { return }
            return add(
                .appIntentsFamilyDefault,
                "a default is the same in all families; the row of \(name) is empty at first, and the widget uses the "
                    + "default of its family")
        }
        guard row.literalDefault == nil, !row.hasProvidedDefault, row.listedDefault == nil else { return }
        let reason: String
        switch rule {
        case .handler, .first, .options: reason = "App Intents cannot provide several values as a default"
        case .row: reason = "App Intents has no defaults that follow other rows"
        case .value, .byFamily: reason = "App Intents has no defaults of this type"
        }
        add(
            .appIntentsDefault,
            "\(reason); the row of \(name) is empty at first, but the widget uses the default")
    }

    private mutating func addPolicies() {
        if parameter.parentPolicy != .reset || parameter.vanishedPolicy != .keepAndFlag {
            add(
                .appIntentsPolicy,
                "the system decides what happens to a choice later; the policies of \(name) have no effect")
        }
    }
}

extension OptionSource {
    /// A source that App Intents does not have; nil for the others.
    fileprivate var otherSource: String? {
        switch self {
        case .file: "a file"
        case .command: "a command"
        case .address: "an address"
        case .free, .none, .dynamic, .listed: nil
        }
    }
}

extension TextInput.Keyboard {
    /// Whether App Intents has this keyboard.
    fileprivate var isSupported: Bool { nearest == self }

    /// The most similar keyboard of App Intents.
    var nearest: TextInput.Keyboard {
        switch self {
        case .asciiCapable, .numbersAndPunctuation, .numberPad, .URL, .default: self
        case .decimalPad: .numbersAndPunctuation
        case .phonePad, .asciiCapableNumberPad: .numberPad
        case .webSearch: .URL
        case .namePhonePad, .emailAddress, .twitter: .default
        }
    }
}
