package import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// The contents of `intentgen-config.yaml`: settings for the files generated from definitions.
package struct GeneratorSettings: Hashable, Sendable {
    /// The access level of generated declarations; nil if it is not written.
    package var access: String?
    /// What to generate; nil if it is not written.
    package var targets: [String]?
    /// Modules that generated Swift imports in addition to those it needs.
    package var imports: [String] = []
    /// Whether to generate fakes and fixtures for tests; nil if it is not written.
    package var includesFakes: Bool?

    /// Whether generated App Intents replace the SiriKit intents of the same definition; nil if it is not written.
    package var migratesCustomIntents: Bool?
    /// The path of the lock file, relative to the folder of the settings file; nil if there is none.
    package var lock: String?

    package init() {}
}

/// A settings file to read, with the words that its keys accept.
package struct SettingsSource: Sendable {
    package let file: SourceFile
    /// The values of `access`.
    package let accesses: [String]
    /// The values of `targets`.
    package let targets: [String]

    package init(_ file: SourceFile, accesses: [String], targets: [String]) {
        self.file = file
        self.accesses = accesses
        self.targets = targets
    }
}

/// An entry of the `names` of a settings file: the Swift name of a declaration, which overrides the definition.
struct SwiftNameOverride: Sendable {
    /// Such as `intents.Board.parameters.line`.
    let path: String
    let name: String
    /// The place of the path.
    let place: Place
    /// The place of the name.
    let placeOfName: Place
}

/// A settings file that is read and not yet compared with the definitions.
struct SettingsFile: Sendable {
    let file: FileIndex
    var settings = GeneratorSettings()
    var names: [SwiftNameOverride] = []
    var diagnostics: [Diagnostic]
}

func readSettingsFile(_ source: SettingsSource, index: FileIndex, limits: YAMLLimits) -> SettingsFile {
    let parsed = FileKind.settings.parse(source.file, index: index, limits: limits)
    var file = SettingsFile(file: index, diagnostics: parsed.diagnostics)
    guard let document = parsed.document else { return file }
    let reader = SettingsReader(source: source, context: ResolvingContext(document))
    reader.read(into: &file)
    file.diagnostics += reader.context.diagnostics
    return file
}

/// Reads the keys of a settings file.
private struct SettingsReader: ContextResolver {
    let source: SettingsSource
    let context: ResolvingContext

    func read(into file: inout SettingsFile) {
        guard let fields = reader.fields(of: .settings) else { return }
        file.settings.access = fields[.access].flatMap { reader.word($0, of: source.accesses, "an access level") }
        file.settings.targets = targets(fields[.targets])
        file.settings.imports = imports(fields[.imports])
        file.settings.includesFakes = reader.boolean(fields[.fakes])
        file.settings.migratesCustomIntents = reader.boolean(fields[.migrateCustomIntents])
        file.settings.lock = reader.filledString(fields[.lock], expected: "the path of a lock file")
        file.names = swiftNames(fields[.names])
    }

    private func targets(_ value: Value?) -> [String]? {
        let known = source.targets.joined(separator: ", ")
        guard let value, let written = reader.names(value, expected: "a list of targets: \(known)") else {
            return nil
        }
        if written.isEmpty { reader.reportEmpty(value, "list at least one target: \(known)") }
        return written.compactMap { reader.word(Value($0.node, after: nil), of: source.targets, "a target") }
    }

    private func imports(_ value: Value?) -> [String] {
        let written = reader.names(value, expected: "a list of modules, such as [Garage]") ?? []
        return written.compactMap { isSwiftName($0.name, at: $0.node) ? $0.name : nil }
    }

    private func swiftNames(_ value: Value?) -> [SwiftNameOverride] {
        guard let value, reader.isSection(value, of: "Swift names", by: "the path of a declaration") else {
            return []
        }
        return tree.entries(of: value.node).compactMap { entry in
            guard let name = reader.string(Value(entry.value, after: entry.key), expected: "a Swift identifier"),
                isSwiftName(name, at: entry.value)
            else { return nil }
            return SwiftNameOverride(
                path: text(entry.key), name: name, place: place(entry.key), placeOfName: place(entry.value))
        }
    }

    private func isSwiftName(_ name: String, at node: NodeID) -> Bool {
        if SwiftName.isIdentifier(name) { return true }
        report(.swiftNameNotSwift(name, at: place(node)))
        return false
    }
}

/// Adds the Swift names of the settings to the documents that declare them.
/// - Returns: Diagnostics for paths that no document declares.
func attach(_ names: [SwiftNameOverride], to documents: inout [Document]) -> [Diagnostic] {
    var places = DeclarationPlaces(documents)
    return names.compactMap { override in
        if let name = places.name(at: override.path) {
            documents[name.document].swiftNames[name.key] = override
            return nil
        }
        // A file that could not be read may declare it.
        if documents.contains(where: \.hasReadingErrors) { return nil }
        return Diagnostic(
            .unknownKey, at: override.place,
            "\(quoted(override.path)) is not declared in any definition; a path is like intents.Board.parameters.line")
    }
}
