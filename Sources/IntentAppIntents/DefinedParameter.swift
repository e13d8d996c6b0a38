#if canImport(AppIntents)
    internal import IntentModel
    internal import IntentRuntime

    /// A parameter in its definition, read at run time from the text in generated code.
    struct DefinedParameter {
        private let parameter: Parameter

        /// Returns nil if the intent has no such parameter.
        init?(_ name: String, of configuration: (some ConfigurableIntent).Type) {
            guard let parameter = DefinedParameter.all(of: configuration).first(where: { $0.name == name }) else {
                return nil
            }
            self = parameter
        }

        private init(_ parameter: Parameter) {
            self.parameter = parameter
        }

        /// Returns the parameters of an intent in the order of its rows; empty if the definition cannot be read.
        static func all(of configuration: (some ConfigurableIntent).Type) -> [DefinedParameter] {
            let definition = configuration.definition
            guard let name = definition.name, let schema = try? definition.schema() else { return [] }
            return (schema.intent(named: name)?.parameters ?? []).map(DefinedParameter.init)
        }

        var name: String { parameter.name }
        var isList: Bool { parameter.type.isList }

        func defaultRule(in family: SizeFamily) -> DefaultRule? {
            parameter.defaultRule?.rule(in: family)
        }

        /// Returns the maximum number of values in a size family; 100 for a list without a limit.
        func count(in family: SizeFamily) -> Int {
            guard isList else { return 1 }
            return max(parameter.size?.count(in: family)?.maximum ?? 100, 1)
        }

        /// The options that the definition lists, localized for the current locale; nil if it lists none.
        var listedOptions: OptionCollection<IntentValue>? {
            guard case .listed(let options) = parameter.options else { return nil }
            return options.collection(of: parameter.type.element, locale: .current)
        }

        /// Returns the listed options with these identifiers, in the same order.
        func listed(_ identifiers: [String]) -> [IntentValue] {
            guard case .listed(let options) = parameter.options else { return [] }
            return identifiers.compactMap { stored in
                let present = options.currentIdentifier(of: stored)
                return options.first { $0.identifier == present }?
                    .item(of: parameter.type.element, locale: .current).value
            }
        }
    }
#endif
