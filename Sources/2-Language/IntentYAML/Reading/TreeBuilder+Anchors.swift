internal import CIntentLibYAML
internal import IntentDiagnostics
internal import IntentSystem

extension TreeBuilder {
    /// Reads the anchor and tag before a node, and moves the start of the node after them, because libyaml includes them in
    /// the range of the event.
    mutating func readProperties(
        _ anchor: UnsafeMutablePointer<UInt8>?, _ tag: UnsafeMutablePointer<UInt8>?, of node: inout YAMLNode
    ) {
        let map = self.map()
        var start = Int(node.start)
        var byte = map.byteOffset(ofScalar: Int(node.start))
        let base = map.file.textStart
        var anchorRange: SourceRange?
        for _ in 0..<2 {
            guard byte - base < bytes.count else { break }
            let first = bytes[byte - base]
            guard first == UInt8(ascii: "&") || first == UInt8(ascii: "!") else { break }
            let end = endOfProperty(from: byte - base, isTag: first == UInt8(ascii: "!")) + base
            let range = SourceRange(start: start, end: start + scalars(from: byte - base, to: end - base))
            if first == UInt8(ascii: "!"), tag != nil { rejectTag(range, of: &node) } else { anchorRange = range }
            node.start = UInt32(truncatingIfNeeded: range.end)
            start = range.end
            byte = end
            while byte - base < bytes.count, bytes[byte - base] == 0x20 || bytes[byte - base] == 0x09 {
                byte += 1
                start += 1
            }
        }
        if node.kind != .scalar { start += skipLines(from: &byte, base: base) }
        moveStart(of: &node, to: start)
        if let anchor, let anchorRange { addAnchor(String(cString: anchor), anchorRange, of: node) }
    }

    /// Sets the start of a node. An empty value is located at the end of its anchor and tag.
    private func moveStart(of node: inout YAMLNode, to start: Int) {
        if node.kind != .scalar {
            node.start = UInt32(truncatingIfNeeded: start)
            node.finish = node.start
        } else if start <= Int(node.finish), node.textCount > 0 {
            node.start = UInt32(truncatingIfNeeded: start)
        }
        if node.finish < node.start { node.finish = node.start }
    }

    /// Skips to the first line that is neither blank nor a comment, at which a block begins if its anchor is on a line of
    /// its own.
    ///
    /// - Returns: The number of skipped scalars.
    private func skipLines(from byte: inout Int, base: Int) -> Int {
        guard byte - base == bytes.count || bytes[byte - base] < 0x20 || bytes[byte - base] == UInt8(ascii: "#") else {
            return 0
        }
        let content = ByteScans.nextContent(in: bytes, from: byte - base) ?? bytes.count
        let passed = scalars(from: byte - base, to: content)
        byte = content + base
        return passed
    }

    private func scalars(from start: Int, to end: Int) -> Int {
        bytes[start..<end].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    }

    private func endOfProperty(from start: Int, isTag: Bool) -> Int {
        var end = start + 1
        while end < bytes.count, bytes[end] > 0x20 {
            let isNameByte = bytes[end].isASCIILetterOrDigit || bytes[end] == UInt8(ascii: "_") || bytes[end] == 0x2D
            if !isTag, !isNameByte { break }
            if isTag, bytes[end] == UInt8(ascii: ",") || bytes[end] == UInt8(ascii: "}") { break }
            end += 1
        }
        return end
    }

    private mutating func rejectTag(_ range: SourceRange, of node: inout YAMLNode) {
        let tag = String(decoding: map().bytes(in: range), as: UTF8.self)
        append(
            .yamlUnsupported, range,
            "\(quoted(tag)) is a tag, which definitions do not use; a string that begins with '!' needs quotes")
        if node.kind == .scalar, node.textCount == 0 { node.isInvalid = true }
    }

    private mutating func addAnchor(_ name: String, _ range: SourceRange, of node: YAMLNode) {
        guard anchors.count < limits.anchors else {
            append(.limitExceeded, range, "the file has more than \(limits.anchors.inGroups) anchors")
            hasExceededLimit = true
            return
        }
        let isScalar = node.kind == .scalar
        let anchor = AnchorTable.Anchor(
            node: nodes.count, range: range, mayBeText: isScalar && node.isPlain, valueEnd: Int(node.finish),
            size: isScalar ? 1 + Int(node.textCount) / AnchorTable.textBytesPerNode : nil)
        anchors.add(name, anchor, visited: visited)
    }

    /// The running count of the nodes that a traversal visits, in which long texts count as several.
    var visited: Int { nodes.count + anchors.expanded + texts.count / AnchorTable.textBytesPerNode }

    /// Makes the node refer to the node of its anchor; returns `false` if the aliases exceed the limit.
    ///
    /// An alias without an anchor becomes an invalid text, so that the rest of the file can be checked.
    mutating func follow(_ name: String, from node: inout YAMLNode, isKey: Bool) -> Bool {
        let range = SourceRange(start: Int(node.start), end: Int(node.finish))
        guard let anchor = anchors.follow(name) else {
            rejectAlias(&node, "*" + name)
            append(
                .yamlSyntax, range,
                "there is no anchor '&\(name)' above; a string that begins with '*' needs quotes",
                fixes: [
                    DiagnosticFix(message: "put the string in quotes", range: range, replacement: "\"*\(name)\"")
                ])
            return true
        }
        guard anchor.size != nil else {
            rejectAlias(&node, "*" + name)
            append(
                .yamlUnsupported, range, "'*\(name)' is inside the value that it refers to",
                notes: [DiagnosticNote(file: index, range: anchor.range, message: "'&\(name)' is here")])
            return true
        }
        guard anchors.expanded <= limits.expandedAliasNodes else {
            append(
                .limitExceeded, range,
                """
                the aliases of this file expand to more than \(limits.expandedAliasNodes.inGroups) values, of which each KiB of a \
                text is one
                """)
            return false
        }
        node.textStart = UInt32(truncatingIfNeeded: anchor.node)
        if isKey { readAliasAsKey(&node, anchor) }
        return true
    }

    private mutating func rejectAlias(_ node: inout YAMLNode, _ text: String) {
        node.kind = .scalar
        node.isInvalid = true
        node.textStart = UInt32(truncatingIfNeeded: texts.count)
        var text = text
        text.withUTF8 { texts.append($0) }
        node.textCount = UInt32(truncatingIfNeeded: texts.count) - node.textStart
    }

    private mutating func readAliasAsKey(_ node: inout YAMLNode, _ anchor: AnchorTable.Anchor) {
        let target = nodes[anchor.node]
        guard target.kind == .scalar else {
            append(
                .yamlUnsupported, SourceRange(start: Int(node.start), end: Int(node.finish)),
                "a \(target.kind == .mapping ? "mapping" : "list") cannot be a key")
            node.isInvalid = true
            return
        }
        let start = Int(target.textStart)
        node.symbol = texts.bytes[start..<start + Int(target.textCount)].withUnsafeBufferPointer {
            vocabulary.symbol(ofUTF8: $0)
        }
    }

    /// Warns of anchors that nothing refers to and that were probably intended as text: `title: &Lock it` is read as “it”.
    mutating func warnOfUnusedAnchors() {
        for anchor in anchors.unused where anchor.mayBeText && !hasExceededLimit {
            if nodes[anchor.node].textCount == 0 { nodes[anchor.node].isInvalid = true }
            let name = String(decoding: map().bytes(in: anchor.range), as: UTF8.self)
            let whole = SourceRange(start: anchor.range.start, end: max(anchor.range.end, anchor.valueEnd))
            append(
                .textCut, anchor.range,
                "\(quoted(name)) is an unused anchor and not part of the text", severity: .warning,
                fixes: quotes(around: whole))
        }
    }
}

extension UInt8 {
    fileprivate var isASCIILetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}

/// The anchors of a document, and the cost of following their aliases.
///
/// A traversal that follows aliases visits every node of the file once, and at each alias also the nodes of its anchor,
/// including those of nested aliases. The latter number is the difference of a running count between the beginning and
/// the end of the anchor, so that it is known without a traversal.
struct AnchorTable {
    /// The bytes of a text that count as one more node, because each alias repeats the text.
    static let textBytesPerNode = 1024

    struct Anchor {
        /// The index of its node.
        let node: Int
        /// `&name` in the source.
        let range: SourceRange
        /// Whether the anchor precedes a plain scalar and may be the beginning of a text.
        let mayBeText: Bool
        /// The end of the node.
        let valueEnd: Int
        /// The number of nodes that a traversal of its node visits; `nil` while the node is open.
        var size: Int?
        var isUsed = false
    }

    private(set) var anchors: [Anchor] = []
    private var latest: [String: Int] = [:]
    private var visitedAtStart: [Int] = []

    /// The number of nodes so far that a traversal visits only because it follows aliases.
    private(set) var expanded = 0

    var count: Int { anchors.count }

    /// - Parameter visited: The running count before the node of the anchor.
    mutating func add(_ name: String, _ anchor: Anchor, visited: Int) {
        // A name may be reused; aliases then refer to the latest node.
        latest[name] = anchors.count
        anchors.append(anchor)
        visitedAtStart.append(visited)
    }

    mutating func finish(_ anchor: Int, visited: Int) {
        anchors[anchor].size = visited - visitedAtStart[anchor]
    }

    /// Looks up the anchor of an alias and counts the nodes that the alias adds.
    mutating func follow(_ name: String) -> Anchor? {
        guard let index = latest[name] else { return nil }
        anchors[index].isUsed = true
        expanded += anchors[index].size ?? 0
        return anchors[index]
    }

    /// The anchors that nothing refers to.
    var unused: [Anchor] { anchors.filter { !$0.isUsed } }
}
