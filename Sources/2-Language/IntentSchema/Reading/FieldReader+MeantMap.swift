internal import IntentDiagnostics
internal import IntentModel
internal import IntentSystem
internal import IntentYAML

/// Lists that were meant as maps, and texts that were meant as lists.
extension FieldReader {
    /// The fix that writes a list such as `[light: Light, dark: Dark]` as a map; empty if it is not clear how.
    /// - Parameter splitsTexts: Whether `light = Light` and `light:Light` are meant as a name with a value.
    func asMap(_ list: NodeID, splitsTexts: Bool = false) -> [DiagnosticFix] {
        var pairs: [String] = []
        for element in tree.elements(of: list) {
            guard let found = self.pairs(element, splitsTexts: splitsTexts) else { return [] }
            pairs += found
        }
        guard !pairs.isEmpty, pairs.count <= Self.maximumPairs, !mayHaveComment(place(list).range)
        else { return [] }
        let map = "{ \(pairs.joined(separator: ", ")) }"
        return [DiagnosticFix(message: "write it as a map", range: place(list).range, replacement: map)]
    }

    /// The largest map that a fix writes in one line.
    private static let maximumPairs = 20

    /// Returns the first element of a list that gives its name a value, so that the list was meant as a map.
    func firstPair(in list: NodeID, splitsTexts: Bool = false) -> Value? {
        tree.elements(of: list).first { element in
            tree.kind(element) == .mapping || splitsTexts && splitText(element) != nil
        }.map { Value($0, after: nil) }
    }

    /// Returns the entries that an element of a list is meant as; nil if it is not clear.
    private func pairs(_ element: NodeID, splitsTexts: Bool) -> [String]? {
        switch tree.kind(element) {
        case .sequence: return nil
        case .scalar:
            if splitsTexts, let (name, value) = splitText(element) { return ["\(name): \(value)"] }
            guard let written = source(element) else { return nil }
            return ["\(written): \(Naming.title(from: text(element)))"]
        case .mapping:
            let entries = Array(tree.entries(of: element))
            guard let name = entries.first(where: { Self.nameKeys.contains(text($0.key).lowercased()) }) else {
                return allOrNone(entries.map { pair(source($0.key), [$0]) })
            }
            return pair(source(name.value), entries.filter { $0.key != name.key }).map { [$0] }
        }
    }

    /// Keys with which a list of maps names its elements.
    private static let nameKeys: Set = ["name", "id", "identifier", "value", "key", "case"]

    /// Returns `name: value`, or `name: { … }` for entries other than a title.
    private func pair(_ name: String?, _ entries: [YAMLTree.Entry]) -> String? {
        guard let name, let first = entries.first else { return nil }
        let isShort = entries.count == 1 && (source(first.key) == name || isTitle(first.key))
        if isShort, tree.kind(first.value) == .scalar, !tree.isNull(first.value) {
            return source(first.value).map { "\(name): \($0)" }
        }
        let entries = allOrNone(
            entries.map { entry in source(entry.value).map { "\(text(entry.key)): \($0)" } })
        return entries.map { "\(name): { \($0.joined(separator: ", ")) }" }
    }

    private func isTitle(_ key: NodeID) -> Bool {
        text(key) == Word.title.text || ForeignKeys.meaning(of: text(key), among: [.title]) != nil
    }

    private func allOrNone(_ pairs: [String?]) -> [String]? {
        let found = pairs.compactMap { $0 }
        return found.count == pairs.count ? found : nil
    }

    /// Whether a part of a file may contain a comment.
    private func mayHaveComment(_ range: SourceRange) -> Bool {
        let bytes = context.sourceMap().bytes(in: range)
        return zip(bytes, bytes.dropFirst()).contains { $0 <= UInt8(ascii: " ") && $1 == UInt8(ascii: "#") }
    }

    /// Returns the text of a node as it is written; nil if it has several lines.
    private func source(_ node: NodeID) -> String? {
        let bytes = context.sourceMap().bytes(in: place(node).range)
        return bytes.isEmpty || bytes.contains(UInt8(ascii: "\n")) ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the parts of `light: Light`, `light=Light` or `light => Light`, which is one text to YAML.
    private func splitText(_ node: NodeID) -> (name: String, value: String)? {
        guard tree.kind(node) == .scalar, tree.isPlain(node),
            tree.withUTF8(
                node, { $0.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ">") } })
        else { return nil }
        let text = text(node)
        for separator in ["=>", "->", "=", ":"] {
            guard let range = text.firstRange(of: separator) else { continue }
            let name = String(Substring(text[..<range.lowerBound]).trimmed)
            let value = String(Substring(text[range.upperBound...]).trimmed)
            if SwiftName.isIdentifier(name), !value.isEmpty { return (name, value) }
        }
        return nil
    }

    // MARK: Lists

    /// The fix that writes a text such as `slow, fast` as a list; empty if it is not clear how.
    func asList(_ value: Value) -> [DiagnosticFix] {
        guard tree.kind(value.node) == .scalar, !tree.isNull(value.node) else { return [] }
        let text = String(Substring(text(value.node)).trimming { ["(", ")", "{", "}"].contains($0) })
        let separator: Character = text.contains(",") ? "," : " "
        let names = text.split(separator: separator).map { String($0.trimmed) }
        guard !names.isEmpty, names.allSatisfy(SwiftName.isIdentifier) else { return [] }
        return [
            DiagnosticFix(
                message: "put it in brackets", range: place(value.node).range,
                replacement: "[\(names.joined(separator: ", "))]")
        ]
    }
}
