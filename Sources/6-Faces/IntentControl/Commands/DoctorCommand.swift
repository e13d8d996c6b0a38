internal import ArgumentParser
package import IntentCommandLine
internal import IntentDiagnostics
internal import IntentDocuments
package import IntentModel

struct DoctorCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "doctor", abstract: "Check definitions, store and extensions, and print how to fix problems.",
            discussion: """
                Each finding has a line that begins with ok, warning or problem; advice follows on the next line. The \
                exit code is 1 if there is a problem. The command reads the whole store, which can take a while, and \
                does not create one.

                  \(ControlContext.currentProgramName) doctor --json
                """)
    }

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        await session.doctor()
    }
}

extension Session {
    package func doctor() async -> DoctorResult {
        var subjects: [DoctorResult.Subject] = []
        // Other checks fail for the same reason as the first ones if the definitions or the policy are invalid.
        var reported: [String: DoctorFinding] = [:]
        for check in DoctorChecks.all {
            let findings = await check.allFindings(in: self).map { reported[$0.message] ?? $0 }
            if let consequence = check.consequence {
                for finding in findings where finding.level == .problem { reported[finding.message] = consequence }
            }
            subjects.append(DoctorResult.Subject(name: check.subject, findings: findings))
        }
        return DoctorResult(subjects: subjects)
    }
}

/// The findings of all checks.
package struct DoctorResult: CommandResult, Hashable {
    /// The findings of one check.
    package struct Subject: Hashable, Sendable {
        package let name: String
        package let findings: [DoctorFinding]
    }

    package let subjects: [Subject]

    package var json: JSONValue {
        let findings = subjects.flatMap { subject in
            subject.findings.map { finding -> JSONValue in
                [
                    "subject": .string(subject.name), "level": .string(finding.level.rawValue),
                    "message": .string(finding.message), "advice": .optional(finding.advice),
                    "facts": .object(finding.facts),
                ]
            }
        }
        return ["doctor": 1, "findings": .array(findings)]
    }

    /// Lines `problem  store: …`, each followed by its advice.
    package func text(_ style: TextStyle) -> String {
        subjects.flatMap { subject in
            subject.findings.flatMap { finding -> [String] in
                let level = finding.level.rawValue
                let padding = String(repeating: " ", count: 9 - level.count)
                let line =
                    "\(styled(finding.level, style))\(padding)\(subject.name): \(finding.message.onOneVisibleLine)"
                return [line] + (finding.advice.map { ["         \($0.onOneVisibleLine)"] } ?? [])
            }
        }.terminatedLines
    }

    private func styled(_ level: DoctorFinding.Level, _ style: TextStyle) -> String {
        switch level {
        case .ok: level.rawValue
        case .warning: style.warning(level.rawValue)
        case .problem: style.error(level.rawValue)
        }
    }

    package var status: CommandStatus {
        subjects.contains { $0.findings.contains { $0.level == .problem } } ? .failure : .success
    }
}

/// One finding of a check.
package struct DoctorFinding: Hashable, Sendable {
    /// The finding of a check that fails because another one found a problem.
    static func unchecked(because reason: String) -> DoctorFinding {
        DoctorFinding(.warning, "not checked, because \(reason)")
    }

    /// The severity. Only a problem changes the exit status.
    package enum Level: String, Hashable, Sendable {
        case ok, warning, problem
    }

    package var level: Level
    /// A phrase without a full stop.
    package var message: String
    /// How to fix it, as a phrase; nil if there is nothing to fix.
    package var advice: String?
    /// Further data for programs, by name.
    package var facts: JSONObject

    package init(_ level: Level, _ message: String, advice: String? = nil, facts: JSONObject = [:]) {
        self.level = level
        self.message = message
        self.advice = advice
        self.facts = facts
    }
}
