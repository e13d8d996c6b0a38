internal import IntentDiagnostics
internal import IntentModel
internal import IntentSystem
internal import IntentWidgets

/// A drawing as the elements of an SVG document, in points.
///
/// Horizontal positions are distances from the leading edge, which is on the right in a drawing for a language that is
/// written from right to left.
struct SVGDrawing {
    /// The classes that a drawing uses; ``colors`` has a rule for each.
    enum Style: String {
        case page, card, field, off, line, glass, accent, onAccent = "on-accent", text, faint, warning, failure, strip,
            empty
    }

    /// The size and weight of a text.
    struct Font: Hashable {
        var size: Double
        var isBold = false

        static let title = Font(size: 22, isBold: true)
        static let body = Font(size: 14)
        static let small = Font(size: 12)

        /// The distance between the baselines of two lines.
        var lineHeight: Double { (size * 1.35).rounded() }
    }

    /// The side of a text's position on which the text is.
    enum Alignment {
        case leading, center, trailing
    }

    let width: Double
    let isRightToLeft: Bool
    private(set) var elements = ""

    /// Adds the elements of another drawing with the same width above those of this one.
    mutating func append(_ other: SVGDrawing) {
        elements += other.elements
    }

    /// Returns the complete document.
    /// - Parameters:
    ///   - title: What the drawing shows, for people who do not see it.
    ///   - language: The BCP 47 tag of its texts.
    func document(title: String, language: String, height: Double) -> String {
        let size = "\(Self.number(width)) \(Self.number(height))"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.number(width))" height="\(Self.number(height))" \
            viewBox="0 0 \(size)" role="img" xml:lang="\(language.xmlEscaped)" \
            font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK SC', sans-serif">
            <title>\(title.xmlEscaped)</title>
            <style>\(Self.colors)</style>
            \(elements)</svg>

            """
    }

    /// The colors for light and dark. Texts have a contrast of at least 4.5 to what is behind them.
    private static let colors = """

        svg { color-scheme: light dark }
        .page { fill: #f2f2f7 } .card { fill: #ffffff } .field { fill: #eeeef2 } .off { fill: #c4c4cc }
        .strip { fill: #d5dce7 } .glass { fill: #ffffff; fill-opacity: 0.4 }
        .text { fill: #1d1d1f } .faint { fill: #63636a } .accent { fill: #0a60c8 } .on-accent { fill: #ffffff }
        .warning { fill: #8f4a00 } .failure { fill: #c0201b } .line { fill: #e1e1e7 } .empty { fill: #e8e8ee }
        .stroke { fill: none; stroke: #63636a; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round }
        .accent-stroke { fill: none; stroke: #0a60c8; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round }
        .outline { fill: none; stroke: #a9a9b2; stroke-dasharray: 4 4 }
        @media (prefers-color-scheme: dark) {
        .page { fill: #101012 } .card { fill: #1c1c1e } .field { fill: #2c2c2f } .off { fill: #55555b }
        .strip { fill: #23282f } .glass { fill-opacity: 0.07 }
        .text { fill: #f5f5f7 } .faint { fill: #a1a1a8 } .accent { fill: #5cabff } .on-accent { fill: #10243a }
        .warning { fill: #ffb340 } .failure { fill: #ff7a70 } .line { fill: #38383c } .empty { fill: #222226 }
        .stroke { stroke: #a1a1a8 } .accent-stroke { stroke: #5cabff } .outline { stroke: #5c5c63 }
        }

        """
}

// MARK: - Shapes

extension SVGDrawing {
    /// Adds a rectangle with round corners.
    mutating func box(
        _ style: Style, x: Double, y: Double, width: Double, height: Double, radius: Double = 0
    ) {
        add(rectangle(class: style.rawValue, x: x, y: y, width: width, height: height, radius: radius))
    }

    /// Adds the dashed outline of a rectangle with round corners.
    mutating func outline(x: Double, y: Double, width: Double, height: Double, radius: Double) {
        add(
            rectangle(
                class: "outline", x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1, radius: radius - 0.5))
    }

    mutating func circle(_ style: Style, x: Double, y: Double, radius: Double) {
        add(
            "<circle class=\"\(style.rawValue)\" cx=\"\(Self.number(left(x, width: 0)))\" cy=\"\(Self.number(y))\" "
                + "r=\"\(Self.number(radius))\"/>")
    }

    /// Adds a small circle in a color.
    mutating func swatch(_ color: ColorValue.Components, x: Double, y: Double, radius: Double) {
        let (red, green, blue) = color.bytes
        add(
            "<circle fill=\"rgb(\(red),\(green),\(blue))\" fill-opacity=\"\(Self.number(color.opacity))\" "
                + "stroke=\"#8e8e93\" cx=\"\(Self.number(left(x, width: 0)))\" cy=\"\(Self.number(y))\" "
                + "r=\"\(Self.number(radius))\"/>")
    }

    /// Adds lines of a symbol.
    /// - Parameters:
    ///   - path: The data of a path, with positions from the symbol's center.
    ///   - isAccented: Whether the lines have the accent color.
    mutating func symbol(_ path: String, x: Double, y: Double, isAccented: Bool = false) {
        let flip = isRightToLeft ? " scale(-1 1)" : ""
        add(
            "<path class=\"\(isAccented ? "accent-stroke" : "stroke")\" d=\"\(path)\" "
                + "transform=\"translate(\(Self.number(left(x, width: 0))) \(Self.number(y)))\(flip)\"/>")
    }

    /// Adds a picture that is itself an SVG document. Its styles, identifiers and scripts cannot affect the drawing, because it
    /// is drawn as an image.
    mutating func picture(
        _ svg: String, x: Double, y: Double, width: Double, height: Double, radius: Double
    ) {
        let clip = clip(x: x, y: y, width: width, height: height, radius: radius)
        add(
            "<image \(clip) x=\"\(Self.number(left(x, width: width)))\" "
                + "y=\"\(Self.number(y))\" width=\"\(Self.number(width))\" height=\"\(Self.number(height))\" "
                + "href=\"data:image/svg+xml;base64,\(Base64.text(Array(svg.utf8)))\"/>")
    }

    /// Adds what does not leave a rectangle with round corners. Fonts draw some characters far from their line.
    mutating func clipped(
        x: Double, y: Double, width: Double, height: Double, radius: Double, draw: (inout SVGDrawing) -> Void
    ) {
        add("<g \(clip(x: x, y: y, width: width, height: height, radius: radius))>")
        draw(&self)
        add("</g>")
    }

    /// Adds the form of what does not leave a rectangle.
    /// - Returns: The attribute of what is in it.
    private mutating func clip(x: Double, y: Double, width: Double, height: Double, radius: Double) -> String {
        // The position makes the name unique in drawings that are put together.
        let name = "clip-\(Self.number(x))-\(Self.number(y))"
        let frame = rectangle(class: nil, x: x, y: y, width: width, height: height, radius: radius)
        add("<clipPath id=\"\(name)\">\(frame)</clipPath>")
        return "clip-path=\"url(#\(name))\""
    }

    private func rectangle(
        class name: String?, x: Double, y: Double, width: Double, height: Double, radius: Double
    ) -> String {
        "<rect\(name.map { " class=\"\($0)\"" } ?? "") x=\"\(Self.number(left(x, width: width)))\" "
            + "y=\"\(Self.number(y))\" width=\"\(Self.number(width))\" height=\"\(Self.number(height))\""
            + (radius > 0 ? " rx=\"\(Self.number(radius))\"/>" : "/>")
    }

    /// The left edge of something that begins at a distance from the leading edge.
    private func left(_ x: Double, width: Double) -> Double { isRightToLeft ? self.width - x - width : x }

    private mutating func add(_ element: String) { elements += element + "\n" }
}

// MARK: - Texts

extension SVGDrawing {
    /// Adds a line of text.
    /// - Parameters:
    ///   - x: The distance of the text's beginning, center or end from the leading edge.
    ///   - y: The baseline.
    ///   - room: The maximum width; a text that is longer ends with an ellipsis.
    ///   - isStruckThrough: Whether there is a line through the text.
    mutating func text(
        _ text: String, _ style: Style = .text, _ font: Font = .body, x: Double, y: Double,
        _ alignment: Alignment = .leading, room: Double, isStruckThrough: Bool = false
    ) {
        let text = TextMetrics.fitted(text, width: room, size: font.size, isBold: font.isBold)
        guard !text.isEmpty else { return }
        // Numbers are written from left to right in every language, with their signs.
        let isTextRightToLeft = TextMetrics.isRightToLeft(text) ?? false
        let anchor =
            switch alignment {
            case .center: "middle"
            // The start of a text is where reading begins.
            case .leading: isTextRightToLeft == isRightToLeft ? "start" : "end"
            case .trailing: isTextRightToLeft == isRightToLeft ? "end" : "start"
            }
        var attributes = "class=\"\(style.rawValue)\" x=\"\(Self.number(left(x, width: 0)))\" y=\"\(Self.number(y))\""
        attributes += " font-size=\"\(Self.number(font.size))\""
        if font.isBold { attributes += " font-weight=\"600\"" }
        if anchor != "start" { attributes += " text-anchor=\"\(anchor)\"" }
        if isTextRightToLeft { attributes += " direction=\"rtl\"" }
        if isStruckThrough { attributes += " text-decoration=\"line-through\"" }
        add("<text \(attributes)>\(text.xmlEscaped)</text>")
    }

    /// Adds a text of several lines that begin at the leading edge, broken where it has a line end or no room.
    /// - Parameters:
    ///   - y: The baseline of the first line.
    ///   - limit: The maximum number of lines.
    /// - Returns: The height of the lines.
    @discardableResult
    mutating func paragraph(
        _ text: String, _ style: Style = .text, _ font: Font = .body, x: Double, y: Double, room: Double, limit: Int = 6
    ) -> Double {
        let lines = TextMetrics.lines(
            of: text, width: room, size: font.size, isBold: font.isBold, limit: limit)
        for (index, line) in lines.enumerated() {
            self.text(line, style, font, x: x, y: y + Double(index) * font.lineHeight, room: room)
        }
        return Double(lines.count) * font.lineHeight
    }

    /// Returns a number with at most one decimal, equal on all systems.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
        return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
    }
}
