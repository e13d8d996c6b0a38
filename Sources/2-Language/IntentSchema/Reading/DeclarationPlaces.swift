package import IntentDiagnostics
internal import IntentYAML

/// Finds the names that definitions declare.
package struct DeclarationPlaces {
    /// A declared name or a key, with its value.
    fileprivate struct Entry {
        let document: Int
        let key: NodeID
        let value: NodeID?
    }

    fileprivate enum Container: Hashable {
        /// The keys of all files.
        case files
        /// What all files declare in a section such as `intents`.
        case section(String)
        case value(NodeID, document: Int)
    }

    private let documents: [Document]
    private var tables = NameTables<Container, Entry>()

    package init(_ definitions: ResolvedDefinitions) {
        self.init(definitions.documents)
    }

    init(_ documents: [Document]) {
        self.documents = documents
    }

    /// Returns the place of a declared name; nil if no file declares it.
    /// - Parameter path: Such as `intents`, `OrderSoup`, `parameters`, `soup`; or only a key at the root of a file.
    package mutating func place(of path: [String]) -> (file: FileIndex, range: SourceRange)? {
        guard let first = path.first else { return nil }
        var entry = path.count == 1 ? self.entry(first, in: .files) : nil
        var container: Container? = .section(first)
        for name in path.dropFirst() {
            guard let next = container.flatMap({ self.entry(name, in: $0) }) else { return nil }
            entry = next
            container = next.container
        }
        return entry.map { (documents[$0.document].file, documents[$0.document].tree.range($0.key)) }
    }

    /// Returns the node of a declared name.
    /// - Parameter path: The names with dots, such as `intents.OrderSoup.parameters.soup`. Names may contain dots, too.
    mutating func name(at path: String) -> (document: Int, key: NodeID)? {
        guard let dot = path.firstIndex(of: "."), path[..<dot] != "appShortcuts" else { return nil }
        return name(at: path[path.index(after: dot)...], in: .section(String(path[..<dot])), declares: true)
    }

    /// Returns the name of the file that declares what a text belongs to; nil if there is none.
    /// - Parameter path: The path of the text, such as `enums.Mode.title`.
    mutating func fileName(declaring path: String) -> String? {
        let declaration = path.split(separator: ".", maxSplits: 2).prefix(2).joined(separator: ".")
        return name(at: declaration).map { documents[$0.document].fileName }
    }

    /// - Parameter declares: Whether the entries of the container are declarations, not keys of the language.
    private mutating func name(
        at path: Substring, in container: Container, declares: Bool
    ) -> (document: Int, key: NodeID)? {
        for end in path.indices where path[end] == "." {
            let first = String(path[..<end])
            guard let entry = entry(first, in: container), let inner = entry.container else { continue }
            let declares =
                !declares && ["parameters", "sections", "presets", "properties", "cases", "codes"].contains(first)
            if let found = name(at: path[path.index(after: end)...], in: inner, declares: declares) { return found }
        }
        return declares ? entry(String(path), in: container).map { ($0.document, $0.key) } : nil
    }

    private mutating func entry(_ name: String, in container: Container) -> Entry? {
        tables.part(name, of: container) { [documents] container in
            switch container {
            case .files:
                documents.indices.flatMap { index in
                    documents[index].tree.root.map { documents[index].entries(of: $0, document: index) } ?? []
                }
            case .section(let section):
                documents.enumerated().flatMap { index, document in
                    document.section(section).map { ($0.name, Entry(document: index, key: $0.key, value: $0.value)) }
                }
            case .value(let node, let index): documents[index].entries(of: node, document: index)
            }
        }
    }
}

extension DeclarationPlaces.Entry {
    fileprivate var container: DeclarationPlaces.Container? { value.map { .value($0, document: document) } }
}

extension Document {
    fileprivate func section(_ name: String) -> [Declaration] {
        switch name {
        case "types": types
        case "enums": enums
        case "intents": intents
        case "widgets": widgets
        case "controls": controls
        case "appShortcuts": appShortcuts
        default: []
        }
    }

    /// Returns the entries of a mapping, or the elements of a list of names.
    fileprivate func entries(of container: NodeID, document: Int) -> [(String, DeclarationPlaces.Entry)] {
        switch tree.kind(container) {
        case .mapping:
            tree.entries(of: container).map {
                (tree.text($0.key), .init(document: document, key: $0.key, value: $0.value))
            }
        case .sequence:
            tree.elements(of: container).filter { tree.kind($0) == .scalar }.map {
                (tree.text($0), .init(document: document, key: $0, value: nil))
            }
        case .scalar: []
        }
    }
}
