import IntentModel
import IntentSystem
import IntentTestSupport
import Synchronization
import Testing

@testable import IntentRuntime

/// Work that is queued while the store is busy.
@Suite struct StoreLaneTests {
    @Test func `a turn canceled while queued never begins`() async throws {
        let (turns, queued) = AsyncStream.makeStream(of: LaneTurn.self)
        let task = Task { try await LaneTurn.queued { turn, _ in queued.yield(turn) } as Int }
        let turn = try #require(await turns.first { _ in true })
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!turn.begin())
    }

    @Test func `a turn canceled after it began returns its result`() async throws {
        let (continuations, begun) = AsyncStream.makeStream(of: CheckedContinuation<Int, any Error>.self)
        let task = Task {
            try await LaneTurn.queued { turn, continuation in
                #expect(turn.begin())
                begun.yield(continuation)
            }
        }
        let continuation = try #require(await continuations.first { _ in true })
        task.cancel()
        continuation.resume(returning: 7)
        try await expectEqual(task.value, 7)
    }

    @Test func `a canceled task never queues work`() async throws {
        let lane = StoreLane()
        let recorder = Recorder<Int>()
        let isCancelled = Signal()
        let task = Task {
            await isCancelled.wait()
            try await lane.run { _ = recorder.add(1) }
        }
        task.cancel()
        isCancelled.send()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await lane.run { _ = recorder.add(2) }
        expectEqual(recorder.all, [2])
    }

    @Test func `canceled work that has begun completes`() async throws {
        let lane = StoreLane()
        let begun = Signal()
        let gate = Monitor(false)
        let task = Task {
            try await lane.run {
                begun.send()
                return gate.wait { isOpen in isOpen ? .done(7) : .wait(atMost: nil) }
            }
        }
        await begun.wait()
        task.cancel()
        gate.withLock { $0 = true }
        try await expectEqual(task.value, 7)
    }

    @Test(.overEveryStore, .namingTheStore) func `a lookup does not wait for a writer`() async throws {
        let store = try TestStore()
        let asked = Signal()
        let found = Signal()
        let test = try TestEngine(
            makeSchema(thing("hero")),
            ScriptedHandler(lookup: { _, identifiers, _ in
                asked.send()
                await found.wait()
                return identifiers.map { .thing($0) }
            }), store: store)
        try test.put()
        let other = try store.another()
        let (begun, isDone) = (Signal(), Monitor(false))
        let edit = Task {
            await begun.wait()
            return try await test.edit("hero", .set(.thing("a")))
        }
        // Another writer holds the lock of the store until the handler was asked. PostgreSQL locks only the instance.
        if StoreKind.current.locksAllInstances {
            let writer = StoreLane()
            async let written = writer.run {
                try other.update(.one, at: StoreTime(milliseconds: 0)) { _ in
                    begun.send()
                    return isDone.wait { isDone in isDone ? .done(nil) : .wait(atMost: nil) }
                }
            }
            await asked.wait()
            isDone.withLock { $0 = true }
            _ = try await written
        } else {
            begun.send()
            await asked.wait()
        }
        try expectEqual(store.newestSequence(), 1)
        found.send()
        try await expectEqual(edit.value.changed, ["hero"])
    }

    @Test func `an edit canceled while queued is never written`() async throws {
        let store = GatedStore()
        try store.place(
            StoredInstance(id: .one, kind: "widget", family: .systemSmall, intent: "Config"),
            at: StoreTime(milliseconds: 0))
        let (times, timeRequested) = AsyncStream.makeStream(of: Void.self)
        var requests = times.makeAsyncIterator()
        var settings = EngineSettings.standing()
        // An edit requests the time just before it is queued.
        settings.time = {
            timeRequested.yield()
            return StoreTime(milliseconds: 0)
        }
        let engine = try IntentEngine(schema: schema, store: store, settings: settings)
        func edit(_ number: Int) -> Task<EditOutcome, any Error> {
            Task { try await engine.edit(.one) { $0.append(.set(.integer(number)), to: "size") } }
        }

        let begun = edit(1)
        await requests.next()
        await store.firstUpdates.wait()
        let queued = edit(2)
        await requests.next()
        begun.cancel()
        queued.cancel()
        await #expect(throws: CancellationError.self) { try await queued.value }
        store.open()
        try await expectEqual(begun.value.revision, 2)
        try await expectEqual(edit(3).value.revision, 3)
        try expectEqual(store.instance(.one)?.values["size"]?.wire, 3)
        expectEqual(store.counts, [1, 1])
    }

    @Test func `an import canceled while it writes completes`() async throws {
        let store = InMemoryStore()
        let importing = Mutex<Task<ImportReport, any Error>?>(nil)
        var settings = EngineSettings.standing()
        // An import requests the time when it writes an instance.
        settings.time = {
            importing.withLock { $0 }?.cancel()
            return StoreTime(milliseconds: 0)
        }
        let engine = try IntentEngine(schema: schema, store: store, settings: settings)
        let instances = [InstanceID.one, .two].map {
            StoredInstance(id: $0, kind: "widget", family: .systemSmall, intent: "Config")
        }
        let isKnown = Signal()
        let task = Task {
            await isKnown.wait()
            return try await engine.import(
                InstanceDocument(instances: instances), settings: ImportSettings(isExact: true))
        }
        importing.withLock { $0 = task }
        isKnown.send()
        try await expectEqual(task.value.entries.map(\.outcome), [.placed, .placed])
        #expect(task.isCancelled)
        expectEqual(store.instances(of: nil).map(\.id), [.one, .two])
    }

    private let schema = makeSchema(
        parameter("size", ValueType(.integer)) { $0.settings.range = .integers(minimum: 0, maximum: 300, step: nil) })

    @Test func `waiting edits are committed together, each with its own outcome`() async throws {
        let store = GatedStore()
        let engine = try engine(over: store, openingAfter: 400)
        try store.place(
            StoredInstance(id: .one, kind: "widget", family: .systemSmall, intent: "Config"),
            at: StoreTime(milliseconds: 0))
        // Every second edit is rejected.
        let numbers = (0..<400).map { $0 % 2 == 0 ? $0 / 2 : 301 }
        let outcomes = await withTaskGroup(of: Result<EditOutcome, any Error>.self) { group in
            for number in numbers { group.addTask { await Self.outcome(of: number, by: engine) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        expectEqual(outcomes.compactMap { try? $0.get().revision }.sorted(), Array(2...201))
        let refused = outcomes.compactMap { outcome -> EngineError? in
            if case .failure(let error) = outcome { error as? EngineError } else { nil }
        }
        expectEqual(refused.map(\.summary), Array(repeating: ["wrongValue size"], count: 200))
        expectEqual(store.counts.reduce(0, +), 400)
        expectEqual(store.counts.max(), 64)
        #expect(store.counts.count < 40)
    }

    /// - Parameter count: The store is blocked until this many edits have begun.
    private func engine(
        over store: GatedStore, openingAfter count: Int
    ) throws -> IntentEngine {
        let begun = Mutex(0)
        var settings = EngineSettings.standing()
        // An edit requests the time just before it is queued.
        settings.time = {
            let isLast = begun.withLock { begun in
                begun += 1
                return begun == count
            }
            if isLast { store.open() }
            return StoreTime(milliseconds: 0)
        }
        return try IntentEngine(schema: schema, store: store, settings: settings)
    }

    private static func outcome(of number: Int, by engine: IntentEngine) async -> Result<EditOutcome, any Error> {
        do {
            return .success(try await engine.edit(.one) { $0.append(.set(.integer(number)), to: "size") })
        } catch {
            return .failure(error)
        }
    }
}
