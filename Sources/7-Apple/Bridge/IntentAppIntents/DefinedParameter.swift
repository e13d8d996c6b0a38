#if canImport(AppIntents)
    internal import IntentModel
    internal import IntentRuntime

    /// A parameter in its definition, read at run time from the text in generated code.
    struct DefinedParameter {
        private let parameter: Parameter
        /// The families of the widgets with this intent; all families if there are none.
        private let families: [SizeFamily]

        /// Creates a parameter, or a member of a union under its path, such as `source.album`. Returns nil if the intent has none
        /// of that name.
        init?(_ name: String, of configuration: (some ConfigurableIntent).Type) {
            let found = Self.declared(by: configuration) { intent, schema in
                schema.optionDeclaration(named: name, of: intent).map { [$0] } ?? []
            }
            guard let parameter = found.first else { return nil }
            self = parameter
        }

        /// Returns the parameters of an intent in the order of its rows; empty if the definition cannot be read.
        static func all(of configuration: (some ConfigurableIntent).Type) -> [DefinedParameter] {
            declared(by: configuration) { intent, _ in intent.parameters }
        }

        private static func declared(
            by configuration: (some ConfigurableIntent).Type, _ parameters: (Intent, Schema) -> [Parameter]
        ) -> [DefinedParameter] {
            let definition = configuration.definition
            guard let name = definition.name, let schema = try? definition.schema(),
                let intent = schema.intent(named: name)
            else { return [] }
            let families = Set(schema.widgets.filter { $0.intent == name }.flatMap(\.families))
            return parameters(intent, schema).map { parameter in
                DefinedParameter(
                    parameter: parameter, families: families.isEmpty ? SizeFamily.allCases : Array(families))
            }
        }

        /// Returns values with the defaults that follow other rows.
        static func following(
            _ values: IntentValues, of configuration: (some ConfigurableIntent).Type, in family: SizeFamily
        ) -> IntentValues {
            let definition = configuration.definition
            guard let name = definition.name, let schema = try? definition.schema(),
                let rows = FollowedRows(schema.intent(named: name)?.parameters ?? [], in: schema)
            else { return values }
            return rows.completing(values, in: family, locale: LookupContext.served.locale)
        }

        private init(parameter: Parameter, families: [SizeFamily]) {
            self.parameter = parameter
            self.families = families
        }

        var name: String { parameter.name }
        var isList: Bool { parameter.type.isList }

        /// Whether all parents have a value. Otherwise, no handler is asked.
        func hasParents(in values: IntentValues) -> Bool {
            parameter.dependsOn.allSatisfy { parent in values[parent]?.slots.contains { $0 != nil } ?? false }
        }

        func defaultRule(in family: SizeFamily) -> DefaultRule? {
            parameter.defaultRule?.rule(in: family)
        }

        /// Returns the number of slots of a list in a size family; nil for a list without a limit.
        func maximumCount(in family: SizeFamily) -> Int? { parameter.size?.count(in: family)?.maximum }

        /// The number of default values that the largest family of the widget shows; 100 for a list without a limit.
        var defaultCount: Int {
            guard isList else { return 1 }
            return max(families.map { maximumCount(in: $0) ?? 100 }.max() ?? 100, 1)
        }

        /// The options that the definition lists, localized for the current locale; nil if it lists none.
        var listedOptions: OptionCollection<IntentValue>? {
            guard case .listed(let options) = parameter.options else { return nil }
            return options.collection(of: parameter.type.element, locale: LookupContext.served.locale)
        }

        /// Returns the listed options with these identifiers, in the same order.
        func listed(_ identifiers: [String]) -> [IntentValue] {
            guard case .listed(let options) = parameter.options else { return [] }
            return identifiers.compactMap { stored in
                let present = options.currentIdentifier(of: stored)
                return options.first { $0.identifier == present }?
                    .item(of: parameter.type.element, locale: LookupContext.served.locale).value
            }
        }
    }
#endif
