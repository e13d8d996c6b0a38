/// A handler that also validates configurations as a whole.
///
/// Options and their lookups decide which values a parameter can have. Add this protocol for rules that concern several
/// parameters:
///
/// ```swift
/// extension BoardHandler: ConfigurationValidating {
///     func validate(
///         _ intent: BoardIntent, context: ValidationContext
///     ) async throws -> [ConfigurationRefusal<BoardIntent>] {
///         guard intent.from?.identifier == intent.to?.identifier else { return [] }
///         return [ConfigurationRefusal(\.to, "choose a destination other than the origin")]
///     }
/// }
/// ```
///
/// The engine calls only handlers with this protocol, so edits of other intents never wait for one. A handler of an intent
/// without dynamic options conforms to this protocol alone.
public protocol ConfigurationValidating: IntentHandling {
    /// Returns the reasons why a configuration is refused, or an empty array to accept it.
    ///
    /// The engine calls it with the complete configuration that an edit or an import would store, once every value is
    /// valid for its parameter. If it throws or misses its deadline, the edit is refused as `lookupUnavailable`, unless
    /// the caller accepts unchecked values. A new widget without chosen values is not validated, and neither is undo.
    /// - Parameters:
    ///   - intent: The configuration, with defaults for the parameters without chosen values.
    ///   - context: The instance and the deadline.
    /// - Throws: ``HandlerError`` for a known state. Any other error is a failure with its description.
    func validate(_ intent: Intent, context: ValidationContext) async throws -> [ConfigurationRefusal<Intent>]
}

/// A reason why a handler refuses a configuration.
public struct ConfigurationRefusal<Intent: ConfigurableIntent>: Hashable, Sendable {
    /// The declared name of the parameter whose row shows the message; nil if the message concerns the configuration as
    /// a whole.
    public var parameter: String?
    /// A phrase for the user without a full stop, in the language of the context.
    public var message: String

    /// Creates a refusal for the row of a parameter, such as `ConfigurationRefusal(\.to, "choose another destination")`.
    public init<Value>(_ parameter: ParameterPath<Intent, Value>, _ message: String) {
        self.init(parameter: Intent.key(parameter).name, message)
    }

    /// Creates a refusal for the row of a parameter with a declared name. If the intent does not declare it, the message
    /// concerns the configuration as a whole.
    public init(parameter: String, _ message: String) {
        self.parameter = parameter
        self.message = message
    }

    /// Creates a refusal of the configuration as a whole.
    public init(_ message: String) {
        self.message = message
    }
}

/// A ``ConfigurationRefusal`` of any intent.
package struct AnyRefusal: Hashable, Sendable {
    package let parameter: String?
    package let message: String

    package init(parameter: String?, message: String) {
        self.parameter = parameter
        self.message = message
    }
}

extension ConfigurationRefusal {
    var erased: AnyRefusal { AnyRefusal(parameter: parameter, message: message) }
}
