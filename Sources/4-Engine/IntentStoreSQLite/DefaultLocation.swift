import IntentSystem

#if SQLite
    public import IntentRuntime
#endif

/// The place of a group's store if nothing else names one, which is the same for `intentctl`, for programs with its commands,
/// and for programs that open the store of a group.
package enum DefaultLocation {
    /// Why a group has no default location.
    package enum Failure: Error, Hashable {
        /// The group cannot be the name of a folder.
        case invalidGroup
        /// Neither `XDG_DATA_HOME` nor `HOME` is an absolute path.
        case noHomeFolder
    }

    /// Returns `$XDG_DATA_HOME/intents/GROUP/store.sqlite`; the folder is `$HOME/.local/share` if the variable is unset, empty
    /// or a relative path.
    /// - Parameter variable: Returns the value of an environment variable.
    package static func path(group: String, _ variable: (String) -> String?) throws(Failure) -> String {
        guard isFolderName(group) else { throw .invalidGroup }
        guard let folder = UserFolders.data(variable) else { throw .noHomeFolder }
        return "\(folder)/intents/\(group)/store.sqlite"
    }

    /// Whether a group consists of letters, digits and harmless punctuation, so that it names one visible folder.
    package static func isFolderName(_ group: String) -> Bool {
        guard let first = group.unicodeScalars.first, first != ".", first != "-", group.utf8.count <= 200 else {
            return false
        }
        return group.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "._- ".unicodeScalars.contains(scalar)
                || scalar.properties.generalCategory == .nonspacingMark
        }
    }
}

#if SQLite
    extension SQLiteStore {
        /// Opens the store of a group at ``defaultPath(group:)``, where `intentctl` and programs with its commands also find
        /// it.
        /// - Parameters:
        ///   - group: The `group` of the definitions.
        ///   - createIfMissing: Whether to create the store if it does not exist.
        /// - Throws: `StoreError`, as ``init(path:createIfMissing:)`` and ``defaultPath(group:)`` do.
        public convenience init(group: String, createIfMissing: Bool = true) throws(StoreError) {
            try self.init(path: SQLiteStore.defaultPath(group: group), createIfMissing: createIfMissing)
        }

        /// Returns the path of a group's store: `$XDG_DATA_HOME/intents/GROUP/store.sqlite`.
        ///
        /// `XDG_DATA_HOME` counts as `$HOME/.local/share` if it is unset, empty or a relative path. Control programs use this
        /// path unless `--store` or `INTENT_STORE` names another one; this function does not read `INTENT_STORE`. In an
        /// app's sandbox on Apple's systems, pass a path in the container of the app group to
        /// ``init(path:createIfMissing:)`` instead.
        /// - Throws: `StoreError` with code `unavailable` if the group cannot be the name of a folder, or there is no home
        ///   folder.
        public static func defaultPath(group: String) throws(StoreError) -> String {
            do {
                return try DefaultLocation.path(group: group, CurrentProcess.environmentVariable)
            } catch {
                switch error {
                case .invalidGroup:
                    throw StoreError(
                        .unavailable,
                        "group '\(group)' is not a valid folder name, so its store has no default location; pass a path"
                    )
                case .noHomeFolder:
                    throw StoreError(.unavailable, "no home folder found; set HOME or XDG_DATA_HOME, or pass a path")
                }
            }
        }
    }
#endif
