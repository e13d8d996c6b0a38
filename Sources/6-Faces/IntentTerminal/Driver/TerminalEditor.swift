package import IntentCommandLine
package import IntentEditor
internal import IntentRuntime
internal import IntentSystem
internal import Synchronization

/// The editor of an instance that takes over the terminal.
///
/// One thread draws and reads keys. Handlers answer in tasks, so that a handler that hangs never blocks the keyboard.
package final class TerminalEditor: Sendable {
    private let editor: InstanceEditor
    private let environment: Environment

    package init(_ editor: InstanceEditor, environment: Environment = .process) {
        self.editor = editor
        self.environment = environment
    }

    /// Whether the process has a terminal on which screens can be drawn.
    package static func isPossible(environment: Environment = .process) -> Bool {
        StandardStream.isInputTerminal && StandardStream.output.isTerminal && environment["TERM"] != nil
            && environment["TERM"] != "dumb"
    }

    /// Shows the editor until the user leaves it.
    ///
    /// The draft stays in the editor if the terminal disappears, so that the caller can save it.
    /// - Throws: `CommandError` with status `unavailable` if ncurses is missing or does not know the terminal; then nothing
    ///   was drawn. `CommandStatus.terminated` after SIGTERM.
    package func run() async throws -> TerminalOutcome {
        let stop = Mutex<@Sendable () -> Void>({})
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isStarted = PlatformThread.start { [editor, environment] in
                    continuation.resume(
                        with: Result {
                            try TerminalLoop(editor, environment) { body in stop.withLock { $0 = body } }.run()
                        })
                }
                if !isStarted {
                    continuation.resume(throwing: CommandError(.unavailable, "the system cannot create a thread"))
                }
            }
        } onCancel: {
            stop.withLock { $0 }()
        }
    }
}

/// The loop that waits for keys, signals and events, on its own thread.
private final class TerminalLoop {
    private let signals: SignalPipe
    private let events: EventQueue
    private let session: EditingSession
    private let glyphs: Glyphs
    private let start = ContinuousClock.now
    private var terminal: NCursesTerminal
    /// How often the input was readable without a key, which happens endlessly when the terminal has disappeared.
    private var emptyReads = 0

    /// - Parameter setStop: Receives a function that ends the loop, from any thread.
    init(
        _ editor: InstanceEditor, _ environment: Environment, setStop: (@escaping @Sendable () -> Void) -> Void
    ) throws {
        let signals = try SignalPipe()
        let events = EventQueue(signals)
        let style = StandardStream.output.style(environment: environment)
        do throws(CommandError) {
            terminal = try NCursesTerminal(style: style)
        } catch {
            signals.close()
            throw error
        }
        (self.signals, self.events) = (signals, events)
        session = EditingSession(editor) { events.add($0) }
        glyphs = Glyphs(environment, style)
        setStop { events.add(.key(.control("c"))) }
    }

    func run() throws -> TerminalOutcome {
        defer { signals.close() }
        draw()
        session.follow()
        var isTerminated = false
        while session.outcome == nil {
            waitForEvents()
            isTerminated = handleSignals()
            handleEvents()
            handleKeys()
            for request in session.takeRequests() {
                switch request {
                case .suspend: suspend()
                case .redraw: terminal.redraw()
                }
            }
            if session.outcome == nil { draw() }
        }
        session.close()
        terminal.close()
        if isTerminated { throw CommandStatus.terminated }
        return session.outcome ?? .interrupted
    }

    private var now: Duration { start.duration(to: .now) }

    private func draw() {
        terminal.draw(EditorLayout(session.state, size: terminal.size, glyphs: glyphs).screen())
    }

    private func waitForEvents() {
        let timeout = session.state.nextTick.map { max($0 - now, .zero) }
        let isReady = Descriptor.wait(toRead: [.standardInput, signals.descriptor], timeout: timeout)
        if !isReady { session.handle(.tick, now: now) }
    }

    /// - Returns: Whether SIGTERM ended the session.
    private func handleSignals() -> Bool {
        let received = signals.received()
        if received.contains(.windowChange) { terminal.updateSize() }
        if received.contains(.suspend) { suspend() }
        if received.contains(.hangUp) { session.hangUp() }
        if !received.isDisjoint(with: [.interrupt, .terminate]) { session.end(.interrupted) }
        return received.contains(.terminate)
    }

    private func suspend() {
        terminal.pause { signals.stopProcess() }
    }

    private func handleEvents() {
        for event in events.take() { session.handle(event, now: now) }
    }

    private func handleKeys() {
        var isEmpty = true
        while session.outcome == nil, let key = terminal.nextKey() {
            isEmpty = false
            session.handle(.key(key), now: now)
        }
        guard isEmpty, Descriptor.wait(toRead: [.standardInput], timeout: .zero) else { return emptyReads = 0 }
        emptyReads += 1
        if emptyReads > 100 { session.hangUp() }
    }
}

/// Events from tasks, for the thread of the terminal.
private final class EventQueue: Sendable {
    private let events = Mutex<[ScreenEvent]>([])
    private let signals: SignalPipe

    init(_ signals: SignalPipe) {
        self.signals = signals
    }

    func add(_ event: ScreenEvent) {
        events.withLock { $0.append(event) }
        signals.wake()
    }

    func take() -> [ScreenEvent] {
        events.withLock { events in
            defer { events = [] }
            return events
        }
    }
}

extension Glyphs {
    /// The signs for a terminal. The names of terminals with fixed character sets are those of terminfo.
    init(_ environment: Environment, _ style: TextStyle) {
        let name = environment["TERM"] ?? ""
        let isASCII = ["vt1", "vt2", "vt3", "ansi", "linux-basic", "sun", "wyse"].contains { name.hasPrefix($0) }
        self = isASCII ? .ascii : .unicode
        if !isASCII, style.hasDirectColor { swatch = "■" }
    }
}
