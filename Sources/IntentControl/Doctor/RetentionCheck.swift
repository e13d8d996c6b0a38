internal import IntentModel
internal import IntentRuntime

/// How much of the past the store keeps.
struct RetentionCheck: DoctorCheck {
    let subject = "retention"

    func findings(in session: Session) async -> [DoctorFinding] {
        do {
            let location = try session.definitionFreeLocation()
            guard try !session.isMissing(location) else {
                return [finding(of: .standard)]
            }
            return [finding(of: try session.open(location).retention())]
        } catch {
            return [Self.finding(of: error, advice: "mend the store first")]
        }
    }

    private func finding(of retention: StoreRetention) -> DoctorFinding {
        let edits = retention.edits.map { "\($0) edits of each instance" } ?? "all edits"
        let days = retention.removedDays.map { "removed instances for \($0) days" } ?? "removed instances for ever"
        let isUnlimited = retention.edits == nil
        return DoctorFinding(
            isUnlimited ? .warning : .ok, "\(edits) and \(days) are kept",
            advice: isUnlimited ? "the log grows with every edit; 'retention --edits 200' limits it" : nil,
            facts: [
                "edits": retention.edits.map(JSONValue.integer) ?? .null,
                "removedDays": retention.removedDays.map(JSONValue.integer) ?? .null,
            ])
    }
}
