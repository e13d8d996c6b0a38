import AppIntents
import AppIntentsComparison
import GeneratedAppIntents
import IntentAppIntents
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
    /// From a definition to App Intents, to a program that contains them, and back to a definition.
    @Suite struct RoundTrips {
        struct File: CustomTestStringConvertible, Sendable {
            let name: String
            let intents: [any ConfigurationAppIntent.Type]
            var definitions: [IntentDefinition] = []

            var testDescription: String { name }
        }

        static let files = [
            File(name: "author-data", intents: [AuthorDataAppIntent.self]),
            File(name: "car-control", intents: [WidgetConfigAppIntent.self]),
            File(name: "character-picker", intents: [SelectCharacterAppIntent.self]),
            File(name: "clock", intents: [ClockFaceAppIntent.self]),
            File(name: "every-type", intents: [EverythingAppIntent.self]),
            File(name: "forum-board", intents: [ForumBoardAppIntent.self]),
            File(name: "home", intents: [LockDoorAppIntent.self, SetSceneAppIntent.self]),
            File(name: "hostile-texts", intents: [HostileAppIntent.self]),
            File(name: "names", intents: [NamesAppIntent.self, NumbersAppIntent.self, OthersAppIntent.self]),
            File(name: "controls", intents: [LockAppIntent.self, OpenAppIntent.self]),
            File(name: "renamed", intents: [TrainAppIntent.self, ArrivalAppIntent.self]),
            File(name: "savings-progress", intents: [], definitions: [.savingsProgress]),
            File(name: "transit-board", intents: [TransitBoardAppIntent.self]),
            File(name: "unions", intents: [PlayAppIntent.self, TripAppIntent.self]),
        ]

        @Test(arguments: files)
        func `a definition comes back from its App Intents`(_ file: File) async throws {
            let differences = try await roundTripDifferences(of: file.intents, definitions: file.definitions)
            expectEqual(differences, [])
        }

        @Test func `an edit of generated code is reported and printed`() async throws {
            let differences = try await roundTripDifferences(of: [EditedClockAppIntent.self])
            expectEqual(
                differences,
                [
                    """
                    intents.ClockFace.parameters.showSeconds.default.value: the code declares true, the definition false \
                    [edited-code]
                    """,
                    "intents.ClockFace.parameters.showSeconds.when: the code declares nothing, the definition "
                        + #"[{"parameter":"timeFormat","isNoneOf":[{"case":"decimal"}]}] [edited-code]"#,
                    ".intents[ClockFace].parameters[showSeconds].default.value is true instead of false",
                    ".intents[ClockFace].parameters[showSeconds].when is missing instead of "
                        + #"[{"parameter":"timeFormat","isNoneOf":[{"case":"decimal"}]}]"#,
                ])
        }
    }
}

/// The generated intent of the clock with another default, and without its summary.
private struct EditedClockAppIntent: WidgetConfigurationIntent, ConfigurationAppIntent {
    typealias Configuration = ClockFaceIntent

    static let persistentIdentifier = "ClockFace"
    static let title = LocalizedStringResource("intents.ClockFace.title", defaultValue: "Clock", table: "clock")
    static let isDiscoverable = false

    @IntentParameter(
        title: LocalizedStringResource(
            "intents.ClockFace.parameters.timeFormat.title", defaultValue: "Time Format", table: "clock"),
        default: TimeFormatAppEnum.twentyFourHours)
    var timeFormat: TimeFormatAppEnum

    @IntentParameter(
        title: LocalizedStringResource(
            "intents.ClockFace.parameters.showSeconds.title", defaultValue: "Show Seconds", table: "clock"),
        default: true)
    var showSeconds: Bool

    init() {}

    var intentValues: IntentValues { IntentValues() }
}
