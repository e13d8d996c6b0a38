internal import IntentModel
internal import IntentSchema
internal import IntentYAML

/// Collects the translations of a definition while it is written.
struct TranslationWriter {
    /// The current declarations, outermost first.
    private var path: [(section: StaticString, name: String)] = []
    private var mappings: [String: YAMLMapping] = [:]
    /// The variants of the current intent that are not written yet.
    private var variants: [DialogVariant] = []
    /// Whether ``recorded`` is to contain every text.
    var recordsTexts = false
    private(set) var recorded: [DeclaredText] = []

    /// Enters a declaration. Call ``leave()`` at its end.
    mutating func enter(_ section: StaticString, _ name: String) { path.append((section, name)) }

    /// Enters an intent. Its variants are written after the dialogs they belong to.
    mutating func enterIntent(_ name: String, variants: [DialogVariant]) {
        enter("intents", name)
        self.variants = variants
    }

    /// Leaves a declaration, and adds the variants of its dialogs that are not written.
    mutating func leave() {
        if !variants.isEmpty {
            let inside = innerPath
            addVariants { inside.isEmpty || $0.hasPrefix(inside + ".") }
        }
        _ = path.popLast()
    }

    /// - Parameter name: The path of the text within its declaration: `title`.
    mutating func add(_ text: LocalizedText, as name: String) {
        if recordsTexts { recorded.append(DeclaredText(path: path(of: name), text: text)) }
        if !text.others.isEmpty {
            let path = path(of: name)
            for other in text.others { add(other.text, language: other.language, at: path) }
        }
        guard !variants.isEmpty else { return }
        let inside = innerPath
        let dialog = inside.isEmpty ? name : "\(inside).\(name)"
        addVariants { $0 == dialog }
    }

    /// - Parameter name: The path within the current declaration.
    mutating func add(_ text: String, language: String, as name: String) {
        add(text, language: language, at: path(of: name))
    }

    private mutating func addVariants(where hasPath: (String) -> Bool) {
        guard let intent = path.first else { return }
        for variant in variants where hasPath(variant.path) {
            let path = "\(intent.section).\(intent.name).\(variant.path).\(variant.value)"
            add(variant.text, language: variant.language, at: path)
        }
        variants.removeAll { hasPath($0.path) }
    }

    private mutating func add(_ text: String, language: String, at path: String) {
        mappings[language, default: Self.head(language)].append(path, .text(text))
    }

    /// Returns a file without texts.
    static func head(_ language: String) -> YAMLMapping {
        var file = YAMLMapping(.lines)
        file.append(.intentTexts, .plain("1"))
        file.append(.language, language)
        return file
    }

    private func path(of name: String) -> String {
        var path = ""
        for (section, name) in self.path { path += "\(section).\(name)." }
        return path + name
    }

    /// The path of the current declaration within its intent; empty for the intent itself.
    private var innerPath: String {
        path.dropFirst().map { "\($0.section).\($0.name)" }.joined(separator: ".")
    }

    /// Returns the texts of the files, by language.
    func files() -> [String: String] { mappings.mapValues { renderYAML(.mapping($0)) } }
}
