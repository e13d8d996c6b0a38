import CBenchmarks
import Foundation
import IntentRuntime

/// The first 100 ranked matches among 100,000 options, folded beforehand, beside every place that memmem finds in the
/// same bytes.
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
                    yardstick: { runs in
                        for _ in 0..<runs {
                            blackHole(yardstick_count_matches(bytes, bytes.count, folded, folded.count))
                        }
                    }))
        }
    }

    /// The first 100 ranked matches among a million options, beside `rg -F` on a file with a line for each: from its
    /// start to its end, as it is there to be used.
    static func millionEntries(_ folder: URL) throws -> [Entry] {
        guard let ripgrep = Program("/usr/bin/rg", "/usr/local/bin/rg", "/opt/homebrew/bin/rg") else {
            return [.skipped(name: "million", reason: "there is no rg; on Debian, apt-get install ripgrep")]
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
                    yardstick: { runs in
                        for _ in 0..<runs { try ripgrep.run(["-F", "-c", needle.text, file.path]) }
                    }))
        }
    }

    /// Both find something or nothing.
    private static func check(_ search: OptionSearch, _ needle: [UInt8], in bytes: [UInt8], _ text: String) throws {
        let places = yardstick_count_matches(bytes, bytes.count, needle, needle.count)
        let found = search.matches(text, limit: 100).count
        guard (places == 0) == (found == 0), found <= min(places, 100) else {
            throw Failure("'\(text)' is \(places) times in the bytes, and \(found) options match")
        }
    }
}
