/// The names of generated files, derived only from the names of the definitions: a build plugin must declare its
/// outputs before it reads any file.
///
/// The plugins compile this file too, through symbolic links, so it must not import other modules.
enum GeneratedFileNames {
    /// Whether a file is a definition, such as `car-control.intent.yaml`. A translation file, such as
    /// `car-control.intent.de.yaml`, is not.
    static func isDefinition(_ fileName: String) -> Bool { DefinitionFileNames.definitionName(fileName) != nil }

    /// Returns the name without its suffixes, such as `car-control`.
    static func base(of fileName: String) -> String { DefinitionFileNames.definitionName(fileName) ?? fileName }

    /// Returns the names of all Swift files that any settings can generate from a definition.
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

    /// The catalog of the phrases of all App Shortcuts, by the name under which the system finds it.
    static let phraseCatalog = "AppShortcuts.xcstrings"

    /// The symbols of a target's asset catalogs.
    static let assetSymbols = "AssetSymbols.swift"

    /// `car-control.xcstrings`
    static func stringCatalog(for fileName: String) -> String {
        base(of: fileName) + ".xcstrings"
    }
}
