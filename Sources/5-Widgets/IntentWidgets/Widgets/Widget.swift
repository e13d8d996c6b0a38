/// A widget: its kind, its provider and what it shows, as `body` describes them.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    /// Creates the widget when its program starts.
    init()

    /// The configuration of the widget.
    var body: Body { get }
}

/// The description of a widget: one of the three configurations, with its modifiers.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// Everything that a host knows of the widget; nil for a configuration without a widget.
    var registration: WidgetRegistration? { get set }
}

/// A configuration of no widget, for the system versions on which there is none.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public var registration: WidgetRegistration?

    /// Creates a configuration without a widget.
    public init() {}
}

/// The widgets and controls of a program, which may contain other bundles.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget

    /// Creates the bundle when its program starts.
    init()

    /// The widgets and controls of the bundle.
    @WidgetBundleBuilder var body: Body { get }
}

/// Collects the widgets that the body of a bundle lists.
@MainActor @preconcurrency @resultBuilder
public enum WidgetBundleBuilder {
    public static func buildExpression(_ widget: some Widget) -> WidgetGroup { WidgetGroup(widget) }

    public static func buildExpression(_ control: some ControlWidget) -> WidgetGroup { WidgetGroup(control) }

    public static func buildExpression(_ bundle: some WidgetBundle) -> WidgetGroup { WidgetGroup(bundle.body) }

    // Bundles that depend on the version of a system call these functions themselves.

    public static func buildBlock<each Member: Widget>(_ members: repeat each Member) -> WidgetGroup {
        var groups: [WidgetGroup] = []
        repeat groups.append(WidgetGroup(each members))
        return WidgetGroup(groups)
    }

    public static func buildBlock<First: ControlWidget, each Other: ControlWidget>(
        _ first: First, _ others: repeat each Other
    ) -> WidgetGroup {
        var groups = [WidgetGroup(first)]
        repeat groups.append(WidgetGroup(each others))
        return WidgetGroup(groups)
    }

    public static func buildOptional(_ group: WidgetGroup?) -> WidgetGroup { group ?? WidgetGroup() }

    public static func buildEither(first group: WidgetGroup) -> WidgetGroup { group }

    public static func buildEither(second group: WidgetGroup) -> WidgetGroup { group }

    public static func buildLimitedAvailability(_ widget: some Widget) -> WidgetGroup { WidgetGroup(widget) }

    public static func buildLimitedAvailability(_ control: some ControlWidget) -> WidgetGroup { WidgetGroup(control) }

    public static func buildArray(_ groups: [WidgetGroup]) -> WidgetGroup { WidgetGroup(groups) }
}

/// Several widgets and controls, as a bundle's body lists them.
@MainActor @preconcurrency
public struct WidgetGroup: Widget {
    /// The widgets and controls in the order in which they are listed. Each has a configuration.
    public private(set) var registrations: [WidgetRegistration]

    /// Creates an empty group.
    public init() {
        registrations = []
    }

    init(_ widget: some Widget) {
        registrations = (widget as? WidgetGroup)?.registrations ?? [widget.body.registration].compactMap(\.self)
    }

    init(_ control: some ControlWidget) {
        registrations = [control.body.registration].compactMap(\.self)
    }

    init(_ groups: [WidgetGroup]) {
        registrations = groups.flatMap(\.registrations)
    }

    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension Widget {
    /// What a host knows of this widget; empty if its configuration is for another system.
    public static var registrations: [WidgetRegistration] { WidgetGroup(Self()).registrations }
}

extension ControlWidget {
    /// What a host knows of this control.
    public static var registrations: [WidgetRegistration] { WidgetGroup(Self()).registrations }
}

extension WidgetBundle {
    /// What a host knows of the widgets and controls of this bundle and of those that it contains.
    public static var registrations: [WidgetRegistration] { WidgetGroup(Self().body).registrations }
}
