import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The running process.
package enum CurrentProcess {
    /// The process identifier, a `pid_t`.
    package static var id: CInt { getpid() }

    /// How many bytes of memory it occupies; nil if the system does not report it.
    package static var residentBytes: Int? { residentMemory(ofProcess: getpid()) }

    /// Returns the value of an environment variable; nil if it is not set.
    package static func environmentVariable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Sets an environment variable, which no other thread may read or set at the same time.
    package static func setEnvironmentVariable(_ name: String, _ value: String) {
        setenv(name, value, 1)
    }

    /// Runs an operation that ends the process, and the main actor and the main queue until then.
    package static func runUntilExit(_ operation: @escaping @Sendable () async -> Never) -> Never {
        Task { await operation() }
        dispatchMain()
    }

    /// Ends the process, after what other code registered for its end.
    package static func exit(_ status: CInt) -> Never { systemExit(status) }

    /// Ends the process and nothing else: handlers and destructors do not run.
    package static func exitImmediately(_ status: CInt) -> Never { _exit(status) }

    /// Blocks SIGPIPE on the calling thread, so that a write to a closed pipe fails instead of ending the process.
    package static func blockBrokenPipeSignal() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// On SIGINT (Ctrl-C), SIGTERM and SIGHUP, kills the programs that this process started, with their process groups,
    /// and ends this process with 128 plus the number of the signal. Signals that are ignored stay ignored.
    ///
    /// Handlers and destructors do not run, as for a signal that is not handled. SIGPIPE ends this process as before, after
    /// the programs.
    package static func endOnInterrupt() {
        killProgramsOnBrokenPipe()
        for number in [SIGINT, SIGTERM, SIGHUP] {
            // The constant SIG_IGN cannot be compared; its value is 1.
            guard unsafeBitCast(signal(number, SIG_IGN), to: Int.self) != 1 else { continue }
            let source = DispatchSource.makeSignalSource(signal: number, queue: interrupts)
            source.setEventHandler {
                RunningPrograms.killAll {
                    interruptAction.withLock { $0 }?()
                    _exit(128 + number)
                }
            }
            source.activate()
            endings.withLock { $0.append(HeldSource(source: source)) }
        }
    }

    /// Sets what ``endOnInterrupt()`` does before it ends the process, such as to restore a terminal; nil for nothing.
    package static func setInterruptAction(_ action: (@Sendable () -> Void)?) {
        interruptAction.withLock { $0 = action }
    }

    /// Kills the programs that this process started, with their process groups, when SIGPIPE ends it because the reader of
    /// its output has ended. The signal stays ignored if it is.
    private static func killProgramsOnBrokenPipe() {
        // As for the other signals, 1 is SIG_IGN.
        if unsafeBitCast(signal(SIGPIPE, SIG_IGN), to: Int.self) == 1 { return }
        _ = signal(SIGPIPE) { number in
            RunningPrograms.killAllWithoutWaiting()
            // It arrives again as soon as this handler returns.
            _ = signal(number, SIG_DFL)
            raise(number)
        }
    }

    private static let interruptAction = Mutex<(@Sendable () -> Void)?>(nil)
    private static let interrupts = DispatchQueue(label: "interrupts")
    /// A source is canceled when it is released.
    private static let endings = Mutex<[HeldSource]>([])

    /// A source that only has to stay alive.
    ///
    /// `@unchecked Sendable`: it is accessed only while `endings` is locked.
    private struct HeldSource: @unchecked Sendable {
        let source: any DispatchSourceSignal
    }

    /// Runs an operation in a task that SIGINT (Ctrl-C), SIGTERM and SIGHUP cancel, so that output does not break off in the
    /// middle. SIGHUP stays ignored if it is. A second signal ends the process as ``endOnInterrupt()`` does, and so does
    /// SIGPIPE.
    /// - Returns: The number of the signal that canceled the task; nil if none did.
    @discardableResult
    package static func cancellingOnInterrupt(
        _ operation: @escaping @Sendable () async throws -> Void
    ) async throws -> CInt? {
        killProgramsOnBrokenPipe()
        // Whoever sees the first effect of the operation may send a signal, so it begins when signals are caught.
        let (start, catching) = AsyncStream.makeStream(of: Never.self)
        let task = Task {
            for await _ in start {}
            try await operation()
        }
        let received = ReceivedSignal()
        // A source catches signals only when the system knows it; one that arrives before that would be lost.
        let registrations = DispatchGroup()
        let sources = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
            let wasIgnored = unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == 1
            if wasIgnored, number == SIGHUP { return (CInt, any DispatchSourceSignal)?.none }
            let source = DispatchSource.makeSignalSource(signal: number, queue: interrupts)
            source.setEventHandler {
                if received.isFirst(number) { task.cancel() } else { RunningPrograms.killAll { _exit(128 + number) } }
            }
            registrations.enter()
            source.setRegistrationHandler { registrations.leave() }
            source.activate()
            return (number, source)
        }
        defer {
            for (number, source) in sources {
                source.cancel()
                _ = signal(number, SIG_DFL)
            }
        }
        registrations.notify(queue: interrupts) { catching.finish() }
        try await task.value
        return received.number
    }

    /// The first of several signals.
    private final class ReceivedSignal: Sendable {
        private let first = Mutex<CInt?>(nil)

        var number: CInt? { first.withLock { $0 } }

        func isFirst(_ number: CInt) -> Bool {
            first.withLock { first in
                defer { first = first ?? number }
                return first == nil
            }
        }
    }

    /// Raises the number of files that the process may have open, as far as the system permits. It is never lowered.
    /// - Returns: The number that now applies.
    package static func raiseOpenFileLimit(to count: Int) -> Int {
        var limit = rlimit()
        guard getrlimit(openFileLimit, &limit) == 0 else { return 256 }
        let raised = min(rlim_t(clamping: count), limit.rlim_max)
        if raised > limit.rlim_cur {
            var changed = limit
            changed.rlim_cur = raised
            if setrlimit(openFileLimit, &changed) == 0 { limit = changed }
        }
        return Int(clamping: limit.rlim_cur)
    }

    #if canImport(Glibc)
        private static let openFileLimit = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let openFileLimit = RLIMIT_NOFILE
    #endif

    /// The name of the machine in its network; empty if the system does not report it.
    package static var hostName: String {
        var bytes = [CChar](repeating: 0, count: 256)
        // The last byte stays zero, even if the name is too long.
        guard gethostname(&bytes, bytes.count - 1) == 0 else { return "" }
        return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

/// Inside a type with a method of the same name, the C function is hidden.
private func systemExit(_ status: CInt) -> Never { exit(status) }

#if os(macOS)
    func residentMemory(ofProcess id: CInt) -> Int? {
        var information = proc_taskinfo()
        let size = CInt(MemoryLayout<proc_taskinfo>.size)
        guard proc_pidinfo(id, PROC_PIDTASKINFO, 0, &information, size) == size else { return nil }
        return Int(clamping: information.pti_resident_size)
    }
#elseif canImport(Darwin)
    /// Apple's other systems do not report it.
    func residentMemory(ofProcess id: CInt) -> Int? { nil }
#else
    /// The second number of the file `statm` counts pages.
    func residentMemory(ofProcess id: CInt) -> Int? {
        guard let bytes = try? OpenFile("/proc/\(id)/statm").bytes(limit: 256) else { return nil }
        let numbers = bytes.split(separator: UInt8(ascii: " "))
        guard numbers.count > 1, let pages = Int(String(decoding: numbers[1], as: UTF8.self)), pages > 0 else {
            return nil
        }
        return Int(clamping: Int128(pages) * Int128(sysconf(CInt(_SC_PAGESIZE))))
    }
#endif
