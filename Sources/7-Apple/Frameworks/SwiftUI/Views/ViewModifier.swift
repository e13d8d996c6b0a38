public import IntentWidgets

/// A change of a view that can be applied to several views.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = ViewModifierContent<Self>
    /// Returns the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    /// Traps: a modifier of this module has no body.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension ViewModifier {
    /// Returns a modifier that applies this one first.
    public nonisolated func concat<Next>(_ modifier: Next) -> ModifiedContent<Self, Next> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a modifier is applied to.
public nonisolated struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView, DrawnView {
    let content: any View
}

/// A view with a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// The view or modifier that is modified.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, DrawnView, WidgetContentConvertible
where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    @MainActor public func body(content: ViewModifierContent<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()

    public init() {}

    @MainActor public func body(content: Content) -> some View { content }
}

/// The description of a modifier of this module: its name and its arguments, as a renderer needs them.
package nonisolated struct ViewAttribute: ViewModifier {
    package typealias Body = Never

    /// What a modifier changes besides how the content is drawn.
    package enum Effect {
        /// Nothing.
        case none
        /// The environment of the content.
        case environment((inout EnvironmentValues) -> Void)
        /// Views that come before the content.
        case before(any View)
        /// Views that come after the content.
        case after(any View)
        /// The URL that a tap opens.
        case widgetURL(URL?)
        /// The content is not shown.
        case hidden
    }

    /// The name of the modifier.
    package let name: String
    /// The arguments in the order of the declaration.
    package let arguments: [Any]
    /// What else it changes.
    package let effect: Effect
}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Applies a modifier of this module.
    /// - Parameter name: The function that is the modifier.
    nonisolated func attribute<each Argument>(
        _ arguments: repeat each Argument, effect: ViewAttribute.Effect = .none, name: String = #function
    ) -> ModifiedContent<Self, ViewAttribute> {
        var values: [Any] = []
        repeat values.append((each arguments) as Any)
        return modifier(ViewAttribute(name: baseName(of: name), arguments: values, effect: effect))
    }
}

extension View {
    /// Records arguments that the picture of the view lacks, such as `blur(opaque:)`.
    package nonisolated func undrawn(_ arguments: [String]) -> some View { attribute(arguments) }

    /// Records an argument that the picture of the view lacks.
    nonisolated func undrawn(_ argument: String, if isStated: Bool) -> some View {
        undrawn(isStated ? [argument] : [])
    }
}

/// Returns the name of a function without its argument labels.
nonisolated func baseName(of function: String) -> String { String(function.prefix { $0 != "(" }) }
