internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves titles, descriptions and other texts for people, with their translations.
struct TextResolver: ContextResolver {
    let context: ResolvingContext

    /// Returns a text with its translations, including those in other files.
    /// - Parameter name: The last part of the text's path if it differs from the key, such as `title` for a shorthand.
    /// - Returns: Nil if the key is not written or its value was reported.
    func localizedText(_ value: Value?, as name: String? = nil) -> LocalizedText? {
        guard let value else { return nil }
        switch tree.kind(value.node) {
        case .scalar:
            guard let text = reader.string(value, expected: Self.forms) else { return nil }
            let others = translations(of: value, as: name)
            if !document.languages.isEmpty { checkTranslations(others.map(\.language), at: value.node) }
            return LocalizedText(text, language: document.language, others: others.texts)
        case .mapping: return translatedText(value, as: name)
        case .sequence:
            reader.reportWrongType(value, expected: Self.forms)
            return nil
        }
    }

    private static let forms = "a string, or a map with a string for each language"

    /// Returns the title of a declaration; its name in words if no title is written.
    func title(_ value: Value?, name: @autoclosure () -> String) -> LocalizedText {
        localizedText(value)
            ?? LocalizedText(
                Naming.title(from: name()), language: document.language, others: translationsOfImpliedTitle())
    }

    // MARK: Translations

    /// Returns the translations of a text in other files.
    /// - Parameter name: The last part of the text's path; nil for the key before the value.
    func translations(of value: Value, as name: String?) -> [TranslationTable.Translation] {
        guard context.texts != nil, let name = name ?? value.key.map(text) else { return [] }
        return context.recordText(name, at: place(value.node))
    }

    /// Returns the translations of a title that is not written.
    func translationsOfImpliedTitle() -> [LocalizedText.Translation] {
        guard let place = context.texts?.key.map(place) else { return [] }
        return context.recordText("title", at: place).texts
    }

    private func translatedText(_ value: Value, as name: String?) -> LocalizedText? {
        var own: String?
        var isOwnWritten = false
        var others: [LocalizedText.Translation] = []
        var written: [String] = []
        let promisesLanguages = !document.languages.isEmpty
        for entry in tree.entries(of: value.node) {
            let tag = text(entry.key)
            let isOwn = tag == document.language
            guard isOwn || LanguageTag.isUsual(tag) else {
                report(
                    .unknownKey, at: place(entry.key),
                    "\(quoted(tag)) is not a language tag; a text is a string or a map such as { en: Yes, de: Ja }",
                    near: LanguageTag.usual(for: tag))
                continue
            }
            if isOwn { isOwnWritten = true } else if promisesLanguages { written.append(tag) }
            guard !tree.isInvalid(entry.value),
                let text = reader.string(Value(entry.value, after: entry.key))
            else { continue }
            if isOwn { own = text } else { others.append(LocalizedText.Translation(text, language: tag)) }
        }
        if !isOwnWritten {
            report(
                .missingKey, at: place(value.node),
                "'\(document.language)' is missing: it is the language of the file, which missing translations fall back to"
            )
        }
        for other in translations(of: value, as: name) {
            if let entry = entry(of: other.language, in: value.node) {
                report(
                    .duplicateKey, at: other.place, "the definition already contains this text in '\(other.language)'",
                    notes: [DiagnosticNote("the definition contains it here", at: place(entry))])
            } else {
                written.append(other.language)
                if let text = other.text {
                    others.append(LocalizedText.Translation(text, language: other.language))
                }
            }
        }
        if promisesLanguages { checkTranslations(written, at: value.node) }
        guard let own else { return nil }
        return LocalizedText(own, language: document.language, others: others)
    }

    /// The key of a language in a map of texts.
    private func entry(of language: String, in node: NodeID) -> NodeID? {
        tree.entries(of: node).first { text($0.key) == language }?.key
    }

    /// Records in which of the file's `languages` a text exists.
    private func checkTranslations(_ written: [String], at node: NodeID) {
        let given = [document.language] + written + (context.texts?.translations.unreadLanguages ?? [])
        context.untranslated.add(given, of: document.languages, at: place(node))
    }
}
