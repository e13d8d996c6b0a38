import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Testing
import WidgetProviders

/// Timelines and snapshots that are unusual, from files in Swift 5 mode.
@Suite(.timeLimit(.minutes(1))) struct ProviderAnswerTests {
    @Test func `unsorted entries with past and equal dates are sorted`() async throws {
        let fixture = try await ProviderFixture("Appointments")
        let timeline = try #require(try await fixture.engine.timeline(of: "a"))
        try await expectEqual(fixture.texts(), ["Breakfast", "Call", "Run", "Swim", "Dinner"])
        expectEqual(timeline.dates, timeline.dates.sorted())
        try expectEqual(timeline.entry(at: fixture.clock.now)?.content.text, "Call")
        try expectEqual(timeline.entry(at: fixture.clock.now.addingTimeInterval(3_700))?.content.text, "Swim")
        try expectEqual(timeline.entry(0).relevance?.score, -1)
        await fixture.host.stop()
    }

    @Test func `a provider sees the family of its instance`() async throws {
        let fixture = try await ProviderFixture("Appointments", family: .systemSmall)
        try await expectEqual(fixture.texts(), ["Breakfast", "Call", "Run", "Swim"])
        await fixture.host.stop()
    }

    @Test func `a snapshot depends on family, size and preview`() async throws {
        let appointments = try await ProviderFixture("Appointments")
        try await expectEqual(preview(appointments, .systemSmall), "Dentist")
        try await expectEqual(preview(appointments, .systemMedium), "Dentist at noon")
        let clock = try await ProviderFixture("MinuteClock", family: .systemSmall)
        try await expectEqual(preview(clock, .accessoryInline)?.hasSuffix(":00"), true)
        let mood = try await ProviderFixture("Mood")
        try await expectEqual(preview(mood, .systemSmall), "Happy")
        try await expectEqual(mood.texts(), ["Curious"])
        for fixture in [appointments, clock, mood] { await fixture.host.stop() }
    }

    @Test func `a minute clock has an entry for each minute`() async throws {
        let fixture = try await ProviderFixture("MinuteClock", family: .systemSmall)
        let texts = try await fixture.texts()
        expectEqual(texts.count, 1_440)
        expectEqual(texts.first, "00:00")
        await fixture.host.stop()
    }

    @Test(arguments: ["LaterInbox", "SilentInbox", "EndlessInbox"] as [WidgetKind])
    func `an empty timeline shows nothing and is no failure`(kind: WidgetKind) async throws {
        let fixture = try await ProviderFixture(kind)
        #expect(try await fixture.engine.timeline(of: "a")?.made != nil)
        try await expectEqual(fixture.texts(), [])
        try await expectEqual(fixture.failure(), nil)
        await fixture.host.stop()
    }

    @Test(arguments: ["Forgetful", "Guarded"] as [WidgetKind])
    func `a completion that is not called is a failure`(kind: WidgetKind) async throws {
        let fixture = try await ProviderFixture(kind)
        try await expectEqual(fixture.failure(), "the provider did not call its completion handler")
        try await expectEqual(fixture.engine.timeline(of: "a")?.made, nil)
        await fixture.host.stop()
    }

    @Test func `the first call of a completion counts`() async throws {
        let fixture = try await ProviderFixture("Eager")
        try await expectEqual(fixture.texts(), ["cached"])
        try await expectEqual(preview(fixture, .systemSmall), "first")
        await fixture.host.stop()
    }

    @Test(arguments: [("Steps", "1540 steps"), ("Waiting", "3"), ("Goal", "0 % of 8 h")] as [(WidgetKind, String)])
    func `groups, semaphores and defaults work`(kind: WidgetKind, text: String) async throws {
        let fixture = try await ProviderFixture(kind)
        try await expectEqual(fixture.texts().first, text)
        await fixture.host.stop()
    }

    private func preview(_ fixture: ProviderFixture, _ family: SizeFamily) async throws -> String? {
        let kind = try #require(try await fixture.engine.instances().first?.kind)
        return try await fixture.host.preview(of: kind, family: family).snapshot.content.text
    }
}
