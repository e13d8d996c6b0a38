internal import IntentDefinitionFiles
internal import IntentDiagnostics
internal import IntentEvolution
internal import IntentModel
internal import IntentSchema
internal import IntentSystem

/// Renaming in all files of a project, which keeps what users stored under the old name.
extension LanguageServer {
    mutating func prepareRename(_ params: JSONValue) throws(RequestError) -> JSONValue {
        guard let found = try use(at: params), !found.use.isOtherName else { return .null }
        try requireReadable(found.document.root)
        return [
            "range": found.document.text.range(ofBytes: found.use.range, client.encoding).json,
            "placeholder": .string(found.use.symbol.name),
        ]
    }

    mutating func rename(_ params: JSONValue) throws(RequestError) -> JSONValue {
        guard let name = params["newName"]?.stringValue else { throw .invalidParameters("'newName' is expected") }
        guard let found = try use(at: params), !found.use.isOtherName else {
            throw .failed("this is not the name of a declaration")
        }
        let root = found.document.root
        try requireReadable(root)
        let symbol = found.use.symbol
        guard name != symbol.name else { return .null }
        guard name.isPlainName else {
            throw .failed("'\(name)' is not a name: use letters, digits and '_', a letter first")
        }
        guard found.index.declared(symbol.named(name)) == nil else {
            throw .failed("'\(name)' is already declared")
        }
        var edit = ProjectEdit(replacements(of: symbol, found.index, in: root, with: name))
        if let (path, kept) = formerNameEdit(symbol, found.index, in: root, as: name) {
            // A list of cases that becomes a map contains the new name already.
            edit.removeAll(in: path) { $0.range.overlaps(kept.range) }
            edit.append(kept, in: path)
        }
        try requireNoNewErrors(edit, in: root, as: name)
        edit.besides = optionFileEdits(of: symbol, found.index, in: root, with: name)
        edit.besides += try companionEdits(of: symbol, found.index, in: root, with: name)
        return workspaceEdit(edit, in: root)
    }

    typealias FileReplacement = (path: String, edit: Replacement)

    private mutating func replacements(
        of symbol: Symbol, _ index: SymbolIndex, in root: String, with name: String
    ) -> [String: [Replacement]] {
        var edits: [String: [Replacement]] = [:]
        for (path, uses) in uses(of: symbol, index, in: root) {
            let renamed = uses.filter { !$0.isOtherName }
            if !renamed.isEmpty { edits[path] = renamed.map { Replacement(range: $0.range, text: name) } }
        }
        return edits
    }

    /// Returns the edits of files beside definitions, such as those for Xcode.
    private mutating func companionEdits(
        of symbol: Symbol, _ index: SymbolIndex, in root: String, with name: String
    ) throws(RequestError) -> [(file: SourceFile, replacements: [Replacement])] {
        guard let declared = index.declared(symbol), let outline = outline(of: declared.path, in: root) else {
            return []
        }
        let keys = outline.keys(of: declared.declaration.node)
        // The elements of a list of cases have no keys.
        let path = outline[declared.declaration.node].key == nil ? keys + [symbol.name] : keys
        switch companions.renaming(currentSources(of: root).definitions.map(\.path), path, name) {
        case .changes(let changes): return changes.map { ($0.file, [$0.replacement].compactMap { $0 }) }
        case .unreadable(let reason): throw .failed("\(reason), so the name in it would stay")
        }
    }

    /// Returns the edits of files with options of a type that has a property.
    private mutating func optionFileEdits(
        of symbol: Symbol, _ index: SymbolIndex, in root: String, with name: String
    ) -> [(file: SourceFile, replacements: [Replacement])] {
        guard symbol.kind == .property, let type = symbol.container else { return [] }
        var files: Set<String> = []
        for path in paths(of: root) {
            guard let outline = outline(of: path, in: root) else { continue }
            for node in outline.nodes.indices where outline[node].kind == .scalar && outline.namedFile(node) == .options
            {
                guard outline.typeOfOptions(at: node, in: index) == type else { continue }
                files.insert((FilePath(path).folder / outline.text(of: node)).string)
            }
        }
        return files.sorted().compactMap { path in
            guard let bytes = try? OpenFile(found: path).prefix(Self.optionFileLimit) else { return nil }
            let file = SourceFile(path: path, bytes: bytes)
            // JSON is YAML.
            let outline = Outline(bytes)
            let keys = outline.nodes.indices.filter { node in
                outline[node].key == symbol.name && outline.keys(of: node) == ["sections", "items", symbol.name]
            }
            return (file, keys.map { Replacement(range: outline.unquoted(outline[$0].keyRange), text: name) })
        }
    }

    private static let optionFileLimit = 1 << 26

    /// Names are found in outlines, which agree with the reader only if it accepts the texts.
    mutating func requireReadable(_ root: String) throws(RequestError) {
        let all = results(of: root).diagnostics
        for (path, diagnostics) in all.sorted(by: { $0.key < $1.key }) {
            guard let problem = diagnostics.first(where: { $0.code == .yamlSyntax || $0.code == .encoding }) else {
                continue
            }
            throw .failed("'\(path)' is not valid, so names in it are not certain: \(problem.message)")
        }
    }

    private mutating func requireNoNewErrors(
        _ edit: ProjectEdit, in root: String, as name: String
    ) throws(RequestError) {
        let before = results(of: root).diagnostics.values.joined().filter { $0.severity == .error }.count
        let after = sources(of: root, with: edit).resolved().diagnostics.sorted().filter { $0.severity == .error }
        if after.count > before, let first = after.first {
            throw .failed("with the name '\(name)', the definitions are not valid: \(first.message)")
        }
    }
}

/// Former names.
extension LanguageServer {
    /// Whether a lock contains the symbol, so that users may have stored values under its name.
    private mutating func isReleased(_ symbol: Symbol, in root: String) -> Bool {
        guard let schema = lock(of: root)?.lock.schema else { return false }
        let (name, container) = (symbol.name, symbol.container ?? "")
        return switch symbol.kind {
        case .type, .enum: schema.type(named: name) != nil || schema.enumeration(named: name) != nil
        case .property, .field:
            schema.presentType(named: container).map { declared in
                declared.properties.contains { $0.name == name } || declared.recordFields.contains { $0.name == name }
            } ?? false
        case .case: schema.presentEnumeration(named: container)?.cases.contains { $0.name == name } ?? false
        case .intent: schema.intent(named: name) != nil
        case .parameter: schema.presentIntent(named: container)?.parameter(named: name) != nil
        case .widget: schema.widgets.contains { $0.name == name }
        case .control: schema.controls.contains { $0.name == name }
        case .section, .preset, .appShortcut: false
        }
    }

    /// Returns the edit of the former names in a declaration: a released name is added, and the new name is none of them.
    private mutating func formerNameEdit(
        _ symbol: Symbol, _ index: SymbolIndex, in root: String, as name: String
    ) -> FileReplacement? {
        let key = "renamedFrom"
        let isReleased = isReleased(symbol, in: root)
        if let declared = index.declared(symbol), let outline = outline(of: declared.path, in: root),
            let list = outline.child(key, of: declared.declaration.node),
            let former = outline.scalars(of: list).first(where: { outline.text(of: $0) == name })
        {
            let edit =
                isReleased
                ? Replacement(range: outline[former].valueRange, text: symbol.name)
                : outline.removing(former, fromList: list)
            return (declared.path, edit)
        }
        return isReleased ? adding(symbol.name, to: key, of: symbol, index, in: root, renamed: name) : nil
    }

    /// Returns the edit that adds a name to a list of names in a declaration.
    /// - Parameter newName: The new name of the declaration, if another edit renames it.
    mutating func adding(
        _ name: String, to key: String, of symbol: Symbol, _ index: SymbolIndex, in root: String,
        renamed newName: String? = nil
    ) -> FileReplacement? {
        guard let declared = index.declared(symbol), let outline = outline(of: declared.path, in: root) else {
            return nil
        }
        let node = declared.declaration.node
        if let list = outline.child(key, of: node), case .sequence = outline[list].kind,
            let first = outline.children(of: list).first
        {
            let start = outline[first].valueRange.lowerBound
            let line = outline.lineStart(before: start)
            let dash = String(decoding: outline.bytes[line..<start], as: UTF8.self)
            let text = outline[list].isFlow ? "\(name), " : "\(name)\n\(dash)"
            return (declared.path, Replacement(range: start..<start, text: text))
        }
        return outline.adding(
            "\(key): [\(name)]", to: node, renamed: newName ?? symbol.name,
            shortKey: symbol.kind == .case ? "title" : "type"
        ).map { (declared.path, $0) }
    }
}

extension Outline {
    /// Returns the name of the type whose options are declared at a node.
    fileprivate func typeOfOptions(at node: Int, in index: SymbolIndex) -> String? {
        let row = declarations(around: node).last { [.parameter, .field].contains($0.kind) }
        if let row { return index.typeName(of: Symbol(row)) }
        let keys = keys(of: node)
        return keys.first == "types" && keys.count > 2 ? keys[1] : nil
    }
}

extension String {
    /// Whether YAML reads the text as a name without quotes, and Swift as an identifier.
    fileprivate var isPlainName: Bool {
        guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        let words = ["true", "false", "null", "yes", "no", "on", "off"]
        return unicodeScalars.allSatisfy { $0.properties.isXIDContinue } && !words.contains(lowercased())
    }
}
