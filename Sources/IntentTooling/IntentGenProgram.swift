internal import ArgumentParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// `intentgen` from its arguments to its exit code.
package enum IntentGenProgram {
    /// Runs and ends the process: with the status of a ``ToolError``, else as ArgumentParser has it.
    /// - Parameter arguments: Without the program's name; nil for the process's own.
    package static func main(_ arguments: [String]? = nil) -> Never {
        do {
            var command = try IntentGenCommand.parseAsRoot(arguments)
            try command.run()
            exit(ExitStatus.done.rawValue)
        } catch let error as ToolError {
            // Nobody is left to tell when standard error is gone too; the status still says it.
            try? StandardStream.error.write("error: \(error.message)\n")
            exit(error.exitCode.rawValue)
        } catch {
            IntentGenCommand.exit(withError: error)
        }
    }
}
