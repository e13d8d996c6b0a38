import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

/// Whole hosts while the date jumps, the machine sleeps, and local days have 23, 24 and 25 hours.
@Suite struct HostClockTests {
    private let fixture: HostFixture
    private let clock: VirtualClock

    init() throws {
        fixture = try HostFixture()
        clock = fixture.clock
    }

    /// Three local days in Berlin, on the second of which the clock is changed.
    struct ClockChange: Sendable, CustomTestStringConvertible {
        /// Midnight at the beginning of the first day.
        let start: String
        /// The hours of the three days.
        let hours: [Int]
        /// What is shown at times around the change.
        let shown: [String: String]

        var testDescription: String { start }
    }

    @Test(arguments: [
        ClockChange(
            start: "2026-03-27T23:00:00Z", hours: [24, 23, 24],
            shown: ["2026-03-29T00:59:59Z": "1:00", "2026-03-29T01:00:00Z": "3:00"]),
        ClockChange(
            start: "2026-10-23T22:00:00Z", hours: [24, 25, 24],
            shown: [
                "2026-10-25T00:59:59Z": "2:00", "2026-10-25T01:00:00Z": "2:00", "2026-10-25T01:59:59Z": "2:00",
                "2026-10-25T02:00:00Z": "3:00",
            ]),
    ])
    func `local days are reloaded at midnight, whatever their length`(_ change: ClockChange) async throws {
        let calendar = try Self.berlin()
        let clock = clock
        await clock.set(to: try Self.date(change.start))
        let provider = ScriptedProvider { _, _ in
            // An entry for each hour that the local day has.
            let today = try #require(calendar.dateInterval(of: .day, for: clock.now))
            let hours = sequence(first: today.start) { $0.addingTimeInterval(3_600) }.prefix { $0 < today.end }
            let entries = hours.map { date in
                RenderedEntry(date: date, content: WidgetContent(text: "\(calendar.component(.hour, from: date)):00"))
            }
            return RenderedTimeline(entries: entries, policy: .after(today.end))
        }
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        var shown = change.shown.sorted { $0.key < $1.key }[...]
        var midnight = try Self.date(change.start)
        for (day, hours) in change.hours.enumerated() {
            let next = midnight.addingTimeInterval(Double(hours) * 3_600)
            while let (time, text) = shown.first, try Self.date(time) < next {
                await clock.advance(to: try Self.date(time))
                try await expectEqual(fixture.text(of: "a"), text, "at \(time)")
                shown.removeFirst()
            }
            await clock.advance(to: next.addingTimeInterval(-1))
            expectEqual(provider.count, day + 1)
            try await expectEqual(fixture.engine.timeline(of: "a", at: clock.now)?.count, hours)
            try await expectEqual(fixture.text(of: "a"), "23:00")
            await clock.advance(to: next)
            expectEqual(provider.count, day + 2)
            try await expectEqual(fixture.text(of: "a"), "0:00")
            midnight = next
        }
        #expect(shown.isEmpty)
        await host.stop()
    }

    @Test func `a jump of the date ends no call`() async throws {
        let host = try await hostWithSlowCall()
        await clock.advance(by: .seconds(5))
        await clock.set(to: clock.now.addingTimeInterval(86_400))
        try await expectEqual(fixture.text(of: "a"), "2")
        #expect(fixture.log.notices.isEmpty)
        await host.stop()
    }

    @Test func `a sleep of the machine ends a call`() async throws {
        let host = try await hostWithSlowCall()
        await clock.advance(by: .seconds(5))
        await clock.sleepMachine(for: .seconds(86_400))
        #expect(fixture.log.notices.contains { $0.message == "the provider did not answer within 28 seconds" })
        try await expectEqual(fixture.text(of: "a"), "1")
        // Asked again after a pause.
        await clock.advance(by: .seconds(600))
        try await expectEqual(fixture.text(of: "a"), "3")
        await host.stop()
    }

    @Test func `a timer that fires in time is not set again`() async throws {
        let (clock, asked) = (RecordingClock(clock), Gate())
        let provider = ScriptedProvider { _, number in
            if number == 2 { asked.open() }
            return RenderedTimeline([:], policy: number == 1 ? .after(HostFixture.minute(30)) : .never)
        }
        let host = try WidgetHost(engine: fixture.engine, widgets: [fixture.registration(provider)], clock: clock)
        try await fixture.place("a")
        try await host.start()
        await clock.waited { $0.contains(HostFixture.minute(30)) }
        await self.clock.advance(to: HostFixture.minute(30))
        await asked.wait()
        await host.stop()
        expectEqual(clock.waits.count { $0 == HostFixture.minute(30) }, 1)
    }

    @Test(.timeLimit(.minutes(1))) func `a preview ends at its deadline though the date jumps`() async throws {
        let clock = RecordingClock(clock)
        let widget = WidgetRegistration(
            kind: "clock", intent: nil, isConfigurable: false, provider: SilentProvider())
        let host = try WidgetHost(engine: fixture.engine, widgets: [widget], clock: clock)
        let preview = Task { try await host.preview(of: "clock", family: .systemSmall) }
        await clock.waited { $0 == [HostFixture.start.addingTimeInterval(28)] }
        await self.clock.set(to: HostFixture.minute(60))
        await clock.waited { $0.count == 2 }
        await self.clock.advance(by: .seconds(28))
        let error = await #expect(throws: HostError.self) { try await preview.value }
        expectEqual(error?.description.contains("did not answer within 28 seconds"), true)
    }

    @Test func `a host that starts after a week spreads the reloads`() async throws {
        let (first, provider) = try await hostOfForty()
        await clock.advance(by: .seconds(3_600))
        await first.stop()
        let before = provider.count
        await clock.sleepMachine(for: .seconds(7 * 86_400))
        #expect(try await fixture.text(of: "i7") != nil)
        let next = try fixture.host(provider)
        try await next.start()
        await clock.settle()
        #expect(provider.count - before < 5)
        await clock.advance(by: .seconds(600))
        expectEqual(provider.count - before, 40)
        expectEqual(Set(provider.calls.suffix(40)).count, 40)
        await next.stop()
    }

    @Test(arguments: [-400.0, -1, 1, 400])
    func `days that the date jumps cost no reloads`(_ days: Double) async throws {
        let (host, provider) = try await hostOfForty()
        await clock.advance(by: .seconds(3_600))
        let before = provider.count
        // There and back again, as when a wrong date is corrected.
        await clock.set(to: clock.now.addingTimeInterval(days * 86_400))
        await clock.advance(by: .seconds(60))
        await clock.set(to: clock.now.addingTimeInterval(-days * 86_400))
        await clock.advance(by: .seconds(3_600))
        // An hour has two reloads of each instance; each jump may add one.
        #expect((2 * 40...4 * 40).contains(provider.count - before))
        for id in ["i0", "i39"] as [InstanceID] {
            try await expectEqual(
                fixture.status(of: id)?.nextReload.map { $0 < clock.now.addingTimeInterval(1_801) }, true)
        }
        await host.stop()
    }

    @Test(arguments: [false, true])
    func `a host that starts after the date was set back reloads each timeline once`(isOnce: Bool) async throws {
        let (first, provider) = try await hostOfForty()
        await clock.settle()
        await first.stop()
        await clock.set(to: HostFixture.start.addingTimeInterval(-2 * 86_400))
        try await expectEqual(fixture.status(of: "i7")?.isOutdated(at: clock.now), true)
        let next = try fixture.host(provider)
        if isOnce {
            try await next.runOnce()
        } else {
            try await next.start()
            await clock.settle()
            #expect(provider.count - 40 < 5)
            await clock.advance(by: .seconds(600))
            await next.stop()
        }
        expectEqual(Set(provider.calls.suffix(40)).count, 40)
        expectEqual(provider.count, 80)
        try await expectEqual(fixture.status(of: "i7")?.isOutdated(at: clock.now), false)
    }

    /// Starts a host whose second call takes ten seconds, while it is running.
    private func hostWithSlowCall() async throws -> WidgetHost {
        let clock = clock
        let provider = ScriptedProvider { _, number in
            if number == 2 { try await clock.sleep(until: clock.now.addingTimeInterval(10)) }
            return RenderedTimeline(["\(number)": HostFixture.start], policy: .never)
        }
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await clock.settle()
        try fixture.reload("a")
        await clock.settle()
        expectEqual(provider.count, 2)
        return host
    }

    /// Starts a host with 40 instances that are reloaded every half an hour.
    private func hostOfForty() async throws -> (WidgetHost, ScriptedProvider) {
        let clock = clock
        let provider = ScriptedProvider { _, number in
            RenderedTimeline(["\(number)": clock.now], policy: .after(clock.now.addingTimeInterval(1_800)))
        }
        let host = try fixture.host(provider)
        for number in 0..<40 { try await fixture.place(InstanceID(stringLiteral: "i\(number)")) }
        try await host.start()
        return (host, provider)
    }

    private static func berlin() throws -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        return calendar
    }

    private static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
}

/// A clock that another one advances, and that calls no host itself.
private final class RecordingClock: WidgetClock {
    private let clock: VirtualClock
    private let dates = Watched<[Date]>([])

    init(_ clock: VirtualClock) {
        self.clock = clock
    }

    var now: Date { clock.now }
    var uptime: Duration { clock.uptime }
    /// The dates that were waited for.
    var waits: [Date] { dates.value }

    /// Waits until the dates are as expected, at most until the task is canceled.
    func waited(_ isExpected: ([Date]) -> Bool) async {
        await dates.wait(until: isExpected)
    }

    func sleep(until date: Date) async throws {
        dates.change { $0.append(date) }
        try await clock.sleep(until: date)
    }
}

/// A provider that does not answer.
private struct SilentProvider: ProviderCalling {
    func placeholder(_ request: ProviderRequest) async throws -> RenderedEntry {
        await Gate().wait()
        throw ProviderBroken()
    }

    func snapshot(_ request: ProviderRequest) async throws -> RenderedEntry { try await placeholder(request) }
    func entries(_ request: ProviderRequest) async throws -> LazyTimeline { throw ProviderBroken() }
    func recommendations() async throws -> [RenderedRecommendation] { throw ProviderBroken() }
}
