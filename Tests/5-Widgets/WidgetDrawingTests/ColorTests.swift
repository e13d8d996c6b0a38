import IntentTestSupport
import Testing
import WidgetDrawing

/// Mappings of colors, gradients and compositions.
@Suite struct ColorTests {
    private let identity: [[Double]] = [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0]]

    @Test func `mappings have the factors of their effect`() {
        let luminance = [0.2126, 0.7152, 0.0722, 0, 0]
        let color = RGBA(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
        func mapping(_ factor: Double, _ constant: Double) -> [[Double]] {
            [
                [factor, 0, 0, 0, constant], [0, factor, 0, 0, constant], [0, 0, factor, 0, constant], [0, 0, 0, 1, 0],
            ]
        }
        expectEqual(ColorMatrix.inverted.rows, mapping(-1, 1))
        expectEqual(ColorMatrix.brightness(0.25).rows, mapping(1, 0.25))
        expectEqual(ColorMatrix.contrast(2).rows, mapping(2, -0.5))
        expectEqual(ColorMatrix.saturation(1).rows, identity)
        expectEqual(ColorMatrix.saturation(0).rows, [luminance, luminance, luminance, [0, 0, 0, 1, 0]])
        let none: [Double] = [0, 0, 0, 0, 0]
        expectEqual(ColorMatrix.luminanceAsOpacity.rows, [none, none, none, luminance])
        expectEqual(
            ColorMatrix.multiplied(by: color).rows,
            [[0.1, 0, 0, 0, 0], [0, 0.2, 0, 0, 0], [0, 0, 0.3, 0, 0], [0, 0, 0, 0.4, 0]])
        expectEqual(
            ColorMatrix.filled(with: color).rows,
            [[0, 0, 0, 0, 0.1], [0, 0, 0, 0, 0.2], [0, 0, 0, 0, 0.3], [0, 0, 0, 0.4, 0]])
    }

    @Test func `a turn of the hue keeps gray, and a whole turn everything`() {
        let whole = ColorMatrix.hueRotation(sine: 0, cosine: 1).rows
        for (row, expected) in zip(whole, identity) { for (a, b) in zip(row, expected) { expectNear(a, b) } }
        for row in ColorMatrix.hueRotation(sine: 1, cosine: 0).rows.dropLast() {
            expectNear(row.reduce(0, +), 1)
            expectEqual(Array(row.suffix(2)), [0, 0])
        }
        expectEqual(ColorMatrix.hueRotation(sine: 1, cosine: 0).rows.last, [0, 0, 0, 1, 0])
    }

    @Test func `compositions keep what is in front, behind or left`() {
        let item = DisplayItem.fill(
            .ellipse(Rect(size: Size(width: 1, height: 1))), .color(.black), bounds: Rect(size: .zero))
        func form(_ composition: Composition) -> [String] {
            composition.combined([item], with: [item, item]).map {
                switch $0 {
                case .group(.mask(let mask), let items): "mask \(mask.count) \(items.count)"
                case .group(.cutOut(let removed), let items): "cut \(removed.count) \(items.count)"
                default: "item"
                }
            }
        }
        expectEqual(form(.atop), ["item", "mask 1 2"])
        expectEqual(form(.behind), ["item", "item", "item"])
        expectEqual(form(.cutOut), ["cut 2 1"])
    }

    private func lines(_ paint: Paint) throws -> [String] {
        let fill = node(.shape(Shape(.rectangle), .fill(paint)))
        let list = try Layout().draw(fill, in: Size(width: 40, height: 20))
        return SVGWriter.svg(of: list, appearance: .light).split(separator: "\n").map(String.init)
    }

    @Test func `components and places of stops stay in their range`() throws {
        #expect(
            try lines(.color(Color(RGBA(red: 2, green: -1, blue: .nan)))).contains { $0.contains("fill=\"#ff0000\"") })
        let stops = [GradientStop(color: .black, location: -1), GradientStop(color: .white, location: 1.5)]
        let linear = try lines(.linear(stops, from: .top, to: .bottom))
        expectEqual(linear.filter { $0.contains("<stop") }.map { $0.contains("offset=\"1\"") }, [false, true])
        #expect(linear.contains { $0.contains("offset=\"0\"") })
        let half = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 0.5)]
        let radial = try lines(.radial(half, center: .center, startRadius: 5, endRadius: 10))
        expectEqual(radial.filter { $0.contains("offset=\"0.5\"") || $0.contains("offset=\"0.75\"") }.count, 2)
    }

    @Test func `an angular gradient has sectors with the colors between the stops`() throws {
        func sectors(_ stops: [GradientStop], _ end: Double) throws -> [String] {
            try lines(.angular(stops, center: .center, start: 0, end: end)).filter { $0.contains("<path") }
        }
        let opaque = [GradientStop(color: .black, location: 0.25), GradientStop(color: .white, location: 0.75)]
        let whole = try sectors(opaque, 2 * .pi)
        expectEqual(whole.count, 90)
        #expect(whole[0].contains("#000000") && whole[89].contains("#ffffff"))
        // The middle of sector 45 is at 0.5056 of the turn, and at 0.5111 of the way between the stops.
        #expect(whole[45].contains("#828282"))
        let clear = opaque.map { GradientStop(color: $0.color.opacity(0.5), location: $0.location) }
        expectEqual(try sectors(clear, 2 * .pi).count, 90)
        // What remains of the turn has the color of the last stop.
        let part = try sectors(clear, .pi)
        expectEqual(part.count, 94)
        #expect(part[90...].allSatisfy { $0.contains("#ffffff") })
        #expect(part[93].contains("L281 50Z"), "\(part[93])")
        #expect(try sectors(clear, -.pi)[93].contains("L281 50Z"))
        expectEqual(try sectors(opaque, .infinity).count, 0)
    }

    @Test func `the sectors of an angular gradient turn clockwise from its start`() throws {
        let clear = [
            GradientStop(color: .black.opacity(0.5), location: 0),
            GradientStop(color: .white.opacity(0.5), location: 1),
        ]
        let paint = Paint.angular(clear, center: .center, start: .pi / 2, end: .pi)
        let fill = node(.shape(Shape(.rectangle), .fill(paint)))
        let list = try Layout().draw(fill, in: Size(width: 40, height: 20))
        let path = try #require(
            SVGWriter.svg(of: list, appearance: .light).split(separator: "\n").first { $0.contains("<path") })
        // From the center of the pattern, which is larger than the shape, down and one degree to the left.
        #expect(path.contains(#"d="M60 50L60 271L56.14 270.97Z""#), "\(path)")
    }

    @Test func `a color has two digits for each component`() throws {
        let color = Color(RGBA(red: 16.0 / 255, green: 15.0 / 255, blue: 1))
        #expect(try lines(.color(color)).contains { $0.contains("fill=\"#100fff\"") })
    }
}
