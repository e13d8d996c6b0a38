// Looks of containers, which need no configuration. None of them draws anything.

/// The look of lists.
public protocol ListStyle: Sendable {}

public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

/// The look of views with a navigation bar.
public protocol NavigationViewStyle: Sendable {}

public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { Self() } }

/// The look of views with several pages.
public protocol TabViewStyle: Sendable {}

public struct DefaultTabViewStyle: TabViewStyle { public init() {} }

public struct PageTabViewStyle: TabViewStyle {
    /// When the marks of the pages are shown.
    public enum IndexDisplayMode: Sendable { case automatic, always, never }

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { Self() }
    public static func page(indexDisplayMode: Self.IndexDisplayMode) -> Self {
        Self(indexDisplayMode: indexDisplayMode)
    }
}

/// The look of choices of values.
public protocol PickerStyle: Sendable {}

public struct DefaultPickerStyle: PickerStyle { public init() {} }
public struct MenuPickerStyle: PickerStyle { public init() {} }
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public struct WheelPickerStyle: PickerStyle { public init() {} }
public struct InlinePickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }

/// The form of the border of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Form: Hashable, Sendable { case automatic, capsule, circle, roundedRectangle }

    let form: Form
    /// The radius of the corners; nil for the usual one.
    private(set) var radius: CGFloat?

    public static let automatic = ButtonBorderShape(form: .automatic)
    public static let capsule = ButtonBorderShape(form: .capsule)
    public static let circle = ButtonBorderShape(form: .circle)
    public static let roundedRectangle = ButtonBorderShape(form: .roundedRectangle)

    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(form: .roundedRectangle, radius: radius)
    }
}

nonisolated extension View {
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { attribute(style) }
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { attribute(style) }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { attribute(shape) }
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { attribute(style) }
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { attribute(style) }
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { attribute(style) }
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { attribute(style) }
    public func listStyle<S: ListStyle>(_ style: S) -> some View { attribute(style) }
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { attribute(style) }
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { attribute(style) }
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { attribute(style) }
}
