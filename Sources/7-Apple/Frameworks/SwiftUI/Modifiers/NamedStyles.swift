// The styles that have names. None of them draws anything.

extension PrimitiveButtonStyle where Body == Never {
    /// Traps: the styles of this module draw nothing.
    public func makeBody(configuration: Configuration) -> Never { fatalError("\(Self.self) draws nothing") }
}

/// The style `automatic`.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The style `plain`.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The style `bordered`.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The style `borderedProminent`.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The style `borderless`.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ToggleStyle where Body == Never {
    /// Traps: the styles of this module draw nothing.
    public func makeBody(configuration: Configuration) -> Never { fatalError("\(Self.self) draws nothing") }
}

/// The style `automatic`.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The style `switch`.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
    public typealias Body = Never

    public init() {}
    public init(tint: Color) {}
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The style `button`.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension LabelStyle where Body == Never {
    /// Traps: the styles of this module draw nothing.
    public func makeBody(configuration: Configuration) -> Never { fatalError("\(Self.self) draws nothing") }
}

/// The style `automatic`.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The style `iconOnly`.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The style `titleOnly`.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The style `titleAndIcon`.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension GaugeStyle where Body == Never {
    /// Traps: the styles of this module draw nothing.
    public func makeBody(configuration: Configuration) -> Never { fatalError("\(Self.self) draws nothing") }
}

/// The style `automatic`.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The style `accessoryCircular`.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The style `accessoryCircularCapacity`.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// The style `accessoryLinear`.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The style `accessoryLinearCapacity`.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// The style `linearCapacity`.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension ProgressViewStyle where Body == Never {
    /// Traps: the styles of this module draw nothing.
    public func makeBody(configuration: Configuration) -> Never { fatalError("\(Self.self) draws nothing") }
}

/// The style `automatic`.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
    public typealias Body = Never

    public init() {}
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The style `linear`.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
    public typealias Body = Never

    public init() {}
    public init(tint: Color) {}
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The style `circular`.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
    public typealias Body = Never

    public init() {}
    public init(tint: Color) {}
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
