import Dispatch
import Foundation
import IntentModel
import IntentRuntime
import IntentWidgets
import Synchronization
import VirtualTime

/// Simulates a day of a widget whose provider reads `Date()`, and prints how often it did, and how many of these dates were
/// those of the clock.
@main
enum Simulation {
    @MainActor static func main() async throws {
        let simulatorClock = VirtualClock(SimulationSettings().start)
        let provider = HourlyProvider(clock: simulatorClock)
        let registration = StaticConfiguration(kind: "Hourly", provider: provider) { _ in "" }.registration
        guard let registration else { exit(70) }
        var settings = SimulationSettings()
        settings.visibility = .always
        let requests = [ProviderRequest(values: IntentValues(), context: .init(family: .systemSmall))]
        let widget = SimulatedWidget(kind: registration.kind, provider: registration.provider, requests: requests)

        try VirtualTime.start(at: settings.start)
        simulatorClock.onAdvance { VirtualTime.set($0) }
        _ = try await Simulator([widget], settings: settings).run(clock: simulatorClock)
        VirtualTime.end()
        let counts = provider.counts.withLock { $0 }
        print(counts.all, counts.equal)
    }
}

/// Answers from another thread, with a timeline that ends after an hour.
private final class HourlyProvider: TimelineProvider, Sendable {
    struct Entry: TimelineEntry {
        let date: Date
    }

    let counts = Mutex<(all: Int, equal: Int)>((0, 0))
    private let clock: VirtualClock

    init(clock: VirtualClock) {
        self.clock = clock
    }

    func placeholder(in context: Context) -> Entry {
        Entry(date: Date())
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        completion(Entry(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) {
            let now = Date()
            self.counts.withLock { counts in
                counts.all += 1
                if now == self.clock.now { counts.equal += 1 }
            }
            completion(Timeline(entries: [Entry(date: now)], policy: .after(now + 3600)))
        }
    }
}
