internal import CLibYAML
internal import IntentDiagnostics

extension TreeBuilder {
    /// Reads the anchor and tag before a node, and moves the node's start behind them: libyaml begins an event at them.
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
            if first == UInt8(ascii: "!"), tag != nil { refuseTag(range, of: &node) } else { anchorRange = range }
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

    /// A value on the next line begins behind its indentation; a value that is nothing is where its properties end.
    private func moveStart(of node: inout YAMLNode, to start: Int) {
        if node.kind != .scalar {
            node.start = UInt32(truncatingIfNeeded: start)
            node.finish = node.start
        } else if start <= Int(node.finish), node.textCount > 0 {
            node.start = UInt32(truncatingIfNeeded: start)
        }
        if node.finish < node.start { node.finish = node.start }
    }

    /// Goes on to the first line that is neither blank nor a comment, where a block begins whose anchor stands above it.
    ///
    /// - Returns: The scalars passed over.
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

    private mutating func refuseTag(_ range: SourceRange, of node: inout YAMLNode) {
        let tag = String(decoding: map().bytes(in: range), as: UTF8.self)
        append(
            .yamlUnsupported, range,
            "\(quoted(tag)) is a tag, which definitions do not use; a text that begins with '!' needs quotes")
        if node.kind == .scalar, node.textCount == 0 { node.isRefused = true }
    }

    private mutating func addAnchor(_ name: String, _ range: SourceRange, of node: YAMLNode) {
        guard anchors.count < limits.anchors else {
            append(.limitExceeded, range, "the file has more than \(grouped(limits.anchors)) anchors")
            isOverfull = true
            return
        }
        let isScalar = node.kind == .scalar
        let anchor = AnchorTable.Anchor(
            node: nodes.count, range: range, mayBeText: isScalar && node.isPlain, valueEnd: Int(node.finish),
            size: isScalar ? 1 : nil)
        anchors.add(name, anchor, walked: nodes.count + anchors.expanded)
    }

    /// Makes the node stand for its anchor's; false when aliases have become too many.
    ///
    /// An alias that leads nowhere becomes the text that it looks like, refused, so that the rest of the file can be
    /// judged.
    mutating func follow(_ name: String, from node: inout YAMLNode, isKey: Bool) -> Bool {
        let range = SourceRange(start: Int(node.start), end: Int(node.finish))
        guard let anchor = anchors.follow(name) else {
            refuseAlias(&node, "*" + name)
            append(
                .yamlSyntax, range,
                "'*' refers to an anchor, and there is no '&\(name)' above; a text that begins with '*' needs quotes",
                fixes: [
                    DiagnosticFix(message: "put the text in quotes", range: range, replacement: "\"*\(name)\"")
                ])
            return true
        }
        guard anchor.size != nil else {
            refuseAlias(&node, "*" + name)
            append(
                .yamlUnsupported, range, "'*\(name)' is inside the value that it refers to",
                notes: [DiagnosticNote(file: index, range: anchor.range, message: "'&\(name)' is here")])
            return true
        }
        guard anchors.expanded <= limits.expandedAliasNodes else {
            append(
                .limitExceeded, range,
                "the aliases of this file stand for more than \(grouped(limits.expandedAliasNodes)) values")
            return false
        }
        node.textStart = UInt32(truncatingIfNeeded: anchor.node)
        if isKey { readAliasAsKey(&node, anchor) }
        return true
    }

    private mutating func refuseAlias(_ node: inout YAMLNode, _ text: String) {
        node.kind = .scalar
        node.isRefused = true
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
            node.isRefused = true
            return
        }
        let start = Int(target.textStart)
        node.symbol = texts.bytes[start..<start + Int(target.textCount)].withUnsafeBufferPointer {
            vocabulary.symbol(ofUTF8: $0)
        }
    }

    /// `title: &Lock it` reads as the text "it": an anchor that nothing refers to was probably meant as text.
    mutating func warnOfUnusedAnchors() {
        for anchor in anchors.unused where anchor.mayBeText && !isOverfull {
            if nodes[anchor.node].textCount == 0 { nodes[anchor.node].isRefused = true }
            let name = String(decoding: map().bytes(in: anchor.range), as: UTF8.self)
            let whole = SourceRange(start: anchor.range.start, end: max(anchor.range.end, anchor.valueEnd))
            append(
                .textCut, anchor.range,
                "\(quoted(name)) is an anchor that nothing refers to, and not a part of the text", severity: .warning,
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
