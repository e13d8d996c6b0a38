public import IntentRuntime
import Synchronization

/// A configuration, and when widgets with it are relevant, as a program states it apart from its providers.
public struct RelevantIntent: Hashable, Sendable {
    /// The declared name of the intent; nil for an intent of no definition, which no widget has.
    public let intent: String?
    /// The names that the intent has, depending on the program.
    let possibleIntents: [String]
    /// The values by declared name. A widget has the configuration if it has all of them.
    public let values: IntentValues
    /// The kind of the widgets.
    public let widgetKind: String
    /// When they are relevant.
    public let relevance: RelevantContext

    /// Creates a statement.
    public init(_ intent: some WidgetIntent, widgetKind: String, relevance: RelevantContext) {
        let definition = type(of: intent).widgetIntentDefinition
        self.intent = definition?.name
        possibleIntents = definition?.possibleNames ?? []
        values = intent.widgetIntentValues
        self.widgetKind = widgetKind
        self.relevance = relevance
    }
}

/// Keeps the configurations that a program considers relevant, for the stacks that it shows.
///
/// A ``WidgetStack`` receives them with ``WidgetStack/setRelevant(_:)``.
public final class RelevantIntentManager: Sendable {
    /// The manager of the process.
    public static let shared = RelevantIntentManager()

    private let kept = Mutex<[RelevantIntent]>([])

    init() {}

    /// The configurations of the last update.
    public var relevantIntents: [RelevantIntent] { kept.withLock(\.self) }

    /// Replaces all configurations.
    public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {
        kept.withLock { $0 = intents }
    }
}

/// The times at which a widget is relevant.
struct RelevanceTimes: Sendable {
    /// Each with the number by which it raises the widget. Both ends belong to it.
    private var times: [(range: ClosedRange<StoreTime>, raise: Double)] = []

    init() {}

    init(_ contexts: [RelevantContext], settings: StackSettings) {
        times = contexts.compactMap { context in
            guard let raise = settings.relevanceRaises[context.kind], raise > 0 else { return nil }
            let margin = context.start == context.end ? settings.relevantDateWindow.milliseconds : 0
            let start = StoreTime(roundingDown: context.start).milliseconds - margin
            let end = StoreTime(roundingDown: context.end).milliseconds + margin
            return (StoreTime(milliseconds: start)...StoreTime(milliseconds: max(start, end)), raise)
        }
    }

    func raise(at time: StoreTime) -> Double {
        times.reduce(0) { $1.range.contains(time) ? max($0, $1.raise) : $0 }
    }

    func nextChange(after time: StoreTime) -> StoreTime? {
        times.flatMap { [$0.range.lowerBound, StoreTime(milliseconds: $0.range.upperBound.milliseconds + 1)] }
            .filter { $0 > time }.min()
    }
}
