internal import IntentDiagnostics
internal import IntentModel

/// The texts of a file that lack translations into its `languages`.
struct UntranslatedTexts: Sendable {
    private var missing: [(languages: [String], place: Place)] = []
    /// The languages into which at least one text is translated.
    private var found: Set<String> = []

    /// More texts than a report can contain are not recorded.
    private static let limit = 10_000

    var isEmpty: Bool { missing.isEmpty && found.isEmpty }

    /// - Parameters:
    ///   - given: The languages in which the text exists.
    ///   - wanted: The languages that the file requires.
    mutating func add(_ given: [String], of wanted: [Document.Language], at place: Place) {
        var absent: [String] = []
        for language in wanted {
            if given.contains(where: { LanguageTag.tag($0, covers: language.tag) }) {
                found.insert(language.tag)
            } else {
                absent.append(language.tag)
            }
        }
        if !absent.isEmpty, missing.count < Self.limit { missing.append((absent, place)) }
    }

    mutating func append(_ other: UntranslatedTexts) {
        missing += other.missing
        found.formUnion(other.found)
    }

    /// Returns a warning for each text, and one for each language into which none of several texts is translated.
    func diagnostics(for document: Document) -> [Diagnostic] {
        let absent = document.languages.filter { language in
            !found.contains(language.tag) && missing.count > 1
        }
        let unused = Set(absent.map(\.tag))
        let absentTexts = absent.map { language in
            Diagnostic(
                .missingTranslation, .warning, at: document.place(language.node),
                "none of the \(missing.count) texts of this file exists in '\(language.tag)', which 'languages' requires; "
                    + "translate them in a file NAME.intent.\(language.tag).yaml")
        }
        return absentTexts
            + missing.compactMap { languages, place in
                let others = languages.filter { !unused.contains($0) }
                if others.isEmpty { return nil }
                return Diagnostic(
                    .missingTranslation, .warning, at: place,
                    "this text is missing in \(others.joined(separator: " and ")), which 'languages' requires")
            }
    }
}
