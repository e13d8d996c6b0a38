import AppIntents
import AppIntentsComparison
import GeneratedAppIntents
import IntentAppIntents
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

// Only these types, because the module's other names are those of App Intents.
import struct GeneratedAppIntentsNames.ArrivalAppIntent
import struct GeneratedAppIntentsNames.LockAppIntent
import struct GeneratedAppIntentsNames.NamesAppIntent
import struct GeneratedAppIntentsNames.NumbersAppIntent
import struct GeneratedAppIntentsNames.OpenAppIntent
import struct GeneratedAppIntentsNames.OthersAppIntent
import struct GeneratedAppIntentsNames.PlayAppIntent
import struct GeneratedAppIntentsNames.TrainAppIntent
import struct GeneratedAppIntentsNames.TripAppIntent

extension GeneratedAppIntentsTests {
    @Suite struct Comparisons {
        nonisolated private static let intents: [any ConfigurationAppIntent.Type] = [
            AuthorDataAppIntent.self, ClockFaceAppIntent.self, EverythingAppIntent.self, FindCarAppIntent.self,
            ForumBoardAppIntent.self, HostileAppIntent.self, LockCarAppIntent.self, LockDoorAppIntent.self,
            SelectCharacterAppIntent.self, SetSceneAppIntent.self,
            TransitBoardAppIntent.self, WidgetConfigAppIntent.self,
        ]

        nonisolated private static let intentsWithNamesOfAppIntents: [any ConfigurationAppIntent.Type] = [
            ArrivalAppIntent.self, TrainAppIntent.self, LockAppIntent.self, NamesAppIntent.self, NumbersAppIntent.self,
            OpenAppIntent.self, OthersAppIntent.self,
            PlayAppIntent.self, TripAppIntent.self,
        ]

        @Test(arguments: intents + intentsWithNamesOfAppIntents)
        func `generated App Intents behave like their definition`(_ intent: any ConfigurationAppIntent.Type)
            async throws
        {
            let folder = try TemporaryFolder("app-intents")
            let differences = try await differences(between: intent, in: folder.path + "/stores")
            expectEqual(differences, [])
        }

        @Test func `every intent of the definitions is compared`() throws {
            let definitions: [IntentDefinition] = [
                .authorData, .carControl, .characterPicker, .clock, .everyType, .forumBoard, .home, .hostileTexts,
                .operateCar,
                .savingsProgress, .transitBoard,
            ]
            let used = try definitions.map { try $0.schema() }.flatMap { schema in
                schema.widgets.compactMap(\.intent) + schema.controls.map(\.intent) + schema.appShortcuts.map(\.intent)
            }
            expectEqual(Set(used), Set(Self.intents.compactMap { $0.definitionName }))
        }
    }
}

extension ConfigurationAppIntent {
    nonisolated fileprivate static var definitionName: String? { Configuration.definition.name }
}
