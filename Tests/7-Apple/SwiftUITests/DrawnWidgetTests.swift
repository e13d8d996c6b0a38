import Foundation
import IntentModel
import IntentTestSupport
import IntentWidgets
import SwiftUI
import Testing
import WidgetTesting

/// The assertions for tests of widgets.
@MainActor @Suite struct DrawnWidgetTests {
    private static let date = Date(timeIntervalSince1970: 1_800_000_000)
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder("drawn") }

    private func drawn(
        _ view: some View, _ reader: WidgetReader = WidgetReader(language: "en")
    ) throws -> DrawnWidget {
        try DrawnWidget(view, family: .systemSmall, reader: reader, at: Self.date)
    }

    /// A view of the height of a line, below space.
    private func view(top: Double, color: SwiftUI.Color = .red) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            color.frame(height: 20).padding(.top, top)
            Text("4.2 m")
            Spacer()
        }
        .containerBackground(.background, for: .widget)
    }

    @Test func `texts and links have frames`() throws {
        let widget = try drawn(
            VStack(alignment: .leading, spacing: 0) {
                Text("4.2 m")
                if let url = URL(string: "https://example.com") { Link("More", destination: url) }
                Spacer()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .containerBackground(.background, for: .widget))
        let text = try #require(widget.frame(ofText: "4.2 m"))
        #expect(text.x == 16 && text.width > 30 && text.width < 50 && abs(text.height - 20.28) < 0.1)
        expectEqual(widget.frame(ofText: "4.3 m"), nil)
        let link = try #require(widget.content.links.first?.frame)
        #expect(link.x == 16 && link.y > text.y && link.height > 20)
        let more = try #require(widget.frame(ofText: "More"))
        #expect(abs(more.width - link.width) < 0.5)
    }

    @Test func `a reader determines how a widget is drawn`() throws {
        let large = WidgetReader(language: "en", textSize: .accessibility1, device: WidgetDevice(rawValue: "ipad-air"))
        let (usual, other) = (try drawn(view(top: 0)), try drawn(view(top: 0), large))
        #expect(usual.content.svg?.contains("viewBox=\"0 0 158 158\"") == true)
        #expect(other.content.svg?.contains("viewBox=\"0 0 155 155\"") == true)
        let heights = [usual, other].compactMap { $0.frame(ofText: "4.2 m")?.height }
        #expect(heights.count == 2 && heights[0] < heights[1])
    }

    @Test func `what is not drawn fails a test`() throws {
        try drawn(view(top: 0)).requireEverythingDrawn()
        let failure = #expect(throws: WidgetTestFailure.self) {
            try drawn(HalfDrawn()).requireEverythingDrawn()
        }
        expectEqual(failure?.description, "not drawn: Undrawable in HalfDrawn")
    }

    @Test func `a picture is that of its file`() throws {
        try save(drawn(view(top: 0)))
        try check(drawn(view(top: 0)))
    }

    @Test func `a difference names what moved first`() throws {
        try save(drawn(view(top: 0)))
        let moved = try #require(#expect(throws: WidgetTestFailure.self) { try check(drawn(view(top: 4))) })
        #expect(moved.description.hasSuffix("rect moved: y is 20 instead of 16"), "\(moved)")
        let changed = try #require(
            #expect(throws: WidgetTestFailure.self) { try check(drawn(view(top: 0, color: .blue))) })
        #expect(changed.description.contains("rect changed: fill is #007aff instead of #ff3b30"), "\(changed)")
        let other = try #require(
            #expect(throws: WidgetTestFailure.self) { try check(drawn(Text("A"))) })
        #expect(other.description.contains(": expected '") || other.description.contains("changed"), "\(other)")
    }

    @Test func `a picture without a file is reported`() throws {
        let failure = #expect(throws: WidgetTestFailure.self) { try check(drawn(view(top: 0))) }
        expectEqual(failure?.description.contains("picture.svg cannot be read or written: "), true)
    }

    private var path: String { folder.path + "/picture.svg" }

    private func check(_ widget: DrawnWidget) throws { try widget.requirePicture(path) }

    private func save(_ widget: DrawnWidget) throws {
        try folder.write(widget.content.svg ?? "", to: "picture.svg")
    }
}

private struct HalfDrawn: View {
    var body: some View {
        VStack {
            Text("a"); Undrawable()
        }
    }
}

/// A view that only a system could draw.
private struct Undrawable: View {
    var body: Never { fatalError("never read") }
}
