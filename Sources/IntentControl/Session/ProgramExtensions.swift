internal import IntentDiagnostics
internal import IntentExtension
internal import IntentModel
internal import IntentRuntime
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The extensions of one run: found when they are needed, started by what is asked of them, ended with the run.
final class ProgramExtensions: Sendable {
    /// How long an extension may take to give its definitions, its start counted in.
    private static let definitionTime = Duration.seconds(10)

    private let paths: [String]
    private let settings: ExtensionSettings
    private let hosts = Mutex<[ExtensionHost]?>(nil)
    private let definitions = Mutex<Schema?>(nil)

    init(_ choices: SessionChoices, environment: Environment) {
        paths = Self.paths(option: choices.extensions, environment: environment)
        var settings = ExtensionSettings(memoryLimit: choices.memoryLimit.map(MemoryLimit.init(bytes:)))
        if choices.showsExtensionLog { settings.log = { line in Self.show(line) } }
        self.settings = settings
    }

    var isEmpty: Bool { paths.isEmpty }

    /// In the order given.
    /// - Throws: `unavailable` for a path that is no program.
    func found() throws(ControlFailure) -> [ExtensionHost] {
        if let found = hosts.withLock({ $0 }) { return found }
        for path in paths { try check(path) }
        return hosts.withLock { hosts in
            let made = hosts ?? paths.map { ExtensionHost(path: $0, settings: settings) }
            hosts = made
            return made
        }
    }

    /// What the extensions were built with, all together; nil where there is none.
    func schema() throws -> Schema? {
        if let known = definitions.withLock({ $0 }) { return known }
        let schema = try mergedSchema()
        definitions.withLock { $0 = schema }
        return schema
    }

    private func mergedSchema() throws -> Schema? {
        var merged: Schema?
        for host in try found() {
            let schema = try schema(of: host)
            switch merged?.merging(schema) ?? .success(schema) {
            case .success(let union): merged = union
            case .failure(let conflict):
                throw ControlFailure(.wrongData, "conflictingDefinitions", "\(host.path): \(conflict)")
            }
        }
        return merged
    }

    /// What a person has to know about extensions that were started, where the definitions are others than theirs.
    func warnings(about schema: Schema) -> [Note] {
        (hosts.withLock { $0 } ?? []).flatMap { host in
            (host.hello?.intents ?? []).compactMap { intent in
                guard let digest = intent.digest, let declared = schema.presentIntent(named: intent.name),
                    schema.digest(ofIntent: declared.name) != digest
                else { return nil }
                return .warning(
                    "the extension '\(host.path)' was built with other definitions of \(intent.name); build it again with "
                        + "these, or its values may not fit")
            }
        }
    }

    /// Whether one was started and said what it answers for.
    var haveAnswered: Bool { hosts.withLock { $0 }?.contains { $0.hello != nil } ?? false }

    func shutDown() {
        for host in hosts.withLock({ $0 }) ?? [] { host.shutDown() }
    }

    /// What one extension was built with. It is started for that.
    func schema(of host: ExtensionHost) throws(ControlFailure) -> Schema {
        do {
            guard case .schema(let json) = try host.blockingAnswer(to: .definitions, within: Self.definitionTime) else {
                throw HandlerFailure.failed("the extension '\(host.path)' gave no definitions")
            }
            return try Schema(json: json)
        } catch let failure as HandlerFailure {
            throw ControlFailure(.unavailable, failure.code, failure.phrase)
        } catch {
            throw ControlFailure(
                .wrongData, "definitions", "the definitions of the extension '\(host.path)' cannot be read: \(error)")
        }
    }

    private static func paths(option: [String], environment: Environment) -> [String] {
        let named = (environment["INTENT_EXTENSIONS"] ?? "").utf8.split(separator: UInt8(ascii: ":"))
        let all = option.isEmpty ? named.map { String(decoding: $0, as: UTF8.self) } : option
        var seen: Set<String> = []
        return all.filter { seen.insert($0).inserted }
    }

    private func check(_ path: String) throws(ControlFailure) {
        let problem: String
        if OpenFile.isMissing(path) {
            problem = "there is no extension at '\(path)'"
        } else if OpenFile.isFolder(path) || access(path, X_OK) != 0 {
            problem = "the extension '\(path)' is no executable file"
        } else {
            return
        }
        throw ControlFailure(.unavailable, "extension", problem)
    }

    /// Beside what this program says itself, so each line tells whose it is.
    private static func show(_ line: String) {
        try? StandardStream.error.write("extension: \(line.onOneVisibleLine)\n")
    }
}
