/// One subject that `doctor` looks into. A new one is a type of its own, and a line in ``DoctorChecks``.
package protocol DoctorCheck: Sendable {
    /// The subject, as a word that scripts may rely on: `store`.
    var subject: String { get }
    /// At least one finding; what fails is a finding too.
    func findings(in session: Session) async -> [DoctorFinding]
}

extension DoctorCheck {
    /// A failure as a finding.
    static func finding(of error: any Error, advice: String) -> DoctorFinding {
        let failure = ControlFailure(error)
        let messages = failure.problems.map(\.message).joined(separator: "; ")
        return DoctorFinding(.problem, messages, advice: failure.advice ?? advice)
    }
}

/// All checks, in the order in which they are made and shown.
enum DoctorChecks {
    static let all: [any DoctorCheck] = [
        DefinitionsCheck(), StoreCheck(), InstancesCheck(), RetentionCheck(), ExtensionsCheck(),
    ]
}
