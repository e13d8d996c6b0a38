import IntentGenCommands
import IntentTestSupport
import Testing

struct UnifiedDiffTests {
    /// Applies a unified diff as `patch` does, and fails where a line of the text is not the one that the diff expects.
    private func applying(_ diff: String, to text: [String]) throws -> [String] {
        var (result, position) = ([String](), 0)
        for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast() {
            let rest = String(line.dropFirst())
            switch line.first {
            case "@":
                let start = try #require(Int(line.split(separator: " ")[1].dropFirst().split(separator: ",")[0])) - 1
                result += text[position..<start]
                position = start
            case "+": result.append(rest)
            default:
                expectEqual(try #require(text.dropFirst(position).first), rest)
                if line.first == " " { result.append(rest) }
                position += 1
            }
        }
        return result + text[position...]
    }

    private func diff(_ old: [String], _ new: [String]) -> String {
        UnifiedDiff(from: old.map { $0 + "\n" }.joined(), to: new.map { $0 + "\n" }.joined(), path: "a").text
    }

    @Test func `a text becomes the other when its diff is applied`() throws {
        for seed in 0..<300 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let words = seed % 2 == 0 ? 4 : 400
            func line() -> String { "line \(Int.random(in: 0..<words, using: &generator))" }
            var old = (0..<Int.random(in: 0...90, using: &generator)).map { _ in line() }
            var new = old
            for _ in 0..<Int.random(in: 0...9, using: &generator) where !new.isEmpty {
                let index = Int.random(in: new.indices, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: new.remove(at: index)
                case 1: new.insert(line(), at: index)
                default: new.swapAt(index, new.count - 1 - index)
                }
            }
            if seed % 5 == 0 { swap(&old, &new) }
            try expectEqual(applying(diff(old, new), to: old), new)
        }
    }

    @Test func `a diff of equal texts is empty, and shows three lines around a change`() {
        let lines = (1...20).map { "\($0)" }
        expectEqual(diff(lines, lines), "--- a\n+++ a\n")
        var changed = lines
        changed[9] = "ten"
        expectEqual(
            diff(lines, changed), "--- a\n+++ a\n@@ -7,7 +7,7 @@\n 7\n 8\n 9\n-10\n+ten\n 11\n 12\n 13\n")
    }

    @Test func `thousands of changed lines are removed and inserted, and what stays between them is kept`() throws {
        let old = (0..<20_000).map { $0 == 10_000 ? "middle" : "\($0):  \($0 % 7)" }
        let new = (0..<20_000).map { $0 == 10_000 ? "middle" : "\($0): \($0 % 7)" }
        let diff = diff(old, new)
        #expect(diff.contains("\n middle\n"))
        try expectEqual(applying(diff, to: old), new)
    }
}
