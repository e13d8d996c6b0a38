package import WidgetDrawing

/// The modifiers of texts that views inherit.
struct TextModifiers {
    var weight: Font.Weight?
    var width: Font.Width?
    var design: Font.Design?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var tracking = 0.0
    var baselineOffset = 0.0
    var isUnderlined = false
    var isStruckThrough = false
}

extension Text: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let environment = resolver.environment
        var content = StyledText(
            runs(
                TextContext(
                    resolver: resolver, font: environment.font ?? .body, modifiers: resolver.style.text,
                    paint: resolver.foreground)))
        content.lineLimit = environment.lineLimit
        content.alignment = environment.multilineTextAlignment.alignment
        content.truncation = environment.truncationMode.truncation
        content.minimumScaleFactor = Double(environment.minimumScaleFactor)
        content.allowsTightening = environment.allowsTightening
        content.lineSpacing = Double(environment.lineSpacing)
        let text = try resolver.labeled(attributes.lazy.compactMap(\.accessibilityLabel).last, Node(.text(content)))
        // An empty text keeps its place, and hides nothing.
        let isEmpty = content.runs.allSatisfy { $0.text.isEmpty && $0.image == nil }
        guard environment.redactionReasons.contains(.placeholder), !isEmpty else { return [text] }
        return [try resolver.redacted(text, reading: content.concealed)]
    }

    @MainActor private func runs(_ outer: TextContext) -> [StyledText.Run] {
        var context = outer
        // The innermost modifier is the first one, and wins.
        for attribute in attributes.reversed() { context.apply(attribute) }
        switch storage {
        case .joined(let texts): return texts.flatMap { $0.runs(context) }
        case .key(let key):
            return key.translated(for: context.resolver.environment.locale).spans.flatMap { span in
                var context = context
                for attribute in span.style.attributes { context.apply(attribute) }
                return switch span.part {
                case .literal(let literal): context.runs(of: Text(verbatim: literal))
                case .text(let text, _): text.runs(context)
                }
            }
        case .attributed(let string):
            return string.runs.flatMap { run in
                var context = context
                for attribute in run.textAttributes { context.apply(attribute) }
                if run.hasBackground { context.resolver.recordUndrawn("the background of a text") }
                return context.runs(of: Text(verbatim: String(string[run.range].characters)))
            }
        case .formatted(let value): return value.text(context.resolver.environment).runs(context)
        case .image(let image): return context.runs(of: image)
        default: return context.runs(of: self)
        }
    }
}

/// What a part of a text inherits.
@MainActor
private struct TextContext {
    let resolver: ViewResolver
    var font: Font
    var modifiers: TextModifiers
    var paint: Paint

    func runs(of text: Text) -> [StyledText.Run] {
        let string = text.string(in: resolver.environment, now: resolver.now)
        var run = StyledText.Run(string, font: drawnFont, paint: paint)
        run.tracking = modifiers.tracking
        run.baselineOffset = modifiers.baselineOffset
        run.isUnderlined = modifiers.isUnderlined
        run.isStruckThrough = modifiers.isStruckThrough
        return [run]
    }

    /// The run of a picture, which is as large as the text around it.
    func runs(of image: Image) -> [StyledText.Run] {
        var resolver = resolver
        resolver.environment.font = font
        resolver.style.foreground = [paint] + resolver.style.foreground.dropFirst()
        var run = StyledText.Run("", font: drawnFont, paint: paint)
        run.image = resolver.image(image)
        run.baselineOffset = modifiers.baselineOffset
        return [run]
    }

    mutating func apply(_ attribute: TextAttribute) {
        let argument = attribute.arguments.first ?? nil
        let isActive = argument as? Bool ?? true
        switch attribute.name {
        case "font": font = argument as? Font ?? .body
        case "fontWeight": modifiers.weight = argument as? Font.Weight
        case "fontWidth": modifiers.width = argument as? Font.Width
        case "fontDesign": modifiers.design = argument as? Font.Design
        case "foregroundColor", "foregroundStyle":
            paint = (argument as? any ShapeStyle).map(resolver.paint) ?? resolver.foreground
        case "bold": modifiers.isBold = isActive
        case "italic": modifiers.isItalic = isActive
        case "monospaced": modifiers.isMonospaced = isActive
        case "monospacedDigit": modifiers.hasMonospacedDigits = true
        case "kerning", "tracking": modifiers.tracking = Double(argument as? CGFloat ?? 0)
        case "baselineOffset": modifiers.baselineOffset = Double(argument as? CGFloat ?? 0)
        case "underline", "strikethrough":
            if attribute.name == "underline" {
                modifiers.isUnderlined = isActive
            } else {
                modifiers.isStruckThrough = isActive
            }
            let pattern = attribute.arguments.lazy.compactMap { $0 as? Text.LineStyle.Pattern }.first
            let color = attribute.arguments.lazy.compactMap { $0 as? Color }.first
            for part in isActive ? Text.undrawnLine(attribute.name, pattern ?? .solid, color) : [] {
                resolver.recordUndrawn(part)
            }
        case "inflect": resolver.recordUndrawn("inflect")
        case "textScale" where argument as? Text.Scale == .secondary: resolver.recordUndrawn("textScale")
        default: break
        }
    }

    private var drawnFont: WidgetDrawing.Font {
        font.undrawn.forEach(resolver.recordUndrawn)
        var drawn = font.drawn(at: resolver.environment.dynamicTypeSize)
        if let weight = modifiers.weight { drawn.weight = weight.drawn }
        if modifiers.isBold { drawn = drawn.bold }
        if let design = modifiers.design { drawn.design = design.drawn }
        if let width = modifiers.width { drawn.width = width.drawn }
        if modifiers.isMonospaced { drawn.design = .monospaced }
        if modifiers.isItalic { drawn.isItalic = true }
        if modifiers.hasMonospacedDigits { drawn.hasMonospacedDigits = true }
        return drawn
    }
}

extension TextAttribute {
    fileprivate var accessibilityLabel: Text? { name == "accessibilityLabel" ? arguments.first as? Text : nil }
}

extension ViewResolver {
    /// A node, with what assistive technologies read instead of its texts.
    func labeled(_ label: Text?, _ node: Node) throws(DrawingError) -> Node {
        guard let label else { return node }
        return try Node(.description(.label(label.string(in: environment, now: now))), [node])
    }

    /// The font of texts and symbols.
    var font: WidgetDrawing.Font { (environment.font ?? .body).drawn(at: environment.dynamicTypeSize) }

    /// A view whose place is a gray area instead of what it shows.
    /// - Parameter reading: What a terminal shows in its place. Assistive technologies read nothing.
    func redacted(_ node: Node, reading: String = "") throws(DrawingError) -> Node {
        let area = WidgetDrawing.Shape(.roundedRectangle(width: 4, height: 4))
        let drawn = try Node(
            .layout(SecondaryLayout(.overlay)),
            [
                try Node(.effect(.hidden), [node]),
                try Node(.shape(area, .fill(foreground.opacity(0.16)))),
            ])
        return try Node(.description(.label("")), [Node(.description(.caption(reading)), [drawn])])
    }
}

// MARK: - Fonts

extension Font {
    /// The font at a text size that people prefer.
    func drawn(at size: DynamicTypeSize) -> WidgetDrawing.Font {
        var font: WidgetDrawing.Font
        switch source {
        case .style(let style, let design, let weight):
            font = WidgetDrawing.Font(size: style.points(at: size), weight: style.weight)
            if let weight { font.weight = weight.drawn }
            font.design = (design ?? .default).drawn
        case .size(let points, let design, let weight):
            font = WidgetDrawing.Font(size: Double(points), weight: (weight ?? .regular).drawn)
            font.design = (design ?? .default).drawn
        case .named(let name, let points, let style):
            font = WidgetDrawing.Font(size: Double(points) * (style?.scale(at: size) ?? 1))
            font.name = name
        }
        for variant in variants { font.apply(variant) }
        return font
    }

    /// The changes that a picture lacks.
    fileprivate var undrawn: [String] {
        variants.compactMap { variant in
            switch variant {
            case .smallCaps: "smallCaps"
            case .lowercaseSmallCaps: "lowercaseSmallCaps"
            case .uppercaseSmallCaps: "uppercaseSmallCaps"
            case .leading(let leading) where leading != .standard: "leading"
            default: nil
            }
        }
    }
}

extension WidgetDrawing.Font {
    /// The font, at least bold.
    fileprivate var bold: WidgetDrawing.Font {
        var font = self
        if weight.rawValue < Weight.bold.rawValue { font.weight = .bold }
        return font
    }

    fileprivate mutating func apply(_ variant: Font.Variant) {
        switch variant {
        case .bold: self = bold
        case .italic: isItalic = true
        case .monospaced: design = .monospaced
        case .monospacedDigit: hasMonospacedDigits = true
        case .weight(let weight): self.weight = weight.drawn
        case .width(let width): self.width = width.drawn
        case .smallCaps, .lowercaseSmallCaps, .uppercaseSmallCaps, .leading: break
        }
    }
}

extension Font.Weight {
    fileprivate var drawn: WidgetDrawing.Font.Weight {
        let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        return weights.firstIndex(of: self).flatMap { WidgetDrawing.Font.Weight(rawValue: $0) } ?? .regular
    }
}

extension Font.Width {
    /// The width of letters beside that of the standard width.
    fileprivate var drawn: Double { 1 + Double(value) * 0.6 }
}

extension Font.Design {
    fileprivate var drawn: WidgetDrawing.Font.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.TextStyle {
    fileprivate var weight: WidgetDrawing.Font.Weight {
        switch self {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    /// The points at a text size, as Apple's guidelines for typography state them.
    fileprivate func points(at size: DynamicTypeSize) -> Double {
        let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
        return row[index]
    }

    /// How much larger the style is at a text size than at the standard one.
    func scale(at size: DynamicTypeSize) -> Double { points(at: size) / points(at: .large) }

    private var row: [Double] {
        switch self {
        case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
        case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}

extension TextAlignment {
    fileprivate var alignment: StyledText.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    fileprivate var truncation: StyledText.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
