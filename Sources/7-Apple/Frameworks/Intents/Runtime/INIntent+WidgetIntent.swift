public import IntentRuntime
import Synchronization

extension INIntent: WidgetIntent {
    /// Creates an intent from the effective values of an instance. A value that is missing or has a different type becomes
    /// no value.
    public static func widgetIntent(from values: IntentValues) -> Self {
        let intent = Self()
        intent.readParameters(from: INParameterValues(values))
        return intent
    }

    public var widgetIntentValues: IntentValues {
        var values = INParameterValues()
        writeParameters(to: &values)
        return values.values
    }

    public static var widgetIntentDefinition: IntentDefinition? {
        remember()
        return generatedDefinition?.definition
    }
}

extension INIntent {
    /// Returns the generated class of an intent that a widget or a handler of this program uses.
    /// - Parameter name: The declared name of the intent.
    package static func generatedClass(named name: String) -> INIntent.Type? {
        generatedClasses.withLock { $0[name] }
    }

    /// Remembers a generated class by the declared name of its intent.
    static func remember() {
        guard let name = generatedDefinition?.definition.name else { return }
        generatedClasses.withLock { $0[name] = self }
    }
}

/// The generated classes that this program uses, by the declared names of their intents.
private let generatedClasses = Mutex<[String: INIntent.Type]>([:])
