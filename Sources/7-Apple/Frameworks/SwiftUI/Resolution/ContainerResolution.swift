package import WidgetDrawing

// How the containers of this module place their children.

extension VStack: PlacedContainer {
    var nodeLayout: any NodeLayout { VStackLayout(alignment: alignment, spacing: spacing).drawn }
}

/// A lazy stack is as wide as proposed.
extension LazyVStack {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let stack = VStack(alignment: alignment, spacing: spacing ?? 0) { content }
        let place = Alignment(horizontal: alignment, vertical: .center)
        return try resolver.nodes(of: stack.frame(minWidth: 0, maxWidth: .infinity, alignment: place))
    }
}

extension HStack: PlacedContainer {
    var nodeLayout: any NodeLayout { HStackLayout(alignment: alignment, spacing: spacing).drawn }
}

/// A lazy stack is as high as proposed.
extension LazyHStack {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let stack = HStack(alignment: alignment, spacing: spacing ?? 0) { content }
        let place = Alignment(horizontal: .center, vertical: alignment)
        return try resolver.nodes(of: stack.frame(minHeight: 0, maxHeight: .infinity, alignment: place))
    }
}

extension ZStack: PlacedContainer {
    var nodeLayout: any NodeLayout { ZStackLayout(alignment: alignment).drawn }
}

extension Grid: PlacedContainer {
    var nodeLayout: any NodeLayout {
        GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing).drawn
    }
}

extension GridRow: PlacedContainer {
    var nodeLayout: any NodeLayout { GridRowLayout(alignment: alignment?.guide) }
}

extension LazyVGrid: PlacedContainer {
    var nodeLayout: any NodeLayout {
        LazyGridLayout(
            .horizontal, tracks: columns.map(\.track), alignment: alignment.guide, spacing: spacing.map { Double($0) })
    }
}

extension LazyHGrid: PlacedContainer {
    var nodeLayout: any NodeLayout {
        LazyGridLayout(
            .vertical, tracks: rows.map(\.track), alignment: alignment.guide, spacing: spacing.map { Double($0) })
    }
}

extension ViewThatFits: PlacedContainer {
    var nodeLayout: any NodeLayout { FirstThatFitsLayout(axes.all) }
}

/// A picture cannot be scrolled: it shows the beginning.
extension ScrollView: PlacedContainer {
    var nodeLayout: any NodeLayout {
        WidgetDrawing.StackLayout(
            axes.contains(.vertical) ? .vertical : .horizontal,
            alignment: axes.contains(.vertical) ? .horizontalCenter : .verticalCenter)
    }

    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let margins = resolver.style.contentMargins
        let children = try resolver.inheriting {
            $0.style.axis = nil
            $0.style.contentMargins = nil
        } _: { resolver throws(DrawingError) in
            try resolver.nodes(of: content)
        }
        let stack = try Node(.layout(nodeLayout), children)
        let padded =
            try margins.map { margins throws(DrawingError) in
                try Node(.layout(PaddingLayout(margins)), [stack])
            } ?? stack
        // Along its axes, the view takes the proposed length and its content the ideal one, from the beginning.
        let long = FlexibleFrameLayout.Limits(minimum: 0, maximum: .infinity)
        let (width, height) = (axes.contains(.horizontal) ? long : .init(), axes.contains(.vertical) ? long : .init())
        let frame = FlexibleFrameLayout(
            width: width, height: height,
            alignment: .init(
                axes.contains(.horizontal) ? .leading : .horizontalCenter,
                axes.contains(.vertical) ? .top : .verticalCenter))
        let ideal = try Node(.layout(FixedSizeLayout(axes.all)), [padded])
        return [try Node(.effect(.clip(WidgetDrawing.Shape(.rectangle))), [Node(.layout(frame), [ideal])])]
    }
}

/// A view of app screens, of which only the content or the label is drawn.
protocol UndrawnContainer: DrawnView {
    associatedtype Drawn: View
    var drawnContent: Drawn { get }
}

extension UndrawnContainer {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        resolver.recordUndrawn(String(describing: Self.self).prefix { $0 != "<" }.description)
        return try resolver.nodes(of: drawnContent)
    }
}

extension List: UndrawnContainer { var drawnContent: Content { content } }
extension Form: UndrawnContainer { var drawnContent: Content { content } }
extension TabView: UndrawnContainer { var drawnContent: Content { content } }
extension Picker: UndrawnContainer { var drawnContent: Label { label } }
extension TextField: UndrawnContainer { var drawnContent: Label { label } }
extension Menu: UndrawnContainer { var drawnContent: Label { label } }

extension GroupBox: UndrawnContainer {
    @ViewBuilder var drawnContent: some View {
        label
        content
    }
}

extension LayoutContainer: PlacedContainer {
    var nodeLayout: any NodeLayout {
        let layout: any Layout = (layout as? AnyLayout)?.base ?? layout
        return (layout as? any DrawnLayout)?.drawn ?? layout.adapted
    }
}

// MARK: - Containers that add nothing

extension AnyView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        try resolver.nodes(of: content)
    }
}

extension ViewModifierContent {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        try resolver.nodes(of: content)
    }
}

extension ConditionalView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        switch self {
        case .first(let view): try resolver.nodes(of: view)
        case .second(let view): try resolver.nodes(of: view)
        }
    }
}

extension Optional where Wrapped: View {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        guard let self else { return [] }
        return try resolver.nodes(of: self)
    }
}

extension ForEach where Content: View {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        var nodes: [Node] = []
        for element in data {
            nodes += try resolver.nodes(of: resolver.environment.asCurrent { content(element) })
        }
        return nodes
    }
}

extension EmptyView: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] { [] }
}

extension GeometryReader {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        [try resolver.reader(content)]
    }
}

extension TimelineView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let context = Context(date: resolver.now, cadence: .live)
        return try resolver.nodes(of: resolver.environment.asCurrent { content(context) })
    }
}

extension Spacer: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        [try Node(.spacer(along: resolver.style.axis, minLength: minLength.map { Double($0) }))]
    }
}

extension Divider: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        [try Node(.divider(in: resolver.style.axis ?? .vertical, resolver.color(.separator)))]
    }
}

// MARK: - Places

extension Alignment {
    var place: WidgetDrawing.Alignment { WidgetDrawing.Alignment(horizontal.guide, vertical.guide) }
}

extension UnitPoint {
    var place: WidgetDrawing.UnitPoint { WidgetDrawing.UnitPoint(x: Double(x), y: Double(y)) }
}

extension Axis.Set {
    var all: Set<WidgetDrawing.Axis> {
        Set((contains(.horizontal) ? [.horizontal] : []) + (contains(.vertical) ? [.vertical] : []))
    }
}

extension GridItem {
    fileprivate var track: LazyGridLayout.Track {
        let length: LazyGridLayout.Track.Length =
            switch size {
            case .fixed(let length): .fixed(Double(length))
            case .flexible(let minimum, let maximum): .flexible(minimum: Double(minimum), maximum: Double(maximum))
            case .adaptive(let minimum, let maximum): .adaptive(minimum: Double(minimum), maximum: Double(maximum))
            }
        return LazyGridLayout.Track(length, spacing: spacing.map { Double($0) }, alignment: alignment?.place)
    }
}
