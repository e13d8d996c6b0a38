#if canImport(AppIntents)
    internal import AppIntents
    internal import IntentRuntime

    extension OptionCollection<IntentValue> {
        /// The options as App Intents shows them; those of another type, and those without a form there, are left out.
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
                guard let value = Shown(intentValue: item.value)?.appIntentValue else { return nil }
                return IntentItem(
                    value, title: "\(item.title)", subtitle: item.subtitle.map { "\($0)" },
                    image: item.image?.representation)
            }
            guard let title else { return IntentItemSection(items: items) }
            return IntentItemSection(title: "\(title)", items: items)
        }
    }
#endif
