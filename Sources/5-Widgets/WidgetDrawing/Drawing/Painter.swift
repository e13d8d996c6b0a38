extension Layout {
    /// Draws a node in the center of a space.
    /// - Parameter isRightToLeft: Whether the leading side is the right one.
    package func draw(
        _ node: Node, in size: Size, isRightToLeft: Bool = false
    ) throws(DrawingError) -> DisplayList {
        var painter = Painter(layout: self, isRightToLeft: isRightToLeft)
        painter.draw(node, in: Rect(size: size))
        if let failure { throw failure }
        return DisplayList(size: size, items: painter.items, readings: painter.readings)
    }

    /// Draws a widget: its container background to the edges, and its content inside of the margins. Only a widget with a
    /// container background has margins.
    /// - Parameter ground: What is behind the container background; nil for neither.
    package func drawWidget(
        _ node: Node, in size: Size, margins: Insets = Insets(all: PaddingLayout.standardLength), cornerRadius: Double,
        ground: Paint?, isRightToLeft: Bool = false
    ) throws(DrawingError) -> DisplayList {
        let bounds = Rect(size: size)
        var painter = Painter(layout: self, isRightToLeft: isRightToLeft)
        painter.container = (bounds, cornerRadius)
        let background = node.containerBackground
        if let background, ground != nil { painter.draw(background, in: bounds) }
        painter.draw(node, in: background == nil ? bounds : bounds.inset(by: margins))
        if let failure { throw failure }
        let shape = Figure.rectangle(bounds, radiusX: cornerRadius, radiusY: cornerRadius)
        return DisplayList(
            size: size, ground: ground.map { .fill(shape, $0, bounds: bounds) },
            items: [.group(.clip(shape), painter.items)], readings: painter.readings)
    }
}

/// Draws a tree whose layout is known.
private struct Painter {
    let layout: Layout
    let isRightToLeft: Bool
    var items: [DisplayItem] = []
    var readings: [ReadingItem] = []
    /// The widget, with the radius of its corners.
    var container: (bounds: Rect, cornerRadius: Double)?
    /// The mapping of what is drawn, for the places of regions.
    private var transform = AffineTransform()

    init(layout: Layout, isRightToLeft: Bool) {
        self.layout = layout
        self.isRightToLeft = isRightToLeft
    }

    /// Draws a node in the center of a rectangle.
    mutating func draw(_ node: Node, in bounds: Rect) {
        let element = LayoutElement(node)
        let size = layout.size(of: element, in: Proposal(bounds.size))
        let center = bounds.center
        let origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
        draw(element, in: Rect(origin: origin, size: size), for: Proposal(bounds.size))
    }

    /// Draws an element whose size for a proposal is that of a rectangle.
    private mutating func draw(_ element: LayoutElement, in frame: Rect, for proposal: Proposal) {
        guard frame.isFinite else { return layout.fail(.notFinite) }
        guard layout.begin() else { return }
        defer { layout.end() }
        drawContent(of: element, in: frame, for: proposal)
    }

    private mutating func drawContent(of element: LayoutElement, in frame: Rect, for proposal: Proposal) {
        switch element.node.content {
        case .shape(let shape, let drawing): draw(shape, drawing, in: frame.rounded(to: layout.pixel))
        case .text: drawText(of: element, in: frame, for: proposal)
        case .image(let image):
            items.append(.image(image, frame.rounded(to: layout.pixel)))
            readings.append(.image(name: image.name, label: image.label))
        case .canvas(let content): draw(content, in: frame)
        case .divider(_, let color):
            let line = frame.rounded(to: layout.pixel)
            items.append(.fill(.rectangle(line, radiusX: 0, radiusY: 0), .color(color), bounds: line))
        case .spacer: break
        case .layout(let rule): draw(element, placedBy: rule, in: frame, for: proposal)
        case .reader:
            guard let content = layout.content(of: element, in: frame) else { return }
            let proposal = Proposal(frame.size)
            draw(content, at: .zero, of: frame, for: proposal)
        case .effect(let effect): draw(element, with: effect, in: frame, for: proposal)
        case .region(let region):
            let content = reading { $0.drawChildren(of: element, in: frame, for: proposal) }
            readings.append(.region(region, frame: transform(frame), content))
        case .description(.label(let label)):
            let content = reading { $0.drawChildren(of: element, in: frame, for: proposal) }
            readings.append(.labeled(label, content))
        case .description(.name(let name)):
            let content = reading { $0.drawChildren(of: element, in: frame, for: proposal) }
            readings.append(.named(name, content))
        case .description(.caption(let caption)):
            drawChildren(of: element, in: frame, for: proposal)
            readings.append(.text(caption))
        case .trait, .containerBackground: drawChildren(of: element, in: frame, for: proposal)
        }
    }

    private mutating func draw(_ shape: Shape, _ drawing: ShapeDrawing, in bounds: Rect) {
        switch drawing {
        case .fill(let paint): items.append(.fill(figure(of: shape, in: bounds), paint, bounds: bounds))
        case .stroke(let paint, let style):
            items.append(.stroke(figure(of: shape, in: bounds), paint, style, bounds: bounds))
        }
    }

    /// Returns the form of a shape, whose corners can depend on its place in the widget.
    private func figure(of shape: Shape, in bounds: Rect) -> Figure {
        guard case .container = shape.form, let container else { return shape.figure(in: bounds) }
        let whole = container.bounds
        let distance = min(
            bounds.minX - whole.minX, bounds.minY - whole.minY, whole.maxX - bounds.maxX, whole.maxY - bounds.maxY)
        let radius = max(container.cornerRadius - max(distance, 0), 0)
        var shape = shape
        shape.form = .roundedRectangle(width: radius, height: radius)
        return shape.figure(in: bounds)
    }

    private mutating func draw(_ content: (Size) throws(DrawingError) -> DisplayList, in frame: Rect) {
        do throws(DrawingError) {
            let drawn = try content(frame.size)
            readings += drawn.readings
            guard !drawn.items.isEmpty else { return }
            let moved = DisplayItem.group(.transform(AffineTransform(tx: frame.minX, ty: frame.minY)), drawn.items)
            items.append(.group(.clip(.rectangle(frame, radiusX: 0, radiusY: 0)), [moved]))
        } catch {
            layout.fail(error)
        }
    }

    private mutating func drawText(of element: LayoutElement, in frame: Rect, for proposal: Proposal) {
        guard let text = layout.text(of: element) else { return }
        if !text.string.isEmpty { readings.append(.text(text.string)) }
        let lines = text.lines(in: proposal)
        for line in lines.lines {
            let free = lines.size.width - line.width * lines.scale
            let isAtRight = isRightToLeft ? text.alignment == .leading : text.alignment == .trailing
            var x = frame.minX + (text.alignment == .center ? free / 2 : isAtRight ? free : 0)
            let baseline = ((frame.minY + line.baseline * lines.scale) / layout.pixel).rounded() * layout.pixel
            // The first part of a text that is read from the right is at the right.
            let segments = text.segments(of: line)
            for segment in text.isRightToLeft ? segments.reversed() : segments {
                var font = segment.style.font
                font.size *= lines.scale
                let width = segment.width * lines.scale
                defer { x += width }
                if let image = segment.style.image, segment.text == "\u{FFFC}" {
                    items.append(.image(image, image.frame(at: Point(x: x, y: baseline), in: font, lines.scale)))
                    continue
                }
                items.append(
                    .text(
                        TextItem(
                            text: segment.text,
                            origin: Point(x: x, y: baseline - segment.style.baselineOffset * lines.scale), width: width,
                            letterSpacing: segment.spacing * lines.scale / Double(max(segment.text.count, 1)),
                            font: font, paint: segment.style.paint, bounds: frame,
                            isUnderlined: segment.style.isUnderlined, isStruckThrough: segment.style.isStruckThrough,
                            isRightToLeft: text.isRightToLeft,
                            isFixedAtRight: text.alignment == .center ? text.isRightToLeft : isAtRight)))
            }
        }
    }

    private mutating func draw(
        _ element: LayoutElement, placedBy rule: any NodeLayout, in frame: Rect, for proposal: Proposal
    ) {
        let children = element.children
        if let secondary = rule as? SecondaryLayout, secondary.role == .mask {
            let places = layout.places(of: element, in: proposal)
            guard let content = places.first(where: { $0.index == 0 }),
                let mask = places.first(where: { $0.index == 1 })
            else { return }
            let masked = group { $0.draw(children[0], at: content.origin, of: frame, for: content.proposal) }
            var drawnMask: [DisplayItem] = []
            // What is drawn in a mask is neither read nor tapped.
            _ = reading { painter in
                drawnMask = painter.group { $0.draw(children[1], at: mask.origin, of: frame, for: mask.proposal) }
            }
            items.append(.group(.mask(drawnMask), masked))
        } else if let grid = rule as? GridLayout {
            let subviews = Subviews(layout: layout, elements: children)
            let cells = grid.cells(of: subviews, in: proposal)
            for place in layout.places(of: element, in: proposal) {
                let row = children[place.index]
                guard row.gridRow != nil else {
                    draw(row, at: place.origin, of: frame, for: place.proposal)
                    continue
                }
                let content = reading { painter in
                    for cell in cells[place.index] {
                        let origin = place.origin + cell.origin
                        painter.draw(row.children[cell.index], at: origin, of: frame, for: cell.proposal)
                    }
                }
                readings.append(.row(content))
            }
        } else if rule.stackAxis == .horizontal {
            readings.append(.row(reading { $0.drawChildren(of: element, in: frame, for: proposal) }))
        } else {
            drawChildren(of: element, in: frame, for: proposal)
        }
    }

    /// Draws the children at their places, those with a higher index in front.
    private mutating func drawChildren(of element: LayoutElement, in frame: Rect, for proposal: Proposal) {
        var places = layout.places(of: element, in: proposal)
        let children = element.children
        if children.contains(where: { $0.traits.zIndex != 0 }) {
            places = places.enumerated()
                .sorted {
                    (children[$0.element.index].traits.zIndex, $0.offset)
                        < (children[$1.element.index].traits.zIndex, $1.offset)
                }
                .map(\.element)
        }
        for place in places { draw(children[place.index], at: place.origin, of: frame, for: place.proposal) }
    }

    /// Draws an element at a place of its container.
    private mutating func draw(_ element: LayoutElement, at origin: Point, of container: Rect, for proposal: Proposal) {
        let size = layout.size(of: element, in: proposal)
        let x = isRightToLeft ? container.size.width - origin.x - size.width : origin.x
        draw(element, in: Rect(origin: container.origin + Point(x: x, y: origin.y), size: size), for: proposal)
    }

    private mutating func draw(
        _ element: LayoutElement, with effect: Effect, in frame: Rect, for proposal: Proposal
    ) {
        let style: GroupStyle
        switch effect {
        case .hidden: return
        case .offset(let offset):
            let origin = frame.origin + Point(x: isRightToLeft ? -offset.width : offset.width, y: offset.height)
            return drawChildren(of: element, in: Rect(origin: origin, size: frame.size), for: proposal)
        case .transform(let mapping, let anchor):
            let mapping = mapping.around(frame[anchor])
            let outer = transform
            transform = transform.applied(after: mapping)
            let content = group { $0.drawChildren(of: element, in: frame, for: proposal) }
            transform = outer
            return items.append(.group(.transform(mapping), content))
        case .opacity(let opacity): style = .opacity(min(max(opacity, 0), 1))
        case .clip(let shape): style = .clip(figure(of: shape, in: frame.rounded(to: layout.pixel)))
        case .shadow(let color, let radius, let x, let y): style = .shadow(color, radius: radius, x: x, y: y)
        case .blur(let radius): style = .blur(radius: radius)
        case .colors(let matrix): style = .colors(matrix)
        case .blend(let mode): style = .blend(mode)
        case .isolated: style = .isolated
        case .composition(let composition):
            let content = group { $0.drawChildren(of: element, in: frame, for: proposal) }
            items = composition.combined(items, with: content)
            return
        }
        let content = group { $0.drawChildren(of: element, in: frame, for: proposal) }
        items.append(.group(style, content))
    }

    /// Returns what people read of what is drawn, instead of adding it.
    private mutating func reading(_ draw: (inout Painter) -> Void) -> [ReadingItem] {
        let outer = readings
        readings = []
        draw(&self)
        defer { readings = outer }
        return readings
    }

    /// Returns what is drawn, instead of adding it.
    private mutating func group(_ draw: (inout Painter) -> Void) -> [DisplayItem] {
        let outer = items
        items = []
        draw(&self)
        defer { items = outer }
        return items
    }
}

extension ImageContent {
    /// Returns the place in a line of text: the middle of its capital letters.
    fileprivate func frame(at baseline: Point, in font: Font, _ scale: Double) -> Rect {
        let middle = baseline.y - FontMetrics(of: font).capHeight / 2
        return Rect(
            x: baseline.x, y: middle - size.height * scale / 2, width: size.width * scale, height: size.height * scale)
    }
}
