import SwiftUI

// What programs declare with the names in `DrawnNameTests`.
extension DrawnNameTests {
    struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding().border(.red) }
    }

    struct Height: SwiftUI.PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    struct Stairs: SwiftUI.Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 80, height: 60)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, view) in subviews.enumerated() {
                let place = CGPoint(x: bounds.minX + CGFloat(index) * 20, y: bounds.minY + CGFloat(index) * 20)
                view.place(at: place, proposal: .unspecified)
            }
        }
    }

    struct Gable: SwiftUI.Shape {
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 2, dy: 2)) }
    }

    struct Warning: SwiftUI.ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some SwiftUI.ShapeStyle { SwiftUI.Color.red }
    }

    struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding().background(.red) }
    }

    struct TitleLabel: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.title }
    }

    struct TitleToggle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    struct TitleGauge: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
}
