/// Other parameters of the intent that a query or options provider serves.
///
/// ```swift
/// struct LineQuery: EntityQuery {
///     @IntentParameterDependency<DepartureIntent>(\.$station) var intent
///
///     func suggestedEntities() async throws -> [Line] {
///         guard let intent else { return [] }
///         return try await Line.all(at: intent.station)
///     }
/// }
/// ```
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    // Constant; key paths are Sendable only by contract.
    private let parameters: [PartialKeyPath<Intent>]

    /// Creates a dependency on the parameters with these key paths.
    public init<each Value>(_ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>) {
        var parameters: [PartialKeyPath<Intent>] = []
        repeat parameters.append(each keyPath)
        self.parameters = parameters
    }

    /// The intent; nil if it is of another type, or while one of the parameters has no value.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = ServedIntent.current as? Intent,
            parameters.allSatisfy({ (intent[keyPath: $0] as? any AnyIntentParameter)?.effectiveValue != nil })
        else { return nil }
        return IntentProjection(intent)
    }
}

/// The intent whose options, lookups or defaults are asked for.
package enum ServedIntent {
    /// The intent; nil outside of such a request. Queries and providers read it through ``IntentParameterDependency``.
    @TaskLocal package static var current: (any AppIntent)?
}

/// The dependency of a query or options provider on parameters, independent of the type of the intent.
package protocol AnyParameterDependency {
    /// The type of the intent.
    var intentType: any AppIntent.Type { get }
    /// The key paths of the parameters, from the intent to the objects.
    var keyPaths: [AnyKeyPath] { get }
}

extension IntentParameterDependency: AnyParameterDependency {
    package var intentType: any AppIntent.Type { Intent.self }
    package var keyPaths: [AnyKeyPath] { parameters }
}

/// The values of the parameters that a query or options provider depends on, without optional.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
    private let intent: Intent

    init(_ intent: Intent) {
        self.intent = intent
    }

    /// The value of a parameter. Reading a parameter that is not listed in the dependency and has no value ends the program.
    public subscript<Value: _IntentValue>(dynamicMember member: KeyPath<Intent, Value>) -> Value.UnwrappedType {
        guard let value = intent[keyPath: member].unwrapped as? Value.UnwrappedType else {
            preconditionFailure(
                "a parameter of \(Intent.self) has no value; list its key path in @IntentParameterDependency")
        }
        return value
    }
}
