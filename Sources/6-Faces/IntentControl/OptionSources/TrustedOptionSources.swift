internal import IntentCommandLine
internal import IntentModel
internal import IntentRuntime

/// Reads the documents of `optionsFrom`: files below their definition's folder and, as far as the user trusts them, the
/// output of commands and the answers of addresses.
struct TrustedOptionSources: OptionDocumentReading {
    /// The maximum number of bytes of a document.
    private static let limit = 8 << 20

    private let environment: Environment
    private let permissions: CurrentPermissions
    private let programName: String
    /// The folder for generated definitions, which have no folder of their own; nil if there is none.
    private let folder: String?

    init(_ context: ControlContext) {
        environment = context.environment
        permissions = CurrentPermissions(context.environment)
        programName = context.programName
        folder = context.definitions.optionFolder
    }

    func check(_ source: OptionDocumentSource) throws(OptionsFailure) {
        guard let subject = try TrustSubject(source, programFolder: folder, searchPath: searchPath) else { return }
        try require(subject, for: source)
    }

    private func require(_ subject: TrustSubject, for source: OptionDocumentSource) throws(OptionsFailure) {
        let state: TrustResult.State
        do throws(CommandError) {
            state = try permissions.read().state(of: subject)
        } catch {
            throw .sourceNotTrusted(error.message)
        }
        if state == .allowed { return }
        let reason = state == .changed ? "which has changed since it was trusted" : "which is not trusted"
        throw .sourceNotTrusted("options come from \(source.name), \(reason); run '\(trustCommand(for: source))'")
    }

    func version(of file: OptionFile) -> String? { FolderOptionFiles(folder: folder).version(of: file) }

    func watch(_ file: OptionFile, onChange: @escaping @Sendable () -> Void) -> (any Sendable)? {
        FolderOptionFiles(folder: folder).watch(file, onChange: onChange)
    }

    func read(_ source: OptionDocumentSource, for request: OptionDocumentRequest) async throws(OptionsFailure)
        -> JSONValue
    {
        let bytes: [UInt8]
        switch source {
        case .file(let file): return try FolderOptionFiles(folder: folder, limit: Self.limit).read(file)
        case .command(let command): bytes = try await output(of: command, source, request)
        case .address(let address): bytes = try await body(of: address, request)
        }
        do {
            return try JSONValue(parsing: bytes)
        } catch {
            throw .failed("the answer of \(source.name) is not valid JSON: \(error)")
        }
    }

    private func output(
        of command: OptionCommand, _ source: OptionDocumentSource, _ request: OptionDocumentRequest
    ) async throws(OptionsFailure) -> [UInt8] {
        // What runs is what was checked: the contents are kept from here on.
        let inspection = try CommandInspection(
            of: source, command, programFolder: folder, searchPath: searchPath, pins: true)
        try require(inspection.subject, for: source)
        let run = CommandRun(
            command: inspection, environment: CommandEnvironment(environment, request), limit: Self.limit,
            deadline: request.deadline.withTimeToKill)
        return try await run.output()
    }

    private var searchPath: String { CommandEnvironment.searchPath(environment) }

    private func body(
        of address: OptionAddress, _ request: OptionDocumentRequest
    ) async throws(OptionsFailure) -> [UInt8] {
        let request = AddressRequest(
            address: address.url, locale: request.locale, programName: programName, limit: Self.limit,
            deadline: request.deadline.withTimeToKill, environment: environment)
        return try await request.body()
    }

    /// The command that allows a source. A program's own definitions have no folder to name.
    private func trustCommand(for source: OptionDocumentSource) -> String {
        let folder =
            switch source {
            case .file: String?.none
            case .command(let command): command.folder
            case .address(let address): address.folder
            }
        return (["\(programName) trust"] + (folder.map { [$0.shellQuoted] } ?? [])).joined(separator: " ")
    }
}

extension ContinuousClock.Instant {
    /// A slightly earlier instant, so that a command is killed before its caller continues and perhaps exits.
    fileprivate var withTimeToKill: ContinuousClock.Instant {
        let remaining = ContinuousClock.now.duration(to: self)
        return self - min(.milliseconds(100), max(.zero, remaining) / 10)
    }
}
