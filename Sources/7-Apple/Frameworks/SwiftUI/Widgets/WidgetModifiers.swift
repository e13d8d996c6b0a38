/// A place for the background of a widget.
public enum ContainerBackgroundPlacement: Hashable, Sendable { case widget, navigation, tabView }

/// The background of a small widget on a locked screen.
public nonisolated struct AccessoryWidgetBackground: PrimitiveView, Sendable {
    public init() {}
}

nonisolated extension View {
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
