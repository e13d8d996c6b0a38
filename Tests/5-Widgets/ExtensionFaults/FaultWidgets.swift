import IntentModel
import IntentRuntime
import IntentSystem
import IntentWidgets
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The widgets of the faulty extension, whose provider misbehaves for the instance `bad`, and for `other` from the moment at
/// which a file beside the program exists whose name ends in `.on`.
enum FaultWidgets {
    static func isBad(_ instance: String?) -> Bool {
        instance == "bad" || instance == "other" && !FileSystem.isMissing(CommandLine.arguments[0] + ".on")
    }

    @MainActor
    static func registrations(fault: String) -> [WidgetRegistration] {
        [
            AppIntentConfiguration(kind: "widget", intent: FaultIntent.self, provider: FaultProvider(fault: fault)) {
                $0.shown
            }
            .configurationDisplayName("Fault").description("A widget with a fault.")
            .supportedFamilies([.systemSmall]).registration,
            StaticConfiguration(kind: "static", provider: SilentProvider(fault: fault)) { $0.shown }.registration,
        ].compactMap(\.self)
    }
}

struct FaultEntry: TimelineEntry {
    let date: Date
    var relevance: TimelineEntryRelevance?
    let content: WidgetContent
    /// The length of the text, which is created when it is shown.
    var size = 0

    var shown: WidgetContent {
        size == 0 ? content : WidgetContent(text: String(repeating: "x", count: size))
    }
}

struct FaultProvider: AppIntentTimelineProvider {
    private static let running = Atomic(0)

    let fault: String

    func placeholder(in context: Context) -> FaultEntry { entry("placeholder \(context.displayWidth)") }

    func snapshot(for configuration: FaultIntent, in context: Context) async -> FaultEntry {
        entry("snapshot of \(configuration.hero)\(context.isPreview ? " for the gallery" : "")")
    }

    func timeline(for configuration: FaultIntent, in context: Context) async -> Timeline<FaultEntry> {
        guard FaultWidgets.isBad(context.instance?.text) else { return await goodTimeline(of: configuration) }
        switch fault {
        case "large":
            // More than a line of the protocol, in one content and in all, with characters of several bytes.
            let entries = [1_000, 600_000, 200_000, 200_000, 10].map { size in
                entry(String(repeating: "\"é\u{1}", count: size / 4))
            }
            return Timeline(entries: entries, policy: .atEnd)
        case "huge":
            let text = String(repeating: "x", count: 60_000)
            return Timeline(entries: (0..<40).map { _ in entry(text) }, policy: .atEnd)
        case "many":
            let date = Date(timeIntervalSince1970: 1_800_000_000)
            let entries = (0..<120).map { FaultEntry(date: date + Double($0), content: WidgetContent(), size: 100_000) }
            return Timeline(entries: entries, policy: .atEnd)
        default:
            try? await FaultHandler.misbehave(fault)
            return Timeline(entries: [entry("late")], policy: .never)
        }
    }

    func relevance() async -> WidgetRelevance<FaultIntent> {
        let attributes = ["a", "b"].map { hero in
            WidgetRelevanceAttribute(
                configuration: FaultIntent(
                    intentValues: IntentValues(["hero": .object(ObjectValue(identifier: hero, displayString: ""))])),
                context: .date(Date(timeIntervalSince1970: hero == "a" ? 1 : 2), kind: .scheduled))
        }
        return WidgetRelevance(attributes)
    }

    func recommendations() -> [AppIntentRecommendation<FaultIntent>] {
        let hero = ObjectValue(identifier: "a", displayString: "A")
        let intent = FaultIntent(intentValues: IntentValues(["hero": .object(hero), "size": .decimal(2)]))
        return [AppIntentRecommendation(intent: intent, description: "Hero A")]
    }

    /// A timeline whose text contains the number of calls that run at the same time.
    private func goodTimeline(of configuration: FaultIntent) async -> Timeline<FaultEntry> {
        let running = Self.running.add(1, ordering: .relaxed).newValue
        defer { Self.running.subtract(1, ordering: .relaxed) }
        for _ in 0..<100 { await Task.yield() }
        let first = Date(timeIntervalSince1970: 1_800_000_000)
        let content = WidgetContent(
            text: "\(configuration.hero), \(running) at a time", url: URL(string: "faults://hero"),
            links: [URL(string: "faults://name")].compactMap { $0.map { WidgetLink(region: "name", url: $0) } },
            actions: [
                WidgetAction(
                    id: "switch", title: "Switch", control: .toggle(isOn: true), intent: "Config",
                    values: IntentValues(["hero": .object(ObjectValue(identifier: "a", displayString: "A"))]))
            ])
        return Timeline(
            entries: [
                FaultEntry(date: first, relevance: TimelineEntryRelevance(score: 0.5, duration: 60), content: content),
                FaultEntry(date: first + 60, content: WidgetContent(text: "later")),
            ], policy: .after(first + 3_600))
    }

    private func entry(_ text: String) -> FaultEntry {
        FaultEntry(date: Date(timeIntervalSince1970: 1_800_000_000), content: WidgetContent(text: text))
    }
}

/// A provider with completion handlers, which does not call them for the instance `bad`.
struct SilentProvider: TimelineProvider {
    let fault: String

    func placeholder(in context: Context) -> FaultEntry {
        FaultEntry(date: Date(timeIntervalSince1970: 1_800_000_000), content: WidgetContent(text: "static"))
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (FaultEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<FaultEntry>) -> Void) {
        guard context.instance?.text != "bad" else { return }
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

extension FaultIntent {
    /// The identifier of the hero, or `nobody`.
    var hero: String {
        if case .object(let hero)? = values["hero"] { hero.identifier } else { "nobody" }
    }
}

extension FaultHandler: IntentPerforming {
    func perform(_ intent: FaultIntent, context: PerformContext) async throws {
        if context.instance?.text == "bad" { try await Self.misbehave(fault) }
        guard intent.hero == "a", context.isOn == true else {
            throw HandlerError(.failed, message: "unexpected: \(intent.hero), \(String(describing: context.isOn))")
        }
    }
}
