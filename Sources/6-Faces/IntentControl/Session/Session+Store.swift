internal import IntentCommandLine
internal import IntentModel
internal import IntentRuntime

/// The store.
extension Session {
    /// Returns the place of the store. Definitions are read only if no option or variable names it; there need not be
    /// any.
    func storeLocation() throws -> StoreLocation {
        if let text = choices.store ?? context.environment["INTENT_STORE"] {
            return try StoreLocation(parsing: text, environment: context.environment)
        }
        return try .standard(group: try schemaIfFound()?.group ?? Schema().group, environment: context.environment)
    }

    /// Opens the store without an engine; returns nil if it does not exist yet.
    func existingStore() throws -> (any InstanceStore)? {
        let location = try storeLocation()
        return try location.openIfExisting(for: group(in: location))
    }

    /// Refuses a store that does not exist.
    /// - Throws: `unavailable`.
    func requireStore() throws {
        let location = try storeLocation()
        if try isMissing(location) { _ = try existingStore(at: location, for: .existing) }
    }

    /// Opens the store for a need that does not create it; returns nil for one that does.
    func existingStore(at location: StoreLocation, for need: StoreNeed) throws -> (any InstanceStore)? {
        switch need {
        case .created, .createdByWrite: return nil
        case .existing, .existingFor: break
        }
        if let store = try location.openIfExisting(for: group(in: location)) { return store }
        let missing = try missingStore(at: location)
        if case .existingFor(let id) = need {
            throw CommandError(.invalidData, "unknownInstance", "unknown instance '\(id)'; \(missing.message)")
        }
        let command = "'\(context.programName) store create'"
        let advice =
            missing.isOnlyGroup
            ? "correct the group of the definitions, or create it with \(command)" : "\(command) creates it"
        throw CommandError(.unavailable, "\(missing.message); \(advice)")
    }

    /// Returns what to say of a store that does not exist: in a database with other groups, only the group is missing.
    func missingStore(at location: StoreLocation) throws -> MissingStore {
        let groups = try location.groups()
        if groups.isEmpty {
            return MissingStore(message: "the store '\(location.text)' does not exist yet", isOnlyGroup: false)
        }
        let group = try group(in: location)
        return MissingStore(
            message: "the database '\(location.text)' contains \(Self.list(groups)), but not '\(group)'",
            isOnlyGroup: true)
    }

    /// Opens the store for a need that creates it.
    func newStore(at location: StoreLocation, for need: StoreNeed) throws -> any InstanceStore {
        guard case .createdByWrite(let other) = need else {
            return try location.open(for: newGroup(in: location), createIfMissing: true)
        }
        let group = try newGroup(in: location, orElse: other)
        return try location.openIfExisting(for: group)
            ?? NewStore { try location.open(for: group, createIfMissing: true) }
    }

    func isMissing(_ location: StoreLocation) throws -> Bool {
        try !location.exists(for: try group(in: location))
    }
}

/// A store that a command needs and that does not exist.
struct MissingStore {
    /// A phrase without a full stop.
    let message: String
    /// Whether the database contains other groups, so that the name of this one may be wrong.
    let isOnlyGroup: Bool
}

/// The group whose instances are meant. A database contains any number of groups, and the definitions name one of them; a file
/// contains one.
extension Session {
    /// Returns the group of the definitions. Without definitions, the only group of a database is meant.
    /// - Throws: `wrongUsage` if there are no definitions to name one of several groups.
    func group(in location: StoreLocation) throws -> String {
        guard case .database = location else { return Schema().group }
        if let group = try schemaIfFound()?.group { return group }
        let groups = try location.groups()
        // Without groups, the store does not exist, whichever is meant.
        return groups.isEmpty ? Schema().group : try onlyGroup(of: groups)
    }

    /// Returns the group of a store that may have to be created.
    /// - Parameter other: The group if no definitions name it.
    func newGroup(in location: StoreLocation, orElse other: String? = nil) throws -> String {
        guard case .database = location else { return Schema().group }
        return try schemaIfFound()?.group ?? other ?? onlyGroup(of: location.groups())
    }

    /// The group that a document names: that of valid definitions, else that of a database; nil for a file without them.
    var exportedGroup: String? {
        if let group = (try? schemaIfFound())?.group { return group }
        guard let location = try? storeLocation(), case .database = location else { return nil }
        return try? group(in: location)
    }

    private func onlyGroup(of groups: [String]) throws(CommandError) -> String {
        if let only = groups.first, groups.count == 1 { return only }
        let found = groups.isEmpty ? "no group" : Self.list(groups)
        throw CommandError(
            .wrongUsage, "noDefinitions",
            "the database contains \(found); pass --definitions PATH, which name the one that is meant")
    }

    /// Returns the names of groups after a heading, of many only the first.
    private static func list(_ groups: [String]) -> String {
        let limit = 20
        let names = groups.prefix(limit).map { "'\($0)'" }.joined(separator: ", ")
        return "the \(groups.count == 1 ? "group" : "groups") \(names)\(groups.count > limit ? ", …" : "")"
    }
}

extension StoreLocation {
    /// Opens the store, or returns nil if it does not exist yet.
    fileprivate func openIfExisting(for group: String) throws -> (any InstanceStore)? {
        do {
            return try open(for: group, createIfMissing: false)
        } catch let error as StoreError where error.code == .missing {
            return nil
        }
    }
}
