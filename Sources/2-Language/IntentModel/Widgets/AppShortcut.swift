/// An intent that Siri, Spotlight and the Shortcuts app offer as soon as the app is installed.
package struct AppShortcut: Hashable, Sendable {
    package var name: String
    /// The name of the intent that it runs.
    package var intent: String
    /// The short title under the symbol.
    package var title: LocalizedText
    /// The name of a system symbol.
    package var symbol: String
    /// What people say, with `${applicationName}` for the name of the app; at least one.
    package var phrases: [LocalizedText]

    package init(name: String, intent: String, title: LocalizedText, symbol: String, phrases: [LocalizedText]) {
        self.name = name
        self.intent = intent
        self.title = title
        self.symbol = symbol
        self.phrases = phrases
    }

    /// The number of shortcuts that the system accepts from one app.
    package static let maximumCount = 10

    /// The placeholder for the name of the app in a phrase, without `${` and `}`.
    package static let applicationName = "applicationName"
}

extension AppShortcut {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("intent", intent)
        writer.putTitle(title, of: name)
        writer.put("symbol", symbol)
        writer.put("phrases", phrases) { $0.json(in: language) }
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            return AppShortcut(
                name: name, intent: try fields.text("intent"), title: try fields.title(of: name),
                symbol: try fields.text("symbol"),
                phrases: try fields.list("phrases") { node throws(SchemaDecodingError) in
                    try LocalizedText(schemaNode: node)
                })
        }
    }
}
