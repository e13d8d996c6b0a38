/// How a program ended, and what it said.
struct Outcome: Hashable {
    /// The exit code; the signal's number below 0 where one ended it.
    let status: Int32
    let output: String
    let error: String

    init(status: Int32, output: String = "", error: String = "") {
        self.status = status
        self.output = output
        self.error = error
    }

    /// Done, with this output and not a word beside it.
    static func done(_ output: String = "") -> Outcome {
        Outcome(status: 0, output: output)
    }
}
