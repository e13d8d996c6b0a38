/// A color or pattern for shapes, texts and backgrounds.
///
/// A style of a program resolves to another style, which is drawn in its place.
public protocol ShapeStyle: Sendable {
    /// The type of the style in an environment; `Never` for a style of this module.
    associatedtype Resolved: ShapeStyle = Never
    /// Returns the style in an environment.
    nonisolated func resolve(in environment: EnvironmentValues) -> Resolved
}

nonisolated extension ShapeStyle where Resolved == Never {
    /// Traps: a style of this module is drawn as it is.
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is drawn as it is") }
}

extension Never: ShapeStyle {}

nonisolated extension ShapeStyle {
    /// The style of which a style of a program is made; nil for a style of this module, and for one that resolves to itself
    /// without an end.
    func resolution(in environment: EnvironmentValues) -> (any ShapeStyle)? {
        func next<Style: ShapeStyle>(_ style: Style) -> (any ShapeStyle)? {
            Style.Resolved.self == Never.self || style is Color ? nil : style.resolve(in: environment)
        }
        var style: any ShapeStyle = self
        for step in 0..<16 {
            guard let resolved = next(style) else { return step == 0 ? nil : style }
            style = resolved
        }
        return nil
    }
}

nonisolated extension ShapeStyle {
    /// Returns the style with an opacity.
    public func opacity(_ opacity: Double) -> some ShapeStyle { StyleVariant(base: self, change: .opacity(opacity)) }
    /// Returns the style with a blend mode.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { StyleVariant(base: self, change: .blendMode(mode)) }
    /// Returns the style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { StyleVariant(base: self, change: .shadow(style)) }
    public var secondary: some ShapeStyle { StyleVariant(base: self, change: .level(2)) }
    public var tertiary: some ShapeStyle { StyleVariant(base: self, change: .level(3)) }
    public var quaternary: some ShapeStyle { StyleVariant(base: self, change: .level(4)) }
    public var quinary: some ShapeStyle { StyleVariant(base: self, change: .level(5)) }
}

/// A style that is derived from another.
struct StyleVariant: ShapeStyle {
    enum Change: Sendable {
        case opacity(Double)
        case blendMode(BlendMode)
        case shadow(ShadowStyle)
        /// The level of a hierarchy, from 1.
        case level(Int)
    }

    let base: any ShapeStyle
    let change: Change
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    package let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { base = style }
}

/// A style that the environment determines, by its name.
public protocol NamedShapeStyle: ShapeStyle, View where Body == Never {}

/// The color of the content.
public nonisolated struct ForegroundStyle: NamedShapeStyle { public init() {} }
/// The color of the background.
public nonisolated struct BackgroundStyle: NamedShapeStyle { public init() {} }
/// The color for fills.
public nonisolated struct FillShapeStyle: NamedShapeStyle { public init() {} }
/// The tint.
public nonisolated struct TintShapeStyle: NamedShapeStyle { public init() {} }
/// The color of separators.
public nonisolated struct SeparatorShapeStyle: NamedShapeStyle { public init() {} }
/// The color of a selection.
public nonisolated struct SelectionShapeStyle: NamedShapeStyle { public init() {} }
/// The color of texts that stand for missing ones.
public nonisolated struct PlaceholderTextShapeStyle: NamedShapeStyle { public init() {} }
/// The color of links.
public nonisolated struct LinkShapeStyle: NamedShapeStyle { public init() {} }

nonisolated extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { Self() } }
nonisolated extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }
nonisolated extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { Self() } }
nonisolated extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
nonisolated extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { Self() } }
nonisolated extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { Self() } }
nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: Self { Self() }
}
nonisolated extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { Self() } }

/// A level of the content's color.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable { let level: Int }

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: Self { Self(level: 1) }
    public static var secondary: Self { Self(level: 2) }
    public static var tertiary: Self { Self(level: 3) }
    public static var quaternary: Self { Self(level: 4) }
    public static var quinary: Self { Self(level: 5) }
}

/// A translucent material.
public struct Material: ShapeStyle, Hashable {
    let name: String

    public static let ultraThin = Material(name: "ultraThin")
    public static let thin = Material(name: "thin")
    public static let regular = Material(name: "regular")
    public static let thick = Material(name: "thick")
    public static let ultraThick = Material(name: "ultraThick")
}

nonisolated extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Self { .ultraThin }
    public static var thinMaterial: Self { .thin }
    public static var regularMaterial: Self { .regular }
    public static var thickMaterial: Self { .thick }
    public static var ultraThickMaterial: Self { .ultraThick }
    public static var bar: Self { Self(name: "bar") }
}

/// A shadow as part of a style.
public struct ShadowStyle: Hashable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
}

/// How a view is combined with what is behind it.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}
