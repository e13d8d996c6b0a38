internal import IntentCommandLine
internal import IntentDefinitionFiles

/// The program `intentgen-build`, which the build plugin runs.
///
/// It accepts what the plugin passes, a part of the arguments of `intentgen generate`, so that a prebuilt `intentgen` can
/// take its place. A package that applies the plugin compiles it instead of all of `intentgen`.
package enum PluginTool {
    /// Generates files and exits.
    package static func main() -> Never {
        exit { try generation(arguments: Program.invocation().arguments).run() }
    }

    /// Runs a command, reports what it throws, and exits with its status.
    /// - Parameter exitWithOther: Ends the program for an error that no command of this module throws; nil if there are none.
    package static func exit(
        withOther exitWithOther: ((any Error) -> Never)? = nil, _ command: () throws -> Void
    ) -> Never {
        do {
            try command()
            CommandStatus.success.exit()
        } catch let status as CommandStatus {
            status.exit()
        } catch let error as CommandError {
            fail(error)
        } catch let error as DefinitionFilesError {
            fail(CommandError(error))
        } catch {
            exitWithOther?(error) ?? fail(CommandError(.internalError, "\(error)"))
        }
    }

    /// Returns the run that `generate PATH… --output FOLDER --plugin [--config FILE]` describes.
    /// - Throws: `wrongUsage` for other arguments.
    static func generation(arguments: [String]) throws(CommandError) -> Generation {
        var paths: [String] = []
        var options: [String: String] = [:]
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            switch argument {
            case "--plugin": continue
            case "--output", "--config": options[argument] = rest.popFirst()
            default: paths.append(argument)
            }
        }
        guard arguments.first == "generate", let output = options["--output"], !paths.isEmpty else {
            throw .usage("intentgen-build is the tool of the plugin IntentGenerator; use 'intentgen generate'")
        }
        var generation = Generation(paths: paths, output: output)
        generation.choices.isPlugin = true
        generation.settings = SettingsSelection(path: options["--config"])
        return generation
    }

    private static func fail(_ error: CommandError) -> Never {
        Console(outputStyle: .plain, errorStyle: .plain).report(error)
        error.status.exit()
    }
}

extension CommandError {
    fileprivate init(_ error: DefinitionFilesError) {
        let status: CommandStatus =
            switch error.code {
            case .inputMissing: .inputMissing
            case .severalSettings: .wrongUsage
            default: .inputOutput
            }
        self.init(status, error.message)
    }
}
