/// The names of generated files, which follow from the names of the definitions alone: a build plugin declares its
/// outputs before anything is read. The plugin compiles this very file.
enum GeneratedFileNames {
    private static let definitionSuffixes = [".intent.yaml", ".intent.yml"]

    /// `car-control.intent.yaml` is a definition. `car-control.intent.de.yaml`, which holds texts, is not.
    static func isDefinition(_ fileName: String) -> Bool {
        definitionSuffixes.contains { fileName.hasSuffix($0) && fileName.count > $0.count }
    }

    /// The name without its suffixes: `car-control`.
    static func base(of fileName: String) -> String {
        for suffix in definitionSuffixes where fileName.hasSuffix(suffix) {
            return String(fileName.dropLast(suffix.count))
        }
        return fileName
    }

    /// The names that a settings file may have.
    static let settings = ["intentgen-config.yaml", "intentgen-config.yml"]

    /// All Swift files that may be made of a definition, by whatever settings.
    static func all(for fileName: String) -> [String] {
        [
            swiftFile(for: fileName), fakesFile(for: fileName), siriKitFile(for: fileName),
            appIntentsFile(for: fileName),
        ]
    }

    /// `car-control.intent.swift`
    static func swiftFile(for fileName: String) -> String {
        base(of: fileName) + ".intent.swift"
    }

    /// `car-control.sirikit.swift`
    static func siriKitFile(for fileName: String) -> String {
        base(of: fileName) + ".sirikit.swift"
    }

    /// `car-control.fakes.swift`
    static func fakesFile(for fileName: String) -> String {
        base(of: fileName) + ".fakes.swift"
    }

    /// `WidgetConfig.schema.json`
    static func jsonSchema(forIntent name: String) -> String {
        name + ".schema.json"
    }

    /// `car-control.appintents.swift`
    static func appIntentsFile(for fileName: String) -> String {
        base(of: fileName) + ".appintents.swift"
    }

    /// `car-control.xcstrings`
    static func stringCatalog(for fileName: String) -> String {
        base(of: fileName) + ".xcstrings"
    }
}
