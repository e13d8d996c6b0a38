internal import IntentCommandLine
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// What one permission allows: a command that definitions in a folder run there, or an address that they request.
///
/// What the words of the command lead to is part of the permission, with its contents and the symbolic links on the way:
/// it comes from the same source as the definition, and the user allows what was there to inspect. A program elsewhere,
/// such as one that is found in PATH, belongs to the user.
package struct TrustSubject: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case command([String])
        case address(String)
    }

    /// What a word of the command leads to.
    package struct Content: Sendable {
        package enum Kind: String, Sendable {
            case file, folder
            /// Nothing; when something appears there, the user is asked again.
            case missing
        }

        /// The word as the command names it, or its part after "=".
        package let path: String
        package let kind: Kind
        /// The SHA-256 digest in hexadecimal digits: of a file's bytes, or of everything in a folder. Empty if missing.
        package let digest: String
        /// The symbolic links on the way, in their order.
        package let links: [Link]
    }

    /// A symbolic link.
    package struct Link: Sendable {
        package let path: String
        /// The text of the link, as it was written.
        package let target: String
    }

    package let source: Source
    /// The definition's folder without symbolic links; empty for a program's own definitions without a folder.
    package let folder: String
    /// In the order of the command's arguments.
    package let contents: [Content]

    init(command: [String], folder: String, contents: [Content]) {
        source = .command(command)
        self.folder = folder
        self.contents = contents
    }

    private init(address: String, folder: String) {
        source = .address(address)
        self.folder = folder
        contents = []
    }

    /// The SHA-256 digest of the subject's JSON. It is equal only if everything that is allowed is equal.
    package var digest: String { SHA256.hexadecimal(of: JSONValue.object(json).renderedBytes()) }

    /// Subjects are equal if their JSON is, whose texts are compared by their bytes.
    package static func == (first: TrustSubject, second: TrustSubject) -> Bool { first.json == second.json }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(request)
    }
}

/// The source of a definition, as it is now.
extension TrustSubject {
    /// Returns what a source asks for, with the current contents of its files. Nil for a file of options, which needs no
    /// permission.
    /// - Parameters:
    ///   - programFolder: The folder of sources in generated definitions, which have no folder of their own.
    ///   - searchPath: The folders in which programs are searched.
    /// - Throws: `unavailable` if the folder or a file cannot be read.
    init?(_ source: OptionDocumentSource, programFolder: String?, searchPath: String) throws(OptionsFailure) {
        switch source {
        case .file: return nil
        case .address(let address):
            let folder = address.folder ?? programFolder
            let resolved = folder.flatMap { try? FileSystem.resolvedPath($0) }
            self.init(address: address.url, folder: resolved ?? folder ?? "")
        case .command(let command):
            self = try CommandInspection(
                of: source, command, programFolder: programFolder, searchPath: searchPath, pins: false
            ).subject
        }
    }
}

/// JSON.
extension TrustSubject {
    var json: JSONObject {
        var object = request
        if !contents.isEmpty { object["files"] = .array(contents.map(\.json)) }
        return object
    }

    /// The source and the folder, whatever the files contain.
    var request: JSONObject {
        var object: JSONObject = ["folder": .string(folder)]
        switch source {
        case .command(let arguments): object["command"] = .array(arguments.map(JSONValue.string))
        case .address(let url): object["url"] = .string(url)
        }
        return object
    }

    /// Returns nil if the value is not a subject. Unknown members, which later versions may add, are ignored.
    init?(json: JSONValue) {
        guard let folder = json["folder"]?.stringValue else { return nil }
        if let arguments = json["command"]?.arrayValue {
            self.init(
                command: arguments.compactMap(\.stringValue), folder: folder,
                contents: (json["files"]?.arrayValue ?? []).compactMap(Content.init))
        } else if let url = json["url"]?.stringValue {
            self.init(address: url, folder: folder)
        } else {
            return nil
        }
    }
}

extension TrustSubject.Content {
    /// `{"path", "kind", "sha256", "links"}`. A file has no kind, what is missing has no digest, and links are present
    /// if there are any.
    fileprivate var json: JSONValue {
        var object: JSONObject = ["path": .string(path)]
        if kind != .file { object["kind"] = .string(kind.rawValue) }
        if kind != .missing { object["sha256"] = .string(digest) }
        if !links.isEmpty {
            object["links"] = .array(links.map { ["path": .string($0.path), "target": .string($0.target)] })
        }
        return .object(object)
    }

    fileprivate init?(json: JSONValue) {
        guard let path = json["path"]?.stringValue,
            let kind = json["kind"].map({ $0.stringValue.flatMap(Kind.init(rawValue:)) }) ?? .file
        else { return nil }
        self.path = path
        self.kind = kind
        digest = json["sha256"]?.stringValue ?? ""
        links = (json["links"]?.arrayValue ?? []).compactMap { link in
            guard let path = link["path"]?.stringValue, let target = link["target"]?.stringValue else { return nil }
            return TrustSubject.Link(path: path, target: target)
        }
    }
}

/// What is allowed, to look up many subjects.
struct Permissions {
    private let digests: Set<String>
    private let requests: Set<JSONObject>

    init(_ subjects: [TrustSubject]) {
        digests = Set(subjects.map(\.digest))
        requests = Set(subjects.map(\.request))
    }

    /// Whether the subject is allowed, allowed with other contents of its files, or new.
    func state(of subject: TrustSubject) -> TrustResult.State {
        if digests.contains(subject.digest) { return .allowed }
        return requests.contains(subject.request) ? .changed : .new
    }
}

/// A permission that definitions need, and the parameters that need it.
package struct TrustRequest: Hashable, Sendable {
    package let subject: TrustSubject
    /// Names such as `WidgetConfig.car`, or `Board.stations.stop` for a field of records, in declared order.
    package private(set) var parameters: [String]

    /// Returns each request of the definitions once, in declared order.
    /// - Throws: `unavailable` if a command's folder or files cannot be read.
    static func all(in schema: Schema, _ context: ControlContext) throws(CommandError) -> [TrustRequest] {
        var requests: [TrustRequest] = []
        var places: [TrustSubject: Int] = [:]
        for intent in schema.intents {
            for parameter in intent.parameters.flatMap(schema.optionParts).map(\.parameter) {
                guard let source = OptionDocumentSource(parameter.options),
                    let subject = try subject(source, context)
                else { continue }
                let name = "\(intent.name).\(parameter.name)"
                if let place = places[subject] {
                    requests[place].parameters.append(name)
                } else {
                    places[subject] = requests.count
                    requests.append(TrustRequest(subject: subject, parameters: [name]))
                }
            }
        }
        return requests
    }

    private static func subject(
        _ source: OptionDocumentSource, _ context: ControlContext
    ) throws(CommandError) -> TrustSubject? {
        do throws(OptionsFailure) {
            return try TrustSubject(
                source, programFolder: context.definitions.optionFolder,
                searchPath: CommandEnvironment.searchPath(context.environment))
        } catch {
            throw CommandError(.unavailable, error.code.description, error.message)
        }
    }
}
