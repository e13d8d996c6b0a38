internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentExtension
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem
internal import Synchronization

/// The extensions of one run. They are found when they are needed, started by the first request, and stopped with the
/// run.
final class ProgramExtensions: Sendable {
    /// The time limit for an extension to start and send its definitions.
    private static let definitionsTimeout = Duration.seconds(10)

    private let paths: [String]
    private let settings: ExtensionSettings
    private let hosts = Mutex<[ExtensionHost]?>(nil)
    private let definitions = Mutex<Schema?>(nil)

    init(_ choices: SessionChoices, environment: Environment) {
        let all = choices.extensions.isEmpty ? environment.paths("INTENT_EXTENSIONS") : choices.extensions
        paths = all.uniqued { ExactText($0) }
        var settings = ExtensionSettings(memoryLimit: choices.memoryLimit.map(MemoryLimit.init(bytes:)))
        if choices.showsExtensionLog { settings.log = { line in Self.printLog(line) } }
        self.settings = settings
    }

    var isEmpty: Bool { paths.isEmpty }

    /// Whether at least one extension has been started and has reported its intents.
    var haveAnswered: Bool { hosts.withLock { $0 }?.contains { $0.hello != nil } ?? false }

    /// The names of the intents that started extensions handle.
    var handledIntents: Set<String> {
        Set((hosts.withLock { $0 } ?? []).flatMap { $0.hello?.intents.map(\.name) ?? [] })
    }

    /// The names of the intents that started extensions perform.
    var performedIntents: Set<String> {
        Set((hosts.withLock { $0 } ?? []).flatMap { $0.hello?.intents.filter(\.performs).map(\.name) ?? [] })
    }

    /// Returns the extensions in the given order, without starting them.
    /// - Throws: `unavailable` for a path that is not an executable file.
    func found() throws(CommandError) -> [ExtensionHost] {
        if let found = hosts.withLock({ $0 }) { return found }
        for path in paths { try check(path) }
        return hosts.withLock { hosts in
            let created = hosts ?? paths.map { ExtensionHost(path: $0, settings: settings) }
            hosts = created
            return created
        }
    }

    /// Returns the definitions that the extensions were built with, merged; nil without extensions.
    func schema() throws -> Schema? {
        if let known = definitions.withLock({ $0 }) { return known }
        let schema = try mergedSchema()
        definitions.withLock { $0 = schema }
        return schema
    }

    /// The code of the error about an extension that has no definitions to send.
    static let noDefinitions = "noDefinitions"

    /// Starts an extension and returns the definitions that it was built with.
    /// - Throws: ``noDefinitions`` if it works and has none.
    func schema(of host: ExtensionHost) throws(CommandError) -> Schema {
        do {
            let answer = try host.blockingAnswer(to: .definitions, timeout: Self.definitionsTimeout)
            guard case .schema(let json) = answer else {
                throw OptionsFailure.failed("the extension '\(host.path)' returned no definitions")
            }
            return try Schema(json: json)
        } catch let failure as OptionsFailure {
            // After a fault of its own, its process has ended.
            if failure.code != .timedOut, host.processID != nil {
                let message = "the extension '\(host.path)' has no definitions: \(failure.message)"
                throw CommandError(
                    .unavailable, [CommandError.Problem(Self.noDefinitions, message)],
                    advice: "pass --definitions PATH, or set INTENT_DEFINITIONS")
            }
            throw CommandError(.unavailable, failure.code.description, failure.message)
        } catch {
            throw CommandError(
                .invalidData, "definitions", "the definitions of the extension '\(host.path)' cannot be read: \(error)")
        }
    }

    /// Returns a warning for each intent whose definition differs from the one that a started extension was built with.
    func warnings(about schema: Schema) -> [Note] {
        let index = SchemaIndex(schema)
        return (hosts.withLock { $0 } ?? []).flatMap { host in
            (host.hello?.intents ?? []).compactMap { intent in
                guard let digest = intent.digest, let declared = index.presentIntent(named: intent.name),
                    index.digest(ofIntent: declared.name) != digest
                else { return nil }
                return .warning(
                    "the extension '\(host.path)' was built with other definitions of \(intent.name); rebuild it with the "
                        + "current ones, or its values may be invalid")
            }
        }
    }

    func shutDown() {
        for host in hosts.withLock({ $0 }) ?? [] { host.shutDown() }
    }

    private func mergedSchema() throws -> Schema? {
        var merged: Schema?
        var schemas: [(schema: Schema, path: String)] = []
        for host in try found() {
            let schema = try schema(of: host)
            schemas.append((schema, host.path))
            switch merged?.merging(schema) ?? .success(schema) {
            case .success(let union): merged = union
            case .failure(let conflict):
                let first = schemas.first { conflict.concerns($0.schema) }?.path ?? host.path
                throw CommandError(
                    .invalidData, "conflictingDefinitions", conflict.description(first: first, second: host.path))
            }
        }
        return merged
    }

    private func check(_ path: String) throws(CommandError) {
        if FileSystem.isMissing(path) {
            throw CommandError(.unavailable, "extension", "extension not found: \(path)")
        }
        guard FileSystem.isExecutableFile(path) else {
            throw CommandError(.unavailable, "extension", "the extension '\(path)' is not an executable file")
        }
    }

    /// Prints a line of an extension with a prefix that distinguishes it from the program's own output.
    private static func printLog(_ line: String) {
        try? StandardStream.error.write("extension: \(line.onOneVisibleLine)\n")
    }
}
