internal import IntentModel

/// Edits that change the structure of a text and keep the rest of it, with its comments.
extension Outline {
    /// Returns the edit that adds an entry to the map of a declaration, which becomes one if it is a shorthand.
    /// - Parameters:
    ///   - name: The name that an element of a list has afterward.
    ///   - shortKey: The key that a shorthand stands for.
    func adding(_ entry: String, to declared: Int, renamed name: String, shortKey: String) -> Replacement? {
        let node = nodes[declared]
        let start = node.valueRange.lowerBound
        if node.key == nil { return mapping(ofList: node.parent, adding: entry, to: declared, renamed: name) }
        switch node.kind {
        case .mapping where node.isFlow:
            let text = node.children.isEmpty ? " \(entry) " : " \(entry),"
            return Replacement(range: start + 1..<start + 1, text: text)
        case .mapping:
            let first = node.children.first.map { nodes[$0].keyRange.lowerBound } ?? start
            let indentation = String(repeating: " ", count: first - lineStart(before: first))
            return Replacement(range: first..<first, text: "\(entry)\n\(indentation)")
        case .empty:
            return Replacement(
                range: node.keyRange.upperBound + 1..<node.keyRange.upperBound + 1, text: " { \(entry) }")
        case .scalar, .sequence:
            let value = String(decoding: bytes[node.valueRange], as: UTF8.self)
            let needsQuotes = value.contains { ",[]{}".contains($0) } && node.kind == .scalar && !node.isFlow
            guard !needsQuotes else { return nil }
            return Replacement(range: node.valueRange, text: "{ \(shortKey): \(value), \(entry) }")
        }
    }

    /// Returns the edit that turns a list of names into a map of declarations, with the comments between them.
    private func mapping(ofList list: Int, adding entry: String, to declared: Int, renamed name: String) -> Replacement?
    {
        let (range, elements) = (nodes[list].valueRange, children(of: list))
        guard elements.allSatisfy({ nodes[$0].kind == .scalar }), range.count > 1 else { return nil }
        let isFlow = nodes[list].isFlow
        var edits = elements.map { element in
            let (value, isDeclared) = (nodes[element].valueRange, element == declared)
            let written = String(decoding: bytes[value], as: UTF8.self)
            // A dash is before the element of a block.
            let start = isFlow ? value.lowerBound : nodes[element].keyRange.lowerBound - 1
            let key = isDeclared && name != text(of: element) ? name : written
            return Replacement(
                range: start - range.lowerBound..<value.upperBound - range.lowerBound,
                text: "\(key): \(isDeclared ? "{ \(entry) }" : "{}")")
        }
        if isFlow {
            let isPadded = " \t\r\n".utf8.contains(bytes[range.lowerBound + 1])
            edits.append(Replacement(range: 0..<1, text: isPadded ? "{" : "{ "))
            edits.append(Replacement(range: range.count - 1..<range.count, text: isPadded ? "}" : " }"))
        }
        var map = String(decoding: edits.applied(to: Array(bytes[range])), as: UTF8.self)
        let missing = column(of: nodes[list].keyRange.lowerBound) + 2 - column(of: range.lowerBound)
        if !isFlow, missing > 0, lineStart(before: range.lowerBound) > nodes[list].keyRange.lowerBound {
            // Dashes may be in the column of the key, which entries may not be.
            map = .spaces(missing) + map.replacing("\r\n", with: "\n").replacing("\n", with: "\n" + .spaces(missing))
        }
        return Replacement(range: range, text: map)
    }

    /// Returns the bytes of an entry with what separates it from others: whole lines in a block, a comma between braces.
    func extent(of node: Int) -> Range<Int> {
        let range = nodes[node].range
        let line = lineStart(before: range.lowerBound)
        guard nodes[nodes[node].parent].isFlow else { return line..<nextLine(after: range.upperBound) }
        let end = skippingBlanks(from: range.upperBound)
        if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
            let next = skippingBlanks(from: end + 1)
            let isAlone = next == lineEnd(after: next) && skippingBlanks(from: line) == range.lowerBound
            return isAlone ? line..<nextLine(after: next) : range.lowerBound..<next
        }
        let before = bytes[..<range.lowerBound].lastIndex { !" \t\r\n".utf8.contains($0) } ?? 0
        return (bytes[before] == UInt8(ascii: ",") ? before : range.lowerBound)..<range.upperBound
    }

    /// Returns the edit that adds a declaration to a section, which is written before a section of the file if there is none.
    /// - Parameters:
    ///   - entry: The only entry of the declaration.
    ///   - next: The section before which a new one is written.
    /// - Returns: Nil if the section is between braces, and the entry cannot be.
    func declaring(_ name: String, _ entry: OutlineEntry, in section: String, before next: Int) -> Replacement? {
        guard let list = child(section, of: Self.root) else {
            guard nodes[Self.root].kind == .mapping, !nodes[Self.root].isFlow else { return nil }
            var start = lineStart(before: nodes[next].keyRange.lowerBound)
            while start > 0, bytes[lineStart(before: start - 1)] == UInt8(ascii: "#") {
                start = lineStart(before: start - 1)
            }
            return Replacement(
                range: start..<start, text: "\(section):\n  \(entry.declaration(of: name, in: 2))\n\n")
        }
        guard nodes[list].kind == .mapping, let first = children(of: list).first, let last = children(of: list).last
        else { return nil }
        if nodes[list].isFlow {
            let end = nodes[last].range.upperBound
            return entry.flow.map { Replacement(range: end..<end, text: ", \(name): { \($0) }") }
        }
        let column = column(of: nodes[first].keyRange.lowerBound)
        let end = lineEnd(after: nodes[last].range.upperBound)
        return Replacement(
            range: end..<end, text: "\n\(String.spaces(column))\(entry.declaration(of: name, in: column))")
    }

    /// Returns the edit that removes a declaration, and its section if it is the only one there.
    func removing(_ declaration: Int) -> Replacement {
        let section = nodes[declaration].parent
        guard children(of: section).count == 1 else { return Replacement(range: extent(of: declaration), text: "") }
        var range = extent(of: section)
        // The empty line after the section goes with it.
        if !nodes[Self.root].isFlow, range.upperBound < bytes.count,
            lineEnd(after: range.upperBound) == range.upperBound
        {
            range = range.lowerBound..<nextLine(after: range.upperBound)
        }
        return Replacement(range: range, text: "")
    }

    /// Returns the edit that removes an element of a list, and the entry of the list if it is the only one there.
    func removing(_ element: Int, fromList list: Int) -> Replacement {
        if scalars(of: list).count > 1 { return Replacement(range: extent(of: element), text: "") }
        let map = nodes[list].parent
        guard !nodes[map].isFlow, children(of: map).count == 1 else {
            return Replacement(range: extent(of: list), text: "")
        }
        return Replacement(range: nodes[map].valueRange, text: "{}")
    }

    /// Returns whether there is a `#` that is not in a text.
    func hasComments(in range: Range<Int>) -> Bool {
        let texts = nodes.flatMap { [$0.keyRange] + ($0.kind == .scalar ? [$0.valueRange] : []) }
            .filter { $0.overlaps(range) }
        return range.contains { byte in
            bytes[byte] == UInt8(ascii: "#") && !texts.contains { $0.contains(byte) }
        }
    }

    func column(of byte: Int) -> Int { byte - lineStart(before: byte) }

    /// Returns the end of a line without its line end.
    func lineEnd(after byte: Int) -> Int { bytes[byte...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count }

    func nextLine(after byte: Int) -> Int {
        let end = lineEnd(after: byte)
        guard end < bytes.count else { return end }
        return end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A ? end + 2 : end + 1
    }

    private func skippingBlanks(from byte: Int) -> Int {
        bytes[min(byte, bytes.count)...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
    }
}

/// An entry of a mapping, cut out of its text with the comments in it.
struct OutlineEntry: Sendable {
    /// A text that contains only the entry, in column 0.
    private var outline: Outline

    /// Cuts out an entry.
    /// - Parameter key: The key that it has in its new place.
    init?(_ node: Int, of outline: Outline, key: String) {
        let part = outline[node]
        guard part.key != nil, let colon = outline.bytes[part.keyRange.upperBound...].firstIndex(of: UInt8(ascii: ":")),
            colon < part.range.upperBound
        else { return nil }
        let isInFlow = outline[part.parent].isFlow
        let end = isInFlow ? part.range.upperBound : outline.lineEnd(after: part.range.upperBound)
        let text = String(decoding: outline.bytes[(colon + 1)..<end], as: UTF8.self).replacing("\r\n", with: "\n")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let inner = lines.dropFirst().filter { !$0.allSatisfy { $0 == " " } }
        let indentation = inner.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let rest = lines.dropFirst().map { $0.allSatisfy { $0 == " " } ? "" : "\n  \($0.dropFirst(indentation))" }
        self.outline = Outline(Array("\(key):\(lines[0])\(rest.joined())".utf8))
        guard let entry = self.outline.children(of: Outline.root).first, self.outline[entry].kind == part.kind else {
            return nil
        }
    }

    private var value: Int { outline.children(of: Outline.root).first ?? Outline.root }

    /// The names that the value lists, as a list or as the keys of a mapping.
    var names: [String] {
        outline.children(of: value).map { outline[$0].key ?? outline.text(of: $0) }
    }

    /// Writes the titles that names without one had, unless they have the same in the new place.
    mutating func keepTitles(_ old: (String) -> String, insteadOf new: (String) -> String) {
        let children = outline.children(of: value)
        let isList = outline[value].kind == .sequence
        let untitled = children.filter {
            outline[$0].kind == .mapping && outline.child("title", of: $0) == nil || isList
        }
        guard zip(children, names).contains(where: { untitled.contains($0) && old($1) != new($1) }) else { return }
        var edits: [Replacement] = []
        for (child, name) in zip(children, names) where untitled.contains(child) {
            let title = old(name).yaml
            if isList {
                let range = outline[child].valueRange
                // A dash is before the element of a block.
                let start = outline[value].isFlow ? range.lowerBound : outline[child].keyRange.lowerBound - 1
                let written = String(decoding: outline.bytes[range], as: UTF8.self)
                edits.append(Replacement(range: start..<range.upperBound, text: "\(written): \(title)"))
            } else if let edit = outline.adding("title: \(title)", to: child, renamed: name, shortKey: "title") {
                edits.append(edit)
            }
        }
        let range = outline[value].valueRange
        if isList, outline[value].isFlow, range.count >= 2 {
            edits.append(Replacement(range: range.lowerBound..<range.lowerBound + 1, text: "{ "))
            edits.append(Replacement(range: range.upperBound - 1..<range.upperBound, text: " }"))
        }
        outline = Outline(edits.applied(to: outline.bytes))
    }

    var hasComments: Bool { outline.hasComments(in: outline.bytes.indices) }

    /// The entry between braces; nil if it cannot be there.
    var flow: String? {
        guard !hasComments, let value = flow(of: value) else { return nil }
        return "\(outline[self.value].key ?? ""): \(value)"
    }

    private func flow(of node: Int) -> String? {
        let part = outline[node]
        let written = String(decoding: outline.bytes[part.valueRange], as: UTF8.self)
        if part.isFlow, !written.contains("\n") { return written }
        let children = outline.children(of: node)
        switch part.kind {
        case .empty: return nil
        case .scalar:
            let isQuoted = written.hasPrefix("\"") || written.hasPrefix("'")
            let isSafe = isQuoted || !written.contains { ",[]{}|>\n".contains($0) }
            return isSafe && !written.contains("\n") ? written : nil
        case .sequence:
            let texts = children.compactMap(flow)
            return texts.count == children.count ? "[\(texts.joined(separator: ", "))]" : nil
        case .mapping:
            let texts = children.compactMap { child in
                flow(of: child).map {
                    "\(String(decoding: outline.bytes[outline[child].keyRange], as: UTF8.self)): \($0)"
                }
            }
            return texts.count == children.count ? "{ \(texts.joined(separator: ", ")) }" : nil
        }
    }

    /// Returns the lines of the entry in a block, without the indentation of the first one.
    func block(in column: Int) -> String {
        String(decoding: outline.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated().map { $0 == 0 || $1.isEmpty ? String($1) : .spaces(column) + $1 }.joined(separator: "\n")
    }

    /// Returns the declaration that consists of this entry, in one line if it was in one.
    func declaration(of name: String, in column: Int) -> String {
        let isOneLine = outline.bytes.allSatisfy { $0 != UInt8(ascii: "\n") }
        if isOneLine, let flow, column + name.count + flow.count + 6 <= 120 { return "\(name): { \(flow) }" }
        return "\(name):\n\(String.spaces(column + 2))\(block(in: column + 2))"
    }
}

extension String {
    static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    /// The text as a scalar of YAML, also between braces: in quotes unless it consists of words.
    var yaml: String {
        let words = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
        let isPlain =
            unicodeScalars.first?.properties.isAlphabetic == true && last != " "
            && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == " " || ("0"..."9").contains($0) }
        return isPlain && !words.contains(lowercased()) ? self : JSONValue.string(self).rendered()
    }
}
