internal import IntentSystem

/// A type of values that state how they are read, stored and shown, so that no other code needs a case for them.
///
/// Their conversions from and to ``IntentValue`` are public, because ConfigurableValue requires them.
package protocol StructuredValue: Hashable, Sendable {
    static var kind: ElementKind { get }

    /// Reads a literal.
    static func literal(_ text: String) throws(ValueTextError) -> Self
    /// Reads the wire form, which stores and exports contain.
    /// - Parameter keepingUnknown: Whether to keep members that this version does not support, instead of refusing them.
    init(wire json: JSONValue, keepingUnknown: Bool) throws(WireError)
    /// The wire form.
    var wire: JSONValue { get }

    init?(intentValue: IntentValue)
    var intentValue: IntentValue { get }

    /// The text that identifies the value among options and in the slots of a list.
    var optionIdentifier: String { get }
    /// The text to display.
    var title: String { get }
    /// The text to display beside the identifier; empty if it adds nothing.
    var shownName: String { get }
    /// The literal of the value; nil if it has none.
    var literalText: String? { get }
    /// A description for messages.
    var phrase: String { get }

    /// Returns the value with the unknown members of a stored one.
    func keepingUnknownMembers(of stored: IntentValue) -> IntentValue
    /// Returns the value with the members of a known one that it lacks. Both are the same choice.
    func completed(from known: IntentValue) -> IntentValue
}

/// A structured value that is stored as an object, to which other versions may add members.
package protocol StructuredObject: StructuredValue {
    /// Stored members that this version does not support; they are written back unchanged.
    var unknownMembers: JSONObject { get set }
}

extension StructuredValue {
    package var title: String { optionIdentifier }
    package var shownName: String { "" }
    package var literalText: String? { optionIdentifier }
    package var phrase: String { Self.kind.traits.phrase }
    package func keepingUnknownMembers(of _: IntentValue) -> IntentValue { intentValue }
    package func completed(from _: IntentValue) -> IntentValue { intentValue }

    /// The value in the JSON of a schema; see ``IntentValue/literalJSON``.
    var literalJSON: JSONValue { .object([Self.kind.schemaMember: wire]) }

    func isEqual(to other: IntentValue) -> Bool { Self(intentValue: other) == self }
}

extension StructuredObject {
    package func keepingUnknownMembers(of stored: IntentValue) -> IntentValue {
        guard let stored = Self(intentValue: stored) else { return intentValue }
        var value = self
        value.unknownMembers = stored.unknownMembers
        return value.intentValue
    }

    package func completed(from known: IntentValue) -> IntentValue {
        guard let known = Self(intentValue: known), var members = known.wire.objectValue else { return intentValue }
        // A member that the identifier alone provides, such as the name of a person, adds nothing to the known one.
        let derived = try? Self.literal(optionIdentifier).wire
        for member in wire.objectValue?.members ?? []
        where members[member.key] == nil || member.value != derived?[member.key] {
            members[member.key] = member.value
        }
        guard let value = try? Self(wire: .object(members), keepingUnknown: true),
            value.optionIdentifier.isExactly(optionIdentifier)
        else { return known.intentValue }
        return value.intentValue
    }
}

extension ElementKind {
    /// The types whose values are structured, each with the member that contains such a value in the JSON of a schema.
    static let structured: [(member: String, type: ElementType)] = allCases.compactMap { kind in
        guard kind.traits.values != nil, let type = kind.type else { return nil }
        return (kind.schemaMember, type)
    }

    /// The member that contains a structured value in the JSON of a schema, such as `currencyAmount`.
    var schemaMember: String { SwiftName.lowerCamel(traits.tag) }
}
