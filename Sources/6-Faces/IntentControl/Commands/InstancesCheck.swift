internal import IntentCommandLine
import IntentDocuments
internal import IntentModel
internal import IntentRuntime

/// Checks that the definitions declare every instance, and that every value is valid.
struct InstancesCheck: DoctorCheck {
    let subject = "instances"

    func findings(in session: Session) async -> [DoctorFinding] {
        do {
            guard try session.schemaIfFound() != nil, try !session.isMissing(session.storeLocation())
            else { return [DoctorFinding(.ok, "there is nothing to compare")] }
            let engine = try session.workspace(definitions: .required, store: .existing).engine
            var survey = InstanceSurvey()
            try engine.resolveAllSynchronously(transform: InstanceSurvey.init) { survey.add($0) }
            return survey.findings
        } catch {
            return [finding(of: error, advice: "fix the definitions and the store first")]
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
    private var replacedValues: [DoctorFinding] = []

    init() {}

    init(of configurations: [ResolvedConfiguration]) {
        count = configurations.count
        for configuration in configurations {
            let id = configuration.instance.id.text
            if configuration.isOrphan { orphans.append(id) }
            for parameter in configuration.parameters {
                for mark in parameter.marks where InstanceSurvey.reportedMarks.contains(mark) {
                    places[mark, default: []].append((id, parameter.name))
                }
                replacedValues += InstanceSurvey.replacedValues(of: parameter, id)
            }
        }
    }

    /// Adds what was found about the instances that follow.
    mutating func add(_ other: InstanceSurvey) {
        count += other.count
        orphans += other.orphans
        places.merge(other.places) { $0 + $1 }
        replacedValues += other.replacedValues
    }

    /// Returns a finding for each value without effect, because another program edited its parameter under another name.
    private static func replacedValues(of parameter: ResolvedParameter, _ id: String) -> [DoctorFinding] {
        parameter.replaced.sorted { $0.key < $1.key }.map { name, value in
            DoctorFinding(
                .warning,
                "'\(parameter.name)' of '\(id)' was edited later by a program with other definitions; "
                    + "the value of '\(name)', \(value.line), has no effect",
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
        findings += replacedValues
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
                .unchecked, "was stored unchecked", "were stored unchecked",
                advice: "run 'set' again while the handler is available"),
        ].compactMap(\.self)
        if findings.isEmpty, count == 0 { return [DoctorFinding(.ok, "there are no instances")] }
        return findings.isEmpty
            ? [DoctorFinding(.ok, "all values of \(count.counting("instance")) are valid")] : findings
    }

    /// - Parameters:
    ///   - one: The predicate of a single value.
    ///   - many: The predicate of several values.
    private func finding(_ mark: ValueMark, _ one: String, _ many: String, advice: String) -> DoctorFinding? {
        guard let places = places[mark], let first = places.first else { return nil }
        let level: DoctorFinding.Level = mark == .migrated ? .ok : .warning
        let message =
            places.count == 1 ? "1 value \(one) (\(first.id).\(first.parameter))" : "\(places.count) values \(many)"
        return DoctorFinding(
            level, message, advice: advice,
            facts: ["values": .array(places.map { .string("\($0.id) \($0.parameter)") })])
    }
}
