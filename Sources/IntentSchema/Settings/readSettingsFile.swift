internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// A settings file, read and not yet compared with the definitions.
struct SettingsFile: Sendable {
    let file: FileIndex
    var settings = GeneratorSettings()
    var names: [SwiftNameOverride] = []
    var diagnostics: [Diagnostic]
}

func readSettingsFile(_ source: SettingsSource, index: FileIndex, limits: YAMLLimits) -> SettingsFile {
    let read = readYAML(source.file, index: index, vocabulary: Word.vocabulary, limits: limits)
    var file = SettingsFile(file: index, diagnostics: read.diagnostics)
    guard let tree = read.tree else { return file }
    guard let root = tree.root else {
        let start = Place(file: index, range: SourceRange(at: 0))
        file.diagnostics.append(.missingVersion("intentgenConfig", of: "a settings file", at: start))
        return file
    }
    let document = Document(tree: tree, file: index, source: source.file, folder: nil)
    var reader = SettingsReader(source: source, resolver: FileResolver(document, names: NameTable()))
    reader.read(root, into: &file)
    file.diagnostics += reader.resolver.diagnostics
    return file
}

/// Takes a settings file apart.
private struct SettingsReader {
    let source: SettingsSource
    var resolver: FileResolver

    mutating func read(_ root: NodeID, into file: inout SettingsFile) {
        guard !resolver.tree.isRefused(root),
            let fields = resolver.fields(
                of: Value(root, behind: nil), allowed: .settings, subject: "a settings file"),
            resolver.isSupportedVersion(
                fields[.intentgenConfig], of: "a settings file", key: "intentgenConfig",
                isWritten: fields.mentions(.intentgenConfig))
        else { return }
        file.settings.access = fields[.access].flatMap { resolver.word($0, of: source.accesses, "an access") }
        file.settings.targets = targets(fields[.targets])
        file.settings.imports = imports(fields[.imports])
        file.settings.makesFakes = fields[.fakes].flatMap { resolver.boolean($0) }
        file.settings.migratesCustomIntents = fields[.migrateCustomIntents].flatMap { resolver.boolean($0) }
        file.settings.lock = fields[.lock].flatMap { resolver.filledString($0, expected: "the path of a lock") }
        file.names = names(fields[.names])
    }

    private mutating func targets(_ value: Value?) -> [String]? {
        let known = source.targets.joined(separator: ", ")
        guard let value, let written = resolver.names(value, expected: "a list of targets: \(known)") else {
            return nil
        }
        if written.isEmpty { resolver.reportEmpty(value, "name a target: \(known)") }
        return written.compactMap { resolver.word(Value($0.node, behind: nil), of: source.targets, "a target") }
    }

    private mutating func imports(_ value: Value?) -> [String] {
        let written = resolver.names(value, expected: "a list of modules, such as [Garage]") ?? []
        return written.compactMap { isSwiftName($0.name, at: $0.node) ? $0.name : nil }
    }

    private mutating func names(_ value: Value?) -> [SwiftNameOverride] {
        guard let value, resolver.isSection(value, of: "Swift names, which are by the paths of declarations") else {
            return []
        }
        return resolver.tree.entries(of: value.node).compactMap { entry in
            guard let name = resolver.string(Value(entry.value, behind: entry.key), expected: "a Swift identifier"),
                isSwiftName(name, at: entry.value)
            else { return nil }
            return SwiftNameOverride(path: resolver.text(entry.key), name: name, place: resolver.place(entry.key))
        }
    }

    private mutating func isSwiftName(_ name: String, at node: NodeID) -> Bool {
        if SwiftName.isIdentifier(name) { return true }
        resolver.report(.swiftNameNotSwift(name, at: resolver.place(node)))
        return false
    }
}
