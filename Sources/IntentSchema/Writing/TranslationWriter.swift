internal import IntentModel
internal import IntentYAML

/// The files of texts beside a definition, while it is written.
struct TranslationWriter {
    /// The declarations that the writer is in, outermost first.
    private var path: [(section: StaticString, name: String)] = []
    private var mappings: [String: YAMLMapping] = [:]
    /// Those of the present intent that are still to be written.
    private var variants: [DialogVariant] = []

    /// Goes into a declaration. Each time is followed by ``leave()``.
    mutating func enter(_ section: StaticString, _ name: String) { path.append((section, name)) }

    /// Goes into an intent, whose variants stand behind the dialogs that they are of.
    mutating func enterIntent(_ name: String, variants: [DialogVariant]) {
        enter("intents", name)
        self.variants = variants
    }

    /// Dialogs need not be written to have variants; those are added when their declaration ends.
    mutating func leave() {
        if !variants.isEmpty {
            let inside = innerPath
            addVariants { inside.isEmpty || $0.hasPrefix(inside + ".") }
        }
        _ = path.popLast()
    }

    /// - Parameter name: What the path of the text ends with, within its declaration: `title`.
    mutating func add(_ text: LocalizedText, as name: String) {
        if !text.others.isEmpty {
            let path = path(of: name)
            for other in text.others { add(other.text, language: other.language, at: path) }
        }
        guard !variants.isEmpty else { return }
        let inside = innerPath
        let dialog = inside.isEmpty ? name : "\(inside).\(name)"
        addVariants { $0 == dialog }
    }

    /// - Parameter name: The path within the present declaration.
    mutating func add(_ text: String, language: String, as name: String) {
        add(text, language: language, at: path(of: name))
    }

    private mutating func addVariants(where isOfPath: (String) -> Bool) {
        guard let intent = path.first else { return }
        for variant in variants where isOfPath(variant.path) {
            let path = "\(intent.section).\(intent.name).\(variant.path).\(variant.value)"
            add(variant.text, language: variant.language, at: path)
        }
        variants.removeAll { isOfPath($0.path) }
    }

    private mutating func add(_ text: String, language: String, at path: String) {
        mappings[language, default: Self.head(language)].append(path, .text(text))
    }

    /// A file that has no text.
    static func head(_ language: String) -> YAMLMapping {
        var file = YAMLMapping(.lines)
        file.append(.intentTexts, .plain("1"))
        file.append(.language, language)
        return file
    }

    private func path(of name: String) -> String {
        var whole = ""
        for (section, name) in path { whole += "\(section).\(name)." }
        return whole + name
    }

    /// The path of the present declaration below its intent; empty for the intent itself.
    private var innerPath: String {
        path.dropFirst().map { "\($0.section).\($0.name)" }.joined(separator: ".")
    }

    /// The texts of the files by language.
    func files() -> [String: String] { mappings.mapValues { renderYAML(.mapping($0)) } }
}
