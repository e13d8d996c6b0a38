internal import IntentYAML

extension Document {
    /// Where a declaration has its name; nil where this file does not declare it.
    /// - Parameter path: `intents`, `OrderSoup`, `parameters`, `soup`; or a key of the file alone.
    func place(ofDeclaration path: [String]) -> Place? {
        if path.count == 1 { return tree.root.flatMap { child(path[0], of: $0) }.map { place($0.name) } }
        guard path.count >= 2, let declaration = section(path[0]).first(where: { $0.name == path[1] }) else {
            return nil
        }
        var (name, value): (NodeID, NodeID?) = (declaration.key, declaration.value)
        for part in path.dropFirst(2) {
            guard let container = value, let found = child(part, of: container) else { return nil }
            (name, value) = found
        }
        return place(name)
    }

    /// The name's node of the declaration that a path with points leads to: `intents.OrderSoup.parameters.soup`. Names may
    /// hold points themselves.
    func key(ofDeclaration path: String) -> NodeID? {
        guard let point = path.firstIndex(of: ".") else { return nil }
        let rest = path[path.index(after: point)...]
        for declaration in section(String(path[..<point])) {
            if let found = key(of: rest, from: (declaration.key, declaration.value)) { return found }
        }
        return nil
    }

    /// Where the rest of a path leads that begins with the entry's name.
    /// - Parameter isName: Whether the entry declares something, and is no key of the language.
    private func key(of path: Substring, from entry: (key: NodeID, value: NodeID?), isName: Bool = true) -> NodeID? {
        let name = tree.text(entry.key)
        guard path.hasPrefix(name) else { return nil }
        let rest = path.dropFirst(name.count)
        if rest.isEmpty { return isName ? entry.key : nil }
        guard rest.first == ".", let container = entry.value else { return nil }
        let declares = !isName && ["parameters", "properties", "cases", "codes"].contains(name)
        for child in children(of: container) {
            if let found = key(of: rest.dropFirst(), from: child, isName: declares) { return found }
        }
        return nil
    }

    /// What a map has by its keys, and a list of names by its elements.
    private func children(of container: NodeID) -> [(key: NodeID, value: NodeID?)] {
        switch tree.kind(container) {
        case .mapping: tree.entries(of: container).map { ($0.key, $0.value) }
        case .sequence: tree.elements(of: container).filter { tree.kind($0) == .scalar }.map { ($0, nil) }
        case .scalar: []
        }
    }

    private func section(_ name: String) -> [Declaration] {
        switch name {
        case "types": types
        case "enums": enums
        case "intents": intents
        case "widgets": widgets
        default: []
        }
    }

    /// What a map has under a name, or an element of a list of names.
    private func child(_ name: String, of container: NodeID) -> (name: NodeID, value: NodeID?)? {
        switch tree.kind(container) {
        case .mapping: tree.entries(of: container).first { tree.text($0.key) == name }.map { ($0.key, $0.value) }
        case .sequence:
            tree.elements(of: container).first { tree.kind($0) == .scalar && tree.text($0) == name }.map { ($0, nil) }
        case .scalar: nil
        }
    }
}
