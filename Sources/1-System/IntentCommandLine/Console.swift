/// The terminal or files that a program's output goes to: data to standard output, everything else to standard error.
package struct Console: Sendable {
    package let outputStyle: TextStyle
    package let errorStyle: TextStyle

    /// Styles both streams by what they are connected to.
    package init(environment: Environment = .process) {
        outputStyle = StandardStream.output.style(environment: environment)
        errorStyle = StandardStream.error.style(environment: environment)
    }

    package init(outputStyle: TextStyle, errorStyle: TextStyle) {
        self.outputStyle = outputStyle
        self.errorStyle = errorStyle
    }

    /// Reports an error. If standard error is closed, only the exit status reports it.
    package func report(_ error: CommandError) {
        report(text: error.text(errorStyle))
    }

    package func report(_ notes: [Note]) {
        guard !notes.isEmpty else { return }
        report(text: notes.map { $0.text(errorStyle) }.joined())
    }

    /// Writes text to standard error and ignores failures.
    package func report(text: String) {
        try? StandardStream.error.write(text)
    }

    /// Asks the user a question on standard error that is answered with yes or no.
    /// - Returns: Nil if standard input and standard error are not both terminals, so that no one can answer.
    @Sendable package static func confirm(_ question: String) -> Bool? {
        guard StandardStream.isInputTerminal, StandardStream.error.isTerminal else { return nil }
        guard (try? StandardStream.error.write(question)) != nil else { return nil }
        let answer = readLine()?.lowercased() ?? ""
        return answer == "y" || answer == "yes"
    }
}
