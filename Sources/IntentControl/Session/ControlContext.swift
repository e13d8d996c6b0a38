package import IntentRuntime

/// What a program is to its commands.
package struct ControlContext: Sendable {
    /// That of the program that runs. ArgumentParser asks for help texts and completions in static members, so it is
    /// bound to the task that parses.
    @TaskLocal static var running: ControlContext?

    /// As help texts show it.
    package var programName: String
    package var definitions: DefinitionSource
    package var environment: Environment
    package var documents: any DocumentReading
    /// How long handlers may take; its locale is each command's own.
    package var settings: EngineSettings
    /// Asks a person yes or no; nil where nobody can be asked.
    package var confirmation: @Sendable (String) -> Bool? = TerminalConfirmation.ask

    package init(
        programName: String, definitions: DefinitionSource, environment: Environment = .process,
        documents: any DocumentReading = ProcessDocuments(), settings: EngineSettings = EngineSettings()
    ) {
        self.programName = programName
        self.definitions = definitions
        self.environment = environment
        self.documents = documents
        self.settings = settings
    }
}
