internal import IntentCommandLine
internal import IntentModel
internal import IntentSystem

/// Checks that the commands and addresses that provide options are trusted.
struct TrustCheck: DoctorCheck {
    /// The number of sources that are reported one by one.
    private static let listedSources = 10

    let subject = "trust"
    let advice = "options of commands and addresses are unavailable until then"
    /// Only the rows with these options lack them.
    let failureLevel = DoctorFinding.Level.warning

    func findings(in session: Session) async throws -> [DoctorFinding] {
        guard let schema = try session.completeSchemaIfFound() else {
            return [DoctorFinding(.ok, "no definitions")]
        }
        let requests = try TrustRequest.all(in: schema, session.context)
        if requests.isEmpty { return [DoctorFinding(.ok, "no command and no address provides options")] }
        let permissions = Permissions(try TrustList(session.context.environment).subjects())
        return findings(of: requests, permissions, session.context)
    }

    private func findings(
        of requests: [TrustRequest], _ permissions: Permissions, _ context: ControlContext
    ) -> [DoctorFinding] {
        let pending = requests.map { (request: $0, state: permissions.state(of: $0.subject)) }
            .filter { $0.state != .allowed }
        if pending.isEmpty {
            let verb = requests.count == 1 ? "is" : "are"
            return [DoctorFinding(.ok, "\(requests.count.counting("source")) of options \(verb) trusted")]
        }
        let listed = pending.prefix(Self.listedSources).map { pending in
            let reason = pending.state == .changed ? "has changed since it was trusted" : "is not trusted"
            return DoctorFinding(
                .warning,
                "\(pending.request.subject.phrase) \(reason), so \(pending.request.parameters.joined(separator: ", ")) "
                    + "cannot have its options",
                advice: "run '\(trustCommand(for: pending.request.subject, context))'",
                facts: ["parameters": .array(pending.request.parameters.map(JSONValue.string))])
        }
        guard pending.count > listed.count else { return listed }
        return listed + [
            DoctorFinding(
                .warning, "\((pending.count - listed.count).counting("more source")) of options must be trusted",
                advice: "'\(context.programName) trust' lists them")
        ]
    }

    /// The command that allows a source. A program's own definitions have no folder to name.
    private func trustCommand(for subject: TrustSubject, _ context: ControlContext) -> String {
        let folder = context.definitions.areFiles ? [subject.folder.shellQuoted] : []
        return (["\(context.programName) trust"] + folder).joined(separator: " ")
    }
}
