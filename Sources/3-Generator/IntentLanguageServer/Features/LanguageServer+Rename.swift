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
            throw .failed("'\(name)' is not a name: use letters, digits, '_' and, between them, spaces and '-'")
        }
        guard found.index.declared(symbol.named(name)) == nil else {
            throw .failed("'\(name)' is already declared")
        }
        try requireKnownLock(for: symbol, in: root)
        var edit = ProjectEdit(replacements(of: symbol, found.index, in: root, with: name))
        if let (path, kept) = formerNameEdit(symbol, found.index, in: root, as: name) {
            // A list of cases that becomes a map contains the new name already.
            edit.removeAll(in: path) { $0.range.overlaps(kept.range) }
            edit.append(kept, in: path)
        }
        try requireSameUses(of: symbol, found.index, as: name, edit, in: root)
        try requireValid(edit, in: root, as: name)
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

    /// Refuses an edit after which the definitions have more errors, or stored values are lost.
    private mutating func requireValid(
        _ edit: ProjectEdit, in root: String, as name: String
    ) throws(RequestError) {
        let results = results(of: root)
        let before = results.diagnostics.values.joined().filter { $0.severity == .error }.count
        let resolved = sources(of: root, with: edit).resolved()
        let after = resolved.diagnostics.sorted().filter { $0.severity == .error }
        if after.count > before, let first = after.first {
            throw .failed("with the name '\(name)', the definitions are not valid: \(first.message)")
        }
        guard before == 0, let lock = lock(of: root) else { return }
        if let lost = resolved.newBreak(since: lock, besides: results.resolved) {
            let reason = [lost.message, lost.advice].compactMap(\.self).joined(separator: "; ")
            throw .failed("with the name '\(name)', stored values would be lost: \(reason)")
        }
    }

    /// Refuses a name that the files use for something else, such as that of a built-in type.
    private mutating func requireSameUses(
        of symbol: Symbol, _ index: SymbolIndex, as name: String, _ edit: ProjectEdit, in root: String
    ) throws(RequestError) {
        let outlines = (paths(of: root) + policyPaths(of: root)).compactMap { path in
            text(of: path, in: root).map { text in
                let bytes = edit.replacements[path]?.applied(to: text.bytes) ?? text.bytes
                return (path: path, outline: Outline(bytes, isPolicy: Self.isPolicy(path)))
            }
        }
        let (newIndex, renamed) = (SymbolIndex(outlines), symbol.named(name))
        let after = outlines.map { file in
            Set(file.outline.symbolUses(in: newIndex).filter { $0.symbol == renamed && !$0.isOtherName }).count
        }
        let before = uses(of: symbol, index, in: root).map { $0.uses.count { !$0.isOtherName } }
        guard after.reduce(0, +) == before.reduce(0, +) else {
            throw .failed("'\(name)' is already used for something else in these files")
        }
    }

    /// Refuses to rename what the lock may contain if it cannot be read.
    private mutating func requireKnownLock(for symbol: Symbol, in root: String) throws(RequestError) {
        guard let problem = results(of: root).lockProblem, symbol.kind.isReleased else { return }
        throw .failed(
            "users may have stored values under the name '\(symbol.name)', but the lock has a problem: \(problem)")
    }
}

extension OutlineDeclaration.Kind {
    /// Whether a lock contains such declarations with the names under which values are stored.
    fileprivate var isReleased: Bool { ![.section, .preset, .appShortcut].contains(self) }
}

extension ResolvedDefinitions {
    /// Returns a change that breaks stored values since a lock, if other definitions have fewer of its kind.
    fileprivate func newBreak(since lock: LockFile, besides other: ResolvedDefinitions) -> SchemaChange? {
        let breaks = { (resolved: ResolvedDefinitions) in
            EvolutionReport(resolved, since: lock, selection: ReportSelection(effects: [.stored])).changes
                .filter(\.isBreaking)
        }
        var known = Dictionary(grouping: breaks(other), by: \.rule).mapValues(\.count)
        return breaks(self).first { change in
            known[change.rule, default: 0] -= 1
            return known[change.rule, default: 0] < 0
        }
    }
}

/// Former names.
extension LanguageServer {
    /// Whether a lock contains the symbol, so that users may have stored values under its name.
    private mutating func isReleased(_ symbol: Symbol, _ index: SymbolIndex, in root: String) -> Bool {
        guard let schema = lock(of: root)?.lock.schema else { return false }
        // What is around it may have been renamed since the lock, too.
        let (name, containers) = (symbol.name, index.containerNames(of: symbol))
        return switch symbol.kind {
        case .type, .enum: schema.type(named: name) != nil || schema.enumeration(named: name) != nil
        case .property, .field:
            containers.compactMap(schema.presentType(named:)).contains { declared in
                declared.properties.contains { $0.name == name } || declared.recordFields.contains { $0.name == name }
            }
        case .case:
            containers.compactMap(schema.presentEnumeration(named:)).contains { $0.cases.contains { $0.name == name } }
        case .intent: schema.intent(named: name) != nil
        case .parameter:
            containers.compactMap(schema.presentIntent(named:)).contains { $0.parameter(named: name) != nil }
        case .widget: schema.widgets.contains { $0.name == name }
        case .control: schema.controls.contains { $0.name == name }
        case .section, .preset, .appShortcut: false
        }
    }

    /// Returns the edit of the former names in a declaration: a released name is added, and the new name is none of them.
    private mutating func formerNameEdit(
        _ symbol: Symbol, _ index: SymbolIndex, in root: String, as name: String
    ) -> FileReplacement? {
        let key = Outline.formerNamesKey
        let isReleased = isReleased(symbol, index, in: root)
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
        return outline.addingName(
            name, to: key, of: declared.declaration.node, named: newName ?? symbol.name,
            shortKey: symbol.kind == .case ? "title" : "type"
        ).map { (declared.path, $0) }
    }
}

extension Outline {
    /// Returns the edit that adds a name to a list of names in a declaration; see ``adding(_:to:renamed:shortKey:)``.
    func addingName(
        _ name: String, to key: String, of declared: Int, named newName: String, shortKey: String
    ) -> Replacement? {
        guard let list = child(key, of: declared), case .sequence = nodes[list].kind,
            let first = children(of: list).first
        else {
            return adding("\(key): [\(name.asName)]", to: declared, renamed: newName, shortKey: shortKey)
        }
        let start = nodes[first].valueRange.lowerBound
        let dash = String(decoding: bytes[lineStart(before: start)..<start], as: UTF8.self)
        let text = nodes[list].isFlow ? "\(name.asName), " : "\(name.asName)\n\(dash)"
        return Replacement(range: start..<start, text: text)
    }

    /// Returns the name of the type whose options are declared at a node.
    fileprivate func typeOfOptions(at node: Int, in index: SymbolIndex) -> String? {
        let row = declarations(around: node).last { [.parameter, .field].contains($0.kind) }
        if let row { return index.typeName(of: Symbol(row)) }
        let keys = keys(of: node)
        return keys.first == "types" && keys.count > 2 ? keys[1] : nil
    }
}

extension String {
    /// Whether YAML reads the text as a name without quotes, also in the path of a text. Which names a declaration can have is
    /// a rule of the definitions.
    fileprivate var isPlainName: Bool {
        guard let first = unicodeScalars.first, let last = unicodeScalars.last, first.properties.isXIDContinue,
            last.properties.isXIDContinue,
            unicodeScalars.allSatisfy({ $0.properties.isXIDContinue || $0 == " " || $0 == "-" })
        else { return false }
        let words = ["true", "false", "null", "yes", "no", "on", "off"]
        if first == "_" || first.properties.isXIDStart { return !words.contains(lowercased()) }
        // Digits with other letters than these are neither a number nor a date.
        let isRadix = ["0x", "0o", "0b"].contains(lowercased().prefix(2))
        return !isRadix
            && unicodeScalars.contains { $0.properties.isAlphabetic && !"eEtTzZ".unicodeScalars.contains($0) }
    }

    /// The text as an element of a list of names: in quotes only if it needs them.
    fileprivate var asName: String { isPlainName ? self : yaml }
}
