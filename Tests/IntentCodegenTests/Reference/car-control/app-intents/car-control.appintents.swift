// Made by intentgen from car-control.intent.yaml. Do not edit: change the definition and run intentgen again.
// swift-format-ignore-file
#if canImport(AppIntents) && canImport(WidgetKit)
public import AppIntents
public import IntentAppIntents
public import IntentRuntime
public import SwiftUI
import Foundation
import WidgetKit

/// Widget Config. Choose the controls that the widget shows.
public struct WidgetConfigAppIntent: WidgetConfigurationIntent, ConfigurationAppIntent {
    public typealias Configuration = WidgetConfigIntent

    public static let title: LocalizedStringResource = LocalizedStringResource("intents.WidgetConfig.title", defaultValue: "Widget Config", table: "car-control")
    public static let description: IntentDescription? = IntentDescription(LocalizedStringResource("intents.WidgetConfig.description", defaultValue: "Choose the controls that the widget shows.", table: "car-control"))
    public static let isDiscoverable: Bool = false

    /// Car Controls. One control per slot.
    @Parameter(
        title: LocalizedStringResource("intents.WidgetConfig.parameters.carControls.title", defaultValue: "Car Controls", table: "car-control"),
        description: LocalizedStringResource("intents.WidgetConfig.parameters.carControls.description", defaultValue: "One control per slot.", table: "car-control"),
        size: [.systemSmall: 2, .systemMedium: 4, .systemLarge: 8])
    public var carControls: [CarControlEntity]?

    /// Show Labels.
    @Parameter(
        title: LocalizedStringResource("intents.WidgetConfig.parameters.showLabels.title", defaultValue: "Show Labels", table: "car-control"),
        default: true)
    public var showLabels: Bool

    /// Label Size.
    @Parameter(
        title: LocalizedStringResource("intents.WidgetConfig.parameters.labelSize.title", defaultValue: "Label Size", table: "car-control"),
        default: 12, controlStyle: .stepper, inclusiveRange: (lowerBound: 8, upperBound: 24))
    public var labelSize: Int

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        When(\.$showLabels, .equalTo, true) {
            Summary {
                \.$carControls
                \.$showLabels
                \.$labelSize
            }
        } otherwise: {
            Summary {
                \.$carControls
                \.$showLabels
            }
        }
    }

    public var intentValues: IntentValues { IntentValues(self) }
}

nonisolated extension IntentValues {
    fileprivate init(_ intent: WidgetConfigAppIntent) {
        self.init()
        set("carControls", from: intent.carControls, as: [CarControl].self)
        set("showLabels", from: intent.showLabels, as: Bool.self)
        set("labelSize", from: intent.labelSize, as: Int.self)
    }
}

/// Car Control.
public nonisolated struct CarControlEntity: AppEntity {
    public typealias Value = CarControl

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.CarControl.title", defaultValue: "Car Control", table: "car-control"))
    public static let defaultQuery: CarControlEntityQuery = CarControlEntityQuery()
    /// What is chosen.
    public let value: CarControl

    public init(_ value: CarControl) { self.value = value }

    public var id: String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for Car Controls, from the handler.
public struct CarControlEntityQuery: EntityStringQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<WidgetConfigIntent>

    public init() {}

    public func entities(for identifiers: [String]) async throws -> [CarControlEntity] {
        try await handler.values(of: "carControls", for: identifiers, as: CarControlEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<CarControlEntity> {
        try await handler.options(of: "carControls", for: WidgetConfigIntent(), as: CarControlEntity.Value.self)
    }

    public func entities(matching string: String) async throws -> IntentItemCollection<CarControlEntity> {
        try await handler.options(
            of: "carControls", for: WidgetConfigIntent(), searchTerm: string, as: CarControlEntity.Value.self)
    }
}

nonisolated extension CarControl: AppIntentConvertible {
    public init?(appIntentValue entity: CarControlEntity) { self = entity.value }

    public var appIntentValue: CarControlEntity? { CarControlEntity(self) }
}

/// Car Widget. Lock, find and air your car.
public struct CarWidget<Content: ConfiguredWidgetContent>: Widget where Content.Configuration == WidgetConfigIntent {
    public init() {}

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "com.example.car", provider: ConfiguredWidgetProvider<Content, WidgetConfigAppIntent>()) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.CarWidget.title", defaultValue: "Car Widget", table: "car-control")))
            .description(Text(LocalizedStringResource("widgets.CarWidget.description", defaultValue: "Lock, find and air your car.", table: "car-control")))
            .supportedFamilies(widgetKitFamilies([.systemSmall, .systemMedium, .systemLarge]))
    }
}

/// The widgets of car-control.intent.yaml as a bundle: a struct conforms to it, says @main, and names what each widget
/// shows.
public protocol CarControlWidgets: WidgetBundle {
    /// What Car Widget shows.
    associatedtype CarWidgetContent: ConfiguredWidgetContent where CarWidgetContent.Configuration == WidgetConfigIntent
}

extension CarControlWidgets {
    @WidgetBundleBuilder
    public var body: some Widget { CarWidget<CarWidgetContent>() }
}

#endif
