#if canImport(AppIntents) && canImport(WidgetKit)
    public import SwiftUI
    public import WidgetKit

    /// What a widget without a configuration shows and when.
    @MainActor public protocol StaticWidgetContent {
        associatedtype Provider: TimelineProvider
        associatedtype Body: View

        init()
        var provider: Provider { get }
        @ViewBuilder func body(for entry: Provider.Entry) -> Body
    }
#endif
