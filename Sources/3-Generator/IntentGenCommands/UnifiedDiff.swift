internal import IntentAuthoring

/// The changes of a text, in the form that `diff -u` prints and `patch` reads.
package struct UnifiedDiff {
    private let path: String
    private let lines: [LineDifference.Line]

    /// The number of unchanged lines before and after a change.
    private static let context = 3

    package init(from before: String, to after: String, path: String) {
        self.path = path
        lines = LineDifference(from: before, to: after).lines
    }

    package var text: String {
        var text = "--- \(path)\n+++ \(path)\n"
        // The numbers of the first lines of a hunk.
        var (old, new, position) = (1, 1, 0)
        for hunk in hunks {
            old += count(in: position..<hunk.lowerBound, without: "+")
            new += count(in: position..<hunk.lowerBound, without: "-")
            let (oldCount, newCount) = (count(in: hunk, without: "+"), count(in: hunk, without: "-"))
            text += "@@ -\(old),\(oldCount) +\(new),\(newCount) @@\n"
            for line in lines[hunk] {
                text += "\(line.mark)\(line.text)"
                if line.text.utf8.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
            }
            (old, new, position) = (old + oldCount, new + newCount, hunk.upperBound)
        }
        return text
    }

    /// The ranges of lines that are shown: changes with the lines around them.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in lines.indices where lines[index].mark != " " {
            let range = max(index - Self.context, 0)..<min(index + Self.context + 1, lines.count)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private func count(in range: Range<Int>, without mark: Character) -> Int { lines[range].count { $0.mark != mark } }
}

extension LineDifference.Line {
    fileprivate var mark: Character {
        switch self {
        case .kept: " "
        case .removed: "-"
        case .added: "+"
        }
    }
}
