/// Where the instances are.
package enum StoreLocation: Hashable, Sendable {
    /// A SQLite file, by its path.
    case file(String)
    /// A PostgreSQL database, by its URL, which is `postgresql://` or `postgres://` and has no password.
    case database(String)

    /// Reads what `--store` or `INTENT_STORE` says: a path, `sqlite:PATH`, or `postgresql://…`. A leading `~/` is the home
    /// folder.
    /// - Throws: `wrongUsage` for what is neither; `unavailable` for `postgresql:` in a build that cannot reach it.
    package init(parsing text: String, environment: Environment) throws(ControlFailure) {
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

    /// The place of a group's store where none is given: `$XDG_DATA_HOME/intents/GROUP/store.sqlite`.
    ///
    /// A relative `XDG_DATA_HOME` is passed over, as its specification asks.
    /// - Throws: `wrongData` for a group that cannot name a folder; `wrongUsage` where no home folder is known.
    package static func standard(group: String, environment: Environment) throws(ControlFailure) -> StoreLocation {
        guard isFolderName(group) else {
            throw ControlFailure(
                .wrongData, "wrongGroup",
                "group '\(group)' cannot name a folder, so it has no place for its store; give one with --store")
        }
        return .file(try dataFolder(environment) + "/intents/\(group)/store.sqlite")
    }

    private static func dataFolder(_ environment: Environment) throws(ControlFailure) -> String {
        if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder }
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            throw .usage("no home folder is known; give the store with --store PATH or INTENT_STORE")
        }
        return home + "/.local/share"
    }

    /// Letters, digits and what stands harmlessly in one folder's name; nothing that leads elsewhere or hides.
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

    /// The text before a colon, where it has the form of an address: `sqlite:x`, `postgresql://…`, not `./a:b`.
    private static func scheme(of text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = text[..<colon]
        let isKnown = ["sqlite", "postgresql", "postgres"].contains(scheme)
        return isKnown || text[colon...].hasPrefix("://") ? String(scheme) : nil
    }

    private static func database(_ text: String, _ scheme: String) throws(ControlFailure) -> StoreLocation {
        guard scheme.hasPrefix("postgres") else {
            throw .usage(
                "no store is reached by '\(scheme):'; write --store PATH, --store sqlite:PATH or --store postgresql://…"
            )
        }
        #if PostgreSQL
            guard text.hasPrefix("\(scheme)://") else {
                throw .usage("a PostgreSQL store is written \(scheme)://USER@HOST/DATABASE")
            }
            return .database(text)
        #else
            throw ControlFailure(
                .unavailable, "unsupportedStore",
                "this program was built without PostgreSQL; give a SQLite store with --store PATH")
        #endif
    }
}
