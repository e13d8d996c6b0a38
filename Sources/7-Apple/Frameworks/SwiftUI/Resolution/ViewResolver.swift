import IntentModel
package import WidgetDrawing

/// Resolves views to the tree that is laid out and drawn, for one environment and one time.
@MainActor
package struct ViewResolver {
    /// The environment of the view that is resolved.
    package internal(set) var environment: EnvironmentValues
    /// The time for which the view is shown.
    package let now: Date
    /// What is found in all views.
    package let findings = DrawingFindings()
    /// What views inherit besides the environment.
    var style = ContentStyle()
    private var depth = 0
    /// The types of the views with bodies that contain the view that is resolved.
    private var path: [String] = []
    /// The actions of `onAppear` in the body that is resolved; nil if they were performed.
    private(set) var appearActions: AppearActions?

    package init(environment: EnvironmentValues = EnvironmentValues(), now: Date = Date()) {
        self.environment = environment
        self.now = now
    }

    /// Views that are nested deeper are not resolved: bodies that contain themselves have no end.
    private static let deepest = 300

    /// Resolves a view to the nodes that its container places.
    package mutating func nodes<V: View>(of view: V) throws(DrawingError) -> [Node] {
        guard depth < Self.deepest else { throw .tooDeep }
        try findings.countView()
        depth += 1
        defer { depth -= 1 }
        if let drawn = view as? any DrawnView { return try drawn.nodes(with: &self) }
        guard V.Body.self != Never.self else {
            recordUndrawn(String(describing: V.self))
            return []
        }
        path.append(String(describing: V.self).prefix { $0 != "<" }.description)
        defer { path.removeLast() }
        return try nodes(ofBody: { view.body })
    }

    /// Resolves a body. If views in it perform actions when they appear, it is read again, since the actions change its state.
    mutating func nodes(ofBody body: @MainActor () -> some View) throws(DrawingError) -> [Node] {
        let (outer, own) = (appearActions, AppearActions())
        defer { appearActions = outer }
        appearActions = own
        let nodes = try nodes(of: environment.asCurrent(body))
        guard !own.actions.isEmpty else { return nodes }
        appearActions = nil
        environment.asCurrent { for action in own.actions { action() } }
        return try self.nodes(of: environment.asCurrent(body))
    }

    /// Resolves a view to one node. Several views without a container are one below the other, or form a line.
    package mutating func node(
        of view: some View, joinedBy layout: (any NodeLayout)? = nil
    ) throws(DrawingError) -> Node {
        try joined(try nodes(of: view), by: layout)
    }

    /// Resolves a body to one node.
    mutating func node(
        ofBody body: @MainActor () -> some View, joinedBy layout: (any NodeLayout)? = nil
    ) throws(DrawingError) -> Node {
        try joined(try nodes(ofBody: body), by: layout)
    }

    private func joined(_ nodes: [Node], by layout: (any NodeLayout)?) throws(DrawingError) -> Node {
        guard nodes.count != 1 else { return nodes[0] }
        guard layout == nil, environment.widgetFamily == .accessoryInline else {
            return try Node(.layout(layout ?? WidgetDrawing.StackLayout(.vertical)), nodes)
        }
        return try Node(.layout(WidgetDrawing.StackLayout(.horizontal)), partsOfLine(nodes))
    }

    /// Returns the first picture and the first text of views that form a line on a locked screen, which shows no more.
    private func partsOfLine(_ nodes: [Node]) -> [Node] {
        let first = [nodes.firstIndex(where: \.showsImage), nodes.firstIndex(where: \.showsText)].compactMap { $0 }
        guard !first.isEmpty else { return nodes }
        let shown = nodes.indices.filter(first.contains)
        if nodes.indices.contains(where: { !shown.contains($0) && !nodes[$0].isBlank }) {
            recordUndrawn("more than an image and a text in a line")
        }
        return shown.map { nodes[$0] }
    }

    /// What assistive technologies read of a view that is not a part of the picture.
    mutating func title(of view: some View) throws(DrawingError) -> String {
        try WidgetDrawing.Layout().draw(node(of: view), in: environment.pictureSize.drawn).readings.title
    }

    /// Resolves a view with changes of what it inherits.
    mutating func inheriting<Result>(
        _ change: (inout ViewResolver) -> Void, _ resolve: (inout ViewResolver) throws(DrawingError) -> Result
    ) throws(DrawingError) -> Result {
        let outer = (environment, style)
        defer { (environment, style) = outer }
        change(&self)
        return try resolve(&self)
    }

    /// Records that something of the current view is not drawn.
    func recordUndrawn(_ name: String) { findings.addUndrawn(name, in: path.last) }

    /// Returns a node whose content depends on its place.
    mutating func reader<Content: View>(_ content: @escaping (GeometryProxy) -> Content) throws(DrawingError) -> Node {
        let outer = self
        @MainActor func node(in frame: Rect) -> Result<Node, DrawingError> {
            var resolver = outer
            let proxy = GeometryProxy(
                size: CGSize(width: frame.size.width, height: frame.size.height),
                origin: CGPoint(x: frame.minX, y: frame.minY))
            return Result { () throws(DrawingError) in
                try resolver.node(
                    ofBody: { content(proxy) }, joinedBy: WidgetDrawing.ZStackLayout(alignment: .topLeading))
            }
        }
        return try Node(
            .reader { frame throws(DrawingError) in
                nonisolated(unsafe) var result: Result<Node, DrawingError> = .failure(.tooDeep)
                // The layout runs where views are resolved.
                MainActor.assumeIsolated { result = node(in: frame) }
                return try result.get()
            })
    }
}

/// What views of a body do when they appear.
final class AppearActions {
    var actions: [() -> Void] = []
}

/// What is found while views are resolved.
package final class DrawingFindings {
    /// What is not drawn, such as `blur in TideView`, each once, in the order in which it was found.
    package private(set) var undrawn: [String] = []
    private var viewCount = 0

    fileprivate func addUndrawn(_ name: String, in view: String?) { add(view.map { "\(name) in \($0)" } ?? name) }

    private func add(_ text: String) {
        if !undrawn.contains(text) { undrawn.append(text) }
    }

    /// Adds what is not drawn in another drawing of the view.
    func add(_ other: DrawingFindings) { other.undrawn.forEach(add) }

    /// Counts a view that is resolved. Views that contain themselves twice have no end, although they are not nested deep.
    fileprivate func countView() throws(DrawingError) {
        viewCount += 1
        guard viewCount <= DrawingLimits.views else { throw .tooManyNodes }
    }
}

extension Node {
    fileprivate var showsImage: Bool {
        if case .image = content { true } else { children.contains(where: \.showsImage) }
    }

    /// Whether there is nothing but space and empty texts.
    fileprivate var isBlank: Bool {
        switch content {
        case .text: !showsText
        case .spacer: true
        default: !children.isEmpty && children.allSatisfy(\.isBlank)
        }
    }

    fileprivate var showsText: Bool {
        guard case .text(let text) = content else { return children.contains(where: \.showsText) }
        return text.runs.contains { !$0.text.isEmpty }
    }
}

// MARK: - Containers

extension CompoundView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        try children.flatMap { child throws(DrawingError) in try resolver.nodes(of: child) }
    }
}

extension ContentContainer {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        try resolver.nodes(of: content)
    }
}

/// A container whose children a layout of the drawing places.
protocol PlacedContainer: ContentContainer {
    var nodeLayout: any NodeLayout { get }
}

extension PlacedContainer {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let layout = nodeLayout
        let children = try resolver.inheriting {
            $0.style.axis = layout.stackAxis
        } _: { resolver throws(DrawingError) in
            try resolver.nodes(of: content)
        }
        return [try Node(.layout(layout), children)]
    }
}

extension Array {
    /// Returns the elements of the results for all elements.
    func flatMap<Result, Failure: Error>(_ results: (Element) throws(Failure) -> [Result]) throws(Failure) -> [Result] {
        var all: [Result] = []
        for element in self { all += try results(element) }
        return all
    }
}
