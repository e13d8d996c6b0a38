import SwiftUI
import WidgetKit

struct ActivityBanner: View {
    @Environment(\.showsWidgetLabel) private var showsLabel
    @Environment(\.activityFamily) var family
    let deadline: Date

    var body: some View {
        HStack {
            Text(deadline, style: .timer).monospacedDigit().kerning(1).underline()
            AnyView(Divider())
            ProgressView(timerInterval: Date()...deadline) {
                Text("Remaining")
            } currentValueLabel: {
                EmptyView()
            }
            if showsLabel {
                Text("Label")
            } else if family == .small {
                AnyView(Text("Small"))
            }
        }
        .activityBackgroundTint(Color.black.opacity(0.5))
        .activitySystemActionForegroundColor(.white)
        .accessibilityLabel(Text("Deadline"))
        .blur(radius: 0)
        .disabled(false)
    }
}

struct Stripes: View {
    private var gradient: Gradient { Gradient(colors: [.red, .orange]) }
    var style: AnyShapeStyle = AnyShapeStyle(.tint)
    var material: Material = .thin
    var mode: ContentMode = .fit
    var point: UnitPoint = .center
    var alignment: TextAlignment = .center

    var body: some View {
        VStack {
            Rectangle().fill(style)
            Rectangle().foregroundStyle(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
            Rectangle().fill(AngularGradient(gradient: gradient, center: point, angle: .degrees(90)))
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 10, y: 10))
                path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
                path.closeSubpath()
            }
            .stroke(Color.green, lineWidth: 2)
            RoundedRectangle(cornerRadius: 3).fill(Color(hue: 0.5, saturation: 1, brightness: 1))
            RoundedRectangle(cornerRadius: 25.0).stroke(.blue, lineWidth: 2)
            UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4).fill(.white.opacity(0.2))
        }
        .background(material)
        .multilineTextAlignment(alignment)
        .aspectRatio(nil, contentMode: mode)
        .scaleEffect(x: 1, y: -1)
        .rotationEffect(.init(degrees: 3))
        .shadow(radius: 2)
        .preferredColorScheme(nil)
        .tint(nil)
    }
}
