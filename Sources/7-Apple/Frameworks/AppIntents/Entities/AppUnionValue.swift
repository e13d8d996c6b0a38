/// Declares an enum, whose cases have one value each and of different types, as a type of parameters.
///
/// ```swift
/// @UnionValue
/// enum Place {
///     case island(Island)
///     case name(String)
/// }
/// ```
///
/// The macro declares the enum `Cases` in it, whose cases have the names of those of the enum and no values.
@attached(extension, conformances: AppUnionValue, names: arbitrary)
public macro UnionValue() = #externalMacro(module: "IntentSwiftUIMacros", type: "UnionValueMacro")

/// A value of one of several types. The macro ``UnionValue()`` adds the conformance.
public protocol AppUnionValue: AppValue {
    /// The cases without their values.
    associatedtype Cases: AppUnionValueCasesProviding where Self == Self.Cases.UnionValue

    /// How each case is shown.
    static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
    /// The cases in the order of their declaration, as the macro reads them.
    static var unionMembers: [UnionMember<Self>] { get }
}

extension AppUnionValue {
    /// The name of the type.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "\(typeName(of: self))" }

    /// No titles: a case is shown with its name.
    public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { [:] }
}

/// The cases of a union without their values. The macro ``UnionValue()`` declares the type.
public protocol AppUnionValueCasesProviding: AppEnum where RawValue == String {
    /// The type of the union.
    associatedtype UnionValue: AppUnionValue where Self == Self.UnionValue.Cases
}

extension AppUnionValueCasesProviding {
    /// The name of the union.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { UnionValue.typeDisplayRepresentation }

    /// How each case of the union is shown.
    public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
        UnionValue.caseDisplayRepresentations
    }
}

/// A case of a union, and how its value is read and written.
public struct UnionMember<Union: AppUnionValue>: Sendable {
    let name: String
    let valueType: any _IntentValue.Type
    private let create: @Sendable (any Sendable) -> Union?
    private let read: @Sendable (Union) -> (any Sendable)?

    /// - Parameters:
    ///   - name: The name of the case.
    ///   - create: Creates a union of this case.
    ///   - read: Returns the value of this case; nil if the union is of another one.
    public init<Value: _IntentValue>(
        _ name: String, create: @escaping @Sendable (Value) -> Union, read: @escaping @Sendable (Union) -> Value?
    ) {
        self.name = name
        valueType = Value.self
        self.create = { ($0 as? Value).map(create) }
        self.read = { read($0) }
    }

    /// Returns a union of this case, or nil for a value of another type.
    func union(_ value: any Sendable) -> Union? { create(value) }

    /// Returns the value of this case; nil if the union is of another one.
    func value(of union: Union) -> (any Sendable)? { read(union) }
}
