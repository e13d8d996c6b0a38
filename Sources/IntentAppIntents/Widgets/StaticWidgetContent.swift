#if canImport(AppIntents) && canImport(WidgetKit)
    public import SwiftUI
    public import WidgetKit

    /// What a widget without a configuration shows and when.
    public protocol StaticWidgetContent {
        associatedtype Provider: TimelineProvider
        associatedtype Body: View

        @MainActor init()
        @MainActor var provider: Provider { get }
        @MainActor @ViewBuilder func body(for entry: Provider.Entry) -> Body
    }
#endif
