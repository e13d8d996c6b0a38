import IntentModel
import IntentRuntime

/// What every ``InstanceStore`` promises, as a list of checks. A store's tests run each on an empty store of theirs:
///
/// ```swift
/// @Test(arguments: StoreConformance.checks)
/// func keepsThePromise(_ check: StoreCheck) async throws {
///     try await check.run(on: InMemoryStore())
/// }
/// ```
package enum StoreConformance {
    package static let checks = placing + updating + logging + texts + sharing + forgetting + retaining + signalling
}

/// What the checks write.
extension StoreConformance {
    static let time = StoreTime(milliseconds: 1_795_132_800_000)

    static func id(_ text: String) throws -> InstanceID {
        guard let id = InstanceID(text) else { throw StoreCheckFailure("'\(text)' is no id") }
        return id
    }

    static func text(_ text: String) -> StoredValue {
        StoredValue(type: "String", wire: .string(text))
    }

    static func number(_ number: Int) -> StoredValue {
        StoredValue(type: "Integer", wire: .integer(number))
    }

    static func instance(
        _ id: String, kind: WidgetKind = "com.example.car", values: [String: StoredValue] = [:],
        defaults: [String: StoredValue] = [:]
    ) throws -> StoredInstance {
        StoredInstance(
            id: try self.id(id), kind: kind, family: "systemMedium", intent: "WidgetConfig", values: values,
            defaults: defaults)
    }

    /// An edit by a user.
    static func edit(_ values: [String: StoredValue?]) -> InstanceUpdate {
        InstanceUpdate(cause: .edited, isEdit: true, values: values)
    }

    /// Counts one up in the value `name`.
    static func increment(_ name: String, of instance: StoredInstance) -> InstanceUpdate {
        edit([name: number((instance.values[name]?.wire.integerValue ?? 0) + 1)])
    }
}
