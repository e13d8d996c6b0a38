/// The folders for a user's files, by the XDG Base Directory Specification.
///
/// A variable that is unset, empty or a relative path is ignored, as the specification requires. All folders are nil
/// without a home folder.
package enum UserFolders {
    /// `$XDG_DATA_HOME`, or else `$HOME/.local/share`.
    package static func data(_ variable: (String) -> String?) -> String? {
        folder("XDG_DATA_HOME", default: ".local/share", variable)
    }

    /// `$XDG_CONFIG_HOME`, or else `$HOME/.config`.
    package static func configuration(_ variable: (String) -> String?) -> String? {
        folder("XDG_CONFIG_HOME", default: ".config", variable)
    }

    /// `$XDG_CACHE_HOME`, or else `$HOME/.cache`.
    package static func cache(_ variable: (String) -> String?) -> String? {
        folder("XDG_CACHE_HOME", default: ".cache", variable)
    }

    /// `$XDG_STATE_HOME`, or else `$HOME/.local/state`.
    package static func state(_ variable: (String) -> String?) -> String? {
        folder("XDG_STATE_HOME", default: ".local/state", variable)
    }

    private static func folder(_ name: String, default path: String, _ variable: (String) -> String?) -> String? {
        absolute(variable(name)) ?? absolute(variable("HOME")).map { "\($0)/\(path)" }
    }

    private static func absolute(_ path: String?) -> String? {
        path?.utf8.first == UInt8(ascii: "/") ? path : nil
    }
}
