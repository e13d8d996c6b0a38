/// A place for the background of a widget.
public enum ContainerBackgroundPlacement: Hashable, Sendable { case widget, navigation, tabView }

/// The background of a small widget on a locked screen.
public nonisolated struct AccessoryWidgetBackground: PrimitiveView, Sendable {
    public init() {}
}

/// Up to three small views side by side on a locked screen, below a label.
public nonisolated struct AccessoryWidgetGroup<Label: View, Content: View>: PrimitiveView, CompoundView {
    let label: Label
    let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    package var children: [any View] { [label, content] }
}

nonisolated extension AccessoryWidgetGroup where Label == Text {
    @PlainText
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

nonisolated extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
    @PlainText
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
    }

    @PlainText
    public init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { SwiftUI.Label(title, image: image) })
    }
}

/// The forms of the views of an ``AccessoryWidgetGroup``.
public enum AccessoryWidgetGroupStyle: Hashable, Sendable { case automatic, circular, roundedSquare }

/// How much a widget shows, by the distance from which it is read.
public enum LevelOfDetail: Hashable, Sendable { case `default`, simplified }

nonisolated extension View {
    public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View { attribute(style) }

    /// Sets the URL that a tap on the widget opens. The outermost modifier with a URL has precedence.
    public func widgetURL(_ url: URL?) -> some View { attribute(url, effect: .widgetURL(url)) }

    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { attribute(style, container) }

    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { attribute(container, alignment, effect: .before(content())) }

    public func widgetAccentable(_ accentable: Bool = true) -> some View { attribute(accentable) }
    public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { attribute(curvesContent) }

    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        attribute(effect: .after(label()))
    }

    @PlainText
    public func widgetLabel(_ label: LocalizedStringKey) -> some View { attribute(effect: .after(Text(label))) }
    public func activityBackgroundTint(_ color: Color?) -> some View { attribute(color) }
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { attribute(color) }
}
