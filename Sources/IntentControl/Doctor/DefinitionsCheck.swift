internal import IntentModel

/// Whether there are definitions, and whether they can be read.
struct DefinitionsCheck: DoctorCheck {
    let subject = "definitions"

    func findings(in session: Session) async -> [DoctorFinding] {
        do {
            guard let schema = try session.optionalSchema() else {
                return [
                    DoctorFinding(
                        .warning, "no definitions are given, so values cannot be judged",
                        advice: "write --definitions PATH, or set INTENT_DEFINITIONS")
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
            return [Self.finding(of: error, advice: "'intentgen validate' shows each place")]
        }
    }
}
