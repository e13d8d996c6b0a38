internal import IntentCommandLine
internal import IntentExtension
internal import IntentModel
internal import IntentRuntime

/// A check of one subject. To add one, declare a type and append it to ``DoctorChecks/all``.
protocol DoctorCheck: Sendable {
    /// The subject as scripts know it, such as `store`.
    var subject: String { get }
    /// Returns at least one finding. A failure of the check is a finding, too.
    func findings(in session: Session) async -> [DoctorFinding]
}

extension DoctorCheck {
    /// Returns an error as a finding.
    fileprivate func finding(of error: any Error, advice: String) -> DoctorFinding {
        let error = CommandError(error)
        return DoctorFinding(.problem, error.message, advice: error.advice ?? advice)
    }
}

enum DoctorChecks {
    /// All checks in the order in which they run.
    static let all: [any DoctorCheck] = [
        DefinitionsCheck(), StoreCheck(), InstancesCheck(), RetentionCheck(), ExtensionsCheck(),
    ]
}

/// Checks that there are definitions and that they are valid.
private struct DefinitionsCheck: DoctorCheck {
    let subject = "definitions"

    func findings(in session: Session) async -> [DoctorFinding] {
        do {
            guard let schema = try session.schemaIfFound() else {
                return [
                    DoctorFinding(
                        .warning, "no definitions found, so values cannot be validated",
                        advice: "pass --definitions PATH, or set INTENT_DEFINITIONS")
                ]
            }
            let counts = "\(schema.intents.count.counting("intent")) and \(schema.widgets.count.counting("widget"))"
            return [
                DoctorFinding(
                    .ok, "\(counts) of the group '\(schema.group)'",
                    facts: [
                        "intents": .integer(schema.intents.count), "widgets": .integer(schema.widgets.count),
                        "group": .string(schema.group),
                    ])
            ]
        } catch {
            return [finding(of: error, advice: "'intentgen validate' shows the location of each error")]
        }
    }
}

/// Checks that the store can be opened, is undamaged and is not locked. Opening it also checks permissions, the file
/// system and the format.
private struct StoreCheck: DoctorCheck {
    let subject = "store"

    func findings(in session: Session) async -> [DoctorFinding] {
        do {
            guard let store = try session.existingStore() else {
                let location = try session.storeLocation()
                return [DoctorFinding(.ok, "the store '\(location.text)' does not exist yet; 'add' creates it")]
            }
            guard let store = store as? any StoreExamining else {
                return [DoctorFinding(.ok, "the store can be opened")]
            }
            return findings(of: try store.examination())
        } catch {
            return [finding(of: error, advice: "fix what the message names, and run 'doctor' again")]
        }
    }

    private func findings(of examination: StoreExamination) -> [DoctorFinding] {
        let facts = examination.facts
        func number(_ name: String) -> Int { facts[name]?.integerValue ?? 0 }
        let summary =
            "format \(facts["format"]?.stringValue ?? "unknown"), \(number("instances").counting("instance")), "
            + "\(number("changes").counting("change")) in the log, "
            + (facts["server"]?.stringValue.map { "\($0) with a database of \(number("databaseBytes") / 1_024) KiB" }
                ?? "\(number("fileBytes") / 1_024) KiB and \(number("logBytes") / 1_024) KiB of write-ahead log")
        var findings = [DoctorFinding(.ok, summary, facts: facts)]
        if facts["isLocked"]?.booleanValue == true {
            findings.append(
                DoctorFinding(
                    .warning, "another program currently holds the write lock",
                    advice: "run 'doctor' again; if the lock is still held, find the program with 'lsof'"))
        }
        return findings
            + examination.faults.map { DoctorFinding(.problem, $0.message, advice: $0.advice) }
    }
}

/// Checks that the definitions declare every instance, and that every value is valid.
private struct InstancesCheck: DoctorCheck {
    let subject = "instances"

    func findings(in session: Session) async -> [DoctorFinding] {
        do {
            guard try session.schemaIfFound() != nil, try !session.isMissing(session.storeLocation())
            else { return [DoctorFinding(.ok, "there is nothing to compare")] }
            let engine = try session.workspace(definitions: .required, store: .existing).engine
            return findings(of: try engine.instancesSynchronously().map { try engine.resolvedSynchronously($0.id) })
        } catch {
            return [finding(of: error, advice: "fix the definitions and the store first")]
        }
    }

    private func findings(of configurations: [ResolvedConfiguration]) -> [DoctorFinding] {
        let orphans = configurations.filter(\.isOrphan).map(\.instance.id.text)
        var findings: [DoctorFinding] = []
        if !orphans.isEmpty {
            findings.append(
                DoctorFinding(
                    .warning,
                    "\(orphans.count.counting("orphan")), whose kind or intent is no longer in the definitions",
                    advice: "'list --orphans' lists them; add 'renamedFrom' to a definition, or run 'remove'",
                    facts: ["orphans": .array(orphans.map(JSONValue.string))]))
        }
        findings += [
            finding(
                .incompatible, "is no longer valid for its definition", "are no longer valid for their definitions",
                in: configurations,
                advice: "the stored values are kept and the defaults are in effect; run 'set' or 'reset'"),
            finding(
                .migrated, "is stored under a former name or type", "are stored under former names or types",
                in: configurations, advice: "'migrate' stores values as they are declared now"),
            finding(
                .vanished, "is no longer offered as an option", "are no longer offered as options",
                in: configurations, advice: "'get --explain' shows them; choose others with 'set'"),
            finding(
                .unchecked, "was stored unchecked", "were stored unchecked", in: configurations,
                advice: "run 'set' again while the handler is available"),
        ].compactMap(\.self)
        return findings.isEmpty
            ? [DoctorFinding(.ok, "all values of \(configurations.count.counting("instance")) are valid")]
            : findings
    }

    /// - Parameters:
    ///   - one: The predicate of a single value.
    ///   - many: The predicate of several values.
    private func finding(
        _ mark: ValueMark, _ one: String, _ many: String, in configurations: [ResolvedConfiguration], advice: String
    ) -> DoctorFinding? {
        let places = configurations.flatMap { configuration in
            configuration.parameters.filter { $0.marks.contains(mark) }.map {
                (id: configuration.instance.id.text, parameter: $0.name)
            }
        }
        guard let first = places.first else { return nil }
        let level: DoctorFinding.Level = mark == .migrated ? .ok : .warning
        let message =
            places.count == 1 ? "1 value \(one) (\(first.id).\(first.parameter))" : "\(places.count) values \(many)"
        return DoctorFinding(
            level, message, advice: advice,
            facts: ["values": .array(places.map { .string("\($0.id) \($0.parameter)") })])
    }
}

/// Reports how much history the store keeps.
private struct RetentionCheck: DoctorCheck {
    let subject = "retention"

    func findings(in session: Session) async -> [DoctorFinding] {
        do {
            return [finding(of: try session.existingStore()?.retention() ?? .standard)]
        } catch {
            return [finding(of: error, advice: "fix the store first")]
        }
    }

    private func finding(of retention: StoreRetention) -> DoctorFinding {
        let edits = retention.edits.map { "\($0) edits of each instance" } ?? "all edits"
        let days = retention.removedDays.map { "removed instances for \($0) days" } ?? "removed instances forever"
        let isUnlimited = retention.edits == nil
        return DoctorFinding(
            isUnlimited ? .warning : .ok, "the store keeps \(edits) and \(days)",
            advice: isUnlimited ? "the log grows with every edit; 'retention --edits 200' limits it" : nil,
            facts: ["edits": .optional(retention.edits), "removedDays": .optional(retention.removedDays)])
    }
}

/// Checks that each extension starts, answers, and was built with the current definitions.
private struct ExtensionsCheck: DoctorCheck {
    let subject = "extensions"

    func findings(in session: Session) async -> [DoctorFinding] {
        do {
            let hosts = try session.extensions.found()
            if hosts.isEmpty { return [DoctorFinding(.ok, "no extensions are configured")] }
            return hosts.map { finding(of: $0, session.extensions) } + mismatches(in: session)
        } catch {
            return [finding(of: error, advice: "pass a program that was built with the library IntentExtension")]
        }
    }

    private func finding(of host: ExtensionHost, _ extensions: ProgramExtensions) -> DoctorFinding {
        do {
            _ = try extensions.schema(of: host)
            let intents = (host.hello?.intents ?? []).map(\.name)
            return DoctorFinding(
                .ok, "'\(host.path)' answers for \(intents.isEmpty ? "no intent" : intents.joined(separator: ", "))",
                facts: ["path": .string(host.path), "intents": .array(intents.map(JSONValue.string))])
        } catch {
            return finding(
                of: error, advice: "run '\(host.path)' on its own, or pass --extension-log, to see its messages")
        }
    }

    private func mismatches(in session: Session) -> [DoctorFinding] {
        session.extensionWarnings.map {
            DoctorFinding(.warning, $0.message, advice: "rebuild the extension with the current definitions")
        }
    }
}

extension Int {
    /// Returns the number with a noun whose plural ends in "s": `1 instance`, `12 instances`.
    fileprivate func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
