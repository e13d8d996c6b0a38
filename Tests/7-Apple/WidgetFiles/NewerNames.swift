import AppIntents
import SwiftUI
import WidgetKit

/// Names of the newer systems, as files that use them contain them.
struct Island: AppEntity, SyncableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Island"
    static let defaultQuery = IslandQuery()

    let id: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

    @ComputedProperty(title: "Name")
    var name: String { id.capitalized }

    @DeferredProperty(title: "Visitors")
    var visitors: Int { get async { id.count } }
}

struct IslandQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Island] { identifiers.map { Island(id: $0) } }
}

@UnionValue
enum Place {
    case island(Island)
    case name(String)
}

struct PlacesQuery: IntentValueQuery {
    func values(for input: String) async throws -> [Island] { [Island(id: input)] }
}

struct Survey: LongRunningIntent, CancellableIntent, UndoableIntent {
    static let title: LocalizedStringResource = "Survey"
    static var allowedExecutionTargets: IntentExecutionTargets { [.main, .appIntentsExtension] }

    func perform() async throws -> some IntentResult {
        let islands = EntityCollection<Island>(identifiers: ["b", "c"])
        let count = try await performBackgroundTask {
            try await islands.resolvedEntities().count
        } onCancel: { _ in
        }
        await undoManager?.setActionName("Survey")
        return .result(value: count)
    }
}

struct QuayIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Quay"

    @Parameter(title: "Name") var name: String?
}

struct QuayEntry: RelevanceEntry { let name: String }

struct QuayProvider: RelevanceEntriesProvider {
    func relevance() async -> WidgetRelevance<QuayIntent> {
        WidgetRelevance([
            WidgetRelevanceAttribute(
                configuration: QuayIntent(),
                context: .date(from: Date(timeIntervalSinceNow: 60), to: Date(timeIntervalSinceNow: 3_600)))
        ])
    }

    func entry(configuration: QuayIntent, context: Context) async throws -> QuayEntry {
        QuayEntry(name: configuration.name ?? "no quay")
    }

    func placeholder(context: Context) -> QuayEntry { QuayEntry(name: "…") }
}

struct TokenSender: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {}
}

struct QuayWidget: Widget {
    var body: some WidgetConfiguration {
        RelevanceConfiguration(kind: "Quay", provider: QuayProvider()) { entry in
            Text(entry.name).padding().glassEffect(.regular.tint(.blue).interactive(), in: .capsule)
        }
        .pushHandler(TokenSender.self)
    }
}

struct Sunset: View {
    var body: some View {
        GlassEffectContainer {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .orange, .blue, .black]
            )
            .overlay { Image(systemName: "sun.max").symbolEffect(.pulse).glassEffect() }
        }
    }
}

extension EnvironmentValues {
    // var of the tide
    @Entry var tideLevel: String = "high"  // = as usual
    @Entry var tideNote: String? = nil
    @Entry var tideCount = 3
}

struct TideLevel: View {
    @Environment(\.tideLevel) private var level
    @Environment(\.tideNote) private var note
    @Environment(\.tideCount) private var count

    var body: some View { Text("\(level) \(note ?? "none") \(count)") }
}

#Preview {
    @Previewable @State var isLow = true
    TideLevel().environment(\.tideLevel, isLow ? "low" : "high")
}
