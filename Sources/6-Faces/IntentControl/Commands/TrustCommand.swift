internal import ArgumentParser
package import IntentCommandLine
package import IntentModel
internal import IntentSystem

struct TrustCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "trust", abstract: "Allow the commands and addresses that provide options.",
            discussion: """
                A definition never runs a command or requests an address on its own. This command lists the commands \
                and addresses that definitions name in 'optionsFrom', asks you to allow them, and stores your answer. \
                The permission is for exactly this command with these arguments in this folder, with the current \
                contents of the files, folders and links that the arguments lead to, or for this address. If one of \
                them changes, you must allow it again.

                  \(program) trust definitions
                  \(program) trust --list
                  \(program) trust --revoke definitions
                """)
    }

    @Argument(
        help: ArgumentHelp("Definition files or folders; by default those of --definitions.", valueName: "path"),
        completion: .file())
    var paths: [String] = []

    @Flag(help: "List everything that is allowed.")
    var list = false

    @Flag(help: "Revoke the permissions of definitions in these folders and below.")
    var revoke = false

    @Flag(help: "Allow without asking.")
    var yes = false

    @OptionGroup var common: CommonOptions<Definitions>

    func validate() throws {
        guard !list || paths.isEmpty && !revoke else {
            throw ValidationError("--list cannot be combined with paths or --revoke")
        }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        if list { return try session.trusted() }
        if revoke { return try session.revokeTrust(paths: paths) }
        return try session.trust(paths: paths, isConfirmed: yes)
    }
}

extension Session {
    /// Allows what definitions request, after the user has confirmed what is not allowed yet.
    /// - Parameters:
    ///   - paths: Definition files and folders; none for the definitions of the run.
    ///   - isConfirmed: Whether to allow without asking.
    package func trust(paths: [String], isConfirmed: Bool) throws -> TrustResult {
        let requests = try trustRequests(paths: paths)
        let list = TrustList(context.environment)
        let before = TrustResult(.allowed, requests, among: try list.subjects())
        let pending = before.entries.filter { $0.state != .allowed }.map(\.subject)
        guard !pending.isEmpty else { return before }
        if !isConfirmed { try confirm(before) }
        let allowed = try list.change { subjects in
            let replacing = Permissions(pending)
            subjects.removeAll { replacing.state(of: $0) != .new }
            subjects += pending
        }
        return TrustResult(.allowed, requests, among: allowed)
    }

    /// Returns everything that is allowed, whatever the definitions request.
    package func trusted() throws -> TrustResult {
        TrustResult(.listed, allowed: try TrustList(context.environment).subjects())
    }

    /// Revokes the permissions of definitions in these folders and below them. A folder need not exist if something is
    /// allowed there.
    package func revokeTrust(paths: [String]) throws -> TrustResult {
        let folders = try trustFolders(of: paths)
        let list = TrustList(context.environment)
        let allowed = try list.subjects()
        for folder in folders where folder.isMissing && !allowed.contains(where: folder.contains) {
            throw CommandError(
                .inputMissing, "missingFile", "'\(folder.name)' does not exist, and nothing is allowed there",
                advice: "'trust --list' prints everything that is allowed, with its folder")
        }
        var revoked: [TrustSubject] = []
        try list.change { subjects in
            let isRevoked = { (subject: TrustSubject) in folders.contains { $0.contains(subject) } }
            revoked = subjects.filter(isRevoked)
            subjects.removeAll(where: isRevoked)
        }
        return TrustResult(.revoked, allowed: revoked)
    }

    private func trustFolders(of paths: [String]) throws(CommandError) -> [TrustFolder] {
        if case .program(_, _, let folder) = context.definitions {
            guard paths.isEmpty else { throw Self.pathsNotAllowed }
            return [TrustFolder(ofProgram: folder)]
        }
        guard !paths.isEmpty else { throw .usage("--revoke needs at least one folder") }
        let current = (try? FileSystem.currentFolder()) ?? "/"
        return paths.map { TrustFolder($0, in: FilePath(current)) }
    }

    private func trustRequests(paths: [String]) throws -> [TrustRequest] {
        guard !paths.isEmpty else { return try TrustRequest.all(in: try completeSchema(), context) }
        guard case .files(let load) = context.definitions else { throw Self.pathsNotAllowed }
        let loaded = try load(paths)
        if let faults = loaded.faults { throw faults }
        return try TrustRequest.all(in: loaded.schema, context)
    }

    private static let pathsNotAllowed = CommandError.usage(
        "this program contains its definitions; name no paths")

    private func confirm(_ result: TrustResult) throws(CommandError) {
        switch context.confirm("\(result.text(.plain))Allow this? [y/N] ") {
        case true?: return
        case false?: throw CommandError(.canceled, "canceled; nothing was allowed")
        case nil:
            throw CommandError(
                .wrongUsage, "usage",
                "no terminal to ask for confirmation; review what is requested and pass --yes",
                advice: result.entries.filter { $0.state != .allowed }.map { $0.subject.phrase }
                    .joined(separator: "; "))
        }
    }
}

/// A folder whose permissions are revoked.
private struct TrustFolder {
    /// The path as the user wrote it.
    let name: String
    /// Whether there is nothing at the path, such as after the folder was deleted.
    let isMissing: Bool
    private let path: FilePath

    /// - Parameters:
    ///   - name: A folder, or a definition file, which stands for its folder.
    ///   - current: Where a relative path begins.
    init(_ name: String, in current: FilePath) {
        self.name = name
        let status = try? FileStatus(at: name)
        isMissing = status == nil
        let place = FilePath(name).relative(to: current)
        path = Self.withoutLinks(status?.isFolder == false ? place.folder : place)
    }

    /// - Parameter folder: Nil for a program without a folder.
    init(ofProgram folder: String?) {
        (name, isMissing) = (folder ?? "", false)
        path = FilePath(folder.flatMap { try? FileSystem.resolvedPath($0) } ?? folder ?? "")
    }

    func contains(_ subject: TrustSubject) -> Bool { FilePath(subject.folder).isAtOrBelow(path) }

    /// Returns an absolute path without symbolic links and dots. Components that do not exist stay as they are.
    private static func withoutLinks(_ path: FilePath) -> FilePath {
        path.components.reduce("/") { place, name in
            if name.isExactly(".") { return place }
            if name.isExactly("..") { return place.folder }
            let next = place / name
            return (try? FileSystem.resolvedPath(next.string)).map { FilePath($0) } ?? next
        }
    }
}

/// Commands and addresses, and whether they are allowed.
package struct TrustResult: CommandResult, Hashable {
    /// What the command did.
    package enum Action: Hashable, Sendable {
        case allowed, listed, revoked
    }

    package enum State: String, Hashable, Sendable {
        case allowed
        /// Allowed with other contents of its files.
        case changed
        /// Never allowed.
        case new
        /// Allowed until now.
        case revoked
    }

    package struct Entry: Hashable, Sendable {
        package let subject: TrustSubject
        package let state: State
        /// The parameters whose options it provides; empty if no definitions were read.
        package let parameters: [String]
    }

    package let action: Action
    package let entries: [Entry]

    /// The requests of definitions, with their states among what is allowed.
    fileprivate init(_ action: Action, _ requests: [TrustRequest], among allowed: [TrustSubject]) {
        self.action = action
        let permissions = Permissions(allowed)
        entries = requests.map {
            Entry(subject: $0.subject, state: permissions.state(of: $0.subject), parameters: $0.parameters)
        }
    }

    fileprivate init(_ action: Action, allowed: [TrustSubject]) {
        self.action = action
        entries = allowed.map {
            Entry(subject: $0, state: action == .revoked ? .revoked : .allowed, parameters: [])
        }
    }

    package var json: JSONValue { ["trust": 1, "sources": .array(entries.map(Self.json))] }

    private static func json(of entry: Entry) -> JSONValue {
        .object(["state": .string(entry.state.rawValue)]).adding(.object(entry.subject.json)).adding([
            "digest": .string(entry.subject.digest), "parameters": .array(entry.parameters.map(JSONValue.string)),
        ])
    }

    /// Lines `allowed  command  list-cars --json`, below the folder of their definitions.
    package func text(_ style: TextStyle) -> String {
        var text = ""
        var tables: [(folder: String, table: TextTable)] = []
        var places: [ExactText: Int] = [:]
        for entry in entries {
            let folder = entry.subject.folder
            let place = places[ExactText(folder), default: tables.count]
            if place == tables.count {
                places[ExactText(folder)] = place
                tables.append((folder, TextTable(style)))
            }
            append(entry, to: &tables[place].table, style)
        }
        for (folder, table) in tables {
            var heading = TextTable(style)
            heading.append([.init(folder.isEmpty ? "(in the program)" : folder, style: style.bold)])
            text += heading.text() + table.text(indentation: 2)
        }
        return text
    }

    private func append(_ entry: Entry, to table: inout TextTable, _ style: TextStyle) {
        let (kind, command) = entry.subject.description
        table.append([
            .init(entry.state.rawValue), .init(kind), .init(command, style: style.bold),
            .init(entry.parameters.joined(separator: ", "), style: style.faint),
        ])
        for content in entry.subject.contents {
            table.append([
                .init(""), .init(content.kind.rawValue),
                .init(
                    [content.path, String(content.digest.prefix(16))].filter { !$0.isEmpty }.joined(separator: "  ")),
            ])
            for link in content.links {
                table.append([.init(""), .init("link"), .init("\(link.path) -> \(link.target)")])
            }
        }
    }

    package var notes: [Note] {
        guard entries.isEmpty else { return [] }
        switch action {
        case .allowed: return [.note("these definitions name no commands and no addresses")]
        case .listed: return [.note("nothing is allowed")]
        case .revoked: return [.note("nothing was allowed there")]
        }
    }
}

extension TrustSubject {
    /// The kind of source, and the command as a shell would read it or the address.
    fileprivate var description: (kind: String, text: String) {
        switch source {
        case .command(let arguments): ("command", arguments.map(\.shellQuoted).joined(separator: " "))
        case .address(let url): ("address", url)
        }
    }

    /// A phrase such as "the command ./list.sh --json".
    var phrase: String { "the \(description.kind) \(description.text)" }
}
