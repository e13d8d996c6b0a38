extension Parameter {
    /// Whether the options are asked for, of a handler or a source outside the definition, so that what they are is not known here.
    var hasProvidedOptions: Bool {
        switch options {
        case .dynamic, .file, .command, .address: true
        case .free, .none, .listed: false
        }
    }

    /// The options that the definition itself tells, in display order; nil where it tells none.
    package func literalOptions(in schema: Schema, locale: String) -> OptionCollection<IntentValue>? {
        switch options {
        case .listed(let options): return options.collection(of: type.element, locale: locale)
        case .free:
            switch type.element {
            case .enumeration(let name):
                return schema.enumeration(named: name).map { type in
                    OptionCollection(sections: [OptionSection(items: type.cases.map { $0.item(locale: locale) })])
                }
            case .boolean: return OptionCollection(sections: [OptionSection(items: booleans(locale: locale))])
            default: return nil
            }
        case .none, .dynamic, .file, .command, .address: return nil
        }
    }

    private func booleans(locale: String) -> [OptionItem<IntentValue>] {
        [
            OptionItem(.boolean(true), title: settings.boolean.trueTitle?.text(for: locale) ?? "true"),
            OptionItem(.boolean(false), title: settings.boolean.falseTitle?.text(for: locale) ?? "false"),
        ]
    }
}

extension EnumCase {
    fileprivate func item(locale: String) -> OptionItem<IntentValue> {
        OptionItem(
            .enumeration(name), title: title.text(for: locale), image: image, synonyms: synonyms.map(\.text))
    }
}
