internal import IntentModel
internal import IntentRuntime
package import IntentWidgets

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A provider of three entries a minute apart, with a picture and actions. A widget with the number 10 has content that does not
/// fit in a line of the extension protocol.
package struct FuzzProvider: ProviderCalling {
    private static let large = String(repeating: "large\n", count: 200_000)

    package init() {}

    /// The registrations of the widgets of ``FuzzFixture``.
    package static let registrations = [
        WidgetRegistration(
            kind: "Everything", intent: FuzzHandler.Intent.definition, isConfigurable: true, provider: FuzzProvider()),
        WidgetRegistration(kind: "Clock", intent: nil, isConfigurable: false, provider: FuzzProvider()),
    ]

    package func placeholder(_ request: ProviderRequest) async throws -> RenderedEntry { entry(0, request) }
    package func snapshot(_ request: ProviderRequest) async throws -> RenderedEntry { entry(0, request) }

    package func entries(_ request: ProviderRequest) async throws -> LazyTimeline {
        let relevance = TimelineEntryRelevance(score: 1, duration: 60)
        return LazyTimeline(
            entries: (0..<3).map { LazyTimeline.Entry(date: date($0), relevance: relevance) }, policy: .atEnd,
            content: { entry($0, request).content })
    }

    package func recommendations() async throws -> [RenderedRecommendation] {
        [RenderedRecommendation(values: IntentValues(["number": .integer(3)]), description: "Three")]
    }

    private func date(_ index: Int) -> Date { FuzzFixture.start.date.addingTimeInterval(Double(index) * 60) }

    private func entry(_ index: Int, _ request: ProviderRequest) -> RenderedEntry {
        let isLarge = request.values["number"] == .integer(10)
        return RenderedEntry(
            date: date(index),
            content: WidgetContent(
                text: isLarge ? Self.large : "entry \(index)", svg: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
                actions: [
                    WidgetAction(
                        id: "ring", title: "Ring", control: .toggle(isOn: index == 1), intent: "Everything",
                        values: request.values)
                ]))
    }
}
