public import IntentWidgets

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

/// A view that contains other views, which an inspection visits in their order.
package protocol ContainerView: DrawnView {
    /// Visits the contained views.
    @MainActor func inspect(with inspection: inout ViewInspection)
}

/// A view with several parts.
package protocol CompoundView: ContainerView {
    /// The parts in the order in which people read them.
    var children: [any View] { get }
}

extension CompoundView {
    @MainActor package func inspect(with inspection: inout ViewInspection) {
        for child in children { inspection.visit(child) }
    }
}

/// A view with one content.
package protocol ContentContainer: ContainerView {
    associatedtype Content: View
    var content: Content { get }
}

extension ContentContainer {
    @MainActor package func inspect(with inspection: inout ViewInspection) { inspection.visit(content) }
}

/// A view that shows nothing.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
    public init() {}
}

/// A view of any type.
public nonisolated struct AnyView: PrimitiveView, ContainerView {
    let content: any View

    public init<V: View>(_ view: V) { content = view }
    public init<V: View>(erasing view: V) { content = view }

    @MainActor package func inspect(with inspection: inout ViewInspection) { inspection.visit(content) }
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
public nonisolated enum ConditionalView<First: View, Second: View>: PrimitiveView, ContainerView {
    case first(First)
    case second(Second)

    @MainActor package func inspect(with inspection: inout ViewInspection) {
        switch self {
        case .first(let view): inspection.visit(view)
        case .second(let view): inspection.visit(view)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: ContainerView, DrawnView where Wrapped: View {
    @MainActor package func inspect(with inspection: inout ViewInspection) {
        if let self { inspection.visit(self) }
    }
}

extension Optional: WidgetContentConvertible where Wrapped: View {}

/// Views that are modified together.
public nonisolated struct Group<Content> {
    package let content: Content
}

extension Group: View, ContainerView, DrawnView, ContentContainer, WidgetContentConvertible where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}
