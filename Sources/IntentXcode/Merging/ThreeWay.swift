internal import IntentModel

/// One part of a definition three times: as the definition has it, as an export of that comes back, and as the file
/// that is imported has it.
///
/// Where the last two are alike, nothing was changed in Xcode, and the definition keeps what it says, more of which
/// there may be than Xcode can hold.
struct ThreeWay<Part> {
    let existing: Part
    let projected: Part
    let imported: Part
    /// The languages of which the import has texts; what is said in others is kept.
    let languages: Set<String>

    func pick<Value: Equatable>(_ keyPath: KeyPath<Part, Value>) -> Value {
        projected[keyPath: keyPath] == imported[keyPath: keyPath]
            ? existing[keyPath: keyPath] : imported[keyPath: keyPath]
    }

    func pick(_ keyPath: KeyPath<Part, LocalizedText>) -> LocalizedText {
        map(keyPath).text()
    }

    func pick(_ keyPath: KeyPath<Part, LocalizedText?>) -> LocalizedText? {
        if projected[keyPath: keyPath] == imported[keyPath: keyPath] { return existing[keyPath: keyPath] }
        guard let all = unwrapped(keyPath) else { return imported[keyPath: keyPath] }
        return all.text()
    }

    func map<Value>(_ keyPath: KeyPath<Part, Value>) -> ThreeWay<Value> {
        ThreeWay<Value>(
            existing: existing[keyPath: keyPath], projected: projected[keyPath: keyPath],
            imported: imported[keyPath: keyPath], languages: languages)
    }

    /// Nil where one of the three has nothing.
    func unwrapped<Value>(_ keyPath: KeyPath<Part, Value?>) -> ThreeWay<Value>? {
        guard let existing = existing[keyPath: keyPath], let projected = projected[keyPath: keyPath],
            let imported = imported[keyPath: keyPath]
        else { return nil }
        return ThreeWay<Value>(existing: existing, projected: projected, imported: imported, languages: languages)
    }
}

extension ThreeWay<LocalizedText> {
    /// By language.
    func text() -> LocalizedText {
        let written = Set((existing.others + imported.others).map(\.language))
        let others = written.compactMap { language -> LocalizedText.Translation? in
            guard languages.contains(language), projected[language] != imported[language] else {
                return existing[language].map { LocalizedText.Translation($0, language: language) }
            }
            return imported[language].map { LocalizedText.Translation($0, language: language) }
        }
        return LocalizedText(pick(\.text), language: existing.language, others: others)
    }
}

extension LocalizedText {
    fileprivate subscript(_ language: String) -> String? { others.first { $0.language == language }?.text }
}
