// Files with providers use Foundation's dates without importing it, as Apple's module re-exports them. On Linux, Foundation's
// types for requests are in a module of their own.
@_exported import Foundation
@_exported import IntentFoundation
public import IntentRuntime
@_exported import IntentWidgets

@_exported import enum IntentModel.SizeFamily
@_exported public import class Intents.NSUserActivity

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

/// The family, or size, of a widget.
public typealias WidgetFamily = SizeFamily

extension WidgetFamily {
    /// Creates a family from its number on Apple's systems; nil for a number other than those of the four sizes on a home screen.
    public init?(rawValue: Int) {
        let sizes: [SizeFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
        guard sizes.indices.contains(rawValue) else { return nil }
        self = sizes[rawValue]
    }
}

extension WidgetCenter {
    /// The keys of the values that an activity has when a widget opens its app.
    public enum UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }
}

extension NSUserActivity {
    /// Returns the configuration of the widget that opened the app; nil, because no widget opens one here.
    public func widgetConfigurationIntent<Intent: WidgetIntent>(of intentType: Intent.Type) -> Intent? { nil }
}

extension TimelineProviderContext {
    /// The size of the widget in points.
    public var displaySize: CGSize { CGSize(width: displayWidth, height: displayHeight) }
}
