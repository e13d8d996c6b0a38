import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Random series of edits, placements, removals and changes of what is followed, over a few instances.
@Suite(.overRequestedStores, .namingTheStore) struct RandomFollowingTests {
    private static let names = ["size", "other"]
    private static let schema = makeSchema(
        parameter("size", ValueType(.integer)) { $0.defaultRule = .value(.integer(8)) },
        parameter("other", ValueType(.integer)))

    /// What the present instances show, by parameter, and what they follow.
    private struct Board: Equatable {
        var shown: [InstanceID: [String: IntentValue]] = [:]
        var own: [InstanceID: [String: IntentValue]] = [:]
        var follows: [InstanceID: InstanceID] = [:]

        init(_ engine: IntentEngine) throws {
            for instance in try engine.instancesSynchronously() {
                let resolved = try engine.resolvedSynchronously(instance.id)
                for parameter in resolved.parameters {
                    shown[instance.id, default: [:]][parameter.name] = parameter.effective
                    if parameter.origin == .user { own[instance.id, default: [:]][parameter.name] = parameter.stored }
                }
                follows[instance.id] = instance.follows
            }
        }

        /// The instance and those that follow it, directly or through others.
        func concerned(by id: InstanceID) -> Set<InstanceID> {
            var found: Set = [id]
            while let next = follows.first(where: { found.contains($0.value) && !found.contains($0.key) })?.key {
                found.insert(next)
            }
            return found
        }
    }

    @Test(arguments: 1...6)
    func `no step changes what it does not concern`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let test = try TestEngine(Self.schema)
        let ids = (0..<6).map { InstanceID("i\($0)") ?? .one }
        for _ in 0..<120 {
            let before = try Board(test.engine)
            let (id, other) = (ids.randomElement(using: &random) ?? .one, ids.randomElement(using: &random) ?? .one)
            let (name, value) = (
                Self.names.randomElement(using: &random) ?? "size",
                IntentValue.integer(Int.random(in: 0...3, using: &random))
            )
            let step = Int.random(in: 0..<9, using: &random)
            do {
                switch step {
                case 0: try await test.engine.place("widget", family: .systemMedium, id: id)
                case 1: try await test.engine.place("widget", family: .systemMedium, id: id, following: other)
                case 2, 3: try await test.edit(name, .set(value), id: id)
                case 4: try await test.edit(name, .reset, id: id)
                case 5: try await test.engine.follow(other, by: id)
                case 6: try await test.engine.unfollow(id)
                case 7: try await test.engine.remove(id)
                default: try await test.engine.restore(id)
                }
            } catch is EngineError {
                try expectEqual(Board(test.engine), before, "a refused step \(step) has an effect")
                continue
            }
            try check(step, on: id, other, name, value, before, Board(test.engine))
        }
        // Forgetting, one after the other, leaves what the others show.
        for id in ids {
            let before = try Board(test.engine)
            do { try await test.engine.forget(id) } catch is EngineError { continue }
            let after = try Board(test.engine)
            for (other, shown) in before.shown where other != id { expectEqual(after.shown[other], shown, "\(other)") }
            #expect(!after.follows.values.contains(id))
        }
        try expectEqual(test.engine.instancesSynchronously().count, 0)
    }

    private func check(
        _ step: Int, on id: InstanceID, _ other: InstanceID, _ name: String, _ value: IntentValue, _ before: Board,
        _ after: Board
    ) throws {
        let concerned = before.concerned(by: id).union(after.concerned(by: id))
        for (instance, shown) in after.shown where !concerned.contains(instance) || step > 5 && instance != id {
            if let former = before.shown[instance] { expectEqual(shown, former, "\(instance) after step \(step)") }
        }
        // Each row shows its own value, or else that of the followed instance.
        for (instance, source) in after.follows {
            for name in Self.names where after.own[instance]?[name] == nil {
                guard after.shown[source] != nil else { continue }
                expectEqual(after.shown[instance]?[name], after.shown[source]?[name], "\(instance) after step \(step)")
            }
        }
        switch step {
        case 1: #expect(after.follows[id] == other)
        case 2, 3: expectEqual(after.shown[id]?[name], value)
        case 4: expectEqual(after.own[id]?[name], nil)
        case 5:
            expectEqual(after.follows[id], other)
            for name in Self.names {
                expectEqual(after.shown[id]?[name], before.own[id]?[name] ?? before.shown[other]?[name])
            }
        case 6:
            expectEqual(after.follows[id], nil)
            expectEqual(after.shown[id], before.shown[id])
        case 7: #expect(after.shown[id] == nil && !after.follows.values.contains(id))
        default: break
        }
    }
}
