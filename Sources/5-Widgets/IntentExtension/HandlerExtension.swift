package import IntentModel
public import IntentRuntime
import IntentSystem
public import IntentWidgets

/// The entry point of an extension: a program that runs handlers and providers in its own process for a host.
///
/// ```swift
/// @main struct CarExtension {
///     static func main() async {
///         await HandlerExtension.main(handlers: [CarHandler()])
///     }
/// }
/// ```
///
/// The host starts the program and exchanges messages with it over standard input and output. Text that handlers print
/// goes to standard error.
///
/// Each call to a handler runs on its own thread. The task is canceled when the host no longer needs the answer. If the
/// handler then does not return within ``ExtensionSettings/cancellationGracePeriod``, the host kills the process and
/// starts a new one for its other requests.
public enum HandlerExtension {
    /// Answers requests until the host closes standard input, then ends the process.
    /// - Parameters:
    ///   - handlers: At most one for each intent.
    ///   - definitions: Definitions of intents and widgets without a handler, for a host that has no definitions.
    ///   - widgets: The widgets whose providers run in this process, such as `CarWidgets.registrations` of a bundle. The
    ///     definitions of their intents may be omitted, and so may handlers of intents that have their own, such as App Intents.
    public static func main(
        handlers: [any IntentHandling] = [], definitions: [IntentDefinition] = [], widgets: [WidgetRegistration] = []
    ) async -> Never {
        let declared = WidgetDeclarations(widgets, handlers: handlers, definitions: definitions)
        await run(widgets) { try HandlerRegistry(handlers: declared.handlers, definitions: declared.definitions) }
    }

    /// Answers requests with a schema that was not generated.
    package static func main(
        handlers: [any IntentHandling], schema: Schema, widgets: [WidgetRegistration] = []
    ) async -> Never {
        await run(widgets) { try HandlerRegistry(handlers: handlers, schema: schema) }
    }

    private static func run(_ widgets: [WidgetRegistration], _ registry: () throws -> HandlerRegistry) async -> Never {
        if Descriptor.standardInput.isTerminal {
            report("this is an extension; pass its path to intentctl with --extension")
        }
        // The statuses 65, 71 and 74 are EX_DATAERR, EX_OSERR and EX_IOERR of sysexits.h.
        guard let streams = try? Descriptor.detachStandardStreams() else { CurrentProcess.exit(74) }
        do {
            let service = ExtensionService(registry: try registry(), widgets: widgets, output: streams.output)
            service.sendHello()
            let isReading = PlatformThread.start { serve(service, from: streams.input) }
            guard isReading else { fail("the system cannot create a thread", status: 71) }
        } catch {
            fail("the extension cannot start: \(error)", status: 65)
        }
        // The reading thread ends the process. This thread stays free for code that runs on the main actor.
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        CurrentProcess.exit(0)
    }

    private static func serve(_ service: ExtensionService, from input: Descriptor) {
        var lines = LineBuffer(maximumLineLength: ExtensionProtocol.maximumLineLength)
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
        while true {
            // At the end of input, handlers may still be running, but nothing reads their answers.
            guard case .bytes(let count) = input.read(into: bytes) else { CurrentProcess.exitImmediately(0) }
            lines.append(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
            while let part = lines.next() {
                guard case .line(let line) = part else { fail("the host sent a line that is too long", status: 65) }
                do {
                    try service.receive(line)
                } catch {
                    fail("the host sent an invalid message: \(error)", status: 65)
                }
            }
        }
    }

    private static func report(_ message: String) {
        try? Descriptor.standardError.writeAll(message + "\n")
    }

    private static func fail(_ message: String, status: CInt) -> Never {
        report(message)
        CurrentProcess.exit(status)
    }
}
