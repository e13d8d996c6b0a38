#if canImport(AppIntents)
    public import AppIntents
    public import IntentRuntime

    /// The options that a definition lists itself, which nobody needs to be asked for.
    public struct ListedAppIntentOptions<Configuration: IntentRuntime.ConfigurableIntent>: Sendable {
        private let parameter: String

        /// - Parameter parameter: The stored name.
        public init(of parameter: String, in configuration: Configuration.Type) {
            self.parameter = parameter
        }

        /// All of them, or those that a search finds: its words anywhere in title, subtitle or synonyms.
        public func options<Value: AppIntentConvertible>(
            matching searchTerm: String? = nil, as type: Value.Type
        ) -> IntentItemCollection<Value.AppIntentValue> {
            guard var options = declared?.listedOptions else { return .empty }
            if let searchTerm {
                for index in options.sections.indices {
                    options.sections[index].items.removeAll { !$0.isFound(by: searchTerm) }
                }
                options.sections.removeAll(where: \.items.isEmpty)
            }
            return options.items(as: type)
        }

        /// Those with these identifiers, in their order; those that are gone are left out.
        public func values<Value: AppIntentConvertible>(
            for identifiers: [String], as type: Value.Type
        ) -> [Value.AppIntentValue] {
            (declared?.listed(identifiers) ?? []).compactMap { Value(intentValue: $0)?.appIntentValue }
        }

        /// The first ones, at most `count`.
        public func first<Value: AppIntentConvertible>(_ count: Int, as type: Value.Type) -> [Value.AppIntentValue] {
            (declared?.listedOptions?.items ?? []).prefix(count)
                .compactMap { Value(intentValue: $0.value)?.appIntentValue }
        }

        /// The first of what the definition makes of an empty row.
        public func defaultValue<Value: AppIntentConvertible>(as type: Value.Type) -> Value.AppIntentValue? {
            let value: IntentValue? =
                switch declared?.defaultRule(in: .systemMedium) {
                case .first?: declared?.listedOptions?.items.first?.value
                case .options(let identifiers)?: declared?.listed(identifiers).first
                case .value(let value)?: value.slots.first ?? nil
                case .handler?, .byFamily?, nil: nil
                }
            return value.flatMap(Value.init(intentValue:))?.appIntentValue
        }

        private var declared: DefinedParameter? { DefinedParameter(parameter, of: Configuration.self) }
    }

    extension OptionItem {
        fileprivate func isFound(by term: String) -> Bool {
            ([title, subtitle].compactMap(\.self) + synonyms).contains { $0.localizedStandardContains(term) }
        }
    }
#endif
