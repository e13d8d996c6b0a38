import Foundation
import IntentCommandLine
import IntentControl
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

/// `simulate`.
struct SimulateCommandTests {
    @Test func `equal seeds simulate equal decisions`() async throws {
        let first = try await log(seed: 1)
        #expect(first.count > 100)
        expectEqual(first[0], "2026-01-01T00:00:00.000Z Clock-1 Clock exempt (placed: first-timeline, 70 left)")
        try await expectEqual(log(seed: 1), first)
        #expect(try await log(seed: 2) != first)
    }

    @Test func `a declared timeline is simulated without providers`() async throws {
        let program = try WidgetProgram([:])
        let report = try await program.session.simulate(kind: nil, instances: 3, SimulationSettings())
        expectEqual(report.simulation.kinds.map(\.kind), ["Clock"])
        expectEqual(report.simulation.kinds.map(\.instances), [3])
        expectEqual(report.notes, [.note("without the key 'timeline': Board, Plain")])
        try await expectEqual(program.session.simulate(kind: "Clock", instances: 1, SimulationSettings()).notes, [])
    }

    @Test func `a kind without a declared timeline is refused`() async throws {
        let program = try WidgetProgram([:])
        try await expectFailure(
            .invalidData, "noTimeline",
            "'Board' has no key 'timeline'; add one, or pass --providers to ask the providers"
        ) { _ = try await program.session.simulate(kind: "Board", instances: 1, SimulationSettings()) }
        try await expectFailure(.invalidData, "unknownKind", "unknown widget kind 'Clok'; the kinds are ") {
            _ = try await program.session.simulate(kind: "Clok", instances: 1, SimulationSettings())
        }
    }

    @Test func `providers are simulated with each family in turn`() async throws {
        let provider = TestProvider()
        let program = try WidgetProgram(["Clock": provider, "com.example.board": TestProvider(failure: "no net")])
        let records = Mutex<[DecisionRecord]>([])
        let shares = Mutex<[Double]>([])
        let report = try await program.session.simulate(
            kind: "Clock", instances: 3, SimulationSettings(), asksProviders: true,
            log: { record in records.withLock { $0.append(record) } },
            progress: { share in shares.withLock { $0.append(share) } })
        expectEqual(
            report.notes,
            [
                .note("tool does not link VirtualTime; providers that read Date() receive the date of the system")
            ])
        expectEqual(report.simulation.kinds.map(\.instances), [3])
        let families = Dictionary(
            provider.requests.map { ($0.context.instance, $0.context.family) }, uniquingKeysWith: { first, _ in first })
        expectEqual(families, ["Clock-1": .systemSmall, "Clock-2": .systemMedium, "Clock-3": .systemSmall])
        expectEqual(Set(records.withLock { $0.map(\.instance) }), ["Clock-1", "Clock-2", "Clock-3"])
        #expect(shares.withLock { $0.isEmpty == false && $0 == $0.sorted() })
        let all = try await program.session.simulate(
            kind: nil, instances: 1, SimulationSettings(), asksProviders: true)
        expectEqual(all.simulation.kinds.map(\.kind), ["Clock", "com.example.board"])
        #expect(all.simulation.kinds[1].dropped > 0)
    }

    @Test func `a simulation needs a provider that matches`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        try await expectFailure(.unavailable, "noProviders", "tool contains no provider of 'Plain'; ") {
            _ = try await program.session.simulate(
                kind: "Plain", instances: 1, SimulationSettings(), asksProviders: true)
        }
    }

    @Test func `a log that cannot be written fails the simulation`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        for asksProviders in [false, true] {
            let count = Mutex(0)
            try await expectFailure(.inputOutput, "outputClosed", "closed") {
                _ = try await program.session.simulate(
                    kind: "Clock", instances: 1, SimulationSettings(), asksProviders: asksProviders
                ) { _ in
                    count.withLock { $0 += 1 }
                    throw CommandError(.inputOutput, "outputClosed", "closed")
                }
            }
            expectEqual(count.withLock { $0 }, 1)
        }
    }

    private func log(seed: UInt64) async throws -> [String] {
        var settings = SimulationSettings()
        settings.seed = seed
        settings.days = 2
        settings.activity.requestsPerDay = 40
        let lines = Mutex<[String]>([])
        _ = try await WidgetProgram([:]).session.simulate(kind: "Clock", instances: 4, settings) { record in
            lines.withLock { $0.append(record.text) }
        }
        return lines.withLock { $0 }
    }
}
