internal import IntentCommandLine
internal import IntentModel
internal import IntentSystem
internal import Synchronization

/// The commands and addresses that the user trusts: `$XDG_CONFIG_HOME/intents/trust.json`, which no other user can write.
struct TrustList: Sendable {
    private static let fileName = "trust.json"
    private static let maximumByteCount = 8 << 20

    /// Nil without a home folder.
    private let folder: PrivateFolder?

    init(_ environment: Environment) {
        folder = UserFolders.configuration(environment).map { PrivateFolder(path: $0) }
    }

    /// Returns the entries in the order in which they were added; none if there is no list yet.
    /// - Throws: `notPermitted` if the list is not private, cannot be read or is damaged.
    func subjects() throws(CommandError) -> [TrustSubject] { try subjects(in: bytes()) }

    /// Returns the contents of the file; nil if there is none.
    fileprivate func bytes() throws(CommandError) -> [UInt8]? {
        guard let folder else { return nil }
        do throws(PrivateFolder.Failure) {
            return try folder.read(Self.fileName, limit: Self.maximumByteCount)
        } catch {
            if error == .missing { return nil }
            throw CommandError(.notPermitted, "the list of trusted commands is ignored: \(error)")
        }
    }

    fileprivate func subjects(in bytes: [UInt8]?) throws(CommandError) -> [TrustSubject] {
        guard let folder, let bytes else { return [] }
        guard let json = try? JSONValue(parsing: bytes), json["trust"] == 1, let entries = json["allowed"]?.arrayValue
        else {
            throw CommandError(
                .notPermitted,
                "the list of trusted commands '\(folder.path)/\(Self.fileName)' is damaged; delete it and run 'trust' "
                    + "again")
        }
        return entries.compactMap { entry in
            // An entry that was edited by hand no longer matches its digest.
            TrustSubject(json: entry).flatMap { $0.digest == entry["digest"]?.stringValue ? $0 : nil }
        }
    }

    /// Changes the list atomically, also when several processes change it at the same time.
    /// - Returns: The entries after the change.
    @discardableResult
    func change(_ body: (inout [TrustSubject]) -> Void) throws -> [TrustSubject] {
        guard let folder else {
            throw CommandError.usage("no home folder found; set HOME or XDG_CONFIG_HOME")
        }
        do {
            return try folder.withLock {
                let before = try self.subjects()
                var subjects = before
                body(&subjects)
                guard subjects != before else { return subjects }
                let json: JSONValue = ["trust": 1, "allowed": .array(subjects.map { .object(Self.entry($0)) })]
                try folder.write(
                    Array((json.rendered(pretty: true) + "\n").utf8), to: Self.fileName, isDurable: true)
                return subjects
            }
        } catch let failure as PrivateFolder.Failure {
            throw CommandError(.cannotCreate, "the list of trusted commands cannot be written: \(failure)")
        }
    }

    private static func entry(_ subject: TrustSubject) -> JSONObject {
        var object = subject.json
        object["digest"] = .string(subject.digest)
        return object
    }
}

/// What the list allows. The file is read for each request, and parsed again only if it has changed, because a definition may
/// have thousands of sources.
final class CurrentPermissions: Sendable {
    private let list: TrustList
    private let known = Mutex<(bytes: [UInt8]?, permissions: Permissions)?>(nil)

    init(_ environment: Environment) {
        list = TrustList(environment)
    }

    func read() throws(CommandError) -> Permissions {
        let bytes = try list.bytes()
        return try known.withLock { known throws(CommandError) in
            if let known, known.bytes == bytes { return known.permissions }
            let permissions = Permissions(try list.subjects(in: bytes))
            known = (bytes, permissions)
            return permissions
        }
    }
}
