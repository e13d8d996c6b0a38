package import IntentDiagnostics
internal import IntentYAML

/// Formats the text of a definition: indentation, spaces, quotes that are not needed, blank lines, and collections that are too
/// long for their line.
///
/// The formatter changes the text at the places of values and comments; it never writes a whole file again. Lines between
/// `# intent-format: off` and `# intent-format: on` stay as they are.
package struct DefinitionFormatter: Sendable {
    /// Whether keys are put into the order of the reference.
    package var sortsKeys = false

    /// The length of a line from which a collection in brackets or braces is written on lines of its own.
    package static let maximumColumns = 120

    package init(sortsKeys: Bool = false) { self.sortsKeys = sortsKeys }

    /// Returns the formatted text of a file.
    /// - Throws: ``FormattingFailure`` for a file that cannot be read, or whose values or comments would change.
    package func formatted(_ file: SourceFile) throws(FormattingFailure) -> String {
        let original = try DefinitionText(file)
        var text = original
        // A collection that is put on lines of its own may contain one that is too long, too.
        for _ in 0..<12 {
            let before = text.scalars
            for step in steps {
                let next = step(text)
                guard next != text.scalars else { continue }
                do { text = try DefinitionText(file.path, next) } catch { throw error.ofChanged(next) }
            }
            if text.scalars == before { break }
        }
        guard text.hasSameContent(as: original, inAnyOrder: sortsKeys) else { throw .wouldChange }
        return text.string
    }

    private var steps: [(DefinitionText) -> [Unicode.Scalar]] {
        (sortsKeys ? [{ KeyOrder(text: $0).sorted() }, { BraceKeyOrder(text: $0).sorted() }] : [])
            + [
                { SpacingEdits(text: $0).applied() }, { Indentation(text: $0).applied() },
                { LongCollections(text: $0).applied() }, { BlankLines(text: $0).applied() },
            ]
    }
}

/// Why a file is left as it is.
package enum FormattingFailure: Error, Sendable {
    /// The file cannot be read.
    case unreadable([Diagnostic])
    /// The values or comments of the formatted file would be others.
    case wouldChange
    /// In the order of the reference, an alias would precede its anchor.
    case aliasBeforeAnchor(String)

    /// Why the file is left as it is; nil if its problems say it.
    package var reason: String? {
        switch self {
        case .unreadable: nil
        case .wouldChange: "formatting would change a value or a comment"
        case .aliasBeforeAnchor(let name):
            "the order of keys would put the alias '*\(name)' before its anchor '&\(name)'; "
                + "'intentgen format' without '--sort' keeps the order"
        }
    }

    /// Returns the failure of a text that was valid before it was changed.
    fileprivate func ofChanged(_ scalars: [Unicode.Scalar]) -> FormattingFailure {
        guard case .unreadable(let problems) = self else { return self }
        for range in problems.map(\.range) where range.end <= scalars.count && range.start < range.end {
            guard scalars[range.start] == "*" else { continue }
            return .aliasBeforeAnchor(String(String.UnicodeScalarView(scalars[range.start + 1..<range.end])))
        }
        return .wouldChange
    }
}

/// The text of a file with its values and comments.
struct DefinitionText {
    /// The text after a byte order mark, in the units of source ranges.
    let scalars: [Unicode.Scalar]
    let tree: YAMLTree
    /// The ranges of the lines without their line ends.
    let lines: [Range<Int>]
    /// The ranges of scalars that contain line ends, and of those with a `#`.
    private let opaque: [Range<Int>]

    init(_ file: SourceFile) throws(FormattingFailure) {
        let text = String(decoding: file.bytes[file.textStart...], as: UTF8.self)
        try self.init(file, Array(text.unicodeScalars))
    }

    init(_ path: String, _ scalars: [Unicode.Scalar]) throws(FormattingFailure) {
        try self.init(SourceFile(path: path, text: String(String.UnicodeScalarView(scalars))), scalars)
    }

    /// - Parameter file: The file as it is, which is refused if it is not encoded as UTF-8.
    private init(_ file: SourceFile, _ scalars: [Unicode.Scalar]) throws(FormattingFailure) {
        let (tree, diagnostics) = readYAML(file, index: FileIndex(0), vocabulary: YAMLVocabulary([]))
        let errors = diagnostics.filter { $0.severity == .error }
        guard let tree, errors.isEmpty else { throw .unreadable(errors) }
        self.scalars = scalars
        self.tree = tree
        lines = scalars.lineRanges
        var opaque: [Range<Int>] = []
        tree.visit { node, _ in
            guard tree.kind(node) == .scalar, !tree.isAlias(node) else { return }
            let range = tree.range(node)
            let isInteresting = scalars[range.start..<range.end].contains { $0 == "\n" || $0 == "\r" || $0 == "#" }
            if isInteresting { opaque.append(range.start..<range.end) }
        }
        self.opaque = opaque
    }

    /// The line end of the file: that of its first line.
    var lineEnd: String { scalars.first { $0 == "\n" || $0 == "\r" } == "\r" ? "\r\n" : "\n" }

    var string: String { string(scalars.indices) }

    func string(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

    /// Returns the index of the line that contains an offset.
    func line(of offset: Int) -> Int { max(lines.count(startingUpTo: offset) - 1, 0) }

    /// Returns the first offset from `start` that is no space or tab.
    func afterBlanks(from start: Int) -> Int {
        var index = start
        while index < scalars.count, scalars[index].isBlank { index += 1 }
        return index
    }

    /// The column of the first character of a line; nil for a blank line.
    func column(ofLine line: Int) -> Int? {
        let start = afterBlanks(from: lines[line].lowerBound)
        return start < lines[line].upperBound ? start - lines[line].lowerBound : nil
    }

    /// Whether a line consists of a comment.
    func isComment(line: Int) -> Bool {
        let start = afterBlanks(from: lines[line].lowerBound)
        return start < lines[line].upperBound && scalars[start] == "#" && !isInside(start)
    }

    /// Whether an offset is inside of a scalar.
    private func isInside(_ offset: Int) -> Bool {
        let count = opaque.count(startingUpTo: offset)
        return count > 0 && opaque[count - 1].contains(offset)
    }

    /// The offset of the comment of each line that has one.
    func comment(ofLine line: Int) -> Int? {
        lines[line].first { offset in
            scalars[offset] == "#" && !isInside(offset)
                && (offset == lines[line].lowerBound || scalars[offset - 1].isBlank)
        }
    }

    /// The lines that belong to a text of several lines, after its first.
    var continuationLines: Set<Int> {
        var result: Set<Int> = []
        for range in opaque where range.count > 1 {
            let (first, last) = (line(of: range.lowerBound), line(of: range.upperBound - 1))
            if last > first { result.formUnion(first + 1...last) }
        }
        return result
    }

    /// The lines that a comment excludes from formatting, each with the line of the comment.
    var excludedLines: [Int: Int] {
        var result: [Int: Int] = [:]
        var off: Int?
        for line in lines.indices {
            let text =
                isComment(line: line) ? comment(ofLine: line).map { words(from: $0, to: lines[line].upperBound) } : nil
            if text == ["#", "intent-format:", "on"] { off = nil }
            if let off { result[line] = off }
            if text == ["#", "intent-format:", "off"] { off = off ?? line }
        }
        return result
    }

    private func words(from start: Int, to end: Int) -> [String] {
        scalars[start..<end].split { $0.isBlank }.map { String(String.UnicodeScalarView($0)) }
    }

    /// Whether the values are equal to those of another text, and the comments are the same.
    func hasSameContent(as other: DefinitionText, inAnyOrder: Bool) -> Bool {
        var (own, others) = (comments, other.comments)
        if inAnyOrder {
            own.sort()
            others.sort()
        }
        return own == others && content(inAnyOrder: inAnyOrder) == other.content(inAnyOrder: inAnyOrder)
    }

    private var comments: [String] {
        lines.indices.compactMap { line in
            comment(ofLine: line).map { start in
                let end = lines[line].upperBound
                let last = scalars[start..<end].lastIndex { !$0.isBlank } ?? start
                return string(start..<last + 1)
            }
        }
    }

    /// The values in their order, without how they are written.
    private func content(inAnyOrder: Bool) -> [String] {
        func content(of node: NodeID) -> String {
            switch tree.kind(node) {
            case .scalar:
                // A text whose quotes were removed is still a text.
                let isText = !tree.isPlain(node) || tree.text(node).contains(" ")
                return "\(isText ? "t" : "p")\(tree.text(node).debugDescription)"
            case .sequence: return "[" + tree.elements(of: node).map(content).joined(separator: ",") + "]"
            case .mapping:
                let entries = tree.entries(of: node).map {
                    "\(tree.text($0.key).debugDescription):\(content(of: $0.value))"
                }
                return "{" + (inAnyOrder ? entries.sorted() : entries).joined(separator: ",") + "}"
            }
        }
        return tree.root.map { [content(of: $0)] } ?? []
    }
}

/// A replacement of a part of a text.
struct TextEdit {
    let range: Range<Int>
    let replacement: String
}

extension DefinitionText {
    /// Returns the text with edits, which do not overlap, outside of excluded lines.
    func applying(_ edits: [TextEdit]) -> [Unicode.Scalar] {
        let excluded = excludedLines
        return applyingAll(edits.filter { excluded[line(of: $0.range.lowerBound)] == nil })
    }

    /// Returns the text with edits, which do not overlap.
    func applyingAll(_ edits: [TextEdit]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(scalars.count)
        var next = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard edit.range.lowerBound >= next else { continue }
            result += scalars[next..<edit.range.lowerBound]
            result += edit.replacement.unicodeScalars
            next = edit.range.upperBound
        }
        return result + scalars[next...]
    }

    /// Whether a collection is written in brackets or braces.
    func isFlow(_ node: NodeID) -> Bool {
        guard tree.kind(node) != .scalar else { return false }
        let start = tree.range(node).start
        return start < scalars.count && (scalars[start] == "{" || scalars[start] == "[")
    }
}

extension YAMLTree {
    /// Visits all values and keys, without following aliases.
    func visit(_ body: (_ node: NodeID, _ isKey: Bool) -> Void) {
        func visit(_ node: NodeID) {
            body(node, false)
            guard !isAlias(node) else { return }
            for entry in entries(of: node) {
                body(entry.key, true)
                visit(entry.value)
            }
            for element in elements(of: node) { visit(element) }
        }
        if let root { visit(root) }
    }
}

extension Unicode.Scalar {
    var isBlank: Bool { self == " " || self == "\t" }
}

extension [Range<Int>] {
    /// Returns how many of the ranges, which are in order, begin at an offset or before it.
    fileprivate func count(startingUpTo offset: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension [Unicode.Scalar] {
    /// The ranges of the lines without their line ends. A text that ends with a line end has no line after it.
    fileprivate var lineRanges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var (start, index) = (0, 0)
        while index < count {
            if self[index] == "\n" || self[index] == "\r" {
                ranges.append(start..<index)
                if self[index] == "\r", index + 1 < count, self[index + 1] == "\n" { index += 1 }
                start = index + 1
            }
            index += 1
        }
        if start < count { ranges.append(start..<count) }
        return ranges
    }
}
