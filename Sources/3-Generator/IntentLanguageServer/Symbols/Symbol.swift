internal import IntentSchema
internal import IntentSystem

/// Something that a definition declares and other places name.
struct Symbol: Hashable, Sendable {
    /// Types and enums are of one kind, since their names are in one space; so are properties and fields.
    let kind: OutlineDeclaration.Kind
    let name: String
    /// The name of the declaration around it.
    let container: String?

    private init(_ kind: OutlineDeclaration.Kind, _ name: String, of container: String? = nil) {
        self.kind =
            switch kind {
            case .enum: .type
            case .field: .property
            default: kind
            }
        self.name = name
        self.container = container
    }

    init(_ declaration: OutlineDeclaration) {
        self.init(declaration.kind, declaration.name, of: declaration.container)
    }

    /// The symbol that a path of two or four names leads to, such as `intents`, `Board`, `parameters`, `line`; nil if it leads to none.
    init?(path: some Collection<String>) {
        let names = Array(path)
        guard [2, 4].contains(names.count), let section = DeclarationSection.all.first(where: { $0.key == names[0] })
        else {
            return nil
        }
        if names.count == 4 {
            guard let part = section.parts.first(where: { $0.key == names[2] }) else { return nil }
            self.init(part.kind, names[3], of: names[1])
        } else {
            self.init(section.kind, names[1])
        }
    }

    func named(_ name: String) -> Symbol { Symbol(kind, name, of: container) }

    static func type(_ name: String) -> Symbol { Symbol(.type, name) }
    static func property(_ name: String, of type: String) -> Symbol { Symbol(.property, name, of: type) }
    static func enumCase(_ name: String, of type: String) -> Symbol { Symbol(.case, name, of: type) }
    static func intent(_ name: String) -> Symbol { Symbol(.intent, name) }
    static func section(_ name: String, of intent: String) -> Symbol { Symbol(.section, name, of: intent) }
    static func parameter(_ name: String, of intent: String) -> Symbol { Symbol(.parameter, name, of: intent) }
    static func widget(_ name: String) -> Symbol { Symbol(.widget, name) }
    static func control(_ name: String) -> Symbol { Symbol(.control, name) }
    static func appShortcut(_ name: String) -> Symbol { Symbol(.appShortcut, name) }
}

/// What the files of a project declare, by their outlines.
///
/// The tables of names are created when a name is looked up first: completion after each keystroke rarely needs them.
struct SymbolIndex: Sendable {
    struct Declared: Sendable {
        let path: String
        let declaration: OutlineDeclaration
    }

    /// The declarations in the order of the files.
    let all: [Declared]
    private let files: [(path: String, outline: Outline)]
    private let tables = Monitor<Tables?>(nil)

    private final class Tables: Sendable {
        let places: [Symbol: Int]
        /// The names of the types of parameters, and of the intents that widgets, controls and App Shortcuts run.
        let types: [Symbol: String]
        /// The widgets and controls by the kinds that are written.
        let kinds: [String: Symbol]
        /// The intents by the types of their parameters.
        let users: [String: [String]]
        /// The types of the parameters of each intent, and of the properties of its response.
        let rowTypes: [String: Set<String>]

        /// - Parameter responseTypes: The types of the properties of responses, by intent.
        init(
            places: [Symbol: Int], types: [Symbol: String], kinds: [String: Symbol],
            responseTypes: [String: Set<String>]
        ) {
            (self.places, self.types, self.kinds) = (places, types, kinds)
            let parameters = types.filter { $0.key.kind == .parameter }
            users = Dictionary(grouping: parameters, by: \.value).mapValues { uses in
                Set(uses.compactMap(\.key.container)).sorted()
            }
            rowTypes = Dictionary(grouping: parameters) { $0.key.container ?? "" }.mapValues { Set($0.map(\.value)) }
                .merging(responseTypes) { $0.union($1) }
        }
    }

    init(_ files: [(path: String, outline: Outline)] = []) {
        self.files = files
        all = files.flatMap { file in file.outline.declarations.map { Declared(path: file.path, declaration: $0) } }
    }

    private func currentTables() -> Tables {
        tables.withLock { tables in
            if let tables { return tables }
            let new = newTables()
            tables = new
            return new
        }
    }

    private func newTables() -> Tables {
        var places: [Symbol: Int] = [:]
        var types: [Symbol: String] = [:]
        var kinds: [String: Symbol] = [:]
        var responseTypes: [String: Set<String>] = [:]
        places.reserveCapacity(all.count)
        types.reserveCapacity(all.count)
        var place = 0
        for file in files {
            for declaration in file.outline.declarations {
                let symbol = Symbol(declaration)
                if places[symbol] == nil { places[symbol] = place }
                place += 1
                types[symbol] = file.outline.typeName(of: declaration)
                for member in file.outline.listedMembers(of: declaration) {
                    types[.property(member.name, of: member.union)] = member.type
                }
                if let kind = file.outline.child("kind", of: declaration.node), declaration.runsIntent {
                    kinds[file.outline.text(of: kind)] = symbol
                }
                if declaration.kind == .intent {
                    responseTypes[declaration.name] = Set(file.outline.typesOfResponse(of: declaration.node))
                }
            }
        }
        return Tables(places: places, types: types, kinds: kinds, responseTypes: responseTypes)
    }

    func declared(_ symbol: Symbol) -> Declared? { currentTables().places[symbol].map { all[$0] } }

    /// Returns the outline and the node that declare a symbol.
    func declaration(of symbol: Symbol) -> (outline: Outline, node: Int)? {
        declared(symbol).flatMap { declared in
            files.first { $0.path == declared.path }.map { ($0.outline, declared.declaration.node) }
        }
    }

    /// Returns the names that the declaration around a symbol has and had; none if there is no such declaration.
    func containerNames(of symbol: Symbol) -> [String] {
        guard let container = symbol.container else { return [] }
        guard let parent = declared(symbol)?.declaration.parent, let outline = declaration(of: symbol)?.outline else {
            return [container]
        }
        let names = outline.names(of: parent)
        guard !names.contains(container),
            let intent = outline.declarations.first(where: { $0.node == parent })?.parent
        else { return names }
        // The union that is the type of a parameter has no name of its own.
        let intents = outline.names(of: intent)
        return names.flatMap { row in intents.map { InlineUnion.name(of: row, in: $0) } }
    }

    /// Returns the widget or control with a name or else a kind.
    func widget(named name: String) -> Symbol? {
        if let symbol = [.widget(name), .control(name)].first(where: { declared($0) != nil }) { return symbol }
        return currentTables().kinds[name]
    }

    /// Returns the intents with a parameter of a type.
    func intents(using type: String) -> [String] { currentTables().users[type] ?? [] }

    /// Returns the types of the parameters of an intent, and of the properties of its response.
    func typesOfRows(in intent: String) -> Set<String> { currentTables().rowTypes[intent] ?? [] }

    /// Returns the name of a parameter's type, or of the intent of a control.
    func typeName(of symbol: Symbol) -> String? { currentTables().types[symbol] }

    func names(of kinds: OutlineDeclaration.Kind..., in container: String? = nil) -> [String] {
        all.filter { kinds.contains($0.declaration.kind) && $0.declaration.container == container }
            .map(\.declaration.name)
    }
}

extension LanguageServer {
    /// Returns what the files of a project declare.
    /// - Parameter outline: The outline of one of them, if it is not that of its text.
    mutating func symbols(of root: String, replacing outline: (path: String, outline: Outline)? = nil) -> SymbolIndex {
        if outline == nil, let symbols = projects[root]?.symbols { return symbols }
        if projects[root] == nil { projects[root] = loaded(root) }
        var files: [(path: String, outline: Outline)] = []
        for path in paths(of: root) {
            let found = path == outline?.path ? outline?.outline : self.outline(of: path, in: root)
            if let found { files.append((path, found)) }
        }
        let index = SymbolIndex(files)
        if outline == nil { projects[root]?.symbols = index }
        return index
    }
}
