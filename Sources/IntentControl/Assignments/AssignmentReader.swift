internal import IntentModel
internal import IntentRuntime

/// Turns assignments into changes, by the types that the intent declares.
struct AssignmentReader {
    let intent: Intent
    let schema: Schema
    let documents: any DocumentReading

    func step(of assignment: Assignment) throws(ControlFailure) -> EditPlan.Step {
        guard let parameter = intent.parameter(named: assignment.parameter) else {
            throw ControlFailure(.wrongData, [intent.problem(ofUnknown: assignment.parameter)])
        }
        return EditPlan.Step(parameter: parameter.name, operation: try operation(of: assignment, on: parameter))
    }

    private func operation(
        of assignment: Assignment, on parameter: Parameter
    ) throws(ControlFailure) -> Edit.Operation {
        switch assignment.sign {
        case .text where parameter.type.isList: .set(.list(try items(of: assignment, on: parameter)))
        case .text: .set(try value(assignment.text, of: assignment, on: parameter))
        case .json: .set(try document(of: assignment, on: parameter))
        case .add: .add(try changedItems(of: assignment, on: parameter))
        case .remove: .remove(try changedItems(of: assignment, on: parameter))
        }
    }

    private func changedItems(
        of assignment: Assignment, on parameter: Parameter
    ) throws(ControlFailure) -> [IntentValue] {
        guard parameter.type.isList else {
            throw problem(in: assignment, "only a list is changed with \(assignment.sign.rawValue); write =")
        }
        guard !assignment.text.isEmpty else {
            throw problem(in: assignment, "a value is expected behind \(assignment.sign.rawValue)")
        }
        return try items(of: assignment, on: parameter)
    }

    private func items(of assignment: Assignment, on parameter: Parameter) throws(ControlFailure) -> [IntentValue] {
        var values: [IntentValue] = []
        for item in CommaList.items(of: assignment.text) {
            values.append(try value(item, of: assignment, on: parameter))
        }
        return values
    }

    private func value(
        _ text: String, of assignment: Assignment, on parameter: Parameter
    ) throws(ControlFailure) -> IntentValue {
        if text.isEmpty, parameter.type.element != .string {
            throw problem(in: assignment, emptyTextMessage(for: parameter))
        }
        do {
            return try parameter.type.value(fromText: text, in: schema, unit: parameter.settings.bareUnit)
        } catch {
            throw problem(in: assignment, error.message, suggestion: error.suggestion)
        }
    }

    /// Says what may have been meant.
    private func emptyTextMessage(for parameter: Parameter) -> String {
        if parameter.type.isList { return "an item is empty; ':=[…, null]' sets an empty slot" }
        let way = parameter.hasStaticDefault ? "'reset' brings back the default" : "':=null' sets no value"
        return "an empty text is no value of this type; \(way)"
    }

    private func document(
        of assignment: Assignment, on parameter: Parameter
    ) throws(ControlFailure) -> IntentValue? {
        let json = try json(of: assignment)
        guard json != .null else { return nil }
        // A single value on a list is a list of it, as it is in a definition.
        let form: JSONValue = parameter.type.isList && json.arrayValue == nil ? .array([json]) : json
        do {
            return try parameter.type.value(fromWire: form, in: schema, keepingMismatches: false)
        } catch {
            throw problem(in: assignment, error.description, suggestion: error.suggestion)
        }
    }

    private func json(of assignment: Assignment) throws(ControlFailure) -> JSONValue {
        let bytes: [UInt8]
        if assignment.text == "@-" {
            bytes = try documents.standardInput()
        } else if assignment.text.utf8.first == UInt8(ascii: "@") {
            bytes = try documents.file(String(decoding: assignment.text.utf8.dropFirst(), as: UTF8.self))
        } else {
            bytes = Array(assignment.text.utf8)
        }
        do {
            return try JSONValue(parsing: bytes)
        } catch {
            let hint = assignment.text.utf8.first == UInt8(ascii: "@") ? "" : "; a text is written PARAM=TEXT"
            throw problem(in: assignment, "not JSON: \(error)\(hint)")
        }
    }

    private func problem(
        in assignment: Assignment, _ message: String, suggestion: String? = nil
    ) -> ControlFailure {
        ControlFailure(
            .wrongData,
            [
                ControlFailure.Problem(
                    "wrongValue", parameter: assignment.parameter, "\(message), in '\(assignment.source)'",
                    suggestion: suggestion)
            ])
    }
}
