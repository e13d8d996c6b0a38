import Foundation

/// A gradient around a point, in sectors of one color each: SVG has none.
struct AngularGradient {
    let stops: [GradientStop]
    let center: Point
    /// Radians from the right, clockwise.
    let start: Double
    let end: Double

    private static let sectors = 90

    /// Returns sectors that cover a rectangle.
    func items(covering bounds: Rect) -> [DisplayItem] {
        guard let last = stops.last, start.isFinite, end.isFinite, abs(end - start) < 1_000 else { return [] }
        let corners = [bounds.origin, bounds[UnitPoint(x: 1, y: 1)]]
        let radius = corners.reduce(1) { $0 + abs($1.x - center.x) + abs($1.y - center.y) }
        let step = (end - start) / Double(Self.sectors)
        func sector(_ angle: Double, _ extent: Double, _ color: Color) -> DisplayItem {
            let outline = Outline([
                .move(center), .line(point(at: angle, radius)), .line(point(at: angle + extent, radius)), .close,
            ])
            return .fill(.outline(outline), .color(color), bounds: bounds)
        }
        // Sectors reach below the next one, so that no line is between them, unless one shines through the other.
        let isOpaque = stops.allSatisfy { $0.color.light.opacity == 1 && $0.color.dark.opacity == 1 }
        let sectors = (0..<Self.sectors).map { index in
            let reach = isOpaque && index < Self.sectors - 1 ? step * 1.5 : step
            let location = (Double(index) + 0.5) / Double(Self.sectors)
            return sector(start + step * Double(index), reach, stops.color(at: location))
        }
        guard !isOpaque else {
            return [.fill(.rectangle(bounds, radiusX: 0, radiusY: 0), .color(last.color), bounds: bounds)] + sectors
        }
        // What remains of the turn has the color of the last stop.
        let rest = max(2 * .pi - abs(end - start), 0) * (end < start ? -1 : 1)
        return sectors
            + (abs(rest) > 0.001 ? (0..<4).map { sector(end + rest / 4 * Double($0), rest / 4, last.color) } : [])
    }

    private func point(at angle: Double, _ radius: Double) -> Point {
        Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
}

extension [GradientStop] {
    /// Returns the color at a place between the stops.
    package func color(at location: Double) -> Color {
        guard let next = firstIndex(where: { $0.location >= location }) else { return last?.color ?? Color(.clear) }
        guard next > 0 else { return self[next].color }
        let (lower, upper) = (self[next - 1], self[next])
        let distance = upper.location - lower.location
        let part = distance > 0 ? (location - lower.location) / distance : 1
        return Color(
            light: lower.color.light.mixed(with: upper.color.light, part),
            dark: lower.color.dark.mixed(with: upper.color.dark, part))
    }
}

extension RGBA {
    fileprivate func mixed(with other: RGBA, _ part: Double) -> RGBA {
        func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            opacity: mix(opacity, other.opacity))
    }
}
