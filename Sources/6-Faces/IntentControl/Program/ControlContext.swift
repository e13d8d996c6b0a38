package import IntentCommandLine
package import IntentModel
package import IntentRuntime
package import IntentWidgets

/// A program that runs commands: its name, its definitions and its surroundings.
package struct ControlContext: Sendable {
    /// The program that runs in the current task. ArgumentParser asks static members for help and completions, so the
    /// context is bound to the task that parses.
    @TaskLocal static var current: ControlContext?

    /// The name of the running program, for help texts.
    package static var currentProgramName: String { current?.programName ?? standardProgramName }

    /// The name of a program that was started without one.
    static let standardProgramName = "intentctl"

    /// The name that help texts show.
    package var programName: String
    package var definitions: DefinitionSource
    /// The widgets with providers in the program's code.
    package var widgets: [WidgetRegistration] = []
    /// Shows the date of a simulation to the program's providers; nil if the program cannot.
    package var simulatedDate: SimulatedDate?
    /// Reads the policy of an administrator; nil if the program cannot.
    package var policies: PolicyReader?
    /// The commands that the program adds.
    package var commands: [ProgramCommand] = []
    package var environment = Environment.process
    package var documents: any DocumentReading = ProcessDocuments()
    /// Settings such as the timeouts of handlers. Each command sets its own locale.
    package var settings = EngineSettings()
    /// Asks the user a yes-or-no question; returns nil if no one can answer.
    package var confirm: @Sendable (String) -> Bool? = Console.confirm
    private let cachedExamples = HelpExamplesCache()

    /// The names in the examples of help.
    var examples: HelpExamples { cachedExamples.examples(of: definitions) }
}

/// Definitions that were read from files.
package struct LoadedSchema: Sendable {
    package let schema: Schema
    /// The errors of files that were left out; nil if there are none.
    package let faults: CommandError?

    package init(_ schema: Schema, faults: CommandError? = nil) {
        self.schema = schema
        self.faults = faults
    }
}

/// The place that a program's definitions come from.
package enum DefinitionSource: Sendable {
    /// Reads definitions from at least one file or folder; throws an error with all diagnostics if none can be used.
    package typealias Loader = @Sendable ([String]) throws(CommandError) -> LoadedSchema

    /// Files that the command line names.
    case files(Loader)
    /// Generated code. Only option files are read, from the folder given here.
    case program(handlers: [any IntentHandling], definitions: [IntentDefinition], optionFiles: String?)

    /// Whether definitions are read from files that the command line names.
    package var areFiles: Bool {
        if case .files = self { true } else { false }
    }

    /// The handlers in the program's code; none if definitions are read from files.
    package var handlers: [any IntentHandling] {
        switch self {
        case .files: []
        case .program(let handlers, _, _): handlers
        }
    }

    /// The folder of option files whose definitions have no folder of their own.
    var optionFolder: String? {
        switch self {
        case .files: nil
        case .program(_, _, let folder): folder
        }
    }
}
