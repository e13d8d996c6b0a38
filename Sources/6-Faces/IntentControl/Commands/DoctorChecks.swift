internal import IntentCommandLine
internal import IntentDocuments
internal import IntentExtension
internal import IntentModel
internal import IntentRuntime

/// A check of one subject. To add one, declare a type and append it to ``DoctorChecks/all``.
protocol DoctorCheck: Sendable {
    /// The subject as scripts know it, such as `store`.
    var subject: String { get }
    /// How to fix an error that has no advice of its own.
    var advice: String { get }
    /// The severity of an error.
    var failureLevel: DoctorFinding.Level { get }
    /// Returns at least one finding. An error becomes a finding, too.
    func findings(in session: Session) async throws -> [DoctorFinding]
    /// The finding of later checks that fail with the same message as this one; nil to report the message each time.
    var consequence: DoctorFinding? { get }
}

extension DoctorCheck {
    var failureLevel: DoctorFinding.Level { .problem }
    var consequence: DoctorFinding? { nil }

    /// Returns an error as a finding.
    func finding(of error: any Error, advice: String? = nil) -> DoctorFinding {
        let error = CommandError(error)
        return DoctorFinding(failureLevel, error.message, advice: error.advice ?? advice ?? self.advice)
    }

    /// Returns what the check finds, at least one finding.
    func allFindings(in session: Session) async -> [DoctorFinding] {
        do { return try await findings(in: session) } catch { return [finding(of: error)] }
    }
}

enum DoctorChecks {
    /// All checks in the order in which they run, that of the definitions first.
    static let all: [any DoctorCheck] = [
        DefinitionsCheck(), PolicyCheck(), StoreCheck(), InstancesCheck(), RetentionCheck(), TrustCheck(),
        ExtensionsCheck(), HandlersCheck(), DrawingCheck(), HostCheck(),
    ]
}

/// Checks that there are definitions and that they are valid.
private struct DefinitionsCheck: DoctorCheck {
    let subject = "definitions"
    let advice = "'intentgen validate' shows the location of each error"
    let consequence: DoctorFinding? = .unchecked(because: "the definitions are invalid")

    func findings(in session: Session) async throws -> [DoctorFinding] {
        guard let schema = try session.completeSchemaIfFound() else {
            return [
                DoctorFinding(
                    .warning, "no definitions found, so values cannot be validated",
                    advice: "pass --definitions PATH, or set INTENT_DEFINITIONS")
            ]
        }
        let counted = [
            (schema.intents.count, "intent"), (schema.widgets.count, "widget"), (schema.controls.count, "control"),
        ].filter { $0.0 > 0 }.map { $0.0.counting($0.1) }
        let listed = [counted.dropLast().joined(separator: ", ")] + counted.suffix(1)
        let counts = counted.isEmpty ? "no intents" : listed.filter { !$0.isEmpty }.joined(separator: " and ")
        return [
            DoctorFinding(
                .ok, "\(counts) of the group '\(schema.group)'",
                facts: [
                    "intents": .integer(schema.intents.count), "widgets": .integer(schema.widgets.count),
                    "controls": .integer(schema.controls.count), "group": .string(schema.group),
                ])
        ]
    }
}

/// Checks that the policy of an administrator is valid, if there is one.
private struct PolicyCheck: DoctorCheck {
    let subject = "policy"
    let advice = "correct the file; no command that uses definitions runs until then"
    let consequence: DoctorFinding? = .unchecked(because: "the policy cannot be used; correct it first")

    func findings(in session: Session) async throws -> [DoctorFinding] {
        guard try session.completeSchemaIfFound() != nil else { return [DoctorFinding(.ok, "no definitions")] }
        let result = try session.printedPolicy()
        guard let policy = result.policy else { return [DoctorFinding(.ok, "no policy")] }
        let rows = result.widgets.flatMap(\.rows).map(\.policy)
        let (locked, defaults) = (rows.count(where: \.isLocked), rows.count { $0.defaultRule != nil })
        let warnings = result.warnings.map { DoctorFinding(.warning, $0) }
        return [
            DoctorFinding(
                .ok,
                "\(policy.owner.text) sets \(defaults.counting("default")) and locks \(locked.counting("row")) in "
                    + "'\(policy.path)'",
                facts: [
                    "file": .string(policy.path), "defaults": .integer(defaults), "locked": .integer(locked),
                ])
        ] + warnings
    }
}

/// Checks that the store can be opened, is undamaged and is not locked. Opening it also checks permissions, the file
/// system and the format.
private struct StoreCheck: DoctorCheck {
    let subject = "store"
    let advice = "fix what the message names, and run 'doctor' again"

    func findings(in session: Session) async throws -> [DoctorFinding] {
        guard let store = try session.existingStore() else {
            return [finding(of: try session.missingStore(at: session.storeLocation()))]
        }
        guard let store = store as? any StoreExamining else {
            return [DoctorFinding(.ok, "the store can be opened")]
        }
        return findings(of: try store.examination())
    }

    private func finding(of missing: MissingStore) -> DoctorFinding {
        guard missing.isOnlyGroup else { return DoctorFinding(.ok, "\(missing.message); 'add' creates it") }
        return DoctorFinding(
            .warning, missing.message, advice: "correct the group of the definitions; if it is new, 'add' creates it")
    }

    private func findings(of examination: StoreExamination) -> [DoctorFinding] {
        let facts = examination.facts
        func number(_ name: String) -> Int { facts[name]?.integerValue ?? 0 }
        func counted(_ name: String, _ text: (Int) -> String) -> String? {
            number(name) > 0 ? text(number(name)) : nil
        }
        func kibibytes(_ name: String) -> String? { counted(name) { "\(($0 + 1_023) / 1_024) KiB" } }
        let size =
            facts["server"]?.stringValue.map { server in
                server + (kibibytes("databaseBytes").map { " with a database of \($0)" } ?? "")
            }
            ?? [kibibytes("fileBytes"), kibibytes("logBytes").map { "\($0) of write-ahead log" }]
            .compactMap(\.self).joined(separator: " and ")
        let summary = [
            "format \(facts["format"]?.stringValue ?? "unknown")",
            counted("instances") { $0.counting("instance") } ?? "no instances",
            counted("changes") { "\($0.counting("change")) in the log" }, size,
        ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        var findings = [DoctorFinding(.ok, summary, facts: facts)]
        if facts["isLocked"]?.booleanValue == true {
            let holder = facts["lockHolder"]?.integerValue.map { "process \($0)" }
            findings.append(
                DoctorFinding(
                    .warning, "\(holder ?? "another program") currently holds the write lock",
                    advice: "run 'doctor' again; if the lock is still held, resume or stop "
                        + (holder ?? "the program, which 'lsof' finds")))
        }
        return findings
            + examination.warnings.map { DoctorFinding(.warning, $0.message, advice: $0.advice) }
            + examination.faults.map { DoctorFinding(.problem, $0.message, advice: $0.advice) }
    }
}

/// Reports how much history the store keeps.
private struct RetentionCheck: DoctorCheck {
    let subject = "retention"
    let advice = "fix the store first"

    func findings(in session: Session) async throws -> [DoctorFinding] {
        [finding(of: try session.existingStore()?.retention() ?? .standard)]
    }

    private func finding(of retention: StoreRetention) -> DoctorFinding {
        let edits = retention.edits.map { "\($0.counting("edit")) of each instance" } ?? "all edits"
        let days =
            retention.removedDays.map { "removed instances for \($0.counting("day"))" } ?? "removed instances forever"
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
    let advice = "pass a program that was built with the library IntentExtension"

    func findings(in session: Session) async throws -> [DoctorFinding] {
        let hosts = try session.extensions.found()
        if hosts.isEmpty { return [DoctorFinding(.ok, "no extensions are configured")] }
        return hosts.map { finding(of: $0, session.extensions) } + mismatches(in: session)
    }

    private func finding(of host: ExtensionHost, _ extensions: ProgramExtensions) -> DoctorFinding {
        do {
            _ = try extensions.schema(of: host)
        } catch {
            // Without definitions of its own, an extension is used with those of files.
            guard error.problems.first?.code == ProgramExtensions.noDefinitions else {
                return finding(
                    of: error, advice: "run '\(host.path)' on its own, or pass --extension-log, to see its messages")
            }
        }
        let intents = (host.hello?.intents ?? []).map(\.name)
        return DoctorFinding(
            .ok, "'\(host.path)' answers for \(intents.isEmpty ? "no intent" : intents.joined(separator: ", "))",
            facts: ["path": .string(host.path), "intents": .array(intents.map(JSONValue.string))])
    }

    private func mismatches(in session: Session) -> [DoctorFinding] {
        session.extensionWarnings.map {
            DoctorFinding(.warning, $0.message, advice: "rebuild the extension with the current definitions")
        }
    }
}
