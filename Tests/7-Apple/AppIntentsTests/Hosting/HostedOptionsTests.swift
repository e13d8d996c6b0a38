import AppIntents
import Foundation
import HostedAppIntents
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Testing

/// Options, defaults and edits of App Intents behind an engine with a SQLite store.
@Suite(.timeLimit(.minutes(1))) struct HostedOptionsTests {
    @Test func `a query's sections are the options`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self)
        let answer = try await test.options("car")
        expectEqual(answer.state, .answered)
        expectEqual(answer.collection.sections.map(\.title), ["Ford", "Volkswagen"])
        expectEqual(answer.collection.items.map(\.title), ["Fiesta", "Mustang", "Beetle"])
        let first = try #require(answer.collection.items.first)
        expectEqual(first.subtitle, "Ford")
        expectEqual(first.image, .system("car"))
    }

    @Test func `a string query searches`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self)
        try await expectEqual(test.titles("car", search: "must"), ["Mustang"])
    }

    @Test func `the engine pages through options`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self)
        let first = try await test.options("car", limit: 2)
        expectEqual(first.collection.items.count, 2)
        let request = OptionsRequest(limit: 2, cursor: first.collection.cursor)
        let second = try await test.engine.options(for: "car", of: "a", request: request)
        expectEqual(second.collection.items.map(\.title), ["Beetle"])
    }

    @Test func `an enum has its cases as options`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self)
        try await expectEqual(test.titles("paint"), ["Red", "Blue", "Dark Green"])
        try await expectEqual(test.titles("paint", search: "olive"), ["Dark Green"])
    }

    @Test func `options depend on the parent's entity`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self)
        try await test.choose("fiesta", for: "car")
        try await expectEqual(test.titles("seat"), ["1", "2", "3", "4", "5"])
        try await test.set(.integer(5), for: "seat")
        try await test.choose("mustang", for: "car")
        try await expectEqual(test.parameter("seat").stored, nil)
        try await expectEqual(test.titles("seat").count, 4)
    }

    @Test func `a dependent parameter needs its parent`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self)
        try await test.set(nil, for: "car")
        try await expectEqual(test.options("seat").state, .needs(parent: "car"))
    }

    @Test func `a new instance has the defaults of code and declarations`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self)
        let car = try await test.parameter("car")
        expectEqual(car.origin, .handlerDefault)
        expectEqual(car.effective?.optionIdentifier, "beetle")
        try await expectEqual(test.parameter("seat").effective, .integer(1))
        try await expectEqual(test.parameter("paint").effective, .enumeration("blue"))
        try await expectEqual(test.parameter("level").origin, .definitionDefault)
    }

    @Test func `an edit is judged by query, range and size`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self)
        await #expect(throws: EngineError.self) { try await test.choose("trabant", for: "car") }
        await #expect(throws: EngineError.self) { try await test.set(.integer(11), for: "level") }
        await #expect(throws: EngineError.self) { try await test.set(.enumeration("pink"), for: "paint") }
        await #expect(throws: EngineError.self) {
            try await test.choose("beetle", "fiesta", "mustang", "beetle", for: "others", isList: true)
        }
        try await test.choose("mustang", for: "car")
        try await expectEqual(test.parameter("car").stored?.slots.first??.objectTitle, "Mustang")
    }

    @Test func `a chosen configuration is read as an intent`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self)
        try await test.choose("fiesta", for: "car")
        try await test.choose("mustang", "beetle", for: "others", isList: true)
        try await test.set(.integer(4), for: "seat")
        try await test.set(.boolean(false), for: "showsFuel")
        try await test.set(.enumeration("dark-green"), for: "paint")
        let intent = try await test.intent()
        expectEqual(intent.car?.name, "Fiesta")
        expectEqual(intent.others?.map(\.id), ["mustang", "beetle"])
        expectEqual(intent.seat, 4)
        #expect(!intent.showsFuel)
        expectEqual(intent.paint, .darkGreen)
        expectEqual(intent.level, 3)
    }

    @Test func `each read creates a new intent`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self)
        let first = try await test.intent()
        first.level = 9
        try await expectEqual(test.intent().level, 3)
    }

    @Test func `a smaller family shows fewer entities`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self)
        try await test.choose("mustang", "beetle", for: "others", isList: true)
        let small = try await test.engine.intent(SelectCarIntent.self, of: "a", family: .systemSmall)
        expectEqual(small.others?.map(\.id), ["mustang"])
    }

    @Test func `an instance of another intent is refused`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self)
        await #expect(throws: EngineError.self) { try await test.engine.intent(FaultyIntent.self, of: "a") }
    }

    @Test func `a row is hidden by the summary's condition`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self)
        #expect(try await test.parameter("level").marks.isEmpty)
        try await test.set(.boolean(false), for: "showsFuel")
        try await expectEqual(test.parameter("level").marks, [.hidden])
    }

    @Test func `an enumerable query lists and is searched`() async throws {
        let test = try await HostedInstance(ShowCityAppIntent.self)
        try await expectEqual(test.titles("city"), ["City 1", "City 2"])
        try await expectEqual(test.titles("city", search: "2"), ["City 2"])
        try await test.choose("2", for: "city")
        try await expectEqual(test.intent().city?.population, 20)
    }

    @Test func `an identifier may be written in another way`() async throws {
        let test = try await HostedInstance(ShowNodeIntent.self)
        let id = UUID()
        let lowercase = id.uuidString.lowercased()
        try await test.choose(lowercase, for: "node")
        try await expectEqual(test.parameter("node").stored?.optionIdentifier, lowercase)
        try await expectEqual(test.intent().node?.id, id)
    }

    @Test func `a unique entity is option and default`() async throws {
        let test = try await HostedInstance(ShowSettingsIntent.self)
        try await expectEqual(test.titles("settings"), ["Settings"])
        try await expectEqual(test.parameter("settings").origin, .handlerDefault)
        #expect(try await test.intent().settings != nil)
    }

    @Test func `titles are in the language of the request`() async throws {
        let folder = try TemporaryFolder("translations")
        let german = URL(fileURLWithPath: folder.path + "/de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try Data("\"Red\" = \"Rot\";".utf8).write(to: german.appendingPathComponent("Localizable.strings"))
        TranslatedOptions.folder = URL(fileURLWithPath: folder.path)
        let test = try await HostedInstance(ShowSettingsIntent.self)
        try await expectEqual(test.titles("color"), ["Red"])
        let answer = try await test.engine.options(for: "color", of: "a", request: OptionsRequest(locale: "de"))
        expectEqual(answer.collection.items.map(\.title), ["Rot"])
    }

    @Test func `a provider receives the intent with its entities`() async throws {
        let test = try await HostedInstance(SelectCarIntent.self) { "\($0.car?.name ?? "no car") in \($0.paint)" }
        try await test.choose("mustang", for: "car")
        try await expectEqual(test.shown().text, "Mustang in blue")
    }
}

/// Actions of App Intents.
@Suite(.timeLimit(.minutes(1))) struct HostedActionTests {
    private func perform(_ intent: some AppIntent, isOn: Bool? = nil) async throws {
        let engine = try IntentEngine(
            store: InMemoryStore(), handlers: [HonkIntent.handler, LockIntent.handler, SelectCarIntent.handler])
        let name = try #require(type(of: intent).widgetIntentDefinition?.name)
        try await engine.perform(name, values: intent.widgetIntentValues, context: PerformContext(isOn: isOn))
    }

    @Test func `a button performs with looked-up entities`() async throws {
        let car = Garage.shared.cars[1]
        try await perform(HonkIntent(car: car, times: 41))
        #expect(Garage.shared.actions.contains("Fiesta honks 41 times"))
    }

    @Test func `a toggle sets the new value`() async throws {
        let lock = LockIntent()
        lock.car = Garage.shared.cars[2]
        try await perform(lock, isOn: true)
        #expect(Garage.shared.actions.contains("Mustang locked"))
        try await perform(lock, isOn: false)
        #expect(Garage.shared.actions.contains("Mustang open"))
    }

    @Test func `an error has its localized text`() async throws {
        await #expect(throws: OptionsFailure.failed("The garage is closed: no honks")) {
            try await perform(HonkIntent(car: Garage.shared.cars[0], times: -1))
        }
    }

    @Test func `a required sign-in is its own state`() async throws {
        do {
            try await perform(HonkIntent(car: Garage.shared.cars[0], times: 0))
            Issue.record("a failure is expected")
        } catch let failure as OptionsFailure {
            expectEqual(failure.code, .notSignedIn)
        }
    }

    @Test func `a configuration without perform is a failure`() async throws {
        await #expect(throws: OptionsFailure.self) { try await perform(SelectCarIntent()) }
    }
}

extension IntentValue {
    fileprivate var objectTitle: String? {
        if case .object(let object) = self { object.displayString } else { nil }
    }
}
