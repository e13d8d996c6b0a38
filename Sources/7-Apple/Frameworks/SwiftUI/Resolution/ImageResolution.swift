package import WidgetDrawing
import WidgetSymbols

extension Image: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let node = try resolver.tinted(try Node(.image(resolver.image(self))), mode: accentedMode)
        let isHidden = resolver.environment.redactionReasons.contains(.placeholder)
        return [isHidden ? try resolver.redacted(node) : node]
    }
}

nonisolated extension Image {
    fileprivate func argument<Value>(of modifier: String) -> Value? {
        attributes.last { $0.name == modifier }?.arguments.first.flatMap { $0 as? Value }
    }

    private var accentedMode: WidgetAccentedRenderingMode? { argument(of: "widgetAccentedRenderingMode") }

    /// The name of the picture or symbol; empty for a picture from data.
    fileprivate var name: String {
        switch source {
        case .asset(let asset): asset.name
        case .symbol(let name): name
        case .data: ""
        }
    }
}

extension ViewResolver {
    private func recordUndrawnArguments(of image: Image) {
        if let _: Double = image.argument(of: "variableValue") { recordUndrawn("variableValue of '\(image.name)'") }
        guard let resizable = image.attributes.last(where: { $0.name == "resizable" }) else { return }
        for case let insets as EdgeInsets in resizable.arguments where insets != EdgeInsets() {
            recordUndrawn("resizable(capInsets:)")
        }
        for case Image.ResizingMode.tile as Image.ResizingMode in resizable.arguments {
            recordUndrawn("resizable(resizingMode:)")
        }
    }

    /// What an image shows; a picture without a size if there is nothing to show.
    func image(_ image: Image) -> ImageContent {
        let mode: Image.TemplateRenderingMode? = image.argument(of: "renderingMode")
        let isResizable = image.attributes.contains { $0.name == "resizable" }
        var content: ImageContent
        switch image.source {
        case .symbol(let name):
            let own = AssetName(name).picture.flatMap { picture($0, isTemplate: mode != .original) }
            content =
                own.map { sizedAsSymbol($0) }
                ?? symbol(
                    named: name, mode: image.argument(of: "symbolRenderingMode"),
                    margin: isResizable ? 0 : SystemSymbol.margin)
        case .asset(let asset):
            let found = asset.picture
            if let drawn = found.flatMap({ picture($0, isTemplate: mode.map { $0 == .template }) }) {
                content = drawn
            } else {
                recordUndrawn("\(found?.undrawnKind ?? "image") '\(asset.name)'")
                content = self.image(of: SystemSymbol(placeholderFor: asset.name), mode: nil)
                if let size = found?.pdfSize { content.size = size }
            }
        case .data(let data, let scale):
            if let picture = EmbeddedPicture(data) {
                content = picture.content(.reference(picture.address), atScale: scale)
                if mode == .template { content.fill(with: foreground) }
            } else {
                if !data.isEmpty { recordUndrawn("image from data") }
                content = ImageContent(picture: .items([], size: .zero), size: .zero)
            }
        }
        recordUndrawnArguments(of: image)
        content.isResizable = isResizable
        content.name = image.name
        content.label = image.label?.string(in: environment, now: now)
        return content
    }

    /// A picture of a catalog or file; nil for a file that is not drawn.
    /// - Parameter isTemplate: Whether it has the color of the content; nil for what the set states.
    private func picture(_ asset: AssetPicture, isTemplate: Bool?) -> ImageContent? {
        guard !asset.isSymbol else { return nil }
        func file(isDark: Bool) -> (picture: EmbeddedPicture, scale: Double)? {
            guard let file = asset.file(isDark: isDark, scale: Double(environment.displayScale)) else { return nil }
            return file.embedded.map { ($0, file.scale ?? 1) }
        }
        let isDark = environment.hasFixedColorScheme && environment.drawnColorScheme == .dark
        guard let (picture, scale) = file(isDark: isDark) else { return nil }
        var reference = Picture.reference(picture.address)
        if asset.hasDarkFile, !environment.hasFixedColorScheme, let dark = file(isDark: true)?.picture {
            reference = .references(light: picture.address, dark: dark.address)
        }
        var content = picture.content(reference, atScale: scale)
        if isTemplate ?? asset.isTemplate { content.fill(with: foreground) }
        return content
    }

    /// A picture of the program in the place of a system symbol.
    private func sizedAsSymbol(_ content: ImageContent) -> ImageContent {
        var content = content
        let height = SystemSymbol.side * symbolUnit
        guard content.size.height > 0 else { return content }
        content.size = Size(width: content.size.width * height / content.size.height, height: height)
        return content
    }

    /// A system symbol in the size of the text around it.
    private func symbol(named name: String, mode: SymbolRenderingMode?, margin: Double) -> ImageContent {
        let variant = environment.symbolVariants.suffix
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let known =
            SystemSymbol(named: name + variant, isRightToLeft: isRightToLeft)
            ?? SystemSymbol(named: name, isRightToLeft: isRightToLeft)
        if known == nil { recordUndrawn("symbol '\(name)'") }
        let mode = mode ?? environment.symbolRenderingMode
        if mode == .palette, style.foreground.count > 1, let known, !known.layers.contains(where: \.isSecondary) {
            recordUndrawn("the second style of symbol '\(name)'")
        }
        return image(of: known ?? SystemSymbol(placeholderFor: name), mode: mode, margin: margin)
    }

    /// The points of a unit of a symbol's drawing.
    private var symbolUnit: Double {
        let scale: Double =
            switch environment.imageScale {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        return font.size / SystemSymbol.pointSize * scale
    }

    private func image(of symbol: SystemSymbol, mode: SymbolRenderingMode?, margin: Double = 0) -> ImageContent {
        let bounds = symbol.bounds
        let size = Size(width: bounds.width + 2 * margin, height: bounds.height + 2 * margin)
        let origin = SymbolPath.Point(bounds.origin.x - margin, bounds.origin.y - margin)
        let unit = symbolUnit
        return ImageContent(
            picture: .items(
                symbol.items(
                    from: origin, size: size, in: symbolPaints(mode),
                    weight: style.text.weight == nil ? font.weight : .regular),
                size: size),
            size: Size(width: size.width * unit, height: size.height * unit))
    }
}

extension ViewResolver {
    /// The paints of the first and of the second layer of a symbol; the second is nil if all have the same.
    private func symbolPaints(_ mode: SymbolRenderingMode?) -> (first: Paint, second: Paint?) {
        // Where the system colors the widget, layers have one color.
        guard environment.widgetRenderingMode == .fullColor else { return (foreground, nil) }
        if mode == .multicolor { recordUndrawn("symbolRenderingMode 'multicolor'") }
        return switch mode {
        case .hierarchical: (foreground, foreground(level: 2))
        case .palette: (foreground, style.foreground.count > 1 ? style.foreground[1] : foreground(level: 2))
        // Several styles are a palette.
        case nil where style.foreground.count > 1: (foreground, style.foreground[1])
        default: (foreground, nil)
        }
    }
}

extension ImageContent {
    /// Draws the picture as an area of a paint.
    fileprivate mutating func fill(with paint: Paint) {
        let bounds = Rect(size: size)
        var mask = self
        mask.isResizable = false
        picture = .items(
            [
                .group(
                    .mask([.image(mask, bounds)]),
                    [.fill(.rectangle(bounds, radiusX: 0, radiusY: 0), paint, bounds: bounds)])
            ], size: size)
    }
}

extension EmbeddedPicture {
    /// The picture as it is shown: a photo is turned by its orientation.
    fileprivate func content(_ reference: Picture, atScale scale: Double) -> ImageContent {
        let size = size(atScale: scale)
        guard orientation != .up else { return ImageContent(picture: reference, size: size) }
        let stored = orientation.isSideways ? Size(width: size.height, height: size.width) : size
        let pixels = DisplayItem.image(ImageContent(picture: reference, size: stored), Rect(size: stored))
        return ImageContent(
            picture: .items([.group(.transform(orientation.transform(of: stored)), [pixels])], size: size), size: size)
    }

    fileprivate func size(atScale scale: Double) -> Size {
        let scale = isDrawing || !(scale > 0) ? 1 : scale
        return Size(width: width / scale, height: height / scale)
    }
}

nonisolated extension Image.Source {
    /// The size in points; zero for a symbol, and for what is no picture.
    var size: CGSize {
        let picture: (EmbeddedPicture, scale: Double)? =
            switch self {
            case .symbol: nil
            case .asset(let asset):
                asset.picture?.file(isDark: false, scale: 2).flatMap { file in
                    file.embedded.map { ($0, file.scale ?? 1) }
                }
            case .data(let data, let scale): EmbeddedPicture(data).map { ($0, scale) }
            }
        guard let size = picture.map({ $0.0.size(atScale: $0.scale) }) else { return .zero }
        return CGSize(width: size.width, height: size.height)
    }
}

extension SystemSymbol {
    /// What is drawn, with the bounds of the symbol moved to the origin.
    fileprivate func items(
        from origin: SymbolPath.Point, size: Size, in paints: (first: Paint, second: Paint?),
        weight: WidgetDrawing.Font.Weight
    ) -> [DisplayItem] {
        let frame = Rect(size: size)
        let placed = AffineTransform(tx: -origin.x, ty: -origin.y)
        // The lines of symbols are as bold as the text beside them.
        let boldness = 1 + Double(weight.rawValue - WidgetDrawing.Font.Weight.regular.rawValue) * 0.1
        func item(_ shape: SystemSymbol.Shape, _ paint: Paint) -> DisplayItem {
            let figure = Figure.outline(shape.path.outline.applying(placed))
            guard let lineWidth = shape.lineWidth else { return .fill(figure, paint, bounds: frame) }
            var style = WidgetDrawing.StrokeStyle(width: lineWidth * boldness)
            (style.cap, style.join) = (.round, .round)
            return .stroke(figure, paint, style, bounds: frame)
        }
        return layers.flatMap { layer -> [DisplayItem] in
            let drawn = layer.drawn.map { item($0, layer.isSecondary ? paints.second ?? paints.first : paints.first) }
            guard !layer.removed.isEmpty else { return drawn }
            // What is cut out of a filled form is a layer of its own in another paint.
            if layer.removesContent, paints.second != nil {
                return drawn + layer.removed.map { item($0, paints.first) }
            }
            return [DisplayItem.group(.cutOut(layer.removed.map { item($0, .color(.black)) }), drawn)]
        }
    }
}

extension SymbolPath {
    fileprivate var outline: Outline {
        func point(_ point: SymbolPath.Point) -> WidgetDrawing.Point { WidgetDrawing.Point(x: point.x, y: point.y) }
        return Outline(
            steps.map { step in
                switch step {
                case .move(let end): .move(point(end))
                case .line(let end): .line(point(end))
                case .curve(let first, let second, let end):
                    .curve(point(end), control1: point(first), control2: point(second))
                case .close: .close
                }
            })
    }
}
