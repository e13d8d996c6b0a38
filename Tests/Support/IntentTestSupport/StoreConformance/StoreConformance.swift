import IntentModel
package import IntentRuntime

/// The requirements of every ``InstanceStore`` as a list of checks. The tests of a store run each check on an empty store:
///
/// ```swift
/// @Test(arguments: StoreConformance.checks)
/// func `meets the requirements`(_ check: StoreCheck) async throws {
///     try await check.run(on: InMemoryStore())
/// }
/// ```
package enum StoreConformance {
    package static let checks =
        adding + updating + batches + logging + texts + sharing + removing + following + followerWrites + retention
        + signaling + hosting + recordChanges
        + requests + documents
}

// The values that the checks store.

extension StoreConformance {
    static let time = StoreTime(milliseconds: 1_795_132_800_000)

    static func id(_ text: String) throws -> InstanceID {
        guard let id = InstanceID(text) else { throw StoreCheckFailure("'\(text)' is not an identifier") }
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
            id: try self.id(id), kind: kind, family: .systemMedium, intent: "WidgetConfig", values: values,
            defaults: defaults)
    }

    /// Returns an edit by a person.
    static func edit(_ values: [String: StoredValue?]) -> InstanceUpdate {
        InstanceUpdate(cause: .edited, isEdit: true, values: values)
    }

    /// Returns an edit that adds 1 to a value.
    static func increment(_ name: String, of instance: StoredInstance) -> InstanceUpdate {
        edit([name: number((instance.values[name]?.wire.integerValue ?? 0) + 1)])
    }
}

/// A check of one requirement of ``InstanceStore``, which runs on an empty store.
package struct StoreCheck: Sendable, CustomStringConvertible {
    /// A sentence about the required behavior.
    package let name: String
    private let body: @Sendable (any InstanceStore) async throws -> Void

    init(_ name: String, _ body: @escaping @Sendable (any InstanceStore) async throws -> Void) {
        self.name = name
        self.body = body
    }

    /// Runs the check.
    /// - Throws: ``StoreCheckFailure`` if the store does not meet the requirement, or an unexpected error of the store.
    package func run(on store: any InstanceStore) async throws {
        try await body(store)
    }

    package var description: String { name }
}

/// An error that indicates that a store does not meet a requirement.
package struct StoreCheckFailure: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}

// Expectations.

extension StoreConformance {
    /// Throws a failure if two values are not equal.
    static func require<Value: Equatable>(
        _ found: Value, is expected: Value, _ what: String, line: UInt = #line
    ) throws {
        guard found == expected else {
            throw StoreCheckFailure("\(what), checked at line \(line): expected \(expected), found \(found)")
        }
    }

    /// Throws a failure if a closure does not throw a ``StoreError`` with the given code.
    static func require(
        _ code: StoreError.Code, from what: String, line: UInt = #line, _ body: () throws -> Void
    ) throws {
        do {
            try body()
        } catch let error as StoreError {
            return try require(error.code, is: code, "the error code of \(what)", line: line)
        }
        throw StoreCheckFailure("\(what), checked at line \(line): expected the error \(code), but it succeeded")
    }
}
