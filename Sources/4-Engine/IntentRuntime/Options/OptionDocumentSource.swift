/// The source of a document of options, from `optionsFrom`.
package enum OptionDocumentSource: Hashable, Sendable {
    case file(OptionFile)
    case command(OptionCommand)
    case address(OptionAddress)

    /// Returns nil for options that come from no document.
    package init?(_ options: OptionSource) {
        switch options {
        case .file(let file): self = .file(file)
        case .command(let command): self = .command(command)
        case .address(let address): self = .address(address)
        case .free, .none, .dynamic, .listed: return nil
        }
    }

    /// Returns the source with the values of the rows that its address names. Trust is in the address as it is written.
    func filled(with values: IntentValues) -> OptionDocumentSource {
        guard case .address(let address) = self else { return self }
        return .address(address.filled { values[$0] })
    }

    /// The timeout of the source and the lifetime of its answers.
    package var timeouts: OptionTimeouts {
        switch self {
        case .file: OptionTimeouts()
        case .command(let command): command.timeouts
        case .address(let address): address.timeouts
        }
    }

    /// The name as part of a sentence: `the command 'list-cars --json'`.
    package var text: UserText {
        switch self {
        case .file(let file): UserText("the file \(file.path)")
        case .command(let command): UserText("the command '\(command.arguments.joined(separator: " "))'")
        case .address(let address): UserText("the address '\(address.url)'")
        }
    }

    /// The name in English.
    package var name: String { text.description }
}

extension OptionSource {
    /// The timeout that the definition specifies, if any.
    var timeout: Duration? { OptionDocumentSource(self)?.timeouts.timeout }
}

/// A request for a document of options. Equal requests have equal answers for all instances, so one answer serves them
/// all.
package struct OptionDocumentRequest: Hashable, Sendable {
    /// The declared name of the intent.
    package var intent: String
    /// The declared name of the parameter.
    package var parameter: String
    /// The BCP 47 tag of the user's language.
    package var locale: String
    /// The values of the parameters in `dependsOn`, in wire form.
    package var parents = JSONObject()
    /// The time at which the call is abandoned.
    package var deadline = ContinuousClock.now + .seconds(5)
}

/// Reads the documents of `optionsFrom`: a file, the output of a command, or the response of an address.
///
/// Both methods may block: the engine calls them on a dedicated thread, and cancels the task when the answer is no
/// longer needed.
package protocol OptionDocumentReading: Sendable {
    /// Checks whether the source may be used. The engine calls this method before each use, including the use of cached
    /// answers.
    /// - Throws: `sourceNotTrusted` for a command or an address that the user has not trusted.
    func check(_ source: OptionDocumentSource) throws(OptionsFailure)

    /// Reads a document from a source that was just checked.
    /// - Throws: The reason why there is no document, with a message for an editor.
    func read(_ source: OptionDocumentSource, for request: OptionDocumentRequest) async throws(OptionsFailure)
        -> JSONValue

    /// Returns a text that differs once the file has changed; nil if that cannot be found out. May block.
    func version(of file: OptionFile) -> String?

    /// Calls `onChange` after writes to the file, until the returned value is released; nil if the file cannot be watched.
    func watch(_ file: OptionFile, onChange: @escaping @Sendable () -> Void) -> (any Sendable)?
}

extension OptionDocumentReading {
    package func version(of file: OptionFile) -> String? { nil }

    package func watch(_ file: OptionFile, onChange: @escaping @Sendable () -> Void) -> (any Sendable)? { nil }
}

/// A reader for programs with generated code, which do not read files beside the definitions.
package struct NoOptionDocuments: OptionDocumentReading {
    package init() {}

    package func check(_ source: OptionDocumentSource) throws(OptionsFailure) {
        switch source {
        case .file(let file):
            throw .unavailable("this program does not read option files: \(file.path)")
        case .command, .address:
            throw .sourceNotTrusted("\(source.name) is not trusted")
        }
    }

    package func read(_ source: OptionDocumentSource, for request: OptionDocumentRequest) throws(OptionsFailure)
        -> JSONValue
    {
        throw .unavailable("this program does not read options from \(source.name)")
    }
}
