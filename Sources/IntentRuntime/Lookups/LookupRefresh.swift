/// Renews the texts and marks of chosen options, and of remembered defaults, by lookup. Pure, like ``EditJudge``.
///
/// Where a lookup fails nothing is marked. A user's value is not taken away: what `ifVanished` says follows from
/// the mark when the instance is read, and is undone when the option comes back.
struct LookupRefresh {
    private let instance: StoredInstance
    private let scope: InstanceScope
    private let intent: Intent
    private let locale: String
    private let values: IntentValues
    private let resolver: Resolver

    /// Nil for a static widget.
    init?(_ instance: StoredInstance, scope: InstanceScope, locale: String) {
        guard let intent = scope.intent, var resolver = Resolver(instance, scope: scope, locale: locale) else {
            return nil
        }
        self.instance = instance
        self.scope = scope
        self.intent = intent
        self.locale = locale
        values = IntentValues(resolved: resolver.parameters())
        self.resolver = resolver
    }

    /// What a provider must be asked, one question for a parameter.
    func questions() -> [LookupQuestion] {
        intent.parameters.compactMap { parameter in
            guard parameter.hasProvidedOptions, isAskable(parameter) else { return nil }
            let identifiers = readings(of: parameter).flatMap { reading in
                (reading.form.value?.slots ?? []).compactMap { $0?.optionIdentifier }
            }
            guard !identifiers.isEmpty else { return nil }
            let unique = identifiers.map(Optional.some).withoutRepeatedTexts
            return LookupQuestion(
                subject: LookupSubject(parameter, values: values), identifiers: unique, values: values)
        }
    }

    /// Nil where nothing is new.
    func update(by lookups: LookupTable) -> InstanceUpdate? {
        var update = InstanceUpdate(cause: .refreshed, isEdit: false)
        for parameter in intent.parameters where isAskable(parameter) {
            guard let find = finder(for: parameter, lookups) else { continue }
            for reading in readings(of: parameter) {
                let renewed = renewed(reading.form, of: parameter, find)
                guard renewed != reading.form.form else { continue }
                if reading.isDefault {
                    update.defaults[reading.key] = renewed
                } else {
                    update.values[reading.key] = renewed
                }
            }
        }
        return update.values.isEmpty && update.defaults.isEmpty ? nil : update
    }

    private struct Stored {
        let key: String
        let isDefault: Bool
        let form: ValueReading
    }

    /// Texts that a user types have no lookup; a child whose parent has no value has nobody to ask.
    private func isAskable(_ parameter: Parameter) -> Bool {
        !parameter.allowsFreeText && parameter.dependsOn.allSatisfy { !values[$0].choice.isEmpty }
    }

    /// What is stored of a parameter and can be read: the user's value, and the remembered defaults.
    private func readings(of parameter: Parameter) -> [Stored] {
        var stored: [Stored] = []
        if let reading = resolver.offer(of: parameter.name)?.stored {
            stored.append(Stored(key: reading.name, isDefault: false, form: reading))
        }
        let reader = ValueReader(scope.declarations, intent: intent)
        for provided in parameter.providedDefaults(in: scope.widget.families) {
            guard let form = instance.defaults[provided.key] else { continue }
            let reading = reader.read(parameter, form, under: provided.key)
            stored.append(Stored(key: provided.key, isDefault: true, form: reading))
        }
        return stored.filter { !$0.form.isIncompatible && $0.form.value != nil }
    }

    private func finder(
        for parameter: Parameter, _ lookups: LookupTable
    ) -> ((String) -> LookupTable.Finding?)? {
        switch parameter.options {
        case .free, .none: return nil
        case .listed:
            let options = parameter.literalOptions(in: scope.schema, locale: locale)?.items.map(\.value) ?? []
            return { identifier in
                options.first { $0.optionIdentifier == identifier }.map(LookupTable.Finding.found) ?? .unknown
            }
        case .dynamic, .file, .command, .address:
            let subject = LookupSubject(parameter, values: values)
            return { lookups.finding(of: $0, for: subject) }
        }
    }

    private func renewed(
        _ reading: ValueReading, of parameter: Parameter, _ find: (String) -> LookupTable.Finding?
    ) -> StoredValue {
        var marks = reading.form.marks
        let slots = (reading.value?.slots ?? []).map { slot -> IntentValue? in
            guard let slot, let identifier = slot.optionIdentifier, let finding = find(identifier) else { return slot }
            switch finding {
            case .found(let fresh):
                marks.removeAll { $0.identifier == identifier }
                return fresh.keepingUnknownProperties(of: slot)
            case .unknown:
                let mark = StoredMark(.vanished, identifier: identifier)
                if !marks.contains(mark) {
                    marks.removeAll { $0.identifier == identifier }
                    marks.append(mark)
                }
                return slot
            case .failed: return slot
            }
        }
        let value = parameter.type.isList ? IntentValue.list(slots) : slots.first ?? nil
        guard let value, value != reading.value || marks != reading.form.marks else { return reading.form }
        return StoredValue(type: parameter.type.tag, wire: parameter.type.wire(for: value), marks: marks)
    }
}

extension [String?] {
    fileprivate var withoutRepeatedTexts: [String] {
        var seen: Set<String> = []
        return compactMap(\.self).filter { seen.insert($0).inserted }
    }
}
