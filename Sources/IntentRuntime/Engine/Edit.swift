/// Changes to one instance, applied together or not at all.
///
/// An object may be given by its identifier alone: the engine looks it up and stores it as the handler shows it.
public struct Edit: Sendable {
    /// What happens to one parameter.
    package enum Operation: Hashable, Sendable {
        /// Nil is "no value". A list replaces the slots that the family shows.
        case set(IntentValue?)
        /// Changes one slot of what is in effect, counted from 0; nil empties it.
        case setSlot(Int, IntentValue?)
        /// Puts values into the first empty slots, else at the end, of what is in effect.
        case add([IntentValue])
        /// Empties the slots of what is in effect that hold these.
        case remove([IntentValue])
        /// Takes the user's value away, tail included, and forgets the remembered default.
        case reset
    }

    /// In the order given; operations on one parameter apply one after the other.
    package private(set) var operations: [(parameter: String, operation: Operation)] = []

    /// An edit that changes nothing yet.
    public init() {}

    package mutating func append(_ operation: Operation, to parameter: String) {
        operations.append((parameter, operation))
    }

    /// Sets a parameter; nil sets "no value". Reading gives what this edit set last.
    public subscript<Intent, Value: IntentValueConvertible>(_ key: ParameterKey<Intent, Value>) -> Value? {
        get { lastSet(key.name).flatMap(Value.init(intentValue:)) }
        set { append(.set(newValue?.intentValue), to: key.name) }
    }

    /// Sets the slots that the family shows, the first ones first; missing ones become empty.
    public subscript<Intent, Element: IntentValueConvertible>(_ key: ParameterKey<Intent, [Element]>) -> [Element]? {
        get { lastSet(key.name)?.slots.compactMap { $0.flatMap(Element.init(intentValue:)) } }
        set { append(.set(newValue.map { .list($0.map(\.intentValue)) }), to: key.name) }
    }

    /// Takes the user's value away, so that the default holds again.
    public mutating func reset<Intent, Value>(_ key: ParameterKey<Intent, Value>) {
        append(.reset, to: key.name)
    }

    private func lastSet(_ name: String) -> IntentValue? {
        for (parameter, operation) in operations.reversed() where parameter == name {
            if case .set(let value) = operation { return value }
        }
        return nil
    }
}
