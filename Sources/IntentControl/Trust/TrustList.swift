internal import IntentModel
internal import IntentRuntime

/// What the user has allowed: `$XDG_CONFIG_HOME/intents/trust.json`, which nobody else may write.
struct TrustList: Sendable {
    private static let fileName = "trust.json"
    private static let mostBytes = 8 << 20

    /// Nil where no home folder is known.
    private let folder: PrivateFolder?

    init(_ environment: Environment) {
        folder = UserFolders.configuration(environment).map { PrivateFolder(path: $0) }
    }

    /// In the order in which they were allowed; none where there is no list yet.
    /// - Throws: Where there is one that is not believed, or cannot be read.
    func subjects() throws(ControlFailure) -> [TrustSubject] {
        guard let folder else { return [] }
        let bytes: [UInt8]
        do throws(PrivateFolder.Failure) {
            bytes = try folder.read(Self.fileName, limit: Self.mostBytes)
        } catch {
            if error == .missing { return [] }
            throw ControlFailure(
                .notPermitted, "notPermitted", "the list of what is trusted is not believed: \(error.phrase)")
        }
        guard let json = try? JSONValue(parsing: bytes), json["trust"] == 1, let entries = json["allowed"]?.arrayValue
        else {
            throw ControlFailure(
                .notPermitted, "notPermitted",
                "the list of what is trusted, '\(folder.path)/\(Self.fileName)', cannot be understood; remove it and "
                    + "allow again what you trust")
        }
        return entries.compactMap { entry in
            // What was changed by hand is no permission.
            TrustSubject(json: entry).flatMap { $0.digest == entry["digest"]?.stringValue ? $0 : nil }
        }
    }

    /// Changes the list as one, whatever other processes do.
    /// - Returns: What is allowed afterwards.
    @discardableResult
    func change(_ body: (inout [TrustSubject]) -> Void) throws -> [TrustSubject] {
        guard let folder else {
            throw ControlFailure.usage("no home folder is known; set HOME or XDG_CONFIG_HOME")
        }
        do {
            return try folder.locked {
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
            throw ControlFailure(.cannotCreate, "cannotCreate", "the list cannot be written: \(failure.phrase)")
        }
    }

    private static func entry(_ subject: TrustSubject) -> JSONObject {
        var object = subject.json
        object["digest"] = .string(subject.digest)
        return object
    }
}
