// Lists with a size for each family, ranges and styles of numbers, and how texts are entered.
import AppIntents
import WidgetKit

struct TeamEntity: AppEntity, Sendable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Team" }
    static var defaultQuery: TeamQuery { TeamQuery() }

    let id: Int
    let name: String

    var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }

    static let all = [
        TeamEntity(id: 1, name: "Eagles"), TeamEntity(id: 2, name: "Sharks"), TeamEntity(id: 3, name: "Bears"),
        TeamEntity(id: 4, name: "Wolves"),
    ]
}

struct TeamQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [TeamEntity] {
        TeamEntity.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [TeamEntity] { TeamEntity.all }

    func defaultResult() async -> [TeamEntity]? { Array(TeamEntity.all.prefix(2)) }
}

struct ScoresIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Scores"

    // form: @Parameter(title:size:)
    // form: size: [family: Int]
    @Parameter(title: "Teams", size: [.systemSmall: 1, .systemMedium: 2, .systemLarge: 4, .accessoryRectangular: 1])
    var teams: [TeamEntity]?

    // form: @Parameter(title:default:size:)
    // form: size: Int
    @Parameter(title: "Leagues", default: ["North"], size: 2)
    var leagues: [String]

    // form: @Parameter(title:default:controlStyle:inclusiveRange:)
    // form: controlStyle: .slider
    @Parameter(title: "Text size", default: 1.0, controlStyle: .slider, inclusiveRange: (0.5, 2.0))
    var textSize: Double

    // form: controlStyle: .stepper
    @Parameter(title: "Days", default: 3, controlStyle: .stepper, inclusiveRange: (1, 14))
    var days: Int

    // form: @Parameter(title:default:inputOptions:)
    // form: inputOptions: .init(…)
    @Parameter(
        title: "Headline", default: "Results",
        inputOptions: .init(keyboardType: .default, capitalizationType: .words, multiline: false, autocorrect: true))
    var headline: String

    // form: @Parameter(title:default:inputConnectionBehavior:)
    @Parameter(title: "Home games only", default: false, inputConnectionBehavior: .never)
    var homeGamesOnly: Bool
}
