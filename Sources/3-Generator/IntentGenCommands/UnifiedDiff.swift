/// The changes of a text, in the form that `diff -u` prints and `patch` reads.
package struct UnifiedDiff {
    private let path: String
    private let lines: [Line]

    private struct Line {
        let mark: Character
        let text: Substring
    }

    /// The number of unchanged lines before and after a change.
    private static let context = 3

    package init(from before: String, to after: String, path: String) {
        self.path = path
        let (old, new) = (Self.lines(of: before), Self.lines(of: after))
        var comparison = LineComparison()
        for (oldGap, newGap) in LineComparison.gaps(between: old[...], and: new[...]) {
            comparison.add(old[oldGap], new[newGap])
            if newGap.upperBound < new.count { comparison.keep(new[newGap.upperBound]) }
        }
        lines = comparison.lines
    }

    private static func lines(of text: String) -> [Substring] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.last == "" ? lines.dropLast() : lines
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
            for line in lines[hunk] { text += "\(line.mark)\(line.text)\n" }
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

    /// Compares two texts line by line. A line that occurs once in both texts and in the same order as the others of its kind is
    /// unchanged. Of what is between two such lines, few lines are compared one by one and many are replaced, so that the time
    /// does not grow with the square of the number of lines.
    private struct LineComparison {
        private(set) var lines: [Line] = []

        /// The largest number of lines that are compared with as many others.
        private static let limit = 200

        mutating func keep(_ line: Substring) { lines.append(Line(mark: " ", text: line)) }

        mutating func add(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) {
            let start = zip(old, new).prefix { $0 == $1 }.count
            let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
            let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
            new.prefix(start).forEach { keep($0) }
            addChanges(oldRest.dropLast(end), newRest.dropLast(end))
            new.suffix(end).forEach { keep($0) }
        }

        private mutating func addChanges(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) {
            guard old.count <= Self.limit, new.count <= Self.limit else {
                lines += old.map { Line(mark: "-", text: $0) } + new.map { Line(mark: "+", text: $0) }
                return
            }
            let difference = Array(new).difference(from: Array(old))
            let (removed, inserted) = (Set(difference.removals.map(\.offset)), Set(difference.insertions.map(\.offset)))
            var newIndex = 0
            func addInserted() {
                while inserted.contains(newIndex) {
                    lines.append(Line(mark: "+", text: new[new.startIndex + newIndex]))
                    newIndex += 1
                }
            }
            for (index, line) in old.enumerated() {
                if removed.contains(index) {
                    lines.append(Line(mark: "-", text: line))
                } else {
                    addInserted()
                    keep(line)
                    newIndex += 1
                }
            }
            addInserted()
        }

        /// Returns the ranges before, between and after the lines that occur once in both texts and have the same order in both.
        static func gaps(
            between old: ArraySlice<Substring>, and new: ArraySlice<Substring>
        ) -> [(old: Range<Int>, new: Range<Int>)] {
            var gaps: [(old: Range<Int>, new: Range<Int>)] = []
            var (oldStart, newStart) = (old.startIndex, new.startIndex)
            let anchors = longestIncreasing(pairs(old, new)) + [(old.endIndex, new.endIndex)]
            for anchor in anchors {
                gaps.append((oldStart..<anchor.old, newStart..<anchor.new))
                (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
            }
            return gaps
        }

        /// Returns the positions of lines that occur once in both texts, in the order of the old one.
        private static func pairs(
            _ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>
        ) -> [(old: Int, new: Int)] {
            // A line that occurs more often has no position.
            func positions(_ lines: ArraySlice<Substring>) -> [Substring: Int?] {
                Dictionary(zip(lines, lines.indices).map { ($0, $1) }, uniquingKeysWith: { _, _ in nil })
            }
            let (oldPositions, newPositions) = (positions(old), positions(new))
            return old.indices.compactMap { index in
                let (position, other) = (oldPositions[old[index]] ?? nil, newPositions[old[index]] ?? nil)
                return position == nil ? nil : other.map { (index, $0) }
            }
        }

        /// Returns the longest part of pairs, in their order, whose new positions increase.
        private static func longestIncreasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
            // For each length, the pair that ends a part of this length and has the lowest new position.
            var ends: [Int] = []
            var before: [Int?] = []
            for (index, pair) in pairs.enumerated() {
                var (length, end) = (0, ends.count)
                while length < end {
                    let middle = (length + end) / 2
                    if pairs[ends[middle]].new < pair.new { length = middle + 1 } else { end = middle }
                }
                before.append(length == 0 ? nil : ends[length - 1])
                if length == ends.count { ends.append(index) } else { ends[length] = index }
            }
            var result: [(old: Int, new: Int)] = []
            var next = ends.last
            while let index = next {
                result.append(pairs[index])
                next = before[index]
            }
            return result.reversed()
        }
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
