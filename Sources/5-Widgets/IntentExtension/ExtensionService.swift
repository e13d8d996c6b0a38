import IntentModel
import IntentRuntime
import IntentSystem
import IntentWidgets
import Synchronization

/// Answers a host's messages in an extension. Each request runs on its own thread, several at the same time.
final class ExtensionService: Sendable {
    private let registry: HandlerRegistry
    private let widgets: WidgetService
    private let output: Descriptor
    private let threads = ThreadPool()
    private let tasks = Mutex<[Int: Task<Void, Never>]>([:])
    /// Held while a line is written, so that lines do not mix.
    private let writing = Mutex(())

    init(registry: HandlerRegistry, widgets: [WidgetRegistration], output: Descriptor) {
        self.registry = registry
        self.widgets = WidgetService(widgets.named(registry.naming), schema: registry.schema)
        self.output = output
    }

    func sendHello() {
        let index = SchemaIndex(registry.schema)
        let intents = registry.intentNames.map { name in
            ExtensionHello.HandledIntent(
                name: name, digest: index.digest(ofIntent: name),
                validates: registry.validates(intentNamed: name), performs: registry.performs(intentNamed: name))
        }
        let hello = ExtensionHello(process: Int(CurrentProcess.id), intents: intents, widgets: widgets.hello)
        write(bytes(of: .hello(hello)))
    }

    /// Handles one line from the host.
    /// - Throws: ``ProtocolError``, or `JSONError` for a line that is not JSON.
    func receive(_ line: [UInt8]) throws {
        switch try HostMessage(json: JSONValue(parsing: line)) {
        case .request(let id, let request): start(request, id: id)
        case .cancel(let id): tasks.withLock { $0[id] }?.cancel()
        case .unknown: break
        }
    }

    private func start(_ request: ExtensionRequest, id: Int) {
        guard let thread = threads.acquire() else {
            return write(bytes(of: .unavailable("the system cannot create a thread"), id: id))
        }
        tasks.withLock { tasks in
            tasks[id] = Task.detached(executorPreference: thread) { [self] in
                let bytes = await answer(to: request, id: id)
                remove(id)
                write(bytes)
                threads.release(thread)
            }
        }
    }

    private func remove(_ id: Int) {
        tasks.withLock { $0[id] = nil }
    }

    /// Returns the answer as a line. An answer that is too long becomes a failure.
    private func answer(to request: ExtensionRequest, id: Int) async -> [UInt8] {
        let failure: OptionsFailure
        do {
            let answer = try await HandlerCall(registry: registry, widgets: widgets).answer(to: request, id: id)
            let bytes = bytes(of: .answer(id: id, answer, memory: CurrentProcess.residentBytes))
            let maximum = ExtensionProtocol.maximumLineLength
            if bytes.count <= maximum { return bytes }
            failure = .failed(
                "the answer is a line of \(bytes.count) bytes; the maximum is \(maximum), so return less at a time")
        } catch {
            failure = OptionsFailure(thrown: error)
        }
        return bytes(of: failure, id: id)
    }

    private func bytes(of failure: OptionsFailure, id: Int) -> [UInt8] {
        bytes(of: .failure(id: id, failure, memory: CurrentProcess.residentBytes))
    }

    private func bytes(of message: ExtensionMessage) -> [UInt8] { message.json.renderedBytes() }

    /// A failed write is ignored: the end of standard input ends the process.
    private func write(_ line: [UInt8]) {
        writing.withLock { _ in
            try? output.writeAll(line + [UInt8(ascii: "\n")])
        }
    }
}

/// Answers requests by calling the handlers and providers of an extension.
private struct HandlerCall: Sendable {
    /// The limit that counts for a request with a higher one.
    private static let maximumLimit = 1_000_000_000

    let registry: HandlerRegistry
    let widgets: WidgetService

    /// - Throws: The error of the handler or provider, `OptionsFailure` or ``ProtocolError``.
    func answer(to request: ExtensionRequest, id: Int) async throws -> ExtensionAnswer {
        switch request {
        case .definitions: return .schema(registry.schema.json)
        case .options(let subject, let parameter, let searchTerm, let limit, let cursor):
            return try await options(parameter, subject, searchTerm, limit: limit, cursor: cursor)
        case .lookup(let subject, let parameter, let identifiers):
            let (handler, values) = try registry.handler(for: subject)
            let context = try subject.lookupContext
            return .values(try await handler.lookup(parameter, identifiers, values, context).map(\.wire))
        case .defaults(let subject, let parameter, let count):
            let (handler, values) = try registry.handler(for: subject)
            let context = DefaultContext(
                instance: subject.instance.flatMap(InstanceID.init), kind: WidgetKind(subject.widget),
                family: try subject.sizeFamily, locale: subject.locale, count: max(1, count),
                deadline: subject.deadline)
            return .values(try await handler.defaults(parameter, values, context).map(\.wire))
        case .validation(let subject):
            let (handler, values) = try registry.handler(for: subject)
            let context = try subject.lookupContext
            return .refusals(try await handler.validate?(values, context) ?? [])
        case .perform(let subject, let isOn, let typeName):
            return try await perform(subject, isOn: isOn, typeName: typeName)
        case .widget(let request): return .widget(try await widgets.answer(to: request, id: id))
        }
    }

    private func perform(
        _ subject: ExtensionRequest.Subject, isOn: Bool?, typeName: String?
    ) async throws -> ExtensionAnswer {
        let registry = try registry.performing(typeNamed: typeName)
        let (handler, values) = try registry.handler(for: subject)
        guard let perform = handler.perform else {
            throw OptionsFailure.unavailable("this extension does not perform '\(subject.intent)'")
        }
        let context = PerformContext(
            instance: subject.instance.flatMap(InstanceID.init), kind: WidgetKind(subject.widget),
            family: try subject.sizeFamily, locale: subject.locale, isOn: isOn, deadline: subject.deadline)
        try await perform(values, context)
        return .widget(.performed)
    }

    private func options(
        _ parameter: String, _ subject: ExtensionRequest.Subject, _ searchTerm: String?, limit: Int, cursor: String?
    ) async throws -> ExtensionAnswer {
        guard let position = cursor.map({ OptionCursor(text: $0) }) ?? .start else {
            throw OptionsFailure.failed("the cursor was not returned by this extension")
        }
        let (handler, values) = try registry.handler(for: subject)
        let limit = max(1, min(limit, Self.maximumLimit))
        let context = OptionsContext(
            instance: subject.instance.flatMap(InstanceID.init), kind: WidgetKind(subject.widget),
            family: try subject.sizeFamily, locale: subject.locale, limit: limit + position.offset,
            cursor: position.provider, deadline: subject.deadline)
        let page = try await handler.options(parameter, values, searchTerm, context)
        return .options(firstPart(of: page, from: position, limit: limit))
    }

    /// Returns as much of a handler's page as is requested and fits in a line, with a cursor for the rest.
    private func firstPart(
        of page: OptionCollection<IntentValue>, from position: OptionCursor, limit: Int
    ) -> JSONValue {
        // A request with such a high limit asks for all options.
        var limit = limit < 1000 ? limit : 20_000
        while true {
            let part = page.part(from: position, limit: limit)
            var object = JSONObject()
            OptionsForm.message.write(part, to: &object)
            let json = JSONValue.object(object)
            let count = part.sections.reduce(0) { $0 + $1.items.count }
            let room = ExtensionProtocol.maximumLineLength - 1024
            if count <= 1 || json.maximumRenderedByteCount < room || json.renderedBytes().count < room { return json }
            limit = max(1, count / 3)
        }
    }
}

extension HandlerRegistry {
    /// Returns the handler of an intent, and the values that its definition declares.
    fileprivate func handler(for subject: ExtensionRequest.Subject) throws -> (AnyHandler, IntentValues) {
        guard let intent = schema.presentIntent(named: subject.intent), let handler = handler(of: intent) else {
            throw OptionsFailure.unavailable("this extension does not handle '\(subject.intent)'")
        }
        return (handler, IntentValues(wire: subject.values, of: intent, in: schema))
    }
}

extension ExtensionRequest.Subject {
    fileprivate var deadline: ContinuousClock.Instant { .now + .milliseconds(max(0, milliseconds)) }

    /// The circumstances of a lookup or a validation.
    fileprivate var lookupContext: LookupContext {
        get throws {
            LookupContext(
                instance: instance.flatMap(InstanceID.init), kind: WidgetKind(widget), family: try sizeFamily,
                locale: locale, deadline: deadline)
        }
    }

    fileprivate var sizeFamily: SizeFamily {
        get throws {
            guard let family = SizeFamily(known: family) else {
                throw OptionsFailure.failed("this extension does not support the size family '\(family)'")
            }
            return family
        }
    }
}

extension IntentValues {
    /// Reads the values that these definitions declare. Other values, such as those of newer definitions, are left out.
    init(wire: JSONObject, of intent: Intent, in schema: Schema) {
        self.init()
        for parameter in intent.parameters {
            guard let json = parameter.allNames.lazy.compactMap({ wire[$0] }).first, json != .null else { continue }
            self[parameter.name] = try? parameter.type.value(fromWire: json, in: schema)
        }
    }
}

extension OptionCollection<IntentValue> {
    /// Returns at most `limit` items, starting at the position where an earlier answer ended.
    fileprivate func part(from position: OptionCursor, limit: Int) -> OptionCollection {
        var part = self
        part.sections = []
        var skipped = 0, count = 0
        for section in sections {
            let rest = section.items.dropFirst(position.offset - skipped)
            skipped += section.items.count - rest.count
            var kept = section
            kept.items = Array(rest.prefix(limit - count))
            count += kept.items.count
            if !kept.items.isEmpty { part.sections.append(kept) }
        }
        let end = position.offset + count
        let total = sections.reduce(0) { $0 + $1.items.count }
        let next = end < total ? OptionCursor(provider: position.provider, offset: end) : nil
        part.cursor = next?.text ?? cursor.map { OptionCursor(provider: $0, offset: 0).text }
        return part
    }
}
