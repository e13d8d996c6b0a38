internal import IntentModel

/// Tells results and failures to whoever runs the program: data on standard output, talk on standard error.
struct Console: Sendable {
    let printsJSON: Bool
    let outputStyle: TextStyle
    let errorStyle: TextStyle

    init(printsJSON: Bool, environment: Environment) {
        self.printsJSON = printsJSON
        outputStyle = TextStyle(isTerminal: StandardStream.output.isTerminal, environment: environment)
        errorStyle = TextStyle(isTerminal: StandardStream.error.isTerminal, environment: environment)
    }

    func tell(_ result: any CommandResult) -> ControlStatus {
        if result.isTold { return result.failure.map(tell) ?? result.status }
        do {
            try StandardStream.output.write(printsJSON ? document(result.json) : result.text(outputStyle))
        } catch {
            return tell(error)
        }
        say(result.notes)
        return result.failure.map(tell) ?? result.status
    }

    func tell(_ failure: ControlFailure) -> ControlStatus {
        say(printsJSON ? document(FailureJSON.json(of: failure)) : NoticeText.text(of: failure, style: errorStyle))
        return failure.status
    }

    /// Nothing with `--json`: the documents have no place for it.
    func say(_ notes: [Note]) {
        if !printsJSON { say(notes.map { NoticeText.text(of: $0, style: errorStyle) }.joined()) }
    }

    private func document(_ json: JSONValue) -> String {
        json.rendered(pretty: StandardStream.output.isTerminal) + "\n"
    }

    /// Where standard error is gone too, nobody is left to tell; the exit status still says it.
    private func say(_ text: String) {
        try? StandardStream.error.write(text)
    }
}
