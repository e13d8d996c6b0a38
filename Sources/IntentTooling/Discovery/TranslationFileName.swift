/// The name of a file of texts, `board.intent.de.yaml`: that of the definition it stands beside, with a language.
///
/// The build plugin compiles this very file.
struct TranslationFileName {
    /// The names that the definition may have, the one with the same ending first.
    let definitions: [String]
    /// As it is written, whether or not it is the tag of a language.
    let language: String

    /// Nil for every other name, that of a definition too.
    init?(_ fileName: String) {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 4, let ending = parts.last, Self.endings.contains(ending) else { return nil }
        let name = parts.dropLast(2)
        language = parts[parts.count - 2]
        guard name.last == "intent", name.dropLast().contains(where: { !$0.isEmpty }), !language.isEmpty,
            language != "intent"
        else { return nil }
        let base = name.joined(separator: ".")
        definitions = ([ending] + Self.endings.filter { $0 != ending }).map { "\(base).\($0)" }
    }

    private static let endings = ["yaml", "yml"]
}
