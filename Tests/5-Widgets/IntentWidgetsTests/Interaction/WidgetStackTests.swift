import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentWidgets

/// Rotations of a stack. A score counts within its own widget, and donations count at a time of day.
@Suite struct WidgetStackTests {
    private static let start = Date(timeIntervalSince1970: 1_772_438_400)

    private func date(_ minutes: Double) -> Date { Self.start + minutes * 60 }

    private func stack(
        _ members: [StackMember], in zone: TimeZone? = nil, _ configure: (inout StackSettings) -> Void = { _ in }
    ) -> WidgetStack {
        var settings = StackSettings()
        settings.minimumStay = .zero
        configure(&settings)
        return WidgetStack(members, settings: settings, timeZone: zone ?? .gmt, at: Self.start)
    }

    private let ab = [StackMember(instance: "a"), StackMember(instance: "b")]

    private func timeline(_ scores: [(minutes: Double, score: Float?, seconds: Double)]) -> RenderedTimeline {
        RenderedTimeline(
            entries: scores.map { minutes, score, seconds in
                RenderedEntry(
                    date: date(minutes), relevance: score.map { TimelineEntryRelevance(score: $0, duration: seconds) },
                    content: WidgetContent())
            }, policy: .never)
    }

    private func shown(_ rotations: [StackRotation]) -> [String] {
        rotations.map { "\(Int($0.date.timeIntervalSince(Self.start) / 60)) \($0.instance.text)" }
    }

    @Test func `scores are compared within one widget only`() {
        var stack = stack(ab)
        stack.update(timeline([(0, 1_000, 0), (10, 100, 0)]), of: "a", at: Self.start)
        stack.update(timeline([(0, 0.1, 0), (20, 0.5, 0)]), of: "b", at: Self.start)
        #expect(stack.advance(to: date(9)).isEmpty)
        // At 10, a has a tenth of its highest score, and b all of its own.
        expectEqual(shown(stack.advance(to: date(30))), ["10 b"])
        expectEqual(stack.shown, "b")
    }

    @Test func `a later highest score lowers the earlier ones`() {
        var stack = stack(ab)
        stack.update(timeline([(0, 1, 0), (10, 8, 0), (20, 1, 0)]), of: "a", at: Self.start)
        stack.update(timeline([(20, 2, 0)]), of: "b", at: Self.start)
        expectEqual(shown(stack.advance(to: date(30))), ["20 b"])
        expectEqual(stack.priorities.map(\.priority), [0.125, 1])
    }

    @Test(arguments: [Float(0), -1, .nan])
    func `a score of zero or less is never rotated to`(score: Float) {
        var stack = stack(ab)
        stack.update(timeline([(5, score, 0)]), of: "b", at: Self.start)
        #expect(stack.advance(to: date(1_000)).isEmpty)
    }

    @Test func `an entry without relevance keeps the previous one`() {
        var stack = stack(ab)
        stack.update(timeline([(0, 1, 0), (10, 0, 0)]), of: "a", at: Self.start)
        stack.update(timeline([(5, 1, 0), (8, nil, 0)]), of: "b", at: Self.start)
        expectEqual(shown(stack.advance(to: date(20))), ["10 b"])
        // Also across timelines.
        stack.update(timeline([(15, nil, 0)]), of: "b", at: date(20))
        stack.update(timeline([(25, 0.5, 0)]), of: "a", at: date(20))
        #expect(stack.advance(to: date(40)).isEmpty)
    }

    @Test func `a relevance ends after its duration`() {
        var stack = stack(ab)
        stack.update(timeline([(0, 1, 600), (60, 1, 0)]), of: "a", at: Self.start)
        stack.update(timeline([(0, 1, -5)]), of: "b", at: Self.start)
        expectEqual(shown(stack.advance(to: date(30))), ["10 b"])
        expectEqual(stack.priorities.map(\.priority), [nil, 1])
    }

    @Test func `rotations are capped per day`() {
        var stack = stack(ab) { $0.rotationsPerDay = 3 }
        let flips = (0..<2_000).map { index -> (minutes: Double, score: Float?, seconds: Double) in
            (Double(index * 10), index % 2 == 0 ? 1 : 0.1, 0)
        }
        stack.update(timeline(flips), of: "a", at: Self.start)
        stack.update(timeline([(0, 2, 0), (1, 1, 0)]), of: "b", at: Self.start)
        let rotations = stack.advance(to: date(3 * 1_440))
        let minutes = rotations.map { $0.date.timeIntervalSince(Self.start) / 60 }
        for minute in minutes { #expect(minutes.count { $0 > minute - 1_440 && $0 <= minute } <= 3) }
        #expect(rotations.count >= 9)
    }

    @Test func `a rotation beyond the cap waits for the next day`() {
        var stack = stack(ab) { $0.rotationsPerDay = 1 }
        stack.update(timeline([(0, 1, 0), (10, 0, 0), (20, 1, 0)]), of: "a", at: Self.start)
        stack.update(timeline([(10, 1, 0), (20, 0, 0)]), of: "b", at: Self.start)
        expectEqual(shown(stack.advance(to: date(3_000))), ["10 b", "1450 a"])
    }

    @Test func `a stack without rotations stays`() {
        var stack = stack(ab) { $0.rotationsPerDay = 0 }
        stack.update(timeline([(5, 1, 0)]), of: "b", at: Self.start)
        #expect(stack.advance(to: date(10_000)).isEmpty)
    }

    @Test func `a member is shown for the minimum stay`() {
        var stack = stack(ab) { $0.minimumStay = .seconds(900) }
        stack.update(timeline([(0, 1, 0), (10, 0, 0), (12, 1, 0)]), of: "a", at: Self.start)
        stack.update(timeline([(10, 1, 0), (12, 0, 0)]), of: "b", at: Self.start)
        expectEqual(shown(stack.advance(to: date(60))), ["10 b", "25 a"])
        stack.show("b", at: date(60))
        expectEqual(shown(stack.advance(to: date(90))), ["75 a"])
    }

    @Test func `donations raise a configuration at their time of day`() {
        let members = [
            StackMember(instance: "a"),
            StackMember(instance: "soup", intent: "Order", values: IntentValues(["soup": .string("ramen")])),
            StackMember(instance: "other", intent: "Order", values: IntentValues(["soup": .string("gazpacho")])),
        ]
        var stack = stack(members)
        for day in 0..<3 {
            stack.donate(
                IntentDonation(
                    intent: "Order", values: IntentValues(["soup": .string("ramen")]),
                    date: date(Double(day) * 1_440 + 240)))
        }
        // 240 minutes after the start, within half an hour, on the days from the first donation on.
        let rotations = stack.advance(to: date(10 * 1_440))
        expectEqual(shown(rotations), ["240 soup"])
        expectEqual(rotations.first?.priority, 0.25)
        stack.show("a", at: date(10 * 1_440))
        expectEqual(shown(stack.advance(to: date(11 * 1_440))), ["\(10 * 1_440 + 210) soup"])
        expectEqual(stack.priorities.map(\.priority), [nil, nil, nil])
        _ = stack.advance(to: date(11 * 1_440 + 240))
        expectEqual(stack.priorities.map(\.priority), [nil, 0.75, nil])
    }

    @Test func `a donation outweighs a weak score, not a strong one`() {
        let members = [StackMember(instance: "a"), StackMember(instance: "b", intent: "Order")]
        for (score, expected) in [(Float(0.6), ["1410 b"]), (1, [])] {
            var stack = stack(members)
            stack.update(timeline([(0, 1, 0), (60, score, 0)]), of: "a", at: Self.start)
            for day in 1...3 {
                stack.donate(IntentDonation(intent: "Order", date: date(Double(-day) * 1_440)))
            }
            let found = shown(stack.advance(to: date(1_450)))
            expectEqual(found, expected, "\(score)")
        }
    }

    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func `the oldest of many donations are forgotten`(order: [Int]) {
        var settings = StackSettings()
        settings.maximumDonations = 2
        settings.donationsForFullRaise = 2
        var memory = DonationMemory()
        func time(_ day: Int) -> StoreTime { StoreTime(milliseconds: day * DayClock.day) }
        for day in order { memory.add(time(day), settings: settings) }
        let zone = DayClock(zone: .gmt)
        expectEqual((0...2).map { memory.raise(at: time($0), settings: settings, zone: zone) }, [0, 0.5, 1])
    }

    @Test func `donations are forgotten after four weeks`() {
        var stack = stack([StackMember(instance: "a"), StackMember(instance: "b", intent: "Order")])
        stack.donate(IntentDonation(intent: "Order", date: Self.start))
        expectEqual(shown(stack.advance(to: date(1))), ["0 b"])
        stack.show("a", at: date(2 * 1_440))
        _ = stack.advance(to: date(29 * 1_440))
        stack.show("a", at: date(29 * 1_440))
        #expect(stack.advance(to: date(40 * 1_440)).isEmpty)
        expectEqual(stack.nextDate, nil)
    }

    @Test func `the time of day follows a change of the clock`() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let clock = DayClock(zone: zone)
        // 2026-03-28 08:00 in Berlin. The clock is set forward in the following night.
        let before = StoreTime(milliseconds: 1_774_681_200_000)
        let next = clock.next(clock.timeOfDay(before), after: before)
        expectEqual(next.milliseconds - before.milliseconds, 23 * 3_600_000)
        expectEqual(clock.timeOfDay(next), clock.timeOfDay(before))
        // 02:30 does not exist on that day.
        let skipped = clock.next(9_000_000, after: before)
        #expect(skipped > before && skipped.milliseconds - before.milliseconds <= 20 * 3_600_000)
    }

    @Test func `a stack reads the timelines that a host has stored`() async throws {
        let fixture = try HostFixture()
        let host = try fixture.host(
            ScriptedProvider { request, _ in
                let relevance = request.context.instance == "b" ? TimelineEntryRelevance(score: 2) : nil
                let date = Self.start + 600
                return RenderedTimeline(
                    entries: [RenderedEntry(date: date, relevance: relevance, content: WidgetContent())], policy: .never
                )
            })
        for member in ab { try await fixture.place(member.instance) }
        try await host.start()
        await fixture.clock.settle()
        var stack = stack(ab)
        for member in ab {
            let timeline = try #require(try await fixture.engine.timeline(of: member.instance, at: Self.start))
            stack.update(timeline, at: Self.start)
        }
        expectEqual(shown(stack.advance(to: date(30))), ["10 b"])
        await host.stop()
    }

    @Test func `a listed time raises a widget while it lasts`() throws {
        var stack = stack(ab)
        stack.update(timeline([(0, 1, 0)]), of: "a", at: Self.start)
        stack.update(timeline([(0, 1, 0)]).relevant(.date(from: date(60), to: date(90))), of: "b", at: Self.start)
        expectEqual(shown(stack.advance(to: date(80))), ["60 b"])
        expectEqual(stack.priorities.map(\.priority), [1, 1.5])
        stack.show("a", at: date(80))
        expectEqual(shown(stack.advance(to: date(85))), ["80 b"])
        // Its end belongs to it.
        let end = try #require(stack.nextDate)
        expectEqual(StoreTime(roundingDown: end).milliseconds - StoreTime(roundingDown: date(90)).milliseconds, 1)
        _ = stack.advance(to: date(91))
        expectEqual(stack.priorities.map(\.priority), [1, 1])
    }

    @Test func `a scheduled time matters more than another one`() {
        var stack = stack(ab)
        let hour = DateInterval(start: date(60), duration: 3_600)
        stack.update(timeline([]).relevant(.date(interval: hour, kind: .informational)), of: "a", at: Self.start)
        stack.update(timeline([]).relevant(.date(interval: hour, kind: .scheduled)), of: "b", at: Self.start)
        expectEqual(shown(stack.advance(to: date(200))), ["60 b"])
    }

    @Test func `a single date raises a widget around it`() {
        var stack = stack(ab)
        stack.update(timeline([]).relevant(.date(date(60))), of: "b", at: Self.start)
        expectEqual(shown(stack.advance(to: date(90))), ["30 b"])
        expectEqual(stack.priorities.map(\.priority), [nil, 0.5])
        _ = stack.advance(to: date(91))
        expectEqual(stack.priorities.map(\.priority), [nil, nil])
    }

    @Test func `a time that the program states raises its configuration`() {
        let lamp = SwitchIntent(intentValues: IntentValues(["room": .string("kitchen")]))
        let other = IntentValues(["room": .string("hall")])
        var stack = stack([
            StackMember(instance: "a", intent: "Switch", values: other),
            StackMember(instance: "b", kind: "clock", intent: "Switch", values: lamp.intentValues),
            StackMember(instance: "c", kind: "lamp", intent: "Switch", values: lamp.intentValues),
        ])
        stack.setRelevant([
            RelevantIntent(lamp, widgetKind: "lamp", relevance: .date(from: date(60), to: date(90)))
        ])
        expectEqual(shown(stack.advance(to: date(80))), ["60 c"])
        expectEqual(stack.priorities.map(\.priority), [nil, nil, 0.5])
        stack.setRelevant([])
        expectEqual(stack.priorities.map(\.priority), [nil, nil, nil])
    }

    @Test func `a host stores the relevance that a provider lists`() async throws {
        let fixture = try HostFixture()
        let host = try fixture.host(
            ScriptedProvider { request, _ in
                let timeline = RenderedTimeline(["shown": Self.start], policy: .never)
                return request.context.instance == "b" ? timeline.relevant(.date(Self.start + 3_600)) : timeline
            })
        for member in ab { try await fixture.place(member.instance) }
        try await host.start()
        await fixture.clock.settle()
        var stack = stack(ab)
        for member in ab {
            let timeline = try #require(try await fixture.engine.timeline(of: member.instance, at: Self.start))
            try expectEqual(timeline.entry(0).content.text, "shown")
            stack.update(timeline, at: Self.start)
        }
        expectEqual(shown(stack.advance(to: date(60))), ["30 b"])
        await host.stop()
    }

    @Test func `equal calls give equal rotations`() {
        func run() -> [StackRotation] {
            var generator = SplitMix64(seed: 7)
            let members = ["m1", "m2", "m3", "m4"].map { StackMember(instance: $0, intent: "Order") }
            var stack = stack(members)
            for member in members {
                let scores = (0..<50).map { index in
                    (
                        minutes: Double(index * 37), score: Float?.some(Float.random(in: -1...9, using: &generator)),
                        seconds: 0.0
                    )
                }
                stack.update(timeline(scores), of: member.instance, at: Self.start)
            }
            return stack.advance(to: date(3_000))
        }
        expectEqual(run(), run())
        #expect(!run().isEmpty)
    }
}

extension RenderedTimeline {
    fileprivate func relevant(_ contexts: RelevantContext...) -> RenderedTimeline {
        RenderedTimeline(entries: entries, policy: policy, relevance: contexts)
    }
}
