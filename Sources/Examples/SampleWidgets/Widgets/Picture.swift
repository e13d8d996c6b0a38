import IntentRuntime
import IntentWidgets

/// A picture of a widget as an SVG document, in points, with colors for light and dark.
struct Picture {
    /// The color of a shape or a text.
    enum Style: String, CaseIterable {
        case back, text, faint, track, accent
    }

    /// The color of titles and of what is on, in light and in dark. Text is legible on the background, and the background's color on
    /// it.
    enum Accent {
        case blue, green, indigo, orange, pink, purple, red, teal

        fileprivate var colors: (light: String, dark: String) {
            switch self {
            case .blue: ("#0063d1", "#4aa3ff")
            case .green: ("#1d7a34", "#32d158")
            case .indigo: ("#4a44c4", "#9a97ff")
            case .orange: ("#b4450b", "#ffa02e")
            case .pink: ("#c90f48", "#ff6b8b")
            case .purple: ("#8437ab", "#d58cff")
            case .red: ("#c9252d", "#ff6f67")
            case .teal: ("#00736f", "#3fcbc2")
            }
        }
    }

    /// How a text is placed at its point.
    enum Anchor: String {
        case start, middle, end
    }

    /// The space between the edge and the content of a widget.
    static let margin = 16.0

    let width: Double
    let height: Double
    private let accent: Accent
    /// Families of the lock screen have no background of their own.
    private let hasBackground: Bool
    private var elements: [String] = []

    /// Creates an empty picture of the size that a widget has.
    init(_ context: TimelineProviderContext, accent: Accent) {
        width = context.displayWidth
        height = context.displayHeight
        switch context.family {
        case .accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline: hasBackground = false
        default: hasBackground = true
        }
        self.accent = accent
    }

    /// The document.
    var svg: String {
        let size = "width=\"\(number(width))\" height=\"\(number(height))\""
        let background = hasBackground ? "<rect class=\"back\" \(size) rx=\"22\"/>\n" : ""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 \(number(width)) \(number(height))">
            <style>
            text { font-family: -apple-system, "Helvetica Neue", "Noto Sans", "Noto Sans CJK SC", sans-serif }
            \(rules(isDark: false))
            @media (prefers-color-scheme: dark) {
            \(rules(isDark: true)) }
            </style>
            \(background)\(elements.joined(separator: "\n"))
            </svg>
            """
    }

    private func rules(isDark: Bool) -> String {
        Style.allCases.map { style in
            let (light, dark) = colors(of: style)
            let color = isDark ? dark : light
            return ".\(style.rawValue) { fill: \(color) } .\(style.rawValue)-line { fill: none; stroke: \(color) }"
        }.joined(separator: "\n")
    }

    private func colors(of style: Style) -> (light: String, dark: String) {
        switch style {
        case .back: ("#ffffff", "#1c1c1e")
        case .text: ("#1c1c1e", "#ffffff")
        case .faint: ("#6c6c70", "#98989f")
        case .track: ("#e5e5ea", "#3a3a3c")
        case .accent: accent.colors
        }
    }
}

// MARK: - Texts

extension Picture {
    /// Adds a line of text. A text that is too long for `room` points gets smaller, and loses its end if that does not suffice.
    mutating func text(
        _ content: String, x: Double, y: Double, size: Double, style: Style = .text, anchor: Anchor = .start,
        isBold: Bool = false, room: Double? = nil
    ) {
        let (content, size) = fitted(content, size: size, room: room ?? width - 2 * Self.margin)
        let weight = isBold ? " font-weight=\"600\"" : ""
        elements.append(
            """
            <text class="\(style.rawValue)" x="\(number(x))" y="\(number(y))" font-size="\(number(size))"\(weight) \
            text-anchor="\(anchor.rawValue)">\(escaped(content))</text>
            """)
    }

    /// Adds a title at the top.
    mutating func title(_ content: String) {
        text(content, x: Self.margin, y: 32, size: 15, style: .accent, isBold: true)
    }

    /// Adds a row of a list: a text, and a short text at the end.
    mutating func row(_ content: String, _ end: String, y: Double, isEndBold: Bool = false) {
        text(content, x: Self.margin, y: y, size: 14, room: width - 2 * Self.margin - 44)
        text(
            end, x: width - Self.margin, y: y, size: 13, style: isEndBold ? .text : .faint, anchor: .end,
            isBold: isEndBold)
    }

    /// Adds a message in the center of a picture that has nothing else to show.
    mutating func message(_ content: String) {
        text(content, x: width / 2, y: height / 2 + 5, size: 14, style: .faint, anchor: .middle, room: width - 16)
    }

    private func fitted(_ content: String, size: Double, room: Double) -> (content: String, size: Double) {
        let smaller = max(0.8, min(1, room / max(1, length(content, size: size)))) * size
        // A text that was scaled to fit may exceed the room by a rounding error.
        guard length(content, size: smaller) > room + 0.01 else { return (content, smaller) }
        var shorter = content
        while !shorter.isEmpty, length(shorter + "…", size: smaller) > room { shorter.removeLast() }
        return (shorter + "…", smaller)
    }

    /// The approximate length of a text in points, for fonts without serifs.
    private func length(_ content: String, size: Double) -> Double {
        // Chinese characters are as wide as they are high.
        content.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? size : size * 0.52) }
    }

    private func escaped(_ content: String) -> String {
        content.reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            default: text.append(character)
            }
        }
    }
}

// MARK: - Shapes

extension Picture {
    /// Adds a rectangle with round corners.
    mutating func box(
        x: Double, y: Double, width: Double, height: Double, radius: Double = 8, style: Style = .track
    ) {
        elements.append(
            """
            <rect class="\(style.rawValue)" x="\(number(x))" y="\(number(y))" width="\(number(width))" \
            height="\(number(height))" rx="\(number(radius))"/>
            """)
    }

    /// Adds a horizontal bar that is filled in part.
    /// - Parameter share: From 0 to 1.
    mutating func bar(x: Double, y: Double, width: Double, height: Double, share: Double) {
        box(x: x, y: y, width: width, height: height, radius: height / 2)
        guard share > 0 else { return }
        box(x: x, y: y, width: max(height, width * min(1, share)), height: height, radius: height / 2, style: .accent)
    }

    /// Adds a ring that is filled clockwise from the top in part.
    /// - Parameter share: From 0 to 1.
    mutating func ring(x: Double, y: Double, radius: Double, thickness: Double, share: Double) {
        let circumference = 2 * Double.pi * radius
        let circle = """
            cx="\(number(x))" cy="\(number(y))" r="\(number(radius))" stroke-width="\(number(thickness))"
            """
        elements.append("<circle class=\"track-line\" \(circle)/>")
        guard share > 0 else { return }
        elements.append(
            """
            <circle class="accent-line" \(circle) stroke-linecap="round" \
            stroke-dasharray="\(number(circumference * min(1, share))) \(number(circumference))" \
            transform="rotate(-90 \(number(x)) \(number(y)))"/>
            """)
    }

    /// Adds a straight line from a center, as the hands of a clock have it.
    /// - Parameter turn: The direction, in turns clockwise from the top.
    mutating func hand(
        x: Double, y: Double, from start: Double, to end: Double, turn: Double, thickness: Double, style: Style = .text
    ) {
        elements.append(
            """
            <line class="\(style.rawValue)-line" x1="\(number(x))" y1="\(number(y - start))" x2="\(number(x))" \
            y2="\(number(y - end))" stroke-width="\(number(thickness))" stroke-linecap="round" \
            transform="rotate(\(number(turn * 360)) \(number(x)) \(number(y)))"/>
            """)
    }

    /// Adds a line through values, scaled to the given area.
    mutating func graph(_ values: [Double], x: Double, y: Double, width: Double, height: Double) {
        guard let least = values.min(), let most = values.max(), values.count > 1 else { return }
        let range = max(most - least, 1e-9)
        let points = values.enumerated().map { index, value in
            let across = x + width * Double(index) / Double(values.count - 1)
            return "\(number(across)),\(number(y + height * (1 - (value - least) / range)))"
        }
        elements.append(
            """
            <polyline class="accent-line" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round" \
            points="\(points.joined(separator: " "))"/>
            """)
    }

    /// Adds lines of a symbol that is drawn in a square of 24 points.
    /// - Parameter path: The data of a path of SVG.
    mutating func symbol(_ path: String, x: Double, y: Double, size: Double, style: Style) {
        elements.append(
            """
            <path class="\(style.rawValue)-line" d="\(path)" stroke-width="1.8" stroke-linejoin="round" \
            stroke-linecap="round" transform="translate(\(number(x)) \(number(y))) scale(\(number(size / 24)))"/>
            """)
    }

    /// A number with at most two decimals, equal on all systems.
    private func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
