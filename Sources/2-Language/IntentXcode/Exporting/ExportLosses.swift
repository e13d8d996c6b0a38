package import IntentDiagnostics
internal import IntentModel
package import IntentSchema

/// Returns diagnostics for everything that Xcode's format cannot represent, one per declaration, in the order of the
/// files.
///
/// Each is a warning; it is a note if the only part is a default that equals no default in the format.
package func notExportable(_ definitions: ResolvedDefinitions) -> [Diagnostic] {
    var places = DeclarationPlaces(definitions)
    return losses(of: definitions.schema).compactMap { loss in
        guard let place = places.place(of: loss.path) else { return nil }
        return loss.diagnostic(in: place.file, at: place.range)
    }.sorted { ($0.file, $0.range.start) < ($1.file, $1.range.start) }
}

private func losses(of schema: Schema) -> [ExportLoss] {
    let export = FileExporter(schema)
    var losses: [ExportLoss] = []
    for type in schema.types { losses += IntentXcode.losses(of: type) }
    for enumeration in schema.enums { losses += IntentXcode.losses(of: enumeration) }
    for intent in schema.intents { losses += IntentXcode.losses(of: intent, cases: export.cases) }
    return losses + schema.widgets.map { .unsupported("widget", at: ["widgets", $0.name]) }
        + schema.controls.map { .unsupported("control", at: ["controls", $0.name]) }
        + schema.appShortcuts.map { .unsupported("App Shortcut", at: ["appShortcuts", $0.name]) }
}

// MARK: Declarations

private func losses(of type: ObjectType) -> [ExportLoss] {
    let path = ["types", type.name]
    if type.isRecord { return [.unsupported(type.isUnion ? "union" : "type with fields", at: path)] }
    var loss = ExportLoss(path)
    if type.description != nil { loss.add("description") }
    if type.deprecated != nil { loss.add("deprecation") }
    return [loss] + type.properties.map { losses(of: $0, in: path + ["properties"]) }
}

private func losses(of property: Property, in path: [String]) -> ExportLoss {
    var loss = ExportLoss(path + [property.name])
    loss.addProperty(property.settings, of: property.type.element)
    if property.deprecated != nil { loss.add("deprecation") }
    return loss
}

private func losses(of type: EnumType) -> [ExportLoss] {
    let path = ["enums", type.name]
    var loss = ExportLoss(path)
    if !type.reserved.isEmpty { loss.add("reserved name", count: type.reserved.count) }
    if type.deprecated != nil { loss.add("deprecation") }
    return [loss]
        + type.cases.map { enumCase in
            var loss = ExportLoss(path + ["cases", enumCase.name])
            if enumCase.image != nil { loss.add("image") }
            if enumCase.deprecated != nil { loss.add("deprecation") }
            return loss
        }
}

private func losses(of intent: Intent, cases: (String) -> [String]) -> [ExportLoss] {
    let path = ["intents", intent.name]
    let rows = XcodeRows(intent, cases: cases)
    var loss = ExportLoss(path)
    let sentenceCount = rows.unrepresentableSentenceCount(of: intent)
    if sentenceCount > 0 { loss.add("sentence", count: sentenceCount) }
    if !intent.reserved.isEmpty { loss.add("reserved name", count: intent.reserved.count) }
    if intent.deprecated != nil { loss.add("deprecation") }
    if !intent.sections.isEmpty { loss.add("section", count: intent.sections.count) }
    if !intent.rules.isEmpty { loss.add("rule", count: intent.rules.count) }
    return [loss]
        + zip(intent.parameters, rows.relationships).map { parameter, relationship in
            ExportLoss(of: parameter, in: path + ["parameters"], relationship)
        }
        + (intent.actions?.response?.properties ?? []).map {
            losses(of: $0, in: path + ["response", "properties"])
        }
}

/// The parts of one declaration that Xcode's format cannot represent.
private struct ExportLoss {
    /// The path of the declaration: `intents`, `OrderSoup`, `parameters`, `soup`.
    let path: [String]
    /// The kind of a declaration that the format cannot represent at all.
    private var unsupported: String?
    /// The parts as phrases: `the step`, `2 conditions`.
    private var parts: [String] = []
    /// Defaults that are the same as no default, so that nothing may be lost.
    private var uncertain: [String] = []

    init(_ path: [String]) {
        self.path = path
    }

    /// Returns the loss of a whole declaration.
    /// - Parameter kind: A noun without an article.
    static func unsupported(_ kind: String, at path: [String]) -> ExportLoss {
        var loss = ExportLoss(path)
        loss.unsupported = kind
        return loss
    }

    /// Adds a part.
    /// - Parameters:
    ///   - part: A noun in the singular without an article.
    ///   - plural: Nil for a plural with s.
    mutating func add(_ part: String, plural: String? = nil, count: Int = 1) {
        parts.append(count == 1 ? "the \(part)" : "\(count) \(plural ?? part + "s")")
    }

    /// Adds a part with a noun in the plural.
    private mutating func addPlural(_ parts: String) { self.parts.append("the \(parts)") }

    mutating func addUncertain(_ part: String) { uncertain.append("the \(part)") }

    /// Returns the diagnostic; nil if nothing is lost.
    func diagnostic(in file: FileIndex, at range: SourceRange) -> Diagnostic? {
        let name = "'\(path.last ?? "")'"
        if let unsupported {
            return Diagnostic(
                .notExportable, .warning, in: file, at: range,
                "Xcode's format cannot represent the \(unsupported) \(name)")
        }
        guard !parts.isEmpty || !uncertain.isEmpty else { return nil }
        let all = (parts + uncertain).listed
        if parts.isEmpty {
            return Diagnostic(
                .notExportable, .note, in: file, at: range, "Xcode's format may not represent \(all) of \(name)")
        }
        return Diagnostic(
            .notExportable, .warning, in: file, at: range, "Xcode's format cannot represent \(all) of \(name)")
    }
}

/// Losses of parameters and properties.
extension ExportLoss {
    /// - Parameter relationship: The relationship for its conditions, if the format has one.
    init(of parameter: Parameter, in path: [String], _ relationship: XcodeRelationship?) {
        self.init(path + [parameter.name])
        if parameter.description != nil { add("description") }
        addSettings(parameter.settings, of: parameter.type.element)
        if let size = parameter.size { add(size) }
        addOptions(of: parameter)
        if let rule = parameter.defaultRule { add(rule, of: parameter.type) }
        if relationship == nil, !parameter.conditions.isEmpty { add("condition", count: parameter.conditions.count) }
        if parameter.families != nil { addPlural("families") }
        addPolicies(of: parameter)
        if parameter.convertedFrom != nil { add("conversion") }
        if parameter.deprecated != nil { add("deprecation") }
    }

    private mutating func addOptions(of parameter: Parameter) {
        switch parameter.options {
        case .listed(let options): add("option", count: options.count)
        case .file, .command, .address: add("source of options")
        case .free, .none, .dynamic: break
        }
        if parameter.allowsFreeText { add("free text") }
        if parameter.hasUniqueValues != (parameter.type.isList && parameter.type.element.isObject) {
            add("rule for unique values")
        }
        if !parameter.dependsOn.isEmpty {
            add("dependency", plural: "dependencies", count: parameter.dependsOn.count)
        }
    }

    private mutating func addPolicies(of parameter: Parameter) {
        let count = (parameter.parentPolicy == .reset ? 0 : 1) + (parameter.vanishedPolicy == .keepAndFlag ? 0 : 1)
        if count > 0 { add("policy", plural: "policies", count: count) }
    }

    /// The format has fixed numbers of values for eight families.
    private mutating func add(_ size: SlotSizes) {
        let counts = size.families.values + (size.otherwise.map { [$0] } ?? [])
        if counts.contains(where: { $0.minimum != $0.maximum }) { add("minimum number of values") }
        if size.families[.systemExtraLargePortrait] != nil { add("size for systemExtraLargePortrait") }
    }

    private mutating func add(_ rule: DefaultRule, of type: ValueType) {
        switch rule {
        case .byFamily: addPlural("defaults by family")
        case .handler: add("dynamic default")
        case .first, .options: add("default")
        case .row: add("default from another row", plural: "defaults from other rows")
        case .value(let value):
            switch (value, type.element) {
            case _ where type.isList: add("default")
            case (.boolean(false), .boolean): addUncertain("default false")
            case (.integer(0), .integer), (.decimal(0), .decimal): addUncertain("default 0")
            case (.timeInterval(let duration), .timeInterval) where Duration(seconds: duration.seconds) != duration:
                addPlural("digits of the default")
            case (.boolean, .boolean), (.integer, .integer), (.decimal, .decimal), (.string, .string),
                (.enumeration, .enumeration), (.timeInterval, .timeInterval):
                break
            default: add("default")
            }
        }
    }

    // MARK: Settings

    private mutating func addSettings(_ settings: TypeSettings, of element: ElementType) {
        if settings.placeholder != nil, element != .string { add("placeholder") }
        if element.xcodeName == nil { add("type \(element.name)") }
        switch element.settingsKind {
        case .amount:
            if !settings.amount.currencies.isEmpty { addPlural("currencies") }
            if settings.amount.range != nil { add("range") }
        case .date: if settings.date.range != nil { add("range") }
        case .number:
            if settings.range?.step != nil { add("step") }
            if settings.number.usedControl != settings.number.control { add("slider without both ends of a range") }
        case .text:
            if settings.text.isSecret { add("secrecy") }
            if settings.text.length != nil { add("length") }
            if settings.text.pattern != nil { add("pattern") }
        case .address: if !settings.address.schemes.isEmpty { addPlural("schemes") }
        case .measurement:
            if settings.number.unit != nil { add("unit") }
            if settings.range != nil { add("range") }
        case .boolean, .interval, .file, .person, .placemark, .empty: break
        }
    }

    /// Adds the losses of a property, for which the format has only titles of true and false, date formats, and time
    /// units.
    mutating func addProperty(_ settings: TypeSettings, of element: ElementType) {
        addSettings(settings, of: element)
        switch element.settingsKind {
        case .file: if settings.contentTypes != .any { addPlural("content types") }
        case .placemark: if settings.display != .name { add("display") }
        case .text, .number, .measurement, .boolean, .date, .interval, .person, .amount, .address, .empty: break
        }
    }
}
