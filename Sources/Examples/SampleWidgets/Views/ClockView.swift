import SampleHandlers
import SwiftUI
import WidgetKit

/// The time, on a clock's face where there is room for one.
struct ClockView: View {
    @Environment(\.widgetFamily) private var family
    let entry: ClockEntry

    var body: some View {
        switch family {
        case .accessoryInline: Text(entry.text)
        case .accessoryRectangular:
            Text(entry.text)
                .font(.system(size: 44, weight: .bold, design: .rounded))
                .minimumScaleFactor(0.5)
                .lineLimit(1)
        default:
            VStack(spacing: 8) {
                ClockFace(secondOfDay: entry.reading.secondOfDay)
                Text(entry.text).font(.headline).foregroundStyle(.orange)
            }
            .containerBackground(.background, for: .widget)
        }
    }
}

private struct ClockFace: View {
    let secondOfDay: Int

    private var hours: Double { Double(secondOfDay) / 3600 }

    var body: some View {
        GeometryReader { geometry in
            let radius = min(geometry.size.width, geometry.size.height) / 2
            ZStack {
                ForEach(0..<12) { hour in
                    Hand(from: radius - (hour % 3 == 0 ? 9 : 5), to: radius, turn: Double(hour) / 12)
                        .stroke(hour % 3 == 0 ? .primary : .secondary, lineWidth: hour % 3 == 0 ? 2.5 : 1.5)
                }
                Hand(from: -radius * 0.12, to: radius * 0.5, turn: hours / 12)
                    .stroke(.primary, style: StrokeStyle(lineWidth: 5, lineCap: .round))
                Hand(from: -radius * 0.15, to: radius * 0.8, turn: hours)
                    .stroke(.primary, style: StrokeStyle(lineWidth: 3, lineCap: .round))
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// A line on a clock's face between two distances from its center.
private struct Hand: Shape {
    let from: CGFloat
    let to: CGFloat
    /// The part of a whole turn, from 12 o'clock.
    let turn: Double

    func path(in rect: CGRect) -> Path {
        let angle = turn * 2 * .pi
        func point(_ distance: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + distance * sin(angle), y: rect.midY - distance * cos(angle))
        }
        return Path { path in
            path.move(to: point(from))
            path.addLine(to: point(to))
        }
    }
}
