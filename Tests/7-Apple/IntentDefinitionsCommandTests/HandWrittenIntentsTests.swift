import AppIntents
import IntentAuthoring
import IntentDiagnostics
import IntentEmitters
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

@testable import AppIntentsCode
@testable import IntentDeclarations

/// Definitions of App Intents that were written by hand, in the forms of public code.
struct HandWrittenIntentsTests {
    static let intents: [any WidgetConfigurationIntent.Type] = [
        AgendaIntent.self, ArrivalBoardIntent.self, BedtimeIntent.self, BrewIntent.self, CalendarsIntent.self,
        ClockFaceIntent.self, DepartureBoardIntent.self, FamilyIntent.self, ForecastIntent.self,
        GreetingConfigurationAppIntent.self, KitchenTimerIntent.self, MoonPhaseIntent.self, NotesIntent.self,
        PollenIntent.self, ReadingIntent.self, RecyclingIntent.self, ScoresIntent.self, SelectPlantIntent.self,
        TidesAppIntent.self, TripIntent.self,
    ]

    @Test(arguments: intents)
    func `the definition of code is valid`(_ intent: any WidgetConfigurationIntent.Type) async throws {
        let program = try await ProgramDefinition(handlers: [intent.handler])
        let definition = renderDefinition(program.schema).definition
        let resolved = resolveDefinitions([SourceFile(path: "code.intent.yaml", text: definition)])
        let report = render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text)
        expectEqual(report, "")
        expectEqual(resolved.schema, program.schema, "\(definition)")
    }

    @Test func `a row that depends on itself is always shown`() async throws {
        let program = try await ProgramDefinition(handlers: [CalendarsIntent.handler])
        let calendar = try #require(program.schema.intent(named: "Calendars")?.parameter(named: "calendar"))
        expectEqual(calendar.conditions, [])
        expectEqual(program.warnings.map(\.code), [.declaredCondition])
    }

    @Test(arguments: intents)
    func `generated intents declare what the code declares`(_ intent: any WidgetConfigurationIntent.Type) async throws {
        let schema = try await ProgramDefinition(handlers: [intent.handler]).schema
        // The code as if it were generated from its own definition.
        var definition = CarriedDefinition(schema, lacksCatalogs: false)
        try expectEqual(definition.merging(schema), schema)
        // The generator reports what it cannot write.
        let reported = appIntentsLosses(of: schema).map { $0.path.joined(separator: ".") }
        let others = definition.warnings.filter { warning in !reported.contains { warning.place.hasPrefix($0) } }
        expectEqual(others.map(\.text), [])
    }
}
