internal import IntentDiagnostics
internal import IntentSystem

/// The reason why a command failed, with the exit status it leads to.
package struct CommandError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One of the reasons.
    package struct Problem: Hashable, Sendable {
        /// A stable code for scripts, such as `wrongValue` or `unknownParameter`.
        package var code: String
        /// The instance of a document that the problem is about, if the command reads several.
        package var instance: String?
        package var parameter: String?
        /// The path of the field of a record, such as `stations[2].label`, if the message is about one.
        package var field: String?
        /// The parameters, if the problem concerns several together.
        package var parameters: [String] = []
        /// A phrase without a full stop, which does not name ``instance``.
        package var message: String
        /// The nearest valid name, if there is a plausible one.
        package var suggestion: String?
        /// Complete lines that are printed as they are, in place of the message.
        package var details: String?

        package init(
            _ code: String, parameter: String? = nil, _ message: String, suggestion: String? = nil,
            details: String? = nil
        ) {
            self.code = code
            self.parameter = parameter
            self.message = message
            self.suggestion = suggestion
            self.details = details
        }
    }

    package let status: CommandStatus
    /// At least one.
    package let problems: [Problem]
    /// What to do about it, as a phrase; nil if the problems say so themselves.
    package var advice: String?

    /// - Precondition: `problems` is not empty.
    package init(_ status: CommandStatus, _ problems: [Problem], advice: String? = nil) {
        precondition(!problems.isEmpty, "an error has at least one problem")
        self.status = status
        self.problems = problems
        self.advice = advice
    }

    package init(
        _ status: CommandStatus, _ code: String, _ message: String, suggestion: String? = nil, advice: String? = nil
    ) {
        self.init(status, [Problem(code, message, suggestion: suggestion)], advice: advice)
    }

    /// An error whose only problem has the code that belongs to the status, such as `inputOutput`.
    package init(_ status: CommandStatus, _ message: String) {
        self.init(status, status.problemCode, message)
    }

    package static func usage(_ message: String) -> CommandError {
        CommandError(.wrongUsage, message)
    }

    /// Refuses an unknown command by its name. The argument parser would complain about what follows it instead, or print the
    /// help of the program.
    /// - Parameters:
    ///   - arguments: The arguments of the program; `help` may precede the command.
    ///   - nearest: Returns which of the names a word may mean; nil if there is none.
    package static func checkCommand(
        in arguments: [String], of names: [String], nearest: (String, [String]) -> String?
    ) throws(CommandError) {
        guard let name = arguments.first(where: { $0 != "help" }), !name.hasPrefix("-"), !names.contains(name) else {
            return
        }
        let message = "unknown command '\(name)'; the commands are \(names.joined(separator: ", "))"
        throw CommandError(.wrongUsage, "usage", message, suggestion: nearest(name, names))
    }

    /// The messages of all problems on one line, separated by semicolons.
    package var message: String { problems.map { $0.aboutInstance($0.message) }.joined(separator: "; ") }

    package var description: String { message.onOneDiagnosticLine }

    /// One line for each problem, or its details, and one for the advice.
    package func text(_ style: TextStyle) -> String {
        problems.map { $0.text(style) }.joined() + (advice.map { Note.note($0).text(style) } ?? "")
    }
}

extension CommandError.Problem {
    /// Returns a phrase behind the instance that it is about.
    package func aboutInstance(_ phrase: String) -> String { instance.map { "\($0): \(phrase)" } ?? phrase }

    fileprivate func text(_ style: TextStyle) -> String {
        if let details { return details.hasSuffix("\n") ? details : details + "\n" }
        let phrase = message.about(parameter: field ?? parameter).suggesting(suggestion)
        let line = aboutInstance(phrase).onOneDiagnosticLine
        return "\(style.error("error:")) \(line)\n"
    }
}

/// A remark for standard error that accompanies the output of a command.
package struct Note: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case warning, note
    }

    package var kind: Kind
    /// A phrase without a full stop. Control characters become visible when it is printed.
    package var message: String

    package static func warning(_ message: String) -> Note { Note(kind: .warning, message: message) }
    package static func note(_ message: String) -> Note { Note(kind: .note, message: message) }

    /// The note as a line.
    package func text(_ style: TextStyle) -> String {
        let label = kind == .warning ? style.warning("warning:") : style.note("note:")
        return "\(label) \(message.onOneVisibleLine)\n"
    }
}
