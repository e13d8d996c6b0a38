#if canImport(AppIntents) && canImport(WidgetKit)
    public import IntentRuntime
    public import SwiftUI
    public import WidgetKit

    /// What a widget with a configuration shows and when. A program conforms to it for each such widget.
    ///
    /// In a module whose default isolation is the main actor, the type says `nonisolated`: timelines are made in the
    /// background.
    public protocol ConfiguredWidgetContent: Sendable {
        /// The struct that was generated for the widget's intent.
        associatedtype Configuration: IntentRuntime.ConfigurableIntent
        associatedtype Entry: TimelineEntry
        associatedtype Body: View

        init()
        /// What stands where the widget is not drawn yet; quick, and free of anything private.
        func placeholder(in context: TimelineProviderContext) -> Entry
        /// What the gallery shows, where `context.isPreview`, and what is shown while things change.
        func snapshot(for configuration: Configuration, in context: TimelineProviderContext) async -> Entry
        /// The entries from now on.
        func timeline(
            for configuration: Configuration, in context: TimelineProviderContext
        ) async -> Timeline<Entry>
        @MainActor @ViewBuilder func body(for entry: Entry) -> Body
    }
#endif
