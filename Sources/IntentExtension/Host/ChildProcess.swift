import IntentSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An extension's process, with pipes at its standard streams.
///
/// Its descriptors are not closed here: whoever uses them does that.
struct ChildProcess: Sendable {
    let process: StartedProcess
    /// Non-blocking, as the other two.
    let input: CInt
    let output: CInt
    let errors: CInt

    static func start(_ path: String) throws(SystemFailure) -> ChildProcess {
        let (input, output, errors) = try pipes()
        defer { for end in [input.reading, output.writing, errors.writing] { close(end) } }
        let own = [input.writing, output.reading, errors.reading]
        do {
            let start = ProgramStart(
                path: path, arguments: [path], separation: .group, input: input.reading, output: output.writing,
                errors: errors.writing)
            let process = try start.run()
            for end in own { SystemPipe.makeNonblocking(end) }
            return ChildProcess(
                process: process, input: input.writing, output: output.reading, errors: errors.reading)
        } catch {
            for end in own { close(end) }
            throw error
        }
    }

    /// All or none.
    private static func pipes() throws(SystemFailure) -> (SystemPipe, SystemPipe, SystemPipe) {
        var made: [SystemPipe] = []
        do {
            for _ in 0..<3 { made.append(try SystemPipe()) }
        } catch {
            for pipe in made { pipe.closeBoth() }
            throw error
        }
        return (made[0], made[1], made[2])
    }
}
