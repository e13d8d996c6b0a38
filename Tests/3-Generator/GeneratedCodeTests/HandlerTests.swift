import IntentRuntime
import Testing

/// A handler with state that is isolated to the main actor, as in an app.
final class EverythingHandler: EverythingIntentHandling {
    private let tags = ["red", "green", "blue"].map { Tag(identifier: $0, displayString: "a \($0) one") }
    private(set) var terms: [String?] = []

    func provideTagOptionsCollection(
        for intent: EverythingIntent, searchTerm: String?, context: OptionsContext
    ) -> OptionCollection<Tag> {
        terms.append(searchTerm)
        return OptionCollection(tags, promptLabel: "Tags")
    }

    func tag(for identifiers: [String], in intent: EverythingIntent, context: LookupContext) -> [Tag] {
        OptionCollection(tags).values(for: identifiers)
    }

    func defaultTag(for intent: EverythingIntent, context: DefaultContext) -> Tag? {
        intent.text == nil ? nil : tags.first
    }

    func provideTagsOptionsCollection(
        for intent: EverythingIntent, context: OptionsContext
    ) async throws -> OptionCollection<Tag> {
        OptionCollection(sections: [OptionSection(title: "Warm", [tags[0]]), OptionSection(title: "Cold", [tags[2]])])
    }

    func tags(for identifiers: [String], in intent: EverythingIntent, context: LookupContext) async throws -> [Tag] {
        throw HandlerError(.notSignedIn)
    }

    func defaultTags(for intent: EverythingIntent, context: DefaultContext) -> [Tag] {
        Array(tags.prefix(context.count))
    }

    func provideWordOptionsCollection(
        for intent: EverythingIntent, context: OptionsContext
    ) -> OptionCollection<String> {
        OptionCollection(["one", "two"])
    }

    func word(for identifiers: [String], in intent: EverythingIntent, context: LookupContext) -> [String] {
        identifiers
    }

    private let files = [FileValue(path: "/a/one.txt"), FileValue(path: "/a/two.txt", name: "Second")]

    func provideFileOptionsCollection(
        for intent: EverythingIntent, context: OptionsContext
    ) -> OptionCollection<FileValue> {
        OptionCollection(files)
    }

    func file(for identifiers: [String], in intent: EverythingIntent, context: LookupContext) -> [FileValue] {
        OptionCollection(files).values(for: identifiers)
    }

    func providePlaceOptionsCollection(
        for intent: EverythingIntent, searchTerm: String?, context: OptionsContext
    ) -> OptionCollection<PlacemarkValue> {
        OptionCollection([Samples.place])
    }

    func place(for identifiers: [String], in intent: EverythingIntent, context: LookupContext) -> [PlacemarkValue] {
        OptionCollection([Samples.place]).values(for: identifiers)
    }

    func defaultCard(for intent: EverythingIntent, context: DefaultContext) -> PaymentMethodValue? { Samples.card }

    private let things = [AnyIntentObject(identifier: "t", displayString: "Thing")]

    func provideThingOptionsCollection(
        for intent: EverythingIntent, context: OptionsContext
    ) -> OptionCollection<AnyIntentObject> {
        OptionCollection(things)
    }

    func thing(for identifiers: [String], in intent: EverythingIntent, context: LookupContext) -> [AnyIntentObject] {
        OptionCollection(things).values(for: identifiers)
    }

    func provideThingsOptionsCollection(
        for intent: EverythingIntent, context: OptionsContext
    ) -> OptionCollection<AnyIntentObject> {
        OptionCollection(things)
    }

    func things(for identifiers: [String], in intent: EverythingIntent, context: LookupContext) -> [AnyIntentObject] {
        OptionCollection(things).values(for: identifiers)
    }

    func defaultThings(for intent: EverythingIntent, context: DefaultContext) -> [AnyIntentObject] { things }
}

@Suite struct HandlerTests {
    private let handler = EverythingHandler()

    @Test func `handlers can offer files, places and untyped objects`() async throws {
        func items(_ parameter: String) async throws -> [OptionItem<IntentValue>] {
            try await handler.intentOptions(
                of: parameter, for: EverythingIntent(), searchTerm: nil, context: Contexts.options
            ).items
        }
        #expect(try await items("file").map(\.title) == ["one.txt", "Second"])
        #expect(try await items("file").map(\.value.optionIdentifier) == ["/a/one.txt", "/a/two.txt"])
        #expect(try await items("place").map(\.value) == [.placemark(Samples.place)])
        #expect(try await items("thing").map(\.title) == ["Thing"])
        let found = try await handler.intentValues(
            of: "place", for: ["Town Hall, Berlin, DE", "Nowhere"], in: EverythingIntent(), context: Contexts.lookup)
        #expect(found == [.placemark(Samples.place)])
    }

    @Test func `options are dispatched by parameter`() async throws {
        let collection = try await handler.intentOptions(
            of: "tag", for: EverythingIntent(), searchTerm: "r", context: Contexts.options)
        #expect(collection.items.map(\.title) == ["a red one", "a green one", "a blue one"])
        #expect(collection.items.map(\.value.optionIdentifier) == ["red", "green", "blue"])
        #expect(collection.promptLabel == "Tags")
        #expect(handler.terms == ["r"])
        let sections = try await handler.intentOptions(
            of: "tags", for: EverythingIntent(), searchTerm: nil, context: Contexts.options)
        #expect(sections.sections.map(\.title) == ["Warm", "Cold"])
        let words = try await handler.intentOptions(
            of: "word", for: EverythingIntent(), searchTerm: nil, context: Contexts.options)
        #expect(words.items.map(\.value) == [.string("one"), .string("two")])
    }

    @Test func `lookup keeps the order and omits unknown identifiers`() async throws {
        let values = try await handler.intentValues(
            of: "tag", for: ["blue", "gone", "red"], in: EverythingIntent(), context: Contexts.lookup)
        #expect(values.map(\.optionIdentifier) == ["blue", "red"])
    }

    @Test func `a default is a single value except for lists`() async throws {
        let none = try await handler.intentDefault(of: "tag", for: EverythingIntent(), context: Contexts.initial)
        #expect(none == [])
        let one = try await handler.intentDefault(
            of: "tag", for: EverythingIntent(text: "x"), context: Contexts.initial)
        #expect(one.map(\.optionIdentifier) == ["red"])
        let some = try await handler.intentDefault(of: "tags", for: EverythingIntent(), context: Contexts.initial)
        #expect(some.map(\.optionIdentifier) == ["red", "green"])
    }

    @Test func `a handler's error is passed on`() async {
        await #expect(throws: HandlerError(.notSignedIn)) {
            try await handler.intentValues(of: "tags", for: ["red"], in: EverythingIntent(), context: Contexts.lookup)
        }
    }

    @Test func `a parameter without a handler is refused`() async {
        await #expect(throws: HandlerError.unknown(parameter: "text")) {
            try await handler.intentOptions(
                of: "text", for: EverythingIntent(), searchTerm: nil, context: Contexts.options)
        }
        await #expect(throws: HandlerError.unknown(parameter: "word")) {
            try await handler.intentDefault(of: "word", for: EverythingIntent(), context: Contexts.initial)
        }
    }
}

/// Contexts with all values, as the engine creates them.
nonisolated enum Contexts {
    static let options = OptionsContext(
        instance: nil, kind: "k", family: .systemSmall, locale: "en", limit: 100, cursor: nil, deadline: .now)
    static let lookup = LookupContext(
        instance: nil, kind: "k", family: .systemSmall, locale: "en", deadline: .now)
    static let initial = DefaultContext(
        instance: nil, kind: "k", family: .systemSmall, locale: "en", count: 2, deadline: .now)
}
