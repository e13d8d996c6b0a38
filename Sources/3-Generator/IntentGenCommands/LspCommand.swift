internal import ArgumentParser
internal import IntentCommandLine
internal import IntentLanguageServer
internal import IntentSystem

/// `intentgen lsp`
struct LspCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serve an editor that speaks the Language Server Protocol.",
        discussion: """
            An editor starts this command; it reads messages from standard input and writes messages to standard output. It reports \
            the problems that 'intentgen validate' reports for the folder of a definition, also of unsaved text, offers their \
            fixes, completes keys and names, and shows what they mean. The folder is the nearest one with a settings file in the \
            workspace, or else that of the file.

            To set up an editor, run 'intentgen init --editor NAME'.

            Exits with 0 after 'shutdown' and 'exit', and with 1 if the editor goes away without them.
            """)

    @Flag(help: "Accepted because editors pass it; standard streams are the only connection.")
    var stdio = false

    init() {}

    func run() throws {
        let streams = try Result { () throws(SystemFailure) in try Descriptor.detachStandardStreams() }
            .mapError { CommandError(.inputOutput, "streamsClosed", "a standard stream is closed: \($0.message)") }
            .get()
        let server = LanguageServer(version: Program.version, companions: .xcode)
        let status = LanguageServerProgram(input: streams.input, output: streams.output).run(server)
        CurrentProcess.exit(status)
    }
}
