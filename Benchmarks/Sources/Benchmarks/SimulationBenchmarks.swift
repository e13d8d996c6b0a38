import Foundation
import IntentRuntime
import IntentWidgets

/// Measures a simulated day of widgets that are reloaded every 20 minutes and looked at 32 times. The baseline takes ten events for
/// each instance out of a binary heap with an event for each instance, and puts the next ones in, on one core: so the ratio
/// does not grow with the number of instances if the simulation grows no faster than n log n.
enum SimulationBenchmarks {
    private static let memoryGoal = 1 << 30

    static func entries() throws -> [Entry] {
        var entries = [1_000, 10_000, 100_000, 1_000_000].map { count in
            Entry.comparison(
                Comparison(
                    name: "simulate/\(count)", goal: nil, unit: "a day of all instances",
                    ours: { runs in for _ in 0..<runs { simulate(count) } },
                    baseline: { runs in for _ in 0..<runs { blackHole(HeapBaseline.run(count)) } },
                    isProcess: count >= 100_000, maximumRounds: count >= 1_000_000 ? 3 : .max))
        }
        let memory = try Program.this.memory(["--simulate", "1000000"])
        entries.append(
            memory.map { .memory(name: "simulate/memory", bytes: $0.largest, goal: memoryGoal) }
                ?? .skipped(name: "simulate/memory", reason: "the system does not report it"))
        return entries
    }

    /// Simulates a day of so many instances.
    static func simulate(_ count: Int) {
        let widget = SimulatedWidget(kind: "ClockWidget", every: .seconds(60), entries: 20, count: count)
        blackHole(Simulator([widget]).run())
    }
}

/// An event queue that does nothing else.
private enum HeapBaseline {
    private struct Event {
        var time: Int
        var number: Int
    }

    static func run(_ count: Int) -> Int {
        var heap = (0..<count).map { Event(time: $0, number: $0) }
        var random: UInt64 = 1
        for _ in 0..<(10 * count) {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            heap[0].time += 1 + Int(random >> 44)
            sink(&heap)
        }
        return heap[0].number
    }

    private static func sink(_ heap: inout [Event]) {
        var parent = 0
        while true {
            var least = parent
            for child in (2 * parent + 1)...(2 * parent + 2)
            where child < heap.count && isBefore(heap[child], heap[least]) {
                least = child
            }
            guard least != parent else { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }

    private static func isBefore(_ first: Event, _ second: Event) -> Bool {
        (first.time, first.number) < (second.time, second.number)
    }
}
