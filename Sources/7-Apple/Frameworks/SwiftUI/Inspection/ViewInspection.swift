package import IntentRuntime

/// What a view shows outside its process: texts in their order, links, buttons and toggles, and the URL of the widget.
///
/// The inspection reads the body of each view in the environment of that view, and does no layout.
package struct ViewInspection {
    /// A link, and the texts in it.
    package struct LinkItem: Equatable {
        package var destination: URL
        package var title: String
    }

    /// A button or toggle, and the texts in it.
    package struct ActionItem {
        package var title: String
        /// The state of a toggle; nil for a button.
        package var isOn: Bool?
        /// The intent to perform; nil for a closure, and for a control that is disabled.
        package var intent: (any WidgetIntent)?
    }

    /// Lines of texts, in order.
    package private(set) var lines: [String] = []
    /// The links, in order.
    package private(set) var links: [LinkItem] = []
    /// The buttons and toggles, in order.
    package private(set) var actions: [ActionItem] = []
    /// The names of pictures and symbols, in order.
    package private(set) var images: [String] = []
    /// The URL of the widget: that of the outermost modifier, or of the first of equal depth.
    package private(set) var widgetURL: URL?

    /// The environment of the view that is visited.
    package private(set) var environment: EnvironmentValues
    /// The time for which the view is shown.
    package let now: Date
    private var widgetURLDepth = Int.max
    private var depth = 0
    private var row: [String]?

    /// Inspects a view.
    /// - Parameters:
    ///   - view: The view.
    ///   - environment: The environment of the widget.
    ///   - now: The time to which relative dates refer.
    @MainActor
    package init(of view: some View, in environment: EnvironmentValues = EnvironmentValues(), now: Date = Date()) {
        self.environment = environment
        self.now = now
        visit(view)
    }

    /// The size of the widget.
    var size: CGSize { environment.pictureSize }

    /// Visits a view and what it contains.
    @MainActor
    package mutating func visit(_ view: some View) {
        depth += 1
        defer { depth -= 1 }
        switch view {
        case let text as Text: add(text.string(in: environment, now: now))
        case let image as Image: images.append(image.name)
        case let container as any ContainerView: environment.asCurrent { container.inspect(with: &self) }
        default: visitBody(of: view)
        }
    }

    @MainActor
    private mutating func visitBody<V: View>(of view: V) {
        guard V.Body.self != Never.self else { return }
        visit(environment.asCurrent { view.body })
    }

    /// Visits the content of a modifier of this module, with what the modifier changes.
    @MainActor
    mutating func visit(_ content: some View, with attribute: ViewAttribute) {
        switch attribute.effect {
        case .none: visit(content)
        case .hidden: break
        case .environment(let change):
            let outer = environment
            change(&environment)
            visit(content)
            environment = outer
        case .before(let view):
            visit(view)
            visit(content)
        case .after(let view):
            visit(content)
            visit(view)
        case .widgetURL(let url):
            if let url, depth < widgetURLDepth {
                widgetURL = url
                widgetURLDepth = depth
            }
            visit(content)
        }
    }

    /// Visits views that are side by side: their texts form one line.
    @MainActor
    mutating func visitRow(_ content: some View) {
        let texts = texts(of: content)
        add(texts.joined(separator: " "))
    }

    /// Visits the first of several views.
    @MainActor
    mutating func visitFirst(of content: some View) {
        if let first = (content as? any AlternativeViews)?.firstView {
            visit(first)
        } else {
            visit(content)
        }
    }

    /// Visits the label of a link.
    @MainActor
    mutating func visitLink(to destination: URL, label: some View) {
        let texts = texts(of: label)
        links.append(LinkItem(destination: destination, title: texts.joined(separator: " ")))
        texts.forEach { add($0) }
    }

    /// Visits the label of a button or toggle.
    @MainActor
    mutating func visitAction(_ intent: (any WidgetIntent)?, isOn: Bool? = nil, label: some View) {
        let texts = texts(of: label)
        let performed = environment.isEnabled ? intent : nil
        actions.append(ActionItem(title: texts.joined(separator: " "), isOn: isOn, intent: performed))
        texts.forEach { add($0) }
    }

    /// Visits a view and returns its texts instead of adding them.
    @MainActor
    private mutating func texts(of view: some View) -> [String] {
        let outer = row
        row = []
        visit(view)
        defer { row = outer }
        return row ?? []
    }

    private mutating func add(_ text: String) {
        guard !text.isEmpty else { return }
        if row != nil {
            row?.append(text)
        } else {
            lines.append(text)
        }
    }
}

/// Views of which one is shown.
protocol AlternativeViews {
    @MainActor var firstView: (any View)? { get }
}

extension TupleView: AlternativeViews {
    var firstView: (any View)? { children.first }
}

extension Image {
    /// The name of the picture or symbol; empty for a picture from data.
    package nonisolated var name: String {
        switch source {
        case .asset(let name), .symbol(let name): name
        case .data: ""
        }
    }
}
