// Made by intentgen from hostile-texts.intent.yaml. Do not edit: change the definition and run intentgen again.
// swift-format-ignore-file
#if canImport(AppIntents) && canImport(WidgetKit)
public import AppIntents
public import IntentAppIntents
public import IntentRuntime
public import SwiftUI
import Foundation
import WidgetKit

/// "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
/// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
/// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \. "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError()
/// /* a b c d line paragraph next end nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"###
/// \#\##( ```swift fatalError() ``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
public struct HostileAppIntent: WidgetConfigurationIntent, ConfigurationAppIntent {
    public typealias Configuration = HostileIntent

    public static let title: LocalizedStringResource = LocalizedStringResource("intents.Hostile.title", defaultValue: "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\", table: "hostile-texts")
    public static let description: IntentDescription? = IntentDescription(LocalizedStringResource("intents.Hostile.description", defaultValue: "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\", table: "hostile-texts"))
    public static let isDiscoverable: Bool = false

    /// "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
    /// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
    /// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
    @Parameter(
        title: LocalizedStringResource("intents.Hostile.parameters.title.title", defaultValue: "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\", table: "hostile-texts"),
        default: "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\")
    public var title: String

    /// """. Deprecated: "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next
    /// end nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError()
    /// ``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
    @Parameter(
        title: LocalizedStringResource("intents.Hostile.parameters.thing.title", defaultValue: "\"\"\"", table: "hostile-texts"))
    public var thing: ThingEntity?

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        Summary {
            \.$title
            \.$thing
        }
    }

    public var intentValues: IntentValues { IntentValues(self) }
}

nonisolated extension IntentValues {
    fileprivate init(_ intent: HostileAppIntent) {
        self.init()
        set("title", from: intent.title, as: String.self)
        set("thing", from: intent.thing, as: Thing.self)
    }
}

/// Thing.
public nonisolated struct ThingEntity: AppEntity {
    public typealias Value = Thing

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Thing.title", defaultValue: "Thing", table: "hostile-texts"))
    public static let defaultQuery: ThingEntityQuery = ThingEntityQuery()
    /// What is chosen.
    public let value: Thing

    public init(_ value: Thing) { self.value = value }

    public var id: String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for """, from the handler.
public struct ThingEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<HostileIntent>

    @IntentParameterDependency<HostileAppIntent>(\.$title)
    private var parents

    public init() {}

    public func entities(for identifiers: [String]) async throws -> [ThingEntity] {
        try await handler.values(of: "thing", for: identifiers, as: ThingEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<ThingEntity> {
        guard let parents else { return .empty }
        var values = IntentValues()
        values.set("title", from: parents.title, as: String.self)
        return try await handler.options(
            of: "thing", for: HostileIntent(intentValues: values), as: ThingEntity.Value.self)
    }

    public func defaultResult() async -> ThingEntity? {
        await handler.defaultValue(of: "thing", for: HostileIntent(), as: ThingEntity.Value.self)
    }
}

nonisolated extension Thing: AppIntentConvertible {
    public init?(appIntentValue entity: ThingEntity) { self = entity.value }

    public var appIntentValue: ThingEntity? { ThingEntity(self) }
}

/// "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
/// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
/// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \. Deprecated: "; fatalError() \(fatalError()) \#(fatalError()) */
/// fatalError() /* a b c d line paragraph next end nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069}
/// "#"##"### \#\##( ```swift fatalError() ``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \.
public struct W<Content: ConfiguredWidgetContent>: Widget where Content.Configuration == HostileIntent {
    public init() {}

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\", provider: ConfiguredWidgetProvider<Content, HostileAppIntent>()) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.W.title", defaultValue: "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ fatalError() /* a\nb\r\nc\rd line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C} nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} \"#\"##\"### \\#\\##( ```swift\nfatalError()\n``` ``Link`` \u{FEFF}bom\u{200D} #if false trailing \\", table: "hostile-texts")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// The widgets of hostile-texts.intent.yaml as a bundle: a struct conforms to it, says @main, and names what each
/// widget shows.
public protocol HostileTextsWidgets: WidgetBundle {
    /// What "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
    /// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
    /// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \ shows.
    associatedtype WContent: ConfiguredWidgetContent where WContent.Configuration == HostileIntent
}

extension HostileTextsWidgets {
    @WidgetBundleBuilder
    public var body: some Widget { W<WContent>() }
}

#endif
