// Made by intentgen from transit-board.intent.yaml. Do not edit: change the definition and run intentgen again.
// swift-format-ignore-file
#if canImport(AppIntents) && canImport(WidgetKit)
public import AppIntents
public import IntentAppIntents
public import IntentRuntime
public import SwiftUI
import Foundation
import WidgetKit

/// Departures.
public struct DeparturesAppIntent: WidgetConfigurationIntent, ConfigurationAppIntent {
    public typealias Configuration = DeparturesIntent

    public static let title: LocalizedStringResource = LocalizedStringResource("intents.Departures.title", defaultValue: "Departures", table: "transit-board")
    public static let isDiscoverable: Bool = false

    /// Operator.
    @Parameter(
        title: LocalizedStringResource("intents.Departures.parameters.operator.title", defaultValue: "Operator", table: "transit-board"))
    public var `operator`: OperatorEntity?

    /// Line.
    @Parameter(
        title: LocalizedStringResource("intents.Departures.parameters.line.title", defaultValue: "Line", table: "transit-board"))
    public var line: LineEntity?

    /// Stops.
    @Parameter(
        title: LocalizedStringResource("intents.Departures.parameters.stops.title", defaultValue: "Stops", table: "transit-board"),
        size: [.systemSmall: 1, .systemMedium: IntentCollectionSize(min: 1, max: 3)])
    public var stops: [StopEntity]?

    /// Notes.
    @Parameter(
        title: LocalizedStringResource("intents.Departures.parameters.notes.title", defaultValue: "Notes", table: "transit-board"))
    public var notes: [String]?

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        Summary {
            \.$operator
            \.$line
            \.$stops
            \.$notes
        }
    }

    public var intentValues: IntentValues { IntentValues(self) }
}

nonisolated extension IntentValues {
    fileprivate init(_ intent: DeparturesAppIntent) {
        self.init()
        set("operator", from: intent.`operator`, as: Operator.self)
        set("line", from: intent.line, as: Line.self)
        set("stops", from: intent.stops, as: [Stop].self)
        set("notes", from: intent.notes, as: [String].self)
    }
}

/// Operator.
public nonisolated struct OperatorEntity: AppEntity {
    public typealias Value = Operator

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Operator.title", defaultValue: "Operator", table: "transit-board"))
    public static let defaultQuery: OperatorEntityQuery = OperatorEntityQuery()
    /// What is chosen.
    public let value: Operator

    public init(_ value: Operator) { self.value = value }

    public var id: String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for Operator, from the handler.
public struct OperatorEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DeparturesIntent>

    public init() {}

    public func entities(for identifiers: [String]) async throws -> [OperatorEntity] {
        try await handler.values(of: "operator", for: identifiers, as: OperatorEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<OperatorEntity> {
        try await handler.options(of: "operator", for: DeparturesIntent(), as: OperatorEntity.Value.self)
    }

    public func defaultResult() async -> OperatorEntity? {
        await handler.defaultValue(of: "operator", for: DeparturesIntent(), as: OperatorEntity.Value.self)
    }
}

nonisolated extension Operator: AppIntentConvertible {
    public init?(appIntentValue entity: OperatorEntity) { self = entity.value }

    public var appIntentValue: OperatorEntity? { OperatorEntity(self) }
}

/// Line.
public nonisolated struct LineEntity: AppEntity {
    public typealias Value = Line

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Line.title", defaultValue: "Line", table: "transit-board"))
    public static let defaultQuery: LineEntityQuery = LineEntityQuery()
    /// What is chosen.
    public let value: Line

    public init(_ value: Line) { self.value = value }

    public var id: String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for Line, from the handler.
public struct LineEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DeparturesIntent>

    @IntentParameterDependency<DeparturesAppIntent>(\.$operator)
    private var parents

    public init() {}

    public func entities(for identifiers: [String]) async throws -> [LineEntity] {
        try await handler.values(of: "line", for: identifiers, as: LineEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LineEntity> {
        guard let parents else { return .empty }
        var values = IntentValues()
        values.set("operator", from: parents.`operator`, as: OperatorEntity.Value.self)
        return try await handler.options(
            of: "line", for: DeparturesIntent(intentValues: values), as: LineEntity.Value.self)
    }
}

nonisolated extension Line: AppIntentConvertible {
    public init?(appIntentValue entity: LineEntity) { self = entity.value }

    public var appIntentValue: LineEntity? { LineEntity(self) }
}

/// Stop.
public nonisolated struct StopEntity: AppEntity {
    public typealias Value = Stop

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Stop.title", defaultValue: "Stop", table: "transit-board"))
    public static let defaultQuery: StopEntityQuery = StopEntityQuery()
    /// What is chosen.
    public let value: Stop

    public init(_ value: Stop) { self.value = value }

    public var id: String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for Stops, from the handler.
public struct StopEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DeparturesIntent>

    @IntentParameterDependency<DeparturesAppIntent>(\.$operator, \.$line)
    private var parents

    public init() {}

    public func entities(for identifiers: [String]) async throws -> [StopEntity] {
        try await handler.values(of: "stops", for: identifiers, as: StopEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<StopEntity> {
        guard let parents else { return .empty }
        var values = IntentValues()
        values.set("operator", from: parents.`operator`, as: OperatorEntity.Value.self)
        values.set("line", from: parents.line, as: LineEntity.Value.self)
        return try await handler.options(
            of: "stops", for: DeparturesIntent(intentValues: values), as: StopEntity.Value.self)
    }
}

nonisolated extension Stop: AppIntentConvertible {
    public init?(appIntentValue entity: StopEntity) { self = entity.value }

    public var appIntentValue: StopEntity? { StopEntity(self) }
}

/// Board.
public struct Board<Content: ConfiguredWidgetContent>: Widget where Content.Configuration == DeparturesIntent {
    public init() {}

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Board", provider: ConfiguredWidgetProvider<Content, DeparturesAppIntent>()) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.Board.title", defaultValue: "Board", table: "transit-board")))
            .supportedFamilies(widgetKitFamilies([.systemSmall, .systemMedium]))
    }
}

/// The widgets of transit-board.intent.yaml as a bundle: a struct conforms to it, says @main, and names what each
/// widget shows.
public protocol TransitBoardWidgets: WidgetBundle {
    /// What Board shows.
    associatedtype BoardContent: ConfiguredWidgetContent where BoardContent.Configuration == DeparturesIntent
}

extension TransitBoardWidgets {
    @WidgetBundleBuilder
    public var body: some Widget { Board<BoardContent>() }
}

#endif
