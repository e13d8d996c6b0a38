/// A style of the system, which is drawn by its type.
public protocol NamedStyle: Sendable {}

/// A style that leaves the look to the control and to the widget, as no style does.
protocol AutomaticStyle {}

extension ControlStyle where Self: NamedStyle {
    /// Traps, since a control draws a named style itself.
    public func makeBody(configuration: StyledControl) -> Never { fatalError("\(Self.self) draws nothing") }
}

// MARK: - Styles of buttons

public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, NamedStyle, AutomaticStyle { public init() {} }
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, NamedStyle { public init() {} }
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, NamedStyle { public init() {} }
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NamedStyle { public init() {} }
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, NamedStyle { public init() {} }

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: Self { Self() }
}
nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: Self { Self() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { Self() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: Self { Self() }
}

// MARK: - Styles of toggles

public nonisolated struct DefaultToggleStyle: ToggleStyle, NamedStyle, AutomaticStyle { public init() {} }
public nonisolated struct SwitchToggleStyle: ToggleStyle, NamedStyle {
    let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
}
public nonisolated struct ButtonToggleStyle: ToggleStyle, NamedStyle { public init() {} }

nonisolated extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
nonisolated extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
nonisolated extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }

// MARK: - Styles of labels

public nonisolated struct DefaultLabelStyle: LabelStyle, NamedStyle, AutomaticStyle { public init() {} }
public nonisolated struct IconOnlyLabelStyle: LabelStyle, NamedStyle { public init() {} }
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, NamedStyle { public init() {} }
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, NamedStyle { public init() {} }

nonisolated extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { Self() } }
nonisolated extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }
nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }
nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: Self { Self() }
}

// MARK: - Styles of gauges

public nonisolated struct DefaultGaugeStyle: GaugeStyle, NamedStyle, AutomaticStyle { public init() {} }
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, NamedStyle { public init() {} }
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, NamedStyle { public init() {} }
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, NamedStyle { public init() {} }
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, NamedStyle { public init() {} }
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, NamedStyle { public init() {} }

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { Self() } }
nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: Self { Self() }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: Self { Self() }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: Self { Self() }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: Self { Self() }
}
nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: Self { Self() }
}

// MARK: - Styles of views of progress

public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, NamedStyle, AutomaticStyle { public init() {} }
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, NamedStyle {
    let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
}
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, NamedStyle {
    let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: Self { Self() }
}
nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: Self { Self() }
}
nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: Self { Self() }
}
