import CBenchmarks
import Foundation
import IntentRuntime

/// Compares finding the first 100 ranked matches among 100,000 options, folded in advance, with every place that `memmem`
/// finds in the same bytes.
enum SearchBenchmarks {
    private static let needles: [(name: String, text: String)] = [
        ("once", "xylophone"), ("rare", "monroston"), ("frequent", "ton"), ("absent", "station"),
        ("absent-letters", "jx"), ("letter", "a"), ("two-letters", "in"), ("inside-words", "on"), ("cjk-letter", "车"),
        ("cjk", "北京"), ("cjk-absent", "火锅"),
    ]

    static func entries() throws -> [Entry] {
        let options = OptionList(count: 100_000)
        let search = OptionSearch(options.items)
        let bytes = options.foldedBytes
        return try needles.map { needle in
            let folded = Array(needle.text.utf8)
            try check(search, folded, in: bytes, needle.text)
            return .comparison(
                Comparison(
                    name: "search/\(needle.name)", goal: 2, unit: "'\(needle.text)'",
                    ours: { runs in
                        for _ in 0..<runs { blackHole(search.matches(needle.text, limit: 100)) }
                    },
                    baseline: { runs in
                        for _ in 0..<runs {
                            blackHole(baseline_count_matches(bytes, bytes.count, folded, folded.count))
                        }
                    }))
        }
    }

    /// Compares finding the first 100 ranked matches among up to a million options with ripgrep and fzf, as whole processes
    /// on a file with a line for each option, and with SQLite's full-text search; and folding the list.
    static func millionEntries(_ scratch: URL) throws -> [Entry] {
        let list = try PreparedList(1_000_000, scratch)
        let options = SearchableOptions(list.options.items)
        return needles.filter { !$0.name.contains("absent") }.map { needle in
            .comparison(list.comparison("million/\(needle.name)", needle.text, timeGoal: 3e6))
        } + [
            .comparison(
                Comparison(
                    name: "million/first-page", goal: nil, timeGoal: 0.5e6, unit: "100 options",
                    ours: { runs in for _ in 0..<runs { blackHole(options.collection(limit: 100)) } },
                    baseline: { runs in for _ in 0..<runs { blackHole(Array(list.options.items[..<100])) } })),
            .comparison(
                Comparison(
                    name: "million/folding", goal: nil, timeGoal: 100e6, unit: "all options",
                    ours: { runs in for _ in 0..<runs { blackHole(OptionSearch(list.options.items)) } },
                    others: [
                        Side("copying their bytes") { runs in for _ in 0..<runs { blackHole(list.options.bytes) } },
                        list.index.creation,
                    ], isProcess: true)),
        ]
    }

    /// The same for lists of three sizes.
    static func sizeEntries(_ scratch: URL) throws -> [Entry] {
        try [10_000, 100_000, 1_000_000].map { count in
            .comparison(try PreparedList(count, scratch).comparison("options/\(count)", "monroston", timeGoal: nil))
        }
    }

    /// Checks that both find something or both find nothing.
    private static func check(_ search: OptionSearch, _ needle: [UInt8], in bytes: [UInt8], _ text: String) throws {
        let places = baseline_count_matches(bytes, bytes.count, needle, needle.count)
        let found = search.matches(text, limit: 100).count
        guard (places == 0) == (found == 0), found <= min(places, 100) else {
            throw Failure("'\(text)' is \(places) times in the bytes, and \(found) options match")
        }
    }
}

/// A list for all programs: folded, as a file, and in a full-text index.
private struct PreparedList: Sendable {
    let options: OptionList
    let index: FullTextIndex
    private let search: OptionSearch
    private let file: URL

    init(_ count: Int, _ scratch: URL) throws {
        options = OptionList(count: count)
        search = OptionSearch(options.items)
        file = scratch.appendingPathComponent("options-\(count).txt")
        let lines = options.items.map { "\($0.title)\t\($0.subtitle ?? "")".lowercased() }
        try Data(lines.joined(separator: "\n").utf8).write(to: file)
        index = try FullTextIndex(lines)
    }

    func comparison(_ name: String, _ term: String, timeGoal: Double?) -> Comparison {
        Comparison(
            name: name, goal: nil, timeGoal: timeGoal, unit: "the first 100 matches of '\(term)'",
            ours: { runs in for _ in 0..<runs { blackHole(search.matches(term, limit: 100)) } },
            others: [
                Side("rg -F -c", Program(named: "rg"), ["-F", "-c", term, file.path], package: "ripgrep"),
                index.side(term), fuzzyFinder(term),
            ], maximumRounds: 15)
    }

    /// Finds exact places, not letters with others between them, and ranks all of them.
    private func fuzzyFinder(_ term: String) -> Side {
        guard Program(named: "fzf") != nil, let shell = Program("/bin/sh") else {
            return Side("fzf --filter", skipped: "needs Debian's fzf")
        }
        return Side(
            "fzf --filter", shell, ["-c", "fzf --exact --filter \"$1\" < \"$2\"", "sh", term, file.path], package: "")
    }
}

/// A full-text index of SQLite.
///
/// `@unchecked Sendable`: used by one task at a time.
private final class FullTextIndex: @unchecked Sendable {
    private let index: OpaquePointer?
    private let nanoseconds: Double

    init(_ lines: [String]) throws(Failure) {
        let start = ContinuousClock.now
        index = baseline_index_create()
        if let index {
            for line in lines {
                guard baseline_index_add(index, line) >= 0 else { throw Failure("a line cannot be indexed") }
            }
            guard baseline_index_finish(index) == 0 else { throw Failure("the index cannot be completed") }
        }
        nanoseconds = (ContinuousClock.now - start) / .nanoseconds(1)
    }

    deinit {
        if let index { baseline_index_free(index) }
    }

    private static let missing = "needs an SQLite with FTS5 and trigrams"

    /// Ranks terms of three characters or more. Shorter ones are not in the index; then it is the first 100 in a scan.
    func side(_ term: String) -> Side {
        guard index != nil else { return Side("SQLite FTS5", skipped: Self.missing) }
        let isScan = term.unicodeScalars.count < 3
        return Side(isScan ? "SQLite, LIKE" : "SQLite FTS5") { [self] runs in
            for _ in 0..<runs where baseline_index_search(index, term, isScan ? 1 : 0) <= 0 {
                throw Failure("SQLite does not find '\(term)'")
            }
        }
    }

    /// The creation, which is measured once.
    var creation: Side {
        guard index != nil else { return Side("SQLite FTS5", skipped: Self.missing) }
        return Side(named: "SQLite FTS5", timedBy: { [nanoseconds] _ in nanoseconds })
    }
}

/// Options as a handler provides them: each has two words or a few Chinese characters, every third one a subtitle.
private struct OptionList {
    let items: [OptionItem<Int>]

    private static let syllables = """
        an ber ca den el for gra ham in jo ka lin mon nor or per quin ros sta ton ur vil wes yor zu
        """.split(separator: " ").map(String.init)
    private static let characters = Array("车锁寻后备箱窗空调透气天城市站路线日历北京上海广州深圳东南西中山河")

    init(count: Int) {
        var generator = Generator(seed: 7)
        var items = (0..<count).map { index in
            OptionItem(
                index, title: OptionList.title(index, &generator),
                subtitle: index % 3 == 0 ? OptionList.word(&generator) : nil)
        }
        if count > 0 { items[count * 7 / 10].title = "Xylophone Quay" }
        self.items = items
    }

    /// The texts, one after the other.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for item in items {
            bytes += item.title.utf8
            if let subtitle = item.subtitle { bytes += subtitle.utf8 }
        }
        return bytes
    }

    /// The texts as the search folds them. Folding these texts only converts them to lower case.
    var foldedBytes: [UInt8] {
        var bytes: [UInt8] = []
        for item in items {
            for text in [item.title, item.subtitle].compactMap(\.self) {
                bytes += text.lowercased().utf8
                bytes.append(0xFF)
            }
        }
        return bytes
    }

    private static func title(_ index: Int, _ generator: inout Generator) -> String {
        if index % 5 == 0 {
            return String((0..<generator.next(in: 2...6)).map { _ in generator.pick(characters) }) + " \(index)"
        }
        let word = word(&generator)
        return word.prefix(1).uppercased() + word.dropFirst() + " " + OptionList.word(&generator)
    }

    private static func word(_ generator: inout Generator) -> String {
        (0..<generator.next(in: 2...3)).map { _ in generator.pick(syllables) }.joined()
    }
}
