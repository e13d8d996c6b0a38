public import IntentFoundation
public import IntentRuntime

/// What a button does.
public enum ButtonRole: Hashable, Sendable { case destructive, cancel }

/// A button. With an intent, it is an action of the widget. Nothing taps here, so a closure is not kept.
public nonisolated struct Button<Label: View>: PrimitiveView, DrawnView {
    let role: ButtonRole?
    let intent: (any WidgetIntent)?
    let label: Label

    fileprivate init(label: Label, role: ButtonRole?, performing intent: (any WidgetIntent)? = nil) {
        self.role = role
        self.intent = intent
        self.label = label
    }

    public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: role)
    }

    /// Creates a button that performs an intent: an App Intent, or one of a definition.
    public init<Intent: WidgetIntent>(role: ButtonRole? = nil, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: role, performing: intent)
    }
}

nonisolated extension Button where Label == Text {
    @PlainText @TranslatedText
    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(title), role: role)
    }

    @PlainText @TranslatedText
    public init<Intent: WidgetIntent>(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent) {
        self.init(label: Text(title), role: role, performing: intent)
    }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
    @PlainText
    public init(
        _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(label: SwiftUI.Label(title, systemImage: systemImage), role: role) }

    @PlainText
    public init<Intent: WidgetIntent>(
        _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Intent
    ) { self.init(label: SwiftUI.Label(title, systemImage: systemImage), role: role, performing: intent) }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a style draws. It does not have that style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(label: configuration.label, role: configuration.role)
    }
}

/// A control with two states. With an intent, it is an action of the widget.
public nonisolated struct Toggle<Label: View>: PrimitiveView, DrawnView {
    let isOn: () -> Bool
    let intent: (any WidgetIntent)?
    let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = { isOn.wrappedValue }
        intent = nil
        self.label = label()
    }

    /// Creates a toggle that performs an intent: an App Intent, or one of a definition. An App Intent that conforms to
    /// `SetValueIntent` receives the new state.
    public init<Intent: WidgetIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        self.isOn = { isOn }
        self.intent = intent
        self.label = label()
    }
}

nonisolated extension Toggle where Label == Text {
    @PlainText
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    @PlainText @TranslatedText
    public init<Intent: WidgetIntent>(_ title: LocalizedStringKey, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
    @PlainText
    public init<Intent: WidgetIntent>(
        _ title: LocalizedStringKey, systemImage: String, isOn: Bool, intent: Intent
    ) { self.init(isOn: isOn, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) } }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle that a style draws. It does not have that style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// A region that opens a URL.
public nonisolated struct Link<Label: View>: PrimitiveView, DrawnView {
    let destination: URL
    let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

nonisolated extension Link where Label == Text {
    @PlainText
    public init(_ title: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// A choice of values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView, DrawnView {
    let label: Label

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    where Label == Text {
        label = Text(title)
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
    }
}

/// A field for text.
public nonisolated struct TextField<Label: View>: PrimitiveView, DrawnView {
    let label: Label

    @PlainText
    public init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text { label = Text(title) }
}
