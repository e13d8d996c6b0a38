#if canImport(AppIntents) && canImport(WidgetKit)
    public import AppIntents
    public import IntentRuntime

    /// An App Intents intent that represents a configuration. Generated types, such as `WidgetConfigAppIntent`, conform
    /// to it.
    public protocol ConfigurationAppIntent: WidgetConfigurationIntent, NamedParameters {
        /// The configuration that the widget reads.
        associatedtype Configuration: ConfigurableIntent

        /// The chosen values by stored name; parameters without a choice are absent.
        var intentValues: IntentValues { get }
    }

    extension ConfigurationAppIntent {
        /// No names: the properties have the names of the parameters.
        public static var parameterNames: [String: String] { [:] }

        /// The chosen values, completed with the literal defaults of the definition. Calls no handler.
        public var configuration: Configuration { Configuration(intentValues: intentValues) }

        /// Returns the chosen values, completed with all defaults: those of the size family, those of the handler and those
        /// that follow other rows. A list has at most as many values as the family shows.
        public func configuration(in family: SizeFamily) async -> Configuration {
            var values = intentValues
            for parameter in DefinedParameter.all(of: Configuration.self) {
                // A handler receives the parents of its parameter, whose defaults may follow other rows.
                values = DefinedParameter.following(values, of: Configuration.self, in: family)
                if values[parameter.name] == nil {
                    let found = await handler.defaultValues(
                        of: parameter.name, in: family, for: Configuration(intentValues: values))
                    values[parameter.name] = parameter.isList && !found.isEmpty ? .list(found) : found.first
                }
                if let maximum = parameter.maximumCount(in: family), case .list(let slots)? = values[parameter.name] {
                    values[parameter.name] = .list(Array(slots.prefix(maximum)))
                }
            }
            return Configuration(
                intentValues: DefinedParameter.following(values, of: Configuration.self, in: family))
        }

        private var handler: AppIntentHandler<Configuration> {
            AppDependency<AppIntentHandler<Configuration>>(default: .missing).wrappedValue
        }
    }
#endif
