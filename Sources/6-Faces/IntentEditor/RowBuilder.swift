internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// Builds the rows of an editor from the definition, the stored values and the values with the draft.
struct RowBuilder {
    let intent: Intent
    private let family: SizeFamily?
    /// The configuration without the draft.
    let saved: ResolvedConfiguration
    /// The configuration with the draft.
    let preview: EditPreview
    private let draft: EditorDraft
    /// The values with the draft.
    let values: IntentValues
    /// Returns the user's day, for ranges such as `today...`.
    let today: () -> CalendarDate
    let schema: Schema
    let locale: String
    let texts: TextCatalog
    let display: DisplayText
    private let sectionNames: Set<String>
    /// The positions of the parameters by name.
    let places: [String: Int]
    /// What the fields of records depend on, with the draft, by their types; none for records that are always in effect as they are
    /// stored.
    let fieldContexts: [String: FieldContext]
    /// The cases of each enum as options.
    private let cases: [String: OptionCollection<IntentValue>]
    private let reset: Set<String>
    // The problems by parameter.
    let problems: [String?: [EngineError.Problem]]
    let rejections: [String?: [EngineError.Problem]]
    /// The rules that the stored values break and the draft does not concern.
    private let brokenRules: [String?: [EngineError.Problem]]
    private let missing: [String: OptionsFailure]

    init(
        schema: Schema, intent: Intent, locale: String, texts: TextCatalog, family: SizeFamily?,
        saved: ResolvedConfiguration, preview: EditPreview, draft: EditorDraft, today: @escaping () -> CalendarDate
    ) {
        (self.schema, self.intent, self.locale, self.texts, self.family) = (schema, intent, locale, texts, family)
        (self.saved, self.preview, self.draft, self.today) = (saved, preview, draft, today)
        values = preview.configuration.values
        display = DisplayText(of: intent.parameters, in: schema, locale: locale, texts: texts)
        sectionNames = Set(intent.sections.map(\.name))
        places = Dictionary(intent.parameters.enumerated().map { ($1.name, $0) }) { first, _ in first }
        fieldContexts = display.records.compactMapValues(DependentFields.init).mapValues {
            preview.configuration.context(of: $0, in: intent, schema, locale: locale)
        }
        cases = display.enums.mapValues { $0.options(locale: locale) }
        reset = Set(preview.reset)
        rejections = draft.rejections.byRow
        // A rule that the draft breaks is a problem, also if the engine refuses the draft for others first.
        let broken = preview.configuration.brokenRules.filter { !preview.problems.contains($0) }
        let isDrafted = { (rule: EngineError.Problem) in rule.rows.contains { draft.changes[$0] != nil } }
        problems = (preview.problems + broken.filter(isDrafted)).byRow
        brokenRules = broken.filter { !isDrafted($0) }.byRow
        missing = Dictionary(preview.missing.map { ($0.parameter, $0.failure) }) { first, _ in first }
    }

    func rows() -> [EditorRow] {
        intent.rowOrder.map { row(at: $0, values) }
    }

    /// Returns the sections that have rows.
    func sections(of rows: [EditorRow]) -> [EditorSection] {
        guard !intent.sections.isEmpty else { return [] }
        let rows = Dictionary(grouping: rows, by: \.section)
        return intent.sections.compactMap { section in
            rows[section.name].map { rows in
                EditorSection(
                    name: section.name, title: section.title.text(for: locale),
                    help: section.description?.text(for: locale), isFolded: section.isFolded, rows: rows)
            }
        }
    }

    private func row(at place: Int, _ values: IntentValues) -> EditorRow {
        let parameter = intent.parameters[place]
        let resolved = preview.configuration.parameter(named: parameter.name, at: place)
        let before = saved.parameter(named: parameter.name, at: place)
        let value = shownValue(parameter, resolved)
        let marks = slotMarks(parameter, resolved, before)
        let savedValue = before?.editable
        let slots = parameter.type.isList ? self.slots(parameter, value, savedValue, resolved, marks) : nil
        let fields = slots == nil ? self.fields(of: parameter, slot: nil, value, saved: savedValue, marks) : nil
        let valueMarks = self.marks(resolved, among: value, marks.own)
        return EditorRow(
            name: parameter.name, section: parameter.section.flatMap { sectionNames.contains($0) ? $0 : nil },
            label: parameter.title.text(for: locale),
            help: parameter.description?.text(for: locale), emptyText: emptyText(of: parameter, values),
            placeholder: parameter.settings.placeholder?.text(for: locale),
            control: EditorControl(parameter, locale: locale, today: today), type: parameter.type.tag,
            value: value?.shown(of: parameter),
            text: display.text(of: shownPart(of: value, parameter), parameter),
            entryText: parameter.type.isList ? "" : display.entryText(of: value, parameter),
            savedValue: savedValue?.shown(of: parameter),
            savedText: display.text(of: shownPart(of: savedValue, parameter), parameter), range: range(of: parameter),
            format: parameter.format.map(texts.string), origin: resolved?.origin ?? .none,
            isVisible: !valueMarks.contains(.hidden), change: change(of: parameter, before, resolved),
            awaitsDefault: preview.awaited.contains(parameter.name),
            canBeCleared: !parameter.hasStaticDefault, slots: slots, fields: fields,
            choices: choices(of: parameter, values), dependsOn: parameter.dependsOn,
            defaultRow: parameter.rowDefault(in: family)?.row,
            needsParent: parameter.dependsOn.first { values[$0].isUnset }, marks: valueMarks,
            problems: problems(parameter, value, savedValue, slots, fields, valueMarks, marks.own),
            conflict: conflict(parameter),
            optionSource: parameter.optionSource.map(texts.string), deprecation: parameter.deprecated,
            lock: lock(of: parameter))
    }

    func lock(of parameter: Parameter) -> String? {
        parameter.policy?.lock.map { texts.string($0.withDefinedTexts(in: locale)) }
    }

    /// Returns the options in the definition. Parameters with the same enum share them.
    func choices(of parameter: Parameter, _ values: IntentValues) -> OptionCollection<IntentValue>? {
        if case .free = parameter.options, case .enumeration(let name) = parameter.type.element { return cases[name] }
        return parameter.literalOptions(in: schema, locale: locale) { values[$0] }
    }

    /// The allowed range; nil if there is none.
    func range(of parameter: Parameter) -> String? {
        let unit = parameter.settings.number.unit.map { " " + texts.string(UserText(unit: $0)) } ?? ""
        return parameter.settings.rangePhrase.map { (texts.string($0) + unit).replacing("...", with: "…") }
    }

    private func conflict(_ parameter: Parameter) -> EditorConflict? {
        draft.conflicts[parameter.name].map { values in
            EditorConflict(
                values: parameter.isSecret ? values.map { $0.shown(of: parameter) } : values,
                beforeText: display.slotText(of: values.before, parameter),
                storedText: display.slotText(of: values.stored, parameter),
                draftedText: display.slotText(of: values.drafted, parameter))
        }
    }

    /// A rejected value is shown, too, with its problem.
    private func shownValue(_ parameter: Parameter, _ resolved: ResolvedParameter?) -> IntentValue? {
        if problems[parameter.name] != nil, case .value(let drafted) = draft.changes[parameter.name] { return drafted }
        return resolved?.editable
    }

    /// Returns the values that a hidden row stores, without and with the draft, in place of those in effect.
    func hiddenValues(of row: EditorRow, _ parameter: Parameter) -> (before: IntentValue?, after: IntentValue?) {
        let stored = saved.parameter(named: row.name)?.stored?.shown(of: parameter)
        let drafted: IntentValue?? = if case .value(let value) = draft.changes[row.name] { value } else { nil }
        return (stored ?? row.savedValue, (drafted ?? row.value)?.shown(of: parameter))
    }

    private func change(
        of parameter: Parameter, _ before: ResolvedParameter?, _ resolved: ResolvedParameter?
    ) -> EditorRowChange {
        // The engine refuses a change of a locked row, or ignores one to the value in effect.
        let isIgnored =
            parameter.isLocked && problems[parameter.name]?.contains { $0.code == .locked } != true
        switch isIgnored ? nil : draft.changes[parameter.name] {
        case .value: return .set
        case .reset: return .reset
        case nil:
            if reset.contains(parameter.name), before?.storedForm != nil { return .resetByParent }
            let isFollowing = !draft.isEmpty && parameter.rowDefault(in: family) != nil
            let isDefaultReplaced =
                !draft.isEmpty && !parameter.dependsOn.isEmpty && before?.effective != resolved?.effective
            if isDefaultReplaced { return .resetByParent }
            return isFollowing && before?.effective != resolved?.effective ? .followed : .none
        }
    }

    // MARK: Texts

    /// Returns an enum's title for no value, or else the prompt; nil if a placeholder of the prompt has no value.
    func emptyText(of parameter: Parameter, _ values: IntentValues) -> String? {
        if case .enumeration(let name) = parameter.type.element,
            let title = display.enums[name]?.unknownTitle
        {
            return title.text(for: locale)
        }
        guard let prompt = parameter.prompt?.text(for: locale) else { return nil }
        return Placeholder.replaced(in: prompt) { placeholder in
            let value = replacement(for: placeholder, of: parameter, values)
            return value?.isEmpty == true ? nil : value
        }
    }

    private func replacement(for placeholder: Placeholder, of parameter: Parameter, _ values: IntentValues) -> String? {
        if let place = places[placeholder.content] {
            let other = intent.parameters[place]
            return display.text(of: values[other.name], other)
        }
        guard placeholder.content == "count" else { return nil }
        return choices(of: parameter, values).map { String($0.items.count) }
    }

    // MARK: Slots

    func slots(
        _ parameter: Parameter, _ value: IntentValue?, _ saved: IntentValue?, _ resolved: ResolvedParameter?,
        _ marks: RowMarks
    ) -> EditorSlots {
        let count = parameter.slotCount(in: family)
        var values = value?.slots ?? []
        if let count { values += Array(repeating: nil, count: max(0, count - values.count)) }
        let stored = storedValue(resolved)?.slots ?? []
        let tail = count.map { Array(stored.dropFirst($0)) } ?? []
        let size = family.flatMap { parameter.size?.count(in: $0) }
        return EditorSlots(
            minimum: size.map { $0.isFixed ? 0 : $0.minimum } ?? 0, maximum: count,
            shown: slots(values, from: 0, parameter, saved, marks),
            tail: slots(tail, from: count ?? 0, parameter, nil, marks),
            isUnique: parameter.hasUniqueValues, keepsSlots: parameter.keepsSlots(in: family))
    }

    /// The complete value in effect, with the tail of a list; nil if it is a default.
    private func storedValue(_ resolved: ResolvedParameter?) -> IntentValue? {
        switch resolved?.origin {
        case .user?: resolved?.stored
        case .instance?: resolved?.followed?.value
        default: nil
        }
    }

    private func slots(
        _ values: [IntentValue?], from first: Int, _ parameter: Parameter, _ saved: IntentValue?, _ marks: RowMarks
    ) -> [EditorSlot] {
        let savedSlots = saved?.slots ?? []
        let texts = display.slotTexts(shownPart(of: .list(values), parameter), parameter)
        return zip(values, texts).enumerated().map { index, slot in
            let (value, text) = slot
            let index = first + index
            return EditorSlot(
                index: index, value: value, text: text ?? "", entryText: display.entryText(of: value, parameter),
                marks: marks.own[value?.optionIdentifier ?? ""] ?? [],
                fields: fields(
                    of: parameter, slot: index, value,
                    saved: savedSlots.indices.contains(index) ? savedSlots[index] : nil, marks))
        }
    }

    // MARK: Marks and problems

    /// Returns the marks of values. Drafted values that were not looked up yet keep their stored marks.
    private func slotMarks(
        _ parameter: Parameter, _ resolved: ResolvedParameter?, _ before: ResolvedParameter?
    ) -> RowMarks {
        var marks = resolved?.storedForm?.marks ?? []
        if draft.changes[parameter.name] != nil { marks += before?.storedForm?.marks ?? [] }
        marks += defaultMarks(resolved)
        var row = RowMarks()
        for mark in marks { row.insert(ValueMark(mark.kind), of: mark.identifier, in: mark.field) }
        for value in [resolved?.editable, resolved?.stored] {
            for name in display.unrecognizedCases(in: value, of: parameter) { row.insert(.unrecognized, of: name) }
        }
        return row
    }

    /// Returns the marks of a followed value or a default in effect, which are those of the row that it follows.
    private func defaultMarks(_ resolved: ResolvedParameter?) -> [StoredMark] {
        var source = resolved
        // A schema without cycles has fewer steps than rows.
        for _ in intent.parameters.indices {
            switch source?.origin {
            case .rowDefault(let name)?: source = preview.configuration.parameter(named: name)
            case .handlerDefault?:
                return source.map { rememberedMarks(of: $0.name) } ?? []
            case .instance?: return source?.followed?.form.marks ?? []
            case .user?: return source == resolved ? [] : source?.storedForm?.marks ?? []
            case .definitionDefault?, .policy?, ValueOrigin.none?, nil: return []
            }
        }
        return []
    }

    /// Returns the marks of the default that a handler or a list of options provided.
    private func rememberedMarks(of name: String) -> [StoredMark] {
        let instance = preview.configuration.instance
        return (instance.followed + [instance]).lazy.compactMap { $0.defaults[name]?.marks }.first ?? []
    }

    private func marks(
        _ resolved: ResolvedParameter?, among value: IntentValue?, _ slotMarks: [ExactText: [ValueMark]]
    ) -> [ValueMark] {
        var marks = Set(resolved?.marks ?? [])
        let kinds = (value?.slots ?? []).flatMap { slotMarks[$0?.optionIdentifier ?? ""] ?? [] }
        marks.formUnion(kinds)
        return marks.sorted { $0.rank < $1.rank }
    }

    private func problems(
        _ parameter: Parameter, _ value: IntentValue?, _ saved: IntentValue?, _ slots: EditorSlots?,
        _ fields: [EditorRow]?, _ marks: [ValueMark], _ slotMarks: [ExactText: [ValueMark]]
    ) -> [EditorProblem] {
        let rejections = self.problems[parameter.name] ?? []
        let others = (self.rejections[parameter.name] ?? []).filter { !rejections.contains($0) }
        // A field whose row is shown has its own problems.
        let shown = Set((fields ?? []).map(\.name) + (slots?.shown ?? []).flatMap { $0.fields ?? [] }.map(\.name))
        var problems = (rejections + others).filter { $0.field.map(shown.contains) != true }
            .map { EditorProblem(refusal: $0, texts) }
        problems += (brokenRules[parameter.name] ?? []).map { EditorProblem(.brokenRule, texts.string($0.text)) }
        problems += lookupProblems(value, saved: saved, slotMarks)
        if rejections.isEmpty, marks.contains(.disabled) { problems += disabledProblems(parameter, value) }
        if let lack = missing[parameter.name] {
            problems.append(
                EditorProblem(
                    .missingDefault(lack.code),
                    texts("no default yet: \(lack.text); it is requested again later")))
        }
        if marks.contains(.incompatible), !hasMisfits(parameter) { problems.append(incompatibleProblem) }
        if let slots, !marks.contains(.hidden) {
            let count = slots.shown.count { $0.value != nil }
            if count < slots.minimum {
                problems.append(
                    EditorProblem(
                        .tooFew(count, of: slots.minimum), texts("\(count) of at least \(slots.minimum) values")))
            }
        }
        return problems
    }

    /// Whether only fields do not fit, whose rows have the problem.
    private func hasMisfits(_ parameter: Parameter) -> Bool {
        places[parameter.name].flatMap { preview.configuration.parameter(named: parameter.name, at: $0)?.stored }?
            .hasMisfits == true
    }

    /// The problem of a stored value that does not fit.
    var incompatibleProblem: EditorProblem {
        EditorProblem(
            .incompatible,
            texts("the stored value does not match the definition; it is preserved, and the default applies"))
    }

    func disabledProblems(_ parameter: Parameter, _ value: IntentValue?) -> [EditorProblem] {
        guard case .listed(let options) = parameter.options else { return [] }
        return (value?.slots ?? []).compactMap { slot in
            guard let option = slot.flatMap({ value in options.first { $0.isChosen(by: value) } }),
                let reason = option.disabled?.text(for: locale)
            else { return nil }
            let title = option.title.text(for: locale)
            return EditorProblem(.disabled(option.identifier), texts("'\(title)' cannot be chosen: \(reason)"))
        }
    }

    func lookupProblems(
        _ value: IntentValue?, saved: IntentValue?, _ marks: [ExactText: [ValueMark]]
    ) -> [EditorProblem] {
        let identifiers = (value?.slots ?? []).compactMap { $0?.optionIdentifier }
        let known = Set(saved.choice)
        // What was never stored may never have existed; the engine refuses it.
        let vanished = identifiers.filter {
            marks[$0]?.contains(.vanished) == true && known.contains(ExactText($0))
        }
        let unrecognized = identifiers.filter { marks[$0]?.contains(.unrecognized) == true }
        let unchecked = identifiers.filter { marks[$0]?.contains(.unchecked) == true }
        func names(_ identifiers: [String]) -> String { identifiers.map { "'\($0)'" }.joined(separator: ", ") }
        var problems: [EditorProblem] = []
        if !vanished.isEmpty {
            let text = texts("\(names(vanished)) no longer exist\(count: vanished.count)")
            problems.append(EditorProblem(.vanished(vanished), text))
        }
        if !unrecognized.isEmpty {
            let text = texts(
                "\(names(unrecognized)) are not declared cases; the value is preserved\(count: unrecognized.count)")
            problems.append(EditorProblem(.unrecognized(unrecognized), text))
        }
        if !unchecked.isEmpty {
            let text = texts("\(names(unchecked)) were stored without a lookup\(count: unchecked.count)")
            problems.append(EditorProblem(.unchecked(unchecked), text))
        }
        return problems
    }
}

extension [EngineError.Problem] {
    /// The problems of each row; those of the configuration as a whole for nil.
    fileprivate var byRow: [String?: [EngineError.Problem]] {
        var problems: [String?: [EngineError.Problem]] = [:]
        for problem in self {
            for row in problem.rows.isEmpty ? [nil] : problem.rows.map(Optional.init) {
                problems[row, default: []].append(problem)
            }
        }
        return problems
    }
}

extension EditorProblem {
    init(refusal problem: EngineError.Problem, _ texts: TextCatalog) {
        self.init(.refused(problem.code), texts.string(problem.text), suggestion: problem.suggestion)
    }

    /// - Parameter problem: Why a change of a kept draft no longer fits.
    init(leftOut problem: EngineError.Problem, _ texts: TextCatalog) {
        let reason = texts.string(problem.text)
        self.init(.leftOut(problem.code), texts("a kept change is left out, because it no longer fits: \(reason)"))
    }
}

extension IntentValue {
    /// The value as a row contains it: a mask for a secret.
    fileprivate func shown(of parameter: Parameter) -> IntentValue {
        parameter.isSecret ? .string(Secrecy.mask) : self
    }
}

extension IntentValue? {
    /// Whether dependent options treat it as no value, as they do an empty list.
    var isUnset: Bool { !(self?.slots ?? []).contains { $0 != nil } }
}

extension Parameter {
    /// What a text field for the parameter accepts; nil if the value is not typed.
    var format: UserText? {
        switch (options, type.element) {
        case (.none, _): nil
        case (.free, .measurement(let dimension)):
            UserText("a number and a unit such as \(dimension.units.prefix(3).map(\.name).joined(separator: ", "))")
        case (.free, let element):
            switch element.kind.traits.entry {
            case .text(let hint): hint.map { UserText(pattern: $0) } ?? element.phrase
            case .other: nil
            }
        case (_, let element): allowsFreeText ? element.phrase : nil
        }
    }

    /// What provides the options; nil if the definition contains them, or if there are none.
    var optionSource: UserText? {
        if case .dynamic = options { return UserText("the handler") }
        return OptionDocumentSource(options)?.text
    }
}
