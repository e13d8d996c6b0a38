internal import IntentCommandLine
internal import IntentDocuments
internal import IntentModel
internal import IntentRuntime

/// Checks that the intents have the handlers that they require, and that the handlers accept the stored configurations.
///
/// It comes after the check of extensions, which starts them.
struct HandlersCheck: DoctorCheck {
    let subject = "handlers"
    let advice = "fix the store first"

    func findings(in session: Session) async throws -> [DoctorFinding] {
        guard try session.completeSchemaIfFound() != nil else {
            return [DoctorFinding(.ok, "there are no intents that require handlers")]
        }
        let findings =
            try missingHandlers(in: session) + unperformedControls(in: session)
            + (try await refusals(in: session))
        return findings.isEmpty ? [DoctorFinding(.ok, "every intent has the handler that it requires")] : findings
    }

    private func missingHandlers(in session: Session) throws -> [DoctorFinding] {
        try session.missingHandlers().map { missing in
            DoctorFinding(
                .warning, "\(missing)",
                advice: advice(in: session),
                facts: [
                    "intent": .string(missing.intent),
                    "parameters": .array(missing.parameters.map(JSONValue.string)),
                ])
        }
    }

    private func unperformedControls(in session: Session) throws -> [DoctorFinding] {
        try session.unperformedControls().map { control in
            DoctorFinding(
                .warning, "no handler performs the intent '\(control.intent)' of the control '\(control.kind)'",
                advice: advice(in: session),
                facts: ["intent": .string(control.intent), "control": .string(control.kind.name)])
        }
    }

    private func advice(in session: Session) -> String {
        session.isGeneratedProgram
            ? "pass its handler to ControlProgram.main, or pass an extension with --extension PATH"
            : session.handlerAdvice
    }

    private func refusals(in session: Session) async throws -> [DoctorFinding] {
        guard try !session.isMissing(session.storeLocation()) else { return [] }
        let engine = try session.workspace(definitions: .complete, store: .existing).engine
        do {
            return try await engine.refusedInstances().flatMap { id, problems in
                problems.map { problem in
                    DoctorFinding(
                        .warning, "the handler refuses '\(id)': \(problem)", advice: "change the values with 'set'",
                        facts: ["instance": .string(id.text), "parameter": .optional(problem.parameter)])
                }
            }
        } catch let failure as OptionsFailure {
            return [
                DoctorFinding(
                    .problem, "configurations cannot be validated: \(failure)",
                    advice: "run 'doctor' again when the handler is available")
            ]
        }
    }
}
