#if canImport(AppIntents)
    public import AppIntents
    public import IntentRuntime

    /// A Swift type of a parameter that has a type of App Intents beside it.
    public protocol AppIntentConvertible: IntentValueConvertible {
        /// What `@Parameter` holds.
        associatedtype AppIntentValue: _IntentValue & Sendable

        /// Nil for what has no form here.
        init?(appIntentValue: AppIntentValue)
        /// Nil for what has no form there.
        var appIntentValue: AppIntentValue? { get }
    }

    extension IntentValues {
        /// The value of a row; nil leaves the parameter to its default.
        public mutating func set<Value: AppIntentConvertible>(
            _ name: String, from value: Value.AppIntentValue?, as type: Value.Type
        ) {
            set(name, to: value.flatMap(Value.init(appIntentValue:)))
        }

        /// The values of a row; nil leaves the parameter to its default.
        public mutating func set<Value: AppIntentConvertible>(
            _ name: String, from values: [Value.AppIntentValue]?, as type: [Value].Type
        ) {
            guard let values else { return }
            set(name, to: values.compactMap(Value.init(appIntentValue:)))
        }
    }
#endif
