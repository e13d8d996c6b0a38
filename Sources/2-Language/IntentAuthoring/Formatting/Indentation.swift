internal import IntentDiagnostics
internal import IntentYAML

/// Indents what is in a block by two columns.
struct Indentation {
    private let text: DefinitionText
    /// The columns of the lines that begin with a key or a dash.
    private var columns: [Int: Int] = [:]
    /// By how many columns the lines of a text or a collection of several lines move, beside their first line.
    private var followers: [(lines: ClosedRange<Int>, first: Int, column: Int?)] = []
    /// The blanks after a dash that precede something in the same line.
    private var dashes: [TextEdit] = []

    init(text: DefinitionText) {
        self.text = text
        if let root = text.tree.root { place(root, at: 0) }
    }

    // MARK: Columns

    private mutating func place(_ node: NodeID, at column: Int) {
        let tree = text.tree
        guard !tree.isAlias(node), tree.kind(node) != .scalar, !text.isFlow(node) else { return follow(node, column) }
        for entry in tree.entries(of: node) {
            place(start: tree.range(entry.key).start, at: column)
            place(entry.value, at: column + 2)
        }
        for element in tree.elements(of: node) {
            if let dash = dash(before: tree.range(element).start) {
                place(start: dash, at: column)
                let content = text.afterBlanks(from: dash + 1)
                if content < text.lines[text.line(of: dash)].upperBound, text.scalars[content] != "#" {
                    dashes.append(TextEdit(range: dash + 1..<content, replacement: " "))
                }
            }
            place(element, at: column + 2)
        }
    }

    private mutating func place(start: Int, at column: Int) {
        let line = text.line(of: start)
        if text.afterBlanks(from: text.lines[line].lowerBound) == start { columns[line] = column }
    }

    /// Moves the further lines of a value: those of a literal text to its column, others with the first line.
    private mutating func follow(_ node: NodeID, _ column: Int) {
        let range = text.tree.range(node)
        guard range.start < range.end else { return }
        let (first, last) = (text.line(of: range.start), text.line(of: range.end - 1))
        guard last > first else { return }
        let isBlock = text.scalars[range.start] == "|" || text.scalars[range.start] == ">"
        let header = text.scalars[range.start..<min(range.end, text.lines[first].upperBound)]
        // A text that states its indentation moves with its key.
        let isIndented = isBlock && !header.contains { ("1"..."9").contains($0) }
        followers.append((first + 1...last, first, isIndented ? column : nil))
    }

    /// The dash of an element, which can be in an earlier line.
    private func dash(before start: Int) -> Int? {
        var index = start - 1
        while index >= 0 {
            let scalar = text.scalars[index]
            if scalar == "-", text.afterBlanks(from: index + 1) > index + 1 || isLineEnd(index + 1) { return index }
            guard scalar.isBlank || scalar == "\n" || scalar == "\r" else {
                // An anchor, or a comment in the line of the dash.
                let line = text.line(of: index)
                let first = text.afterBlanks(from: text.lines[line].lowerBound)
                return text.scalars[first] == "-" && first < index ? first : nil
            }
            index -= 1
        }
        return nil
    }

    private func isLineEnd(_ index: Int) -> Bool {
        index >= text.scalars.count || text.scalars[index] == "\n" || text.scalars[index] == "\r"
    }

    // MARK: Lines

    func applied() -> [Unicode.Scalar] {
        var targets: [Int: Int] = columns
        for follower in followers {
            let shift = shift(of: follower)
            for line in follower.lines {
                if let column = text.column(ofLine: line) { targets[line] = max(column + shift, 0) }
            }
        }
        moveComments(&targets)
        let excluded = text.excludedLines
        for (line, comment) in excluded {
            // Excluded lines move with the comment, so that they stay in their block.
            guard let column = text.column(ofLine: line), let from = text.column(ofLine: comment) else { continue }
            targets[line] = max(column + (targets[comment] ?? from) - from, 0)
        }
        let indents = targets.compactMap { line, target -> TextEdit? in
            guard let column = text.column(ofLine: line), column != target else { return nil }
            let start = text.lines[line].lowerBound
            return TextEdit(range: start..<start + column, replacement: String(repeating: " ", count: target))
        }
        let spaces = dashes.filter {
            excluded[text.line(of: $0.range.lowerBound)] == nil
                && ($0.range.count != 1 || text.scalars[$0.range.lowerBound] != " ")
        }
        return text.applyingAll(indents + spaces)
    }

    private func shift(of follower: (lines: ClosedRange<Int>, first: Int, column: Int?)) -> Int {
        if let column = follower.column,
            let least = follower.lines.compactMap({ text.column(ofLine: $0) }).first
        {
            return column - least
        }
        guard let target = columns[follower.first], let current = text.column(ofLine: follower.first) else { return 0 }
        return target - current
    }

    /// A comment of its own line moves with the line below it, or, if it is indented like the line above it, with that.
    private func moveComments(_ targets: inout [Int: Int]) {
        let moved = Set(targets.keys)
        var above: [Int?] = []
        var last: Int?
        for line in text.lines.indices {
            above.append(last)
            if text.column(ofLine: line) != nil, !text.isComment(line: line) { last = line }
        }
        var below: Int?
        for line in text.lines.indices.reversed() {
            guard let column = text.column(ofLine: line) else { continue }
            guard text.isComment(line: line), !moved.contains(line) else {
                below = line
                continue
            }
            let above = above[line]
            let owner = [below, above].compactMap(\.self).first { text.column(ofLine: $0) == column } ?? below ?? above
            guard let owner, let current = text.column(ofLine: owner), let target = targets[owner] else { continue }
            targets[line] = max(column + target - current, 0)
        }
    }
}

/// At most one blank line, none at the beginning, no blanks at ends of lines, and one line end at the end.
struct BlankLines {
    let text: DefinitionText

    func applied() -> [Unicode.Scalar] {
        let kept = text.continuationLines
        let end = text.lineEnd
        var edits: [TextEdit] = []
        var isAfterBlank = true
        for (line, range) in text.lines.enumerated() where !kept.contains(line) {
            let last = text.scalars[range].lastIndex { !$0.isBlank }
            guard let last else {
                let next = line + 1 < text.lines.count ? text.lines[line + 1].lowerBound : text.scalars.count
                let isRemoved = isAfterBlank || next == text.scalars.count
                if isRemoved || !range.isEmpty {
                    edits.append(TextEdit(range: range.lowerBound..<next, replacement: isRemoved ? "" : end))
                }
                isAfterBlank = true
                continue
            }
            isAfterBlank = false
            if last + 1 < range.upperBound {
                edits.append(TextEdit(range: last + 1..<range.upperBound, replacement: ""))
            }
        }
        var result = text.applying(edits)
        while result.count > 1, result.last == "\n" || result.last == "\r", isBlankLine(endingAt: result) {
            result.removeLast()
        }
        // The end of a text of several lines may be part of the text.
        let endsInText = kept.contains(text.lines.count - 1)
        if !endsInText, let last = result.last, last != "\n", last != "\r" { result += end.unicodeScalars }
        return result
    }

    /// Whether a text ends with two line ends.
    private func isBlankLine(endingAt scalars: [Unicode.Scalar]) -> Bool {
        let before = scalars.dropLast(scalars.last == "\n" && scalars.dropLast().last == "\r" ? 2 : 1)
        return before.last == "\n" || before.last == "\r"
    }
}
