/// The name of a sidecar, `NAME.intent.xcode.json`.
enum SidecarFileName {
    /// - Parameter name: The definition's, without endings.
    static func of(_ name: String) -> String { name + ending }

    /// The sidecar beside a definition; nil for a file that is not named like one.
    static func path(besideDefinitionAt path: String) -> String? {
        for ending in [".intent.yaml", ".intent.yml"] where path.hasSuffix(ending) {
            return String(path.dropLast(ending.count)) + self.ending
        }
        return nil
    }

    /// The name of the definition that a sidecar is beside, without endings.
    static func definition(ofSidecarAt path: String) -> String { String(OutputPath(path).name.dropLast(ending.count)) }

    private static let ending = ".intent.xcode.json"
}
