internal import ArgumentParser

/// The settings file that a command goes by.
struct SettingsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The settings file; without it, intentgen-config.yaml in a given folder or beside a given file.",
            valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var config: String?

    init() {}

    /// The path of the settings for some definitions; nil where there are none.
    func path(for paths: [String]) throws(ToolError) -> String? {
        if let config { return config }
        return try SettingsDiscovery.file(for: paths)
    }
}
