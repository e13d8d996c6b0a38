package import IntentCommandLine
package import IntentModel
internal import IntentRuntime
internal import IntentWidgets

/// What a command that runs until it is interrupted reports beside its output: lines on standard error, or with `--json` one of
/// its documents.
package struct CommandNotice: Hashable, Sendable {
    /// What happened, for scripts. Notices of hosts and of sources have the codes of ``HostNotice``.
    package enum Code: String, Sendable {
        /// A new version of the policy is invalid. The one before it stays in effect.
        case policyInvalid = "policy-invalid"
        /// The policy is not read again when it changes.
        case policyNotFollowed = "policy-not-followed"
        /// The policy has changed, and the values in effect cannot be read.
        case valuesNotRead = "values-not-read"
        /// There are widgets, and nothing provides their timelines.
        case onlyControls = "only-controls"
        /// A host of another program shows the instances.
        case otherHost = "other-host"
        /// No host runs in this program.
        case noHost = "no-host"
    }

    package let note: Note
    /// What is wrong in a file; printed before the note.
    package let error: CommandError?
    /// The members of the document after that of the command.
    private let members: JSONObject

    init(_ code: Code, _ note: Note, at time: StoreTime, because error: CommandError? = nil) {
        (self.note, self.error) = (note, error)
        var members: JSONObject = [
            "time": .string(time.text), "notice": .string(code.rawValue), "message": .string(note.message),
        ]
        if let error { members["problems"] = error.problemsJSON }
        self.members = members
    }

    init(_ notice: HostNotice) {
        (note, error) = (notice.note, nil)
        members = notice.json.objectValue ?? [:]
    }

    /// Returns the document of `host`, `serve` or `watch`.
    package func json(of command: String) -> JSONValue { .object([command: 1]).adding(.object(members)) }
}

extension Session {
    /// Returns what to report of something that happens now.
    func notice(
        _ code: CommandNotice.Code, _ note: Note, because error: CommandError? = nil
    ) -> CommandNotice {
        CommandNotice(code, note, at: context.settings.time(), because: error)
    }
}

extension Console {
    /// Reports on standard error, or in a document of a command on standard output.
    func report(_ notice: CommandNotice, of command: String, asJSON: Bool) throws {
        if !asJSON { return report(notice) }
        try StandardStream.output.write(notice.json(of: command).rendered() + "\n")
    }

    func report(_ notice: CommandNotice) {
        if let error = notice.error { report(error) }
        report([notice.note])
    }
}
