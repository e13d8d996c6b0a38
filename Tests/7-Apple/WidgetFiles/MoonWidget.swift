import SwiftUI
import WidgetKit

struct MoonPhase: Shape {
    var fraction: Double
    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addArc(
            center: center, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * fraction), clockwise: false)
        path.closeSubpath()
        return path
    }
}

extension EnvironmentValues {
    var isNorthern: Bool {
        get { self[NorthernKey.self] }
        set { self[NorthernKey.self] = newValue }
    }
}

private struct NorthernKey: EnvironmentKey {
    static let defaultValue = true
}

struct MoonView: View {
    let fraction: Double
    @Environment(\.isNorthern) private var isNorthern
    @Environment(\.showsWidgetContainerBackground) var showsBackground
    @Environment(\.widgetContentMargins) var margins
    @Environment(\.pixelLength) var pixel
    @Environment(\.calendar) var calendar
    @Environment(\.openURL) var openURL

    var body: some View {
        GeometryReader { (geometry: GeometryProxy) in
            let size = min(geometry.size.width, geometry.size.height)
            ZStack {
                Circle()
                    .trim(from: 0, to: CGFloat(fraction))
                    .stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 4]))
                    .foregroundStyle(.yellow.gradient)
                    .rotationEffect(Angle(degrees: isNorthern ? -90 : 90))
                Circle().stroke(Color.gray.opacity(0.4), lineWidth: pixel)
                MoonPhase(fraction: fraction)
                    .fill(
                        RadialGradient(
                            gradient: Gradient(stops: [
                                .init(color: .white, location: 0), .init(color: .gray, location: 1),
                            ]),
                            center: .center, startRadius: 0, endRadius: size / 2)
                    )
                    .shadow(color: .black.opacity(0.3), radius: 3, x: 0, y: 1)
                    .blendMode(.screen)
                    .mask(Ellipse().padding(1))
                    .blur(radius: 0.5)
                    .rotation3DEffect(.degrees(5), axis: (x: 1, y: 0, z: 0))
                ContainerRelativeShape().inset(by: 4).fill(.clear)
                Capsule().frame(width: size / 4, height: 2).position(x: 10, y: 10)
                Rectangle().fill(.background).frame(height: 1).offset(y: -3).clipped().hidden()
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
        .aspectRatio(1, contentMode: .fit)
        .clipShape(Circle())
        .contentShape(Rectangle())
        .ignoresSafeArea()
        .edgesIgnoringSafeArea(.all)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
        .compositingGroup()
    }
}

struct MoonEntry: TimelineEntry {
    let date: Date
    var fraction = 0.5
}

struct MoonProvider: TimelineProvider {
    func placeholder(in context: Context) -> MoonEntry { MoonEntry(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (MoonEntry) -> Void) {
        completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<MoonEntry>) -> Void) {
        let midnight = Calendar.current.startOfDay(for: Date() + 24 * 3600)
        completion(.init(entries: [MoonEntry(date: Date())], policy: .after(midnight)))
    }
}

struct MoonWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Moon", provider: MoonProvider()) { entry in
            VStack {
                MoonView(fraction: entry.fraction)
                Text("Moon").widgetLabel("Phase").widgetCurvesContent()
            }
            .environment(\.isNorthern, false)
            .containerBackground(for: .widget) {
                LinearGradient(colors: [.black, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
            }
        }
        .supportedFamilies([.systemSmall, .accessoryCorner])
    }
}
