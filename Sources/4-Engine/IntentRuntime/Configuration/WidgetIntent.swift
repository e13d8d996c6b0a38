public import IntentModel

/// A type that represents the configuration of a widget instance in code: a generated structure, a generated class of
/// SiriKit intents, or an App Intent.
public protocol WidgetIntent: SendableMetatype {
    /// Creates a configuration from the effective values of an instance.
    ///
    /// A parameter whose value is absent or has another type gets its own default.
    static func widgetIntent(from values: IntentValues) -> Self

    /// Creates a configuration from the effective values of an instance, after looking up what they only identify, such
    /// as the entities of App Intents. A provider receives this configuration.
    ///
    /// The default looks up nothing. The function has no deadline of its own; the caller cancels the task.
    /// - Throws: The error of a lookup. Something that no longer exists is not an error, but has no value.
    static func lookedUpWidgetIntent(from values: IntentValues) async throws -> Self

    /// The values by declared name, such as those of a recommendation.
    var widgetIntentValues: IntentValues { get }

    /// The values by declared name that a button or toggle keeps until it performs the intent.
    ///
    /// The default is ``widgetIntentValues``. An App Intent keeps more than an instance stores: instants of dates, and parameters
    /// that are nil in spite of a default.
    var widgetActionValues: IntentValues { get }

    /// The definition that declares the intent; nil for a class that is not generated.
    static var widgetIntentDefinition: IntentDefinition? { get }

    /// The handler of an intent that provides its own options and performs itself, such as an App Intent; nil for an intent
    /// whose handler the program passes to the engine.
    static var widgetIntentHandler: (any IntentHandling)? { get }
}

extension WidgetIntent {
    public static var widgetIntentHandler: (any IntentHandling)? { nil }

    public var widgetActionValues: IntentValues { widgetIntentValues }

    public static func lookedUpWidgetIntent(from values: IntentValues) async throws -> Self {
        widgetIntent(from: values)
    }
}

extension ConfigurableIntent {
    public static func widgetIntent(from values: IntentValues) -> Self { Self(intentValues: values) }

    public var widgetIntentValues: IntentValues { intentValues }

    public static var widgetIntentDefinition: IntentDefinition? { definition }
}

/// The declaration of a widget in a definition file. Generated code contains a conforming type for each widget, which
/// connects its kind, its families and its intent, so that a provider for another intent does not compile.
public protocol WidgetDeclaration {
    /// The configuration of the widget, or ``NoIntent`` for a widget that cannot be configured.
    associatedtype Intent: WidgetIntent
    /// The kind under which instances are stored.
    static var kind: WidgetKind { get }
    /// The families that the widget supports, in declared order.
    static var families: [SizeFamily] { get }
    /// The definition of the file that declares the widget.
    static var definition: IntentDefinition { get }
}

/// The declaration of a control in a definition file. Generated code contains a conforming type for each control.
public protocol ControlDeclaration {
    /// The intent that configures the control, and that the control performs.
    associatedtype Intent: WidgetIntent
    /// The kind under which instances are stored.
    static var kind: ControlKind { get }
    /// The definition of the file that declares the control.
    static var definition: IntentDefinition { get }
}

/// The configuration of a widget that cannot be configured.
public struct NoIntent: WidgetIntent, Hashable, Sendable {
    /// Creates the configuration.
    public init() {}

    public static func widgetIntent(from values: IntentValues) -> NoIntent { NoIntent() }

    public var widgetIntentValues: IntentValues { IntentValues() }

    public static var widgetIntentDefinition: IntentDefinition? { nil }
}
