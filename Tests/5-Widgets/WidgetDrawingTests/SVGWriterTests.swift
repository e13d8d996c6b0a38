import IntentTestSupport
import Testing

@testable import WidgetDrawing

@Suite struct SVGWriterTests {
    private let size = Size(width: 100, height: 50)
    private let accent = Color(light: RGBA(red: 1, green: 0.5, blue: 0), dark: .white)

    private func svg(_ node: Node, _ appearance: SVGWriter.Appearance = .light) throws -> [String] {
        let list = try Layout().draw(node, in: size)
        return SVGWriter.svg(of: list, appearance: appearance).split(separator: "\n").map(String.init)
    }

    @Test func `a text is selectable and as wide as it was measured`() throws {
        let lines = try svg(text("<a> & \"b\"\u{1}", weight: .bold))
        expectEqual(
            lines.dropFirst().first,
            ##"<text fill="#000000" font-size="12" font-weight="700" lengthAdjust="spacingAndGlyphs" textLength="53.97""##
                + ##" x="23" y="29.33">&lt;a&gt; &amp; &quot;b&quot;</text>"##)
    }

    @Test func `colors follow the reader unless an appearance is chosen`() throws {
        let fill = node(.shape(Shape(.circle), .fill(.color(accent.opacity(0.5)))))
        let circle = ##"fill="#ff8000" fill-opacity="0.5" rx="25" ry="25"/>"##
        expectEqual(try svg(fill)[1], ##"<ellipse cx="50" cy="25" \##(circle)"##)
        expectEqual(try svg(fill, .dark)[1].contains("#ffffff"), true)
        let automatic = try svg(fill, .automatic)
        expectEqual(automatic[1], ##"<ellipse class="wc1" cx="50" cy="25" \##(circle)"##)
        expectEqual(automatic.contains(".wc1 { fill: #ffffff; fill-opacity: 0.5 }"), true)
    }

    @Test func `groups, gradients, strokes and images have their elements`() throws {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        var style = StrokeStyle(width: 3)
        style.dash = [4, 2]
        let fill = node(.shape(Shape(.capsule), .fill(.linear(stops, from: .top, to: .bottom))))
        let stroke = node(
            .shape(Shape(.roundedRectangle(width: 8, height: 8), inset: 1.5), .stroke(.color(.black), style)))
        let image = node(.image(ImageContent(picture: .reference("data:,"), size: size, isResizable: true)))
        let masked = node(.layout(SecondaryLayout(.mask)), [image, stroke])
        let effects = node(.layout(ZStackLayout()), [fill, masked])
            .effect(.shadow(.black, radius: 4, x: 0, y: 2)).effect(.opacity(0.5)).effect(.clip(Shape(.circle)))
            .effect(.transform(AffineTransform(a: 0, b: 1, c: -1, d: 0), anchor: .center))
        let lines = try svg(effects)
        expectEqual(
            lines.map { String($0.drop { $0 == "<" }.prefix { $0 != " " && $0 != ">" }) },
            [
                "svg", "g", "clipPath", "ellipse", "/clipPath", "g", "g", "filter", "feGaussianBlur", "feOffset",
                "feFlood", "feComposite", "feMerge", "feMergeNode", "/feMerge", "/filter", "g",
                "linearGradient", "stop", "stop", "/linearGradient", "rect", "mask", "rect", "/mask", "g", "image",
                "/g", "/g",
                "/g", "/g", "/g", "/svg",
            ])
        expectEqual(lines[1], ##"<g transform="matrix(0 1 -1 0 75 -25)">"##)
        expectEqual(
            lines[23],
            ##"<rect fill="none" height="47" rx="6.5" ry="6.5" stroke="#000000" stroke-dasharray="4 2" stroke-width="3""##
                + ##" width="97" x="1.5" y="1.5"/>"##)
    }

    @Test func `equal trees are equal text`() throws {
        let tree = stack(.vertical, [text("a"), box().effect(.blur(radius: 2))])
        expectEqual(try svg(tree, .automatic), try svg(tree, .automatic))
    }

    @Test func `a part of a circle begins at its right, and a line can have dashes`() throws {
        var circle = Shape(.circle)
        circle.trim = 0...0.25
        var style = StrokeStyle(width: 2)
        style.dash = [3]
        let lines = try svg(node(.shape(circle, .stroke(.color(.black), style))))
        expectEqual(
            lines[1],
            ##"<path d="M75 25C75 38.81 63.81 50 50 50" fill="none" stroke="#000000" stroke-dasharray="3" stroke-width="2"/>"##
        )
        circle.trim = 0.5...0.5
        expectEqual(try svg(node(.shape(circle, .stroke(.color(.black), style))))[1].contains(#"d="""#), true)
    }

    @Test func `what differs in the dark is stated once`() throws {
        let blue = Color(light: .black, dark: .white)
        let circle = node(.shape(Shape(.circle), .fill(.color(accent))))
        let colors = try svg(
            stack(.horizontal, [circle, circle, node(.shape(Shape(.circle), .fill(.color(blue))))]), .automatic)
        expectEqual(colors.filter { $0.contains("class=\"wc1\"") }.count, 2)
        expectEqual(
            colors.filter { $0.hasPrefix(".wc") },
            [".wc1 { fill: #ffffff; fill-opacity: 1 }", ".wc2 { fill: #ffffff; fill-opacity: 1 }"])
        #expect(!colors.contains { $0.contains("display: none") })
        let image = ImageContent(picture: .references(light: "data:a", dark: "data:b"), size: size)
        let pictures = try svg(node(.image(image)), .automatic)
        expectEqual(pictures.filter { $0.contains("<image") }.map { $0.contains("class=\"wl\"") }, [true, false])
        #expect(pictures.contains("<style>.wd { display: none }"))
        expectEqual(
            try svg(node(.image(image)), .dark).filter { $0.contains("data:") }.map { $0.contains("data:b") }, [true])
    }

    @Test func `a drawing is scaled to the size of its image, and one without a size is left out`() throws {
        let line = DisplayItem.fill(
            .rectangle(Rect(size: Size(width: 5, height: 5)), radiusX: 0, radiusY: 2), .color(.black),
            bounds: Rect(size: .zero))
        func lines(_ width: Double) throws -> [String] {
            let picture = Picture.items([line], size: Size(width: width, height: 10))
            return try svg(node(.image(ImageContent(picture: picture, size: Size(width: 40, height: 20)))))
        }
        let scaled = try lines(10)
        #expect(scaled.contains("<g transform=\"matrix(4 0 0 2 30 15)\">"))
        // A corner needs both radii.
        #expect(scaled.contains("<rect fill=\"#000000\" height=\"5\" width=\"5\" x=\"0\" y=\"0\"/>"))
        expectEqual(try lines(0).count, 2)
    }

    @Test func `large text is closer, also where its length is ignored`() throws {
        let lines = try svg(text("Battery", size: 20))
        expectEqual(lines[1].contains(#"letter-spacing="-0.81""#), true)
        expectEqual(try svg(text("Battery", size: 12))[1].contains("letter-spacing"), false)
    }

    @Test func `spaces at the ends of a part of a line are kept, and several in it`() throws {
        func keepsSpaces(_ parts: [String]) throws -> [Bool] {
            let content = StyledText(parts.map { .init($0, font: Font(size: 12)) })
            return try svg(node(.text(content))).filter { $0.hasPrefix("<text") }.map {
                $0.contains("xml:space=\"preserve\"")
            }
        }
        var bold = StyledText([.init("a", font: Font(size: 12)), .init(" b", font: Font(size: 12, weight: .bold))])
        expectEqual(try svg(node(.text(bold))).filter { $0.contains("xml:space") }.count, 1)
        bold = StyledText([.init("a ", font: Font(size: 12)), .init("b", font: Font(size: 12, weight: .bold))])
        expectEqual(try svg(node(.text(bold))).filter { $0.contains("xml:space") }.count, 1)
        expectEqual(try keepsSpaces(["a  b"]), [true])
        expectEqual(try keepsSpaces(["a b"]), [false])
    }

    @Test(arguments: [
        ("Tea", StyledText.Alignment.leading, false, false, "start"), ("Tea", .leading, true, true, "end"),
        ("Tea", .trailing, false, true, "end"), ("תה", .leading, true, true, "start"),
        ("תה", .leading, false, false, "end"), ("Tea", .center, true, false, "start"),
        ("תה", .center, false, true, "start"),
    ])
    func `the end of a text at which a line begins does not depend on the font`(
        string: String, alignment: StyledText.Alignment, isRightToLeft: Bool, isAtRight: Bool, anchor: String
    ) throws {
        var content = StyledText(string + "\n" + string + string, font: Font(size: 12))
        content.alignment = alignment
        let list = try Layout().draw(node(.text(content)), in: size, isRightToLeft: isRightToLeft)
        let item = try #require(list.texts.first)
        let svg = SVGWriter.svg(of: list)
        let x = isAtRight ? item.origin.x + item.width : item.origin.x
        let line = try #require(svg.split(separator: "\n").first { $0.hasPrefix("<text") })
        #expect(line.contains(" x=\"\(svgNumber(x))\""), "\(line)")
        expectEqual(line.contains("text-anchor=\"end\""), anchor == "end")
    }

    @Test func `only a text of several characters has a length`() throws {
        expectEqual(try svg(text("ab"))[1].contains("textLength"), true)
        expectEqual(try svg(text("a"))[1].contains("textLength"), false)
    }

    @Test func `dashes can be shorter than a point, and lines without length are none`() throws {
        func dashes(_ lengths: [Double]) throws -> Bool {
            var style = StrokeStyle(width: 2)
            style.dash = lengths
            return try svg(node(.shape(Shape(.circle), .stroke(.color(.black), style))))[1].contains("stroke-dasharray")
        }
        expectEqual(try dashes([0.5]), true)
        expectEqual(try dashes([0, 0]), false)
    }

    @Test func `what is drawn only in the dark is hidden in the light`() {
        let dot = DisplayItem.fill(.ellipse(Rect(size: size)), .color(.black), bounds: Rect(size: size))
        let list = DisplayList(
            size: size,
            items: [.group(.appearance(isDark: false), [dot]), .group(.appearance(isDark: true), [dot, dot])],
            readings: [])
        let automatic = SVGWriter.svg(of: list, appearance: .automatic)
        #expect(automatic.contains("<style>.wd { display: none }") && automatic.contains("<g class=\"wd\">"))
        func count(_ appearance: SVGWriter.Appearance) -> Int {
            SVGWriter.svg(of: list, appearance: appearance).split(separator: "\n").count { $0.hasPrefix("<ellipse") }
        }
        expectEqual([count(.automatic), count(.light), count(.dark)], [3, 1, 2])
    }

    @Test func `a drawing that is the same in the dark is drawn once`() throws {
        let first = try Layout().draw(text("a"), in: size)
        let second = try Layout().draw(text("b"), in: size)
        expectEqual(first.or(inTheDark: first).items.count, 1)
        let both = first.or(inTheDark: second)
        func texts(_ appearance: SVGWriter.Appearance) -> [String] {
            SVGWriter.svg(of: both, appearance: appearance).split(separator: "\n").filter { $0.hasPrefix("<text") }
                .map { String($0.dropLast(7).suffix(1)) }
        }
        expectEqual([texts(.automatic), texts(.light), texts(.dark)], [["a", "b"], ["a"], ["b"]])
    }

    @Test func `a full opacity needs no group, and none draws nothing`() throws {
        expectEqual(try svg(box().effect(.opacity(1))).count { $0.hasPrefix("<g") }, 0)
        expectEqual(try svg(box().effect(.opacity(0.5))).count { $0.hasPrefix("<g") }, 1)
        expectEqual(try svg(box().effect(.opacity(0))).count { $0.hasPrefix("<rect") }, 0)
    }
}
