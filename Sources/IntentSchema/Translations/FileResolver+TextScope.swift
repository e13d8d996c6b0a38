internal import IntentDiagnostics
internal import IntentYAML

/// Where the resolver is among the declarations, so that texts have paths. All of it is nothing for a file without
/// translations.
extension FileResolver {
    /// Goes into a declaration: `enterTexts("parameters", key)`. Each time is followed by ``leaveTexts()``.
    mutating func enterTexts(_ section: StaticString, _ name: NodeID) {
        guard texts != nil else { return }
        let part = "\(section).\(text(name))"
        texts?.enter(part, at: name)
    }

    mutating func leaveTexts() {
        if texts != nil { texts?.leave() }
    }

    /// What was reported of the present declaration may hide texts of it.
    mutating func doubtTexts(after diagnostic: Diagnostic) {
        if diagnostic.severity == .error, diagnostic.file == document.file { texts?.doubt() }
    }

    /// What the files beside this one say for a written text.
    /// - Parameter name: The last part of the text's path; nil for the key before the value.
    mutating func translations(of value: Value, as name: String?) -> [TranslationTable.Translation] {
        guard texts != nil, let name = name ?? value.key.map(text) else { return [] }
        let place = place(value.node)
        return texts?.meet(name, at: place) ?? []
    }

    /// The same for a title that is not written.
    mutating func translationsOfImpliedTitle() -> [String: String] {
        guard let place = texts?.key.map(place) else { return [:] }
        return (texts?.meet("title", at: place) ?? []).byLanguage
    }
}

extension [TranslationTable.Translation] {
    /// The texts by language; wrong values are not among them.
    var byLanguage: [String: String] {
        var texts: [String: String] = [:]
        for translation in self { texts[translation.language] = translation.text }
        return texts
    }
}
