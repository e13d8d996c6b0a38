import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

/// A host that performs what is due and ends.
@Suite(.timeLimit(.minutes(2))) struct HostOnceTests {
    private let fixture: HostFixture

    init() throws { fixture = try HostFixture() }

    @Test func `a host that runs once waits for its providers`() async throws {
        let (asked, answering) = (Gate(), Gate())
        let provider = ScriptedProvider { _, _ in
            asked.open()
            await answering.wait()
            return RenderedTimeline(["late": HostFixture.start], policy: .never)
        }
        for id: InstanceID in ["a", "b"] { try await fixture.place(id) }
        let host = try WidgetHost(engine: fixture.engine, widgets: [fixture.registration(provider)])
        let run = Task { try await host.runOnce() }
        await asked.wait()
        #expect(throws: StoreError.self) { try fixture.store.beginHosting(as: "other") }
        answering.open()
        try await run.value
        expectEqual(provider.count, 2)
        try await expectEqual(fixture.text(of: "b"), "late")
        // The lease has ended.
        try fixture.store.beginHosting(as: "other").end()
    }

    @Test func `running once fails if another host has all instances`() async throws {
        try await fixture.place("a")
        let store = FaultyStore(fixture.store)
        store.shares.withLock { $0 = [HostShare(shardCount: 2, terms: [:])] }
        let end = StoreTime(milliseconds: StoreTime.now().milliseconds + 11_500)
        let first = HostInfo(name: "first", began: fixture.clock.time, shards: 2, of: 2, leaseEnd: end)
        let waiting = HostInfo(name: "waiting", began: fixture.clock.time, shards: 0, of: 2, leaseEnd: end)
        store.others.withLock { $0 = [first, waiting] }
        let host = try WidgetHost(
            engine: try IntentEngine(schema: hostSchema, store: store),
            widgets: [fixture.registration(ScriptedProvider())], clock: fixture.clock)
        func error() async -> StoreError? { await #expect(throws: StoreError.self) { try await host.runOnce() } }
        var found = await error()
        expectEqual(found?.code, .hostExists)
        let message = try #require(found?.message)
        #expect(
            message.contains(/^all instances belong to another host, 'first'; its lease ends in \d+ s unless renewed$/),
            "\(message)")
        store.others.withLock {
            $0 = [first, first].map { HostInfo(name: $0.name, began: $0.began, shards: 1, of: 2) }
        }
        found = await error()
        expectEqual(found?.message, "all instances belong to other hosts, 'first', 'first'")
        // A host that has ended leaves its instances to the next one.
        store.others.withLock { $0 = [] }
        try await host.runOnce()
    }

    @Test func `running once performs only what is due`() async throws {
        let provider = ScriptedProvider { request, number in
            RenderedTimeline(["\(number)": HostFixture.start], policy: .after(HostFixture.minute(60)))
        }
        try await fixture.place("a")
        let host = try fixture.host(provider)
        try await host.runOnce()
        try await host.runOnce()
        await fixture.clock.advance(to: HostFixture.minute(59))
        try await host.runOnce()
        expectEqual(provider.count, 1)
        await fixture.clock.advance(to: HostFixture.minute(61))
        try await host.runOnce()
        expectEqual(provider.count, 2)
    }

    @Test func `running once does not spread what is overdue`() async throws {
        let provider = ScriptedProvider { _, number in
            RenderedTimeline(["\(number)": HostFixture.start], policy: .after(HostFixture.minute(60)))
        }
        for number in 0..<20 { try await fixture.place(InstanceID("i\(number)") ?? "i") }
        let host = try fixture.host(provider)
        try await host.runOnce()
        await fixture.clock.advance(by: .seconds(7 * 86_400))
        try await host.runOnce()
        expectEqual(provider.count, 40)
        #expect(!fixture.log.decisions.contains { $0.hasSuffix("clock-jump") })
    }

    @Test func `running once leaves a failed reload to the next host`() async throws {
        let provider = ScriptedProvider { _, _ in throw ProviderBroken() }
        try await fixture.place("a")
        let host = try WidgetHost(
            engine: fixture.engine, widgets: [fixture.registration(provider)], log: { fixture.log.add($0) })
        try await host.runOnce()
        expectEqual(provider.count, 1)
        expectEqual(fixture.log.notices.map(\.code), [.providerFailed])
        try await expectEqual(fixture.status(of: "a")?.failure?.count, 1)
    }

    @Test func `canceling a host that runs once ends its calls`() async throws {
        let asked = Gate()
        let provider = ScriptedProvider { _, _ in
            asked.open()
            try await Task.sleep(for: .seconds(600))
            return RenderedTimeline([:], policy: .never)
        }
        try await fixture.place("a")
        let host = try WidgetHost(engine: fixture.engine, widgets: [fixture.registration(provider)])
        let run = Task { try await host.runOnce() }
        await asked.wait()
        run.cancel()
        await #expect(throws: CancellationError.self) { try await run.value }
        try fixture.store.beginHosting(as: "other").end()
    }

    @Test func `a host that runs does not run once`() async throws {
        let host = try fixture.host(ScriptedProvider())
        try await host.start()
        let error = await #expect(throws: HostError.self) { try await host.runOnce() }
        expectEqual(error?.code, .alreadyRunning)
        await host.stop()
    }

    @Test(arguments: [true, false])
    func `running once reports a store that fails`(isVirtual: Bool) async throws {
        let store = FaultyStore(fixture.store)
        let engine = try IntentEngine(schema: hostSchema, store: store)
        try await fixture.place("a")
        store.failure.withLock { $0 = StoreError(.inputOutput, "the disk is full") }
        let host = try WidgetHost(
            engine: engine, widgets: [fixture.registration(ScriptedProvider())],
            clock: isVirtual ? fixture.clock : SystemClock())
        let error = await #expect(throws: StoreError.self) { try await host.runOnce() }
        expectEqual(error?.message, "the disk is full")
    }
}
