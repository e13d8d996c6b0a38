import Foundation
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import SampleHandlers
import SampleWidgets
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The texts and pictures of the sample widgets in a gallery, where nothing is configured.
struct GalleryTests {
    @Test(arguments: try sampleEngine().widgetKinds)
    func `each family has a text and a picture`(kind: WidgetKind) async throws {
        let samples = try await HostedSamples()
        let previews = try await samples.host.previews(of: kind)
        #expect(!previews.isEmpty)
        for preview in previews {
            for content in [preview.placeholder.content, preview.snapshot.content] {
                let svg = try #require(content.svg)
                let size = TimelineProviderContext(family: preview.family)
                #expect(svg.contains("viewBox=\"0 0 \(Int(size.displayWidth)) \(Int(size.displayHeight))\""))
                #expect(isWellFormed(svg))
                // What is on a lock screen is white in both color schemes.
                expectEqual(svg.contains("prefers-color-scheme: dark"), !preview.family.isOnLockScreen)
                // A gallery shows what the widget can do, not that nothing is chosen.
                expectEqual(content.text.map { !$0.isEmpty && !$0.contains("Choose") && !$0.contains("请选择") }, true)
            }
        }
    }

    @Test func `names from outside cannot break the picture`() async throws {
        let source = HostileSource()
        let samples = try await HostedSamples(
            registrations(CarWidget(garage: Garage())), handlers: [source])
        let id = try await samples.show(.carWidget, .systemMedium, as: WidgetConfigIntent.self) {
            $0[\.carControls] = [CarControl(identifier: "x", displayString: "")]
        }
        let svg = try #require(try await samples.timeline(of: id).entry(0).content.svg)
        #expect(isWellFormed(svg))
        #expect(svg.contains("&lt;script&gt;"))
        await samples.host.stop()
    }

    @Test func `the bundle has each widget of the definitions`() async throws {
        let kinds = await SampleWidgetBundle.registrations.map(\.kind)
        // The control that finds the car has no provider.
        expectEqual(Set(kinds), Set(try sampleEngine().widgetKinds + ["com.example.car-lock"]))
    }

    private func isWellFormed(_ svg: String) -> Bool { XMLParser(data: Data(svg.utf8)).parse() }
}

/// Offers a control whose name contains markup.
private struct HostileSource: WidgetConfigIntentHandling {
    private let control = CarControl(identifier: "x", displayString: "<script> & \"x\"")

    func provideCarControlsOptionsCollection(
        for intent: WidgetConfigIntent, searchTerm: String?, context: OptionsContext
    ) -> OptionCollection<CarControl> {
        OptionCollection([control])
    }

    func carControls(
        for identifiers: [String], in intent: WidgetConfigIntent, context: LookupContext
    ) -> [CarControl] {
        identifiers == ["x"] ? [control] : []
    }

    func defaultCarControls(for intent: WidgetConfigIntent, context: DefaultContext) -> [CarControl] { [control] }
}

extension IntentEngine {
    /// The kinds of all declared widgets.
    fileprivate var widgetKinds: [WidgetKind] { schema.widgets.map(\.kind) }
}
