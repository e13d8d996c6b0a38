/// What a button does.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// A button. With an intent, it is an action of the widget. Nothing taps here, so a closure is not kept.
public nonisolated struct Button<Label: View>: View, ContainerView {
    public typealias Body = Never
    private let intent: Any?
    let label: Label

    private init(intent: Any?, label: Label) {
        self.intent = intent
        self.label = label
    }

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(intent: nil, label: label())
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(intent: nil, label: label())
    }

    public init<Intent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(intent: intent, label: label())
    }

    public init<Intent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(intent: intent, label: label())
    }

    @MainActor package func inspect(with inspection: inout ViewInspection) {
        inspection.visitAction(intent, label: label)
    }
}

nonisolated extension Button where Label == Text {
    public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(intent: nil, label: Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(intent: nil, label: Text(title))
    }

    public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(intent: nil, label: Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(intent: nil, label: Text(title))
    }

    public init<Intent>(_ title: LocalizedStringKey, intent: Intent) {
        self.init(intent: intent, label: Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Intent>(_ title: S, intent: Intent) {
        self.init(intent: intent, label: Text(title))
    }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(intent: nil, label: SwiftUI.Label(title, systemImage: systemImage))
    }

    public init<Intent>(_ title: LocalizedStringKey, systemImage: String, intent: Intent) {
        self.init(intent: intent, label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

/// A control with two states. With an intent, it is an action of the widget.
public nonisolated struct Toggle<Label: View>: View, ContainerView {
    public typealias Body = Never
    private let isOn: () -> Bool
    private let intent: Any?
    let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = { isOn.wrappedValue }
        intent = nil
        self.label = label()
    }

    public init<Intent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        self.isOn = { isOn }
        self.intent = intent
        self.label = label()
    }

    @MainActor package func inspect(with inspection: inout ViewInspection) {
        inspection.visitAction(intent, isOn: isOn(), label: label)
    }
}

nonisolated extension Toggle where Label == Text {
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    public init<Intent>(_ title: LocalizedStringKey, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Intent>(_ title: S, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}

/// A region that opens a URL.
public nonisolated struct Link<Label: View>: View, ContainerView {
    public typealias Body = Never
    let destination: URL
    let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor package func inspect(with inspection: inout ViewInspection) {
        inspection.visitLink(to: destination, label: label)
    }
}

nonisolated extension Link where Label == Text {
    public init(_ title: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(title) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// A choice of values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, ContainerView {
    public typealias Body = Never
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

    @MainActor package func inspect(with inspection: inout ViewInspection) { inspection.visit(label) }
}

/// A field for text.
public nonisolated struct TextField<Label: View>: View, ContainerView {
    public typealias Body = Never
    let label: Label

    public init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text { label = Text(title) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text { label = Text(title) }

    @MainActor package func inspect(with inspection: inout ViewInspection) { inspection.visit(label) }
}
