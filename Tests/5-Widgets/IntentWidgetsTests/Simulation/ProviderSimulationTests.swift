import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

@testable import IntentWidgets

@Suite struct ProviderSimulationTests {
    private func requests(_ ids: InstanceID...) -> [ProviderRequest] {
        ids.map { id in
            ProviderRequest(
                values: IntentValues(), context: TimelineProviderContext(family: .systemSmall, instance: id))
        }
    }

    private func run(
        _ widgets: [SimulatedWidget], change: (inout SimulationSettings) -> Void = { _ in },
        clock make: (Simulator) -> VirtualClock = { VirtualClock($0.startDate) }
    ) async throws -> (result: SimulationResult, log: [DecisionRecord]) {
        var settings = SimulationSettings()
        settings.visibility = .always
        change(&settings)
        let simulator = Simulator(widgets, settings: settings)
        let log = Mutex<[DecisionRecord]>([])
        let result = try await simulator.run(
            clock: make(simulator), log: { record in log.withLock { $0.append(record) } })
        return (result, log.withLock { $0 })
    }

    @Test func `a provider is asked at the simulated time`() async throws {
        let now = Mutex(Date.distantPast)
        let asked = Mutex<[Date]>([])
        let provider = ClosureProvider {
            let date = now.withLock { $0 }
            asked.withLock { $0.append(date) }
            return .init(entries: [], policy: .after(date.addingTimeInterval(7_200)))
        }
        let widget = SimulatedWidget(kind: "Clock", provider: provider, requests: requests("kitchen"))
        let (result, log) = try await run(
            [widget],
            clock: { simulator in
                let clock = VirtualClock(simulator.startDate)
                clock.onAdvance { date in now.withLock { $0 = date } }
                return clock
            })
        let start = SimulationSettings().start
        expectEqual(asked.withLock { $0 }, (0..<12).map { start.addingTimeInterval(Double($0) * 7_200) })
        expectEqual(result.kinds.map(\.granted), [11])
        expectEqual(log.map(\.instance), Array(repeating: "kitchen", count: 12))
    }

    @Test func `declared and real widgets decide alike`() async throws {
        let model = TimelineModel(every: .seconds(900))
        let clock = VirtualClock(SimulationSettings().start)
        let provider = ClosureProvider {
            .init(entries: [], policy: .after(clock.now.addingTimeInterval(900)))
        }
        let real = try await run(
            [SimulatedWidget(kind: "Clock", provider: provider, requests: requests("Clock-1", "Clock-2"))],
            change: { $0.visibility = .typical }, clock: { _ in clock })
        var settings = SimulationSettings()
        settings.visibility = .typical
        var declared: [DecisionRecord] = []
        let result = Simulator([SimulatedWidget(kind: "Clock", model: model, count: 2)], settings: settings)
            .run(log: { declared.append($0) })
        expectEqual(real.log, declared)
        expectEqual(real.result.json, result.json)
        expectEqual(real.result.svg, result.svg)
    }

    @Test func `a provider that throws is retried after growing pauses`() async throws {
        let calls = Mutex(0)
        let provider = ClosureProvider {
            calls.withLock { $0 += 1 }
            throw ProviderFailure.completionNotCalled
        }
        let widget = SimulatedWidget(kind: "Clock", provider: provider, requests: requests("one"))
        let (result, log) = try await run([widget])
        expectEqual(result.kinds.map(\.dropped), [calls.withLock { $0 }])
        #expect(20...35 ~= calls.withLock { $0 })
        #expect(log.contains { $0.decision.rule == .retryPause })
        expectEqual(result.kinds.first?.overdueThousandths, 1_000)
    }

    @Test func `a timeline with too many entries is refused`() async throws {
        let provider = ClosureProvider {
            Timeline(entries: Array(repeating: DatedEntry(date: .distantPast), count: 11), policy: .never)
        }
        let widget = SimulatedWidget(kind: "Clock", provider: provider, requests: requests("one"))
        let (_, log) = try await run([widget], change: { $0.host.maximumEntries = 10 })
        #expect(log.contains { $0.decision.outcome == .dropped && $0.decision.rule == .entryLimit })
    }

    @Test func `an answer after the deadline is dropped`() async throws {
        let calls = Mutex(0)
        let widgetClock = VirtualClock(SimulationSettings().start)
        let provider = ClosureProvider {
            let call = calls.withLock { count in
                count += 1
                return count
            }
            // The second answer comes a minute too late, the third in time.
            let delay = call == 2 ? 88.0 : 10.0
            try await widgetClock.sleep(until: widgetClock.now.addingTimeInterval(delay))
            return .init(entries: [], policy: call < 3 ? .after(widgetClock.now.addingTimeInterval(600)) : .never)
        }
        let widget = SimulatedWidget(kind: "Clock", provider: provider, requests: requests("one"))
        let (result, log) = try await run([widget], clock: { _ in widgetClock })
        expectEqual(log.map(\.decision.rule), [.firstTimeline, .withinBudget, .deadline, .retryPause, .withinBudget])
        expectEqual(result.kinds.map(\.dropped), [1])
        expectEqual(calls.withLock { $0 }, 3)
    }
}

private struct DatedEntry: TimelineEntry {
    let date: Date
}

/// A provider that a test writes as a closure. Its content cannot be rendered.
private struct ClosureProvider: ProviderCalling {
    private let answer: @Sendable () async throws -> Timeline<DatedEntry>

    init(_ answer: @escaping @Sendable () async throws -> Timeline<DatedEntry>) {
        self.answer = answer
    }

    func placeholder(_ request: ProviderRequest) async throws -> RenderedEntry {
        RenderedEntry(date: .distantPast, content: WidgetContent())
    }

    func snapshot(_ request: ProviderRequest) async throws -> RenderedEntry { try await placeholder(request) }

    func entries(_ request: ProviderRequest) async throws -> LazyTimeline {
        let timeline = try await answer()
        return LazyTimeline(
            entries: timeline.entries.map { .init(date: $0.date, relevance: nil) }, policy: timeline.policy,
            content: { _ in throw ProviderFailure.completionNotCalled })
    }

    func recommendations() async throws -> [RenderedRecommendation] { [] }
}
