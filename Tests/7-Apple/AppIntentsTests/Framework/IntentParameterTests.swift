import AppIntents
import IntentTestSupport
import Testing

/// Values of parameters and properties.
@Suite struct IntentParameterTests {
    @Test func `an assignment to a constant changes the intent`() {
        let intent = VoyageIntent()
        intent.crew = 5
        let copy = intent
        copy.crew = 6
        expectEqual(intent.crew, 6)
        #expect(intent.$crew === copy.$crew)
    }

    @Test func `each intent has parameters of its own`() {
        let first = VoyageIntent()
        first.crew = 5
        expectEqual(VoyageIntent().crew, 12)
    }

    @Test func `defaults are values of any form of parameter`() {
        let intent = VoyageIntent()
        #expect(intent.ships.isEmpty)
        expectEqual(intent.cargo, .timber)
        expectEqual(intent.speed, Measurement(value: 9.5, unit: .knots))
        expectEqual(intent.depth, Measurement(value: 4, unit: .fathoms))
        expectEqual(intent.night, true)
        expectEqual(intent.$cargo.defaultValue, .timber)
    }

    @Test func `an optional parameter without a default is nil`() {
        let intent = VoyageIntent()
        #expect(intent.ship == nil)
        expectEqual(intent.ports, nil)
        expectEqual(intent.bare, nil)
        #expect(intent.$ship.isOptional)
        #expect(!intent.$cargo.isOptional)
    }

    @Test func `assigning nil replaces the default`() {
        let intent = VoyageIntent()
        intent.night = nil
        expectEqual(intent.night, nil)
        #expect(intent.$night.effectiveValue == nil)
    }

    @Test func `a host restores the default with nil`() {
        let intent = VoyageIntent()
        intent.night = false
        expectEqual(intent.$night.anyValue as? Bool, false)
        intent.$night.anyValue = nil
        expectEqual(intent.night, true)
        #expect(intent.$night.anyValue == nil)
        expectEqual(intent.$night.effectiveValue as? Bool, true)
    }

    @Test func `a host assigns values without their type`() {
        let intent = VoyageIntent()
        intent.$ports.anyValue = ["Kiel", "Rostock"] as [any Sendable]
        expectEqual(intent.ports, ["Kiel", "Rostock"])
        intent.$ship.anyValue = Ship(id: 7, name: "Dora")
        expectEqual(intent.ship?.id, 7)
        intent.$crew.anyValue = "many"
        expectEqual(intent.crew, 12)
    }

    @Test func `a required parameter without a value ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = VoyageIntent().note
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("'Note' of type String has no value"))
    }

    @Test func `types of values are without optional and array`() {
        let intent = VoyageIntent()
        expectEqual(ObjectIdentifier(intent.$ports.elementType), ObjectIdentifier(String.self))
        #expect(intent.$ports.isList)
        #expect(intent.$ships.isList)
        #expect(!intent.$ship.isList)
        expectEqual(ObjectIdentifier(intent.$ship.elementType), ObjectIdentifier(Ship.self))
    }

    @Test func `copies of an entity share their properties`() {
        let ship = Ship(id: 1, name: "Alexandra")
        let copy = ship
        copy.name = "Bertha"
        copy.flag = "DE"
        expectEqual(ship.name, "Bertha")
        expectEqual(ship.flag, "DE")
        expectEqual(Ship(id: 1, name: "x").flag, nil)
        expectEqual(String(localized: ship.$name.title), "Name")
    }

    @Test func `requests fail and state what is missing`() async throws {
        let intent = VoyageIntent()
        let error = await #expect(throws: AppIntentError.self) { try await intent.$note.requestValue() }
        expectEqual(error?.errorDescription, "'Note' needs a value (Which note?), and no person can be asked here")
        expectEqual(error, intent.$note.needsValueError())
        expectEqual(error?.reason, .needsPerson)
        let ships = try await ShipQuery().allEntities()
        let choice = await #expect(throws: AppIntentError.self) {
            try await intent.$ship.requestDisambiguation(among: ships, dialog: "Which ship?")
        }
        expectEqual(choice?.errorDescription?.hasPrefix("'Ship' needs one of 3 values (Which ship?)"), true)
        await #expect(throws: intent.$crew.needsConfirmationError(for: 3)) {
            try await intent.$crew.requestConfirmation(for: 3)
        }
        let confirmation = await #expect(throws: AppIntentError.self) { try await intent.requestConfirmation() }
        expectEqual(confirmation?.errorDescription?.hasPrefix("'Voyage' needs a confirmation"), true)
    }

    @Test func `no action continues in a foreground`() async throws {
        struct Opening: AppIntent, ForegroundContinuableIntent {
            static let title: LocalizedStringResource = "Opening"
            func perform() async throws -> some IntentResult { .result() }
        }
        let intent = Opening()
        let message = "'Opening' needs the app in the foreground, which does not exist here (Open?)"
        let error = intent.needsToContinueInForegroundError("Open?") { Issue.record("this does not run") }
        expectEqual(error.errorDescription, message)
        expectEqual(intent.needsToContinueInForegroundError("Open?").errorDescription, message)
        let request = await #expect(throws: AppIntentError.self) {
            try await intent.requestToContinueInForeground("Open?") { Issue.record("this does not run") }
        }
        expectEqual(request?.errorDescription, message)
    }
}
