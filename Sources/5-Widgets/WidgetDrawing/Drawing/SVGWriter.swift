/// Writes a display list as SVG. Equal lists are equal text on every machine.
package struct SVGWriter {
    /// How colors with two appearances are written.
    package enum Appearance: Hashable, Sendable {
        case light, dark
        /// The reader's preference decides.
        case automatic
    }

    /// The fonts of the text: San Francisco where it exists, then those with its widths.
    static let fonts = "-apple-system,BlinkMacSystemFont,Inter,system-ui,sans-serif"

    private let appearance: Appearance
    /// What all identifiers begin with, so that several pictures can be in one page.
    private let prefix: String
    private var output = ""
    private var identifiers = 0
    /// The colors that differ in the dark, each with the attribute that it is for.
    private var classes: [(attribute: String, color: Color)] = []
    /// Whether images or groups of items have another form for the dark.
    private var hasTwoForms = false

    private init(appearance: Appearance, prefix: String) {
        self.appearance = appearance
        self.prefix = prefix
    }

    /// Returns the picture.
    package static func svg(
        of list: DisplayList, appearance: Appearance = .automatic, prefix: String = "w"
    ) -> String {
        var writer = SVGWriter(appearance: appearance, prefix: prefix)
        let (width, height) = (svgNumber(list.size.width), svgNumber(list.size.height))
        writer.open(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
                "viewBox": "0 0 \(width) \(height)", "font-family": fonts,
            ])
        writer.output += "\n"
        if let ground = list.ground { writer.write(ground) }
        writer.write(list.items)
        writer.writeStyle()
        writer.output += "</svg>\n"
        return writer.output
    }

    private mutating func write(_ items: [DisplayItem]) {
        for item in items { write(item) }
    }

    private mutating func write(_ item: DisplayItem) {
        switch item {
        case .fill(let figure, let paint, let bounds):
            write(figure, attributes(of: paint, "fill", bounds: bounds))
        case .stroke(let figure, let paint, let style, let bounds):
            var attributes = attributes(of: paint, "stroke", bounds: bounds)
            attributes["fill"] = "none"
            write(figure, attributes.merging(strokeAttributes(style)) { $1 })
        case .text(let text): write(text)
        case .image(let image, let frame): write(image, in: frame)
        case .group(let style, let items): write(items, as: style)
        }
    }

    private mutating func write(_ figure: Figure, _ attributes: [String: String]) {
        switch figure {
        case .rectangle(let rect, let radiusX, let radiusY):
            var attributes = attributes.merging(placed(rect)) { $1 }
            if radiusX > 0, radiusY > 0 {
                attributes["rx"] = svgNumber(radiusX)
                attributes["ry"] = svgNumber(radiusY)
            }
            empty("rect", attributes)
        case .ellipse(let rect):
            let place = [
                "cx": svgNumber(rect.center.x), "cy": svgNumber(rect.center.y), "rx": svgNumber(rect.size.width / 2),
                "ry": svgNumber(rect.size.height / 2),
            ]
            empty("ellipse", attributes.merging(place) { $1 })
        case .outline(let outline):
            var attributes = attributes.merging(["d": outline.svgData]) { $1 }
            if outline.isEvenOdd {
                // The rule of a path that clips has another name.
                attributes[attributes.count == 1 ? "clip-rule" : "fill-rule"] = "evenodd"
            }
            empty("path", attributes)
        }
    }

    private mutating func write(_ text: TextItem) {
        guard text.text.contains(where: { !$0.isWhitespace }) else { return }
        var attributes = attributes(of: text.paint, "fill", bounds: text.bounds)
        attributes["x"] = svgNumber(text.origin.x)
        attributes["y"] = svgNumber(text.origin.y)
        attributes["font-size"] = svgNumber(text.font.size)
        if text.font.weight != .regular { attributes["font-weight"] = "\(text.font.weight.number)" }
        if text.font.isItalic { attributes["font-style"] = "italic" }
        if let family = text.font.svgFamily { attributes["font-family"] = family }
        if text.font.hasMonospacedDigits { attributes["font-variant-numeric"] = "tabular-nums" }
        // Without it, a space between two parts of a line disappears.
        if text.text.hasPrefix(" ") || text.text.hasSuffix(" ") || text.text.contains("  ") {
            attributes["xml:space"] = "preserve"
        }
        let lines = [(text.isUnderlined, "underline"), (text.isStruckThrough, "line-through")].filter(\.0).map(\.1)
        if !lines.isEmpty { attributes["text-decoration"] = lines.joined(separator: " ") }
        if text.text.count > 1 {
            attributes["textLength"] = svgNumber(text.width)
            attributes["lengthAdjust"] = "spacingAndGlyphs"
            // For renderers that ignore the length.
            let spacing = svgNumber(text.letterSpacing)
            if spacing != "0" { attributes["letter-spacing"] = spacing }
        }
        if text.isRightToLeft { attributes["direction"] = "rtl" }
        if text.isFixedAtRight { attributes["x"] = svgNumber(text.origin.x + text.width) }
        if text.isRightToLeft != text.isFixedAtRight { attributes["text-anchor"] = "end" }
        open("text", attributes)
        output += svgText(text.text)
        output += "</text>\n"
    }

    private mutating func write(_ image: ImageContent, in frame: Rect) {
        switch image.picture {
        case .reference(let address): write(address, in: frame, label: image.label)
        case .references(let light, let dark):
            guard appearance == .automatic else {
                return write(appearance == .dark ? dark : light, in: frame, label: image.label)
            }
            hasTwoForms = true
            write(light, in: frame, label: image.label, class: "\(prefix)l")
            write(dark, in: frame, label: image.label, class: "\(prefix)d")
        case .items(let items, let size):
            guard size.width > 0, size.height > 0 else { return }
            let scale = AffineTransform(
                a: frame.size.width / size.width, d: frame.size.height / size.height, tx: frame.minX, ty: frame.minY)
            write(items, as: .transform(scale), label: image.label)
        }
    }

    private mutating func write(_ address: String, in frame: Rect, label: String?, class name: String? = nil) {
        var attributes = placed(frame).merging(["href": address, "preserveAspectRatio": "none"]) { $1 }
        attributes["aria-label"] = label
        attributes["class"] = name
        empty("image", attributes)
    }

    private mutating func write(_ items: [DisplayItem], as style: GroupStyle, label: String? = nil) {
        guard !items.isEmpty else { return }
        var attributes: [String: String] = [:]
        attributes["aria-label"] = label
        switch style {
        case .opacity(let opacity):
            guard opacity > 0 else { return }
            guard opacity < 1 else { return write(items) }
            attributes["opacity"] = svgNumber(opacity)
        case .transform(let transform):
            attributes["transform"] = transform.svgMatrix
        case .clip(let figure):
            attributes["clip-path"] = definition("clipPath") { $0.write(figure, [:]) }
        case .mask(let mask):
            attributes["mask"] = definition("mask", area("mask", ["style": "mask-type:alpha"])) { $0.write(mask) }
        case .cutOut(let removed):
            attributes["mask"] = definition("mask", area("mask")) { writer in
                writer.empty("rect", Self.everywhere.merging(["fill": "#ffffff"]) { $1 })
                writer.write(removed.map { $0.painted(.color(.black)) })
            }
        case .shadow(let color, let radius, let x, let y):
            attributes["filter"] = shadow(color, radius: radius, x: x, y: y)
        case .blur(let radius):
            attributes["filter"] = definition("filter", area("filter")) {
                $0.empty("feGaussianBlur", ["stdDeviation": svgNumber(max(radius, 0))])
            }
        case .colors(let matrix):
            let values = matrix.rows.joined().map { svgNumber($0, decimals: 4) }.joined(separator: " ")
            let space = ["color-interpolation-filters": "sRGB"]
            attributes["filter"] = definition("filter", area("filter", space)) {
                $0.empty("feColorMatrix", ["values": values])
            }
        case .blend(let mode): attributes["style"] = "mix-blend-mode:\(mode.rawValue)"
        case .isolated: attributes["style"] = "isolation:isolate"
        case .appearance(let isDark):
            guard appearance == .automatic else { return isDark == (appearance == .dark) ? write(items) : () }
            hasTwoForms = true
            attributes["class"] = "\(prefix)\(isDark ? "d" : "l")"
        }
        open("g", attributes)
        output += "\n"
        write(items)
        output += "</g>\n"
    }

    /// Writes a shadow in steps that every renderer knows: not all know `feDropShadow`.
    private mutating func shadow(_ color: Color, radius: Double, x: Double, y: Double) -> String {
        let flood = attributes(of: .color(color), "flood", bounds: Rect(size: .zero))
        return definition("filter", area("filter")) { writer in
            writer.empty("feGaussianBlur", ["in": "SourceAlpha", "stdDeviation": svgNumber(max(radius, 0) / 2)])
            writer.empty("feOffset", ["dx": svgNumber(x), "dy": svgNumber(y), "result": "shadow"])
            writer.empty("feFlood", flood)
            writer.empty("feComposite", ["in2": "shadow", "operator": "in"])
            writer.open("feMerge", [:])
            writer.empty("feMergeNode", [:])
            writer.empty("feMergeNode", ["in": "SourceGraphic"])
            writer.output += "</feMerge>\n"
        }
    }

    /// More than the picture: the bounds of a line, to which SVG refers otherwise, are empty.
    private static let everywhere = ["x": "-50%", "y": "-50%", "width": "200%", "height": "200%"]

    private func area(_ name: String, _ attributes: [String: String] = [:]) -> [String: String] {
        attributes.merging(Self.everywhere) { $1 }.merging(["\(name)Units": "userSpaceOnUse"]) { $1 }
    }

    /// Writes an element that others refer to, and returns the reference.
    private mutating func definition(
        _ name: String, _ attributes: [String: String] = [:], content: (inout SVGWriter) -> Void
    ) -> String {
        identifiers += 1
        let identifier = "\(prefix)\(identifiers)"
        open(name, attributes.merging(["id": identifier]) { $1 })
        output += "\n"
        content(&self)
        output += "</\(name)>\n"
        return "url(#\(identifier))"
    }
}

extension SVGWriter {
    /// Returns the attributes that paint an element: a color and its opacity, or a gradient.
    private mutating func attributes(of paint: Paint, _ name: String, bounds: Rect) -> [String: String] {
        switch paint {
        case .color(let color):
            let attribute = name == "flood" || name == "stop" ? "\(name)-color" : name
            let shown = appearance == .dark ? color.dark : color.light
            var attributes = [attribute: shown.svgColor]
            if shown.opacity < 1 { attributes["\(name)-opacity"] = svgNumber(shown.opacity) }
            if appearance == .automatic, color.light != color.dark {
                attributes["class"] = className(of: color, attribute: attribute)
            }
            return attributes
        case .linear(let stops, let start, let end):
            let (start, end) = (bounds[start], bounds[end])
            return gradient(
                "linearGradient", stops, for: name,
                ["x1": start.x, "y1": start.y, "x2": end.x, "y2": end.y])
        case .radial(let stops, let center, let startRadius, let endRadius):
            let center = bounds[center]
            return gradient(
                "radialGradient", stops.moved(from: startRadius, to: endRadius), for: name,
                ["cx": center.x, "cy": center.y, "r": endRadius])
        case .elliptical(let stops, let center, let startRadius, let endRadius):
            // A circle in a square of one point, which is stretched to the bounds.
            let stretch = AffineTransform(
                a: bounds.size.width, d: bounds.size.height, tx: bounds.minX, ty: bounds.minY)
            return gradient(
                "radialGradient", stops.moved(from: startRadius, to: endRadius), for: name,
                ["cx": center.x, "cy": center.y, "r": endRadius], in: stretch)
        case .angular(let stops, let center, let start, let end):
            // The tile is larger than the bounds, since lines reach out of them.
            let tile = bounds.inset(by: Insets(all: -max(bounds.size.width, bounds.size.height)))
            // Places in a pattern begin at the corner of its tile.
            let middle = Point(x: bounds[center].x - tile.minX, y: bounds[center].y - tile.minY)
            let gradient = AngularGradient(stops: stops, center: middle, start: start, end: end)
            var attributes = placed(tile)
            attributes["patternUnits"] = "userSpaceOnUse"
            return [
                name: definition("pattern", attributes) { $0.write(gradient.items(covering: Rect(size: tile.size))) }
            ]
        }
    }

    private mutating func gradient(
        _ element: String, _ stops: [GradientStop], for name: String, _ place: [String: Double],
        in space: AffineTransform? = nil
    ) -> [String: String] {
        var attributes = place.mapValues { svgNumber($0, decimals: space == nil ? 2 : 4) }
        attributes["gradientTransform"] = space?.svgMatrix
        attributes["gradientUnits"] = "userSpaceOnUse"
        let reference = definition(element, attributes) { writer in
            for stop in stops {
                var color = writer.attributes(of: .color(stop.color), "stop", bounds: Rect(size: .zero))
                color["offset"] = svgNumber(min(max(stop.location, 0), 1), decimals: 4)
                writer.empty("stop", color)
            }
        }
        return [name: reference]
    }

    private mutating func className(of color: Color, attribute: String) -> String {
        let index =
            classes.firstIndex { $0.attribute == attribute && $0.color == color }
            ?? {
                classes.append((attribute, color))
                return classes.count - 1
            }()
        return "\(prefix)c\(index + 1)"
    }

    /// Writes the colors of a dark appearance.
    private mutating func writeStyle() {
        guard !classes.isEmpty || hasTwoForms else { return }
        output += "<style>"
        if hasTwoForms { output += ".\(prefix)d { display: none }\n" }
        output += "@media (prefers-color-scheme: dark) {\n"
        if hasTwoForms { output += ".\(prefix)l { display: none }\n.\(prefix)d { display: inline }\n" }
        for (index, entry) in classes.enumerated() {
            let opacity = entry.attribute.split(separator: "-")[0]
            output += ".\(prefix)c\(index + 1) { \(entry.attribute): \(entry.color.dark.svgColor); "
            output += "\(opacity)-opacity: \(svgNumber(entry.color.dark.opacity)) }\n"
        }
        output += "}</style>\n"
    }

    private func strokeAttributes(_ style: StrokeStyle) -> [String: String] {
        var attributes = ["stroke-width": svgNumber(style.width)]
        if style.cap != .butt { attributes["stroke-linecap"] = style.cap.rawValue }
        if style.join != .miter { attributes["stroke-linejoin"] = style.join.rawValue }
        if style.dash.contains(where: { $0 > 0 }) {
            attributes["stroke-dasharray"] = style.dash.map { svgNumber(max($0, 0)) }.joined(separator: " ")
            if style.dashPhase != 0 { attributes["stroke-dashoffset"] = svgNumber(style.dashPhase) }
        }
        return attributes
    }

    private func placed(_ rect: Rect) -> [String: String] {
        [
            "x": svgNumber(rect.minX), "y": svgNumber(rect.minY), "width": svgNumber(rect.size.width),
            "height": svgNumber(rect.size.height),
        ]
    }

    private mutating func open(_ name: String, _ attributes: [String: String], end: String = ">") {
        output += "<\(name)"
        for (name, value) in attributes.sorted(by: { $0.key < $1.key }) { output += " \(name)=\"\(svgText(value))\"" }
        output += end
    }

    private mutating func empty(_ name: String, _ attributes: [String: String]) {
        open(name, attributes, end: "/>\n")
    }
}

extension AffineTransform {
    fileprivate var svgMatrix: String {
        let numbers = [a, b, c, d].map { svgNumber($0, decimals: 4) } + [tx, ty].map { svgNumber($0) }
        return "matrix(\(numbers.joined(separator: " ")))"
    }
}

extension [GradientStop] {
    /// Returns the stops between two radii as shares of the outer one.
    fileprivate func moved(from start: Double, to end: Double) -> [GradientStop] {
        let ratio = end > 0 ? start / end : 0
        return map { GradientStop(color: $0.color, location: ratio + $0.location * (1 - ratio)) }
    }
}
