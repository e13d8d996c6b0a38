public import IntentRuntime

#if canImport(Darwin)
    public import AppIntents
#endif

// What generated App Intents declare of their names in a definition. As the conversions of values, these protocols belong to
// the package's module AppIntents outside of Apple's systems, which stores every App Intent.

/// An intent whose parameters have other names in its definition than its properties. Generated intents have them.
public protocol NamedParameters {
    /// The declared names by the names of the properties; a property that is absent has the same name.
    static var parameterNames: [String: String] { get }
}

/// A union whose members have other names in its definition than its cases. Generated unions have them.
public protocol NamedUnionMembers {
    /// The declared names by the names of the cases; a case that is absent has the same name.
    static var memberNames: [String: String] { get }
}

/// A type that is called something else in its definition than its name and its persistent identifier say. Generated types
/// have another name if they were renamed.
public protocol NamedDeclaration {
    /// The declared name.
    static var definitionName: String { get }
}

/// An enum whose cases are called something else in its definition than their raw values, which the system stores. Generated
/// enums have it if a case was renamed.
public protocol NamedCases: AppEnum where RawValue == String {
    /// The declared names by raw value; a case that is absent has its raw value as its name.
    static var caseNames: [String: String] { get }
}

extension NamedCases {
    /// The declared name of the case.
    public var caseName: String { Self.caseNames[rawValue] ?? rawValue }

    /// Creates the case with a declared name.
    public init?(caseName: String) {
        self.init(rawValue: Self.caseNames.first { $0.value == caseName }?.key ?? caseName)
    }
}

/// An entity for an object of a definition. Generated entities conform to it.
public protocol StoredObjectEntity: AppEntity {
    /// The type that is generated for the objects.
    associatedtype Value: IntentObject
    /// The object that is stored for the entity.
    var value: Value { get }
}
