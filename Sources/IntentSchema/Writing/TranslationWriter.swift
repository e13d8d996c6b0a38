internal import IntentModel
internal import IntentYAML

/// The files of texts beside a definition, while it is written.
struct TranslationWriter {
    /// The declarations that the writer is in, outermost first.
    private var path: [(section: StaticString, name: String)] = []
    private var mappings: [String: YAMLMapping] = [:]

    /// Goes into a declaration. Each time is followed by ``leave()``.
    mutating func enter(_ section: StaticString, _ name: String) { path.append((section, name)) }

    mutating func leave() { _ = path.popLast() }

    /// - Parameter name: What the path of the text ends with, within its declaration: `title`.
    mutating func add(_ text: LocalizedText, as name: String) {
        guard !text.others.isEmpty else { return }
        let path = path(of: name)
        for other in text.others { add(other.text, language: other.language, at: path) }
    }

    /// - Parameter name: The path within the present declaration.
    mutating func add(_ text: String, language: String, as name: String) {
        add(text, language: language, at: path(of: name))
    }

    private mutating func add(_ text: String, language: String, at path: String) {
        mappings[language, default: Self.head(language)].append(path, .text(text))
    }

    private static func head(_ language: String) -> YAMLMapping {
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

    /// The texts of the files by language.
    func files() -> [String: String] { mappings.mapValues { renderYAML(.mapping($0)) } }
}
