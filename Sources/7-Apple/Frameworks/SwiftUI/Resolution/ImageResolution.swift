package import WidgetDrawing
import WidgetSymbols

extension Image: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let isResizable = attributes.contains { $0.name == "resizable" }
        var image: ImageContent
        switch source {
        case .symbol(let name): image = resolver.symbol(named: name)
        case .asset(let name):
            resolver.recordUndrawn("image '\(name)'")
            image = resolver.image(of: SystemSymbol(placeholderFor: name))
        case .data(let data):
            guard let picture = EmbeddedPicture(data) else {
                resolver.recordUndrawn("image from data")
                return []
            }
            image = ImageContent(picture: .reference(picture.address), size: picture.size)
        }
        image.isResizable = isResizable
        image.name = name
        image.label = label?.string(in: resolver.environment, now: resolver.now)
        let node = try Node(.image(image))
        let isHidden = resolver.environment.redactionReasons.contains(.placeholder)
        return [isHidden ? try resolver.redacted(node) : node]
    }
}

extension Image {
    /// The name of the picture or symbol; empty for a picture from data.
    private var name: String {
        switch source {
        case .asset(let name), .symbol(let name): name
        case .data: ""
        }
    }
}

extension ViewResolver {
    /// A system symbol in the size of the text around it.
    fileprivate func symbol(named name: String) -> ImageContent {
        let variant = environment.symbolVariants.suffix
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let known =
            SystemSymbol(named: name + variant, isRightToLeft: isRightToLeft)
            ?? SystemSymbol(named: name, isRightToLeft: isRightToLeft)
        if known == nil { recordUndrawn("symbol '\(name)'") }
        return image(of: known ?? SystemSymbol(placeholderFor: name))
    }

    fileprivate func image(of symbol: SystemSymbol) -> ImageContent {
        let bounds = symbol.bounds
        let size = Size(width: bounds.width, height: bounds.height)
        let scale: Double =
            switch environment.imageScale {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        let unit = font.size / SystemSymbol.pointSize * scale
        return ImageContent(
            picture: .items(
                symbol.items(
                    from: bounds.origin, size: size, in: foreground,
                    weight: style.text.weight == nil ? font.weight : .regular),
                size: size),
            size: Size(width: size.width * unit, height: size.height * unit))
    }
}

extension SystemSymbol {
    /// What is drawn, with the bounds of the symbol moved to the origin.
    fileprivate func items(
        from origin: SymbolPath.Point, size: Size, in paint: Paint, weight: WidgetDrawing.Font.Weight
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
            let drawn = layer.drawn.map { item($0, paint) }
            guard !layer.removed.isEmpty else { return drawn }
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

extension SymbolVariants {
    /// What the variants add to a name.
    fileprivate var suffix: String { names.map { "." + $0 }.joined() }
}

/// A picture whose data is a part of the document.
private struct EmbeddedPicture {
    /// A `data:` URL.
    let address: String
    /// The size in pixels.
    let size: Size

    /// Reads the size of a PNG or JPEG file; nil for other data.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        func number(at index: Int, length: Int) -> Int? {
            guard index >= 0, index + length <= bytes.count else { return nil }
            return bytes[index..<index + length].reduce(0) { $0 << 8 | Int($1) }
        }
        if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]), let width = number(at: 16, length: 4),
            let height = number(at: 20, length: 4)
        {
            self.init(data, type: "png", width, height)
        } else if bytes.starts(with: [0xff, 0xd8]) {
            // Segments with a marker and a length; the frame's size is in one of SOF0 to SOF15.
            var index = 2
            while let marker = number(at: index, length: 2), let length = number(at: index + 2, length: 2) {
                let isFrame = (0xffc0...0xffcf).contains(marker) && ![0xffc4, 0xffc8, 0xffcc].contains(marker)
                if isFrame, let height = number(at: index + 5, length: 2), let width = number(at: index + 7, length: 2)
                {
                    self.init(data, type: "jpeg", width, height)
                    return
                }
                index += 2 + max(length, 2)
            }
            return nil
        } else {
            return nil
        }
    }

    private init(_ data: Data, type: String, _ width: Int, _ height: Int) {
        address = "data:image/\(type);base64,\(data.base64EncodedString())"
        size = Size(width: Double(width), height: Double(height))
    }
}
