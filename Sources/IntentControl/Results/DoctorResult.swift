internal import IntentDiagnostics
package import IntentModel

/// What `doctor` found, subject by subject.
package struct DoctorResult: CommandResult, Hashable {
    /// The findings of one check.
    package struct Subject: Hashable, Sendable {
        package let name: String
        package let findings: [DoctorFinding]

        package init(name: String, findings: [DoctorFinding]) {
            self.name = name
            self.findings = findings
        }
    }

    package let subjects: [Subject]

    package init(subjects: [Subject]) {
        self.subjects = subjects
    }

    package var json: JSONValue {
        let findings = subjects.flatMap { subject in
            subject.findings.map { finding -> JSONValue in
                [
                    "subject": .string(subject.name), "level": .string(finding.level.rawValue),
                    "message": .string(finding.message), "advice": finding.advice.map(JSONValue.string) ?? .null,
                    "facts": .object(finding.facts),
                ]
            }
        }
        return ["doctor": 1, "findings": .array(findings)]
    }

    /// `problem  store: …`, and what helps below it.
    package func text(_ style: TextStyle) -> String {
        subjects.flatMap { subject in
            subject.findings.flatMap { finding -> [String] in
                let level =
                    dressed(finding.level, style) + String(repeating: " ", count: 9 - finding.level.rawValue.count)
                let line = "\(level)\(subject.name): \(finding.message.onOneVisibleLine)"
                return [line] + (finding.advice.map { ["         \($0.onOneVisibleLine)"] } ?? [])
            }
        }.map { $0 + "\n" }.joined()
    }

    private func dressed(_ level: DoctorFinding.Level, _ style: TextStyle) -> String {
        switch level {
        case .ok: level.rawValue
        case .warning: style.warning(level.rawValue)
        case .problem: style.error(level.rawValue)
        }
    }

    package var status: ControlStatus {
        subjects.contains { $0.findings.contains { $0.level == .problem } } ? .failed : .done
    }
}
