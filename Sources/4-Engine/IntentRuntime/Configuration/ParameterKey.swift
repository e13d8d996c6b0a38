import IntentModel

/// The declared name of a parameter, together with its intent and its Swift type. Keys are generated as static
/// properties, for example `WidgetConfigIntent.Parameters.showLabels`.
public struct ParameterKey<Intent: ConfigurableIntent, Value: Sendable>: Hashable, Sendable {
    /// The declared name of the parameter, under which its values are stored.
    public let name: String

    /// Creates a key. Used by generated code. An edit with a name that its intent does not declare is rejected.
    public init(_ name: String) {
        self.name = name
    }
}

/// A parameter of an intent, written as a key path such as `\.showLabels`.
///
/// The key path leads to a generated ``ParameterKey``. A parameter of another intent does not compile.
///
/// ```swift
/// try await engine.edit(WidgetConfigIntent.self, of: id) { edit in
///     edit[\.showLabels] = false
///     edit.reset(\.carControls)
/// }
/// ```
public typealias ParameterPath<Intent: ConfigurableIntent, Value: Sendable> = KeyPath<
    Intent.Parameters.Type, ParameterKey<Intent, Value>
>

/// The keys of an intent without parameters.
public enum NoParameters {}

extension ConfigurableIntent {
    /// Returns the key of a parameter.
    public static func key<Value>(_ parameter: ParameterPath<Self, Value>) -> ParameterKey<Self, Value> {
        Parameters.self[keyPath: parameter]
    }
}

extension ParameterKey {
    /// The title of the parameter's row, in all languages of the definition.
    public var title: LocalizedText { parameter?.title ?? .title(from: name) }

    /// The help text of the parameter, or nil if the definition has none.
    public var description: LocalizedText? { parameter?.description }

    /// The placeholder text of an empty row, or nil if the definition has none.
    public var prompt: LocalizedText? { parameter?.prompt }

    private var parameter: Parameter? { Intent.intent?.parameter(named: name) }
}

extension EngineError {
    /// Returns the problems that concern a parameter.
    public func problems<Intent, Value>(of key: ParameterKey<Intent, Value>) -> [Problem] {
        problems.filter { $0.parameter == key.name }
    }
}
