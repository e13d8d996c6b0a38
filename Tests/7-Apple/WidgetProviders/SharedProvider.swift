import WidgetKit

// The providers of an app with many widgets share what they have in common.
protocol SimpleEntry: TimelineEntry {
    static var sample: Self { get }
    var text: String { get }
}

protocol SimpleProvider: TimelineProvider where Entry: SimpleEntry {
    func currentEntry(at date: Date) async -> Entry
    var nextUpdate: TimelineReloadPolicy { get }
}

extension SimpleProvider {
    func placeholder(in context: Context) -> Entry { .sample }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        guard !context.isPreview else { return completion(.sample) }
        Task { completion(await currentEntry(at: Date())) }
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        Task {
            let entry = await currentEntry(at: Date())
            completion(Timeline(entries: [entry], policy: nextUpdate))
        }
    }

    var nextUpdate: TimelineReloadPolicy { .after(Date().addingTimeInterval(30 * 60)) }
}

struct MoodEntry: SimpleEntry {
    var date: Date
    var text: String

    static var sample: MoodEntry { MoodEntry(date: Date(timeIntervalSince1970: 0), text: "Happy") }
}

struct MoodProvider: SimpleProvider {
    typealias Entry = MoodEntry

    @MainActor final class Model {
        static let shared = Model()
        var mood = "Curious"
    }

    func currentEntry(at date: Date) async -> MoodEntry {
        let mood = await Model.shared.mood
        return MoodEntry(date: date, text: mood)
    }
}

struct StepEntry: SimpleEntry {
    var date = Date()
    var steps = 0

    var text: String { "\(steps) steps" }
    static var sample: StepEntry { StepEntry(steps: 5_000) }
}

struct StepProvider: SimpleProvider {
    typealias Entry = StepEntry

    func currentEntry(at date: Date) async -> StepEntry {
        await withCheckedContinuation { continuation in
            StepCounter().query(since: Calendar.current.startOfDay(for: date)) { steps, error in
                continuation.resume(returning: StepEntry(date: date, steps: error == nil ? steps : 0))
            }
        }
    }

    var nextUpdate: TimelineReloadPolicy { .atEnd }
}

// A sum of answers that arrive on several queues. The lock is that of the property.
final class Total: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var value = 0

    func add(_ steps: Int) {
        lock.lock()
        defer { lock.unlock() }
        value += steps
    }
}

// Collects two answers in a group.
struct StepCounter {
    func query(since date: Date, completion: @escaping (Int, Error?) -> Void) {
        let group = DispatchGroup()
        let total = Total()
        for steps in [1_200, 340] {
            group.enter()
            DispatchQueue.global().async {
                total.add(steps)
                group.leave()
            }
        }
        group.notify(queue: .main) { completion(total.value, nil) }
    }
}

struct MoodWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Mood", provider: MoodProvider()) { $0.text }
    }
}

struct StepWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepProvider()) { $0.text }
    }
}
