#if canImport(AppIntents) && canImport(WidgetKit)
    public import IntentRuntime
    public import SwiftUI
    public import WidgetKit

    /// The content and timeline of a configurable widget. Declare a conforming type for each such widget.
    ///
    /// In a module whose default isolation is the main actor, declare the type `nonisolated`: the system creates
    /// timelines in the background.
    public protocol ConfiguredWidgetContent: Sendable {
        /// The struct that is generated for the widget's intent.
        associatedtype Configuration: ConfigurableIntent
        associatedtype Entry: TimelineEntry
        associatedtype Body: View

        init()
        /// Returns an entry to show until the widget is first drawn. It must be quick and contain no private data.
        func placeholder(in context: TimelineProviderContext) -> Entry
        /// Returns the entry for the gallery, if `context.isPreview` is true, and for transitions.
        func snapshot(for configuration: Configuration, in context: TimelineProviderContext) async -> Entry
        /// Returns the current and future entries.
        func timeline(
            for configuration: Configuration, in context: TimelineProviderContext
        ) async -> Timeline<Entry>
        @MainActor @ViewBuilder func body(for entry: Entry) -> Body
    }

    /// A timeline provider that passes the configuration of its intent to a widget's content.
    public struct ConfiguredWidgetProvider<
        Content: ConfiguredWidgetContent, Intent: ConfigurationAppIntent
    >: AppIntentTimelineProvider, Sendable where Content.Configuration == Intent.Configuration {
        private let content = Content()

        public init() {}

        public func placeholder(in context: Context) -> Content.Entry {
            content.placeholder(in: context)
        }

        public func snapshot(for intent: Intent, in context: Context) async -> Content.Entry {
            let configuration = await intent.configuration(in: SizeFamily(context.family))
            return await content.snapshot(for: configuration, in: context)
        }

        public func timeline(for intent: Intent, in context: Context) async -> Timeline<Content.Entry> {
            let configuration = await intent.configuration(in: SizeFamily(context.family))
            return await content.timeline(for: configuration, in: context)
        }

        #if os(watchOS)
            // watchOS recommends nothing but the defaults.
            public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
        #endif
    }

    /// The content and timeline of a widget without a configuration.
    @MainActor @preconcurrency
    public protocol StaticWidgetContent {
        associatedtype Provider: TimelineProvider
        associatedtype Body: View

        init()
        var provider: Provider { get }
        @ViewBuilder func body(for entry: Provider.Entry) -> Body
    }

    extension SizeFamily {
        /// Creates a size family. A family that is unknown to this version becomes `systemMedium`.
        init(_ family: WidgetFamily) {
            self =
                SizeFamily.allCases.first { $0.widgetKitFamily == family } ?? .systemMedium
        }

        /// The family in WidgetKit; nil if this platform does not have it.
        var widgetKitFamily: WidgetFamily? {
            #if canImport(Darwin)
                switch self {
                #if !os(watchOS)
                    case .systemSmall: .systemSmall
                    case .systemMedium: .systemMedium
                    case .systemLarge: .systemLarge
                    case .systemExtraLarge: .systemExtraLarge
                #endif
                #if !os(macOS)
                    case .accessoryCircular: .accessoryCircular
                    case .accessoryRectangular: .accessoryRectangular
                    case .accessoryInline: .accessoryInline
                #endif
                #if os(watchOS)
                    case .accessoryCorner: .accessoryCorner
                #endif
                // The portrait family is newer than the platforms that the package supports.
                default: nil
                }
            #else
                // The package's WidgetKit has the same type.
                self
            #endif
        }
    }

    /// Returns the families that this platform has, for generated widgets.
    public func widgetKitFamilies(_ families: [SizeFamily]) -> [WidgetFamily] {
        families.compactMap(\.widgetKitFamily)
    }
#endif
