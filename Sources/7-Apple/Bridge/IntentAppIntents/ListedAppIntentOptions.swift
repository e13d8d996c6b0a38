#if canImport(AppIntents)
    public import AppIntents
    public import IntentRuntime

    /// The options that a definition lists, which need no handler.
    public struct ListedAppIntentOptions<Configuration: ConfigurableIntent>: Sendable {
        private let parameter: String

        /// Creates the options for the parameter with the given stored name.
        public init(of parameter: String, in configuration: Configuration.Type) {
            self.parameter = parameter
        }

        /// Returns all options that can be chosen, or those with the search term in their title, subtitle or synonyms.
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

        /// Returns the options with these identifiers, in the same order. Identifiers that no longer exist are left
        /// out.
        public func values<Value: AppIntentConvertible>(
            for identifiers: [String], as type: Value.Type
        ) -> [Value.AppIntentValue] {
            (declared?.listed(identifiers) ?? []).compactMap { Value(intentValue: $0)?.appIntentValue }
        }

        /// Returns the first options, at most `count`.
        public func first<Value: AppIntentConvertible>(_ count: Int, as type: Value.Type) -> [Value.AppIntentValue] {
            (declared?.listedOptions?.items ?? []).filter { $0.disabledReason == nil }.prefix(count)
                .compactMap { Value(intentValue: $0.value)?.appIntentValue }
        }

        /// Returns the first value of the definition's default.
        public func defaultValue<Value: AppIntentConvertible>(as type: Value.Type) -> Value.AppIntentValue? {
            let value: IntentValue? =
                switch declared?.defaultRule(in: .systemMedium) {
                case .first?: declared?.listedOptions?.items.first { $0.disabledReason == nil }?.value
                case .options(let identifiers)?: declared?.listed(identifiers).first
                case .value(let value)?: value.slots.first ?? nil
                case .handler?, .row?, .byFamily?, nil: nil
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

    extension OptionCollection<IntentValue> {
        /// Returns the options for App Intents. Disabled options, options of other types, and those that App Intents
        /// cannot represent, are left out.
        func items<Shown: AppIntentConvertible>(as type: Shown.Type) -> IntentItemCollection<Shown.AppIntentValue> {
            IntentItemCollection(
                promptLabel: promptLabel.map { "\($0)" }, usesIndexedCollation: usesIndexedCollation,
                sections: sections.map { $0.section(as: type) })
        }
    }

    extension OptionSection<IntentValue> {
        fileprivate func section<Shown: AppIntentConvertible>(as type: Shown.Type) -> IntentItemSection<
            Shown.AppIntentValue
        > {
            let items = items.compactMap { item -> IntentItem<Shown.AppIntentValue>? in
                guard item.disabledReason == nil, let value = Shown(intentValue: item.value)?.appIntentValue else {
                    return nil
                }
                return IntentItem(
                    value, title: "\(item.title)", subtitle: item.subtitle.map { "\($0)" },
                    image: item.image?.representation)
            }
            guard let title else { return IntentItemSection(items: items) }
            return IntentItemSection("\(title)", items: items)
        }
    }
#endif
