import IntentModel
import IntentTestSupport
import SwiftUI
import Testing
import WidgetDrawing

@testable import WidgetFiles

/// Controls without a style, in the styles of programs, and in the colors of a gradient.
@MainActor @Suite struct ControlTests {
    private func svg(_ view: some View, in family: SizeFamily = .systemSmall) throws -> String {
        try drawing(of: view, family: family).svg
    }

    @Test func `a control without a style, or with an automatic one, has the look of its place`() throws {
        let circle = try svg(ProgressView("a").progressViewStyle(.circular))
        expectEqual(try svg(ProgressView("a")), circle)
        expectEqual(try svg(ProgressView("a").progressViewStyle(.automatic).progressViewStyle(.linear)), circle)
        let gauge = Gauge(value: 0.3) { Text("a") }
        let ring = try svg(gauge.gaugeStyle(.accessoryCircular), in: .accessoryCircular)
        expectEqual(try svg(gauge, in: .accessoryCircular), ring)
        expectEqual(try svg(gauge.gaugeStyle(.automatic), in: .accessoryCircular), ring)
        #expect(try svg(gauge.gaugeStyle(.linearCapacity), in: .accessoryCircular) != ring)
        let button = Button("a") {}
        expectEqual(try svg(button.buttonStyle(.automatic).buttonStyle(.plain)), try svg(button))
    }

    @Test func `a control that a style of a program contains is a part of its control`() throws {
        let picture = try drawing(of: ControlsView()) { $0.widgetSize = CGSize(width: 300, height: 300) }
        expectEqual(picture.findings.undrawn, [])
        expectEqual(picture.lines, ["Loading", "● Lamp", "○ Fan", "○ Pump", "All"])
        expectEqual(picture.content.actions.map(\.id), ["action-1", "action-2", "action-3", "action-4"])
        expectEqual(picture.content.actions.map(\.title), ["Lamp", "Fan", "Pump", "All"])
        let red = Paint.color(
            WidgetDrawing.Color(light: RGBA(hex: 0xff3b30), dark: RGBA(hex: 0xff453a)))
        #expect(picture.items.fills.map(\.paint).contains(red))
    }

    @Test func `rare forms of names compile, and are drawn or listed`() throws {
        let picture = try drawing(of: RareFormsView())
        expectEqual(picture.findings.undrawn, [])
        expectEqual(
            picture.lines, ["a", "Total 3", "b", "c", "d", "No Results", "Check the spelling or try a new search."])
        let listed = try drawing(of: ListedFormsView())
        let view = "ListedFormsView"
        expectEqual(
            listed.findings.undrawn,
            ["drawingGroup(colorMode:) in \(view)", "safeAreaInset in \(view)", "markedValueLabels in \(view)"])
    }

    // MARK: Gradients

    /// The paints of the lines and of the areas that are no color of the light background.
    private func paints(_ view: some View, isRightToLeft: Bool = false) throws -> [Paint] {
        let picture = try drawing(of: view.tint(Gradient(colors: [.white, .black]))) {
            $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        return picture.items.leaves.compactMap { item in
            switch item {
            case .fill(_, let paint, _), .stroke(_, let paint, _, _): paint
            default: nil
            }
        }
    }

    private func stops(_ locations: (Double, Double)) -> [GradientStop] {
        [GradientStop(color: .white, location: locations.0), GradientStop(color: .black, location: locations.1)]
    }

    private func gauge(_ value: Double) -> some View { Gauge(value: value) { EmptyView() } }

    @Test func `a gradient as a tint runs along a ring, and its mark has the color at the value`() throws {
        let ring = try paints(gauge(1).gaugeStyle(.accessoryCircular))
        // The first color is at the beginning of the three visible quarters.
        expectEqual(
            ring.first,
            .angular(
                stops((0.125, 0.875)), center: WidgetDrawing.UnitPoint(x: 0.5, y: 0.5), start: -.pi / 4,
                end: 1.75 * .pi))
        expectEqual(ring.last, .color(.black))
        let capacity = try paints(gauge(0.5).gaugeStyle(.accessoryCircularCapacity))
        guard case .angular(_, _, let start, let end)? = capacity.last else { return try #require(Bool(false)) }
        #expect(abs(end - start - 2 * .pi) < 0.001 && abs(start) < 0.2)
    }

    @Test func `a gradient as a tint runs along a bar`() throws {
        func line(_ start: Double, _ end: Double) -> Paint {
            .linear(
                stops((0, 1)), from: WidgetDrawing.UnitPoint(x: start, y: 0.5),
                to: WidgetDrawing.UnitPoint(x: end, y: 0.5))
        }
        let bar = try paints(gauge(0).gaugeStyle(.accessoryLinear))
        expectEqual(bar.first, line(0, 1))
        expectEqual(bar.last, .color(.white))
        // The filled half has the first half of the colors.
        expectEqual(try paints(ProgressView(value: 0.5)).last, line(0, 2))
        expectEqual(try paints(ProgressView(value: 0.5), isRightToLeft: true).last, line(1, -1))
    }
}
