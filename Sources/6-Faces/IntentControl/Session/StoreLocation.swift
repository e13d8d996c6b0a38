package import IntentCommandLine
internal import IntentRuntime
internal import IntentStorePostgreSQL
internal import IntentStoreSQLite
internal import IntentSystem

/// The place of a store.
package enum StoreLocation: Hashable, Sendable {
    /// A SQLite file, by its path.
    case file(String)
    /// A PostgreSQL database, by its URL, which begins with `postgresql://` or `postgres://` and has no password.
    case database(String)

    /// Reads the value of `--store` or `INTENT_STORE`: a path, `sqlite:PATH`, or `postgresql://…`. A leading `~/` is the
    /// home folder.
    /// - Throws: `wrongUsage` for anything else; `unavailable` for `postgresql:` in a build without PostgreSQL.
    package init(parsing text: String, environment: Environment) throws(CommandError) {
        try Self.refuseKeywords(text)
        if let scheme = Self.scheme(of: text), scheme != "sqlite" {
            self = try Self.database(text, scheme)
            return
        }
        let address = text.removingPrefix("sqlite:")
        let path = address ?? text
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw .usage("the store has no path; write --store PATH or --store sqlite:PATH")
        }
        guard address == nil || path.removingPrefix("//") == nil else {
            throw .usage("a SQLite store is written sqlite:PATH, without '//'")
        }
        if let rest = path.removingPrefix("~/"), let home = environment["HOME"] {
            self = .file((FilePath(home) / rest).string)
        } else {
            self = .file(path)
        }
    }

    /// The default location of a group's store: `$XDG_DATA_HOME/intents/GROUP/store.sqlite`.
    /// - Throws: `invalidData` for a group that cannot be the name of a folder; `wrongUsage` without a home folder.
    package static func standard(group: String, environment: Environment) throws(CommandError) -> StoreLocation {
        do {
            return .file(try DefaultLocation.path(group: group) { environment[$0] })
        } catch {
            switch error {
            case .invalidGroup:
                throw CommandError(
                    .invalidData, "wrongGroup",
                    "group '\(group)' is not a valid folder name, so its store has no default location; pass --store PATH"
                )
            case .noHomeFolder:
                throw .usage("no home folder found; pass --store PATH or set INTENT_STORE")
            }
        }
    }

    /// Returns the text before a colon if the text is an address: `sqlite:x` or `postgresql://…`, but not `./a:b`.
    private static func scheme(of text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = text[..<colon]
        let isKnown = ["sqlite", "postgresql", "postgres", "file"].contains(scheme)
        return isKnown || text.utf8[colon...].starts(with: "://".utf8) ? String(scheme) : nil
    }

    /// Refuses libpq's other form, `host=/tmp dbname=cars`. The message does not repeat it, because it may contain a password.
    private static func refuseKeywords(_ text: String) throws(CommandError) {
        let keywords = ["host", "hostaddr", "port", "dbname", "user", "password", "service", "passfile", "sslmode"]
        let words = text.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard words.count == 2,
            let keyword = keywords.first(where: { words[0].elementsEqual($0.utf8) })
        else { return }
        throw .usage(
            "'\(keyword)=' begins a list of libpq's keywords; write --store postgresql://USER@HOST/DATABASE, or "
                + "--store ./\(keyword)=… for a file")
    }

    private static func database(_ text: String, _ scheme: String) throws(CommandError) -> StoreLocation {
        if scheme == "file" {
            throw .usage("a SQLite store is written without 'file:'; write --store PATH or --store sqlite:PATH")
        }
        guard scheme.hasPrefix("postgres") else {
            throw .usage(
                "unknown kind of store '\(scheme):'; write --store PATH, --store sqlite:PATH or --store postgresql://…")
        }
        #if PostgreSQL
            guard text.removingPrefix("\(scheme)://") != nil else {
                throw .usage("a PostgreSQL store is written \(scheme)://USER@HOST/DATABASE")
            }
            try requireForm(of: text)
            return .database(text)
        #else
            throw unsupported("PostgreSQL", alternative: "--store PATH")
        #endif
    }
}

#if PostgreSQL
    extension StoreLocation {
        /// A password in the URL is refused when the store is used, as a question of permission.
        private static func requireForm(of url: String) throws(CommandError) {
            do throws(StoreError) {
                try PostgreSQLStore.requireForm(of: url)
            } catch {
                if error.code != .notPermitted { throw .usage(error.message) }
            }
        }
    }
#endif

extension StoreLocation {
    /// The location as messages show it.
    var text: String {
        switch self {
        case .file(let text), .database(let text): text
        }
    }

    /// A text that is the same for all paths that lead to one store.
    var identity: String {
        switch self {
        case .file(let path): (try? FileSystem.resolvedPath(path)) ?? path
        case .database(let url): url
        }
    }

    /// Refuses a URL that contains a password, which others could read where the URL is printed.
    /// - Throws: `StoreError` with code `notPermitted`.
    func requireNoPassword() throws {
        #if PostgreSQL
            if case .database(let url) = self { try PostgreSQLStore.requireForm(of: url) }
        #endif
    }

    /// Whether there is a store. Creates nothing.
    /// - Throws: `StoreError`, also if only files of a lost store are left; `unavailable` in a build without this kind of
    ///   store.
    func exists(for group: String) throws -> Bool {
        switch self {
        case .file(let path):
            #if SQLite
                return try SQLiteStore.exists(at: path)
            #else
                throw Self.unsupported("SQLite", alternative: "--store postgresql://…")
            #endif
        case .database(let url):
            #if PostgreSQL
                return try PostgreSQLStore.exists(url: url, group: group)
            #else
                throw Self.unsupported("PostgreSQL", alternative: "--store PATH")
            #endif
        }
    }

    /// Returns the groups of a database by name, none if it contains no store; none for a file, which does not record its group.
    func groups() throws -> [String] {
        switch self {
        case .file: return []
        case .database(let url):
            #if PostgreSQL
                return try PostgreSQLStore.groups(url: url)
            #else
                throw Self.unsupported("PostgreSQL", alternative: "--store PATH")
            #endif
        }
    }

    /// Opens the store.
    /// - Parameters:
    ///   - group: The group whose instances are meant. A file contains those of one group.
    ///   - createIfMissing: Whether to create the store if it does not exist.
    /// - Throws: `StoreError`; `unavailable` in a build without this kind of store.
    func open(for group: String, createIfMissing: Bool) throws -> any InstanceStore {
        switch self {
        case .file(let path):
            #if SQLite
                return try SQLiteStore(path: path, createIfMissing: createIfMissing)
            #else
                throw Self.unsupported("SQLite", alternative: "--store postgresql://…")
            #endif
        case .database(let url):
            #if PostgreSQL
                return try PostgreSQLStore(url: url, group: group, createIfMissing: createIfMissing)
            #else
                throw Self.unsupported("PostgreSQL", alternative: "--store PATH")
            #endif
        }
    }

    private static func unsupported(_ store: String, alternative: String) -> CommandError {
        CommandError(
            .unavailable, "unsupportedStore",
            "this program was built without the \(store) store; in Package.swift, pass traits: [\"Stores\"] to the package "
                + "intent-configuration and build again, or pass \(alternative)")
    }
}

/// The folders for a user's files, by the XDG Base Directory Specification. All are nil without a home folder.
enum UserFolders {
    /// `$XDG_CONFIG_HOME/intents`.
    static func configuration(_ environment: Environment) -> String? {
        IntentSystem.UserFolders.configuration { environment[$0] }.map { $0 + "/intents" }
    }

    /// `$XDG_CACHE_HOME/intents`.
    static func cache(_ environment: Environment) -> String? {
        IntentSystem.UserFolders.cache { environment[$0] }.map { $0 + "/intents" }
    }

    /// `$XDG_STATE_HOME/intents`.
    static func state(_ environment: Environment) -> String? {
        IntentSystem.UserFolders.state { environment[$0] }.map { $0 + "/intents" }
    }
}
