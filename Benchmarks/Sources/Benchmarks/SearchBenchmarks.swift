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

    /// Compares finding the first 100 ranked matches among a million options with a whole process of `rg -F` on a file with
    /// a line for each option.
    static func millionEntries(_ folder: URL) throws -> [Entry] {
        guard let ripgrep = Program("/usr/bin/rg", "/usr/local/bin/rg", "/opt/homebrew/bin/rg") else {
            return [.skipped(name: "million", reason: "needs rg (Debian: ripgrep)")]
        }
        let options = OptionList(count: 1_000_000)
        let search = OptionSearch(options.items)
        let file = folder.appendingPathComponent("options.txt")
        let lines = options.items.map { "\($0.title)\t\($0.subtitle ?? "")".lowercased() }
        try Data(lines.joined(separator: "\n").utf8).write(to: file)
        return needles.filter { !$0.name.contains("absent") }.map { needle in
            .comparison(
                Comparison(
                    name: "million/\(needle.name)", goal: nil, unit: "'\(needle.text)'",
                    ours: { runs in
                        for _ in 0..<runs { blackHole(search.matches(needle.text, limit: 100)) }
                    },
                    baseline: { runs in
                        for _ in 0..<runs { try ripgrep.run(["-F", "-c", needle.text, file.path]) }
                    }))
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
