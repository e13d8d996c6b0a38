import Foundation
import IntentModel
import IntentRuntime
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
        let registration = try #require(widget.registrations.first)
        let context = TimelineProviderContext(family: family, isPreview: true)
        return try await registration.provider.snapshot(ProviderRequest(values: IntentValues(), context: context))
            .content
    }

    @Test func `a view shows the texts of its family`() async throws {
        let small = try await snapshot(of: TideWidget.self, .systemSmall)
        #expect(small.text?.hasPrefix("Harbor\n1.25 m\n") == true)
        #expect(small.url == URL(string: "tide://harbor"))
        #expect(try await snapshot(of: TideWidget.self, .accessoryInline).text == "1.2 m")
        #expect(try await snapshot(of: TideWidget.self, .accessoryCircular).text == "m\n0\n1\n3")
        #expect(try await snapshot(of: TideWidget.self, .systemLarge).text == small.text)
    }

    @Test func `relative dates refer to the date of the entry`() async throws {
        let content = try await snapshot(of: CountdownWidget.self, .accessoryInline)
        #expect(content.text == "Ends 1 hr")
    }

    @Test func `links of a view leave the process`() async throws {
        let content = try await snapshot(of: ParcelWidget.self, .systemMedium)
        #expect(content.links.map(\.region) == ["link-1", "link-2"])
        #expect(content.links.map(\.url.absoluteString) == ["parcel://stop/Depot", "parcel://stop/Door"])
    }

    @Test func `a switch over a phone's families needs no default`() async throws {
        #expect(try await snapshot(of: LayoutWidget.self, .systemExtraLarge).text == "4 columns")
        #expect(try await snapshot(of: LayoutWidget.self, .accessoryInline).text == "line")
        let names = SizeFamily.allCases.map(\.name)
        #expect(names == ["small", "medium", "large", "extra large", "other", "circle", "other", "rectangle", "line"])
        #expect(SizeFamily.allCases.filter(\.isRound) == [.accessoryCircular, .accessoryCorner])
    }

    @Test @MainActor func `a canvas keeps its texts, pictures keep names`() async throws {
        #expect(try await snapshot(of: RateWidget.self, .systemSmall).text == "Swiss franc\nmax 0.9")
        let image = try #require(UIImage(named: "flag"))
        #expect(ViewInspection(of: Image(uiImage: image)).images == ["flag"])
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data([1]))?.pngData() == Data([1]))
        #expect(RateWidget.registrations.first?.displayName == "Exchange rate")
    }

    @Test @MainActor func `a bundle contains the widgets of its builders`() {
        let kinds = AllWidgets.registrations.map(\.kind.name)
        #expect(kinds == ["TideWidget", "Parcel", "Moon", "Lamps", "com.example.calendar"])
    }

    @Test @MainActor func `a view without data shows its replacement`() {
        #expect(ViewInspection(of: RowsView(rows: [])).lines == ["No rows", "Add one."])
        #expect(ViewInspection(of: RowsView(rows: ["a", "b"])).lines == ["1. a", "2. b"])
    }

    @Test func `a host has no variants of the environment`() {
        let variants = TimelineProviderContext(family: .systemSmall).environmentVariants
        #expect(variants.displayScale?.max() == nil)
        #expect(variants[\.sizeCategory]?.first == nil)
    }

    @Test func `a localized text without a translation is its key`() {
        let count = 3
        #expect(String(localized: "\(count) parcels", comment: "A count.") == "3 parcels")
        #expect(String(localized: "parcels", defaultValue: "Parcels") == "Parcels")
    }
}
