package import IntentModel
public import IntentRuntime
import Synchronization

/// Sends each request to the first of several extensions that handles the intent.
package final class ExtensionHandlers: RemoteHandling {
    private let hosts: [ExtensionHost]
    /// The digests of the engine's own definitions.
    private let digests = Mutex(IntentDigests())
    /// What the logs of the extensions contain of options that were left out, each line once.
    private let logged = Mutex<Set<String>>([])
    private static let maximumLogCount = 1_000

    package init(_ hosts: [ExtensionHost]) {
        self.hosts = hosts
    }

    package func options(
        _ request: RemoteRequest, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        let (host, intent) = try await host(for: request.intent)
        let (answer, _) = try await host.answer(
            to: .options(
                ExtensionRequest.Subject(intent.name, request.values, context), parameter: request.parameter.name,
                searchTerm: searchTerm, limit: context.limit, cursor: context.cursor), secrets: request.secrets)
        let page = try request.read(answer, from: host, keepsMismatches(of: intent, request)) {
            reader, answer throws(WireError) -> OptionCollection<IntentValue>? in
            guard case .options(let json) = answer else { return nil }
            return try reader.page(json)
        }
        log(page.omissions, of: request, in: host)
        return page
    }

    private func log(_ omissions: Omissions, of request: RemoteRequest, in host: ExtensionHost) {
        for line in omissions.lines.map({ "options of '\(request.parameter.name)' \($0)" }) {
            let isNew = logged.withLock { $0.count < Self.maximumLogCount && $0.insert(line).inserted }
            if isNew { host.log(line) }
        }
    }

    package func values(
        _ request: RemoteRequest, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue] {
        let (host, intent) = try await host(for: request.intent)
        let (answer, _) = try await host.answer(
            to: .lookup(
                ExtensionRequest.Subject(intent.name, request.values, context), parameter: request.parameter.name,
                identifiers: identifiers), secrets: request.secrets)
        return try request.values(answer, from: host, keepsMismatches(of: intent, request))
    }

    package func defaults(_ request: RemoteRequest, context: DefaultContext) async throws -> [IntentValue] {
        let (host, intent) = try await host(for: request.intent)
        let (answer, _) = try await host.answer(
            to: .defaults(
                ExtensionRequest.Subject(intent.name, request.values, context), parameter: request.parameter.name,
                count: context.count), secrets: request.secrets)
        return try request.values(answer, from: host, keepsMismatches(of: intent, request))
    }

    package func validates(_ intent: Intent) async throws -> Bool {
        try await handlingHost(of: intent)?.1.validates ?? false
    }

    package func refusals(
        of values: IntentValues, intent: Intent, context: ValidationContext
    ) async throws -> [AnyRefusal] {
        guard let (host, handled) = try await handlingHost(of: intent), handled.validates else { return [] }
        let (answer, _) = try await host.answer(
            to: .validation(ExtensionRequest.Subject(handled.name, values, context)),
            secrets: intent.secretTexts(in: values))
        guard case .refusals(let refusals) = answer else {
            throw OptionsFailure.failed("\(host.subject) sent the wrong kind of answer to a validation")
        }
        return refusals
    }

    package func perform(_ intent: Intent, values: IntentValues, context: PerformContext) async throws {
        let (host, handled) = try await host(for: intent)
        guard handled.performs else {
            throw OptionsFailure.unavailable("\(host.subject) does not perform '\(intent.name)'")
        }
        try await host.perform(
            handled.name, values: values, secrets: intent.secretTexts(in: values), context: context)
    }

    /// Whether values that do not match the definitions are preserved, as stored values of newer definitions are. They are
    /// errors if the extension was built from the same definitions.
    private func keepsMismatches(of intent: ExtensionHello.HandledIntent, _ request: RemoteRequest) -> Bool {
        guard let digest = intent.digest else { return false }
        return digests.withLock { $0.digest(ofIntent: request.intent.name, in: request.schema) } != digest
    }

    private func host(for intent: Intent) async throws -> (ExtensionHost, ExtensionHello.HandledIntent) {
        if let found = try await handlingHost(of: intent) { return found }
        let programs = hosts.map(\.path).joined(separator: ", ")
        throw OptionsFailure.unavailable("no extension handles '\(intent.name)': \(programs)")
    }

    /// Returns the first host that handles the intent, or nil if none does. If none is known to, all are started, and the
    /// first in order is chosen of those that replied before one that handles it.
    /// - Throws: ``OptionsFailure`` if an extension that may handle it does not start.
    private func handlingHost(of intent: Intent) async throws -> (ExtensionHost, ExtensionHello.HandledIntent)? {
        let names = intent.allNames
        // Before the known ones are searched, so that a host whose hello message arrives in between is in one of the two.
        let unknown = hosts.enumerated().filter { $0.element.hello == nil }
        for host in hosts {
            if let known = host.hello?.intent(named: names) { return (host, known) }
        }
        let replies = await withTaskGroup(of: Reply.self) { group in
            for (index, host) in unknown {
                group.addTask { (index, await Self.hello(of: host)) }
            }
            return await Self.collect(&group, until: names)
        }
        for (index, hello) in replies.sorted(by: { $0.index < $1.index }) {
            if let known = try? hello.get().intent(named: names) { return (hosts[index], known) }
        }
        for case .failure(let failure) in replies.map(\.hello) { throw failure }
        return nil
    }

    private typealias Reply = (index: Int, hello: Result<ExtensionHello, OptionsFailure>)

    /// Collects replies until one handles the intent, so that an extension that hangs does not delay the others.
    private static func collect(_ group: inout TaskGroup<Reply>, until names: [String]) async -> [Reply] {
        var replies: [Reply] = []
        for await reply in group {
            replies.append(reply)
            if let hello = try? reply.hello.get(), hello.intent(named: names) != nil { break }
        }
        group.cancelAll()
        return replies
    }

    private static func hello(of host: ExtensionHost) async -> Result<ExtensionHello, OptionsFailure> {
        do { return .success(try await host.receivedHello()) } catch { return .failure(error) }
    }
}

/// What the contexts of all calls have in common.
private protocol CallContext {
    var instance: InstanceID? { get }
    var kind: WidgetKind { get }
    var family: SizeFamily { get }
    var locale: String { get }
    var deadline: ContinuousClock.Instant { get }
}

extension OptionsContext: CallContext {}
extension LookupContext: CallContext {}
extension DefaultContext: CallContext {}
extension PerformContext: CallContext {}

extension ExtensionRequest.Subject {
    fileprivate init(_ intent: String, _ values: IntentValues, _ context: some CallContext) {
        let left = max(ContinuousClock.now.duration(to: context.deadline), .zero).components
        self.init(
            intent: intent, instance: context.instance?.text, widget: context.kind.name,
            family: context.family.rawValue, locale: context.locale, values: values.wire,
            milliseconds: Int(left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000))
    }
}

extension ExtensionHost {
    /// Performs an intent that the extension performs, by its name in the extension, or else by the name of its type.
    /// - Parameter secrets: The secrets among the values.
    func perform(
        _ intent: String, ofTypeNamed typeName: String? = nil, values: IntentValues, secrets: SecretTexts,
        context: PerformContext
    ) async throws(OptionsFailure) {
        let request = ExtensionRequest.Subject(intent, values, context)
        let (answer, _) = try await answer(
            to: .perform(request, isOn: context.isOn, typeName: typeName), secrets: secrets, by: context.deadline)
        guard answer == .widget(.performed) else {
            throw .failed("\(subject) sent the wrong kind of answer to 'perform'")
        }
    }
}

extension RemoteRequest {
    /// The secrets among the values.
    fileprivate var secrets: SecretTexts { intent.secretTexts(in: values) }

    fileprivate func values(
        _ answer: ExtensionAnswer, from host: ExtensionHost, _ keepsMismatches: Bool
    ) throws(OptionsFailure) -> [IntentValue] {
        try read(answer, from: host, keepsMismatches) { reader, answer throws(WireError) in
            guard case .values(let wires) = answer else { return nil }
            return try reader.values(wires)
        }
    }

    fileprivate func read<Answer>(
        _ answer: ExtensionAnswer, from host: ExtensionHost, _ keepsMismatches: Bool,
        _ body: (OptionsReader, ExtensionAnswer) throws(WireError) -> Answer?
    ) throws(OptionsFailure) -> Answer {
        let reader = OptionsReader(
            .message, of: parameter.type.element, in: schema, keepsMismatches: keepsMismatches)
        do {
            if let answer = try body(reader, answer) { return answer }
        } catch {
            throw .failed("\(host.subject) sent an invalid answer for '\(parameter.name)': invalid value: \(error)")
        }
        throw .failed("\(host.subject) sent the wrong kind of answer for '\(parameter.name)'")
    }
}

extension IntentEngine {
    /// Creates an engine that sends requests to extensions for the intents that none of its handlers handles.
    ///
    /// All instances, and all engines with the same host, share the process of an extension.
    /// - Parameters:
    ///   - store: The store of the instances.
    ///   - handlers: The handlers that run in this process, at most one for each intent.
    ///   - extensions: The extensions. If several handle the same intent, the first is used.
    ///   - definitions: The definitions of all intents and widgets that none of `handlers` provides, including those that
    ///     extensions handle.
    ///   - settings: Timeouts and other settings of the engine.
    /// - Throws: `EngineError` with code `conflictingDefinitions`.
    public convenience init(
        store: any InstanceStore, handlers: [any IntentHandling] = [], extensions: [ExtensionHost],
        definitions: [IntentDefinition] = [], settings: EngineSettings = EngineSettings()
    ) throws {
        try self.init(
            store: store, handlers: handlers, definitions: definitions, remote: ExtensionHandlers(extensions),
            settings: settings)
    }
}

extension IntentValues {
    /// The values by stored name, sorted.
    var wire: JSONObject {
        JSONObject(
            uniqueMembers: dictionary.sorted { $0.key < $1.key }.map { name, value in
                JSONObject.Member(key: name, value: value.wire)
            })
    }
}

/// The digests of intents of one schema, cached because computing one takes longer than most answers.
private struct IntentDigests {
    private var index: SchemaIndex?
    private var known: [String: String] = [:]

    mutating func digest(ofIntent name: String, in schema: Schema) -> String {
        if let known = known[name] { return known }
        let index = self.index ?? SchemaIndex(schema)
        self.index = index
        let digest = index.digest(ofIntent: name)
        known[name] = digest
        return digest
    }
}
