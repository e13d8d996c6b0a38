package import IntentModel
package import IntentRuntime

/// Where a program's definitions come from.
package enum DefinitionSource: Sendable {
    /// From files that the command line names. The closure gets files and folders, at least one, and throws what a
    /// person has to know about wrong ones.
    case files(@Sendable ([String]) throws(ControlFailure) -> Schema)
    /// From generated code; of files only those of options are read, below their folder where there is one.
    case program(handlers: [any IntentHandling], definitions: [IntentDefinition], optionFiles: String?)

    /// Those in code; a program that reads definitions from files has none.
    var handlers: [any IntentHandling] {
        switch self {
        case .files: []
        case .program(let handlers, _, _): handlers
        }
    }

    /// Where option files are whose definitions do not tell it.
    var optionFolder: String? {
        switch self {
        case .files: nil
        case .program(_, _, let folder): folder
        }
    }
}
