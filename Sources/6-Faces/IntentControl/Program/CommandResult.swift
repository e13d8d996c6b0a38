package import IntentCommandLine
package import IntentModel

/// The outcome of a command, before it is printed.
package protocol CommandResult: Sendable {
    /// The documented output of `--json`. It also contains the facts behind the notes.
    var json: JSONValue { get }
    /// Returns the data for standard output: complete lines, or nothing.
    func text(_ style: TextStyle) -> String
    /// Remarks for standard error beside the text.
    var notes: [Note] { get }
    /// A failure that is reported after the result and determines the exit status.
    var failure: CommandError? { get }
    /// The exit status if there is no failure.
    var status: CommandStatus { get }
    /// Whether the command printed its output while it ran, so that nothing is left to print.
    var isPrinted: Bool { get }
}

extension CommandResult {
    package var notes: [Note] { [] }
    package var failure: CommandError? { nil }
    package var status: CommandStatus { .success }
    package var isPrinted: Bool { false }
}

/// The end of a command that printed its output while it ran.
struct PrintedResult: CommandResult {
    let status: CommandStatus

    /// - Parameter signal: The number of the signal that ended the command; nil if it ended itself.
    init(endedBy signal: CInt?) {
        status = signal.map { CommandStatus(rawValue: 128 + $0) ?? .failure } ?? .success
    }

    var json: JSONValue { [:] }
    func text(_ style: TextStyle) -> String { "" }
    var isPrinted: Bool { true }
}

/// Prints results and errors, as text or as JSON, and returns the exit status that belongs to them.
struct ResultPrinter: Sendable {
    private let printsJSON: Bool
    private let console: Console

    init(printsJSON: Bool, environment: Environment) {
        self.printsJSON = printsJSON
        console = Console(environment: environment)
    }

    func print(_ result: any CommandResult) -> CommandStatus {
        do {
            if !result.isPrinted {
                try StandardStream.output.write(printsJSON ? document(result.json) : result.text(console.outputStyle))
            }
        } catch {
            return print(error)
        }
        print(result.notes)
        return result.failure.map(print) ?? result.status
    }

    func print(_ error: CommandError) -> CommandStatus {
        if printsJSON { console.report(text: document(error.json)) } else { console.report(error) }
        return error.status
    }

    /// Prints notes, except with `--json`, whose documents have no place for them.
    func print(_ notes: [Note]) {
        if !printsJSON { console.report(notes) }
    }

    private func document(_ json: JSONValue) -> String {
        json.rendered(pretty: StandardStream.output.isTerminal) + "\n"
    }
}

extension CommandError {
    /// The document that `--json` prints for an error.
    var json: JSONValue {
        var object: JSONObject = [
            "error": 1,
            "exitCode": .integer(Int(status.rawValue)),
            "problems": problemsJSON,
        ]
        if let advice { object["advice"] = .string(advice) }
        return .object(object)
    }

    var problemsJSON: JSONValue {
        .array(
            problems.map { problem in
                let message = problem.aboutInstance(problem.message)
                var object: JSONObject = ["code": .string(problem.code), "message": .string(message)]
                if let parameter = problem.parameter { object["parameter"] = .string(parameter) }
                if let field = problem.field { object["field"] = .string(field) }
                if !problem.parameters.isEmpty {
                    object["parameters"] = .array(problem.parameters.map(JSONValue.string))
                }
                if let suggestion = problem.suggestion { object["suggestion"] = .string(suggestion) }
                return .object(object)
            })
    }
}
