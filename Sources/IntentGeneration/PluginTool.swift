internal import IntentCommandLine
internal import IntentDefinitionFiles

/// The program `intentgen-build`, which the plugins run.
///
/// It is `intentgen generate` without the rest of `intentgen`, because a package that applies a plugin compiles the
/// plugin's tool. A prebuilt `intentgen` can take its place.
package enum PluginTool {
    /// Generates files and exits.
    package static func main() -> Never {
        exit { try Generation(arguments: Program.invocation().arguments).run() }
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
