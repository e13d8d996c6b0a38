package import IntentModel
public import IntentRuntime

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The command line over widget instances, as a program of your own: the commands of `intentctl`, answered by your
/// handlers.
///
/// ```swift
/// @main struct CarTool {
///     static func main() async {
///         await ControlProgram.main(handlers: [CarHandler()])
///     }
/// }
/// ```
///
/// Definitions come from the generated code that handlers carry, so there is no `--definitions`; help shows the
/// program's own name.
public enum ControlProgram {
    /// Runs one command and ends the process with its exit code.
    /// - Parameters:
    ///   - handlers: At most one for an intent.
    ///   - definitions: Those of intents and widgets without a handler, such as static widgets.
    ///   - optionFiles: The folder that the paths of `optionsFrom: { file: }` begin in, such as the place where the
    ///     program installs its definitions' data; nothing outside it is read. Nil where there are no such files; those
    ///     options are then unavailable.
    ///   - arguments: Without the program's name; nil for the process's own.
    public static func main(
        handlers: [any IntentHandling] = [], definitions: [IntentDefinition] = [], optionFiles: String? = nil,
        arguments: [String]? = nil
    ) async {
        await run(
            .program(handlers: handlers, definitions: definitions, optionFiles: optionFiles),
            parsing: NoDefinitionArguments.self, arguments: arguments)
    }

    /// The program that reads definitions from files.
    /// - Parameter load: Gets files and folders; throws what a person has to know about wrong ones.
    package static func main(
        loadingDefinitions load: @escaping @Sendable ([String]) throws(ControlFailure) -> Schema
    ) async {
        await run(.files(load), parsing: DefinitionFileArguments.self, arguments: nil)
    }

    private static func run<Definitions: DefinitionArguments>(
        _ definitions: DefinitionSource, parsing: Definitions.Type, arguments: [String]?
    ) async {
        StandardStream.reserveClosed()
        exit(await status(definitions, parsing: parsing, arguments: arguments).rawValue)
    }

    private static func status<Definitions: DefinitionArguments>(
        _ definitions: DefinitionSource, parsing: Definitions.Type, arguments: [String]?
    ) async -> ControlStatus {
        do {
            let own = try ProcessArguments.read()
            let name = own.first.flatMap(ProgramName.name) ?? ProgramName.standard
            let context = ControlContext(programName: name, definitions: definitions)
            let run = ProgramRun<Definitions>(context: context, arguments: arguments ?? Array(own.dropFirst()))
            return await run.perform()
        } catch {
            return Console(printsJSON: false, environment: .process).tell(error)
        }
    }
}
