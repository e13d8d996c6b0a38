internal import IntentCommandLine
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// What one permission allows: a command that definitions in a folder run there, or an address that they request.
///
/// Files below the folder that the command runs or receives as arguments are part of the permission, with their
/// contents: they come from the same source as the definition, and the user allows what was there to inspect. A program
/// elsewhere, such as one that is found in PATH, belongs to the user.
package struct TrustSubject: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case command([String])
        case address(String)
    }

    /// A file below the folder.
    package struct Content: Hashable, Sendable {
        /// The path as the command names it.
        package let path: String
        /// The SHA-256 digest in hexadecimal digits.
        package let digest: String
    }

    package let source: Source
    /// The definition's folder without symbolic links; empty for a program's own definitions without a folder.
    package let folder: String
    /// In the order of the command's arguments.
    package let contents: [Content]

    private init(_ source: Source, folder: String, contents: [Content] = []) {
        self.source = source
        self.folder = folder
        self.contents = contents
    }

    /// The SHA-256 digest of the subject's JSON. It is equal only if everything that is allowed is equal.
    package var digest: String { SHA256.hexadecimal(of: JSONValue.object(json).renderedBytes()) }

    /// Whether the source and the folder are the same, whatever the files contain.
    package func isSameRequest(as other: TrustSubject) -> Bool { source == other.source && folder == other.folder }
}

/// The source of a definition, as it is now.
extension TrustSubject {
    private static let maximumFileByteCount = 64 << 20

    /// Returns what a source asks for, with the current contents of its files. Nil for a file of options, which needs no
    /// permission.
    /// - Parameter programFolder: The folder of sources in generated definitions, which have no folder of their own.
    /// - Throws: `unavailable` if the folder or a file cannot be read.
    init?(_ source: OptionDocumentSource, programFolder: String?) throws(HandlerFailure) {
        switch source {
        case .file: return nil
        case .address(let address):
            let folder = address.folder ?? programFolder
            let resolved = folder.flatMap { try? FileSystem.resolvedPath($0) }
            self.init(.address(address.url), folder: resolved ?? folder ?? "")
        case .command(let command):
            guard let folder = command.folder ?? programFolder else {
                throw .unavailable("options come from \(source.name), and this program has no folder to run it in")
            }
            guard let resolved = try? FileSystem.resolvedPath(folder) else {
                throw .unavailable("the folder '\(folder)' of \(source.name) cannot be reached")
            }
            let contents = try Self.contents(of: command.arguments, below: resolved)
            self.init(.command(command.arguments), folder: resolved, contents: contents)
        }
    }

    private static func contents(
        of arguments: [String], below folder: String
    ) throws(HandlerFailure) -> [Content] {
        var contents: [Content] = []
        for (index, argument) in arguments.enumerated() {
            // A program without a slash in its name is searched in PATH.
            guard index > 0 || argument.contains("/"), !contents.contains(where: { $0.path == argument }) else {
                continue
            }
            if let content = try content(of: argument, below: folder) { contents.append(content) }
        }
        return contents
    }

    /// Returns nil if the argument is not a file below the folder.
    private static func content(of argument: String, below folder: String) throws(HandlerFailure) -> Content? {
        let path = argument.hasPrefix("/") ? argument : folder + "/" + argument
        guard !argument.isEmpty, let resolved = try? FileSystem.resolvedPath(path), resolved.isBelow(folder) else {
            return nil
        }
        do throws(SystemFailure) {
            let file = try OpenFile(resolved, followsLink: false)
            guard try file.status().kind == .file else { return nil }
            return Content(path: argument, digest: SHA256.hexadecimal(of: try file.bytes(limit: maximumFileByteCount)))
        } catch {
            throw .unavailable("'\(argument)' cannot be read: \(error.message)")
        }
    }
}

/// JSON.
extension TrustSubject {
    var json: JSONObject {
        var object: JSONObject = ["folder": .string(folder)]
        switch source {
        case .command(let arguments): object["command"] = .array(arguments.map(JSONValue.string))
        case .address(let url): object["url"] = .string(url)
        }
        if !contents.isEmpty {
            object["files"] = .array(
                contents.map { ["path": .string($0.path), "sha256": .string($0.digest)] })
        }
        return object
    }

    /// Returns nil if the value is not a subject. Unknown members, which later versions may add, are ignored.
    init?(json: JSONValue) {
        guard let folder = json["folder"]?.stringValue else { return nil }
        self.folder = folder
        if let arguments = json["command"]?.arrayValue {
            source = .command(arguments.compactMap(\.stringValue))
        } else if let url = json["url"]?.stringValue {
            source = .address(url)
        } else {
            return nil
        }
        contents = (json["files"]?.arrayValue ?? []).compactMap { file in
            guard let path = file["path"]?.stringValue, let digest = file["sha256"]?.stringValue else { return nil }
            return Content(path: path, digest: digest)
        }
    }
}

extension String {
    /// Whether the path is inside a folder. Both paths are absolute and without symbolic links.
    func isBelow(_ folder: String) -> Bool { hasPrefix(folder == "/" ? "/" : folder + "/") }
}

/// A permission that definitions need, and the parameters that need it.
package struct TrustRequest: Hashable, Sendable {
    package let subject: TrustSubject
    /// Names such as `WidgetConfig.car`, in declared order.
    package private(set) var parameters: [String]

    /// Returns each request of the definitions once, in declared order.
    /// - Throws: `unavailable` if a command's folder or files cannot be read.
    static func all(in schema: Schema, _ context: ControlContext) throws(CommandError) -> [TrustRequest] {
        var requests: [TrustRequest] = []
        for intent in schema.intents {
            for parameter in intent.parameters {
                guard let source = OptionDocumentSource(parameter.options),
                    let subject = try subject(source, context)
                else { continue }
                let name = "\(intent.name).\(parameter.name)"
                if let index = requests.firstIndex(where: { $0.subject == subject }) {
                    requests[index].parameters.append(name)
                } else {
                    requests.append(TrustRequest(subject: subject, parameters: [name]))
                }
            }
        }
        return requests
    }

    private static func subject(
        _ source: OptionDocumentSource, _ context: ControlContext
    ) throws(CommandError) -> TrustSubject? {
        do throws(HandlerFailure) {
            return try TrustSubject(source, programFolder: context.definitions.optionFolder)
        } catch {
            throw CommandError(.unavailable, error.code, error.phrase)
        }
    }
}
