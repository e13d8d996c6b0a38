#if canImport(AppIntents) && canImport(WidgetKit)
    public import AppIntents
    public import IntentRuntime

    /// An App Intents intent that represents a configuration. Generated types, such as `WidgetConfigAppIntent`, conform
    /// to it.
    public protocol ConfigurationAppIntent: WidgetConfigurationIntent {
        /// The configuration that the widget reads.
        associatedtype Configuration: ConfigurableIntent

        /// The chosen values by stored name; parameters without a choice are absent.
        var intentValues: IntentValues { get }
    }

    extension ConfigurationAppIntent {
        /// The chosen values, completed with the defaults in the definition. Calls no handler.
        public var configuration: Configuration { Configuration(intentValues: intentValues) }

        /// Returns the chosen values, completed with all defaults: those of the size family and those of the handler.
        public func configuration(in family: SizeFamily) async -> Configuration {
            var values = intentValues
            for parameter in DefinedParameter.all(of: Configuration.self) where values[parameter.name] == nil {
                let found = await handler.defaultValues(
                    of: parameter.name, in: family, for: Configuration(intentValues: values))
                guard let first = found.first else { continue }
                values[parameter.name] = parameter.isList ? .list(found) : first
            }
            return Configuration(intentValues: values)
        }

        private var handler: AppIntentHandler<Configuration> {
            AppDependency<AppIntentHandler<Configuration>>(default: .missing).wrappedValue
        }
    }
#endif
