import IntentEvolution
import IntentModel
import IntentRuntime
import Testing

/// What is said of a changed type is what the engine does when it reads.
@Suite struct TypeAgreementTests {
    /// How much of the samples an engine reads.
    private enum Reading: Hashable { case all, some, none }

    private static func schema(_ parameter: ValueType, property: ValueType? = nil) -> Schema {
        var schema = TypeSample.schema
        if let property {
            schema.types.append(
                ObjectType(
                    name: "Holder", swiftName: "Holder", title: LocalizedText("Holder", language: "en"),
                    properties: [
                        Property(
                            name: "held", swiftName: "held", title: LocalizedText("Held", language: "en"),
                            type: property)
                    ]))
        }
        var made = Parameter(
            name: "value", swiftName: "value", title: LocalizedText("Value", language: "en"), type: parameter)
        made.allowsFreeText = true
        schema.intents = [
            Intent(
                name: "Config", swiftName: "ConfigIntent", title: LocalizedText("Config", language: "en"),
                parameters: [made], isEligibleForWidgets: true)
        ]
        schema.widgets = [
            Widget(
                name: "Clock", swiftName: "clock", kind: "clock", title: LocalizedText("Clock", language: "en"),
                intent: "Config", families: [.systemSmall])
        ]
        return schema
    }

    /// Single values as they are; of a list one with each value, and one with all.
    private static func stored(_ sample: TypeSample, isList: Bool) -> [IntentValue] {
        guard isList else { return sample.values }
        return sample.values.map { .list([$0]) } + [.list(sample.values + sample.values)]
    }

    private static func read(
        _ values: [IntentValue], _ before: Schema, _ after: Schema,
        _ isRead: (ResolvedParameter) -> Bool
    ) async throws -> Reading {
        var count = 0
        for value in values {
            let store = InMemoryStore()
            try store.place(
                StoredInstance(id: .one, kind: "clock", family: "systemSmall", intent: "Config"),
                at: StoreTime(milliseconds: 0))
            try await engine(before, over: store).edit(.one) { $0.append(.set(value), to: "value") }
            let resolved = try engine(after, over: store).resolved(.one)
            if isRead(try #require(resolved.parameter(named: "value"))) { count += 1 }
        }
        return count == values.count ? .all : count == 0 ? .none : .some
    }

    @Test(arguments: TypeSample.all, [false, true])
    func agreeOnParameters(_ old: TypeSample, wasList: Bool) async throws {
        for new in TypeSample.all {
            for isList in [false, true] where new.element != old.element || isList != wasList {
                let before = Self.schema(ValueType(old.element, isList: wasList))
                let after = Self.schema(ValueType(new.element, isList: isList))
                let read = try await Self.read(Self.stored(old, isList: wasList), before, after) { parameter in
                    !parameter.marks.contains(.incompatible) && parameter.effective != nil
                }
                let changes = compareSchemas(before: before, after: after)
                let rules = Set(changes.map(\.rule.code))
                let expected =
                    switch read {
                    case .all: "parameter-type-widened"
                    case .some: "parameter-type-narrowed"
                    case .none: "parameter-type-changed"
                    }
                #expect(rules.contains(expected), "\(old.element.tag) \(wasList) to \(new.element.tag) \(isList)")
                let steps = derivedMigrations(from: changes).count { step in
                    if case .convert = step.action { true } else { false }
                }
                #expect(steps == (read == .none ? 0 : 1))
                #expect(neededMigrations(for: changes).isEmpty == (read == .all))
            }
        }
    }

    @Test(arguments: TypeSample.all, [false, true])
    func agreeOnProperties(_ old: TypeSample, wasList: Bool) async throws {
        for new in TypeSample.all {
            for isList in [false, true] where new.element != old.element || isList != wasList {
                let holder = ValueType(.object("Holder"))
                let before = Self.schema(holder, property: ValueType(old.element, isList: wasList))
                let after = Self.schema(holder, property: ValueType(new.element, isList: isList))
                let values = Self.stored(old, isList: wasList).map { value in
                    IntentValue.object(ObjectValue(identifier: "h", displayString: "H", properties: ["held": value]))
                }
                let read = try await Self.read(values, before, after) { parameter in
                    guard case .object(let object) = parameter.effective else { return false }
                    return object.properties["held"] != nil
                }
                let changes = compareSchemas(before: before, after: after)
                let carries = derivedMigrations(from: changes).contains { step in
                    if case .convert = step.action { true } else { false }
                }
                let what = "\(old.element.tag) \(wasList) to \(new.element.tag) \(isList)"
                // Where some are said to be carried over, which ones is up to the values.
                if !carries { #expect(read == .none, "\(what)") }
                if changes.contains(where: { $0.rule.code == "property-type-widened" }) {
                    #expect(read == .all, "\(what)")
                } else {
                    #expect(changes.contains { $0.rule.code == "property-type-changed" }, "\(what)")
                }
            }
        }
    }
}
