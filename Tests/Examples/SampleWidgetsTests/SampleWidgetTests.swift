import IntentRuntime
import IntentTestSupport
import SampleHandlers
import SampleWidgets
import Testing

/// Returns an engine for the sample widgets with an empty store in memory. Its clock stands still, so that a busy machine
/// causes no timeouts.
func sampleEngine() throws -> IntentEngine {
    var settings = EngineSettings()
    settings.deadlines = ManualDeadlines()
    return try IntentEngine(
        store: InMemoryStore(), handlers: Samples.handlers, definitions: Samples.definitions,
        settings: settings)
}

/// Returns the identifiers of the offered options, in order.
func offered(
    _ engine: IntentEngine, _ parameter: String, of id: InstanceID, search term: String? = nil
) async throws -> [String] {
    let answer = try await engine.options(for: parameter, of: id, request: OptionsRequest(searchTerm: term))
    expectEqual(answer.state, .answered)
    return answer.collection.items.compactMap(\.value.optionIdentifier)
}

struct CarTests {
    @Test func `a new widget has the first four controls`() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.carWidget, family: .systemMedium)
        let configuration = try await engine.configuration(WidgetConfigIntent.self, of: id)
        expectEqual(configuration.carControls.map(\.identifier), ["lock", "findCar", "trunk", "window"])
        #expect(configuration.showLabels)
    }

    @Test(arguments: [(SizeFamily.systemSmall, 2), (.systemMedium, 4), (.systemLarge, 8)])
    func `a size family has its number of slots`(family: SizeFamily, count: Int) async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.carWidget, family: family)
        let slots = WidgetConfigIntent.Slots.carControls(in: family)
        expectEqual(slots, SlotCount(minimum: count, maximum: count))
        let configuration = try await engine.configuration(WidgetConfigIntent.self, of: id)
        // There are four defaults for every size family.
        let names = ["Lock", "Find Car", "Trunk", "Window"]
        let texts = CarControlTexts(for: configuration, in: family).slots
        expectEqual(texts, (0..<count).map { $0 < names.count ? names[$0] : nil })
    }

    @Test func `an empty slot stays empty in the widget`() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.carWidget, family: .systemMedium)
        try await engine.edit(id) { $0.append(.setSlot(1, nil), to: "carControls") }
        let configuration = try await engine.configuration(WidgetConfigIntent.self, of: id)
        let texts = CarControlTexts(for: configuration, in: .systemMedium).slots
        expectEqual(texts, ["Lock", nil, "Trunk", "Window"])
    }

    @Test func `controls are found by name in either language`() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.carWidget, family: .systemSmall, as: WidgetConfigIntent.self) {
            $0[\.carControls] = []
        }
        try await expectEqual(offered(engine, "carControls", of: id, search: "车"), ["lock", "window", "findCar"])
        try await expectEqual(offered(engine, "carControls", of: id, search: "SKY"), ["skylight"])
        try await expectEqual(offered(engine, "carControls", of: id, search: "bicycle"), [])
    }

    @Test func `chosen controls are not offered`() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.carWidget, family: .systemMedium)
        try await expectEqual(offered(engine, "carControls", of: id), ["airCondition", "ventilate", "skylight"])
    }

    @Test func `titles are in the requested language`() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.carWidget, family: .systemMedium)
        let request = OptionsRequest(locale: "zh-Hans")
        let titles = try await engine.options(for: "carControls", of: id, request: request).collection.items.map(
            \.title)
        expectEqual(titles, ["空调", "透气", "天窗"])
    }
}

struct TransitTests {
    @Test func `each list depends on the previous choice`() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.transitWidget, family: .systemMedium)
        try await expectEqual(offered(engine, "operator", of: id), ["harbour-rail", "city-trams"])
        try await expectEqual(offered(engine, "line", of: id), ["h1", "h2"])
        try await choose(engine, id, operator: "city-trams", line: "t9")
        try await expectEqual(offered(engine, "stops", of: id), ["opera", "hospital", "brewery"])
        try await expectEqual(offered(engine, "stops", of: id, search: "br"), ["brewery"])
    }

    @Test func `stops need a line`() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.transitWidget, family: .systemMedium)
        let answer = try await engine.options(for: "stops", of: id, request: OptionsRequest())
        expectEqual(answer.state, .needs(parent: "line"))
        #expect(answer.collection.items.isEmpty)
    }

    @Test func `changing the operator resets the line and its stops`() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.transitWidget, family: .systemMedium)
        try await choose(engine, id, operator: "city-trams", line: "t9", stops: ["opera", "hospital"])
        let outcome = try await engine.edit(TransitBoardIntent.self, of: id) {
            $0[\.operator] = TransitOperator(identifier: "harbour-rail", displayString: "")
        }
        expectEqual(outcome.reset, ["line", "stops"])
        let configuration = try await engine.configuration(TransitBoardIntent.self, of: id)
        expectEqual(configuration.operator?.displayString, "Harbour Rail")
        expectEqual(configuration.line, nil)
        #expect(configuration.stops.isEmpty)
    }

    @Test(arguments: [("city-trams", "h1", []), ("harbour-rail", "t4", []), ("city-trams", "t9", ["lighthouse"])])
    func `a line or stop of another parent is refused`(
        provider: String, line: String, stops: [String]
    ) async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.transitWidget, family: .systemMedium)
        let error = await #expect(throws: EngineError.self) {
            try await choose(engine, id, operator: provider, line: line, stops: stops)
        }
        expectEqual(error?.code, .wrongValue)
        expectEqual(error?.problems.map(\.parameter), [stops.isEmpty ? "line" : "stops"])
        try await expectEqual(engine.configuration(TransitBoardIntent.self, of: id).line, nil)
    }

    @Test func `a walk longer than the timetable is refused`() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.transitWidget, family: .systemMedium)
        try await engine.edit(TransitBoardIntent.self, of: id) { $0[\.walkingTime] = .seconds(2400) }
        let error = await #expect(throws: EngineError.self) {
            try await choose(engine, id, operator: "city-trams", line: "t9")
        }
        expectEqual(error?.code, .refused)
        expectEqual(error?.problems.map(\.parameter), ["walkingTime"])
    }

    @Test func `every sample widget has its handler`() throws {
        #expect(try sampleEngine().missingHandlers.isEmpty)
        let engine = try IntentEngine(
            store: InMemoryStore(), definitions: Samples.definitions + [.transitBoard])
        expectEqual(
            engine.missingHandlers.map(\.description),
            [
                "the intent 'TransitBoard' has no handler, which provides 'operator', 'line' and 'stops'"
            ])
    }

    private func choose(
        _ engine: IntentEngine, _ id: InstanceID, operator provider: String, line: String, stops: [String] = []
    ) async throws {
        _ = try await engine.edit(TransitBoardIntent.self, of: id) {
            $0[\.operator] = TransitOperator(identifier: provider, displayString: "")
            $0[\.line] = TransitLine(identifier: line, displayString: "")
            if !stops.isEmpty {
                $0[\.stops] = stops.map { TransitStop(identifier: $0, displayString: "") }
            }
        }
    }
}

struct OtherWidgetTests {
    @Test func `the author widget shows the chosen count`() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.authorDataWidget, family: .systemSmall)
        let summary = AuthorSummary(fans: 1204, money: 310)
        let first = try await engine.configuration(AuthorDataIntent.self, of: id)
        expectEqual(summary.line(for: first), "1204 fans")
        _ = try await engine.edit(AuthorDataIntent.self, of: id) { $0[\.countType] = .money }
        let second = try await engine.configuration(AuthorDataIntent.self, of: id)
        expectEqual(summary.line(for: second), "310 earned")
    }

    @Test func `the forum widget begins with the first board`() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.forumBoardWidget, family: .systemMedium)
        let hero = try await engine.configuration(ForumBoardIntent.self, of: id).hero
        expectEqual(hero?.identifier, "1")
        expectEqual(hero?.displayString, "天空寺院")
    }

    @Test(arguments: [
        (TimeFormat.twentyFourHours, false, "18:00"), (.twelveHours, false, "6:00 PM"), (.decimal, false, "7:50"),
        (.twentyFourHours, true, "18:00:00"), (.unrecognized("lunar"), false, "18:00"),
    ])
    func `the clock uses the configured format`(format: TimeFormat, seconds: Bool, text: String) throws {
        let reading = try #require(ClockReading(hour: 18, minute: 0, second: 0))
        expectEqual(reading.text(for: ClockFaceIntent(timeFormat: format, showSeconds: seconds)), text)
    }

    @Test func `the app reads the characters of placed widgets`() async throws {
        let engine = try sampleEngine()
        for name in ["egghead", nil, "panda"] {
            let id = try await engine.place(.characterWidget, family: .systemSmall)
            guard let name else { continue }
            _ = try await engine.edit(SelectCharacterIntent.self, of: id) {
                $0[\.character] = GameCharacter(identifier: name, displayString: name)
            }
        }
        let characters = try await PlacedCharacters(engine: engine).characters()
        expectEqual(characters.map(\.displayString), ["Egghead", "Power Panda"])
        expectEqual(characters.map(\.level), [31, 14])
    }

    @Test func `the savings widget has no parameters`() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.savingsProgress, family: .systemSmall)
        #expect(try engine.resolvedSynchronously(id).parameters.isEmpty)
        expectEqual(SavingsProgressText(saved: 30, goal: 120).text, "25 %")
    }
}
