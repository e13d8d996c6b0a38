/// The lines that differ between two texts.
///
/// A line that occurs once in both texts and in the same order as the others of its kind is unchanged. Of what is between two such
/// lines, few lines are compared one by one and many are replaced, so that the time does not grow with the square of the number of
/// lines.
package struct LineDifference {
    /// A line that is kept, or is only in one of the texts.
    package enum Line {
        case kept(Substring), removed(Substring), added(Substring)

        package var text: Substring {
            switch self {
            case .kept(let text), .removed(let text), .added(let text): text
            }
        }
    }

    package private(set) var lines: [Line] = []

    /// The largest number of lines that are compared with as many others.
    private static let limit = 200

    package init(from before: String, to after: String) {
        let (old, new) = (Self.lines(of: before), Self.lines(of: after))
        for (oldGap, newGap) in Self.gaps(between: old[...], and: new[...]) {
            add(old[oldGap], new[newGap])
            if newGap.upperBound < new.count { lines.append(.kept(new[newGap.upperBound])) }
        }
    }

    /// A part of the old text, and what takes its place.
    package struct Change {
        /// The lines of the old text, counted from 0.
        package fileprivate(set) var lines: Range<Int>
        /// The bytes of the old text.
        package fileprivate(set) var bytes: Range<Int>
        package fileprivate(set) var replacement: String
    }

    /// The changes in the order of the lines.
    package var changes: [Change] {
        var changes: [Change] = []
        var (line, byte) = (0, 0)
        for entry in lines {
            if case .kept(let text) = entry {
                (line, byte) = (line + 1, byte + text.utf8.count)
                continue
            }
            var change = Change(lines: line..<line, bytes: byte..<byte, replacement: "")
            if let last = changes.last, last.bytes.upperBound == byte { change = changes.removeLast() }
            switch entry {
            case .added(let text): change.replacement += text
            case .kept(let text), .removed(let text):
                (line, byte) = (line + 1, byte + text.utf8.count)
                change.lines = change.lines.lowerBound..<line
                change.bytes = change.bytes.lowerBound..<byte
            }
            changes.append(change)
        }
        return changes
    }

    /// Returns the lines of a text with their line ends.
    private static func lines(of text: String) -> [Substring] {
        var lines: [Substring] = []
        var start = text.utf8.startIndex
        while let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(text[start..<text.utf8.index(after: end)])
            start = text.utf8.index(after: end)
        }
        return start == text.utf8.endIndex ? lines : lines + [text[start...]]
    }
}

/// The comparison.
extension LineDifference {
    private mutating func add(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
        let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
        lines += new.prefix(start).map { .kept($0) }
        addChanges(oldRest.dropLast(end), newRest.dropLast(end))
        lines += new.suffix(end).map { .kept($0) }
    }

    private mutating func addChanges(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) {
        guard old.count <= Self.limit, new.count <= Self.limit else {
            lines += old.map { .removed($0) } + new.map { .added($0) }
            return
        }
        let difference = Array(new).difference(from: Array(old))
        let (removed, inserted) = (Set(difference.removals.map(\.offset)), Set(difference.insertions.map(\.offset)))
        var newIndex = 0
        func addInserted() {
            while inserted.contains(newIndex) {
                lines.append(.added(new[new.startIndex + newIndex]))
                newIndex += 1
            }
        }
        for (index, line) in old.enumerated() {
            if removed.contains(index) {
                lines.append(.removed(line))
            } else {
                addInserted()
                lines.append(.kept(line))
                newIndex += 1
            }
        }
        addInserted()
    }

    /// Returns the ranges before, between and after the lines that occur once in both texts and have the same order in both.
    private static func gaps(
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

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
