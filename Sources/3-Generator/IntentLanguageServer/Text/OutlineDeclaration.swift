internal import IntentModel
internal import IntentSchema

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

    /// Whether an intent takes the place of a type.
    var runsIntent: Bool { [.widget, .control, .appShortcut].contains(kind) }
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
                    for inner in child(key, of: node).map(children(of:)) ?? [] {
                        guard let part = declaration(inner, kind, in: declared) else { continue }
                        all.append(part)
                        if kind == .parameter { all += members(of: part) }
                    }
                }
            }
        }
        return all
    }

    /// Returns the declarations that contain a node, the outermost first.
    func declarations(around node: Int) -> [OutlineDeclaration] {
        let steps = Set(ancestry(of: node))
        return declarations.filter { steps.contains($0.node) }
    }

    /// Returns the members of the union that is the type of a parameter.
    private func members(of row: OutlineDeclaration) -> [OutlineDeclaration] {
        guard let union = inlineUnion(of: row.node) else { return [] }
        return children(of: union).compactMap { declaration($0, .field, in: row, named: inlineUnionName(of: row)) }
    }

    private func declaration(
        _ node: Int, _ kind: OutlineDeclaration.Kind, in parent: OutlineDeclaration?, named container: String? = nil
    ) -> OutlineDeclaration? {
        // The elements of a list of cases are their names.
        let isElement = nodes[node].key == nil && nodes[node].kind == .scalar && kind == .case
        let name = isElement ? text(of: node) : nodes[node].key
        guard let name, !name.isEmpty else { return nil }
        return OutlineDeclaration(
            kind: kind, name: name, nameRange: unquoted(isElement ? nodes[node].valueRange : nodes[node].keyRange),
            node: node, parent: parent?.node, container: container ?? parent?.name)
    }
}

/// The types of declarations.
extension Outline {
    /// Returns the name of the type of a declaration, or of the intent that it runs.
    func typeName(of declaration: OutlineDeclaration) -> String? {
        let value = target(of: declaration.node)
        let typed = child(declaration.runsIntent ? "intent" : "type", of: value) ?? value
        if let scalar = scalars(of: target(of: typed)).first { return text(of: target(of: scalar)) }
        return inlineUnion(of: value) == nil ? nil : inlineUnionName(of: declaration)
    }

    /// The key of the names that a declaration had.
    static let formerNamesKey = "renamedFrom"

    /// Returns the names that a declaration has and had.
    func names(of declaration: Int) -> [String] {
        let former = child(Self.formerNamesKey, of: declaration).map(scalars) ?? []
        return [nodes[declaration].key].compactMap(\.self) + former.map(text)
    }

    /// Returns the names of the types of the properties in the response of an intent.
    func typesOfResponse(of intent: Int) -> [String] {
        let properties = child("response", of: intent).flatMap { child("properties", of: $0) }
        return (properties.map(children) ?? []).compactMap { property in
            scalars(of: child("type", of: property) ?? property).first.map(text)
        }
    }

    /// Returns the members of a union that lists only their types.
    func listedMembers(of declaration: OutlineDeclaration) -> [(name: String, union: String, type: String)] {
        let (members, name): (Int?, String) =
            switch declaration.kind {
            case .type: (child("oneOf", of: declaration.node), declaration.name)
            case .parameter: (inlineUnion(of: target(of: declaration.node)), inlineUnionName(of: declaration))
            default: (nil, "")
            }
        guard let members, nodes[members].kind == .sequence else { return [] }
        return scalars(of: members).map(text).map { (ObjectType.memberName(ofType: $0), name, $0) }
    }

    /// Returns the members of the union that is the type of a parameter, or the only element of its type.
    private func inlineUnion(of row: Int) -> Int? {
        guard let type = child("type", of: row).map(target) else { return nil }
        let map = nodes[type].kind == .sequence ? nodes[type].children.first : type
        return map.flatMap { child("oneOf", of: target(of: $0)) }
    }

    private func inlineUnionName(of row: OutlineDeclaration) -> String {
        InlineUnion.name(of: row.name, in: row.container ?? "")
    }
}
