import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Testing

/// Buttons and toggles of a hosted widget.
@Suite struct PerformTests {
    @Test func `a button reloads its instance outside of the budget`() async throws {
        let fixture = try InteractionFixture()
        let (host, provider) = try fixture.host()
        try await fixture.start(host)
        let left = try await fixture.engine.timeline(of: "a", at: fixture.clock.now)?.status.budgetLeft
        for _ in 0..<3 {
            try await host.perform("dim", on: "a")
            await fixture.clock.settle()
        }
        expectEqual(provider.count, 4)
        expectEqual(fixture.log.decisions.dropFirst(), .init(repeating: "performed exempt performed-intent", count: 3))
        try await expectEqual(fixture.engine.timeline(of: "a", at: fixture.clock.now)?.status.budgetLeft, left)
        await host.stop()
    }

    @Test func `a toggle shows its new state at once`() async throws {
        let (begun, gate) = (Gate(), Gate())
        let fixture = try InteractionFixture { _ in
            begun.open()
            await gate.wait()
        }
        let (host, _) = try fixture.host()
        try await fixture.start(host)
        #expect(try await fixture.shown() == (isOn: false, isInvalidated: false))
        let tap = Task { try await host.perform("switch", on: "a") }
        await begun.wait()
        #expect(fixture.lamp.log.isEmpty)
        #expect(try await fixture.shown() == (isOn: true, isInvalidated: true))
        gate.open()
        try await tap.value
        expectEqual(fixture.lamp.log, ["kitchen true"])
        await fixture.clock.settle()
        #expect(try await fixture.shown() == (isOn: true, isInvalidated: false))
        try await expectEqual(fixture.engine.timeline(of: "a")?.entry(at: .distantPast)?.content.text, "the lamp is on")
        try await host.perform("switch", on: "a")
        expectEqual(fixture.lamp.log, ["kitchen true", "kitchen false"])
        await host.stop()
    }

    @Test func `a failed intent returns the toggle to its old state`() async throws {
        let fixture = try InteractionFixture { _ in throw HandlerError(.failed, message: "the bulb is broken") }
        let (host, provider) = try fixture.host()
        try await fixture.start(host)
        let error = await #expect(throws: OptionsFailure.self) { try await host.perform("switch", on: "a") }
        expectEqual(error?.message, "the bulb is broken")
        #expect(try await fixture.shown() == (isOn: false, isInvalidated: false))
        await fixture.clock.settle()
        expectEqual(provider.count, 1)
        await host.stop()
    }

    @Test func `a failed intent does not repeat its secrets`() async throws {
        let fixture = try InteractionFixture(hasSecretRoom: true) { _ in
            throw HandlerError(.failed, message: "no lamp in kitchen")
        }
        let (host, _) = try fixture.host()
        try await fixture.start(host)
        let error = await #expect(throws: OptionsFailure.self) { try await host.perform("switch", on: "a") }
        expectEqual(error?.message, "no lamp in ••••••••")
        try await fixture.engine.request(
            HostRequest(.perform, of: .instance("a"), argument: "switch", at: StoreTime(milliseconds: 0)))
        await fixture.clock.settle()
        let failure = try await fixture.engine.timeline(of: "a", at: fixture.clock.now)?.status.failure
        expectEqual(failure?.message, "'switch' failed: no lamp in ••••••••")
        await host.stop()
    }

    @Test func `a requested action is performed once`() async throws {
        let fixture = try InteractionFixture()
        let (host, _) = try fixture.host()
        try await fixture.start(host)
        try await fixture.engine.request(
            HostRequest(.perform, of: .instance("a"), argument: "switch", at: StoreTime(milliseconds: 0)))
        await fixture.clock.settle()
        expectEqual(fixture.lamp.log, ["kitchen true"])
        #expect(try fixture.store.requests(in: nil, after: 0, limit: 9).isEmpty)
        await host.stop()
        let (next, _) = try fixture.host()
        try await next.start()
        await fixture.clock.settle()
        expectEqual(fixture.lamp.log, ["kitchen true"])
        await next.stop()
    }

    @Test func `a requested action that fails is the failure of its instance`() async throws {
        let fixture = try InteractionFixture { _ in throw HandlerError(.failed, message: "the bulb is broken") }
        let (host, _) = try fixture.host()
        try await fixture.start(host)
        for action in ["switch", "swich"] {
            try await fixture.engine.request(
                HostRequest(.perform, of: .instance("a"), argument: action, at: StoreTime(milliseconds: 0)))
            await fixture.clock.settle()
        }
        let status = try await fixture.engine.timeline(of: "a", at: fixture.clock.now)?.status
        expectEqual(
            status?.failure?.message,
            "'swich' failed: the content has no button or toggle 'swich'; did you mean 'switch'?")
        expectEqual(fixture.log.notices.map(\.code), [.performFailed, .performFailed])
        #expect(try await fixture.shown() == (isOn: false, isInvalidated: false))
        await host.stop()
    }

    @Test func `an earlier question does not validate the content`() async throws {
        let (asked, gate) = (Gate(), Gate())
        let fixture = try InteractionFixture()
        let (host, provider) = try fixture.host { number in
            guard number == 2 else { return }
            asked.open()
            await gate.wait()
        }
        try await fixture.start(host)
        try fixture.store.addRequests([HostRequest(.reload, of: .instance("a"), at: StoreTime(milliseconds: 0))])
        let settled = Task { await fixture.clock.settle() }
        await asked.wait()
        // The provider was asked before the tap, and its answer does not contain the effect.
        let tap = Task { try await host.perform("switch", on: "a") }
        try await tap.value
        #expect(try await fixture.shown() == (isOn: true, isInvalidated: true))
        gate.open()
        await settled.value
        await fixture.clock.settle()
        expectEqual(provider.count, 3)
        #expect(try await fixture.shown() == (isOn: true, isInvalidated: false))
        await host.stop()
    }

    @Test func `content stays invalidated while the provider fails`() async throws {
        let fixture = try InteractionFixture()
        let (host, _) = try fixture.host { if $0 == 2 { throw ProviderBroken() } }
        try await fixture.start(host)
        try await host.perform("switch", on: "a")
        await fixture.clock.settle()
        #expect(try await fixture.shown() == (isOn: true, isInvalidated: true))
        await fixture.clock.advance(by: .seconds(3_600))
        #expect(try await fixture.shown() == (isOn: true, isInvalidated: false))
        await host.stop()
    }

    @Test func `a restarted host reloads what was tapped`() async throws {
        let (begun, gate) = (Gate(), Gate())
        let fixture = try InteractionFixture { _ in
            begun.open()
            await gate.wait()
        }
        let (first, _) = try fixture.host()
        try await fixture.start(first)
        let tap = Task { try await first.perform("switch", on: "a") }
        await begun.wait()
        await first.stop()
        #expect(try await fixture.shown() == (isOn: true, isInvalidated: true))
        gate.open()
        try await tap.value
        fixture.log.removeAll()
        let (second, provider) = try fixture.host()
        try await fixture.start(second, isFirst: false)
        expectEqual(fixture.log.decisions, ["performed exempt performed-intent"])
        expectEqual(provider.count, 1)
        #expect(try await fixture.shown() == (isOn: true, isInvalidated: false))
        await second.stop()
    }

    @Test func `an unknown button is refused with a suggestion`() async throws {
        let fixture = try InteractionFixture()
        let (host, _) = try fixture.host()
        try await fixture.start(host)
        let error = await #expect(throws: HostError.self) { try await host.perform("swich", on: "a") }
        expectEqual(error?.code, .unknownAction)
        expectEqual(error?.description, "the content has no button or toggle 'swich'; did you mean 'switch'?")
        let other = await #expect(throws: HostError.self) { try await host.perform("switch", on: "b") }
        expectEqual(other?.code, .notShown)
        await host.stop()
    }

    @Test func `an intent without a handler is unavailable`() async throws {
        let fixture = try InteractionFixture()
        let (host, _) = try fixture.host()
        try await fixture.start(host)
        let error = await #expect(throws: OptionsFailure.self) { try await host.perform("nothing", on: "a") }
        expectEqual(error?.code, .unavailable)
        expectEqual(error?.message, "no handler performs 'Nothing'")
        #expect(try await fixture.shown() == (isOn: false, isInvalidated: false))
        await host.stop()
    }

    @Test func `an intent that performs itself receives its values`() async throws {
        let fixture = try InteractionFixture()
        try await fixture.engine.perform(
            "Dim", values: IntentValues(["room": .string("kitchen")]), context: PerformContext())
        let error = await #expect(throws: OptionsFailure.self) {
            try await fixture.engine.perform(
                "Dim", values: IntentValues(["room": .string("cellar")]), context: PerformContext())
        }
        expectEqual(error?.message, "no lamp in 'cellar'")
    }

    @Test func `a tap resolves to a URL and its instance`() async throws {
        let fixture = try InteractionFixture()
        let (host, _) = try fixture.host()
        try await fixture.start(host)
        let tap = try await host.resolve(tap: .region("bulb"), on: "a")
        expectEqual(tap.instance, "a")
        expectEqual(tap.kind, "lamp")
        expectEqual(tap.url?.absoluteString, "lamp://bulb")
        try await expectEqual(host.resolve(on: "a").url?.absoluteString, "lamp://kitchen")
        await host.stop()
    }
}
