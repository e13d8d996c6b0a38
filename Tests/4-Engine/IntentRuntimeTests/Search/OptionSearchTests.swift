import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite struct OptionSearchTests {
    private static let controls = ["车锁", "寻车", "后备箱", "车窗", "空调", "透气", "天窗"]

    private func found(_ term: String, in titles: [String], limit: Int = .max) -> [String] {
        OptionSearch(titles.map { OptionItem($0, title: $0) }).matches(term, limit: limit).map { titles[$0] }
    }

    @Test func `finds the controls of a car`() {
        expectEqual(found("车", in: Self.controls), ["车锁", "车窗", "寻车"])
        expectEqual(found("窗", in: Self.controls), ["车窗", "天窗"])
        expectEqual(found("箱", in: Self.controls), ["后备箱"])
        expectEqual(found("门", in: Self.controls), [])
    }

    @Test(arguments: ["", " ", "\t\n", "\u{3000}", "\u{301}"])
    func `treats an empty term as no search`(term: String) {
        expectEqual(found(term, in: Self.controls), Self.controls)
        expectEqual(found(term, in: Self.controls, limit: 2), ["车锁", "寻车"])
    }

    @Test func `ranks equal, prefix, word start, then inside`() {
        let titles = ["Unlock", "Door lock", "Locker", "Lock", "lock", "Lock-up", "Gridlock", "Pad/Lock"]
        expectEqual(
            found("lock", in: titles),
            ["Lock", "lock", "Locker", "Lock-up", "Door lock", "Pad/Lock", "Unlock", "Gridlock"])
        expectEqual(found("lock", in: titles, limit: 3), ["Lock", "lock", "Locker"])
        expectEqual(found("lock", in: titles, limit: 0), [])
        expectEqual(found("lock", in: titles, limit: -1), [])
        expectEqual(found("", in: titles, limit: -1), [])
    }

    /// A search for beginnings of words skips blocks of text in which no word begins like the term.
    @Test func `finds a word wherever it is in a long text`() {
        for shift in 0..<256 {
            let titles = ["unneedled", "unneedling", String(repeating: "y", count: 4_000 + shift), "a needle"]
            expectEqual(found("needle", in: titles, limit: 2).first, "a needle", "\(shift)")
        }
    }

    @Test func `searches synonyms and subtitles and uses the best match`() {
        let items = [
            OptionItem(0, title: "Fans", subtitle: "of the income"),
            OptionItem(1, title: "Money", synonyms: ["revenue", "Income"]),
            OptionItem(2, title: "Incomes"), OptionItem(3, title: "xincome", synonyms: ["x", "income tax"]),
            OptionItem(4, title: ""),
        ]
        expectEqual(OptionSearch(items).matches("income"), [1, 2, 3, 0])
        expectEqual(OptionSearch(items).matches("x"), [3])
    }

    @Test func `uses better matches later in a field`() {
        expectEqual(found("lo", in: ["unlo hello", "hello lo", "x lo"]), ["hello lo", "x lo", "unlo hello"])
    }

    @Test func `never matches across fields`() {
        let items = [OptionItem(0, title: "ab", synonyms: ["cd"]), OptionItem(1, title: "ef")]
        for term in ["bc", "abcd", "de", "cdef"] { expectEqual(OptionSearch(items).matches(term), []) }
    }

    @Test(arguments: [
        ("zurich", "Bad Zürich"), ("ＬＯＣＫ", "my lock"), ("  lock ", "lock"), ("Straße", "strasse"), ("ガ", "ｶﾞ"),
        ("محمد", "مُحَمَّد"),
    ])
    func `folds the term and the texts`(term: String, title: String) {
        expectEqual(found(term, in: [title, "other"]), [title])
    }

    @Test(arguments: [
        ("ohare", "O'Hare"), ("hare", "O’Hare"), ("o'hare", "O’Hare"), ("oahu", "Oʻahu"), ("letoile", "À l’Étoile"),
        ("poelten", "St. Pölten"), ("polten", "St. Pölten"), ("zuerich", "Bad Zu\u{308}rich"), ("aarhus", "Århus"),
        ("koebenhavn", "København"), ("muenchen ost", "München (Ost)"), ("aepfel", "ÄPFEL"),
    ])
    func `finds what people type without apostrophes and umlauts`(term: String, title: String) {
        expectEqual(found(term, in: ["other", title]), [title])
    }

    @Test(arguments: ["Citroën", "Citroe\u{308}n", "Citro\u{301}en"])
    func `a diaeresis is an umlaut of three letters only`(title: String) {
        expectEqual(found("citroen", in: [title]), [title])
        expectEqual(found("citroeen", in: [title]), [])
    }

    @Test func `does not find a letter inside a voiced one`() {
        expectEqual(found("か", in: ["がく", "か\u{3099}く", "あか"]), ["あか"])
    }

    @Test(arguments: [
        "a車b", "aかb", "aカb", "a・b", "a—b", "a🚗b", "x。b", "x\u{A0}b", "x_b", "x's-b", "x「b」", "〠b", "\u{FFFD}b", "🫿b",
        "豈b",
    ])
    func `starts words after symbols, Han and kana`(title: String) {
        expectEqual(found("b", in: ["xbx", title]), [title, "xbx"])
    }

    @Test func `keeps the letters and digits of a word together`() {
        expectEqual(found("b", in: ["ab", "1b", "éb", "яb", "한b", " b"]).first, " b")
    }

    @Test(arguments: ["xq", "q", "zxqz", "車", "zx"])
    func `finds a single match in a long list`(term: String) {
        var titles = (0..<3_000).map { "z\($0) options, none like another" }
        for place in [0, 1_234, 2_999] {
            var titles = titles
            titles[place] += " zxqz車"
            expectEqual(found(term, in: titles), [titles[place]])
        }
        titles.append("zxq")
        expectEqual(found("zxqz", in: titles), [])
    }

    /// A byte that is rare enough is searched alone.
    @Test(arguments: ["qx", "xq", "qqx"])
    func `finds a rare byte that occurs twice in a row`(term: String) {
        let titles = (0..<3_000).map { "x\($0) options, none like another" }
        expectEqual(found(term, in: titles + ["xqqxq"]), ["xqqxq"])
        expectEqual(found("qxx", in: titles + ["xqqxq"]), [])
    }

    @Test func `finds the best match at a long list's end`() {
        let good = (0..<500).map { ["unlocked \($0)", "a lock \($0)", "locks \($0)"][$0 % 3] }
        let titles = good + ["Lock", "x", "LOCK"]
        expectEqual(found("lock", in: titles, limit: 4), ["Lock", "LOCK", "locks 2", "locks 5"])
        let unranked = good.filter { $0.hasPrefix("unlocked") } + ["a lock", "locker"]
        expectEqual(found("lock", in: unranked, limit: 3), ["locker", "a lock", "unlocked 0"])
    }

    @Test(arguments: ["on", "ан", "ση", "한"])
    func `finds few word starts among many inner matches`(term: String) {
        let inside = (0..<300).map { "st\($0 % 7)\(["к", "a", "ς", "é"][$0 % 4])\(term)e" }
        let starts = ["x \(term)", "x-\(term)ь", "x’\(term)"]
        expectEqual(found(term, in: inside + starts, limit: 3), starts)
        expectEqual(found(term, in: inside + starts, limit: 4).dropLast(), starts[...])
    }

    /// Parts of the list in which no word begins like the term are skipped.
    @Test(arguments: ["on", "fi"], ["", "x ", "x’", "က "])
    func `finds the only word start of a long list`(term: String, before: String) {
        let inside = (0..<3_000).map { "st\($0 % 7)a\(term)e" }
        for place in [0, 1_500, 3_000] {
            var titles = inside
            titles.insert(before + term, at: place)
            expectEqual(found(term, in: titles, limit: 1), [before + term])
        }
    }

    @Test(arguments: ["on", "онд", "no"])
    func `finds word starts in every part of a list`(term: String) {
        let items = (0..<900).map { $0 % 7 == 0 ? "ab\($0)-\(term)" : "st\(term)e" }
        let starts = items.filter { $0.hasPrefix("ab") }
        expectEqual(found(term, in: items, limit: starts.count / 2), Array(starts.prefix(starts.count / 2)))
        expectEqual(found(term, in: items.reversed(), limit: 5), Array(starts.reversed().prefix(5)))
    }

    /// Long lists are folded in portions, at the same time.
    @Test func `a long list finds what single items find`() {
        let words = ["Zürich", "北京站", "of Łódź", "x", "ガギ", "St. Gallen (SG)", "한국", ""]
        let items = (0..<9_000).map { index in
            OptionItem<IntentValue>(
                .string("id.\(index)"), title: "\(words[index % 7]) \(index)",
                subtitle: index % 3 == 0 ? words[index % 8] : nil,
                synonyms: index % 5 == 0 ? [words[index % 6], "n\(index)"] : [])
        }
        var oneByOne = OptionSearch()
        for item in items { oneByOne.add(item) }
        oneByOne.finish()
        let search = OptionSearch(items)
        for term in [
            "zurich", "京", "1999", "n1995", "łodz", "g", "ギ", "x 8193", "8999", "gallen", "한국", ")", "id.8998",
            "sg gallen",
        ] {
            for limit in [1, 20, .max] {
                expectEqual(search.matches(term, limit: limit), oneByOne.matches(term, limit: limit), "\(term)")
            }
            #expect(!search.matches(term).isEmpty)
        }
    }

    /// The identifier is what a command line prints and expects.
    @Test func `finds identifiers after texts`() {
        let items = [
            OptionItem<IntentValue>(
                .object(ObjectValue(identifier: "light.hall_2", displayString: "")), title: "Office"),
            OptionItem(.enumeration("Tv-Set"), title: "Television"), OptionItem(.integer(42), title: "Forty-two"),
            OptionItem(.string("Straße"), title: "Street"), OptionItem(.string("x"), title: "42 lights"),
        ]
        let search = OptionSearch(items)
        for (term, expected) in [
            ("hall_2", [0]), ("light.hall_2", [0]), ("LIGHT", [4, 0]), ("tv‑set", [1]), ("42", [4, 2]),
            ("strasse", [3]),
            ("office hall", [0]), ("2 light", [4, 0]),
        ] {
            expectEqual(search.matches(term), expected, "\(term)")
            expectEqual(search.matches(term, limit: 1), [expected[0]], "\(term)")
        }
        expectEqual(OptionSearch([OptionItem<IntentValue>(.string("Straße"), title: "Straße")]).matches("str"), [0])
    }

    @Test func `finds words in any order and in any field`() {
        let items = [
            OptionItem(0, title: "Postoffice slights"), OptionItem(1, title: "Light Office"),
            OptionItem(2, title: "Light", subtitle: "office of the mayor"), OptionItem(3, title: "Office Light 2"),
            OptionItem(4, title: "Lights", synonyms: ["offices"]), OptionItem(5, title: "Light"),
        ]
        let search = OptionSearch(items)
        // The phrase, then the words, of which all begin words, then words inside of words.
        expectEqual(search.matches("office light"), [3, 2, 4, 1, 0])
        expectEqual(search.matches("office,  light", limit: 3), [2, 4, 1])
        expectEqual(search.matches("light mayor office"), [2])
        expectEqual(search.matches("light house"), [])
        expectEqual(search.matches("light light", limit: 9), [2, 5, 1, 4, 3, 0])
        expectEqual(found("jean luc", in: ["Jean–Luc"]), ["Jean–Luc"])
        expectEqual(found("luc-jean", in: ["Jean Luc"]), ["Jean Luc"])
        expectEqual(found("空调 车", in: Self.controls + ["车空调"]), ["车空调"])
    }

    @Test(arguments: ["on st", "st on 7", "1236 on", "on 2997 st"])
    func `finds words of a long list page by page`(term: String) {
        let titles = (0..<3_000).map { "st\($0 % 7)\($0 % 3 == 0 ? "on" : " of") \($0)" }
        let all = found(term, in: titles)
        #expect(!all.isEmpty)
        for title in all { for word in term.split(separator: " ") { #expect(title.contains(word)) } }
        let expected = titles.filter { title in term.split(separator: " ").allSatisfy { title.contains($0) } }
        expectEqual(all.sorted(), expected.sorted())
        for limit in [1, 2, 50] { expectEqual(found(term, in: titles, limit: limit), Array(all.prefix(limit))) }
    }

    @Test(arguments: [
        ("o'brien", "O’Brien"), ("o’brien", "O'Brien"), ("wi-fi", "Wi‑Fi"), ("new york", "New\u{A0}York"),
        ("lodz", "Łódź"), ("Łodz", "Lodz"), ("こーひー", "コーヒー"), ("ｺｰﾋｰ", "こーひー"), ("ae", "Æ"), ("æ", "AE"),
    ])
    func `folds what keyboards and text systems write`(term: String, title: String) {
        expectEqual(found(term, in: [title, "other"]), [title])
    }

    @Test func `has no results`() {
        expectEqual(found("a", in: []), [])
        expectEqual(found("", in: []), [])
        expectEqual(found("a", in: ["", ""]), [])
    }

    /// A simple implementation of the same search, compared on random texts.
    @Test(arguments: 0..<60)
    func `agrees with a plain search`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let alphabet = seed.isMultiple(of: 2) ? "ab 车" : "ab9 -жω车"
        func text(_ length: ClosedRange<Int>) -> String {
            String(
                (0..<Int.random(in: length, using: &generator)).map { _ in
                    alphabet.randomElement(using: &generator) ?? "a"
                })
        }
        let items = (0..<Int.random(in: 0...(seed.isMultiple(of: 3) ? 400 : 40), using: &generator)).map { index in
            OptionItem(
                index, title: text(0...6), subtitle: Bool.random(using: &generator) ? text(0...4) : nil,
                synonyms: (0..<index % 3).map { _ in text(0...3) })
        }
        let search = OptionSearch(items)
        for _ in 0..<20 {
            let term = text(1...3)
            let expected = PlainSearch.matches(term, in: items)
            expectEqual(search.matches(term), expected, "\(term)")
            for limit in [1, 3, 10] { expectEqual(search.matches(term, limit: limit), Array(expected.prefix(limit))) }
        }
    }
}

private enum PlainSearch {
    static func matches(_ term: String, in items: [OptionItem<Int>]) -> [Int] {
        let term = term.split(separator: " ", omittingEmptySubsequences: false).joined(separator: " ").trimmingSpaces
        if term.isEmpty { return Array(items.indices) }
        let words = term.split { " -".contains($0) }.map(String.init)
        let phrase = ranked([term], in: items)
        return phrase + (words.count > 1 ? ranked(words, in: items).filter { !phrase.contains($0) } : [])
    }

    /// The items that contain all words, by the worst of their ranks.
    private static func ranked(_ words: [String], in items: [OptionItem<Int>]) -> [Int] {
        let ranks = items.map { item in
            let fields = [item.title] + item.synonyms + [item.subtitle].compactMap { $0 }
            return words.map { word in fields.compactMap { rank(word, in: $0) }.min() ?? 4 }.max()
        }
        return (0...3).flatMap { rank in items.indices.filter { ranks[$0] == rank } }
    }

    private static func rank(_ term: String, in field: String) -> Int? {
        if field == term { return 0 }
        if field.hasPrefix(term) { return 1 }
        let letters = Array(field), wanted = Array(term)
        let places = letters.indices.filter { Array(letters[$0...].prefix(wanted.count)) == wanted }
        if places.isEmpty { return nil }
        return places.contains { " -车".contains(letters[$0 - 1]) || letters[$0] == "车" } ? 2 : 3
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
