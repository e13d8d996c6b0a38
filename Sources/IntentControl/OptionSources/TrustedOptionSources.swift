internal import IntentModel
internal import IntentRuntime

/// The documents of `optionsFrom` from outside: files below their definition's folder, and, as far as the user allows
/// them, what commands print and addresses answer.
struct TrustedOptionSources: OptionSourceReading {
    /// Most bytes of a document.
    private static let limit = 8 << 20

    let environment: Environment
    let programName: String
    /// Where the sources of generated definitions are, which have no folder of their own; nil where they are nowhere.
    let folder: String?

    init(_ context: ControlContext) {
        environment = context.environment
        programName = context.programName
        folder = context.definitions.optionFolder
    }

    func check(_ source: DocumentSource) throws(HandlerFailure) {
        guard let subject = try TrustSubject(source, programFolder: folder) else { return }
        let allowed: [TrustSubject]
        do throws(ControlFailure) {
            allowed = try TrustList(environment).subjects()
        } catch {
            throw .sourceNotTrusted(error.problems[0].message)
        }
        if allowed.contains(where: { $0.digest == subject.digest }) { return }
        let reason =
            allowed.contains { $0.isSameRequest(as: subject) }
            ? "which was changed since it was trusted" : "which is not trusted"
        throw .sourceNotTrusted("options come from \(source.name), \(reason); run '\(advice(source))'")
    }

    func read(_ source: DocumentSource, for question: DocumentQuestion) async throws(HandlerFailure) -> JSONValue {
        switch source {
        case .file(let file): return try FolderOptionFiles(folder: folder, limit: Self.limit).read(file)
        case .command(let command): return try await document(command, source, question)
        case .address(let address): return try await document(address, source, question)
        }
    }

    private func document(
        _ command: OptionCommand, _ source: DocumentSource, _ question: DocumentQuestion
    ) async throws(HandlerFailure) -> JSONValue {
        guard let folder = command.folder ?? folder else {
            throw .unavailable("options come from \(source.name), and this program has no folder to run it in")
        }
        let run = CommandRun(
            arguments: command.arguments, folder: folder, environment: CommandEnvironment(environment, question),
            limit: Self.limit, deadline: question.deadline.withTimeToKill)
        return try Self.json(try await run.output(), from: source)
    }

    private func document(
        _ address: OptionAddress, _ source: DocumentSource, _ question: DocumentQuestion
    ) async throws(HandlerFailure) -> JSONValue {
        let request = AddressRequest(
            address: address.url, locale: question.locale, programName: programName, limit: Self.limit,
            deadline: question.deadline.withTimeToKill, environment: environment)
        return try Self.json(try await request.body(), from: source)
    }

    private static func json(_ bytes: [UInt8], from source: DocumentSource) throws(HandlerFailure) -> JSONValue {
        do {
            return try JSONValue(parsing: bytes)
        } catch {
            throw .failed("what comes from \(source.name) is not JSON: \(error)")
        }
    }

    /// The folder is what a person can find again; the program's own definitions need none.
    private func advice(_ source: DocumentSource) -> String {
        let place =
            switch source {
            case .file: String?.none
            case .command(let command): command.folder
            case .address(let address): address.folder
            }
        return (["\(programName) trust"] + (place.map { [ShellText.quoted($0)] } ?? [])).joined(separator: " ")
    }
}

extension ContinuousClock.Instant {
    /// A little earlier, so that a command is killed before its caller goes on and maybe ends the process.
    fileprivate var withTimeToKill: ContinuousClock.Instant {
        let left = ContinuousClock.now.duration(to: self)
        return self - min(.milliseconds(100), max(.zero, left) / 10)
    }
}
