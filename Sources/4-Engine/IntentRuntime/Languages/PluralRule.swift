/// The categories into which languages divide numbers, as CLDR names them.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other
}

/// The rule by which a language chooses the form of a text for a number of things: that of CLDR for whole numbers.
package struct PluralRule: Sendable {
    /// Returns the category of a number that is not negative.
    private let category: @Sendable (Int) -> PluralCategory

    /// - Parameter language: A BCP 47 tag. A language without a rule here has that of English.
    package init(_ language: String) {
        let tag = LanguageTag(language)
        category =
            tag.language == "pt" && tag.region == "PT"
            ? Self.ruleOfItalian : Self.rules[tag.language] ?? { $0 == 1 ? .one : .other }
    }

    package func callAsFunction(_ number: Int) -> PluralCategory { category(Int(clamping: number.magnitude)) }

    /// The categories that common numbers have, and `other`, which all texts have.
    package var categories: Set<PluralCategory> { Set((0...200).map(category)).union([.other]) }

    private static let ruleOfItalian: @Sendable (Int) -> PluralCategory = {
        $0 == 1 ? .one : $0 != 0 && $0 % 1_000_000 == 0 ? .many : .other
    }

    private static let rules: [String: @Sendable (Int) -> PluralCategory] = {
        let groups: [(languages: String, rule: @Sendable (Int) -> PluralCategory)] = [
            (
                "bo dz id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa sah ses sg su th to vi wo yo yue zh",
                { _ in .other }
            ),
            ("ak am as bho bn doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu", { $0 <= 1 ? .one : .other }),
            ("fr pt", { $0 <= 1 ? .one : $0 % 1_000_000 == 0 ? .many : .other }),
            ("ca es it", ruleOfItalian),
            ("is mk", { $0 % 10 == 1 && $0 % 100 != 11 ? .one : .other }),
            (
                "be ru uk",
                { $0 % 10 == 1 && $0 % 100 != 11 ? .one : 2...4 ~= $0 % 10 && !(12...14 ~= $0 % 100) ? .few : .many }
            ),
            (
                "bs hr sr",
                { $0 % 10 == 1 && $0 % 100 != 11 ? .one : 2...4 ~= $0 % 10 && !(12...14 ~= $0 % 100) ? .few : .other }
            ),
            ("pl", { $0 == 1 ? .one : 2...4 ~= $0 % 10 && !(12...14 ~= $0 % 100) ? .few : .many }),
            ("cs sk", { $0 == 1 ? .one : 2...4 ~= $0 ? .few : .other }),
            ("sl", { $0 % 100 == 1 ? .one : $0 % 100 == 2 ? .two : 3...4 ~= $0 % 100 ? .few : .other }),
            (
                "lt",
                { 11...19 ~= $0 % 100 ? .other : $0 % 10 == 1 ? .one : 2...9 ~= $0 % 10 ? .few : .other }
            ),
            ("lv prg", { $0 % 10 == 0 || 11...19 ~= $0 % 100 ? .zero : $0 % 10 == 1 ? .one : .other }),
            ("mo ro", { $0 == 1 ? .one : $0 == 0 || 1...19 ~= $0 % 100 ? .few : .other }),
            ("he", { $0 == 1 ? .one : $0 == 2 ? .two : .other }),
            (
                "ar ars",
                {
                    switch ($0, $0 % 100) {
                    case (0, _): .zero
                    case (1, _): .one
                    case (2, _): .two
                    case (_, 3...10): .few
                    case (_, 11...99): .many
                    default: .other
                    }
                }
            ),
            ("ga", { $0 == 1 ? .one : $0 == 2 ? .two : 3...6 ~= $0 ? .few : 7...10 ~= $0 ? .many : .other }),
            ("gd", { [1, 11].contains($0) ? .one : [2, 12].contains($0) ? .two : 3...19 ~= $0 ? .few : .other }),
            (
                "cy",
                { [0: PluralCategory.zero, 1: .one, 2: .two, 3: .few, 6: .many][$0] ?? .other }
            ),
            (
                "mt",
                {
                    $0 == 1
                        ? .one
                        : $0 == 2 ? .two : $0 == 0 || 3...10 ~= $0 % 100 ? .few : 11...19 ~= $0 % 100 ? .many : .other
                }
            ),
            ("fil", { [4, 6, 9].contains($0 % 10) ? .other : .one }),
        ]
        return Dictionary(
            groups.flatMap { group in group.languages.split(separator: " ").map { (String($0), group.rule) } }
        ) { first, _ in first }
    }()
}
