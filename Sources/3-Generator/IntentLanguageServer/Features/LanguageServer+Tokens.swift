internal import IntentModel
internal import IntentSchema

/// Semantic tokens and inlay hints.
extension LanguageServer {
    /// The types of tokens by their numbers.
    static let tokenTypes = ["keyword", "type", "enumMember", "class", "parameter", "property"]

    mutating func semanticTokens(_ params: JSONValue) throws(RequestError) -> JSONValue {
        let document = try document(params)
        guard let outline = outline(of: document.path, in: document.root) else { return ["data": []] }
        let uses = outline.symbolUses(in: symbols(of: document.root))
        let named = Set(uses.map(\.range.lowerBound))
        var tokens = uses.map { ($0.range, $0.symbol.tokenType, $0.isDeclaration ? 1 : 0) }
        for node in outline.nodes.dropFirst() where node.key != nil {
            let range = outline.unquoted(node.keyRange)
            if !named.contains(range.lowerBound) { tokens.append((range, 0, 0)) }
        }
        var data: [JSONValue] = []
        var last = Position(line: 0, character: 0)
        var end = 0
        for (range, type, modifier) in tokens.sorted(by: { $0.0.lowerBound < $1.0.lowerBound })
        where !range.isEmpty && range.lowerBound >= end {
            let place = document.text.range(ofBytes: range, client.encoding)
            guard place.start.line == place.end.line else { continue }
            end = range.upperBound
            let line = place.start.line - last.line
            let character = line == 0 ? place.start.character - last.character : place.start.character
            last = place.start
            data += [line, character, place.end.character - place.start.character, type, modifier].map {
                .integer($0)
            }
        }
        return ["data": .array(data)]
    }

    /// Shows the titles that follow from names.
    mutating func inlayHints(_ params: JSONValue) throws(RequestError) -> JSONValue {
        let document = try document(params)
        guard let range = PositionRange(params["range"]),
            let outline = outline(of: document.path, in: document.root)
        else { return .array([]) }
        let start = document.text.byte(at: range.start, client.encoding)
        let end = document.text.byte(at: range.end, client.encoding)
        var hints: [JSONValue] = []
        for declaration in outline.declarations {
            let place = declaration.nameRange.upperBound
            guard start <= place, place <= end, let title = title(of: declaration, in: outline) else { continue }
            hints.append([
                "position": document.text.position(ofByte: place, client.encoding).json,
                "label": .string("“\(title)”"), "paddingLeft": true,
                "tooltip": "The title that follows from the name, since none is written.",
            ])
        }
        return .array(hints)
    }

    private func title(of declaration: OutlineDeclaration, in outline: Outline) -> String? {
        let node = outline[declaration.node]
        guard node.key != nil, outline.child("title", of: declaration.node) == nil else { return nil }
        switch declaration.kind {
        case .case where node.kind == .scalar: return nil
        case .property: return nil
        // A member that is only a type has the title of its type.
        case .field where node.kind == .scalar && outline[node.parent].key == "oneOf": return nil
        default: break
        }
        let title = Naming.title(from: declaration.name)
        return title == declaration.name ? nil : title
    }
}

extension Symbol {
    fileprivate var tokenType: Int {
        switch kind {
        case .type, .enum: 1
        case .case: 2
        case .intent, .section, .widget, .preset, .control, .appShortcut: 3
        case .parameter: 4
        case .property, .field: 5
        }
    }
}
