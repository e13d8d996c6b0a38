public import IntentFoundation
import Synchronization

/// A property of an entity that shortcuts and searches can read. Entities declare it with `@Property`.
///
/// Copies of an entity share its properties, so an assignment to a copy changes the original, too.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: AnyIntentValue {
    private let stored = Mutex<Value?>(nil)
    private let declaredTitle: LocalizedStringResource?

    public init() { declaredTitle = nil }

    public init(title: LocalizedStringResource) { declaredTitle = title }

    /// The title; empty if the entity states none.
    public var title: LocalizedStringResource { declaredTitle ?? "" }

    /// Whether the property is optional.
    public var isOptional: Bool { Value.isOptional }

    /// The value that was assigned, or nil.
    ///
    /// Reading a property that is not optional and has no value ends the program.
    public var wrappedValue: Value {
        get {
            guard let value = stored.withLock({ $0 }) ?? Value.absent else {
                preconditionFailure("the property '\(title.key)' of type \(Value.self) has no value; assign one")
            }
            return value
        }
        set { stored.withLock { $0 = newValue } }
    }

    /// This property.
    public var projectedValue: EntityProperty<Value> { self }
}

/// A property of an entity, independent of its type. `Mirror` shows it as a member of the entity.
package protocol AnyEntityProperty: AnyObject, Sendable {
    /// The type of the property: optional if the property is, and an array for a list.
    static var valueType: any _IntentValue.Type { get }
    /// The title; empty if the entity states none.
    var title: LocalizedStringResource { get }
    /// The value without optional; nil if there is none.
    var anyValue: (any Sendable)? { get }
}

extension EntityProperty: AnyEntityProperty {
    package static var valueType: any _IntentValue.Type { Value.self }

    package var anyValue: (any Sendable)? { stored.withLock { $0 }?.unwrapped }
}
