import AppIntents
import SwiftUI
import WidgetKit

struct RouteEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Route"
    static var defaultQuery = RouteQuery()

    let id: String
    let name: String
    let minutes: Int

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(minutes) minutes")
    }

    static let all = [
        RouteEntity(id: "north", name: "North Pier", minutes: 20),
        RouteEntity(id: "island", name: "Island", minutes: 45),
    ]
}

struct RouteQuery: EntityQuery {
    func entities(for identifiers: [RouteEntity.ID]) async throws -> [RouteEntity] {
        RouteEntity.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [RouteEntity] {
        RouteEntity.all
    }

    func defaultResult() async -> RouteEntity? {
        RouteEntity.all.first
    }
}

enum Direction: String, AppEnum {
    case outbound, inbound

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Direction"
    static var caseDisplayRepresentations: [Direction: DisplayRepresentation] = [
        .outbound: "From the city", .inbound: "To the city",
    ]
}

struct FerryIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Ferry"
    static var description = IntentDescription("Shows the next ferry of a route.")

    @Parameter(title: "Route")
    var route: RouteEntity?

    @Parameter(title: "Direction", default: .outbound)
    var direction: Direction

    @Parameter(title: "Show the duration", default: true)
    var showsDuration: Bool
}

struct FerryEntry: TimelineEntry {
    let date: Date
    let configuration: FerryIntent
}

struct FerryProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> FerryEntry {
        FerryEntry(date: Date(), configuration: FerryIntent())
    }

    func snapshot(for configuration: FerryIntent, in context: Context) async -> FerryEntry {
        FerryEntry(date: Date(), configuration: configuration)
    }

    func timeline(for configuration: FerryIntent, in context: Context) async -> Timeline<FerryEntry> {
        let now = Date()
        let entry = FerryEntry(date: now, configuration: configuration)
        return Timeline(entries: [entry], policy: .after(now.addingTimeInterval(3600)))
    }
}

struct FerryView: View {
    let entry: FerryEntry

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Image(systemName: entry.configuration.direction == .outbound ? "arrow.right" : "arrow.left")
                Image(systemName: "ferry.fill")
            }
            .font(.title2)
            .foregroundStyle(.tint)
            Spacer()
            Text(entry.configuration.route?.name ?? "No route").font(.headline)
            if entry.configuration.showsDuration, let route = entry.configuration.route {
                Text("\(route.minutes) min").font(.caption).foregroundStyle(.secondary)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct FerryWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "FerryWidget", intent: FerryIntent.self, provider: FerryProvider()) { entry in
            FerryView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Ferry")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
