internal import IntentRuntime
internal import IntentWidgets

/// Draws a widget in one size family: its content in the family's shape, with the family's name below.
struct FamilyPicture {
    /// The space below the shape for the name.
    static let captionHeight = 24.0

    let family: SizeFamily
    /// What is in the shape; nil for an empty shape with the title.
    let content: WidgetContent?
    /// The title of the widget.
    let title: String
    var device = WidgetDevice.usual

    /// The size of the shape, for which a provider draws its content.
    var width: Double { device.size(of: family).width }
    var height: Double { device.size(of: family).height }

    /// Whether the family is shown on a lock screen or a watch, where it has no background of its own.
    static func isAccessory(_ family: SizeFamily) -> Bool { family.rawValue.hasPrefix("accessory") }

    private var isAccessory: Bool { Self.isAccessory(family) }

    /// A quarter of the unit of the board; circles and lines are round.
    private var radius: Double {
        if height <= 30 || width == height && isAccessory { return min(width, height) / 2 }
        return isAccessory ? 12 : 20
    }

    func draw(x: Double, y: Double, into drawing: inout SVGDrawing) {
        if let svg = content?.svg {
            drawBackground(x: x, y: y, into: &drawing)
            drawing.picture(svg, x: x, y: y, width: width, height: height, radius: radius)
        } else if let text = content?.text, !text.isEmpty {
            drawBackground(x: x, y: y, into: &drawing)
            drawing.clipped(x: x, y: y, width: width, height: height, radius: radius) { drawing in
                draw(text, x: x, y: y, into: &drawing)
            }
        } else {
            drawing.box(.empty, x: x, y: y, width: width, height: height, radius: radius)
            drawing.outline(x: x, y: y, width: width, height: height, radius: radius)
            let size = height <= 30 ? 13.0 : isAccessory ? 12 : 14
            drawing.text(
                title, .faint, SVGDrawing.Font(size: size), x: x + width / 2, y: y + height / 2 + size * 0.36, .center,
                room: width - 12)
        }
        drawing.text(
            family.rawValue, .faint, .small, x: x + width / 2, y: y + height + 17, .center, room: max(width, 130))
    }

    private func drawBackground(x: Double, y: Double, into drawing: inout SVGDrawing) {
        drawing.box(isAccessory ? .glass : .card, x: x, y: y, width: width, height: height, radius: radius)
    }

    /// Draws the lines that fit, from the top; those of an accessory are centered.
    private func draw(_ text: String, x: Double, y: Double, into drawing: inout SVGDrawing) {
        let font = SVGDrawing.Font(size: isAccessory ? 13 : 14)
        let margin = isAccessory ? 8.0 : 16
        let room = width - 2 * margin
        let limit = max(1, Int((height - (isAccessory ? 4 : 2 * margin)) / font.lineHeight))
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) where lines.count <= limit {
            let parts = TextMetrics.lines(of: String(line), width: room, size: font.size, limit: limit)
            lines += parts.isEmpty ? [""] : parts
        }
        if lines.count > limit {
            lines = Array(lines.prefix(limit))
            lines[limit - 1] = TextMetrics.fitted(
                lines[limit - 1] + "…", width: room, size: font.size)
        }
        var baseline = y + margin + font.size
        if isAccessory {
            baseline = y + (height - Double(lines.count) * font.lineHeight) / 2 + font.size
        }
        for line in lines {
            if width == height, isAccessory {
                drawing.text(line, .text, font, x: x + width / 2, y: baseline, .center, room: room)
            } else {
                drawing.text(line, .text, font, x: x + margin, y: baseline, room: room)
            }
            baseline += font.lineHeight
        }
    }
}
