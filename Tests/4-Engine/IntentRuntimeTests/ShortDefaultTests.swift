import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// A default is requested again while its source has fewer values than its rule asks for.
@Suite(.overRequestedStores, .namingTheStore) struct ShortDefaultTests {
    /// The options of a handler, in order; nil if it fails.
    private final class World: Sendable {
        let options = Mutex<[String]?>([])

        func become(_ identifiers: String...) { options.withLock { $0 = identifiers } }

        private func known() throws -> [String] {
            guard let known = options.withLock({ $0 }) else { throw HandlerError(.unavailable) }
            return known
        }

        var handler: ScriptedHandler {
            ScriptedHandler(
                options: { [self] _, _, _, _ in .flat(try known()) },
                lookup: { [self] _, asked, _ in try known().filter(asked.contains).map { .thing($0) } },
                defaults: { [self] _, _, context in try known().prefix(context.count).map { .thing($0) } })
        }
    }

    private let world = World()

    /// Places an instance while the source has these options, and returns its default after each of the following states.
    private func defaults(
        _ parameter: Parameter, placedWith first: [String]?, then states: [[String]?]
    ) async throws -> [[String?]?] {
        let test = try TestEngine(makeSchema(parameter), world.handler)
        world.options.withLock { $0 = first }
        try await test.engine.place("widget", family: .systemMedium, id: .one)
        var found: [[String?]?] = [try test.parameter(parameter.name).effective.slotIdentifiers]
        for state in states {
            world.options.withLock { $0 = state }
            let opened = try await test.engine.openEditor(.one).parameter(named: parameter.name)
            found.append(opened?.effective.slotIdentifiers)
        }
        return found
    }

    @Test(arguments: [nil, []] as [[String]?])
    func `the first options are completed when the source has more`(first: [String]?) async throws {
        let found = try await defaults(
            things("buttons") { $0.defaultRule = .first(3) }, placedWith: first,
            then: [["b"], nil, [], ["a", "b"], ["a", "b", "c", "d"], ["x", "y", "z"]])
        // Once it is complete, the default stays.
        expectEqual(
            found, [[], ["b"], ["b"], ["b"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c"]])
    }

    @Test func `a handler's default is completed when it has more`() async throws {
        let found = try await defaults(
            things("buttons") { $0.defaultRule = .handler }, placedWith: ["a"], then: [["b"], ["b", "c"], nil])
        expectEqual(found, [["a"], ["a"], ["b", "c"], ["b", "c"]])
    }

    @Test(arguments: [nil, []] as [[String]?])
    func `a single default that was missing is found later`(first: [String]?) async throws {
        for rule in [DefaultRule.handler, .first(1), .options(["a"])] {
            let found = try await defaults(
                thing("hero") { $0.defaultRule = rule }, placedWith: first, then: [[], ["a"], ["a", "b"], ["c"]])
            expectEqual(found.map { $0?.first ?? nil }, [nil, nil, "a", "a", "a"], "\(rule)")
        }
    }

    @Test func `named options that did not exist are added`() async throws {
        let found = try await defaults(
            things("buttons") { $0.defaultRule = .options(["a", "b"]) }, placedWith: ["b", "x"],
            then: [["x"], ["a", "b"]])
        expectEqual(found, [["b"], ["b"], ["a", "b"]])
    }

    @Test func `a default is not requested again after the user chooses`() async throws {
        let asked = Recorder<Bool>()
        let test = try TestEngine(
            makeSchema(things("buttons") { $0.defaultRule = .handler }),
            ScriptedHandler(
                lookup: { _, asked, _ in asked.map { .thing($0) } },
                defaults: { _, _, _ in
                    asked.add(true)
                    return [.thing("a")]
                }))
        try await test.engine.place("widget", family: .systemMedium, id: .one)
        try expectEqual(test.parameter("buttons").isDefaultIncomplete, true)
        try await test.edit("buttons", .set(.things("b")))
        try await test.engine.openEditor(.one)
        expectEqual(asked.all.count, 1)
        try expectEqual(test.parameter("buttons").isDefaultIncomplete, false)
        try await test.edit("buttons", .reset)
        try expectEqual(test.parameter("buttons").isDefaultIncomplete, true)
        try await test.engine.openEditor(.one)
        expectEqual(asked.all.count, 2)
    }

    @Test func `a complete default and a literal one are not incomplete`() async throws {
        let test = try TestEngine(
            makeSchema(
                things("buttons") { $0.defaultRule = .first(2) },
                parameter("size", ValueType(.integer)) { $0.defaultRule = .value(.integer(1)) }, thing("hero")),
            world.handler)
        world.become("a", "b")
        try await test.engine.place("widget", family: .systemMedium, id: .one)
        for name in ["buttons", "size", "hero"] { try expectEqual(test.parameter(name).isDefaultIncomplete, false) }
    }
}
