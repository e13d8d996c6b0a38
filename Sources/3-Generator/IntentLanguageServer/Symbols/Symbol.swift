/// Something that a definition declares and other places name.
enum Symbol: Hashable, Sendable {
    /// A type or an enum, which have names of one space.
    case type(String)
    case property(String, of: String)
    case enumCase(String, of: String)
    case intent(String)
    case section(String, of: String)
    case parameter(String, of: String)
    case widget(String)
    case control(String)
    case appShortcut(String)

    init(_ declaration: OutlineDeclaration) {
        let (name, container) = (declaration.name, declaration.container ?? "")
        self =
            switch declaration.kind {
            case .type, .enum: .type(name)
            case .property: .property(name, of: container)
            case .case: .enumCase(name, of: container)
            case .intent: .intent(name)
            case .section: .section(name, of: container)
            case .parameter: .parameter(name, of: container)
            case .widget: .widget(name)
            case .control: .control(name)
            case .appShortcut: .appShortcut(name)
            }
    }
}

/// What the files of a project declare, by their outlines.
struct SymbolIndex: Sendable {
    struct Declared: Sendable {
        let path: String
        let declaration: OutlineDeclaration
    }

    /// The declarations in the order of the files.
    private(set) var all: [Declared] = []
    private var places: [Symbol: Int] = [:]
    /// The names of the types of parameters, and of the intents that widgets, controls and App Shortcuts run.
    private var types: [Symbol: String] = [:]

    mutating func add(_ outline: Outline, path: String) {
        for declaration in outline.declarations {
            let symbol = Symbol(declaration)
            if places[symbol] == nil { places[symbol] = all.count }
            all.append(Declared(path: path, declaration: declaration))
            let key = [.widget, .control, .appShortcut].contains(declaration.kind) ? "intent" : "type"
            let typed = outline.child(key, of: declaration.node) ?? declaration.node
            if let scalar = outline.scalars(of: typed).first { types[symbol] = outline.text(of: scalar) }
        }
    }

    func declared(_ symbol: Symbol) -> Declared? { places[symbol].map { all[$0] } }

    /// Returns the name of a parameter's type, or of the intent of a control.
    func typeName(of symbol: Symbol) -> String? { types[symbol] }

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
        var index = SymbolIndex()
        for path in paths(of: root) {
            let found = path == outline?.path ? outline?.outline : self.outline(of: path, in: root)
            if let found { index.add(found, path: path) }
        }
        if outline == nil { projects[root]?.symbols = index }
        return index
    }
}
