import Combine
import CoreGraphics
import SwiftUI
import UIKit
import WidgetKit

extension UIColor {
    convenience init?(hex: String) {
        guard let number = UInt32(hex, radix: 16) else { return nil }
        self.init(
            red: CGFloat(number >> 16 & 0xFF) / 255, green: CGFloat(number >> 8 & 0xFF) / 255,
            blue: CGFloat(number & 0xFF) / 255, alpha: 1)
    }

    var isLight: Bool {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red + green + blue) / 3 > 0.5
    }
}

extension Color {
    func shade(in environment: EnvironmentValues) -> Double {
        let resolved = resolve(in: environment)
        return Double(resolved.red + resolved.green + resolved.blue) / 3
    }
}

final class HarborModel: ObservableObject {
    @Published var boats = 3
    let objectWillChange = ObservableObjectPublisher()
}

struct BoatRow: SwiftUI.Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(.zero) { size, view in
            let next = view.sizeThatFits(.unspecified)
            return CGSize(width: size.width + next.width, height: max(size.height, next.height))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for view in subviews {
            view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: proposal)
            x += view.dimensions(in: proposal).width
        }
    }
}

struct HarborView: View {
    @Environment(\.levelOfDetail) private var detail
    @Environment(\.self) private var environment
    @StateObject private var model = HarborModel()
    let isWide: Bool

    var body: some View {
        TimelineView(.everyMinute) { context in
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading))
            layout {
                Text("Boats")
                Text("\(model.boats)").font(Font(UIFont.systemFont(ofSize: 12, weight: .bold)))
            }
            BoatRow {
                ForEach(0..<3) { Text("\($0)") }
            }
            .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
            AsyncImage(url: URL(string: "https://example.com/boat.png")) { image in
                image.resizable()
            } placeholder: {
                Text("No picture")
            }
            AsyncImage(url: nil) { phase in
                if let image = phase.image { image } else { Text("Empty") }
            }
            Image(systemName: "bell")
                .symbolEffect(.bounce.up.byLayer, options: .nonRepeating, value: model.boats)
                .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp)))
            if detail == .simplified { Text(context.date, style: .time) }
        }
        .transformEffect(CGAffineTransform(translationX: 2, y: 0).rotated(by: .pi))
        .foregroundStyle(Color.blue.resolve(in: environment))
        .background(Color(uiColor: UIColor(hex: "ff8800") ?? .systemBackground))
        .onContinueUserActivity("harbor") { activity in
            print(activity.userInfo?[WidgetCenter.UserInfoKey.kind] ?? "")
        }
    }
}

struct BoatsAccessory: View {
    var body: some View {
        AccessoryWidgetGroup("Boats", systemImage: "ferry") {
            Text("1")
            Text("2")
        }
        .accessoryWidgetGroupStyle(.circular)
    }
}

enum HarborRelevance {
    static let all: [RelevantContext] = [
        .date(from: .now, to: .now.addingTimeInterval(60)), .location(inferred: .home), .sleep(.bedtime),
        .hardware(headphones: .connected), .fitness(.workoutActive),
    ]

    static func family(of number: Int) -> WidgetFamily { WidgetFamily(rawValue: number) ?? .systemSmall }
}

struct HarborPictures: View {
    var body: some View {
        VStack {
            Image(.lighthouse).foregroundStyle(.waveBlue)
            Image(.Boats.ferry).tint(.accent)
            Image(uiImage: UIImage(resource: .seaGull))
            Image(uiImage: ._24hours)
            Label("Lighthouse", image: .lighthouse).background(Color.waveBlue)
            Color(.waveBlue)
            Color(.red)
            Color(.Boats.hull)
            Color(uiColor: .waveBlue)
        }
    }
}

struct Buoy: View, Equatable {
    static func == (first: Buoy, second: Buoy) -> Bool { first.name == second.name }

    @Namespace private var space
    let name: String

    var body: some View {
        LabeledContent("Buoy") {
            Text(name)
        }
        .background(Circle().fill(Color.red.mix(with: .white, by: 0.5)).stroke(.blue, lineWidth: 2))
        .background(Capsule().strokeBorder(.black).fill(.tint))
        .clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 4)))
        .coordinateSpace(.named("buoy"))
        .matchedGeometryEffect(id: name, in: space)
        .gesture(DragGesture().onEnded { print($0.translation) })
        .simultaneousGesture(TapGesture().onEnded { print(name) })
        .contextMenu { Button("Remove") {} }
        .accessibilityHeading(.h1)
        .accessibilityAction { print(name) }
        Menu("More") { Text("Hidden") }
        GroupBox("Depth") { Text("9 m") }
    }
}
