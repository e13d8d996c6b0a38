#if canImport(AppIntents) && canImport(WidgetKit)
    public import AppIntents
    public import IntentRuntime

    /// An intent of App Intents that stands for a configuration of ours. Generated, as `WidgetConfigAppIntent`.
    public protocol ConfigurationAppIntent: WidgetConfigurationIntent {
        /// What a widget reads.
        associatedtype Configuration: IntentRuntime.ConfigurableIntent

        /// What was chosen, by stored names; what was not is absent.
        var intentValues: IntentValues { get }
    }

    extension ConfigurationAppIntent {
        /// What was chosen, laid over the defaults that the definition states; nobody is asked.
        public var configuration: Configuration { Configuration(intentValues: intentValues) }

        /// What was chosen, laid over all defaults: those of the family, and those that the handler provides.
        public func configuration(in family: IntentRuntime.SizeFamily) async -> Configuration {
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
