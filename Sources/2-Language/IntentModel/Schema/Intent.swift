/// An intent: the parameters of a configuration, from which a struct is generated.
package struct Intent: Hashable, Sendable {
    package var name: String
    /// The full name of the generated struct: `WidgetConfigIntent` for the intent WidgetConfig.
    package var swiftName: String
    package var title: LocalizedText
    package var description: LocalizedText?
    /// The parameters in the order of the editor's rows.
    package var parameters: [Parameter]
    package var isEligibleForWidgets: Bool
    /// The sentence in Shortcuts; `nil` if the intent is not available there.
    package var summary: IntentSummary?
    /// Former names, most recent first.
    package var renamedFrom: [String]
    /// Names of former parameters that must not be reused.
    package var reserved: [String]
    package var deprecated: String?
    /// The prefix of the name in Swift and in Xcode's files; `nil` if ``swiftName`` is specified.
    package var classPrefix: String?
    /// Whether the definition specifies `swiftName` although it equals the implied name; Xcode's files then contain it.
    package var repeatsSwiftName = false
    /// What Siri, Shortcuts and Xcode's files specify; `nil` if all of it has its default.
    @Boxed package var actions: IntentActions?

    package init(
        name: String, swiftName: String, title: LocalizedText, description: LocalizedText? = nil,
        parameters: [Parameter] = [], isEligibleForWidgets: Bool = false, summary: IntentSummary? = nil,
        renamedFrom: [String] = [], reserved: [String] = [], deprecated: String? = nil, classPrefix: String? = nil,
        actions: IntentActions? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.description = description
        self.parameters = parameters
        self.isEligibleForWidgets = isEligibleForWidgets
        self.summary = summary
        self.renamedFrom = renamedFrom
        self.reserved = reserved
        self.deprecated = deprecated
        self.classPrefix = classPrefix
        self.actions = actions
    }

    /// Returns the name of the struct of an intent that does not specify `swiftName`.
    package static func swiftName(of name: String, classPrefix: String?) -> String {
        (classPrefix ?? "") + name + "Intent"
    }

    package func parameter(named name: String) -> Parameter? { parameters.first { $0.name == name } }
}

extension Intent {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: Intent.swiftName(of: name, classPrefix: classPrefix))
        writer.put("classPrefix", classPrefix)
        writer.put("namesClass", repeatsSwiftName)
        writer.putTitle(title, of: name)
        writer.put("description", description)
        writer.put("parameters", parameters) { $0.json(in: language) }
        writer.put("eligibleForWidgets", isEligibleForWidgets)
        writer.put("summary", summary?.json(in: language))
        actions?.write(to: &writer)
        writer.put("renamedFrom", renamedFrom)
        writer.put("reserved", reserved)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            let classPrefix = try fields.remove("classPrefix")?.text()
            var result = Intent(
                name: name,
                swiftName: try fields.remove("swiftName")?.text()
                    ?? Intent.swiftName(of: name, classPrefix: classPrefix),
                title: try fields.title(of: name), description: try fields.localized("description"),
                parameters: try fields.list("parameters", of: Parameter.init(schemaNode:)),
                isEligibleForWidgets: try fields.flag("eligibleForWidgets"),
                summary: try fields.summary("summary"),
                renamedFrom: try fields.texts("renamedFrom"), reserved: try fields.texts("reserved"),
                deprecated: try fields.remove("deprecated")?.text(), classPrefix: classPrefix,
                actions: try IntentActions.read(from: &fields))
            result.repeatsSwiftName = try fields.flag("namesClass")
            return result
        }
    }
}
