internal import ArgumentParser
internal import IntentSchema

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

    /// The path of the lock that the settings name, which is meant from their folder.
    func lock(_ settings: GeneratorSettings?, for paths: [String]) throws(ToolError) -> String? {
        guard let lock = settings?.lock, let file = try path(for: paths), !lock.hasPrefix("/") else {
            return settings?.lock
        }
        return OutputPath.join(OutputPath(file).folder, lock)
    }
}
