#if canImport(AppIntents)
    internal import IntentModel
    internal import IntentRuntime

    /// A parameter as its definition says it, read at run time from the text that generated code carries.
    struct DefinedParameter {
        private let parameter: Parameter

        /// Nil where the definition of the intent has no such parameter.
        init?(_ name: String, of configuration: (some IntentRuntime.ConfigurableIntent).Type) {
            guard let parameter = DefinedParameter.all(of: configuration).first(where: { $0.name == name }) else {
                return nil
            }
            self = parameter
        }

        private init(_ parameter: Parameter) {
            self.parameter = parameter
        }

        /// Of an intent, in the order of its rows; none where its text cannot be read.
        static func all(of configuration: (some IntentRuntime.ConfigurableIntent).Type) -> [DefinedParameter] {
            let definition = configuration.definition
            guard let name = definition.name, let schema = try? definition.schema() else { return [] }
            return (schema.intent(named: name)?.parameters ?? []).map(DefinedParameter.init)
        }

        var name: String { parameter.name }
        var isList: Bool { parameter.type.isList }

        func defaultRule(in family: IntentRuntime.SizeFamily) -> DefaultRule? {
            parameter.defaultRule?.rule(in: family)
        }

        /// How many values a family shows at most; a list without limit may have as many as it likes.
        func count(in family: IntentRuntime.SizeFamily) -> Int {
            guard isList else { return 1 }
            return max(parameter.size?.count(in: family)?.maximum ?? 100, 1)
        }

        /// The options that the definition lists, in the texts of the current locale; nil where it lists none.
        var listedOptions: OptionCollection<IntentValue>? {
            guard case .listed(let options) = parameter.options else { return nil }
            return options.collection(of: parameter.type.element, locale: .current)
        }

        /// Those of the listed options that have these identifiers, in the order of the identifiers.
        func listed(_ identifiers: [String]) -> [IntentValue] {
            guard case .listed(let options) = parameter.options else { return [] }
            return identifiers.compactMap { stored in
                let present = options.presentIdentifier(of: stored)
                return options.first { $0.identifier == present }?
                    .item(of: parameter.type.element, locale: .current).value
            }
        }
    }
#endif
