internal import IntentCommandLine
import IntentDocuments
internal import IntentModel
internal import IntentRuntime

/// Checks that the definitions declare every instance, and that every value is valid.
struct InstancesCheck: DoctorCheck {
    let subject = "instances"
    let advice = "fix the store first"

    func findings(in session: Session) async throws -> [DoctorFinding] {
        guard try session.completeSchemaIfFound() != nil, try !session.isMissing(session.storeLocation())
        else { return [DoctorFinding(.ok, "there is nothing to compare")] }
        let engine = try session.workspace(definitions: .complete, store: .existing).engine
        let files = try await engine.fileOptions()
        var survey = InstanceSurvey()
        try engine.resolveAllSynchronously(checkedWith: files) { [schema = engine.schema] in
            InstanceSurvey(of: $0, in: schema, files)
        } consume: {
            survey.add($0)
        }
        return files.failures.map(finding(of:)) + files.omissions.flatMap(findings(of:)) + survey.findings
    }
}

extension InstancesCheck {
    private func finding(of unread: (path: String, failure: OptionsFailure)) -> DoctorFinding {
        DoctorFinding(
            .warning, "the values of options in '\(unread.path)' cannot be checked: \(unread.failure.message)",
            advice: "correct the file, or 'optionsFrom' in the definition", facts: ["file": .string(unread.path)])
    }

    private func findings(of file: (path: String, omissions: Omissions)) -> [DoctorFinding] {
        file.omissions.lines.map { line in
            DoctorFinding(
                .warning, "'\(file.path)': \(line)", advice: "correct the file", facts: ["file": .string(file.path)])
        }
    }
}

/// What is to report about some instances. Its size depends on what is found, not on the number of instances.
private struct InstanceSurvey: Sendable {
    private static let reportedMarks: [ValueMark] = [.incompatible, .migrated, .vanished, .unrecognized, .unchecked]

    private var count = 0
    private var orphans: [String] = []
    /// The values with each mark, as an identifier and a parameter.
    private var places: [ValueMark: [(id: String, parameter: String)]] = [:]
    /// The values that break another rule, such as the currency of an amount.
    private var brokenRules: [(id: String, parameter: String)] = []
    private var replacedValues: [DoctorFinding] = []
    /// A finding for each instance that follows one that provides no values.
    private var brokenFollowing: [DoctorFinding] = []
    /// A finding for each instance whose widget no longer supports its family.
    private var unsupportedFamilies: [DoctorFinding] = []
    /// A finding for each rule of an intent that an instance breaks.
    private var brokenIntentRules: [DoctorFinding] = []
    /// The number of values whose options come from sources that are not asked, and the first of them.
    private var unaskedCount = 0
    private var firstUnasked: String?

    init() {}

    init(of configurations: [ResolvedConfiguration], in schema: Schema, _ files: FileOptions) {
        count = configurations.count
        let secrecy = Secrecy(schema)
        var declarations: [WidgetKind: [Parameter]] = [:]
        for configuration in configurations {
            let kind = configuration.instance.kind
            let declared = declarations[kind] ?? schema.parameters(of: kind)
            declarations[kind] = declared
            let id = configuration.instance.id.text
            if configuration.isOrphan { orphans.append(id) }
            brokenFollowing += InstanceSurvey.finding(following: configuration.instance, in: schema).map { [$0] } ?? []
            unsupportedFamilies +=
                InstanceSurvey.finding(ofFamily: configuration.instance, in: schema).map { [$0] } ?? []
            brokenIntentRules += configuration.brokenRules.map { InstanceSurvey.finding(of: $0, id) }
            for (declaration, parameter) in zip(declared, configuration.parameters) {
                for mark in parameter.marks where InstanceSurvey.reportedMarks.contains(mark) {
                    places[mark, default: []].append((id, parameter.name))
                }
                if parameter.breaksRule(of: declaration, in: schema) { brokenRules.append((id, parameter.name)) }
                for part in schema.optionParts(of: declaration) where parameter.isUnasked(part, files) {
                    unaskedCount += 1
                    firstUnasked = firstUnasked ?? "\(id).\(part.parameter.name)"
                }
            }
            replacedValues += secrecy.shown(configuration).parameters.flatMap {
                InstanceSurvey.replacedValues(of: $0, id, in: schema)
            }
        }
    }

    /// Adds what was found about the instances that follow.
    mutating func add(_ other: InstanceSurvey) {
        count += other.count
        orphans += other.orphans
        places.merge(other.places) { $0 + $1 }
        brokenRules += other.brokenRules
        replacedValues += other.replacedValues
        brokenFollowing += other.brokenFollowing
        unsupportedFamilies += other.unsupportedFamilies
        brokenIntentRules += other.brokenIntentRules
        unaskedCount += other.unaskedCount
        firstUnasked = firstUnasked ?? other.firstUnasked
    }

    /// Returns what is wrong with the instance that another one follows; nil if nothing is.
    private static func finding(following instance: StoredInstance, in schema: Schema) -> DoctorFinding? {
        guard let id = instance.follows else { return nil }
        let kind = schema.presentWidget(of: instance.kind)?.kind ?? instance.kind
        let reason: String
        var advice = "'follow' makes it follow another one; 'unfollow' ends that"
        if let source = instance.followed.first {
            if source.isRemoved {
                reason = "was removed; its values are shown until they are deleted"
                advice = "'restore' brings it back; 'unfollow' keeps the values"
            } else if (schema.presentWidget(of: source.kind)?.kind ?? source.kind) != kind {
                reason = "has another kind; the defaults are in effect"
            } else if let end = instance.followed.last?.follows, instance.isInChain(end) {
                reason = "follows it in turn"
            } else {
                return nil
            }
        } else {
            reason = id == instance.id ? "is itself" : "does not exist; the defaults are in effect"
        }
        return DoctorFinding(
            .warning, "'\(instance.id)' follows '\(id)', which \(reason)", advice: advice,
            facts: ["instance": .string(instance.id.text), "follows": .string(id.text)])
    }

    private static func finding(ofFamily instance: StoredInstance, in schema: Schema) -> DoctorFinding? {
        UnsupportedFamily(of: instance, in: schema).map { unsupported in
            DoctorFinding(
                .warning, unsupported.message(about: instance.id), advice: unsupported.advice(for: instance.id),
                facts: [
                    "instance": .string(instance.id.text), "family": .string(instance.family.rawValue),
                    "nearest": .string(unsupported.nearest.rawValue),
                ])
        }
    }

    private static func finding(of rule: EngineError.Problem, _ id: String) -> DoctorFinding {
        DoctorFinding(
            .warning, "'\(id)' breaks a rule: \(rule.message)", advice: "change the values with 'set'",
            facts: ["instance": .string(id), "parameters": .array(rule.parameters.map(JSONValue.string))])
    }

    /// Returns a finding for each value without effect, because another program edited its parameter under another name.
    private static func replacedValues(
        of parameter: ResolvedParameter, _ id: String, in schema: Schema
    ) -> [DoctorFinding] {
        parameter.replaced.sorted { $0.key < $1.key }.map { name, value in
            DoctorFinding(
                .warning,
                "'\(parameter.name)' of '\(id)' was edited later by a program with other definitions; "
                    + "the value of '\(name)' has no effect: \(value.line(in: schema))",
                advice: "update programs with older definitions, then run 'migrate' to remove the older value",
                facts: [
                    "instance": .string(id), "parameter": .string(parameter.name), "name": .string(name),
                    "replaced": value.json,
                ])
        }
    }
}

extension InstanceSurvey {
    /// At least one.
    var findings: [DoctorFinding] {
        var findings: [DoctorFinding] = []
        if !orphans.isEmpty {
            findings.append(
                DoctorFinding(
                    .warning,
                    "\(orphans.count.counting("orphan")), whose kind or intent is no longer in the definitions",
                    advice: "'list --orphans' lists them; add 'renamedFrom' to a definition, or run 'remove'",
                    facts: ["orphans": .array(orphans.map(JSONValue.string))]))
        }
        findings += replacedValues + brokenFollowing + unsupportedFamilies + brokenIntentRules
        findings += [
            finding(
                .incompatible, "is no longer valid for its definition", "are no longer valid for their definitions",
                advice: "the stored values are kept and the defaults are in effect; run 'set' or 'reset'"),
            finding(
                .migrated, "is stored under a former name or type", "are stored under former names or types",
                advice: "'migrate' stores values as they are declared now"),
            finding(
                .vanished, "is no longer offered as an option", "are no longer offered as options",
                advice: "'get --explain' shows them; choose others with 'set'"),
            finding(
                .unrecognized, "is a case that its enum does not declare", "are cases that their enums do not declare",
                advice: "'get --explain' shows them; declare the cases, add 'renamedFrom', or choose others with 'set'"),
            finding(
                at: brokenRules, .warning, "breaks a rule of its definition", "break a rule of their definitions",
                advice: "choose an allowed value with 'set'"),
            finding(
                .unchecked, "was stored unchecked", "were stored unchecked",
                advice: "run 'set' again while the handler is available"),
        ].compactMap(\.self)
        if count == 0 { return findings + [DoctorFinding(.ok, "there are no instances")] }
        if unaskedCount > 0 { return findings + [unaskedFinding(isAlone: findings.isEmpty)] }
        return findings.isEmpty
            ? [DoctorFinding(.ok, "all values of \(count.counting("instance")) are valid")] : findings
    }

    /// - Parameter isAlone: Whether nothing is wrong with the other values.
    private func unaskedFinding(isAlone: Bool) -> DoctorFinding {
        let place = unaskedCount == 1 ? firstUnasked.map { " (\($0))" } ?? "" : ""
        let others = isAlone ? "; all other values of \(count.counting("instance")) are valid" : ""
        return DoctorFinding(
            .ok, "\(unaskedCount.counting("value")) not looked up\(place)\(others)",
            advice: "'doctor' asks no handler, command or address; 'refresh' looks values up",
            facts: ["notLookedUp": .integer(unaskedCount)])
    }

    /// - Parameters:
    ///   - one: The predicate of a single value.
    ///   - many: The predicate of several values.
    private func finding(_ mark: ValueMark, _ one: String, _ many: String, advice: String) -> DoctorFinding? {
        finding(at: places[mark] ?? [], mark == .migrated ? .ok : .warning, one, many, advice: advice)
    }

    private func finding(
        at places: [(id: String, parameter: String)], _ level: DoctorFinding.Level, _ one: String, _ many: String,
        advice: String
    ) -> DoctorFinding? {
        guard let first = places.first else { return nil }
        let message =
            places.count == 1 ? "1 value \(one) (\(first.id).\(first.parameter))" : "\(places.count) values \(many)"
        return DoctorFinding(
            level, message, advice: advice,
            facts: ["values": .array(places.map { .string("\($0.id) \($0.parameter)") })])
    }
}

extension StoredInstance {
    /// Whether an instance is this one, or one that it follows.
    fileprivate func isInChain(_ id: InstanceID) -> Bool { id == self.id || followed.contains { $0.id == id } }
}

extension Schema {
    /// The parameters of a widget's intent, in the order of resolved configurations; none for an orphan.
    fileprivate func parameters(of kind: WidgetKind) -> [Parameter] {
        presentWidget(of: kind)?.intent.flatMap(intent(named:))?.parameters ?? []
    }
}

extension ResolvedParameter {
    /// Whether the stored value breaks a rule that neither a mark nor a lookup shows.
    fileprivate func breaksRule(of declaration: Parameter, in schema: Schema) -> Bool {
        switch declaration.type.element {
        case .currencyAmount, .file, .string, .url: break
        default: if !declaration.type.isList { return false }
        }
        guard let stored else { return false }
        return declaration.problems(of: stored, in: schema).contains { problem in
            switch problem.rule {
            case .currency, .contentType, .scheme, .lineBreak, .uniqueness, .size: true
            case .type, .range, .length, .pattern, .enumCase, .option, .nothingToChoose: false
            }
        }
    }

    /// Whether there is a chosen option whose source is not asked. Options that are marked are reported by their marks.
    fileprivate func isUnasked(_ part: OptionPart, _ files: FileOptions) -> Bool {
        let declaration = part.parameter
        switch declaration.options {
        case .dynamic, .command, .address: break
        case .file: if files.isRead(declaration) { return false }
        case .free, .none, .listed: return false
        }
        guard !declaration.allowsFreeText, !marks.contains(.vanished), !marks.contains(.unchecked) else { return false }
        let chosen = stored ?? (origin == .handlerDefault ? effective : nil)
        return !part.choices(in: chosen).isEmpty
    }
}
