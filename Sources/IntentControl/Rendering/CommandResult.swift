package import IntentModel

/// What a command found or did, before it is told to anybody.
package protocol CommandResult: Sendable {
    /// The documented shape of `--json`; all there is to say, the notes' facts among it.
    var json: JSONValue { get }
    /// Data for standard output: lines that each end, or nothing.
    func text(_ style: TextStyle) -> String
    /// Talk for standard error beside the text.
    var notes: [Note] { get }
    /// Why the result is not what was hoped for; it is told all the same, and gives the exit status.
    var failure: ControlFailure? { get }
    /// The exit status where there is no failure.
    var status: ControlStatus { get }
    /// Whether it was told while it came about, so that nothing is left to print.
    var isTold: Bool { get }
}

extension CommandResult {
    package var notes: [Note] { [] }
    package var failure: ControlFailure? { nil }
    package var status: ControlStatus { .done }
    package var isTold: Bool { false }
}
