import IntentRuntime
import Testing

/// The effects of the settings next to `every-type.intent.yaml`: fakes, fixtures, and a Swift name.
@Suite struct FakeTests {
    @Test func `a fixture has a value for every parameter`() throws {
        let fixture = EverythingIntent.fixture
        let declared = try #require(try EverythingIntent.definition.schema().intent(named: "Everything"))
        for parameter in declared.parameters where !parameter.type.element.isSystem {
            #expect(fixture.intentValues[parameter.name] != nil, "\(parameter.name)")
        }
        #expect(EverythingIntent(intentValues: fixture.intentValues) == fixture)
    }

    @Test func `fixtures with the same number are equal`() {
        #expect(Tag.fixture(2) == Tag.fixture(2))
        #expect(Tag.fixture(2) != Tag.fixture())
        #expect(Tag.fixture(2).identifier == "tag2")
        #expect(Tag.fixture(2).text == "Text 2")
    }

    @Test func `a fake returns fixtures`() async throws {
        let fake = EverythingIntentHandlingFake()
        let options = try await fake.provideTagsOptionsCollection(for: .fixture, context: OptionsContext())
        #expect(options.items.map(\.value) == [.fixture(1), .fixture(2), .fixture(3)])
        #expect(
            try await fake.tags(for: ["tag3", "gone", "tag1"], in: .fixture, context: LookupContext())
                == [.fixture(3), .fixture(1)])
        #expect(
            try await fake.defaultTags(for: .fixture, context: DefaultContext(count: 2)) == [.fixture(1), .fixture(2)])
        #expect(try await fake.defaultTag(for: .fixture, context: DefaultContext()) == .fixture(1))
    }

    @Test func `a fake uses the closures of a test`() async throws {
        var fake = EverythingIntentHandlingFake()
        fake.tagOptions = { intent, term, context in
            OptionCollection([Tag(identifier: term ?? "none", displayString: "\(context.limit)")])
        }
        let options = try await fake.provideTagOptionsCollection(
            for: .fixture, searchTerm: "x", context: OptionsContext(limit: 7))
        #expect(options.items.map(\.value) == [Tag(identifier: "x", displayString: "7")])
    }

    @Test func `a fake refuses what its closure refuses`() async throws {
        var fake = EverythingIntentHandlingFake()
        #expect(try await fake.validate(.fixture, context: ValidationContext()) == [])
        fake.validation = { intent, _ in
            intent.tags.isEmpty ? [] : [ConfigurationRefusal(\.tags, "no tags today")]
        }
        let engine = try IntentEngine(store: InMemoryStore(), handlers: [fake])
        let instance = try await engine.place(.everythingWidget, family: .systemSmall)
        let error = await #expect(throws: EngineError.self) {
            try await engine.edit(EverythingIntent.self, of: instance) { $0[\.text] = "any" }
        }
        #expect(error?.problems == [EngineError.Problem(.refused, parameter: "tags", "no tags today")])
    }

    @Test func `the engine can use a fake`() async throws {
        let engine = try IntentEngine(store: InMemoryStore(), handlers: [EverythingIntentHandlingFake()])
        let instance = try await engine.place(.everythingWidget, family: .systemSmall)
        let configuration: EverythingIntent = try await engine.configuration(of: instance)
        #expect(configuration.tags.slots(in: .systemSmall) == [.fixture(1), .fixture(2), .fixture(3)])
    }

    @Test func `a name in the settings changes only Swift`() {
        #expect(EverythingIntent(share: 0.5).intentValues["ratio"] == .decimal(0.5))
        #expect(EverythingIntent.Parameters.share.name == "ratio")
    }
}
