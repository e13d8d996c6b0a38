public import AppIntents
public import IntentRuntime

/// What a control shows: a button or a toggle.
///
/// The content is a view of a widget, whose button or toggle becomes the action of the control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    /// The intent that the control performs: an App Intent, or one of a definition.
    associatedtype Action: WidgetIntent
    associatedtype Content: View

    /// Whether the control is a toggle.
    static var isToggle: Bool { get }

    /// The button or toggle.
    @ViewBuilder var content: Content { get }
}

/// Builds the template of a control.
@MainActor @preconcurrency @resultBuilder
public enum ControlWidgetTemplateBuilder {
    public static func buildExpression<Template: ControlWidgetTemplate>(_ template: Template) -> Template { template }

    public static func buildBlock<Template: ControlWidgetTemplate>(_ template: Template) -> Template { template }

    public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
        first: First
    ) -> ConditionalControlTemplate<First, Second> { .first(first) }

    public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
        second: Second
    ) -> ConditionalControlTemplate<First, Second> { .second(second) }
}

/// One of two templates, according to a condition. A definition states what the first one does.
public enum ConditionalControlTemplate<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>:
    ControlWidgetTemplate
{
    case first(First)
    case second(Second)

    public typealias Action = First.Action

    public static var isToggle: Bool { First.isToggle }

    public var content: some View {
        switch self {
        case .first(let template): template.content
        case .second(let template): template.content
        }
    }
}

/// A control that performs an intent when it is tapped.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: WidgetIntent>: ControlWidgetTemplate {
    private let action: Action
    private let label: Label
    private let actionLabel: ActionLabel

    /// Creates a button.
    /// - Parameters:
    ///   - action: The intent to perform.
    ///   - label: What the button is called.
    ///   - actionLabel: What the button shows while it performs the intent, if its argument is true, or otherwise.
    public init(
        action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel = { _ in EmptyView() }
    ) {
        self.action = action
        self.label = label()
        self.actionLabel = actionLabel(false)
    }

    public static var isToggle: Bool { false }

    public var content: some View {
        Button(intent: action) { label }.buttonStyle(ControlButtonStyle(status: actionLabel))
    }
}

extension ControlWidgetButton where Label == Text {
    @PlainText @TranslatedText
    public init(
        _ title: LocalizedStringKey, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel = { _ in EmptyView() }
    ) { self.init(action: action, label: { Text(title) }, actionLabel: actionLabel) }
}

/// A control with two states, which performs an intent that sets a value: an App Intent, whose `value` receives the new state, or
/// an intent of a definition, whose handler receives it, and with it the parameter that the definition names with `toggle`.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: WidgetIntent>: ControlWidgetTemplate {
    private let isOn: Bool
    private let action: Action
    private let label: Label
    private let valueLabel: ValueLabel

    fileprivate init(
        _ isOn: Bool, _ action: Action, _ label: () -> Label, _ valueLabel: (Bool) -> ValueLabel
    ) {
        self.isOn = isOn
        self.action = action
        self.label = label()
        self.valueLabel = valueLabel(isOn)
    }

    public static var isToggle: Bool { true }

    public var content: some View {
        Toggle(isOn: isOn, intent: action) { label }.toggleStyle(ControlToggleStyle(status: valueLabel))
    }
}

extension ControlWidgetToggle {
    /// Creates a toggle.
    /// - Parameters:
    ///   - isOn: The state.
    ///   - action: The intent to perform. An App Intent receives the new state as its value.
    ///   - label: What the toggle is called.
    ///   - valueLabel: What the toggle shows for a state.
    @Overloaded("SetValueIntent, Action.ValueType == Bool", as: "ConfigurableIntent")
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel = { _ in EmptyView() }
    ) where Action: SetValueIntent, Action.ValueType == Bool { self.init(isOn, action, label, valueLabel) }

    @PlainText @TranslatedText @Overloaded("SetValueIntent, Action.ValueType == Bool", as: "ConfigurableIntent")
    public init(
        _ title: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel = { _ in EmptyView() }
    ) where Label == Text, Action: SetValueIntent, Action.ValueType == Bool {
        self.init(isOn, action, { Text(title) }, valueLabel)
    }
}

// MARK: - Modifiers

/// A template that cannot be tapped under a condition.
public struct DisabledControlTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate {
    public typealias Action = Base.Action
    let base: Base
    let isDisabled: Bool

    public static var isToggle: Bool { Base.isToggle }

    public var content: some View { base.content.disabled(isDisabled) }
}

/// A template with a color of its own.
public struct TintedControlTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate {
    public typealias Action = Base.Action
    let base: Base
    let tint: Color?

    public static var isToggle: Bool { Base.isToggle }

    public var content: some View { base.content.tint(tint) }
}

extension ControlWidgetTemplate {
    /// Sets whether the control can be tapped. A host performs no disabled control.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        DisabledControlTemplate(base: self, isDisabled: disabled)
    }

    /// Sets the color of the control while it is on.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { TintedControlTemplate(base: self, tint: tint) }
}

nonisolated extension View {
    /// Has no effect: a host draws no hints.
    public func controlWidgetActionHint(_ hint: Text) -> some View { attribute(hint) }

    @PlainText @TranslatedText
    public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { controlWidgetActionHint(Text(hint)) }

    /// Has no effect: a host shows no status of a control that was tapped.
    public func controlWidgetStatus(_ status: Text) -> some View { attribute(status) }

    @PlainText @TranslatedText
    public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { controlWidgetStatus(Text(status)) }
}
