// Files with providers use Foundation's dates without importing it, as Apple's module re-exports them. On Linux, Foundation's
// types for requests are in a module of their own.
@_exported import Foundation
@_exported import IntentFoundation
@_exported import IntentWidgets
public import Intents

@_exported import enum IntentModel.SizeFamily

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

/// The family, or size, of a widget.
public typealias WidgetFamily = SizeFamily

extension TimelineProviderContext {
    /// The size of the widget in points.
    public var displaySize: CGSize { CGSize(width: displayWidth, height: displayHeight) }
}
