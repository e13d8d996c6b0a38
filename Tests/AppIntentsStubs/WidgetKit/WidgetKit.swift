public import AppIntents
public import SwiftUI

public enum WidgetFamily: Int, CaseIterable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline
}

public protocol TimelineEntry {
    var date: Date { get }
}

public struct TimelineReloadPolicy: Equatable, Sendable {
    public static let atEnd = TimelineReloadPolicy()
    public static let never = TimelineReloadPolicy()
}

public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

public struct TimelineProviderContext {
    public let family: WidgetFamily
    public let isPreview: Bool
}

public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    func placeholder(in context: Self.Context) -> Self.Entry
    @preconcurrency func getSnapshot(
        in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
    @preconcurrency func getTimeline(
        in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}

public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {}

public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    func placeholder(in context: Self.Context) -> Self.Entry
    func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
    func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>
    func recommendations() -> [AppIntentRecommendation<Self.Intent>]
}

extension AppIntentTimelineProvider {
    // Only on watchOS, this requirement has no default.
    public func recommendations() -> [AppIntentRecommendation<Self.Intent>] { [] }
}

public struct IntentConfiguration {}

@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
    WidgetConfiguration
{
    @MainActor @preconcurrency public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {}

    public var body: Never { fatalError() }
}

@MainActor @preconcurrency public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    @MainActor @preconcurrency public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}

    public var body: Never { fatalError() }
}

extension WidgetConfiguration {
    @MainActor @preconcurrency public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        self
    }
    @MainActor @preconcurrency public func description(_ description: Text) -> some WidgetConfiguration { self }
    @MainActor @preconcurrency public func supportedFamilies(
        _ families: [WidgetFamily]
    ) -> some WidgetConfiguration { self }
}

// MARK: - Controls

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public protocol AppIntentControlValueProvider<Configuration, Value> {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value

    func previewValue(configuration: Self.Configuration) -> Self.Value
    func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration
{
    @MainActor @preconcurrency public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Configuration == Provider.Configuration {}

    public var body: Never { fatalError() }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetConfiguration {
    @MainActor @preconcurrency public func displayName(
        _ displayName: LocalizedStringResource
    ) -> some ControlWidgetConfiguration { self }
    @MainActor @preconcurrency public func description(
        _ description: LocalizedStringResource
    ) -> some ControlWidgetConfiguration { self }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}
