// Looks of containers, which need no configuration. None of them draws anything.

/// The look of lists.
public protocol ListStyle: Sendable {}

/// The style `automatic`.
public struct DefaultListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The style `plain`.
public struct PlainListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// The style `grouped`.
public struct GroupedListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The style `inset`.
public struct InsetListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

/// The style `insetGrouped`.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The style `sidebar`.
public struct SidebarListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The look of views with a navigation bar.
public protocol NavigationViewStyle: Sendable {}

/// The style `automatic`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The style `stack`.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The style `columns`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// The look of views with several pages.
public protocol TabViewStyle: Sendable {}

/// The style `automatic`.
public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The style `page`.
public struct PageTabViewStyle: TabViewStyle {
    /// When the marks of the pages are shown.
    public enum IndexDisplayMode: Sendable { case automatic, always, never }

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The look of choices of values.
public protocol PickerStyle: Sendable {}

/// The style `automatic`.
public struct DefaultPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The style `menu`.
public struct MenuPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The style `segmented`.
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The style `wheel`.
public struct WheelPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The style `inline`.
public struct InlinePickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The form of the border of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    private let name: String

    public static let automatic = ButtonBorderShape(name: "automatic")
    public static let capsule = ButtonBorderShape(name: "capsule")
    public static let circle = ButtonBorderShape(name: "circle")
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

nonisolated extension View {
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { attribute("buttonStyle", style) }
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { attribute("buttonStyle", style) }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { attribute("buttonBorderShape", shape) }
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { attribute("toggleStyle", style) }
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { attribute("labelStyle", style) }
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { attribute("gaugeStyle", style) }
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        attribute("progressViewStyle", style)
    }
    public func listStyle<S: ListStyle>(_ style: S) -> some View { attribute("listStyle", style) }
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { attribute("tabViewStyle", style) }
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { attribute("pickerStyle", style) }

    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        attribute("navigationViewStyle", style)
    }
}
