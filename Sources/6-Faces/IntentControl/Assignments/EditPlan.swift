package import IntentCommandLine
package import IntentModel
package import IntentRuntime

/// The changes that the assignments of a command line request, in their order.
package struct EditPlan: Sendable {
    /// One change of one parameter.
    package struct Step: Hashable, Sendable {
        package let parameter: String
        package let operation: DynamicEdit.Operation

        package init(parameter: String, operation: DynamicEdit.Operation) {
            self.parameter = parameter
            self.operation = operation
        }
    }

    package private(set) var steps: [Step] = []

    /// A plan without changes.
    package init() {}

    /// Validates the form and type of assignments. The engine validates what depends on the instance or a handler.
    ///
    /// For each parameter, `PARAM:=JSON` or any number of `PARAM=TEXT` comes first and is one value; `+=` and `-=`
    /// follow.
    /// - Parameter documents: Reads what `:=@FILE` and `:=@-` name.
    /// - Throws: All problems of all assignments, with the status of the first.
    package init(
        _ assignments: [Assignment], intent: Intent, schema: Schema, documents: any DocumentReading
    ) throws(CommandError) {
        let reader = AssignmentReader(intent: intent, schema: schema, documents: documents)
        var forms: [String: Set<Assignment.Form>] = [:]
        var lists = RepeatedLists()
        var failures: [CommandError] = []
        for assignment in assignments {
            do {
                let step = try reader.step(of: assignment)
                let earlier = forms[assignment.parameter, default: []]
                try append(step, of: assignment, after: earlier, &lists)
                forms[assignment.parameter] = earlier.union([assignment.form])
            } catch {
                failures.append(error)
            }
        }
        for (index, values) in lists.values {
            steps[index] = Step(parameter: steps[index].parameter, operation: .set(.list(values)))
        }
        if let first = failures.first { throw CommandError(first.status, failures.flatMap(\.problems)) }
    }

    /// Creates a plan that removes values, so that defaults apply again.
    /// - Throws: All names that are not parameters of the intent.
    package init(resetting parameters: [String], intent: Intent) throws(CommandError) {
        let problems = parameters.filter { intent.parameter(named: $0) == nil }.map(intent.problem(ofUnknown:))
        guard problems.isEmpty else { throw CommandError(.invalidData, problems) }
        steps = parameters.map { Step(parameter: $0, operation: .reset) }
    }

    package func apply(to edit: inout DynamicEdit) {
        for step in steps { edit.append(step.operation, to: step.parameter) }
    }

    private mutating func append(
        _ step: Step, of assignment: Assignment, after earlier: Set<Assignment.Form>, _ lists: inout RepeatedLists
    ) throws(CommandError) {
        guard assignment.form == .text || assignment.form == .json, !earlier.isEmpty else {
            if assignment.form == .text, case .set(.list(let values)) = step.operation {
                lists.begin(step.parameter, at: steps.count, values)
            }
            steps.append(step)
            return
        }
        guard assignment.form == .text, earlier == [.text], case .set(.list(let more)) = step.operation,
            lists.append(more, to: step.parameter)
        else {
            throw .usage(
                "'\(assignment.source)' is a second value of '\(step.parameter)'; only PARAM=TEXT of a list can be "
                    + "repeated, and += and -= must follow it")
        }
    }
}

/// The lists that are set by any number of `PARAM=TEXT`, by the index of their step.
private struct RepeatedLists {
    private(set) var values: [Int: [IntentValue?]] = [:]
    private var indices: [String: Int] = [:]

    mutating func begin(_ parameter: String, at index: Int, _ values: [IntentValue?]) {
        indices[parameter] = index
        self.values[index] = values
    }

    /// - Returns: False if the parameter has no list.
    mutating func append(_ more: [IntentValue?], to parameter: String) -> Bool {
        guard let index = indices[parameter] else { return false }
        values[index, default: []] += more
        return true
    }
}

/// Turns assignments into changes, by the types that the intent declares.
private struct AssignmentReader {
    let intent: Intent
    let schema: Schema
    let documents: any DocumentReading

    func step(of assignment: Assignment) throws(CommandError) -> EditPlan.Step {
        guard let parameter = intent.parameter(named: assignment.parameter) else {
            throw CommandError(.invalidData, [intent.problem(ofUnknown: assignment.parameter)])
        }
        return EditPlan.Step(parameter: parameter.name, operation: try operation(of: assignment, on: parameter))
    }

    private func operation(
        of assignment: Assignment, on parameter: Parameter
    ) throws(CommandError) -> DynamicEdit.Operation {
        switch assignment.form {
        case .text where parameter.type.isList: .set(.list(try items(of: assignment, on: parameter)))
        case .text: .set(try value(assignment.text, of: assignment, on: parameter))
        case .json: .set(try document(of: assignment, on: parameter))
        case .add: .add(try changedItems(of: assignment, on: parameter))
        case .remove: .remove(try changedItems(of: assignment, on: parameter))
        }
    }

    private func changedItems(
        of assignment: Assignment, on parameter: Parameter
    ) throws(CommandError) -> [IntentValue] {
        let symbol = assignment.form.rawValue
        guard parameter.type.isList else { throw error(in: assignment, "\(symbol) is only for lists; write =") }
        guard !assignment.text.isEmpty else { throw error(in: assignment, "a value is missing after \(symbol)") }
        return try items(of: assignment, on: parameter)
    }

    private func items(of assignment: Assignment, on parameter: Parameter) throws(CommandError) -> [IntentValue] {
        var values: [IntentValue] = []
        for item in assignment.items {
            values.append(try value(item, of: assignment, on: parameter))
        }
        return values
    }

    private func value(
        _ text: String, of assignment: Assignment, on parameter: Parameter
    ) throws(CommandError) -> IntentValue {
        if text.isEmpty, parameter.type.element != .string {
            throw error(in: assignment, emptyTextMessage(for: parameter))
        }
        do {
            return try parameter.type.value(fromText: text, in: schema, unit: parameter.settings.defaultUnit)
        } catch {
            throw self.error(in: assignment, error.message, suggestion: error.suggestion)
        }
    }

    private func emptyTextMessage(for parameter: Parameter) -> String {
        if parameter.type.isList { return "an item is empty; ':=[…, null]' sets an empty slot" }
        let alternative = parameter.hasStaticDefault ? "'reset' restores the default" : "':=null' sets no value"
        return "an empty string is not a value of this type; \(alternative)"
    }

    private func document(
        of assignment: Assignment, on parameter: Parameter
    ) throws(CommandError) -> IntentValue? {
        let json = try json(of: assignment)
        guard json != .null else { return nil }
        // As in a definition, a single value for a list is a list with one value.
        let wire: JSONValue = parameter.type.isList && json.arrayValue == nil ? .array([json]) : json
        do {
            return try parameter.type.value(fromWire: wire, in: schema, keepingMismatches: false)
        } catch {
            throw self.error(in: assignment, error.description, suggestion: error.suggestion)
        }
    }

    private func json(of assignment: Assignment) throws(CommandError) -> JSONValue {
        let namesFile = assignment.text.utf8.first == UInt8(ascii: "@")
        let bytes: [UInt8]
        if assignment.text == "@-" {
            bytes = try documents.standardInput()
        } else if namesFile {
            bytes = try documents.file(String(decoding: assignment.text.utf8.dropFirst(), as: UTF8.self))
        } else {
            bytes = Array(assignment.text.utf8)
        }
        do {
            return try JSONValue(parsing: bytes)
        } catch {
            let advice = namesFile ? "" : "; a string is written PARAM=TEXT"
            throw self.error(in: assignment, "invalid JSON: \(error)\(advice)")
        }
    }

    private func error(
        in assignment: Assignment, _ message: String, suggestion: String? = nil
    ) -> CommandError {
        CommandError(
            .invalidData,
            [
                CommandError.Problem(
                    "wrongValue", parameter: assignment.parameter, "\(message), in '\(assignment.source)'",
                    suggestion: suggestion)
            ])
    }
}
