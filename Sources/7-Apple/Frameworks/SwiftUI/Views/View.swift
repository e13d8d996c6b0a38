public import IntentWidgets
package import WidgetDrawing

/// A part of what a widget shows, declared by its content and modifiers.
///
/// A view keeps its structure: its content, and a description of each modifier. Its picture, texts, links and actions are what
/// a widget with the view shows outside its process.
@MainActor @preconcurrency
public protocol View: WidgetContentConvertible {
    /// The type of the body; `Never` for the views of this module.
    associatedtype Body: View
    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
    /// Traps: a view of this module has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
    public typealias Body = Never
}

/// A view without a body.
public protocol PrimitiveView: View where Body == Never {}

/// A view of this module that resolves itself.
package protocol DrawnView {
    /// Returns the nodes that the container of the view places.
    @MainActor func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node]
}

/// A view with several parts.
package protocol CompoundView: DrawnView {
    /// The parts in the order in which people read them.
    var children: [any View] { get }
}

/// A view with one content.
package protocol ContentContainer: DrawnView {
    associatedtype Content: View
    var content: Content { get }
}

/// A view that shows nothing.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
    public init() {}
}

/// A view of any type.
public nonisolated struct AnyView: PrimitiveView, DrawnView {
    let content: any View

    public init<V: View>(_ view: V) { content = view }
    public init<V: View>(erasing view: V) { content = view }
}

/// Several views in their order.
public nonisolated struct TupleView<T>: PrimitiveView, CompoundView {
    /// The views.
    public var value: T
    package let children: [any View]

    init(_ value: T, children: [any View]) {
        self.value = value
        self.children = children
    }
}

/// One of two views, according to a condition.
public nonisolated enum ConditionalView<First: View, Second: View>: PrimitiveView, DrawnView {
    case first(First)
    case second(Second)
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: DrawnView where Wrapped: View {
}

extension Optional: WidgetContentConvertible where Wrapped: View {}

/// Views that are modified together.
public nonisolated struct Group<Content> {
    package let content: Content
}

extension Group: View, DrawnView, ContentContainer, WidgetContentConvertible where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}
