import IntentSystem

extension EditWork {
    /// Checks the chosen options, parents before children, so that a child is validated with its new parent.
    mutating func resolveOptions(with lookups: LookupResults) {
        for parameter in intent.parameters where !unresolved.contains(parameter.name) {
            switch operations.changes[parameter.name] {
            case .value(let value?): resolve(value, of: parameter, with: lookups, isNamed: true)
            case .value(nil), .reset: break
            case nil: resolveKeptChild(parameter, with: lookups)
            }
            let hasUnresolvedParent = parameter.dependsOn.contains { unresolved.contains($0) }
            if hasUnresolvedParent { unresolved.insert(parameter.name) }
        }
    }

    /// A child that keeps its value when its parent changes may not exist for the new parent. Then it is marked, never
    /// rejected.
    private mutating func resolveKeptChild(_ child: Parameter, with lookups: LookupResults) {
        let parts = scope.declarations.optionParts(of: child).map(\.parameter)
        guard child.parentPolicy == .keep, parts.contains(where: { $0.hasProvidedOptions || !$0.filters.isEmpty }),
            let value = before.value(of: child.name)?.stored?.value, hasChangedParent(child, after)
        else { return }
        let shown = SlotRow(value.slots, of: child, in: scope.family).shown
        resolve(child.type.isList ? .list(shown) : value, of: child, with: lookups, isNamed: false)
    }

    private mutating func resolve(
        _ value: IntentValue, of parameter: Parameter, with lookups: LookupResults, isNamed: Bool
    ) {
        let parts = scope.declarations.optionParts(of: parameter)
        // Without a source there is nothing to look up or to complete.
        if parts.isEmpty { return }
        guard !parameter.dependsOn.contains(where: { unresolved.contains($0) }) else { return }
        // A value chosen for the former parent has to exist for the new one, where it may be another option.
        let previous = isNamed && hasChangedParent(parameter, after) ? nil : known.value(of: parameter.name)
        let completed = previous?.known.completing(value) ?? value
        if completed != value { write(completed, of: parameter, marks: [], isNamed: isNamed) }
        var found: [(part: OptionPart, findings: (String, Int) -> LookupResults.Finding)] = []
        for part in parts {
            guard let findings = findings(for: value, part, of: parameter, in: lookups, isNamed: isNamed) else {
                continue
            }
            found.append((part, findings))
        }
        if found.isEmpty || unresolved.contains(parameter.name) { return }
        var checked = CheckedOptions(
            parameter: parameter, previous: previous, allowsUnchecked: request.allowsUnchecked, rejectsNew: isNamed,
            value: completed)
        for part in parts {
            if let findings = found.first(where: { $0.part.field == part.field })?.findings {
                checked.check(part, findings)
            } else {
                checked.keepMarks(of: part)
            }
        }
        problems += checked.problems
        if checked.problems.isEmpty {
            if isNamed { optionWarnings += checked.warnings }
            write(checked.value, of: parameter, marks: checked.marks, isNamed: isNamed)
        } else {
            unresolved.insert(parameter.name)
        }
    }

    /// Returns the results of looking up what a value contains of options, or nil if there is nothing to look up or the lookup is
    /// still missing.
    private mutating func findings(
        for value: IntentValue, _ part: OptionPart, of parameter: Parameter, in lookups: LookupResults, isNamed: Bool
    ) -> ((String, Int) -> LookupResults.Finding)? {
        let declaration = part.parameter
        let identifiers = part.choices(in: value).compactMap(\.optionIdentifier)
        if identifiers.isEmpty || declaration.allowsFreeText { return nil }
        switch declaration.options {
        case .free: return nil
        case .none:
            // Values that other programs stored may stay.
            let held = known.value(of: parameter.name)?.held(in: part) ?? []
            return identifiers.allSatisfy(held.contains) ? nil : { _, _ in .unknown }
        case .listed, .dynamic, .file, .command, .address: break
        }
        var after = after
        let values = IntentValues(resolved: after.parameters())
        guard !part.siblings.isEmpty else {
            return findings(for: identifiers, declaration, of: parameter, values, in: lookups, isNamed: isNamed)
                .map { find in { identifier, _ in find(identifier) } }
        }
        var found: [(String) -> LookupResults.Finding] = []
        for (slot, record) in value.slots.enumerated() {
            let identifiers = part.choices(in: record).compactMap(\.optionIdentifier)
            if identifiers.isEmpty {
                found.append { _ in .unknown }
                continue
            }
            let selecting = part.values(values, at: slot, of: parameter)
            let findings = findings(
                for: identifiers, declaration, of: parameter, selecting, in: lookups, isNamed: isNamed)
            if let findings { found.append(findings) }
        }
        guard found.count == value.slots.count else { return nil }
        return { [found] identifier, slot in found[slot](identifier) }
    }

    /// - Parameter values: The values that select the options.
    private mutating func findings(
        for identifiers: [String], _ declaration: Parameter, of parameter: Parameter, _ values: IntentValues,
        in lookups: LookupResults, isNamed: Bool
    ) -> ((String) -> LookupResults.Finding)? {
        if let parent = declaration.dependsOn.first(where: { values[$0].choice.isEmpty }) {
            if isNamed { rejectMissingParent(parent, of: parameter, declaration) }
            return nil
        }
        if case .listed = declaration.options {
            return declaration.listedFindings(in: scope.schema, locale: locale, with: values)
        }
        let key = LookupKey(declaration, values: values)
        let missing = identifiers.filter { lookups.finding(of: $0, for: key) == nil }
        guard missing.isEmpty else {
            lookupRequests.append(LookupRequest(key: key, identifiers: missing.removingDuplicates, values: values))
            unresolved.insert(parameter.name)
            return nil
        }
        return { lookups.finding(of: $0, for: key) ?? .unknown }
    }

    /// - Parameter declaration: The parameter, or a field of its records.
    private mutating func rejectMissingParent(
        _ parent: String, of parameter: Parameter, _ declaration: Parameter
    ) {
        unresolved.insert(parameter.name)
        // A field of the same record.
        let child = FieldPath(parsing: parent) == nil ? parameter.name : declaration.name
        problems.append(
            EngineError.Problem(
                .wrongValue, parameter: parameter.name,
                UserText("'\(child)' depends on '\(parent)', which has no value; set '\(parent)' first")))
    }
}

extension Parameter {
    /// Returns the findings for the options that the definition lists, as rows with these values offer them.
    func listedFindings(
        in schema: Schema, locale: String, with values: IntentValues
    ) -> (String) -> LookupResults.Finding {
        let items = literalOptions(in: schema, locale: locale) { values[$0] }?.items ?? []
        let found = LookupResults.byIdentifier(items.map(\.value))
        let disabled = items.disabledReasons
        return { LookupResults.Finding(found[$0], disabled: disabled[ExactText($0)]) }
    }
}

extension [String] {
    var removingDuplicates: [String] {
        var seen: Set<ExactText> = []
        return filter { seen.insert($0).inserted }
    }
}

extension IntentValues {
    /// Creates the effective values of resolved parameters.
    init(resolved parameters: [ResolvedParameter]) {
        self.init()
        for parameter in parameters { self[parameter.name] = parameter.effective }
    }
}

/// A value whose chosen options are checked one part after the other: with current texts, marked, or rejected.
struct CheckedOptions {
    let parameter: Parameter
    let previous: LayeredValue?
    /// Whether options that cannot be looked up are stored with a mark.
    let allowsUnchecked: Bool
    /// Whether options that the parameter did not have before must exist.
    let rejectsNew: Bool
    /// The value with what the lookups returned so far.
    private(set) var value: IntentValue?
    private(set) var marks: [StoredMark] = []
    private(set) var problems: [EngineError.Problem] = []
    /// A phrase for each reason why options stay as they are stored.
    private(set) var warnings: [String] = []

    /// Keeps the marks of a part that cannot be looked up, because a row on which it depends has no value.
    mutating func keepMarks(of part: OptionPart) {
        guard let value else { return }
        marks += [part].marks(previous?.stored?.form.marks ?? [], in: value)
    }

    /// Checks the options of one part of the value.
    /// - Parameter findings: Returns what was found of an option in a slot.
    mutating func check(_ part: OptionPart, _ findings: @escaping (String, Int) -> LookupResults.Finding) {
        guard let value else { return }
        var work = CheckedPart(part, of: self, findings)
        var slots: [IntentValue?] = []
        for (index, slot) in value.slots.enumerated() {
            work.slot = parameter.type.isList ? index : nil
            work.parents = part.parents(in: slot)
            slots.append(slot.map { part.replacingChoices(in: $0) { work.checked($0, at: index) } })
        }
        self.value = parameter.type.isList ? .list(slots) : slots.first ?? nil
        marks += work.marks
        problems += work.problems
        warnings += work.warnings
    }
}

/// The check of one part of a value.
private struct CheckedPart {
    private let part: OptionPart
    private let whole: CheckedOptions
    private let findings: (String, Int) -> LookupResults.Finding
    private let held: Set<HeldChoice>
    private let earlierMarks: [StoredMark]

    /// The slot of the list whose options are checked; nil for a single value.
    var slot: Int?
    /// The fields of its record that select the options.
    var parents: [[ExactText?]] = []
    private(set) var marks: [StoredMark] = []
    private var markedIdentifiers: [StoredMark.Kind: Set<ExactText>] = [:]
    private(set) var problems: [EngineError.Problem] = []
    /// The options that stay although they no longer exist.
    private var vanished: [(identifier: String, path: String)] = []
    /// The options that stay although they cannot be looked up, and why.
    private var failed: [(identifier: String, path: String)] = []
    private var failure: OptionsFailure?

    init(
        _ part: OptionPart, of whole: CheckedOptions, _ findings: @escaping (String, Int) -> LookupResults.Finding
    ) {
        (self.part, self.whole, self.findings) = (part, whole, findings)
        let previous = whole.previous
        held = previous?.heldChoices(in: part) ?? []
        let marks =
            (previous?.stored?.form.marks ?? []) + (previous?.followed?.reading?.form.marks ?? [])
            + (previous?.fallback.marks ?? [])
        earlierMarks = marks.filter { $0.field == part.field }
    }

    /// Returns an option with the texts that the lookup returned.
    mutating func checked(_ option: IntentValue, at index: Int) -> IntentValue {
        let identifier = option.optionIdentifier ?? ""
        let isNew = whole.rejectsNew && !held.contains(HeldChoice(ExactText(identifier), selectedBy: parents))
        switch findings(identifier, index) {
        case .disabled(_, let reason) where isNew: rejectDisabled(option.writtenText ?? identifier, reason)
        case .found(let fresh), .disabled(let fresh, _): return fresh.keepingUnknownProperties(of: option)
        case .unknown where isNew: rejectUnknown(option.writtenText ?? identifier)
        case .unknown:
            mark(.vanished, identifier)
            vanished.append((identifier, path))
        case .failed(let failure) where isNew: handleFailedLookup(identifier, failure)
        case .failed(let failure):
            keepMarks(of: identifier)
            failed.append((identifier, path))
            self.failure = failure
        }
        return option
    }

    /// A phrase for each reason why options stay as they are stored.
    var warnings: [String] {
        [
            warning(about: vanished, isDefault ? "not an available option" : "no longer an available option"),
            warning(about: failed, "cannot be looked up: \(failure?.message ?? "")"),
        ].compactMap(\.self)
    }

    private func warning(about options: [(identifier: String, path: String)], _ reason: String) -> String? {
        guard let path = options.first?.path else { return nil }
        let place = options.allSatisfy { $0.path == path } ? path : part.parameter.name
        let names = options.map(\.identifier).removingDuplicates.map { "'\($0)'" }
        let origin = isDefault ? "the default" : "stored"
        return "kept as \(origin) for '\(place)': \(names.shortList); \(reason)"
    }

    /// What warnings call the slot that is checked: `lines[2].stop` for a field, otherwise the name of the parameter.
    private var path: String {
        part.field.map { FieldPath(whole.parameter.name, slot: slot, field: $0).description } ?? part.parameter.name
    }

    /// Whether nothing was chosen before, so that what stays is the default.
    private var isDefault: Bool { whole.previous?.stored == nil && whole.previous?.followed?.reading == nil }

    private mutating func handleFailedLookup(_ identifier: String, _ failure: OptionsFailure) {
        if whole.allowsUnchecked { return mark(.unchecked, identifier) }
        reject(
            failure.code == .sourceNotTrusted ? .sourceNotTrusted : .lookupUnavailable,
            UserText("'\(identifier)' cannot be looked up: \(failure.text)"))
    }

    private mutating func rejectDisabled(_ text: String, _ reason: String) {
        reject(.wrongValue, UserText("'\(text)' cannot be chosen for '\(part.name)': \(reason)"))
    }

    private mutating func rejectUnknown(_ text: String) {
        if case .none = part.parameter.options {
            return reject(.wrongValue, UserText("'\(part.name)' has no options to choose from"))
        }
        reject(
            .wrongValue, UserText("unknown option '\(text)' for '\(part.name)'"),
            suggestion: NearMatch.best(for: text, in: listedOptions))
    }

    private mutating func reject(_ code: EngineError.Code, _ text: UserText, suggestion: String? = nil) {
        let field = part.field.map { (problem: ValueProblem.Field(name: $0, text: text), slot: slot) }
        problems.append(
            EngineError.Problem(code, parameter: whole.parameter.name, field: field, text, suggestion: suggestion))
    }

    private var listedOptions: [String] {
        if case .listed(let options) = part.parameter.options { options.map(\.writtenText) } else { [] }
    }

    private mutating func keepMarks(of identifier: String) {
        for mark in earlierMarks where mark.identifier.isExactly(identifier) { self.mark(mark.kind, identifier) }
    }

    private mutating func mark(_ kind: StoredMark.Kind, _ identifier: String) {
        guard markedIdentifiers[kind, default: []].insert(identifier).inserted else { return }
        marks.append(StoredMark(kind, identifier: identifier, field: part.field))
    }
}
