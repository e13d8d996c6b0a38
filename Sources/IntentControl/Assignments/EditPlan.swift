package import IntentModel
package import IntentRuntime

/// What the assignments of one command line ask of the engine, in their order.
package struct EditPlan: Sendable {
    /// One change of one parameter.
    package struct Step: Hashable, Sendable {
        package let parameter: String
        package let operation: Edit.Operation

        package init(parameter: String, operation: Edit.Operation) {
            self.parameter = parameter
            self.operation = operation
        }
    }

    package private(set) var steps: [Step] = []

    /// Nothing to do.
    package init() {}

    /// Judges form and type; what needs the instance or a handler is the engine's to judge.
    ///
    /// Of one parameter, `PARAM:=JSON` or any number of `PARAM=TEXT` comes first and is one value; `+=` and `-=`
    /// follow.
    /// - Parameter documents: Reads what `:=@FILE` and `:=@-` name.
    /// - Throws: All problems of all assignments, with the status of the first.
    package init(
        _ assignments: [Assignment], intent: Intent, schema: Schema, documents: any DocumentReading
    ) throws(ControlFailure) {
        let reader = AssignmentReader(intent: intent, schema: schema, documents: documents)
        var signs: [String: Set<AssignmentOperator>] = [:]
        var failures: [ControlFailure] = []
        for assignment in assignments {
            do {
                let step = try reader.step(of: assignment)
                let earlier = signs[assignment.parameter, default: []]
                try append(step, of: assignment, after: earlier)
                signs[assignment.parameter] = earlier.union([assignment.sign])
            } catch {
                failures.append(error)
            }
        }
        if let first = failures.first { throw ControlFailure(first.status, failures.flatMap(\.problems)) }
    }

    /// Takes values away, so that defaults hold again.
    /// - Throws: All names that the intent does not know.
    package init(resetting parameters: [String], intent: Intent) throws(ControlFailure) {
        let problems = parameters.filter { intent.parameter(named: $0) == nil }.map(intent.problem(ofUnknown:))
        guard problems.isEmpty else { throw ControlFailure(.wrongData, problems) }
        steps = parameters.map { Step(parameter: $0, operation: .reset) }
    }

    package func apply(to edit: inout Edit) {
        for step in steps { edit.append(step.operation, to: step.parameter) }
    }

    private mutating func append(
        _ step: Step, of assignment: Assignment, after earlier: Set<AssignmentOperator>
    ) throws(ControlFailure) {
        guard assignment.sign == .text || assignment.sign == .json, !earlier.isEmpty else {
            steps.append(step)
            return
        }
        guard assignment.sign == .text, earlier == [.text],
            let index = steps.lastIndex(where: { $0.parameter == step.parameter }),
            case .set(.list(let first)) = steps[index].operation, case .set(.list(let more)) = step.operation
        else {
            throw .usage(
                "'\(assignment.source)' is a second value of '\(step.parameter)'; only PARAM=TEXT of a list may be "
                    + "repeated, and += and -= stand behind it")
        }
        steps[index] = Step(parameter: step.parameter, operation: .set(.list(first + more)))
    }
}
