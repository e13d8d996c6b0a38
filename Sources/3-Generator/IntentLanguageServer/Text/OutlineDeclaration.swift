/// A name that a definition declares, as the outline of its file shows it.
struct OutlineDeclaration: Sendable {
    enum Kind: String, Sendable {
        case type, property, `enum`, `case`, intent, section, parameter, widget, control
        case appShortcut = "App Shortcut"

        /// The number of the kind of symbol in the protocol.
        var symbolKind: Int {
            switch self {
            case .type: 23
            case .property: 7
            case .enum: 10
            case .case: 22
            case .intent: 5
            case .section: 3
            case .parameter: 8
            case .widget, .control: 19
            case .appShortcut: 24
            }
        }
    }

    let kind: Kind
    let name: String
    let nameRange: Range<Int>
    let node: Int
    /// The node of the declaration around it; nil for one in a section of the file.
    let parent: Int?
    /// The name of the declaration around it.
    let container: String?

    var depth: Int { parent == nil ? 0 : 1 }
}

extension Outline {
    /// The sections of a file, with what they declare and the parts that declare more.
    private static let sections:
        [(section: String, kind: OutlineDeclaration.Kind, parts: [(String, OutlineDeclaration.Kind)])] = [
            ("types", .type, [("properties", .property), ("fields", .property)]), ("enums", .enum, [("cases", .case)]),
            ("intents", .intent, [("sections", .section), ("parameters", .parameter)]), ("widgets", .widget, []),
            ("controls", .control, []), ("appShortcuts", .appShortcut, []),
        ]

    /// Returns the names that the file declares, each followed by those within it.
    func findDeclarations() -> [OutlineDeclaration] {
        var all: [OutlineDeclaration] = []
        for (section, kind, parts) in Self.sections {
            guard let section = child(section, of: Self.root) else { continue }
            for node in children(of: section) {
                guard let declared = declaration(node, kind, in: nil) else { continue }
                all.append(declared)
                for (key, kind) in parts {
                    guard let list = child(key, of: node) else { continue }
                    all += children(of: list).compactMap { declaration($0, kind, in: declared) }
                }
            }
        }
        return all
    }

    private func declaration(
        _ node: Int, _ kind: OutlineDeclaration.Kind, in parent: OutlineDeclaration?
    ) -> OutlineDeclaration? {
        // The elements of a list of cases are their names.
        let isElement = nodes[node].key == nil && nodes[node].kind == .scalar
        let name = isElement ? text(of: node) : nodes[node].key
        guard let name, !name.isEmpty else { return nil }
        return OutlineDeclaration(
            kind: kind, name: name, nameRange: unquoted(isElement ? nodes[node].valueRange : nodes[node].keyRange),
            node: node, parent: parent?.node, container: parent?.name)
    }
}
