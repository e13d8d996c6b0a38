import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Testing

/// Hosts that end, jump, and lose their store.
@Suite struct HostRestartTests {
    private let fixture: HostFixture

    init() throws {
        fixture = try HostFixture()
    }

    @Test func `a restart shows the content and spends no budget`() async throws {
        let provider = ScriptedProvider(policy: .after(HostFixture.minute(60)))
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.advance(to: HostFixture.minute(60))
        expectEqual(provider.count, 2)
        await host.stop()
        try await expectEqual(fixture.text(of: "a"), "2")
        let next = try fixture.host(provider)
        try await next.start()
        await fixture.clock.advance(by: .seconds(60))
        expectEqual(provider.count, 2)
        try await expectEqual(fixture.status(of: "a")?.budgetLeft, 69)
        await next.stop()
    }

    /// A provider whose second call does not end.
    private func providerInterruptedAtItsSecondCall() -> ScriptedProvider {
        let clock = fixture.clock
        return ScriptedProvider { _, number in
            if number == 2 {
                clock.excludeCurrentCall()
                await Gate().wait()
            }
            return RenderedTimeline(["\(number)": HostFixture.start], policy: .never)
        }
    }

    @Test func `an interrupted attempt is repeated and counted once`() async throws {
        let clock = fixture.clock
        let provider = providerInterruptedAtItsSecondCall()
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await clock.settle()
        try fixture.reload("a")
        await clock.settle()
        expectEqual(provider.count, 2)
        // The request is consumed and the attempt counted, before there is an answer.
        #expect(try fixture.store.requests(in: nil, after: 0, limit: 1).isEmpty)
        try await expectEqual(fixture.status(of: "a")?.budgetLeft, 69)
        await host.stop()

        let next = try fixture.host(provider)
        try await next.start()
        await clock.settle()
        try await expectEqual(fixture.text(of: "a"), "3")
        try await expectEqual(fixture.status(of: "a")?.budgetLeft, 69)
        expectEqual(fixture.log.decisions.last, "requested-instance exempt resumed-attempt")
        await next.stop()
    }

    @Test func `an edit while no host runs is found`() async throws {
        let provider = ScriptedProvider()
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await fixture.place("b")
        try await host.start()
        await fixture.clock.settle()
        await host.stop()
        try await fixture.engine.resize("b", to: .systemMedium)
        try await fixture.place("c")
        fixture.log.removeAll()
        try await host.start()
        await fixture.clock.settle()
        expectEqual(fixture.log.decisions.sorted(), ["edited exempt edited", "placed exempt first-timeline"])
        expectEqual(provider.count, 4)
        await host.stop()
    }

    @Test func `a policy that changed while no host ran reloads its instances`() async throws {
        let (clocks, boards) = (ScriptedProvider(), ScriptedProvider())
        let host = try fixture.host(clocks, others: [fixture.registration(boards, kind: "board")])
        try await fixture.place("a")
        try await fixture.place("b", kind: "board")
        // None, one, the same in another line, another one, none.
        let policies: [Policy?] = [
            nil, hostPolicy("clock", "x"), hostPolicy("clock", "x", line: 9), hostPolicy("clock", "y"), nil, nil,
        ]
        for (policy, count) in zip(policies, [1, 2, 2, 3, 4, 4]) {
            fixture.engine.policy = policy
            fixture.log.removeAll()
            try await host.start()
            await fixture.clock.settle()
            await host.stop()
            expectEqual(clocks.count, count)
            expectEqual(boards.count, 1)
        }
        try await expectEqual(fixture.text(of: "a"), "4")
    }

    @Test func `a host with another language or device draws everything again`() async throws {
        let provider = ScriptedProvider()
        let tablet = try #require(WidgetDevice(rawValue: "ipad-air"))
        try await fixture.place("a")
        let hosts = [
            try fixture.host(provider), try fixture.host(provider), try fixture.host(provider, device: tablet),
            try fixture.host(provider, device: tablet), try fixture.host(provider, device: tablet, locale: "de"),
        ]
        let change = ["environment-changed exempt environment-change"]
        for (host, expected) in zip(hosts, [["placed exempt first-timeline"], [], change, [], change]) {
            fixture.log.removeAll()
            try await host.runOnce()
            expectEqual(fixture.log.decisions, expected)
        }
        try await expectEqual(fixture.status(of: "a")?.budgetLeft, 70)
        expectEqual(provider.requests.map(\.context.displayWidth), [158, 155, 155])
        expectEqual(provider.requests.last?.context.reader.language, "de")
        // A host that performs one action leaves that to the next one.
        try await fixture.host(provider).runOnce(noticingEnvironment: false)
        expectEqual(provider.count, 3)
    }

    @Test func `a host with another device answers an interrupted attempt once`() async throws {
        let provider = providerInterruptedAtItsSecondCall()
        try await fixture.place("a")
        let first = try fixture.host(provider)
        try await first.start()
        await fixture.clock.settle()
        try fixture.reload("a")
        await fixture.clock.settle()
        await first.stop()
        fixture.log.removeAll()
        let device = WidgetDevice(rawValue: "iphone-se")
        for _ in 0..<2 { try await fixture.host(provider, device: try #require(device)).runOnce() }
        expectEqual(fixture.log.decisions, ["requested-instance exempt resumed-attempt"])
        expectEqual(provider.requests.map(\.context.displayWidth), [158, 158, 148])
    }

    @Test func `a record of a former version is for any language and device`() async throws {
        let provider = ScriptedProvider()
        try await fixture.place("a")
        try await fixture.host(provider).runOnce()
        let lease = try fixture.store.beginHosting(as: "former")
        var record = try #require(try fixture.store.hostedInstance("a")).record
        record.state.removeLast(8)
        try lease.write(HostWrite([HostWrite.Entry(record)]), in: lease.share)
        lease.end()
        try await fixture.host(provider, locale: "de").runOnce()
        expectEqual(provider.count, 1)
    }

    @Test func `a followed instance that changed while no host ran reloads its followers`() async throws {
        let provider = ScriptedProvider()
        let host = try fixture.host(ScriptedProvider(), others: [fixture.notes(provider)])
        try await fixture.place("a", kind: "notes")
        try await fixture.engine.place("notes", family: .systemMedium, id: "b", following: "a")
        try await fixture.engine.place("notes", family: .systemMedium, id: "c", following: "b")
        try await fixture.place("d", kind: "notes")
        let reloaded = [["a", "b", "c", "d"], ["a", "b", "c"], []]
        for (number, expected) in reloaded.enumerated() {
            let count = provider.count
            try await host.start()
            await fixture.clock.settle()
            await host.stop()
            let asked = provider.requests.dropFirst(count).compactMap(\.context.instance?.text)
            expectEqual(asked.sorted(), expected)
            if number == 0 { try await fixture.engine.edit("a") { $0.append(.set(.string("x")), to: "title") } }
        }
    }

    @Test func `a host that ends before it reloads for a policy reloads later`() async throws {
        let clock = fixture.clock
        let provider = providerInterruptedAtItsSecondCall()
        let host = try fixture.host(provider)
        try await fixture.place("a")
        for (policy, count) in [(nil, 1), (hostPolicy("clock", "x"), 2), (hostPolicy("clock", "x"), 3)] {
            fixture.engine.policy = policy
            try await host.start()
            await clock.settle()
            await host.stop()
            expectEqual(provider.count, count)
        }
        try await expectEqual(fixture.text(of: "a"), "3")
    }

    @Test func `a pruned log loses no change`() async throws {
        let provider = ScriptedProvider()
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.settle()
        var retention = try fixture.store.retention()
        retention.edits = 1
        try fixture.store.setRetention(retention)
        for family in [SizeFamily.systemMedium, .systemSmall, .systemMedium] {
            try await fixture.engine.resize("a", to: family)
        }
        try fixture.store.prune(at: StoreTime(roundingDown: fixture.clock.now))
        await fixture.clock.settle()
        expectEqual(provider.requests.last?.context.family, .systemMedium)
        await host.stop()
    }

    @Test func `a restored instance repeats the question it was removed with`() async throws {
        let (asked, gate) = (Gate(), Gate())
        let slow = ScriptedProvider { _, _ in
            asked.open()
            await gate.wait()
            return RenderedTimeline(["late": HostFixture.start], policy: .never)
        }
        let first = try fixture.host(slow)
        try await fixture.place("a")
        try await first.start()
        let settling = Task { [fixture] in await fixture.clock.settle() }
        await asked.wait()
        await first.stop()
        gate.open()
        await settling.value
        try await fixture.engine.remove("a")
        let provider = ScriptedProvider()
        let host = try fixture.host(provider)
        try await host.start()
        await fixture.clock.settle()
        try await fixture.engine.restore("a")
        await fixture.clock.settle()
        // Once for the question, and once because the instance was restored.
        expectEqual(provider.count, 2)
        try await expectEqual(fixture.text(of: "a"), "2")
        await host.stop()
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func `an entry may have a date that no clock reaches`(_ seconds: Double) async throws {
        let date = Date(timeIntervalSince1970: seconds)
        let host = try fixture.host(
            ScriptedProvider { _, _ in RenderedTimeline(["a": HostFixture.start, "b": date], policy: .never) })
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.settle()
        await host.stop()
    }

    @Test func `a second host is refused while one runs`() async throws {
        let host = try fixture.host(ScriptedProvider())
        try await host.start()
        let other = try fixture.host(ScriptedProvider())
        let error = await #expect(throws: StoreError.self) { try await other.start() }
        expectEqual(error?.code, .hostExists)
        await host.stop()
        try await other.start()
        await other.stop()
    }

    @Test func `nothing bursts after a week of sleep`() async throws {
        let clock = fixture.clock
        let provider = ScriptedProvider { _, number in
            RenderedTimeline(["\(number)": clock.now], policy: .after(clock.now.addingTimeInterval(1800)))
        }
        let host = try fixture.host(provider)
        for number in 0..<40 { try await fixture.place(InstanceID(stringLiteral: "i\(number)")) }
        try await host.start()
        await clock.advance(by: .seconds(3600))
        let before = provider.count
        await clock.sleepMachine(for: .seconds(7 * 86_400))
        let atOnce = provider.count - before
        #expect(atOnce < 5)
        await clock.advance(by: .seconds(10 * 60))
        // Each instance once, spread over some time.
        expectEqual(provider.count - before, 40)
        await host.stop()
    }

    @Test func `a clock set back delays no reload`() async throws {
        let clock = fixture.clock
        let provider = ScriptedProvider { _, number in
            RenderedTimeline(["\(number)": clock.now], policy: .after(clock.now.addingTimeInterval(1800)))
        }
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await clock.settle()
        await clock.set(to: HostFixture.start.addingTimeInterval(-86_400))
        await clock.advance(by: .seconds(3600))
        #expect(provider.count >= 2)
        await host.stop()
    }

    @Test func `a clock set forward reloads what is due`() async throws {
        let provider = ScriptedProvider(policy: .after(HostFixture.minute(600)))
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.settle()
        await fixture.clock.set(to: HostFixture.minute(601))
        await fixture.clock.advance(by: .seconds(60))
        expectEqual(provider.count, 2)
        await host.stop()
    }

    @Test func `a host with mismatches does not start`() async throws {
        var small = fixture.registration(ScriptedProvider())
        small.families = [.systemSmall]
        let registrations = [
            small, fixture.registration(ScriptedProvider(), kind: "clok"),
            fixture.registration(ScriptedProvider(), kind: "notes"),
            WidgetRegistration(
                kind: "board", intentName: "Notes", isConfigurable: true, extensionPath: "x",
                provider: ScriptedProvider()),
        ]
        let error = #expect(throws: HostError.self) {
            try WidgetHost(engine: fixture.engine, widgets: registrations)
        }
        expectEqual(
            error?.reasons,
            [
                "the widget 'clock' does not support 'systemMedium', which its definition declares",
                "no definition declares the kind 'clok'; did you mean 'clock'?",
                "the widget 'notes' is declared with the intent 'Notes', and its provider has none",
                "the widget 'board' is declared without an intent, and its provider has 'Notes'",
            ])
    }

    @Test func `a provider may have an intent under its former name`() {
        let notes = WidgetRegistration(
            kind: "notes", intentName: "Memos", isConfigurable: true, extensionPath: "x", provider: ScriptedProvider())
        #expect(throws: Never.self) { try WidgetHost(engine: fixture.engine, widgets: [notes]) }
    }

    @Test func `a record of a newer program is replaced`() async throws {
        try await fixture.place("a")
        let lease = try fixture.store.beginHosting(as: "newer")
        try lease.write(
            HostWrite([HostWrite.Entry(HostRecord(instance: "a", due: nil, state: [99]))]), in: lease.share)
        lease.end()
        let provider = ScriptedProvider()
        let host = try fixture.host(provider)
        try await host.start()
        await fixture.clock.settle()
        expectEqual(fixture.log.notices.map(\.code), [.unreadableRecord])
        try await expectEqual(fixture.text(of: "a"), "1")
        await host.stop()
    }
}
