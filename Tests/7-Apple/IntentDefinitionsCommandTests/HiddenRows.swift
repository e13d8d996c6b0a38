// In this package, `Parameter` of IntentModel would hide `@Parameter`, so this file does not import that module.
import AppIntents

struct Pal: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pal"
    static let defaultQuery = PalQuery()

    let id: String

    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct PalQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Pal] { [] }
    func suggestedEntities() async throws -> [Pal] { [] }
    func entities(matching string: String) async throws -> [Pal] { [] }
}

struct BoardIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Board"

    @Parameter(title: "Name", default: "Bob") var name: String
    @Parameter(title: "Count", default: 3) var count: Int
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Pal") var pal: Pal?
    @Parameter(title: "Pals", size: [.systemSmall: 1, .systemMedium: 4]) var pals: [Pal]

    // The others have no rows.
    static var parameterSummary: some ParameterSummary { Summary("Show \(\.$name) with \(\.$pals)") }
}
