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
