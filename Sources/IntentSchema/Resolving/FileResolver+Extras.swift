internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Synonyms and images, of cases and options.
extension FileResolver {
    /// `[disco bay, { DB: d b }]`: texts, each alone or with its pronunciation.
    mutating func synonyms(_ value: Value?) -> [Synonym] {
        guard let value else { return [] }
        guard document.tree.kind(value.node) == .sequence else {
            reportWrongType(value, expected: "a list of synonyms, such as [income, { DB: d b }]")
            return []
        }
        var synonyms: [Synonym] = []
        for element in document.tree.elements(of: value.node) where !document.tree.isRefused(element) {
            let element = Value(element, behind: nil)
            if document.tree.kind(element.node) == .mapping {
                if let synonym = spokenSynonym(element) { synonyms.append(synonym) }
            } else if let text = filledString(element, expected: "a synonym, or one with its pronunciation") {
                synonyms.append(Synonym(text))
            }
        }
        return synonyms
    }

    private mutating func spokenSynonym(_ value: Value) -> Synonym? {
        var entries = document.tree.entries(of: value.node)
        guard let entry = entries.next(), entries.next() == nil else {
            reportWrongType(value, expected: "one synonym with its pronunciation")
            return nil
        }
        guard let spoken = filledString(Value(entry.value, behind: entry.key), expected: "a pronunciation") else {
            return nil
        }
        return Synonym(text(entry.key), pronunciation: spoken)
    }

    /// A name, or `{ system: }`, `{ file: }`, `{ url: }`.
    mutating func image(_ value: Value) -> ImageValue? {
        if document.tree.kind(value.node) == .scalar {
            return filledString(value, expected: Self.imageForms).map { .named($0) }
        }
        guard document.tree.kind(value.node) == .mapping else {
            reportWrongType(value, expected: Self.imageForms)
            return nil
        }
        guard let fields = fields(of: value, allowed: .image, subject: "an image") else { return nil }
        let found = [Word.system, .file, .url].compactMap { word in fields[word].map { (word, $0) } }
        guard let (word, value) = found.first, found.count == 1 else {
            // An unknown key was reported as such, and a key without a usable value too.
            let isEmpty = document.tree.entries(of: value.node).first(where: { _ in true }) == nil
            if isEmpty || found.count > 1 { reportWrongType(value, expected: Self.imageForms) }
            return nil
        }
        guard let text = filledString(value, expected: "a text") else { return nil }
        if word == .url, literal(value, .url, TypeSettings()) == nil { return nil }
        return switch word {
        case .system: .system(text)
        case .file: .file(text)
        default: .url(text)
        }
    }

    private static let imageForms = "an image's name, or one of { system: … }, { file: … }, { url: … }"
}
