#if canImport(AppIntents) && canImport(WidgetKit)
    internal import IntentRuntime
    public import WidgetKit

    /// Asks a widget's content with the configuration that its intent stands for.
    public struct ConfiguredWidgetProvider<
        Content: ConfiguredWidgetContent, Intent: ConfigurationAppIntent
    >: AppIntentTimelineProvider, Sendable where Content.Configuration == Intent.Configuration {
        private let content = Content()

        public init() {}

        public func placeholder(in context: Context) -> Content.Entry {
            content.placeholder(in: context)
        }

        public func snapshot(for intent: Intent, in context: Context) async -> Content.Entry {
            let configuration = await intent.configuration(in: IntentRuntime.SizeFamily(context.family))
            return await content.snapshot(for: configuration, in: context)
        }

        public func timeline(for intent: Intent, in context: Context) async -> Timeline<Content.Entry> {
            let configuration = await intent.configuration(in: IntentRuntime.SizeFamily(context.family))
            return await content.timeline(for: configuration, in: context)
        }

        #if os(watchOS)
            // The editor of a watch that has none: nothing is recommended but the defaults.
            public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
        #endif
    }
#endif
