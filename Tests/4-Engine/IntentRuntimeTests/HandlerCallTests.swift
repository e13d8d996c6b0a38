import Dispatch
import Foundation
import IntentModel
import IntentTestSupport
import Synchronization
import Testing

@testable import IntentRuntime

/// Handlers that fail, hang, block or spin, and their effect on others.
@Suite struct HandlerCallTests {
    private let schema = makeSchema(thing("hero"))

    /// A handler that calls `hang` for the instance `one` and answers for all others.
    private func hanging(_ hang: @escaping @Sendable () async throws -> Void) -> ScriptedHandler {
        ScriptedHandler(options: { _, _, _, context in
            if context.instance == .one { try await hang() }
            return .flat(["a"])
        })
    }

    private func twoInstances(_ handler: ScriptedHandler) throws -> TestEngine {
        let test = try TestEngine(schema, handler)
        try test.put(id: .one)
        try test.put(id: .two)
        return test
    }

    /// Requests the options of `one`, advances the clock once its handler is busy, and returns the answer.
    private func lateAnswer(_ test: TestEngine, _ started: Signal) async throws -> OptionsAnswer {
        async let answer = test.engine.options(for: "hero", of: .one)
        await started.wait()
        // The other instance answers immediately while the handler of the first is stuck.
        try await expectEqual(test.offered("hero", id: .two), ["a"])
        test.clock.advance(by: .seconds(5))
        return try await answer
    }

    @Test func `a handler that never returns times out while others answer`() async throws {
        let started = Signal()
        let test = try twoInstances(
            hanging {
                started.send()
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            })
        try await expectEqual(lateAnswer(test, started).state, .failed(.timedOut))
        try await expectEqual(test.offered("hero", id: .two), ["a"])
    }

    @Test func `a handler that blocks times out while others answer`() async throws {
        let started = Signal()
        let blocked = DispatchSemaphore(value: 0)
        let test = try twoInstances(
            hanging {
                started.send()
                blocked.waitBlocking()
            })
        try await expectEqual(lateAnswer(test, started).state, .failed(.timedOut))
        blocked.signal()
    }

    @Test func `a handler that ignores cancellation times out while others answer`() async throws {
        let started = Signal()
        let isReleased = Atomic(false)
        let test = try twoInstances(
            hanging {
                started.send()
                while !isReleased.load(ordering: .relaxed) {}
            })
        try await expectEqual(lateAnswer(test, started).state, .failed(.timedOut))
        try await expectEqual(test.offered("hero", id: .two), ["a"])
        isReleased.store(true, ordering: .relaxed)
    }

    @Test func `a handler spinning until canceled times out while others answer`() async throws {
        let started = Signal()
        let ended = Signal()
        let test = try twoInstances(
            hanging {
                started.send()
                while !Task.isCancelled {}
                ended.send()
            })
        try await expectEqual(lateAnswer(test, started).state, .failed(.timedOut))
        await ended.wait()
    }

    @Test func `blocked handlers leave the cooperative pool free`() async throws {
        let started = (0..<16).map { _ in Signal() }
        let blocked = DispatchSemaphore(value: 0)
        let ended = Signal()
        let test = try TestEngine(
            schema,
            ScriptedHandler(options: { _, _, _, context in
                let number = context.instance.flatMap { Int($0.text.dropFirst()) } ?? 0
                guard context.instance != .two else { return .flat(["a"]) }
                started[number].send()
                blocked.waitBlocking()
                ended.send()
                return .flat([])
            }))
        let ids = (0..<16).compactMap { InstanceID("i\($0)") }
        for id in ids { try test.put(id: id) }
        try await withThrowingTaskGroup { group in
            for id in ids { group.addTask { try await test.engine.options(for: "hero", of: id).state } }
            for signal in started { await signal.wait() }
            // All of them block, but this task and calls of the store still run.
            try await expectEqual(test.engine.dynamicDraft(of: ids[0]).baseRevision, 1)
            test.clock.advance(by: .seconds(5))
            for try await state in group { expectEqual(state, .failed(.timedOut)) }
        }
        // Sixteen calls have not finished, so the handler is unavailable.
        try test.put(id: .two)
        guard case .failed(let failure) = try await test.engine.options(for: "hero", of: .two).state,
            failure.code == .unavailable
        else {
            Issue.record("expected the handler to be unavailable")
            return
        }
        // One call finishes, which makes room for another.
        blocked.signal()
        await ended.wait()
        try await answered(test, by: .two)
        for _ in ids.dropFirst() { blocked.signal() }
    }

    /// Retries until the finished call is also counted as finished.
    private func answered(_ test: TestEngine, by id: InstanceID) async throws {
        while case .failed(let failure) = try await test.engine.options(for: "hero", of: id).state,
            failure.code == .unavailable
        {
            await Task.yield()
        }
        try await expectEqual(test.engine.options(for: "hero", of: id).state, .answered)
    }

    @Test func `a failing handler does not affect others`() async throws {
        var schema = schema
        schema.intents.append(
            Intent(
                name: "Other", swiftName: "OtherIntent", title: text("Other"), parameters: [thing("hero")],
                isEligibleForWidgets: true))
        schema.widgets.append(
            DeclaredWidget(
                name: "OtherWidget", swiftName: "otherWidget", kind: "other", title: text("Other"), intent: "Other",
                families: [.systemSmall]))
        let clock = ManualDeadlines()
        let asked = (0..<16).map { _ in Signal() }
        let calls = Recorder<Int>()
        let hanging = ScriptedHandler(options: { _, _, _, _ in
            asked[calls.add(0) - 1].send()
            await Signal().wait()
            return .flat([])
        })
        let engine = try IntentEngine(
            schema: schema, store: InMemoryStore(), handlers: [hanging, OtherHandler()],
            settings: .standing(clock))
        let hung = try await engine.place("widget", family: .systemSmall)
        let other = try await engine.place("other", family: .systemSmall)
        for number in 0..<16 {
            async let state = engine.options(for: "hero", of: hung).state
            await asked[number].wait()
            try await expectEqual(engine.options(for: "hero", of: other).collection.identifiers, ["other"])
            clock.advance(by: .seconds(5))
            try await expectEqual(state, .failed(.timedOut))
        }
        guard case .failed(let failure) = try await engine.options(for: "hero", of: hung).state,
            failure.code == .unavailable
        else {
            Issue.record("expected the handler to be unavailable")
            return
        }
        try await expectEqual(engine.options(for: "hero", of: other).state, .answered)
    }

    @Test func `a late answer is discarded and a new thread continues`() async throws {
        let started = Signal()
        let released = Signal()
        let calls = Recorder<Int>()
        let ended = Signal()
        let test = try TestEngine(
            schema,
            ScriptedHandler(options: { _, _, _, _ in
                guard calls.add(0) == 1 else { return .flat(["fresh"]) }
                started.send()
                await released.wait()
                ended.send()
                return .flat(["late"])
            }))
        try test.put()
        async let late = test.engine.options(for: "hero", of: .one)
        await started.wait()
        test.clock.advance(by: .seconds(5))
        try await expectEqual(late.state, .failed(.timedOut))
        try await expectEqual(test.offered("hero"), ["fresh"])
        released.send()
        await ended.wait()
        try await expectEqual(test.offered("hero"), ["fresh"])
    }

    @Test func `waiting for the previous call counts toward the deadline`() async throws {
        let started = Signal()
        let running = Recorder<Int>()
        let test = try TestEngine(
            schema,
            ScriptedHandler(options: { _, _, _, _ in
                running.add(0)
                started.send()
                await Signal().wait()
                return .flat([])
            }))
        try test.put()
        async let first = test.engine.options(for: "hero", of: .one).state
        await started.wait()
        async let second = test.engine.options(for: "hero", of: .one, request: OptionsRequest(timeout: .seconds(1)))
            .state
        // The second request is waiting when its deadline passes; it never reaches the handler.
        await test.clock.scheduled(2)
        test.clock.advance(by: .seconds(1))
        try await expectEqual(second, .failed(.timedOut))
        expectEqual(running.all.count, 1)
        test.clock.advance(by: .seconds(4))
        try await expectEqual(first, .failed(.timedOut))
    }

    @Test(
        arguments: [
            (.seconds(4), nil, false), (.seconds(5), nil, true), (.seconds(27), .seconds(60), false),
            (.seconds(28), .seconds(60), true),
        ] as [(Duration, Duration?, Bool)])
    func `options time out after 5 seconds, requests after 28`(
        passed: Duration, asked: Duration?, isLate: Bool
    ) async throws {
        let started = Signal()
        let released = Signal()
        let test = try TestEngine(
            schema,
            ScriptedHandler(options: { _, _, _, _ in
                started.send()
                await released.wait()
                return .flat(["a"])
            }))
        try test.put()
        async let answer = test.engine.options(
            for: "hero", of: .one, request: OptionsRequest(timeout: asked))
        await started.wait()
        test.clock.advance(by: passed)
        released.send()
        try await expectEqual(answer.state, (isLate ? .failed(.timedOut) : .answered))
    }

    @Test(
        arguments: [
            (HandlerError(.notSignedIn), .notSignedIn), (HandlerError(.failed, message: "no"), .failed("no")),
            (HandlerError(.failed, "no"), .failed("no")),
            (HandlerError(.unavailable, message: "off"), .unavailable("off")), (OwnError(), .failed("own")),
            (CancellationError(), .failed("the handler canceled its own work")),
        ] as [(any Error, OptionsFailure)])
    func `a thrown error becomes a typed reason`(error: any Error, reason: OptionsFailure) async throws {
        let test = try twoInstances(hanging { throw error })
        try await expectEqual(test.engine.options(for: "hero", of: .one).state, .failed(reason))
        try await expectEqual(test.engine.options(for: "hero", of: .two).state, .answered)
    }

    @Test(arguments: [
        IntentValue.decimal(.nan), .decimal(.infinity), .string("1"), .list([.decimal(1)]),
        .object(.init(identifier: "x", displayString: "x")),
    ])
    func `a value without a wire form is a failure`(price: IntentValue) async throws {
        let type = ObjectType(
            name: "Thing", swiftName: "Thing", title: text("Thing"),
            properties: [Property(name: "price", swiftName: "price", title: text("Price"), type: ValueType(.decimal))])
        let offer = IntentValue.object(
            ObjectValue(identifier: "a", displayString: "A", properties: ["price": price]))
        let test = try TestEngine(
            makeSchema(types: [type], thing("hero") { $0.defaultRule = .handler }),
            ScriptedHandler(
                options: { _, _, _, _ in
                    OptionCollection(sections: [OptionSection(items: [OptionItem(offer, title: "A")])])
                },
                lookup: { _, _, _ in [offer] }, defaults: { _, _, _ in [offer] }))
        let id = try await test.engine.place("widget", family: .systemSmall)
        try expectEqual(test.store.instance(id)?.defaults.isEmpty, true)
        guard case .failed(let failure) = try await test.engine.options(for: "hero", of: id).state,
            failure.code == .failed
        else {
            Issue.record("expected a failure")
            return
        }
        #expect(failure.message.contains("price"))
        for isUnchecked in [false, true] {
            let error = await #expect(throws: EngineError.self) {
                try await test.edit("hero", .set(offer), id: id, unchecked: isUnchecked)
            }
            expectEqual(error?.code, .wrongValue)
        }
        let error = await #expect(throws: EngineError.self) { try await test.edit("hero", .set(.thing("a")), id: id) }
        expectEqual(error?.code, .lookupUnavailable)
        try expectEqual(test.store.instance(id)?.values.isEmpty, true)
    }

    @Test func `options are unavailable without a handler`() async throws {
        let test = try TestEngine(schema, nil)
        try test.put()
        guard case .failed(let failure) = try await test.engine.options(for: "hero", of: .one).state,
            failure.code == .unavailable
        else {
            Issue.record("expected unavailable")
            return
        }
    }

    @Test @MainActor func `a handler on the main actor answers`() async throws {
        let engine = try IntentEngine(
            schema: schema, store: InMemoryStore(), handlers: [MainActorHandler()],
            settings: .standing())
        let id = try await engine.place("widget", family: .systemSmall)
        let answer = try await engine.options(for: "hero", of: id)
        expectEqual(answer.collection.identifiers, ["main"])
    }

    @Test func `a finished call leaves its thread to the next`() async throws {
        let threads = Recorder<UInt>()
        let test = try TestEngine(
            schema,
            ScriptedHandler(options: { _, _, _, _ in
                threads.add(currentThread())
                await Task.yield()
                threads.add(currentThread())
                return .flat([])
            }))
        try test.put()
        for _ in 0..<50 { _ = try await test.offered("hero") }
        expectEqual(threads.all.count, 100)
        expectEqual(Set(threads.all).count, 1)
    }

    @Test func `a canceled request ends immediately`() async throws {
        let started = Signal()
        let test = try twoInstances(
            hanging {
                started.send()
                await Signal().wait()
            })
        let task = Task { try await test.engine.options(for: "hero", of: .one) }
        await started.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await expectEqual(test.offered("hero", id: .two), ["a"])
    }

    @Test(arguments: [true, false]) func `a call that only waits takes no thread`(mayBlock: Bool) async throws {
        let calls = HandlerCalls(deadlines: ManualDeadlines())
        let hasThread = try await calls.call(
            CallTarget(name: "the handler"), for: nil, by: .now + .seconds(3_600), mayBlock: mayBlock
        ) {
            withUnsafeCurrentTask { $0?.unownedTaskExecutor != nil }
        }
        expectEqual(hasThread, .success(mayBlock))
    }

    @Test func `real deadlines are kept by a dedicated thread`() async throws {
        let blocked = DispatchSemaphore(value: 0)
        let engine = try IntentEngine(
            schema: schema, store: InMemoryStore(),
            handlers: [
                ScriptedHandler(options: { _, _, _, _ in
                    blocked.waitBlocking()
                    return .flat([])
                })
            ], settings: EngineSettings(optionsTimeout: .milliseconds(20)))
        let id = try await engine.place("widget", family: .systemSmall)
        try await expectEqual(engine.options(for: "hero", of: id).state, .failed(.timedOut))
        blocked.signal()
    }
}

/// A number that identifies the calling thread.
private func currentThread() -> UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }

/// A handler of the intent `Other`.
private struct OtherHandler: IntentHandling {
    struct Intent: ConfigurableIntent {
        init(intentValues values: IntentValues) {}
        func write(to values: inout IntentValues) {}

        static var definition: IntentDefinition { IntentDefinition(name: "Other", json: "{}") }
    }

    func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> { .flat(["other"]) }
}

private struct OwnError: Error, CustomStringConvertible {
    var description: String { "own" }
}

@MainActor private final class MainActorHandler: IntentHandling {
    typealias Intent = TestIntent

    private let offered = "main"

    func intentOptions(
        of parameter: String, for intent: TestIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        MainActor.preconditionIsolated()
        return .flat([offered])
    }

    func intentValues(
        of parameter: String, for identifiers: [String], in intent: TestIntent, context: LookupContext
    ) async throws -> [IntentValue] { [] }

    func intentDefault(
        of parameter: String, for intent: TestIntent, context: DefaultContext
    ) async throws -> [IntentValue] { [] }
}

extension DispatchSemaphore {
    /// Blocks the thread, which the compiler does not let asynchronous code do directly.
    fileprivate func waitBlocking() { wait() }
}
