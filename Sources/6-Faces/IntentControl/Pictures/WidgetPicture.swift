internal import IntentEditor
internal import IntentModel
internal import IntentRuntime

/// Draws a widget for reviews and documentation: its title, the form of its editor, and its content in each size family.
struct WidgetPicture {
    private static let margin = 28.0
    private static let columnGap = 32.0
    private static let gap = 20.0
    /// A small widget beside a medium one.
    private static let familiesWidth = 516.0
    private static let stripPadding = 18.0

    let title: String
    let help: String?
    /// The name of the kind.
    let kind: String
    /// The BCP 47 tag of the texts.
    let locale: String
    /// Nil for a widget without parameters.
    let form: EditorContent?
    let families: [FamilyPicture]

    /// The SVG document. It follows the light or dark appearance of what shows it.
    var svg: String {
        let system = families.filter { !FamilyPicture.isAccessory($0.family) }
        let accessories = families.filter { FamilyPicture.isAccessory($0.family) }
        let column = max(Self.familiesWidth, families.map(\.width).max() ?? 0)
        let formWidth = form == nil ? 0 : FormPicture.width + Self.columnGap
        let width = 2 * Self.margin + formWidth + column
        let isRightToLeft = LanguageTag(locale).isRightToLeft
        var drawing = SVGDrawing(width: width, isRightToLeft: isRightToLeft)
        let top = drawHeader(into: &drawing)
        var formBottom = top
        if let form { formBottom += FormPicture.draw(form, x: Self.margin, y: top, into: &drawing) }
        let x = Self.margin + formWidth
        var bottom = draw(system, x: x, y: top, width: column, into: &drawing)
        if !accessories.isEmpty {
            if bottom > top { bottom += Self.gap }
            bottom = drawStrip(accessories, x: x, y: bottom, width: column, into: &drawing)
        }
        let height = max(formBottom, bottom) + Self.margin
        var page = SVGDrawing(width: width, isRightToLeft: isRightToLeft)
        page.box(.page, x: 0, y: 0, width: width, height: height, radius: 18)
        page.append(drawing)
        return page.document(title: "\(title) (\(kind))", language: locale, height: height)
    }

    /// - Returns: The upper edge of what is below the header.
    private func drawHeader(into drawing: inout SVGDrawing) -> Double {
        let room = drawing.width - 2 * Self.margin
        let kindRoom = min(TextMetrics.width(of: kind, size: 12), room / 2)
        drawing.text(title, .text, .title, x: Self.margin, y: 48, room: room - kindRoom - 16)
        drawing.text(kind, .faint, .small, x: drawing.width - Self.margin, y: 48, .trailing, room: kindRoom + 1)
        guard let help, !help.isEmpty else { return 68 }
        let height = drawing.paragraph(help, .faint, x: Self.margin, y: 72, room: room, limit: 3)
        return 72 + height + 4
    }

    /// Draws families in rows, as many in each as fit.
    /// - Returns: The lower edge of the last row.
    private func draw(
        _ families: [FamilyPicture], x: Double, y: Double, width: Double, into drawing: inout SVGDrawing
    ) -> Double {
        var (left, top, height) = (0.0, y, 0.0)
        for family in families {
            if left > 0, left + family.width > width {
                top += height + FamilyPicture.captionHeight + Self.gap
                (left, height) = (0, 0)
            }
            family.draw(x: x + left, y: top, into: &drawing)
            left += max(family.width, Self.captionWidth(of: family)) + Self.gap
            height = max(height, family.height)
        }
        return families.isEmpty ? y : top + height + FamilyPicture.captionHeight
    }

    /// Draws the families of a lock screen on a strip.
    /// - Returns: The lower edge of the strip.
    private func drawStrip(
        _ families: [FamilyPicture], x: Double, y: Double, width: Double, into drawing: inout SVGDrawing
    ) -> Double {
        var contents = SVGDrawing(width: drawing.width, isRightToLeft: drawing.isRightToLeft)
        let padding = Self.stripPadding
        let bottom =
            draw(families, x: x + padding, y: y + padding, width: width - 2 * padding, into: &contents) + padding / 2
        drawing.box(.strip, x: x, y: y, width: width, height: bottom - y, radius: 20)
        drawing.append(contents)
        return bottom
    }

    /// A small shape has a wider name.
    private static func captionWidth(of family: FamilyPicture) -> Double {
        FamilyPicture.isAccessory(family.family) ? TextMetrics.width(of: family.family.rawValue, size: 12) : 0
    }
}
