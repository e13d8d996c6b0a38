import Foundation
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import SampleHandlers
import SampleWidgets
import Synchronization
import Testing

/// What the providers of the sample widgets return, as a host shows it.
struct TimelineTests {
    // MARK: The clock

    @Test func `the clock ticks on the full minute for an hour`() async throws {
        let samples = try await HostedSamples()
        let id = try await samples.show(.clockWidget, .systemSmall)
        let dates = try await samples.timeline(of: id).dates
        expectEqual(dates.count, 60)
        #expect(dates.allSatisfy { $0.timeIntervalSince1970.truncatingRemainder(dividingBy: 60) == 0 })
        #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 60 })

        let parts = Calendar.current.dateComponents([.hour, .minute], from: dates[40])
        let reading = try #require(ClockReading(hour: parts.hour ?? 0, minute: parts.minute ?? 0, second: 0))
        await samples.clock.advance(to: dates[40])
        try await expectEqual(samples.lines(of: id), [reading.text(for: ClockFaceIntent())[...]])
        await samples.host.stop()
    }

    @Test func `the clock is reloaded once an hour`() async throws {
        let samples = try await HostedSamples()
        let id = try await samples.show(.clockWidget, .systemSmall)
        let shown = try await samples.timeline(of: id)
        let end = try #require(shown.dates.first).addingTimeInterval(3600)
        expectEqual(shown.policy, .after(end))
        await samples.clock.advance(to: end.addingTimeInterval(-1))
        expectEqual(samples.reloads, 1)
        await samples.host.stop()
    }

    @Test func `a clock with seconds has an entry each quarter minute`() async throws {
        let samples = try await HostedSamples()
        let id = try await samples.show(.clockWidget, .systemSmall, as: ClockFaceIntent.self) {
            $0[\.showSeconds] = true
        }
        let dates = try await samples.timeline(of: id).dates
        expectEqual(dates.count, 240)
        #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 15 })
        await samples.host.stop()
    }

    // MARK: The author's numbers

    @Test func `the author widget asks again after half an hour`() async throws {
        let source = ScriptedSource([.success(1200)])
        let samples = try await HostedSamples(registrations(AuthorDataWidget(source: source)))
        let id = try await samples.show(.authorDataWidget, .systemSmall)
        let shown = try await samples.timeline(of: id)
        try await expectEqual(samples.lines(of: id), ["Author Data", "1200", "fans"])
        expectEqual(shown.policy, .after(try shown.entry(0).date.addingTimeInterval(1800)))
        await samples.host.stop()
    }

    @Test func `the author widget keeps old numbers when the network fails`() async throws {
        let source = ScriptedSource([.success(1200), .failure(NoNetwork()), .success(1260)])
        let samples = try await HostedSamples(registrations(AuthorDataWidget(source: source)))
        let id = try await samples.show(.authorDataWidget, .systemSmall)
        await samples.reload(id)
        let old = try await samples.timeline(of: id)
        try await expectEqual(samples.lines(of: id), ["Author Data", "1200", "fans", "not updated"])
        expectEqual(old.policy, .after(try old.entry(0).date.addingTimeInterval(600)))
        await samples.clock.advance(by: .seconds(700))
        try await expectEqual(samples.lines(of: id), ["Author Data", "1260", "fans"])
        await samples.host.stop()
    }

    @Test func `the author widget says that it has no numbers`() async throws {
        let source = ScriptedSource([.failure(NoNetwork())])
        let samples = try await HostedSamples(registrations(AuthorDataWidget(source: source)))
        let id = try await samples.show(.authorDataWidget, .systemMedium)
        try await expectEqual(samples.lines(of: id), ["Author Data", "No data yet"])
        await samples.host.stop()
    }

    // MARK: The character

    @Test func `a character recovers over four entries`() async throws {
        let samples = try await HostedSamples()
        let id = try await samples.show(.characterWidget, .systemSmall, as: SelectCharacterIntent.self) {
            $0[\.character] = GameCharacter(identifier: "panda", displayString: "")
        }
        let shown = try await samples.timeline(of: id)
        let entries = try (0..<shown.count).map { try shown.entry($0) }
        #expect(zip(entries, entries.dropFirst()).allSatisfy { $1.date.timeIntervalSince($0.date) == 900 })
        expectEqual(
            entries.map { $0.content.text ?? "" },
            [0.25, 0.5, 0.75, 1].map { "P\nPower Panda\nLevel 14\nHealth \($0.formatted(.percent))" })
        expectEqual(entries.map { $0.relevance?.score }, [0.25, 0.5, 0.75, 1])
        let tap = try await samples.host.resolve(on: id)
        #expect(tap.url?.absoluteString == "game:///panda" && tap.instance == id)
        await samples.host.stop()
    }

    @Test func `an instance without a character waits for one`() async throws {
        let samples = try await HostedSamples()
        let id = try await samples.show(.characterWidget, .systemMedium)
        try await expectEqual(samples.lines(of: id), ["Choose a character"])
        try await expectEqual(samples.host.resolve(on: id).url, nil)
        await samples.clock.advance(by: .seconds(86_400))
        expectEqual(samples.reloads, 1)
        _ = try await samples.engine.edit(SelectCharacterIntent.self, of: id) {
            $0[\.character] = GameCharacter(identifier: "egghead", displayString: "")
        }
        await samples.clock.settle()
        expectEqual(samples.reloads, 2)
        try await expectEqual(samples.timeline(of: id).entry(0).content.text?.contains("Egghead"), true)
        await samples.host.stop()
    }

    // MARK: The savings, the departures and the forum

    @Test func `the savings widget has an entry for each day of a week`() async throws {
        let samples = try await HostedSamples()
        let id = try await samples.show(.savingsProgress, .systemSmall)
        let shown = try await samples.timeline(of: id)
        #expect(shown.count == 7 && shown.policy == .atEnd)
        let midnights = shown.dates.dropFirst()
        #expect(midnights.allSatisfy { $0 == Calendar.current.startOfDay(for: $0) })
        let amounts = try (0..<7).map { try shown.entry($0).content.text ?? "" }
        // At the goal, the amount stays until it is spent.
        #expect(Set(amounts).count == 7 || amounts.contains { $0.contains("Goal reached") })
        expectEqual(samples.reloads, 1)
        await samples.host.stop()
    }

    @Test func `a departure disappears when it cannot be reached`() async throws {
        let samples = try await HostedSamples()
        let id = try await samples.show(.transitWidget, .systemMedium, as: TransitBoardIntent.self) {
            $0[\.operator] = TransitOperator(identifier: "city-trams", displayString: "")
            $0[\.line] = TransitLine(identifier: "t9", displayString: "")
            $0[\.stops] = [TransitStop(identifier: "opera", displayString: "")]
        }
        let shown = try await samples.timeline(of: id)
        let first = try (0..<shown.count).map { try shown.entry($0).content.text?.split(separator: "\n") ?? [] }
        expectEqual(shown.count, 6)
        #expect(first.allSatisfy { $0.first == "Tram 9" && $0.count == 4 })
        // Each entry begins with the departure after the one that the previous entry began with.
        #expect(zip(first, first.dropFirst()).allSatisfy { $0[2] == $1[1] })
        await samples.host.stop()
    }

    @Test func `each post of the forum has a link`() async throws {
        let samples = try await HostedSamples()
        let id = try await samples.show(.forumBoardWidget, .systemMedium)
        let content = try await samples.timeline(of: id).entry(0).content
        expectEqual(content.url?.absoluteString, "forum:///boards/1")
        let link = try #require(content.links.first)
        expectEqual(content.links.count, 3)
        try await expectEqual(samples.host.resolve(tap: .region(link.region), on: id).url, link.url)
        await samples.host.stop()
    }
}

/// A source whose answers are specified by the number of fans.
private final class ScriptedSource: AuthorSource {
    private let answers: Mutex<[Result<Int, any Error>]>

    /// - Parameter answers: At least one; the last one is repeated.
    init(_ answers: [Result<Int, any Error>]) {
        self.answers = Mutex(answers)
    }

    func days(until date: Date) throws -> [AuthorSummary] {
        let fans = try answers.withLock { answers in
            answers.count > 1 ? answers.removeFirst() : answers[0]
        }.get()
        return [fans - 10, fans].map { AuthorSummary(fans: $0, money: $0 / 10) }
    }
}

private struct NoNetwork: Error {}

/// Returns what a host knows of one widget.
@MainActor func registrations(_ widget: some Widget) -> [WidgetRegistration] {
    [widget.body.registration].compactMap(\.self)
}
