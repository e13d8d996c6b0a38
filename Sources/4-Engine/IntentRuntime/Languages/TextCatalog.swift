internal import IntentSystem

/// The texts of the interface in one language.
///
/// A catalog is a JSON file, such as `de.json`. The key of a text is the text in English; `{0}` is its first value.
///
/// ```json
/// {
///   "catalog": 1, "language": "de", "name": "Deutsch", "numbers": { "decimal": ",", "group": "." },
///   "texts": {
///     "Save": "Sichern",
///     "{0} changes": { "one": "{0} Änderung", "other": "{0} Änderungen" }
///   }
/// }
/// ```
public struct TextCatalog: Hashable, Sendable {
    /// A text in the language, or its forms for numbers.
    package enum Translation: Hashable, Sendable {
        case text(String)
        case plural([PluralCategory: String])
    }

    /// The BCP 47 tag.
    public let language: String
    /// The name of the language in the language itself.
    public let name: String
    /// The texts by their keys, without empty ones, which are not translated yet.
    package private(set) var texts: [String: Translation]
    /// The keys of the file, also of empty texts.
    package let keys: Set<String>
    package let numbers: NumberNotation
    package let dates: DateNotation
    /// English texts that differ from their keys, for keys that the language lacks.
    private var fallback: [String: Translation] = [:]

    package var plurals: PluralRule { PluralRule(language) }

    /// Whether the language is written from right to left.
    package var isRightToLeft: Bool { LanguageTag(language).isRightToLeft }

    /// Reads a catalog.
    /// - Throws: ``TextCatalogError`` if the text is not a catalog.
    public init(parsing bytes: [UInt8]) throws(TextCatalogError) {
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: bytes) } catch {
            throw TextCatalogError("\(error)")
        }
        let members = try Members<TextCatalogError>(json, of: "a catalog")
        try members.requireKnown(["catalog", "language", "name", "numbers", "dates", "texts"])
        guard try members.required("catalog", .integer) == 1 else { throw TextCatalogError("'catalog' must be 1") }
        language = try members.required("language", .text)
        guard LanguageTag.isTag(language) else { throw TextCatalogError("'\(language)' is not a language tag") }
        name = try members.required("name", .text)
        numbers = try NumberNotation(members["numbers"] ?? [:])
        dates = try DateNotation(members["dates"] ?? [:])
        let entries = try members.required("texts", .object).members
        keys = Set(entries.map(\.key))
        texts = [:]
        for entry in entries { texts[entry.key] = try Translation(entry.value, of: entry.key) }
    }

    /// Returns the catalog with the texts of another one, which replace its own.
    package func adding(_ other: TextCatalog) -> TextCatalog {
        var catalog = self
        catalog.texts.merge(other.texts) { $1 }
        return catalog
    }

    package func fallingBack(on english: TextCatalog) -> TextCatalog {
        var catalog = self
        catalog.fallback = english.texts
        return catalog
    }
}

extension TextCatalog {
    public func hash(into hasher: inout Hasher) { hasher.combine(language) }
}

/// Rendering.
extension TextCatalog {
    /// Returns a text in the language, or in English if the catalog does not have it.
    package func callAsFunction(_ literal: UserText.Literal) -> String { string(UserText(literal)) }

    /// Returns a text in the language, or in English if the catalog does not have it.
    package func string(_ text: UserText) -> String {
        let pattern =
            texts[text.pattern]?.form(for: text.count, language)
            ?? fallback[text.pattern]?.form(for: text.count, "en") ?? text.pattern
        return text.fill(pattern) { value in
            switch value {
            case .text(let text): text
            case .number(let number): numbers.text(of: number)
            case .numeral(let text): numbers.text(of: text)
            case .unit(let name): UnitSymbols.text(of: name)
            case .phrase(let phrase): string(phrase)
            case .localized(let text): text.text(for: language)
            }
        }
    }

    /// Returns a message with a question about the word that was probably meant; nil for none.
    package func suggesting(_ word: String?, _ message: String) -> String {
        word.map { string(UserText("\(message); did you mean '\($0)'?")) } ?? message
    }

    /// Returns the messages of all problems on one line, without the names of parameters.
    package func sentence(_ error: EngineError) -> String {
        error.problems.map { suggesting($0.suggestion, string($0.text)) }.joined(separator: "; ")
    }

    /// Returns what ``EngineError/Problem/description`` is in English.
    package func line(_ problem: EngineError.Problem) -> String {
        suggesting(problem.suggestion, string(problem.text).about(parameter: problem.parameter)).onOneLine
    }

    /// Whether a text is in the language: neither English instead, nor another program's.
    package func translates(_ text: UserText) -> Bool {
        LanguageTag(language).language == "en" || texts[text.pattern] != nil
    }
}

extension TextCatalog.Translation {
    /// - Returns: Nil for an empty text, which is not translated.
    fileprivate init?(_ json: JSONValue, of key: String) throws(TextCatalogError) {
        if let text = json.stringValue {
            if text.isEmpty { return nil }
            self = .text(text)
            return
        }
        guard let members = json.objectValue?.members else {
            throw TextCatalogError("the text of '\(key)' must be a string, or an object of plural forms")
        }
        var forms: [PluralCategory: String] = [:]
        for member in members {
            guard let category = PluralCategory(rawValue: member.key), let text = member.value.stringValue else {
                let names = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
                throw TextCatalogError("'\(member.key)' of '\(key)' is not a text with one of the names \(names)")
            }
            if !text.isEmpty { forms[category] = text }
        }
        if forms.isEmpty { return nil }
        guard forms[.other] != nil else { throw TextCatalogError("the plural forms of '\(key)' need 'other'") }
        self = .plural(forms)
    }

    fileprivate func form(for count: Int?, _ language: String) -> String? {
        switch self {
        case .text(let text): text
        case .plural(let forms): count.flatMap { forms[PluralRule(language)($0)] } ?? forms[.other]
        }
    }

    /// The forms, with their categories.
    package var forms: [(category: PluralCategory?, text: String)] {
        switch self {
        case .text(let text): [(nil, text)]
        case .plural(let forms):
            PluralCategory.allCases.compactMap { category in forms[category].map { (category, $0) } }
        }
    }

    package var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .plural:
            .object(
                JSONObject(
                    uniqueMembers: forms.map { .init(key: $0.category?.rawValue ?? "", value: .string($0.text)) }))
        }
    }
}

/// An error that indicates that a text is not a catalog.
public struct TextCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A phrase without a full stop.
    public let description: String

    package init(_ message: String) {
        description = message
    }
}

extension TextCatalogError: MemberFailure {
    package static var treatsNullAsAbsent: Bool { false }

    package init(_ problem: MemberProblem, of subject: String) {
        switch problem {
        case .wrongType(let key, let expected, _):
            self.init("\(key.map { "'\($0)'" } ?? subject) must be \(expected)")
        case .unknown(let key, let names):
            self.init("unknown member '\(key)' of \(subject)".suggesting(NearMatch.name(for: key, in: names)))
        }
    }
}
