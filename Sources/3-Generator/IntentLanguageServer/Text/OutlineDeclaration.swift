/// A name that a definition declares, as the outline of its file shows it.
struct OutlineDeclaration: Sendable {
    enum Kind: String, Sendable {
        case type, property, field, `enum`, `case`, intent, section, parameter, widget, preset, control
        case appShortcut = "App Shortcut"

        /// The number of the kind of symbol in the protocol.
        var symbolKind: Int {
            switch self {
            case .type: 23
            case .property: 7
            case .field: 8
            case .enum: 10
            case .case: 22
            case .intent: 5
            case .section: 3
            case .parameter: 8
            case .widget, .control: 19
            case .preset: 14
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

/// What a section of a file declares, and which of the parts of its entries declare more.
struct DeclarationSection: Sendable {
    let key: String
    let kind: OutlineDeclaration.Kind
    var parts: [(key: String, kind: OutlineDeclaration.Kind)] = []

    static let all = [
        DeclarationSection(
            key: "types", kind: .type, parts: [("properties", .property), ("fields", .field), ("oneOf", .field)]),
        DeclarationSection(key: "enums", kind: .enum, parts: [("cases", .case)]),
        DeclarationSection(key: "intents", kind: .intent, parts: [("sections", .section), ("parameters", .parameter)]),
        DeclarationSection(key: "widgets", kind: .widget, parts: [("presets", .preset)]),
        DeclarationSection(key: "controls", kind: .control),
        DeclarationSection(key: "appShortcuts", kind: .appShortcut),
    ]
}

extension Outline {
    /// Returns the names that the file declares, each followed by those within it.
    func findDeclarations() -> [OutlineDeclaration] {
        var all: [OutlineDeclaration] = []
        for section in DeclarationSection.all {
            guard let list = child(section.key, of: Self.root) else { continue }
            for node in children(of: list) {
                guard let declared = declaration(node, section.kind, in: nil) else { continue }
                all.append(declared)
                for (key, kind) in section.parts {
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
