import IntentSystem
package import IntentModel
public import IntentRuntime

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A program that answers for handlers over its standard streams, started by a host: an extension.
///
/// ```swift
/// @main struct CarExtension {
///     static func main() async {
///         await ExtensionProgram.main(handlers: [CarHandler()])
///     }
/// }
/// ```
///
/// What handlers print goes to standard error, which a host shows where it is asked to. Each call has a thread of its
/// own, and is cancelled when nobody waits for its answer any more; a handler that does not end then within a second is
/// ended with the whole process, and started anew for others. See the articles "Writing an extension" and "The protocol
/// of extensions".
public enum ExtensionProgram {
    /// Answers until the host closes standard input, then ends the process.
    /// - Parameters:
    ///   - handlers: At most one for an intent.
    ///   - definitions: Those of intents and widgets without a handler, for a host that has no definitions itself.
    public static func main(handlers: [any IntentHandling], definitions: [IntentDefinition] = []) async -> Never {
        await run { try HandlerRegistry(handlers: handlers, definitions: definitions) }
    }

    /// The same over a schema that was not generated.
    package static func main(handlers: [any IntentHandling], schema: Schema) async -> Never {
        await run { try HandlerRegistry(handlers: handlers, schema: schema) }
    }

    private static func run(_ registry: () throws -> HandlerRegistry) async -> Never {
        if isatty(STDIN_FILENO) == 1 {
            ProgramStreams.say("this is an extension: give its path to intentctl with --extension")
        }
        guard let streams = ProgramStreams.take() else { exit(74) }
        do {
            let service = ExtensionService(registry: try registry(), output: streams.output)
            service.sayHello()
            let isReading = PlatformThread.start { read(streams.input, for: service) }
            guard isReading else { fail("the system has no thread left", status: 71) }
        } catch {
            fail("this extension cannot answer: \(error)", status: 65)
        }
        // The thread that reads ends the process. This one is free for what is bound to the main actor.
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        exit(0)
    }

    private static func fail(_ message: String, status: CInt) -> Never {
        ProgramStreams.say(message)
        exit(status)
    }

    private static func read(_ input: CInt, for service: ExtensionService) {
        var lines = LineBuffer(longestLine: ExtensionProtocol.longestLine)
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
        while true {
            let count = readSome(input, bytes)
            if count < 0, errno == EINTR { continue }
            // A handler may run yet, and nobody is there for its answer.
            guard count > 0 else { _exit(0) }
            lines.append(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
            while let part = lines.next() {
                guard case .line(let line) = part else { fail("a line of the host is too long", status: 65) }
                do {
                    try service.receive(line)
                } catch {
                    fail("what the host wrote is not the protocol: \(error)", status: 65)
                }
            }
        }
    }

    private static func readSome(_ input: CInt, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.read(input, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.read(input, bytes.baseAddress, bytes.count)
        #else
            Glibc.read(input, bytes.baseAddress, bytes.count)
        #endif
    }
}
