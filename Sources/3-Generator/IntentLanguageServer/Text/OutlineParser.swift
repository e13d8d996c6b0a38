internal import IntentDiagnostics

/// Finds the nodes of an ``Outline``.
///
/// Every loop consumes at least one byte, and nesting is limited, so any bytes are parsed in a time proportional to their number.
struct OutlineParser {
    private let bytes: [UInt8]
    private var at: Int
    private var lineStart: Int
    private var nodes: [Outline.Node] = []
    private var depth = 0
    /// The end of the last key or value.
    private var lastEnd: Int

    /// The reader's limit is 64; deeper values are not divided.
    private static let depthLimit = 80

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        at = SourceFile(path: "", bytes: bytes).textStart
        lineStart = at
        lastEnd = at
    }

    mutating func parse() -> [Outline.Node] {
        nodes.reserveCapacity(bytes.count / 20)
        nodes.append(Outline.Node(parent: 0, key: nil, keyRange: at..<at, valueRange: at..<at))
        while nextContent() {
            if isDocumentMark {
                skipLine()
                continue
            }
            let start = at
            content(of: Outline.root, below: -1)
            // What follows a value in its line belongs to nothing.
            if at == start { skipLine() } else { skipToLineEnd() }
        }
        if nodes[Outline.root].kind != .scalar { nodes[Outline.root].valueRange = 0..<bytes.count }
        return nodes
    }

    // MARK: Characters

    private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0x0A }
    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    private func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || isLineEnd(byte) }
    private func isFlowMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
        default: false
        }
    }

    private var column: Int { at - lineStart }
    private var isDash: Bool { byte(at) == UInt8(ascii: "-") && isSpace(byte(at + 1)) }
    private var isComment: Bool { byte(at) == UInt8(ascii: "#") && (at == lineStart || isSpace(byte(at - 1))) }

    private var isDocumentMark: Bool {
        guard at == lineStart else { return false }
        let first = byte(at)
        if first == UInt8(ascii: "%") { return true }
        guard first == UInt8(ascii: "-") || first == UInt8(ascii: ".") else { return false }
        return byte(at + 1) == first && byte(at + 2) == first && isSpace(byte(at + 3))
    }

    private mutating func skipBlanks() {
        while at < bytes.count, isBlank(bytes[at]) { at += 1 }
    }

    private mutating func skipToLineEnd() {
        while at < bytes.count, !isLineEnd(bytes[at]) { at += 1 }
    }

    private mutating func skipLine() {
        skipToLineEnd()
        if at < bytes.count { at += 1 }
        lineStart = at
    }

    /// Moves to the next text that is not a comment; returns false at the end.
    private mutating func nextContent() -> Bool {
        while at < bytes.count {
            skipBlanks()
            if at >= bytes.count { return false }
            if isComment || isLineEnd(bytes[at]) { skipLine() } else { return true }
        }
        return false
    }

    /// Moves past an anchor and a tag; returns the name of the anchor.
    @discardableResult
    private mutating func skipProperties() -> String? {
        var anchor: String?
        while byte(at) == UInt8(ascii: "&") || byte(at) == UInt8(ascii: "!") {
            let start = at
            while at < bytes.count, !isSpace(bytes[at]), !isFlowMark(bytes[at]) { at += 1 }
            if bytes[start] == UInt8(ascii: "&") { anchor = String(decoding: bytes[start + 1..<at], as: UTF8.self) }
            skipBlanks()
        }
        return anchor
    }

    // MARK: Nodes

    private mutating func add(_ key: Range<Int>?, to parent: Int) -> Int {
        let node = Outline.Node(
            parent: parent, key: key.map { Outline.text(bytes[$0]) }, keyRange: key ?? at..<at, valueRange: at..<at)
        nodes.append(node)
        nodes[parent].children.append(nodes.count - 1)
        lastEnd = key?.upperBound ?? at
        return nodes.count - 1
    }

    private mutating func finish(_ node: Int, _ kind: Outline.Kind, from start: Int) {
        nodes[node].kind = kind
        nodes[node].valueRange = start..<max(start, lastEnd)
    }

    // MARK: Blocks

    /// Reads the value after a key or a dash.
    /// - Parameter column: The column of the key or dash.
    private mutating func value(of node: Int, below column: Int, afterDash: Bool) {
        skipBlanks()
        nodes[node].anchor = skipProperties()
        nodes[node].valueRange = at..<at
        guard isLineEnd(byte(at)) || isComment else {
            if afterDash { content(of: node, below: column) } else { scalar(of: node, below: column) }
            return
        }
        let (end, start) = (at, lineStart)
        if nextContent(), !isDocumentMark, self.column > column || self.column == column && isDash && !afterDash {
            content(of: node, below: column)
        } else {
            (at, lineStart) = (end, start)
        }
    }

    /// Reads a value that may be a mapping or a list over several lines.
    private mutating func content(of node: Int, below column: Int) {
        guard depth < Self.depthLimit else { return scalar(of: node, below: column) }
        depth += 1
        defer { depth -= 1 }
        if isDash { return entries(of: node, .sequence) }
        if key() != nil { return entries(of: node, .mapping) }
        let isWord = !isFlowMark(byte(at)) && !"\"'|>*&!".utf8.contains(byte(at))
        if nodes[node].kind == .mapping, isWord { return entries(of: node, .mapping) }
        skipProperties()
        scalar(of: node, below: column)
    }

    /// Reads the entries of a mapping or the elements of a list, which begin in the same column.
    private mutating func entries(of node: Int, _ kind: Outline.Kind) {
        let (start, column) = (at, self.column)
        let begin = nodes[node].kind == kind ? nodes[node].valueRange.lowerBound : start
        var last = node
        repeat {
            if self.column > column {
                // A line that is indented too far belongs to the last entry.
                let before = at
                content(of: last, below: column)
                if at == before { skipToLineEnd() }
            } else if kind == .sequence {
                at += 1
                last = add(nil, to: node)
                value(of: last, below: column, afterDash: true)
            } else {
                last = entry(of: node, in: column)
            }
            (nodes[node].kind, nodes[node].valueRange) = (kind, begin..<lastEnd)
        } while continues(in: column, kind)
        finish(node, kind, from: begin)
    }

    private mutating func entry(of node: Int, in column: Int) -> Int {
        let properties = at
        skipProperties()
        if let key = key() {
            let entry = add(key.range, to: node)
            at = key.colon + 1
            value(of: entry, below: column, afterDash: false)
            return entry
        }
        let start = at
        while at < bytes.count, !isLineEnd(bytes[at]), !isComment { at += 1 }
        if at == start { at = max(properties + 1, start) }
        var end = at
        while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        let entry = add(start..<max(start, end), to: node)
        nodes[entry].isIncomplete = true
        nodes[entry].valueRange = end..<end
        return entry
    }

    /// Moves to the next entry of a block; stays if there is none.
    private mutating func continues(in column: Int, _ kind: Outline.Kind) -> Bool {
        let (end, start) = (at, lineStart)
        skipToLineEnd()
        if nextContent(), !isDocumentMark {
            if self.column > column { return true }
            if self.column == column, isDash == (kind == .sequence) { return true }
        }
        (at, lineStart) = (end, start)
        return false
    }

    /// Returns the key here and its colon; nil if there is none on this line.
    private func key() -> (range: Range<Int>, colon: Int)? {
        var index = at
        while byte(index) == UInt8(ascii: "&") || byte(index) == UInt8(ascii: "!") {
            while index < bytes.count, !isSpace(bytes[index]) { index += 1 }
            while isBlank(byte(index)), index < bytes.count { index += 1 }
        }
        let start = index
        let quote = byte(index)
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            guard let end = quotedEnd(from: index), !bytes[index..<end].contains(where: isLineEnd) else { return nil }
            index = end
            while isBlank(byte(index)), index < bytes.count { index += 1 }
            return byte(index) == UInt8(ascii: ":") && isSpace(byte(index + 1)) ? (start..<end, index) : nil
        }
        guard !isFlowMark(quote), quote != UInt8(ascii: "#"), quote != UInt8(ascii: "|"), quote != UInt8(ascii: ">")
        else { return nil }
        while index < bytes.count, !isLineEnd(bytes[index]) {
            if bytes[index] == UInt8(ascii: ":"), isSpace(byte(index + 1)) {
                var end = index
                while end > start, isBlank(bytes[end - 1]) { end -= 1 }
                return (start..<end, index)
            }
            if bytes[index] == UInt8(ascii: "#"), index > start, isBlank(bytes[index - 1]) { return nil }
            index += 1
        }
        return nil
    }

    /// Returns the end of a quoted text, which may span lines; nil if it is not closed.
    private func quotedEnd(from start: Int) -> Int? {
        let quote = byte(start)
        var index = start + 1
        while index < bytes.count {
            if bytes[index] == quote {
                if quote == UInt8(ascii: "'"), byte(index + 1) == quote, index + 1 < bytes.count {
                    index += 1
                } else {
                    return index + 1
                }
            } else if bytes[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                index += 1
            }
            index += 1
        }
        return nil
    }

    // MARK: Scalars

    private mutating func scalar(of node: Int, below column: Int) {
        let start = at
        switch byte(at) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return flow(of: node, below: column)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quoted(below: column)
        case UInt8(ascii: "|"), UInt8(ascii: ">"): blockScalar(below: column)
        default: plain(below: column)
        }
        finish(node, .scalar, from: start)
    }

    /// A text that is not closed ends with its line, and so does one that would continue beyond its block.
    private mutating func quoted(below column: Int) {
        let start = at
        guard let end = quotedEnd(from: at) else { return plainLine() }
        while at < end {
            if isLineEnd(bytes[at]) {
                skipLine()
                skipBlanks()
                if at < end, self.column <= column, !isLineEnd(byte(at)) {
                    at = start
                    lineStart = bytes[..<at].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
                    return plainLine()
                }
            } else {
                at += 1
            }
        }
        lastEnd = at
    }

    private mutating func plainLine() {
        lastEnd = at
        while at < bytes.count, !isLineEnd(bytes[at]), !isComment {
            at += 1
            if !isBlank(bytes[at - 1]) { lastEnd = at }
        }
    }

    /// A plain text continues on lines with a larger indentation, unless they look like a key.
    private mutating func plain(below column: Int) {
        plainLine()
        while isLineEnd(byte(at)), at < bytes.count {
            let (end, start) = (at, lineStart)
            while at < bytes.count, isLineEnd(bytes[at]) {
                skipLine()
                skipBlanks()
            }
            guard at < bytes.count, self.column > column, !isComment, !isDocumentMark, key() == nil else {
                (at, lineStart) = (end, start)
                return
            }
            plainLine()
        }
    }

    private mutating func blockScalar(below column: Int) {
        skipToLineEnd()
        lastEnd = at
        while at < bytes.count {
            let (end, start) = (at, lineStart)
            skipLine()
            skipBlanks()
            if at < bytes.count, isLineEnd(bytes[at]) { continue }
            guard at < bytes.count, self.column > column else {
                (at, lineStart) = (end, start)
                return
            }
            skipToLineEnd()
            lastEnd = at
        }
    }

    // MARK: Braces and brackets

    /// Moves to the next text within braces; returns false at the end and before a line that belongs to an outer block.
    private mutating func nextInFlow(below column: Int) -> Bool {
        let line = lineStart
        let (end, start) = (at, lineStart)
        guard nextContent() else { return false }
        let isCloser = byte(at) == UInt8(ascii: "}") || byte(at) == UInt8(ascii: "]")
        guard lineStart != line, self.column <= column, !isCloser else { return true }
        guard key() != nil || isDash else { return true }
        (at, lineStart) = (end, start)
        return false
    }

    private mutating func flow(of node: Int, below column: Int) {
        let start = at
        let isMapping = byte(at) == UInt8(ascii: "{")
        nodes[node].isFlow = true
        at += 1
        lastEnd = at
        guard depth < Self.depthLimit else { return skipToLineEnd() }
        depth += 1
        defer { depth -= 1 }
        while nextInFlow(below: column) {
            switch byte(at) {
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                at += 1
                lastEnd = at
                return finish(node, isMapping ? .mapping : .sequence, from: start)
            case UInt8(ascii: ","): at += 1
            default:
                let before = at
                skipProperties()
                flowEntry(of: node, isMapping: isMapping, below: column)
                if at == before { at += 1 }
            }
        }
        finish(node, isMapping ? .mapping : .sequence, from: start)
    }

    private mutating func flowEntry(of node: Int, isMapping: Bool, below column: Int) {
        if isFlowMark(byte(at)) || byte(at) == UInt8(ascii: "*") && !isMapping {
            let element = add(nil, to: node)
            return flowValue(of: element, below: column)
        }
        let key = flowScalar(below: column)
        let (end, line) = (at, lineStart)
        let hasValue = nextInFlow(below: column) && byte(at) == UInt8(ascii: ":")
        guard isMapping || hasValue else {
            (at, lineStart) = (end, line)
            let element = add(nil, to: node)
            (nodes[element].kind, nodes[element].isFlow) = (.scalar, true)
            nodes[element].valueRange = key
            lastEnd = key.upperBound
            return
        }
        var parent = node
        if !isMapping {
            // `[a: b]` contains a mapping of one entry.
            parent = add(nil, to: node)
            nodes[parent].kind = .mapping
        }
        let entry = add(key, to: parent)
        nodes[entry].isFlow = true
        nodes[entry].valueRange = key.upperBound..<key.upperBound
        if hasValue {
            at += 1
            nodes[entry].valueRange = at..<at
            if nextInFlow(below: column) { flowValue(of: entry, below: column) }
        } else {
            (at, lineStart) = (end, line)
            nodes[entry].isIncomplete = true
        }
        if !isMapping { nodes[parent].valueRange = key.lowerBound..<max(key.upperBound, lastEnd) }
    }

    private mutating func flowValue(of node: Int, below column: Int) {
        nodes[node].anchor = skipProperties()
        nodes[node].isFlow = true
        switch byte(at) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): flow(of: node, below: column)
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): break
        default:
            let range = flowScalar(below: column)
            nodes[node].kind = .scalar
            nodes[node].valueRange = range
        }
    }

    private mutating func flowScalar(below column: Int) -> Range<Int> {
        let start = at
        if byte(at) == UInt8(ascii: "\"") || byte(at) == UInt8(ascii: "'") {
            quoted(below: column)
            return start..<max(start, lastEnd)
        }
        lastEnd = at
        while at < bytes.count, !isLineEnd(bytes[at]), !isFlowMark(bytes[at]), !isComment {
            let next = byte(at + 1)
            if bytes[at] == UInt8(ascii: ":"), isSpace(next) || isFlowMark(next) { break }
            at += 1
            if !isBlank(bytes[at - 1]) { lastEnd = at }
        }
        return start..<max(start, lastEnd)
    }
}
