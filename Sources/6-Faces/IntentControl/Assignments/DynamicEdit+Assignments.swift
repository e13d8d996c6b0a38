package import IntentCommandLine
package import IntentModel
package import IntentRuntime

extension DynamicEdit {
    /// Creates the edit that assignments of a command line request, in their order.
    ///
    /// Only the form and type of the assignments are validated. The engine validates what depends on the instance or a handler.
    ///
    /// For each parameter, `PARAM:=JSON` or any number of `PARAM=TEXT` comes first and is one value; `+=` and `-=`
    /// follow.
    /// - Parameter documents: Reads what `:=@FILE` and `:=@-` name.
    /// - Throws: All problems of all assignments, with the status of the first.
    package init(
        _ assignments: [Assignment], intent: Intent, schema: Schema, documents: any DocumentReading
    ) throws(CommandError) {
        var parameters = Dictionary(intent.parameters.map { ($0.name, $0) }) { first, _ in first }
        for (name, parameter) in parameters where parameter.type.element.isRecord {
            parameters[name]?.secretFields = schema.secretFields(of: parameter)
        }
        let reader = AssignmentReader(intent: intent, parameters: parameters, schema: schema, documents: documents)
        var steps = AssignedSteps()
        var failures: [CommandError] = []
        for assignment in assignments {
            do {
                let name = assignment.parameter
                let declared =
                    parameters[SlotPath(parsing: name)?.parameter ?? name] ?? intent.declaration(at: name, in: schema)
                try steps.append(try reader.step(of: assignment), of: assignment, declared)
            } catch { failures.append(error) }
        }
        if let first = failures.first { throw CommandError(first.status, failures.flatMap(\.problems)) }
        self.init(steps.steps)
    }

    /// Creates an edit that removes values, so that defaults apply again. A field of a record gets its default.
    /// - Throws: All names that are not parameters of the intent or paths of fields.
    package init(resetting parameters: [String], intent: Intent, _ schema: Schema) throws(CommandError) {
        let unknown = parameters.filter { intent.declaration(at: $0, in: schema) == nil }
        guard unknown.isEmpty else {
            throw CommandError(
                .invalidData,
                unknown.map { intent.problem(ofResetSlot: $0) ?? intent.problem(ofUnknown: $0, in: schema) })
        }
        self.init(
            parameters.map { name in
                guard let path = FieldPath(parsing: name) else { return Step(.reset, of: name) }
                return Step(.setField(path.field, slot: path.slot, nil), of: path.parameter)
            })
    }
}

/// The steps of assignments, in which repeated `PARAM=TEXT` of a list are one step.
private struct AssignedSteps {
    private(set) var steps: [DynamicEdit.Step] = []
    private var forms: [String: Set<Assignment.Form>] = [:]
    /// The steps that set a list by `PARAM=TEXT`.
    private var lists: [String: Int] = [:]

    mutating func append(
        _ step: DynamicEdit.Step, of assignment: Assignment, _ parameter: Parameter?
    ) throws(CommandError) {
        // Steps for different fields are independent.
        let name = assignment.parameter
        let earlier = forms[name, default: []]
        if earlier.isEmpty || assignment.form == .add || assignment.form == .remove {
            if assignment.form == .text, case .set(.list) = step.operation { lists[name] = steps.count }
            steps.append(step)
        } else if assignment.form == .text, earlier == [.text], case .set(.list(let more)) = step.operation,
            let index = lists[name], case .set(.list(var values)) = steps[index].operation
        {
            // So that the values are appended without copying them.
            steps[index].operation = .reset
            values += more
            steps[index].operation = .set(.list(values))
        } else {
            throw .usage(
                "'\(assignment.source(of: parameter))' is a second value of '\(name)'; only PARAM=TEXT of a list can be "
                    + "repeated, and += and -= must follow it")
        }
        forms[name] = earlier.union([assignment.form])
    }
}

/// Turns assignments into changes, by the types that the intent declares.
private struct AssignmentReader {
    let intent: Intent
    let parameters: [String: Parameter]
    let schema: Schema
    let documents: any DocumentReading

    func step(of assignment: Assignment) throws(CommandError) -> DynamicEdit.Step {
        if let parameter = parameters[assignment.parameter] {
            return DynamicEdit.Step(try operation(of: assignment, on: parameter), of: parameter.name)
        }
        if let path = SlotPath(parsing: assignment.parameter), let parameter = parameters[path.parameter] {
            return try step(of: assignment, slot: path.slot, of: parameter)
        }
        guard let path = FieldPath(parsing: assignment.parameter), let parameter = parameters[path.parameter],
            let type = schema.type(of: parameter)
        else { throw CommandError(.invalidData, [intent.problem(ofUnknown: assignment.parameter)]) }
        let fields = type.recordFields
        guard let field = type.field(named: path.field) else {
            let near = NearMatch.best(for: path.field, in: fields.map(\.name))
            throw error(
                in: assignment, of: parameter,
                "'\(path.field)' is not a \(type.isUnion ? "member" : "field") of \(type.name)",
                suggestion: near.map { FieldPath(path.parameter, slot: path.slot, field: $0).description })
        }
        return DynamicEdit.Step(
            .setField(field.name, slot: path.slot, try wholeValue(of: assignment, on: field)), of: parameter.name)
    }

    private func step(
        of assignment: Assignment, slot: Int, of parameter: Parameter
    ) throws(CommandError) -> DynamicEdit.Step {
        guard parameter.type.isList else {
            throw error(in: assignment, of: parameter, "'\(parameter.name)' is not a list and has no slots")
        }
        return DynamicEdit.Step(
            .setSlot(slot, try wholeValue(of: assignment, on: parameter.ofElement)), of: parameter.name)
    }

    /// The value of a slot or a field.
    private func wholeValue(of assignment: Assignment, on part: Parameter) throws(CommandError) -> IntentValue? {
        guard case .set(let value) = try operation(of: assignment, on: part) else {
            throw error(in: assignment, of: part, "a field is set as a whole; write =")
        }
        return value
    }

    private func operation(
        of assignment: Assignment, on parameter: Parameter
    ) throws(CommandError) -> DynamicEdit.Operation {
        switch assignment.form {
        case .text where parameter.type.isList: .set(.list(try items(of: assignment, on: parameter)))
        case .text: .set(try value(assignment.text, isTyped: true, of: assignment, on: parameter))
        case .textFile: .set(try fileText(of: assignment, on: parameter))
        case .json: .set(try document(of: assignment, on: parameter))
        case .add: .add(try changedItems(of: assignment, on: parameter))
        case .remove: .remove(try changedItems(of: assignment, on: parameter))
        }
    }

    private func changedItems(
        of assignment: Assignment, on parameter: Parameter
    ) throws(CommandError) -> [IntentValue] {
        let symbol = assignment.form.rawValue
        guard parameter.type.isList else {
            throw error(in: assignment, of: parameter, "\(symbol) is only for lists; write =")
        }
        guard !assignment.text.isEmpty else {
            throw error(in: assignment, of: parameter, "a value is missing after \(symbol)")
        }
        return try items(of: assignment, on: parameter)
    }

    private func items(of assignment: Assignment, on parameter: Parameter) throws(CommandError) -> [IntentValue] {
        // A record is JSON, which contains commas.
        let items = parameter.type.element.isRecord ? [assignment.text] : assignment.items
        return try items.map { item throws(CommandError) in
            try value(item, isTyped: true, of: assignment, on: parameter)
        }
    }

    /// - Parameter isTyped: Whether the text is an argument. Files contain only literals.
    private func value(
        _ text: String, isTyped: Bool, of assignment: Assignment, on parameter: Parameter
    ) throws(CommandError) -> IntentValue {
        func read(_ text: String) throws(ValueTextError) -> IntentValue {
            let (type, unit) = (parameter.type, parameter.settings.defaultUnit)
            if isTyped { return try type.value(fromTyped: text, in: schema, unit: unit) }
            return try type.value(fromText: text, in: schema, unit: unit)
        }
        if text.isEmpty, parameter.type.element != .string, !schema.hasEmptyCase(parameter.type.element) {
            throw error(in: assignment, of: parameter, emptyTextMessage(for: parameter))
        }
        do {
            return try read(text)
        } catch {
            let list = list(meantBy: assignment, on: parameter) { (try? read($0)) != nil }
            throw self.error(in: assignment, of: parameter, error.message, suggestion: error.suggestion ?? list)
        }
    }

    /// Returns the items of `1 2 3` with commas, or the assignment of `[1, 2]` as JSON; nil for any other text.
    private func list(
        meantBy assignment: Assignment, on parameter: Parameter, isItem: (String) -> Bool
    ) -> String? {
        let text = assignment.text
        guard parameter.type.isList, assignment.form == .text, !parameter.containsSecrets else { return nil }
        if text.hasPrefix("["), (try? JSONValue(parsing: text)) != nil {
            return assignment.parameter + Assignment.Form.json.rawValue + text
        }
        let words = text.split(separator: " ").map { String($0) }
        return words.count > 1 && words.allSatisfy(isItem) ? words.joined(separator: ",") : nil
    }

    private func emptyTextMessage(for parameter: Parameter) -> String {
        if parameter.type.isList { return "an item is empty; ':=[…, null]' sets an empty slot" }
        let alternative = parameter.hasStaticDefault ? "'reset' restores the default" : "':=null' sets no value"
        return "an empty string is not a value of this type; \(alternative)"
    }

    /// The text of a file, without the end of its last line; for a list, the lines.
    private func fileText(of assignment: Assignment, on parameter: Parameter) throws(CommandError) -> IntentValue {
        let bytes = try assignment.text == "-" ? documents.standardInput() : documents.file(assignment.text)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw error(in: assignment, of: parameter, "the text is not UTF-8")
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.utf8.last == UInt8(ascii: "\r") ? String(line.utf8.dropLast()) ?? "" : String(line)
        }
        let contents = lines.count > 1 && lines.last == "" ? Array(lines.dropLast()) : lines
        guard parameter.type.isList else {
            return try value(contents.joined(separator: "\n"), isTyped: false, of: assignment, on: parameter)
        }
        return .list(
            try contents.map { line throws(CommandError) in
                try value(line, isTyped: false, of: assignment, on: parameter)
            })
    }

    private func document(
        of assignment: Assignment, on parameter: Parameter
    ) throws(CommandError) -> IntentValue? {
        let json = try json(of: assignment, on: parameter)
        guard json != .null else { return nil }
        // As in a definition, a single value for a list is a list with one value.
        let wire: JSONValue = parameter.type.isList && json.arrayValue == nil ? .array([json]) : json
        do {
            return try parameter.type.value(fromWire: wire, in: schema, keepingMismatches: false)
        } catch {
            throw self.error(in: assignment, of: parameter, error.description, suggestion: error.suggestion)
        }
    }

    private func json(of assignment: Assignment, on parameter: Parameter) throws(CommandError) -> JSONValue {
        let bytes: [UInt8]
        if assignment.text == "@-" {
            bytes = try documents.standardInput()
        } else if assignment.namesFile {
            bytes = try documents.file(String(decoding: assignment.text.utf8.dropFirst(), as: UTF8.self))
        } else {
            bytes = Array(assignment.text.utf8)
        }
        do {
            return try JSONValue(parsing: bytes)
        } catch {
            let advice = assignment.namesFile ? "" : "; a string is written PARAM=TEXT"
            throw self.error(in: assignment, of: parameter, "invalid JSON: \(error)\(advice)")
        }
    }

    private func error(
        in assignment: Assignment, of parameter: Parameter, _ message: String, suggestion: String? = nil
    ) -> CommandError {
        CommandError(
            .invalidData,
            [
                CommandError.Problem(
                    "wrongValue", parameter: assignment.parameter,
                    "\(message), in '\(assignment.source(of: parameter))'",
                    suggestion: suggestion)
            ])
    }
}

extension Schema {
    /// Whether a type is an enum one of whose cases has an empty name, as the raw value of an App Intents enum can be.
    fileprivate func hasEmptyCase(_ type: ElementType) -> Bool {
        guard case .enumeration(let name) = type else { return false }
        return enumeration(named: name)?.cases.contains { $0.name.isEmpty } ?? false
    }
}
