import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// A richer stored value is never replaced by a poorer one.
@Suite(.overRequestedStores, .namingTheStore) struct KnownOptionTests {
    /// What the source answers.
    enum Source: Sendable, CaseIterable {
        case isComplete, fails, isEmpty

        func answer(_ asked: [String]) throws -> [IntentValue] {
            switch self {
            case .isComplete: return asked.map { .object(KnownOptionTests.rich($0)) }
            case .fails: throw HandlerError(.unavailable)
            case .isEmpty: return []
            }
        }
    }

    private final class World: Sendable {
        let source = Mutex(Source.isComplete)

        func become(_ state: Source) { source.withLock { $0 = state } }

        var handler: ScriptedHandler {
            ScriptedHandler(
                options: { [self] _, _, _, _ in
                    OptionCollection(
                        sections: [
                            OptionSection(
                                items: try source.withLock { try $0.answer(["a", "b"]) }.map {
                                    OptionItem($0, title: "")
                                })
                        ])
                },
                lookup: { [self] _, asked, _ in try source.withLock { try $0.answer(asked) } })
        }
    }

    private static func rich(_ identifier: String) -> ObjectValue {
        ObjectValue(
            identifier: identifier, displayString: "Title \(identifier)", subtitleString: "Subtitle \(identifier)",
            displayImage: .system("star"), pronunciationHint: "hint", alternativeSpeakableMatches: ["other"],
            properties: ["level": .integer(7)])
    }

    private static func all(_ identifiers: String?...) -> IntentValue {
        .list(identifiers.map { $0.map { .object(rich($0)) } })
    }

    private static let type = ObjectType(
        name: "Thing", swiftName: "Thing", title: text("Thing"),
        properties: [Property(name: "level", swiftName: "level", title: text("Level"), type: ValueType(.integer))])

    private let world = World()

    private func engine(_ parameters: Parameter...) throws -> TestEngine {
        var schema = makeSchema(types: [Self.type])
        schema.intents[0].parameters = parameters
        return try TestEngine(schema, world.handler)
    }

    /// Values with less than what is stored.
    static let poorer: [IntentValue] = [
        .string("a"), .thing("a"), .thing("a", "Title a"),
        .object(ObjectValue(identifier: "a", displayString: "a", subtitleString: "Subtitle a")),
    ]

    @Test(arguments: [Source.fails, .isEmpty], poorer)
    func `an option that is chosen again keeps what is known`(source: Source, value: IntentValue) async throws {
        let test = try engine(thing("hero"))
        try test.put()
        try await test.edit("hero", .set(.thing("a")))
        world.become(source)
        let outcome = try await test.edit("hero", .set(value))
        try expectEqual(test.parameter("hero").stored, .object(Self.rich("a")))
        expectEqual(
            outcome.warnings,
            [
                source == .fails
                    ? "kept as stored for 'hero': 'a'; cannot be looked up: the data source is unavailable"
                    : "kept as stored for 'hero': 'a'; no longer an available option"
            ])
    }

    @Test(arguments: [Source.fails, .isEmpty])
    func `a reordered list keeps what is known`(source: Source) async throws {
        let test = try engine(things("buttons"))
        try test.put(family: .systemLarge)
        try await test.edit("buttons", .set(.things("a", "b", "c", "d", "e")))
        try await test.engine.resize(.one, to: .systemSmall)
        world.become(source)
        // The second value comes from the slots that only larger families show.
        let outcome = try await test.edit("buttons", .set(.things("b", "d")))
        try expectEqual(test.parameter("buttons").stored, Self.all("b", "d", "c", nil, "e"))
        #expect(outcome.warnings.first?.hasPrefix("kept as stored for 'buttons': 'b', 'd';") == true)
        try await test.edit("buttons", .setSlot(0, .string("c")))
        try expectEqual(test.parameter("buttons").effective, Self.all("c", "d"))
    }

    @Test func `the texts of a remembered default are kept`() async throws {
        let test = try engine(thing("hero") { $0.defaultRule = .handler })
        let form = StoredValue(type: "object:Thing", wire: .object(Self.rich("a").wire))
        try test.put(defaults: ["hero": form])
        world.become(.fails)
        let outcome = try await test.edit("hero", .set(.thing("a")))
        expectEqual(
            outcome.warnings,
            ["kept as the default for 'hero': 'a'; cannot be looked up: the data source is unavailable"])
        try expectEqual(test.parameter("hero").stored, .object(Self.rich("a")))
    }

    @Test func `what a lookup finds replaces all of it`() async throws {
        let test = try engine(thing("hero"))
        var old = Self.rich("a")
        (old.displayString, old.properties["level"]) = ("Old", .integer(1))
        try test.put(["hero": StoredValue(type: "object:Thing", wire: .object(old.wire))])
        try await test.edit("hero", .set(.thing("a")))
        try expectEqual(test.parameter("hero").stored, .object(Self.rich("a")))
    }

    @Test func `an option of another parent is not completed`() async throws {
        let test = try engine(thing("house"), thing("room") { $0.dependsOn = ["house"] })
        try test.put()
        try await test.engine.edit(.one) {
            $0.append(.set(.thing("x")), to: "house")
            $0.append(.set(.thing("a")), to: "room")
        }
        world.become(.fails)
        try await test.engine.edit(.one, unchecked: true) {
            $0.append(.set(.thing("y")), to: "house")
            $0.append(.set(.thing("a")), to: "room")
        }
        try expectEqual(test.parameter("room").stored, .thing("a"))
        try expectEqual(test.parameter("room").marks, [.unchecked])
    }

    @Test func `a draft keeps what is known, and its preview shows it`() async throws {
        let test = try engine(thing("hero"))
        try test.put()
        try await test.edit("hero", .set(.thing("a")))
        world.become(.fails)
        let instance = try await test.engine.storedInstance(.one)
        let draft = DynamicDraft(of: instance, edit: DynamicEdit([.init(.set(.string("a")), of: "hero")]))
        let preview = test.engine.preview(draft.edit, on: instance, locale: "en")
        expectEqual(preview.configuration.parameter(named: "hero")?.stored, .object(Self.rich("a")))
        try await test.engine.apply(draft)
        try expectEqual(test.parameter("hero").stored, .object(Self.rich("a")))
    }

    @Test(arguments: [Source.fails, .isEmpty])
    func `an import keeps what is known of the instance that it replaces`(source: Source) async throws {
        let test = try engine(thing("hero"), things("buttons") { $0.defaultRule = .handler })
        let remembered = StoredValue(type: "[object:Thing]", wire: Self.all("f").wire)
        try test.put(defaults: ["buttons": remembered], family: .systemSmall)
        try await test.engine.resize(.one, to: .systemLarge)
        try await test.engine.edit(.one) {
            $0.append(.set(.thing("a")), to: "hero")
            $0.append(.set(.things("b", "c", "d")), to: "buttons")
        }
        try await test.engine.resize(.one, to: .systemSmall)
        world.become(source)
        var document = try await test.engine.export()
        document.instances[0].values = ["hero": .thing("a"), "buttons": .things("c", "b", "d")]
        document.instances[0].defaults = ["buttons": .things("f")]
        let report = try await test.engine.import(document, settings: ImportSettings(existing: .replace))
        expectEqual(report.entries.map(\.outcome), [.replaced])
        expectEqual(report.entries.first?.warnings.count, 2)
        try expectEqual(test.parameter("hero").stored, .object(Self.rich("a")))
        try expectEqual(test.parameter("buttons").stored, Self.all("c", "b", "d"))
        try expectEqual(test.store.instance(.one)?.defaults["buttons"], remembered)
    }

    @Test func `an import marks options that are not known as unchecked`() async throws {
        let test = try engine(thing("hero"))
        try test.put()
        try await test.edit("hero", .set(.thing("a")))
        world.become(.fails)
        var document = try await test.engine.export()
        document.instances[0].values = ["hero": .thing("b")]
        let settings = ImportSettings(existing: .replace, allowsUnchecked: true)
        try await expectEqual(test.engine.import(document, settings: settings).entries.first?.warnings, [])
        try expectEqual(test.parameter("hero").stored, .thing("b"))
        try expectEqual(test.parameter("hero").marks, [.unchecked])
    }

    @Test func `undo restores what has become known since`() async throws {
        let test = try engine(thing("hero"), things("buttons"))
        try test.put()
        world.become(.fails)
        try await test.engine.edit(.one, unchecked: true) {
            $0.append(.set(.thing("a")), to: "hero")
            $0.append(.set(.things("b", "c")), to: "buttons")
        }
        world.become(.isComplete)
        for name in ["x", "a", "y"] { try await test.edit("hero", .set(.thing(name))) }
        try await test.edit("buttons", .set(.things("c", "d")))
        try await test.engine.undo(.one, to: 2)
        try expectEqual(test.parameter("hero").stored, .object(Self.rich("a")))
        try expectEqual(test.parameter("buttons").stored, .list([.thing("b"), .object(Self.rich("c"))]))
    }

    @Test func `an option that is no longer listed keeps its texts`() async throws {
        let test = try engine(
            thing("hero") {
                $0.options = .listed([ListedOption(identifier: "b", title: text("B"))])
            })
        try test.put(["hero": StoredValue(type: "object:Thing", wire: .object(Self.rich("a").wire))])
        try await test.edit("hero", .set(.string("a")))
        try expectEqual(test.parameter("hero").stored, .object(Self.rich("a")))
    }

    @Test func `members of files and people are kept`() throws {
        let file = FileValue(path: "/a.jpg", name: "Photo", typeIdentifier: "public.jpeg").intentValue
        expectEqual(FileValue(path: "/a.jpg").intentValue.completed(from: file), file)
        expectEqual(FileValue(path: "/b.jpg").intentValue.completed(from: file), FileValue(path: "/b.jpg").intentValue)
        let person = PersonValue(displayName: "Ana", handle: "ana@x", handleType: .emailAddress).intentValue
        expectEqual(PersonValue(displayName: "ana@x").intentValue.completed(from: person), person)
        let place = PlacemarkValue(name: "Hall", locality: "Bonn").intentValue
        expectEqual(PlacemarkValue(name: "Hall, Bonn").intentValue.completed(from: place), place)
    }
}
