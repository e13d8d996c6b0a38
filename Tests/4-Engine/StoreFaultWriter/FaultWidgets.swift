import IntentModel
import IntentRuntime
import IntentWidgets
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A widget host with one widget of the kind `counter`, whose provider records its calls in a file.
///
/// An instance shows how often its provider has been asked. This survives the process, as the file does. The host prints
/// what its store contains before and after it, each decision and each notice:
///
/// - `shows INSTANCE TEXT BUDGET`: what an instance shows, `nothing` before its first timeline, and the reloads that its budget
///   has left.
/// - `INSTANCE OUTCOME RULE`: a decision.
/// - `called INSTANCE`: a call of the provider, after it has been recorded.
/// - `notice CODE MESSAGE`: a notice.
@MainActor
enum FaultWidgets {
    /// Hosts the widgets of a store once, or until the process is killed.
    static func host(_ store: any InstanceStore, _ arguments: WriterArguments) async throws {
        let widget = StaticConfiguration(kind: "counter", provider: CountingProvider(arguments)) { entry in
            entry.text
        }
        guard let registration = widget.registration else { return }
        let engine = try IntentEngine(widgets: [registration], store: store)
        try await printContents(of: engine)
        guard arguments.task != "shown" else { return }
        let room = Room(arguments)
        let clock: any WidgetClock = arguments.number("virtual") == nil ? SystemClock() : VirtualClock(Date())
        let host = try WidgetHost(
            engine: engine, widgets: [registration], clock: clock,
            name: arguments.text("name").isEmpty ? "fault widgets" : arguments.text("name"),
            log: { event in
                Output.line(line(for: event))
                room.note(event)
            })
        Output.line("hosting")
        if arguments.number("wait") != nil { return try await host.run() }
        if let clock = clock as? VirtualClock {
            try await host.start()
            await clock.advance(by: .seconds(600))
            await host.stop()
        } else {
            try await host.runOnce()
        }
        Output.line("idle")
        try await printContents(of: engine)
    }

    private static func printContents(of engine: IntentEngine) async throws {
        for instance in try await engine.instances().map(\.id) {
            let shown = try await engine.timeline(of: instance)
            let text = try shown?.entry(at: Date())?.content.text?.split(separator: " ").first
            let budget = shown?.status.budgetLeft.map(String.init)
            Output.line("shows \(instance) \(text ?? "nothing") \(budget ?? "-")")
        }
    }

    private nonisolated static func line(for event: HostEvent) -> String {
        switch event {
        case .decision(let record):
            "\(record.instance) \(record.decision.outcome.word) \(record.decision.rule.rawValue)"
        case .notice(let notice): "notice \(notice.code.rawValue) \(notice.message)"
        }
    }
}

/// Lifts the limit of the length of files after the store has failed `roomAfter` times.
private final class Room: Sendable {
    private let failures = Count()
    private let limit: Int?

    init(_ arguments: WriterArguments) {
        limit = arguments.number("roomAfter")
    }

    func note(_ event: HostEvent) {
        guard case .notice(let notice) = event, notice.code == .storeFailed else { return }
        if failures.next() == limit { Fault.liftFileSizeLimit() }
    }
}

private struct CountingEntry: TimelineEntry {
    let date: Date
    let text: String
}

/// A provider that appends the instance to the file `calls` each time it is asked. The entry is the number of these lines,
/// followed by as many bytes as `contentBytes` specifies. After `answers` answers of this process, it never answers again.
private struct CountingProvider: TimelineProvider {
    private let file: String
    private let padding: String
    private let answers: Int
    private let count: Count

    init(_ arguments: WriterArguments) {
        file = arguments.text("calls")
        padding = String(repeating: "x", count: arguments.number("contentBytes") ?? 0)
        answers = arguments.number("answers") ?? .max
        count = Count()
    }

    func placeholder(in context: Context) -> CountingEntry { CountingEntry(date: Date(), text: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (CountingEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<CountingEntry>) -> Void) {
        let instance = context.instance?.text ?? ""
        guard let calls = Output.append(instance, to: file) else { return }
        Output.line("called \(instance)")
        if count.next() > answers { Fault.stopThread() }
        let text = "\(calls.filter { $0 == instance }.count) \(padding)"
        completion(Timeline(entries: [CountingEntry(date: Date(), text: text)], policy: .never))
    }
}

/// A number that threads increment.
private final class Count: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
