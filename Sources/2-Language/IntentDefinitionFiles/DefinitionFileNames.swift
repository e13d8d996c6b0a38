/// The names that definitions and settings files have.
///
/// The build plugins compile this file, so it imports nothing and declares nothing wider than `internal`.
enum DefinitionFileNames {
    /// The endings of a definition's name.
    static let definitionEndings = [".intent.yaml", ".intent.yml"]

    /// The names that a settings file may have.
    static let settings = ["intentgen-config.yaml", "intentgen-config.yml"]

    /// Returns the name of a definition file without its ending; nil if it is not a definition.
    static func definitionName(_ fileName: String) -> String? {
        definitionEndings.lazy.compactMap { removing($0, from: fileName) }.first
    }

    /// Returns a name without its ending; nil if it does not have the ending, or nothing before it.
    ///
    /// It compares bytes: a `Character` can span the dot of the ending and a combining mark before or after it.
    static func removing(_ ending: String, from fileName: String) -> String? {
        let bytes = fileName.utf8
        guard bytes.count > ending.utf8.count, bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) else {
            return nil
        }
        return String(Substring(bytes.dropLast(ending.utf8.count)))
    }
}

/// The name of a translation file, `board.intent.de.yaml`: the name of its definition with a language in it.
struct TranslationFileName {
    /// The possible names of the definition; the one with the same ending comes first.
    let definitions: [String]
    /// The language as written, which may be an invalid tag.
    let language: String

    /// Creates a name, or nil if the file is not a translation.
    init?(_ fileName: String) {
        let parts = fileName.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
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
