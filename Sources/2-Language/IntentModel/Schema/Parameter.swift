/// A parameter: something a person can choose. It is a row of the editor and a property of the generated struct.
package struct Parameter: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    package var title: LocalizedText
    /// Help for the person who configures an instance.
    package var description: LocalizedText?
    /// The text of an empty row. Its placeholders are the parameters of the intent and `${count}`.
    package var prompt: LocalizedText?
    package var type: ValueType
    package var settings: TypeSettings = TypeSettings()
    package var options: OptionSource = .free
    /// Whether the handler receives the search term; only with dynamic options.
    package var searchesInHandler: Bool = false
    /// Whether values that are not options are accepted; only for String.
    package var allowsFreeText: Bool = false
    /// Whether a value may be in only one slot; only for lists.
    package var hasUniqueValues: Bool = false
    package var defaultRule: DefaultRule?
    /// The number of slots of a list; `nil` if it is unlimited, and for a parameter that is not a list.
    package var size: SlotSizes?
    /// The conditions that must all hold for the row to be shown.
    package var conditions: [Condition] = []
    /// The families in which the row is shown; `nil` for all.
    package var families: [SizeFamily]?
    /// Earlier parameters whose changes cause the options to be requested again.
    package var dependsOn: [String] = []
    package var parentPolicy: ParentPolicy = .reset
    package var vanishedPolicy: VanishedPolicy = .keepAndFlag
    /// Former names, most recent first.
    package var renamedFrom: [String] = []
    package var deprecated: String?
    /// How Siri and Shortcuts ask for the value; `nil` if they may not ask and no texts are defined.
    @Boxed package var siri: SiriRequest? = nil
}

extension Parameter {
    /// Whether Siri and Shortcuts may ask for the value.
    package var siriCanAsk: Bool { siri?.isEnabled ?? false }
}

extension Parameter {
    // Calls the memberwise initializer, because setting the properties one by one would copy this large value again.
    package init(name: String, swiftName: String, title: LocalizedText, type: ValueType) {
        self.init(name: name, swiftName: swiftName, title: title, description: nil, prompt: nil, type: type)
    }
}

extension Parameter {
    /// Whether the parameter is a single value that always has a literal default.
    package var hasLiteralDefault: Bool {
        guard !type.isList else { return false }
        switch defaultRule {
        case .value?, .options?: return true
        case .byFamily(let rules, let otherwise?)?:
            return rules.values.allSatisfy(\.isLiteral) && otherwise.isLiteral
        default: return false
        }
    }
}

extension DefaultRule {
    /// Whether the default is known without calling a handler.
    fileprivate var isLiteral: Bool {
        switch self {
        case .value, .options: true
        case .handler, .first, .byFamily: false
        }
    }
}

/// What happens to a value when the value of a `dependsOn` parent changes; `ifParentChanges`.
package enum ParentPolicy: String, CaseIterable, Hashable, Sendable {
    case reset, keep
}

/// What happens to a chosen option that no longer exists; `ifVanished`.
package enum VanishedPolicy: String, CaseIterable, Hashable, Sendable {
    case keepAndFlag, useDefault, clear
}

extension Parameter {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: name)
        writer.put("type", type.tag)
        writer.putTitle(title, of: name)
        writer.put("description", description)
        writer.put("prompt", prompt)
        writer.put("siri", siri?.json(in: language))
        settings.write(to: &writer, of: type.element)
        writer.put("options", options.json(in: language))
        writer.put("search", searchesInHandler)
        writer.put("freeText", allowsFreeText)
        writer.put("uniqueValues", hasUniqueValues)
        writer.put("default", defaultRule?.json)
        writer.put("size", size?.json)
        writer.put("when", conditions) { $0.json }
        if let families { writer.put("families", .array(families.map { .string($0.rawValue) })) }
        writer.put("dependsOn", dependsOn)
        writer.put("ifParentChanges", parentPolicy.rawValue, unless: ParentPolicy.reset.rawValue)
        writer.put("ifVanished", vanishedPolicy.rawValue, unless: VanishedPolicy.keepAndFlag.rawValue)
        writer.put("renamedFrom", renamedFrom)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            var parameter = Parameter(
                name: name, swiftName: try fields.remove("swiftName")?.text() ?? name,
                title: try fields.title(of: name), type: try ValueType(schemaNode: fields.required("type")))
            try parameter.readRules(from: &fields)
            return parameter
        }
    }

    private mutating func readRules(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        description = try fields.localized("description")
        prompt = try fields.localized("prompt")
        if let node = fields.remove("siri") { siri = try SiriRequest(schemaNode: node) }
        settings = try TypeSettings(from: &fields, of: type.element)
        if let node = fields.remove("options") { options = try OptionSource(schemaNode: node) }
        searchesInHandler = try fields.flag("search")
        allowsFreeText = try fields.flag("freeText")
        hasUniqueValues = try fields.flag("uniqueValues")
        if let node = fields.remove("default") { defaultRule = try DefaultRule(schemaNode: node) }
        if let node = fields.remove("size") { size = try SlotSizes(schemaNode: node) }
        conditions = try fields.list("when", of: Condition.init(schemaNode:))
        if let node = fields.remove("families") {
            families = try node.list { node throws(SchemaDecodingError) in try node.family() }
        }
        dependsOn = try fields.texts("dependsOn")
        parentPolicy = try fields.remove("ifParentChanges")?.word() ?? .reset
        vanishedPolicy = try fields.remove("ifVanished")?.word() ?? .keepAndFlag
        renamedFrom = try fields.texts("renamedFrom")
        deprecated = try fields.remove("deprecated")?.text()
    }
}
