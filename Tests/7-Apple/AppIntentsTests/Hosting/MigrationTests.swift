import AppIntents
import Foundation
import GeneratedSiriKit
import HostedAppIntents
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Intents
import Testing

/// Instances that were configured with SiriKit and are read with App Intents: each test is a row of the table in the
/// documentation.
@Suite(.timeLimit(.minutes(1))) struct MigrationTests {
    /// A store with an instance that SiriKit configured, and the engine of the App Intent that replaces the intent.
    private struct Migrated<Intent: WidgetConfigurationIntent>: Sendable {
        let engine: IntentEngine
        private let folder: TemporaryFolder

        /// - Parameters:
        ///   - definition: The definition of the SiriKit intent.
        ///   - values: What was chosen, by declared name.
        init(_ type: Intent.Type, from definition: IntentDefinition, _ values: IntentValues) async throws {
            folder = try TemporaryFolder("migration")
            let store = try SQLiteStore(path: folder.path + "/store.sqlite")
            let former = try IntentEngine(definition, store: store)
            try await former.place("Hosted", family: .systemMedium, id: "a")
            try await former.edit("a", unchecked: true) { edit in
                for (name, value) in values.dictionary { edit.append(.set(value), to: name) }
            }
            engine = try IntentEngine(widgets: await HostedWidget<Intent>().registered, store: store)
        }

        func intent() async throws -> Intent { try await engine.intent(Intent.self, of: "a") }

        func parameter(_ name: String) async throws -> ResolvedParameter {
            try #require(try await engine.resolved("a").parameter(named: name))
        }
    }

    /// Reads an instance of the intent `Everything` that was configured with an object of its SiriKit class.
    private func everything(
        _ configure: (EverythingIntent) -> Void
    ) async throws -> Migrated<EverythingAppIntent> {
        let intent = EverythingIntent()
        configure(intent)
        let definition = try #require(EverythingIntent.widgetIntentDefinition)
        return try await Migrated(EverythingAppIntent.self, from: definition, intent.widgetIntentValues)
    }

    @Test func `values of equal names and types are kept`() async throws {
        let intent = try await everything { intent in
            intent.plainText = "text"
            intent.plainInteger = 7
            intent.plainDecimal = 0.5
            intent.plainFlag = true
            intent.plainAddress = URL(string: "https://example.com")
        }.intent()
        expectEqual(intent.plainText, "text")
        expectEqual(intent.plainInteger, 7)
        expectEqual(intent.plainDecimal, 0.5)
        expectEqual(intent.plainFlag, true)
        expectEqual(intent.plainAddress?.absoluteString, "https://example.com")
    }

    @Test func `a case is kept by its name`() async throws {
        try await expectEqual(everything { $0.plainLevel = .high }.intent().plainLevel, .high)
    }

    @Test func `an object becomes the entity with its identifier`() async throws {
        let intent = try await everything { $0.plainTag = Tag(identifier: "one", display: "One") }.intent()
        expectEqual(intent.plainTag?.id, "one")
    }

    @Test func `dates, durations and measurements are kept`() async throws {
        let intent = try await everything { intent in
            intent.plainMoment = DateComponents(year: 2026, month: 11, day: 20, hour: 9, minute: 30)
            intent.plainDay = DateComponents(year: 2026, month: 11, day: 21)
            intent.plainTime = 90
            intent.plainHeat = Measurement(value: 20, unit: .celsius)
        }.intent()
        let calendar = Calendar(identifier: .gregorian)
        expectEqual(intent.plainMoment.map { calendar.component(.minute, from: $0) }, 30)
        expectEqual(intent.plainDay?.day, 21)
        expectEqual(intent.plainTime, Measurement(value: 90, unit: .seconds))
        expectEqual(intent.plainHeat, Measurement(value: 20, unit: .celsius))
    }

    @Test func `files, persons, amounts and payment methods are kept`() async throws {
        let intent = try await everything { intent in
            intent.plainPaper = INFile(
                fileURL: URL(fileURLWithPath: "/notes.txt"), filename: "notes.txt", typeIdentifier: nil)
            intent.plainHuman = INPerson(
                personHandle: INPersonHandle(value: "ada@example.com", type: .emailAddress), nameComponents: nil,
                displayName: "Ada", image: nil, contactIdentifier: nil, customIdentifier: "ada")
            intent.plainPrice = INCurrencyAmount(amount: 5, currencyCode: "EUR")
            intent.plainCard = INPaymentMethod(type: .credit, name: "Card", identificationHint: "42", icon: nil)
        }.intent()
        expectEqual(intent.plainPaper?.fileURL?.path, "/notes.txt")
        expectEqual(intent.plainHuman?.name, .displayName("Ada"))
        expectEqual(intent.plainHuman?.handle?.value, .emailAddress("ada@example.com"))
        expectEqual(intent.plainHuman?.identifier, .applicationDefined("ada"))
        expectEqual(intent.plainPrice, IntentCurrencyAmount(amount: 5, currencyCode: "EUR"))
        #expect(intent.plainCard?.paymentType == .credit && intent.plainCard?.identificationHint == "42")
    }

    @Test func `a placemark is kept`() async throws {
        let spot = CLPlacemark(
            location: CLLocation(latitude: 52.5, longitude: 13.4), name: "Berlin", postalAddress: nil)
        let intent = try await everything { $0.plainSpot = spot }.intent()
        expectEqual(intent.plainSpot?.name, "Berlin")
        expectEqual(intent.plainSpot?.location?.coordinate.latitude, 52.5)
    }

    @Test func `lists are kept`() async throws {
        let intent = try await everything { intent in
            intent.severalText = ["a", "b"]
            intent.severalTag = [Tag(identifier: "one", display: "One"), Tag(identifier: "two", display: "Two")]
        }.intent()
        expectEqual(intent.severalText, ["a", "b"])
        expectEqual(intent.severalTag?.map(\.id), ["one", "two"])
    }

    @Test func `values are converted where nothing is lost`() async throws {
        let migrated = try await everything { intent in
            intent.presetInteger = 7
            intent.presetLevel = .low
            intent.presetFlag = true
        }
        let intent = try await migrated.intent()
        expectEqual(intent.presetInteger, 7)
        expectEqual(intent.presetLevel, "low")
        expectEqual(intent.presetFlag, [true])
        try await expectEqual(migrated.parameter("presetLevel").marks, [.migrated])
    }

    @Test func `a value of another type is reported and stays stored`() async throws {
        let migrated = try await everything { $0.presetText = "seven" }
        try await expectEqual(migrated.intent().presetText, 5)
        let parameter = try await migrated.parameter("presetText")
        expectEqual(parameter.marks, [.incompatible])
        expectEqual(parameter.storedForm?.wire, .string("seven"))
    }

    @Test func `an entity of another name is reported`() async throws {
        let migrated = try await everything { $0.presetTag = Tag(identifier: "one", display: "One") }
        #expect(try await migrated.intent().presetTag == nil)
        try await expectEqual(migrated.parameter("presetTag").marks, [.incompatible])
    }

    @Test func `a capitalized name is read by the lowercase property`() async throws {
        let board = try await Migrated(
            BoardIntent.self, from: .board, IntentValues(["Station": .string("Oslo S"), "Former": .string("x")]))
        let intent = try await board.intent()
        expectEqual(intent.station, "Oslo S")
        expectEqual(intent.renamed, nil)
        try await board.engine.edit("a") { $0.append(.set(.string("Bergen")), to: "station") }
        try await expectEqual(board.intent().station, "Bergen")
    }

    @Test func `SiriKit reads what App Intents stored`() async throws {
        let migrated = try await everything { $0.plainText = "text" }
        try await migrated.engine.edit("a") { edit in
            edit.append(.set(.string("new")), to: "plainText")
            edit.append(.set(.object(ObjectValue(identifier: "two", displayString: ""))), to: "plainTag")
        }
        let definition = try #require(EverythingIntent.widgetIntentDefinition)
        let former = try IntentEngine(definition, store: migrated.engine.store)
        let intent = try await former.intent(EverythingIntent.self, of: "a")
        expectEqual(intent.plainText, "new")
        #expect(intent.plainTag?.identifier == "two" && intent.plainTag?.displayString == "Tag two")
    }
}

extension IntentEngine {
    /// Creates an engine of a widget with the intent of a definition.
    fileprivate convenience init(_ definition: IntentDefinition, store: any InstanceStore) throws {
        var schema = try definition.schema()
        schema.widgets = [
            DeclaredWidget(
                name: "Hosted", swiftName: "hosted", kind: "Hosted", title: LocalizedText("Hosted", language: "en"),
                intent: definition.name, families: [.systemMedium])
        ]
        try self.init(schema: schema, store: store)
    }
}

extension IntentDefinition {
    /// A SiriKit intent whose parameters have capitalized names.
    fileprivate static let board = IntentDefinition(
        name: "Board",
        json:
            #"{"schema":1,"intents":[{"name":"Board","parameters":[{"name":"Station","type":"String"},{"name":"Former","type":"String"}],"eligibleForWidgets":true}]}"#
    )
}
