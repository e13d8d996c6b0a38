internal import IntentSystem

/// The catalogs that a program has: those of the interface, and its own.
package struct TextCatalogs: Sendable {
    /// In the order of their first appearance, English first.
    package let all: [TextCatalog]
    private let tags: LocalizedText

    /// - Parameter catalogs: English, which has all texts, and others. Texts of a later catalog replace those of an earlier one
    ///   of the same language.
    package init(english: TextCatalog, _ catalogs: [TextCatalog]) {
        var all: [TextCatalog] = [english]
        for catalog in catalogs {
            if let index = all.firstIndex(where: { $0.language == catalog.language }) {
                all[index] = all[index].adding(catalog)
            } else {
                all.append(catalog)
            }
        }
        self.all = all.map { $0.fallingBack(on: english) }
        let others = all.dropFirst().map { ($0.language, $0.language) }
        tags = LocalizedText(
            english.language, language: english.language,
            translations: Dictionary(others) { first, _ in first })
    }

    /// Returns the catalog for a locale; that of English if no language matches.
    package func catalog(for locale: String) -> TextCatalog {
        let tag = tags.text(for: locale)
        return all.first { $0.language == tag } ?? all[0]
    }
}

extension TextCatalogs {
    /// Returns a catalog of a language with all keys. Texts that no catalog of the language has are empty.
    package func template(for language: String) -> JSONValue {
        let known = all.first { $0.language == language }
        let categories = PluralCategory.allCases.filter(PluralRule(language).categories.contains)
        let texts = all[0].keys.sorted().map { key -> JSONObject.Member in
            let isPlural = if case .plural = all[0].texts[key] { true } else { false }
            let empty: JSONValue =
                isPlural
                ? .object(JSONObject(uniqueMembers: categories.map { .init(key: $0.rawValue, value: "") })) : ""
            return JSONObject.Member(key: key, value: known?.texts[key]?.json ?? empty)
        }
        return [
            "catalog": 1, "language": .string(language), "name": .string(known?.name ?? ""),
            "texts": .object(JSONObject(uniqueMembers: texts)),
        ]
    }
}

extension TextCatalog {
    /// What is wrong with a catalog.
    package struct Problem: Hashable, Sendable {
        /// Whether a text cannot be shown as it is meant.
        package let isError: Bool
        package let message: String
    }

    /// Compares the catalog with English, which has all texts.
    package func problems(comparedTo english: TextCatalog) -> [Problem] {
        let unknown = keys.subtracting(english.keys).sorted().map { key in
            let message = "the interface has no text '\(key)'"
            return Problem(isError: true, message: message.suggesting(NearMatch.best(for: key, in: english.keys)))
        }
        let known = english.keys.sorted().flatMap { key in
            guard let translation = texts[key] else {
                return [Problem(isError: false, message: "'\(key)' is not translated")]
            }
            return problems(of: translation, key, hasPlural: english.texts[key] != nil)
        }
        return unknown + known
    }

    private func problems(of translation: Translation, _ key: String, hasPlural: Bool) -> [Problem] {
        let expected = UserText.placeholders(in: key)
        var problems: [Problem] = []
        for (category, text) in translation.forms {
            let place = category.map { "'\($0.rawValue)' of '\(key)'" } ?? "'\(key)'"
            let found = UserText.placeholders(in: text)
            for index in found.subtracting(expected).sorted() {
                problems.append(
                    Problem(isError: true, message: "the translation of \(place) has {\(index)}, which the text lacks"))
            }
            // A form for one number may state it in words.
            for index in expected.subtracting(found).sorted() where category == nil || category == .other {
                problems.append(Problem(isError: true, message: "the translation of \(place) lacks {\(index)}"))
            }
        }
        guard case .plural(let forms) = translation else { return problems }
        guard hasPlural else {
            return problems + [Problem(isError: true, message: "'\(key)' has no plural forms")]
        }
        let wanted = plurals.categories
        for category in PluralCategory.allCases {
            if wanted.contains(category), forms[category] == nil {
                problems.append(Problem(isError: false, message: "'\(key)' has no form '\(category.rawValue)'"))
            } else if forms[category] != nil, !wanted.contains(category), category != .many, category != .other {
                problems.append(
                    Problem(
                        isError: true,
                        message: "'\(language)' has no plural form '\(category.rawValue)', as '\(key)' does"))
            }
        }
        return problems
    }
}
