import IntentSystem

/// The answers of handlers so far: the results of lookups and validations.
struct LookupResults: Sendable {
    enum Finding: Hashable, Sendable {
        case found(IntentValue)
        /// There is the option, but it cannot be chosen, for a reason.
        case disabled(IntentValue, reason: String)
        case unknown
        case failed(OptionsFailure)
    }

    typealias Validation = Result<[EngineError.Problem], OptionsFailure>

    private var findings: [LookupKey: [ExactText: Finding]] = [:]
    private var validations: [ValidationRequest: Validation] = [:]

    func finding(of identifier: String, for key: LookupKey) -> Finding? {
        findings[key]?[identifier]
    }

    /// If several values have the same identifier, the first counts. Values that were not requested are ignored.
    /// - Parameter disabled: Why options cannot be chosen, by their identifiers.
    mutating func add(
        _ answer: Result<[IntentValue], OptionsFailure>, disabled: [ExactText: String] = [:], to request: LookupRequest
    ) {
        let values = (try? answer.get()).map(LookupResults.byIdentifier) ?? [:]
        for identifier in request.identifiers {
            findings[request.key, default: [:]][identifier] =
                switch answer {
                case .success: Finding(values[identifier], disabled: disabled[ExactText(identifier)])
                case .failure(let failure): .failed(failure)
                }
        }
    }

    /// Returns options by their identifiers; of several with the same one, the first.
    static func byIdentifier(_ options: [IntentValue]) -> [ExactText: IntentValue] {
        Dictionary(
            options.compactMap { option in option.optionKey.map { ($0, option) } },
            uniquingKeysWith: { first, _ in first })
    }
}

extension LookupResults.Finding {
    /// - Parameter option: Nil if there is none.
    init(_ option: IntentValue?, disabled reason: String?) {
        guard let option else {
            self = .unknown
            return
        }
        self = reason.map { .disabled(option, reason: $0) } ?? .found(option)
    }
}

extension [OptionItem<IntentValue>] {
    /// The values of the options that are not disabled.
    var choosable: [IntentValue] { filter { $0.disabledReason == nil }.map(\.value) }

    /// Why options cannot be chosen, by their identifiers; those that can are absent.
    var disabledReasons: [ExactText: String] {
        var reasons: [ExactText: String] = [:]
        for item in self where item.disabledReason != nil {
            if let key = item.value.optionKey { reasons[key] = reasons[key] ?? item.disabledReason }
        }
        return reasons
    }
}

extension LookupResults {
    func validation(for request: ValidationRequest) -> Validation? { validations[request] }

    mutating func add(_ validation: Validation, to request: ValidationRequest) {
        validations[request] = validation
    }
}

/// A configuration that the handler must validate before an edit can be accepted.
struct ValidationRequest: Hashable, Sendable {
    let family: SizeFamily?
    /// The effective values of the instance with the edit.
    let values: IntentValues
}

/// Options that must be looked up before an edit can be validated.
struct LookupRequest: Hashable, Sendable {
    let key: LookupKey
    /// The identifiers, without duplicates.
    fileprivate(set) var identifiers: [String]
    /// The effective values of the instance; of records whose fields select the options, only one.
    let values: IntentValues

    /// Whether the options are those of one of the parameters or fields, or of a field of one of them.
    /// - Parameter names: The names of parameters, and paths of fields without slots; nil for all.
    func concerns(_ names: Set<String>?) -> Bool {
        guard let names, !names.contains(key.parameter) else { return true }
        return FieldPath(parsing: key.parameter).map { names.contains($0.parameter) } ?? false
    }
}

/// What the result of a lookup depends on: the parameter and the values of its parents.
struct LookupKey: Hashable, Sendable {
    /// The name of the parameter, or the path of a field without a slot.
    let parameter: String
    /// The identifiers of the values of each parent.
    let parents: [String: [ExactText?]]
    /// The rules that select the options.
    let filters: OptionFilters

    init(_ parameter: Parameter, values: IntentValues) {
        self.parameter = parameter.name
        filters = parameter.filters
        parents = Dictionary(
            parameter.dependsOn.map { ($0, values[$0]?.slots.map { $0?.optionKey } ?? []) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns a text that identifies a request for these values of the parents.
    func text(of request: String) -> String {
        let parents = parents.mapValues { JSONValue.array($0.map { $0.map { .string($0.text) } ?? .null }) }
        return JSONValue.array([.string(request), .object(JSONObject(sorting: parents))]).rendered()
    }
}

/// Refreshes the texts and marks of chosen options and of remembered defaults with the results of lookups.
///
/// A failed lookup changes no marks. The user's value is never removed: `ifVanished` applies to the mark when the
/// instance is read, and no longer applies once the option exists again.
struct LookupRefresh {
    private let instance: StoredInstance
    private let scope: InstanceScope
    private let intent: Intent
    private let locale: String
    private let values: IntentValues
    private let resolver: Resolver

    /// Returns nil for a static widget.
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

    /// Returns the lookups to perform, at most one for each parameter and each field of records, or for each record with other values
    /// of the fields that select the options.
    func requests() -> [LookupRequest] {
        var requests: [LookupRequest] = []
        for parameter in intent.parameters {
            for part in scope.declarations.optionParts(of: parameter) where part.parameter.hasProvidedOptions {
                for (slot, values) in values(of: part, parameter) where canLookUp(part.parameter, values) {
                    let identifiers = readings(of: parameter).flatMap { reading in
                        part.choices(in: reading.form.value.at(slot)).compactMap(\.optionIdentifier)
                    }
                    guard !identifiers.isEmpty else { continue }
                    let request = LookupRequest(
                        key: LookupKey(part.parameter, values: values), identifiers: identifiers.removingDuplicates,
                        values: values)
                    if let known = requests.firstIndex(where: { $0.key == request.key }) {
                        requests[known].identifiers = (requests[known].identifiers + identifiers).removingDuplicates
                    } else {
                        requests.append(request)
                    }
                }
            }
        }
        return requests
    }

    /// Returns the values with which the options of a part are requested: one for all records, for the slot nil, or one for each slot
    /// if fields of the records select them.
    private func values(of part: OptionPart, _ parameter: Parameter) -> [(slot: Int?, values: IntentValues)] {
        if part.siblings.isEmpty { return [(nil, values)] }
        let count = max(1, readings(of: parameter).map { $0.form.value?.slots.count ?? 0 }.max() ?? 0)
        return (0..<count).map { ($0, part.values(stored(parameter), at: $0, of: parameter)) }
    }

    /// The effective values with all slots of a list, which the size family may not show.
    private func stored(_ parameter: Parameter) -> IntentValues {
        guard let value = resolver.value(of: parameter.name)?.stored?.value else { return values }
        var values = values
        let shown = values[parameter.name]?.slots ?? []
        if parameter.type.isList {
            let tail = IntentValue.list(Array(value.slots.dropFirst(shown.count)))
            var resolver = resolver
            let records = RecordsInEffect(in: tail, resolver.fieldContext(of: parameter.name))
            values[parameter.name] = .list(shown + (records?.shown ?? tail).slots)
        }
        return values
    }

    /// Returns the changes, or nil if there are none.
    func update(with lookups: LookupResults) -> InstanceUpdate? {
        update { parameter, values in
            let key = LookupKey(parameter, values: values)
            return { lookups.finding(of: $0, for: key) }
        }
    }

    /// Returns the changes, or nil if there are none.
    /// - Parameter findings: Returns the results of looking up options that the definition does not contain, by the declaration of
    ///   a parameter or a field and the values that select them.
    func update(
        finding findings: (Parameter, IntentValues) -> (String) -> LookupResults.Finding?
    ) -> InstanceUpdate? {
        var update = InstanceUpdate(cause: .refreshed, isEdit: false)
        for parameter in intent.parameters {
            let parts = scope.declarations.optionParts(of: parameter).flatMap { part in
                values(of: part, parameter).compactMap { slot, values -> FoundPart? in
                    guard canLookUp(part.parameter, values) else { return nil }
                    return finder(for: part.parameter, values, findings).map {
                        FoundPart(part: part, slot: slot, find: $0)
                    }
                }
            }
            if parts.isEmpty { continue }
            for reading in readings(of: parameter) {
                let refreshed = refreshed(reading.form, of: parameter, parts)
                guard refreshed != reading.form.form else { continue }
                if reading.isDefault {
                    update.defaults[reading.key] = refreshed
                } else {
                    update.values[reading.key] = refreshed
                }
            }
        }
        return update.values.isEmpty && update.defaults.isEmpty ? nil : update
    }

    /// A part of a value with the options that were found.
    private struct FoundPart {
        let part: OptionPart
        /// The slot of the record; nil for all.
        let slot: Int?
        let find: (String) -> LookupResults.Finding?
    }

    private struct Stored {
        let key: String
        let isDefault: Bool
        let form: ValueReading
    }

    /// Free text cannot be looked up, and neither can a child whose parent has no value.
    private func canLookUp(_ parameter: Parameter, _ values: IntentValues) -> Bool {
        !parameter.allowsFreeText && parameter.dependsOn.allSatisfy { !values[$0].choice.isEmpty }
    }

    /// Returns the readable stored values of a parameter: the user's value and the remembered defaults.
    private func readings(of parameter: Parameter) -> [Stored] {
        var stored: [Stored] = []
        if let reading = resolver.value(of: parameter.name)?.stored {
            stored.append(Stored(key: reading.name, isDefault: false, form: reading))
        }
        let reader = scope.reader
        for provided in parameter.providedDefaults(in: scope.widget.families) {
            guard let form = instance.defaults[provided.key] else { continue }
            let reading = reader.read(parameter, form, under: provided.key)
            stored.append(Stored(key: provided.key, isDefault: true, form: reading))
        }
        return stored.filter { !$0.form.isIncompatible && $0.form.value != nil }
    }

    private func finder(
        for parameter: Parameter, _ values: IntentValues,
        _ findings: (Parameter, IntentValues) -> (String) -> LookupResults.Finding?
    ) -> ((String) -> LookupResults.Finding?)? {
        switch parameter.options {
        case .free, .none: return nil
        case .listed:
            return parameter.listedFindings(in: scope.schema, locale: locale, with: values)
        case .dynamic, .file, .command, .address:
            return findings(parameter, values)
        }
    }

    private func refreshed(
        _ reading: ValueReading, of parameter: Parameter, _ parts: [FoundPart]
    ) -> StoredValue {
        guard var value = reading.value else { return reading.form }
        var form = reading.form
        for found in parts {
            let part = found.part
            value = value.replacingSlot(found.slot) { part.replacingChoices(in: $0, replaced) }
            func replaced(_ choice: IntentValue) -> IntentValue {
                guard let identifier = choice.optionIdentifier, let finding = found.find(identifier) else {
                    return choice
                }
                func unmark() { form.marks.removeAll { $0.field == part.field && $0.identifier.isExactly(identifier) } }
                switch finding {
                case .found(let fresh), .disabled(let fresh, _):
                    unmark()
                    return fresh.keepingUnknownProperties(of: choice)
                case .unknown:
                    let mark = StoredMark(.vanished, identifier: identifier, field: part.field)
                    if !form.marks.contains(mark) {
                        unmark()
                        form.marks.append(mark)
                    }
                    return choice
                case .failed: return choice
                }
            }
        }
        return value == reading.value && form.marks == reading.form.marks ? form : form.holding(value, of: parameter)
    }
}

extension IntentValue? {
    /// Returns the value in a slot; for nil the whole value.
    fileprivate func at(_ slot: Int?) -> IntentValue? {
        guard let slot, let slots = self?.slots else { return self }
        return slots.indices.contains(slot) ? slots[slot] : nil
    }
}

extension IntentValue {
    /// Returns a value in which the slot of a list is replaced; for nil, or a single value, the whole value is.
    fileprivate func replacingSlot(_ slot: Int?, _ replacement: (IntentValue) -> IntentValue) -> IntentValue {
        guard let slot, case .list(var slots) = self else { return replacement(self) }
        if slots.indices.contains(slot) { slots[slot] = slots[slot].map(replacement) }
        return .list(slots)
    }
}
