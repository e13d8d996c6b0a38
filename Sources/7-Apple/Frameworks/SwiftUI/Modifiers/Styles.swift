// How controls look. A picture shows a control in the style of a program, or in that of its name.

/// The look of controls of one kind.
@MainActor @preconcurrency
public protocol ControlStyle {
    associatedtype Body: View
    /// What a style makes a view of.
    associatedtype StyledControl
    @ViewBuilder func makeBody(configuration: StyledControl) -> Body
}

/// The look of buttons, with their actions.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: ControlStyle where StyledControl == PrimitiveButtonStyleConfiguration {
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button to be styled.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = AnyView
    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    public func trigger() { action() }
}

/// The look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle: ControlStyle where StyledControl == ButtonStyleConfiguration {
    typealias Configuration = ButtonStyleConfiguration
}

/// A button to be styled.
public struct ButtonStyleConfiguration {
    public typealias Label = AnyView
    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

/// The look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle: ControlStyle where StyledControl == ToggleStyleConfiguration {
    typealias Configuration = ToggleStyleConfiguration
}

/// A toggle to be styled.
public struct ToggleStyleConfiguration {
    public typealias Label = AnyView
    public let label: Label
    @Binding public var isOn: Bool
}

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle: ControlStyle where StyledControl == LabelStyleConfiguration {
    typealias Configuration = LabelStyleConfiguration
}

/// A label to be styled.
public struct LabelStyleConfiguration {
    public typealias Title = AnyView
    public typealias Icon = AnyView
    public let title: Title
    public let icon: Icon
}

nonisolated extension SwiftUI.Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle: ControlStyle where StyledControl == GaugeStyleConfiguration {
    typealias Configuration = GaugeStyleConfiguration
}

/// A gauge to be styled.
public struct GaugeStyleConfiguration {
    public let value: Double
    public let label: AnyView
    public let currentValueLabel: AnyView?
    public let minimumValueLabel: AnyView?
    public let maximumValueLabel: AnyView?
}

/// The look of views of progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle: ControlStyle where StyledControl == ProgressViewStyleConfiguration {
    typealias Configuration = ProgressViewStyleConfiguration
}

/// A view of progress to be styled.
public struct ProgressViewStyleConfiguration {
    public typealias Label = AnyView
    public typealias CurrentValueLabel = AnyView
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}
