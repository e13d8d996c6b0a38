internal import IntentDiagnostics
internal import IntentModel
internal import IntentSystem

/// Symbols, folding and links, which follow from the outline alone.
extension LanguageServer {
    mutating func documentSymbols(_ params: JSONValue) throws(RequestError) -> JSONValue {
        let document = try document(params)
        guard let outline = outline(of: document.path, in: document.root) else { return .array([]) }
        let symbols = outline.declarations
        guard client.hasSymbolTrees else {
            return .array(symbols.map { information($0, of: outline, document.text) })
        }
        let byParent = Dictionary(grouping: symbols, by: \.parent)
        return .array(tree(in: nil, among: byParent, of: outline, document.text))
    }

    private func tree(
        in parent: Int?, among all: [Int?: [OutlineDeclaration]], of outline: Outline, _ text: TextDocument
    ) -> [JSONValue] {
        (all[parent] ?? []).map { symbol in
            let node = outline[symbol.node]
            return [
                "name": .string(symbol.name), "detail": .string(symbol.kind.rawValue),
                "kind": .integer(symbol.kind.symbolKind),
                "range": text.range(ofBytes: node.range, client.encoding).json,
                "selectionRange": text.range(ofBytes: symbol.nameRange, client.encoding).json,
                "children": .array(tree(in: symbol.node, among: all, of: outline, text)),
            ]
        }
    }

    private func information(_ symbol: OutlineDeclaration, of outline: Outline, _ text: TextDocument) -> JSONValue {
        JSONValue.object([
            "name": .string(symbol.name), "kind": .integer(symbol.kind.symbolKind),
            "location": location(text.file.path, text.range(ofBytes: symbol.nameRange, client.encoding)),
        ]).adding("containerName", symbol.container.map { .string($0) })
    }

    /// Finds declarations whose names contain the letters of the query in this order.
    mutating func workspaceSymbols(_ params: JSONValue) -> JSONValue {
        let query = params["query"]?.stringValue?.lowercased() ?? ""
        var found: [JSONValue] = []
        for path in workspaceFiles() {
            let root = documents[path]?.root ?? root(of: path)
            guard let outline = outline(of: path, in: root), let text = text(of: path, in: root) else { continue }
            for symbol in outline.declarations where symbol.name.lowercased().containsInOrder(query) {
                found.append(information(symbol, of: outline, text))
            }
        }
        return .array(found)
    }

    mutating func foldingRanges(_ params: JSONValue) throws(RequestError) -> JSONValue {
        let document = try document(params)
        guard let outline = outline(of: document.path, in: document.root) else { return .array([]) }
        let text = document.text
        var ranges: [JSONValue] = []
        for node in outline.nodes.dropFirst() where node.range.count > 1 {
            let start = text.position(ofByte: node.range.lowerBound, client.encoding).line
            let end = text.position(ofByte: node.range.upperBound, client.encoding).line
            if end > start { ranges.append(["startLine": .integer(start), "endLine": .integer(end)]) }
        }
        return .array(ranges + comments(in: text))
    }

    /// Returns the ranges of comments over several lines.
    private func comments(in text: TextDocument) -> [JSONValue] {
        var ranges: [JSONValue] = []
        var start: Int?
        for line in 0...text.map.lineCount {
            let content = text.bytes[text.bytes(ofLine: line)].drop { $0 == UInt8(ascii: " ") }
            if line < text.map.lineCount, content.first == UInt8(ascii: "#") {
                start = start ?? line
            } else if let first = start {
                if line - first > 1 {
                    ranges.append([
                        "startLine": .integer(first), "endLine": .integer(line - 1), "kind": "comment",
                    ])
                }
                start = nil
            }
        }
        return ranges
    }

    /// Links files that a definition or a settings file names to these files.
    mutating func documentLinks(_ params: JSONValue) throws(RequestError) -> JSONValue {
        let document = try document(params)
        guard let outline = outline(of: document.path, in: document.root) else { return .array([]) }
        let folder = FilePath(document.path).folder
        var links: [JSONValue] = []
        for index in outline.nodes.indices.dropFirst() where outline[index].kind == .scalar {
            let node = outline[index]
            guard outline.namedFile(index) != nil else { continue }
            let target = FilePath(outline.text(of: index)).relative(to: folder).string
            links.append(link(outline.unquoted(node.valueRange), to: target, in: document.text))
        }
        return .array(schemaLinks(in: document.text, folder) + links)
    }

    /// The link of the comment that names the JSON Schema.
    private func schemaLinks(in text: TextDocument, _ folder: FilePath) -> [JSONValue] {
        let line = text.bytes(ofLine: 0)
        let mark = Array("$schema=".utf8)
        guard let start = line.first(where: { text.bytes[$0..<line.upperBound].starts(with: mark) }) else { return [] }
        let range = start + mark.count..<line.upperBound
        let path = String(decoding: text.bytes[range], as: UTF8.self)
        guard !path.contains(":") else { return [] }
        return [link(range, to: FileURI.path("file://" + (folder / path).string) ?? path, in: text)]
    }

    private func link(_ range: Range<Int>, to path: String, in text: TextDocument) -> JSONValue {
        ["range": text.range(ofBytes: range, client.encoding).json, "target": .string(FileURI.uri(path))]
    }
}

extension String {
    /// Returns whether the characters of another text appear in this one, in their order.
    fileprivate func containsInOrder(_ letters: String) -> Bool {
        var rest = self[...]
        for letter in letters {
            guard let place = rest.firstIndex(of: letter) else { return false }
            rest = rest[rest.index(after: place)...]
        }
        return true
    }
}
