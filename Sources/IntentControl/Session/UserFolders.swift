/// Where a user's programs keep what is theirs, by the XDG Base Directory Specification.
enum UserFolders {
    /// `$XDG_CONFIG_HOME/intents`; nil where no home folder is known. A relative variable is passed over, as its
    /// specification asks.
    static func configuration(_ environment: Environment) -> String? {
        folder("XDG_CONFIG_HOME", below: ".config", environment).map { $0 + "/intents" }
    }

    /// `$XDG_CACHE_HOME/intents`; nil where no home folder is known.
    static func cache(_ environment: Environment) -> String? {
        folder("XDG_CACHE_HOME", below: ".cache", environment).map { $0 + "/intents" }
    }

    private static func folder(_ variable: String, below name: String, _ environment: Environment) -> String? {
        if let folder = environment[variable], folder.hasPrefix("/") { return folder }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/" + name
    }
}
