internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Titles, descriptions and other texts that people read.
extension FileResolver {
    /// The text behind a key with its translations, of files beside this one too; nil where the key is not written or
    /// wrong.
    /// - Parameter name: What the text's path ends with, where that is not the key: `title` for a shorthand.
    mutating func localizedText(_ value: Value?, as name: String? = nil) -> LocalizedText? {
        guard let value else { return nil }
        switch document.tree.kind(value.node) {
        case .scalar:
            guard let text = string(value, expected: "a text, or a map of a text for each language") else { return nil }
            let beside = translations(of: value, as: name)
            if !document.languages.isEmpty { checkTranslations(beside.map(\.language), at: value.node) }
            return LocalizedText(text, language: document.language, translations: beside.byLanguage)
        case .mapping: return translatedText(value, as: name)
        case .sequence:
            reportWrongType(value, expected: "a text, or a map of a text for each language")
            return nil
        }
    }

    /// The title of a declaration; where none is written, its name in words.
    mutating func title(_ value: Value?, name: @autoclosure () -> String) -> LocalizedText {
        localizedText(value)
            ?? LocalizedText(
                Naming.words(from: name()), language: document.language, translations: translationsOfImpliedTitle())
    }

    private mutating func translatedText(_ value: Value, as name: String?) -> LocalizedText? {
        var own: String?
        var isOwnWritten = false
        var translations: [String: String] = [:]
        var written: [String] = []
        let promisesLanguages = !document.languages.isEmpty
        for entry in document.tree.entries(of: value.node) {
            let tag = text(entry.key)
            let isOwn = tag == document.language
            guard isOwn || LanguageTag.isTag(tag) else {
                report(.notALanguage(tag, at: place(entry.key)))
                continue
            }
            if isOwn { isOwnWritten = true } else if promisesLanguages { written.append(tag) }
            guard !document.tree.isRefused(entry.value),
                let text = string(Value(entry.value, behind: entry.key))
            else { continue }
            if isOwn { own = text } else { translations[tag] = text }
        }
        if !isOwnWritten { report(.noDevelopmentText(document.language, at: place(value.node))) }
        for beside in self.translations(of: value, as: name) {
            if let entry = entry(of: beside.language, in: value.node) {
                report(.translatedHereToo(beside, here: place(entry)))
            } else {
                written.append(beside.language)
                translations[beside.language] = beside.text
            }
        }
        if promisesLanguages { checkTranslations(written, at: value.node) }
        guard let own else { return nil }
        return LocalizedText(own, language: document.language, translations: translations)
    }

    /// The key of a language in a map of texts.
    private func entry(of language: String, in node: NodeID) -> NodeID? {
        document.tree.entries(of: node).first { text($0.key) == language }?.key
    }

    /// The languages that the file promises must each find a text.
    private mutating func checkTranslations(_ written: [String], at node: NodeID) {
        let given = [document.language] + written + (texts?.translations.unreadLanguages ?? [])
        let missing = document.languages.filter { wanted in
            !given.contains { LanguageTag.serves(wanted, given: $0) }
        }
        guard !missing.isEmpty else { return }
        report(.missingTranslation(missing, at: place(node)))
    }
}

extension Diagnostic {
    fileprivate static func notALanguage(_ tag: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .unknownKey, at: place,
            "\(quoted(tag)) is not a language tag; a text is a string or a map such as { en: Yes, de: Ja }"
        )
    }

    fileprivate static func noDevelopmentText(_ language: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .missingKey, at: place,
            "'\(language)' is missing: it is the file's language, which every text falls back to")
    }

    fileprivate static func translatedHereToo(_ line: TranslationTable.Translation, here: Place) -> Diagnostic {
        Diagnostic(
            .duplicateKey, at: line.place, "'\(line.language)' is given for this text in the definition already",
            notes: [DiagnosticNote("the definition gives it here", at: here)])
    }

    fileprivate static func missingTranslation(_ languages: [String], at place: Place) -> Diagnostic {
        Diagnostic(
            .missingTranslation, .warning, at: place,
            "\(languages.joined(separator: " and ")) \(languages.count == 1 ? "is" : "are") promised under 'languages', and this text has none"
        )
    }
}
