import IntentSystem
import Synchronization

/// The last good answers of the providers of an engine: those of this process in memory, and those of all processes in
/// a persistent cache.
struct CachedAnswers: Sendable {
    struct Answer: Sendable {
        let page: OptionCollection<IntentValue>
        /// Never negative.
        let age: Duration
        /// False for an answer from the future, whose age is unknown because the system's clock was set back.
        let hasKnownAge: Bool
    }

    /// How long a request waits for the persistent cache, whose disk may not respond.
    private static let timeout = Duration.seconds(1)
    private static let target = CallTarget(name: "the answer cache")

    let memory = OptionCache()
    let persistent: (any AnswerCache)?
    let schema: Schema
    let calls: HandlerCalls
    /// The system's clock, which all processes share.
    let time: @Sendable () -> StoreTime

    /// Returns the newest answer of this process and the persistent cache, or nil if there is none.
    /// - Parameter age: The age up to which an answer of this process suffices, so that no file is read.
    func last(
        for key: OptionCache.Key, of parameter: Parameter, upTo age: Duration? = nil
    ) async throws(CancellationError) -> Answer? {
        let now = calls.now
        let inMemory = memory.entry(for: key).map {
            Answer(page: $0.page, age: max(.zero, $0.time.duration(to: now)), hasKnownAge: true)
        }
        if let age, let inMemory, inMemory.age <= age { return inMemory }
        let stored = try await stored(for: key, of: parameter)
        guard let inMemory, let stored else { return inMemory ?? stored }
        return stored.hasKnownAge && stored.age < inMemory.age ? stored : inMemory
    }

    func remember(
        _ page: OptionCollection<IntentValue>, for key: OptionCache.Key
    ) async throws(CancellationError) {
        memory.store(page, for: key, at: calls.now)
        guard let persistent else { return }
        let answer = CachedAnswer(key: key, time: time(), page: page)
        _ = try await calls.call(Self.target, for: nil, by: calls.now + Self.timeout) {
            persistent.store(answer.json.renderedBytes(), named: key.name)
        }
    }

    /// Returns the answer in the persistent cache. May block.
    func persistentAnswer(for key: OptionCache.Key, of parameter: Parameter) -> CachedAnswer? {
        persistent?.answer(named: key.name).flatMap { bytes in
            CachedAnswer(bytes, for: key, element: parameter.type.element, in: schema)
        }
    }

    private func stored(for key: OptionCache.Key, of parameter: Parameter) async throws(CancellationError) -> Answer? {
        guard persistent != nil else { return nil }
        let found = try await calls.call(Self.target, for: nil, by: calls.now + Self.timeout) {
            persistentAnswer(for: key, of: parameter)
        }
        guard let answer = try? found.get() else { return nil }
        let milliseconds = time().milliseconds - answer.time.milliseconds
        return Answer(
            page: answer.page, age: .milliseconds(max(0, milliseconds)), hasKnownAge: milliseconds >= 0)
    }
}

/// The last good answers, for when a provider fails. The cache is limited by pages and items, and discards the least
/// recently used answers first.
final class OptionCache: Sendable {
    struct Key: Hashable, Sendable {
        /// Nil for a document, whose answer is the same for all instances.
        let instance: InstanceID?
        let family: SizeFamily?
        let intent: String
        let lookup: LookupKey
        let locale: String
        let searchTerm: String?
        let cursor: String?
        /// The source, if the answer is a document.
        var source: OptionDocumentSource?
    }

    struct Entry: Sendable {
        let page: OptionCollection<IntentValue>
        let time: ContinuousClock.Instant

        fileprivate var itemCount: Int { page.sections.reduce(0) { $0 + $1.items.count } }
    }

    private struct State: Sendable {
        var entries: [Key: (entry: Entry, use: Int)] = [:]
        var itemCount = 0
        var uses = 0

        mutating func remove(_ key: Key) {
            guard let removed = entries.removeValue(forKey: key) else { return }
            itemCount -= removed.entry.itemCount
        }
    }

    private let maximumPageCount: Int
    private let maximumItemCount: Int
    private let state = Mutex(State())

    init(maximumPageCount: Int = 128, maximumItemCount: Int = 100_000) {
        self.maximumPageCount = maximumPageCount
        self.maximumItemCount = maximumItemCount
    }

    func store(_ page: OptionCollection<IntentValue>, for key: Key, at time: ContinuousClock.Instant) {
        let entry = Entry(page: page, time: time)
        state.withLock { state in
            state.remove(key)
            guard entry.itemCount <= maximumItemCount else { return }
            state.uses += 1
            state.entries[key] = (entry, state.uses)
            state.itemCount += entry.itemCount
            while state.entries.count > maximumPageCount || state.itemCount > maximumItemCount,
                let oldest = state.entries.min(by: { $0.value.use < $1.value.use })?.key
            {
                state.remove(oldest)
            }
        }
    }

    func entry(for key: Key) -> Entry? {
        state.withLock { state in
            guard let found = state.entries[key]?.entry else { return nil }
            state.uses += 1
            state.entries[key] = (found, state.uses)
            return found
        }
    }
}

/// A persistent cache of the last good answers of providers, used when a provider fails or a cached answer is still
/// valid.
///
/// The engine uses the same name for an answer in every process. Calls may block; the engine makes them on a dedicated
/// thread and waits at most one second. A failing cache does not affect requests: report no answer, and ignore answers
/// that cannot be stored.
public protocol AnswerCache: Sendable {
    /// Returns the answer that was stored under a name, or nil if there is none or it is damaged.
    /// - Parameter name: Letters and digits, at most 64.
    func answer(named name: String) -> [UInt8]?

    /// Stores an answer, replacing the previous one.
    /// - Parameters:
    ///   - answer: The answer in its stored form.
    ///   - name: Letters and digits, at most 64.
    func store(_ answer: [UInt8], named name: String)
}

/// A good answer in its stored form: a versioned JSON document with the request that it answers and its time.
struct CachedAnswer: Sendable {
    let key: OptionCache.Key
    let time: StoreTime
    let page: OptionCollection<IntentValue>

    var json: JSONValue {
        var object: JSONObject = ["answer": 1, "question": key.json, "time": .integer(time.milliseconds)]
        OptionsForm.stored.write(page, to: &object)
        return .object(object)
    }
}

extension CachedAnswer {
    /// Returns nil if the bytes are damaged, have another version, answer another request, or no longer fit the
    /// definition.
    init?(_ bytes: [UInt8], for key: OptionCache.Key, element: ElementType, in schema: Schema) {
        guard let json = try? JSONValue(parsing: bytes), json["answer"] == 1, json["question"] == key.json,
            let milliseconds = json["time"]?.integerValue,
            let page = try? OptionsReader(.stored, of: element, in: schema).page(json)
        else { return nil }
        self.key = key
        time = StoreTime(milliseconds: milliseconds)
        self.page = page
    }
}

extension OptionCache.Key {
    /// A name that is the same in every process: the SHA-256 digest of the request's JSON.
    var name: String { SHA256.hexadecimal(of: json.renderedBytes()) }

    /// Everything that the answer depends on.
    var json: JSONValue {
        let parents = lookup.parents.sorted { $0.key < $1.key }.map { name, values in
            JSONObject.Member(key: name, value: .array(values.map { $0.map { .string($0.text) } ?? .null }))
        }
        var object: JSONObject = [
            "intent": .string(intent), "parameter": .string(lookup.parameter),
            "parents": .object(JSONObject(uniqueMembers: parents)), "locale": .string(locale),
        ]
        if !lookup.filters.isEmpty { object["where"] = lookup.filters.json }
        if let instance { object["instance"] = .string(instance.text) }
        if let family { object["family"] = .string(family.rawValue) }
        if let searchTerm { object["search"] = .string(searchTerm) }
        if let cursor { object["cursor"] = .string(cursor) }
        if let source { object["source"] = source.json }
        return .object(object)
    }
}

extension OptionDocumentSource {
    /// The properties of the source that its answers depend on.
    fileprivate var json: JSONValue {
        switch self {
        case .file(let file): ["file": .string(file.path), "folder": .string(file.folder ?? "")]
        case .command(let command):
            ["command": .array(command.arguments.map(JSONValue.string)), "folder": .string(command.folder ?? "")]
        case .address(let address): ["url": .string(address.url)]
        }
    }
}
