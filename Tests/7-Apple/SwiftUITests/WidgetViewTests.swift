import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import SwiftUI
import Testing

@testable import WidgetFiles

/// What views of widgets show outside their process.
@Suite struct WidgetViewTests {
    @MainActor
    private func snapshot<Shown: IntentWidgets.Widget>(
        of widget: Shown.Type, _ family: SizeFamily
    ) async throws -> WidgetContent {
        try await provider(of: widget).snapshot(request(family)).content
    }

    @MainActor private func provider<Shown: IntentWidgets.Widget>(
        of widget: Shown.Type
    ) throws -> any ProviderCalling {
        try #require(widget.registrations.first).provider
    }

    private func request(_ family: SizeFamily) -> ProviderRequest {
        ProviderRequest(
            values: IntentValues(), context: TimelineProviderContext(family: family, isPreview: true))
    }

    @Test func `a placeholder has bars in place of its texts`() async throws {
        let shown = try await snapshot(of: TideWidget.self, .accessoryInline)
        let placeholder = try await provider(of: TideWidget.self).placeholder(request(.accessoryInline)).content
        expectEqual(shown.text, "1.2 m")
        expectEqual(placeholder.text, "▒▒▒▒▒")
        expectEqual(placeholder.svg?.contains("<text"), false)
        expectEqual(placeholder.url, shown.url)
    }

    @Test func `a view shows the texts of its family`() async throws {
        let small = try await snapshot(of: TideWidget.self, .systemSmall)
        expectEqual(small.text?.hasPrefix("Harbor\n1.25 m\n"), true)
        expectEqual(small.url, URL(string: "tide://harbor"))
        try await expectEqual(snapshot(of: TideWidget.self, .accessoryInline).text, "1.2 m")
        try await expectEqual(snapshot(of: TideWidget.self, .accessoryCircular).text, "1\n0 3")
        try await expectEqual(snapshot(of: TideWidget.self, .systemLarge).text, small.text)
    }

    @Test func `relative dates refer to the date of the entry`() async throws {
        let content = try await snapshot(of: CountdownWidget.self, .accessoryInline)
        expectEqual(content.text, "Ends 1 hr")
    }

    @Test func `links of a view leave the process`() async throws {
        let content = try await snapshot(of: ParcelWidget.self, .systemMedium)
        expectEqual(content.links.map(\.region), ["link-1", "link-2"])
        expectEqual(content.links.map(\.url.absoluteString), ["parcel://stop/Depot", "parcel://stop/Door"])
    }

    @Test func `a switch over a phone's families needs no default`() async throws {
        try await expectEqual(snapshot(of: LayoutWidget.self, .systemExtraLarge).text, "4 columns")
        try await expectEqual(snapshot(of: LayoutWidget.self, .accessoryInline).text, "line")
        let names = SizeFamily.allCases.map(\.name)
        expectEqual(
            names, ["small", "medium", "large", "extra large", "other", "circle", "other", "rectangle", "line"])
        expectEqual(SizeFamily.allCases.filter(\.isRound), [.accessoryCircular, .accessoryCorner])
    }

    @Test @MainActor func `a canvas keeps its texts, pictures keep names`() async throws {
        try await expectEqual(snapshot(of: RateWidget.self, .systemSmall).text, "Swiss franc\nmax 0.9")
        let image = try #require(UIImage(named: "flag"))
        expectEqual(try WidgetPicture(of: Image(uiImage: image)).imageNames, ["flag"])
        expectEqual(UIImage(data: Data()), nil)
        expectEqual(UIImage(data: Data([1]))?.pngData(), Data([1]))
        expectEqual(RateWidget.registrations.first?.displayName, "Exchange rate")
    }

    @Test @MainActor func `a bundle contains the widgets of its builders`() {
        let kinds = AllWidgets.registrations.map(\.kind.name)
        expectEqual(kinds, ["TideWidget", "Parcel", "Moon", "Lamps", "com.example.calendar"])
    }

    @Test @MainActor func `a view without data shows its replacement`() throws {
        expectEqual(try WidgetPicture(of: RowsView(rows: [])).lines, ["No rows", "Add one."])
        expectEqual(try WidgetPicture(of: RowsView(rows: ["a", "b"])).lines, ["1. a", "2. b"])
    }

    @Test @MainActor func `the environment is that of the reader`() {
        func text(_ reader: WidgetReader) -> String? {
            let context = TimelineProviderContext(family: .systemSmall, reader: reader)
            return RenderingContext.$current.withValue(RenderingContext(context: context, date: Date())) {
                ReaderView().widgetContent.text
            }
        }
        expectEqual(text(WidgetReader(language: "ar", colorScheme: .dark)), "ar rightToLeft dark 16.0")
        expectEqual(text(WidgetReader(language: "de")), "de leftToRight light 16.0")
    }

    @Test @MainActor func `the environment has the settings of the reader`() {
        func content(_ reader: WidgetReader, _ family: WidgetFamily = .systemSmall) -> WidgetContent {
            let context = TimelineProviderContext(family: family, reader: reader)
            return RenderingContext.$current.withValue(RenderingContext(context: context, date: Date())) {
                SettingsView().widgetContent
            }
        }
        func text(_ reader: WidgetReader) -> String? { content(reader).text }
        expectEqual(text(WidgetReader()), "large large fullColor true 3.0")
        // On a lock screen, widgets are white in front of something dark.
        let usual = content(WidgetReader(), .accessoryRectangular)
        expectEqual(usual.text, "large large vibrant false 3.0")
        expectEqual(usual.svg?.contains("fill=\"#1c1c1f\""), true)
        let colored = content(WidgetReader(renderingMode: .fullColor), .accessoryRectangular)
        expectEqual(colored.text, "large large fullColor true 3.0")
        expectEqual(colored.svg?.contains("#1c1c1f"), false)
        let reader = WidgetReader(
            renderingMode: .vibrant, textSize: .accessibility2, device: WidgetDevice(rawValue: "ipad-air"))
        expectEqual(text(reader), "accessibility2 accessibilityLarge vibrant false 2.0")
    }

    @Test func `a host has no variants of the environment`() {
        let variants = TimelineProviderContext(family: .systemSmall).environmentVariants
        expectEqual(variants.displayScale?.max(), nil)
        expectEqual(variants[\.sizeCategory]?.first, nil)
    }

    @Test func `a localized text without a translation is its key`() {
        let count = 3
        expectEqual(String(localized: "\(count) parcels", comment: "A count."), "3 parcels")
        expectEqual(String(localized: "parcels", defaultValue: "Parcels"), "Parcels")
    }
}

private struct SettingsView: View {
    @Environment(\.dynamicTypeSize) var size
    @Environment(\.sizeCategory) var category
    @Environment(\.widgetRenderingMode) var mode
    @Environment(\.showsWidgetContainerBackground) var showsBackground
    @Environment(\.displayScale) var scale

    var body: some View { Text("\(size) \(category) \(mode) \(showsBackground) \(scale)") }
}

private struct ReaderView: View {
    @Environment(\.locale) var locale
    @Environment(\.layoutDirection) var direction
    @Environment(\.colorScheme) var scheme
    @Environment(\.widgetContentMargins) var margins

    var body: some View { Text(verbatim: "\(locale.identifier) \(direction) \(scheme) \(margins.leading)") }
}
