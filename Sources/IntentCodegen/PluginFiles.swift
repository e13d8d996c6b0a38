package import IntentModel

/// What a build plugin knows of files without having read any. The plugin compiles ``GeneratedFileNames`` itself, which can
/// be open to no other module for that.
package enum PluginFiles {
    /// The names that a settings file may have.
    package static var settings: [String] { GeneratedFileNames.settings }

    /// All Swift files that may be made of a definition, by whatever settings.
    package static func all(for definition: DefinitionFile) -> [String] {
        GeneratedFileNames.all(for: definition.fileName)
    }
}
