internal import IntentDiagnostics
internal import IntentModel

/// Where a name is declared and used, and the structure around a place.
extension LanguageServer {
    /// Returns the use of a symbol at the place of a request.
    mutating func use(
        at params: JSONValue
    ) throws(RequestError) -> (use: SymbolUse, index: SymbolIndex, document: OpenDocument)? {
        let (document, byte) = try place(params)
        guard let outline = outline(of: document.path, in: document.root) else { return nil }
        let index = symbols(of: document.root)
        return outline.symbolUse(at: byte, in: index).map { ($0, index, document) }
    }

    mutating func definition(_ params: JSONValue) throws(RequestError) -> JSONValue {
        guard let found = try use(at: params), let declared = found.index.declared(found.use.symbol),
            let text = text(of: declared.path, in: found.document.root)
        else { return .null }
        return location(declared.path, text.range(ofBytes: declared.declaration.nameRange, client.encoding))
    }

    mutating func references(_ params: JSONValue) throws(RequestError) -> JSONValue {
        guard let found = try use(at: params) else { return .array([]) }
        let includesDeclaration = params.at("context", "includeDeclaration") != false
        var locations: [JSONValue] = []
        for (path, uses) in uses(of: found.use.symbol, found.index, in: found.document.root) {
            guard let text = text(of: path, in: found.document.root) else { continue }
            for use in uses where includesDeclaration || !use.isDeclaration {
                locations.append(location(path, text.range(ofBytes: use.range, client.encoding)))
            }
        }
        return .array(locations)
    }

    mutating func highlights(_ params: JSONValue) throws(RequestError) -> JSONValue {
        guard let found = try use(at: params),
            let outline = outline(of: found.document.path, in: found.document.root)
        else { return .array([]) }
        let uses = outline.symbolUses(in: found.index).filter { $0.symbol == found.use.symbol }
        return .array(
            uses.map { use in
                [
                    "range": found.document.text.range(ofBytes: use.range, client.encoding).json,
                    "kind": use.isDeclaration ? 3 : 2,
                ]
            })
    }

    /// Returns the uses of a symbol in each file of a project and in its policies, in the order of their places.
    mutating func uses(
        of symbol: Symbol, _ index: SymbolIndex, in root: String
    ) -> [(path: String, uses: [SymbolUse])] {
        (paths(of: root) + policyPaths(of: root)).compactMap { path in
            let uses = outline(of: path, in: root)?.symbolUses(in: index).filter { $0.symbol == symbol } ?? []
            guard !uses.isEmpty else { return nil }
            return (path, Set(uses).sorted { $0.range.lowerBound < $1.range.lowerBound })
        }
    }

    mutating func selectionRanges(_ params: JSONValue) throws(RequestError) -> JSONValue {
        let document = try document(params)
        guard let outline = outline(of: document.path, in: document.root) else { return .null }
        return .array(
            (params["positions"]?.arrayValue ?? []).map { position in
                let byte = Position(position).map { document.text.byte(at: $0, client.encoding) } ?? 0
                var ranges = [0..<outline.bytes.count]
                for node in outline.ancestry(of: outline.node(at: byte)) {
                    let part = outline[node]
                    ranges.append(part.range)
                    for range in [part.keyRange, part.valueRange]
                    where range.lowerBound <= byte && byte <= range.upperBound && range != part.range {
                        ranges.append(range)
                    }
                }
                return ranges.reduce(JSONValue.null) { parent, range in
                    JSONValue.object(["range": document.text.range(ofBytes: range, client.encoding).json])
                        .adding("parent", parent == .null ? nil : parent)
                }
            })
    }
}
