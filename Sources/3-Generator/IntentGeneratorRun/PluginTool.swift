package import IntentCommandLine
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
    /// - Parameter reportOther: Reports an error that no command of this module throws, such as a request for help, and
    ///   returns its status; nil if there are none.
    package static func exit(
        reportingOther reportOther: ((any Error) throws(CommandError) -> CommandStatus)? = nil,
        _ command: () throws -> Void
    ) -> Never {
        StandardStream.reserveClosedDescriptors()
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
            exit(with: error, reportOther)
        }
    }

    private static func exit(
        with error: any Error, _ report: ((any Error) throws(CommandError) -> CommandStatus)?
    ) -> Never {
        guard let report else { fail(CommandError(.internalError, "\(error)")) }
        do throws(CommandError) {
            try report(error).exit()
        } catch {
            fail(error)
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
