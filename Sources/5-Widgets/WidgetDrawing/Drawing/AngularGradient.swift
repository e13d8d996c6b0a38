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
        let background = DisplayItem.fill(
            .rectangle(bounds, radiusX: 0, radiusY: 0), .color(last.color), bounds: bounds)
        let corners = [bounds.origin, bounds[UnitPoint(x: 1, y: 1)]]
        let radius = corners.reduce(1) { $0 + abs($1.x - center.x) + abs($1.y - center.y) }
        let step = (end - start) / Double(Self.sectors)
        return [background]
            + (0..<Self.sectors).map { index in
                let angle = start + step * Double(index)
                // Each sector reaches below the next one, so that no line is between them.
                let reach = index == Self.sectors - 1 ? step : step * 1.5
                let outline = Outline([
                    .move(center), .line(point(at: angle, radius)), .line(point(at: angle + reach, radius)), .close,
                ])
                let location = (Double(index) + 0.5) / Double(Self.sectors)
                return .fill(.outline(outline), .color(stops.color(at: location)), bounds: bounds)
            }
    }

    private func point(at angle: Double, _ radius: Double) -> Point {
        Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
}

extension [GradientStop] {
    /// Returns the color at a place between the stops.
    func color(at location: Double) -> Color {
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
