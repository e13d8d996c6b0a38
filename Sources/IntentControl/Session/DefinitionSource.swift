package import IntentModel
package import IntentRuntime

/// Where a program's definitions come from.
package enum DefinitionSource: Sendable {
    /// From files that the command line names. The closure gets files and folders, at least one, and throws what a
    /// person has to know about wrong ones.
    case files(@Sendable ([String]) throws(ControlFailure) -> Schema)
    /// From generated code; of files only those of options are read, below their folder where there is one.
    case program(handlers: [any IntentHandling], definitions: [IntentDefinition], optionFiles: String?)
}
