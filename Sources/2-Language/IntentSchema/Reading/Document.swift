internal import IntentDiagnostics
internal import IntentSystem
internal import IntentYAML

/// A name that a section of a file declares, with its value, which is not read yet.
struct Declaration: Sendable {
    let name: String
    let key: NodeID
    let value: NodeID
}

/// One definition file, divided into its declarations.
struct Document: Sendable {
    let tree: YAMLTree
    let file: FileIndex
    let source: SourceFile
    /// The absolute folder of the file; nil if folders are not recorded.
    let folder: String?
    /// The language of the file's texts.
    var language = "en"
    /// The value of `language`; nil if it is not written.
    var languageNode: NodeID?
    /// The languages into which every text is translated.
    var languages: [Language] = []
    var group: GroupName?
    /// The prefix of the Swift names of its types, enums and intents.
    var classPrefix: String?
    var types: [Declaration] = []
    var enums: [Declaration] = []
    var intents: [Declaration] = []
    var widgets: [Declaration] = []
    var controls: [Declaration] = []
    var appShortcuts: [Declaration] = []
    /// Whether an error was found before the declarations were read, so that some of their texts may be missing.
    var hasReadingErrors = false
    /// The Swift names that the settings file gives to declarations, by the node of the declared name.
    var swiftNames: [NodeID: SwiftNameOverride] = [:]
    /// The translations in other files; nil if there are none.
    var translations: TranslationTable?
    /// Whether a section could not be read, so that unknown names may be declared in it.
    var hasUnreadSection = false

    /// A language with its place in the file.
    struct Language: Sendable {
        let tag: String
        let node: NodeID
    }

    /// The name of a group and its place in the file.
    struct GroupName: Sendable {
        let name: String
        let node: NodeID
    }

    init(tree: YAMLTree, file: FileIndex, source: SourceFile, folder: String?) {
        self.tree = tree
        self.file = file
        self.source = source
        self.folder = folder
    }

    /// The name of the file, without its folder.
    var fileName: String { FilePath(source.path).name }

    func place(_ node: NodeID) -> Place { Place(file: file, range: tree.range(node)) }
}

// MARK: - Finding declarations

extension Document {
    /// The place of a declared name; nil if this file does not declare it.
    /// - Parameter path: Such as `intents`, `OrderSoup`, `parameters`, `soup`; or only a key at the root of the file.
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

    /// The node of a declared name, by a path with dots such as `intents.OrderSoup.parameters.soup`. Names may contain
    /// dots, too.
    func key(ofDeclaration path: String) -> NodeID? {
        guard let dot = path.firstIndex(of: ".") else { return nil }
        let rest = path[path.index(after: dot)...]
        for declaration in section(String(path[..<dot])) {
            if let found = key(of: rest, from: (declaration.key, declaration.value)) { return found }
        }
        return nil
    }

    /// Follows the rest of a path, which begins with the name of the entry.
    /// - Parameter isName: Whether the entry is a declaration, not a key of the language.
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

    private func section(_ name: String) -> [Declaration] {
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

    /// The entries of a mapping, or the elements of a list of names.
    private func children(of container: NodeID) -> [(key: NodeID, value: NodeID?)] {
        switch tree.kind(container) {
        case .mapping: tree.entries(of: container).map { ($0.key, $0.value) }
        case .sequence: tree.elements(of: container).filter { tree.kind($0) == .scalar }.map { ($0, nil) }
        case .scalar: []
        }
    }

    private func child(_ name: String, of container: NodeID) -> (name: NodeID, value: NodeID?)? {
        children(of: container).first { tree.text($0.key) == name }.map { ($0.key, $0.value) }
    }
}

// MARK: - Places

/// A range of a file of the run.
struct Place: Sendable, Hashable {
    let file: FileIndex
    let range: SourceRange

    func precedes(_ other: Place) -> Bool {
        (file, range.start) < (other.file, other.range.start)
    }
}

extension DiagnosticNote {
    init(_ message: String, at place: Place) {
        self.init(file: place.file, range: place.range, message: message)
    }
}

extension Diagnostic {
    init(
        _ code: DiagnosticCode, _ severity: Severity = .error, at place: Place, _ message: String,
        notes: [DiagnosticNote] = [], fixes: [DiagnosticFix] = []
    ) {
        self.init(code, severity, in: place.file, at: place.range, message, notes: notes, fixes: fixes)
    }
}

extension DiagnosticFix {
    /// The fix that replaces a word by a near match; empty if there is none.
    static func didYouMean(_ word: String?, at place: Place) -> [DiagnosticFix] {
        guard let word else { return [] }
        return [DiagnosticFix(message: "did you mean", range: place.range, replacement: word)]
    }
}
