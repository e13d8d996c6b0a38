public import IntentFoundation
import Synchronization

/// A parameter of an intent. Intents declare it with `@Parameter`; the property's name with a dollar sign is this object.
///
/// ```swift
/// @Parameter(title: "City", default: "Berlin") var city: String
/// ```
///
/// Copies of an intent share its parameters, so an assignment to a copy changes the original, too.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue {
    package let declaration: ParameterDeclaration
    private let chosen = Mutex<Value?>(nil)

    /// Creates a parameter without a title, for a `@Parameter` without parentheses.
    public convenience init() { self.init(ParameterDeclaration()) }

    /// Creates a parameter from what the `@Parameter` declares.
    init(_ declaration: ParameterDeclaration) {
        self.declaration = declaration
    }

    /// The value that was assigned, or the default, or nil.
    ///
    /// Reading a parameter that is not optional and has neither ends the program.
    public var wrappedValue: Value {
        get {
            guard let value = readableValue else {
                preconditionFailure(
                    """
                    the parameter '\(declaration.title?.key ?? "")' of type \(Value.self) has no value and no default; \
                    assign a value, add a default or make it optional
                    """)
            }
            return value
        }
        set { chosen.withLock { $0 = newValue } }
    }

    /// This parameter.
    public var projectedValue: IntentParameter<Value> { self }

    /// The title.
    public var title: LocalizedStringResource { declaration.title ?? "" }

    /// The default; nil if there is none.
    public var defaultValue: Value? { declaration.defaultValue as? Value }

    /// Whether the property is optional.
    public var isOptional: Bool { Value.isOptional }

    /// The value that was assigned, or the default, or an optional's nil; nil if there is none of these.
    var readableValue: Value? {
        chosen.withLock { $0 } ?? defaultValue ?? Value.absent
    }
}

extension IntentParameter: AnyIntentParameter {
    package static var valueType: any _IntentValue.Type { Value.self }

    package var anyValue: (any Sendable)? {
        get { chosen.withLock { $0 }?.unwrapped }
        set {
            let value = newValue.flatMap { $0 as? Value }
            chosen.withLock { $0 = value }
        }
    }

    package func assignNil() {
        if let absent = Value.absent { chosen.withLock { $0 = absent } }
    }

    package var effectiveValue: (any Sendable)? { readableValue?.unwrapped }
}

/// A parameter or property in a key path of a summary.
public protocol AnyIntentValue: Sendable {
    associatedtype Value: _IntentValue

    /// The title.
    var title: LocalizedStringResource { get }
    /// Whether the property is optional.
    var isOptional: Bool { get }
}
