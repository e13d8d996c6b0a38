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
        if let scheme = Self.scheme(of: text), scheme != "sqlite" {
            self = try Self.database(text, scheme)
            return
        }
        let path = text.hasPrefix("sqlite:") ? String(text.dropFirst("sqlite:".count)) : text
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw .usage("the store has no path; write --store PATH or --store sqlite:PATH")
        }
        guard !path.hasPrefix("//") || !text.hasPrefix("sqlite:") else {
            throw .usage("a SQLite store is written sqlite:PATH, without '//'")
        }
        if path.hasPrefix("~/"), let home = environment["HOME"] {
            self = .file(home + path.dropFirst())
        } else {
            self = .file(path)
        }
    }

    /// The default location of a group's store: `$XDG_DATA_HOME/intents/GROUP/store.sqlite`.
    /// - Throws: `invalidData` for a group that cannot be the name of a folder; `wrongUsage` without a home folder.
    package static func standard(group: String, environment: Environment) throws(CommandError) -> StoreLocation {
        guard isFolderName(group) else {
            throw CommandError(
                .invalidData, "wrongGroup",
                "group '\(group)' is not a valid folder name, so its store has no default location; pass --store PATH")
        }
        guard let folder = UserFolders.data(environment) else {
            throw .usage("no home folder found; pass --store PATH or set INTENT_STORE")
        }
        return .file("\(folder)/\(group)/store.sqlite")
    }

    /// Whether a group consists of letters, digits and harmless punctuation, so that it names one visible folder.
    static func isFolderName(_ group: String) -> Bool {
        guard let first = group.unicodeScalars.first, first != ".", first != "-", group.utf8.count <= 200 else {
            return false
        }
        return group.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "._- ".unicodeScalars.contains(scalar)
                || scalar.properties.generalCategory == .nonspacingMark
        }
    }

    /// Returns the text before a colon if the text is an address: `sqlite:x` or `postgresql://…`, but not `./a:b`.
    private static func scheme(of text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = text[..<colon]
        let isKnown = ["sqlite", "postgresql", "postgres"].contains(scheme)
        return isKnown || text[colon...].hasPrefix("://") ? String(scheme) : nil
    }

    private static func database(_ text: String, _ scheme: String) throws(CommandError) -> StoreLocation {
        guard scheme.hasPrefix("postgres") else {
            throw .usage(
                "unknown kind of store '\(scheme):'; write --store PATH, --store sqlite:PATH or --store postgresql://…")
        }
        #if PostgreSQL
            guard text.hasPrefix("\(scheme)://") else {
                throw .usage("a PostgreSQL store is written \(scheme)://USER@HOST/DATABASE")
            }
            return .database(text)
        #else
            throw CommandError(
                .unavailable, "unsupportedStore",
                "this program was built without PostgreSQL; enable the package trait 'PostgreSQL', or pass a SQLite "
                    + "store with --store PATH")
        #endif
    }
}

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

    /// Whether there is no store yet.
    func isMissing(for group: String) throws -> Bool {
        switch self {
        case .file(let path): return FileSystem.isMissing(path)
        case .database(let url):
            #if PostgreSQL
                return try !PostgreSQLStore.exists(url: url, group: group)
            #else
                return false
            #endif
        }
    }

    /// Opens the store, and creates it if it does not exist.
    /// - Parameter group: The group whose instances are meant. A file contains those of one group.
    /// - Throws: `StoreError`; `unavailable` in a build without this kind of store.
    func open(for group: String) throws -> any InstanceStore {
        switch self {
        case .file(let path):
            #if SQLite
                return try SQLiteStore(path: path)
            #else
                throw CommandError(
                    .unavailable, "unsupportedStore",
                    "this program was built without SQLite; enable the package trait 'SQLite', or pass --store "
                        + "postgresql://…")
            #endif
        case .database(let url):
            #if PostgreSQL
                return try PostgreSQLStore(url: url, group: group)
            #else
                throw CommandError(.unavailable, "unsupportedStore", "this program was built without PostgreSQL")
            #endif
        }
    }
}

/// The folders for a user's files, by the XDG Base Directory Specification. A relative path in a variable is ignored, as
/// the specification requires. All are nil without a home folder.
enum UserFolders {
    /// `$XDG_DATA_HOME/intents`.
    static func data(_ environment: Environment) -> String? {
        folder("XDG_DATA_HOME", default: ".local/share", environment)
    }

    /// `$XDG_CONFIG_HOME/intents`.
    static func configuration(_ environment: Environment) -> String? {
        folder("XDG_CONFIG_HOME", default: ".config", environment)
    }

    /// `$XDG_CACHE_HOME/intents`.
    static func cache(_ environment: Environment) -> String? {
        folder("XDG_CACHE_HOME", default: ".cache", environment)
    }

    private static func folder(
        _ variable: String, default name: String, _ environment: Environment
    ) -> String? {
        if let folder = environment[variable], folder.hasPrefix("/") { return folder + "/intents" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/\(name)/intents"
    }
}
