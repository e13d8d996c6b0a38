public import IntentFoundation
public import IntentModel
public import IntentWidgets

/// Declares views for a preview in an editor. Nothing shows it here.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// The platform of a preview.
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// The circumstances of a preview.
public protocol PreviewContext {}

/// A preview of a widget of a family.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    let family: SizeFamily

    public init(family: SizeFamily) { self.family = family }
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a preview.
public enum InterfaceOrientation: Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

nonisolated extension View {
    /// Sets the circumstances of a preview; that of a widget sets the family of the environment.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        let family = (value as? WidgetPreviewContext)?.family
        return attribute(value, effect: .environment { if let family { $0.widgetFamily = family } })
    }

    public func previewDisplayName(_ value: String?) -> some View { attribute(value) }
    public func previewDevice(_ value: PreviewDevice?) -> some View { attribute(value) }
    public func previewLayout(_ value: PreviewLayout) -> some View { attribute(value) }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { attribute(value) }
}

/// A trait of a preview.
public struct PreviewTrait<T>: Sendable {
    private init() {}

    public static var portrait: PreviewTrait { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    public static var landscapeRight: PreviewTrait { PreviewTrait() }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

/// The types of a preview.
public enum Preview {
    /// The traits of views.
    public enum ViewTraits {}
}

/// Builds the entries of a preview.
@resultBuilder
public enum PreviewTimelineBuilder: ListBuilder {
    public typealias Element = any TimelineEntry
}

// The macros type-check their arguments and expand to nothing.

/// Declares a property of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "IntentSwiftUIMacros", type: "NothingMacro")

/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "IntentSwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "IntentSwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget with entries.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: SizeFamily, widget: @escaping @MainActor () -> any IntentWidgets.Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "IntentSwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the timeline of a provider.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: SizeFamily, widget: @escaping @MainActor () -> any IntentWidgets.Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "IntentSwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the timeline of a provider for a configuration.
@freestanding(declaration)
public macro Preview<Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: SizeFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any IntentWidgets.Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "IntentSwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the timeline of a provider for a configuration.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: SizeFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any IntentWidgets.Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "IntentSwiftUIMacros", type: "PreviewMacro")
