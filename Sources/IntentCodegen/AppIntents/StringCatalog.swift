import IntentModel

/// The texts of one definition as one of Xcode's string catalogs, each under its place in the definition.
struct StringCatalog {
    private let language: String
    private var entries: [String: JSONValue] = [:]

    init(language: String) {
        self.language = language
    }

    /// `intents.WidgetConfig.parameters.carControls.title`
    static func key(_ path: [String]) -> String { path.joined(separator: ".") }

    /// - Parameter comment: What translators read.
    mutating func add(_ text: LocalizedText, _ path: String..., comment: String) {
        add(text, key: Self.key(path), comment: comment)
    }

    /// A sentence, which App Intents looks up by itself: its key is the text with `${name}` for each parameter.
    mutating func add(sentence text: LocalizedText, comment: String) {
        add(text, key: text.text, comment: comment)
    }

    private mutating func add(_ text: LocalizedText, key: String, comment: String) {
        var localizations: [(String, String)] = [(text.language, text.text)]
        localizations += text.others.map { ($0.language, $0.text) }
        var units = JSONObject()
        for (language, text) in localizations.sorted(by: { $0.0 < $1.0 }) {
            units[language] = ["stringUnit": ["state": "translated", "value": .string(text)]]
        }
        entries[key] = [
            // Xcode takes strings away that it has not found in code itself, unless they are said to be kept by hand.
            "comment": .string(comment), "extractionState": "manual", "localizations": .object(units),
        ]
    }

    /// The file's text: sorted keys, a line for each, with a line end behind the last.
    var text: String {
        var strings = JSONObject()
        for key in entries.keys.sorted() { strings[key] = entries[key] }
        let catalog: JSONValue = [
            "sourceLanguage": .string(language), "strings": .object(strings), "version": "1.0",
        ]
        return catalog.rendered(pretty: true) + "\n"
    }
}
