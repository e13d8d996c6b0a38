public import IntentRuntime
public import IntentWidgets
public import Intents

extension WidgetInfo {
    /// The configuration as an object of the class that is generated for the intent; nil for a widget that cannot be configured,
    /// and for an intent whose class this program has not used in a widget or a handler.
    public var configuration: INIntent? {
        intent.flatMap(INIntent.generatedClass(named:))?.widgetIntent(from: values)
    }

    /// Returns the configuration as a value of a type; nil if the widget has another intent.
    ///
    /// Entities of an App Intent, which need a lookup, have no value. The engine's `intent(_:of:)` looks them up.
    public func widgetConfigurationIntent<Intent: WidgetIntent>(of intentType: Intent.Type) -> Intent? {
        guard let intent, intentType.widgetIntentDefinition?.possibleNames.contains(intent) == true else { return nil }
        return intentType.widgetIntent(from: values)
    }
}
