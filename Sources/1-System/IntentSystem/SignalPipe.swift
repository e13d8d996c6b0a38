internal import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Delivers signals to a thread that waits for descriptors: a signal arrives as a byte in a pipe.
///
/// At most one exists at a time. While it does, its signals do nothing else.
package final class SignalPipe: Sendable {
    /// A signal that a program with a screen handles itself.
    package enum Signal: Hashable, Sendable, CaseIterable {
        case interrupt, terminate, hangUp, suspend, windowChange

        package var number: CInt {
            switch self {
            case .interrupt: SIGINT
            case .terminate: SIGTERM
            case .hangUp: SIGHUP
            case .suspend: SIGTSTP
            case .windowChange: SIGWINCH
            }
        }
    }

    private typealias Handler = @convention(c) (CInt) -> Void

    /// Where the handler writes.
    private static let writing = Atomic<CInt>(-1)

    private let pipe: SystemPipe
    private let isOpen = Mutex(true)
    /// The handlers from before, as numbers: the constants are no valid pointers.
    private let previous: [(signal: Signal, handler: Int)]

    /// - Throws: If the system cannot create a pipe.
    package init() throws(SystemFailure) {
        pipe = try SystemPipe()
        pipe.reading.makeNonblocking()
        pipe.writing.makeNonblocking()
        Self.writing.store(pipe.writing.number, ordering: .sequentiallyConsistent)
        var previous: [(signal: Signal, handler: Int)] = []
        for signal in Signal.allCases {
            let handler = Self.install(signal)
            previous.append((signal, handler))
            // Signals that are ignored, as after `nohup`, stay ignored.
            if handler == Self.ignored, signal != .suspend { Self.set(signal, handler) }
        }
        self.previous = previous
    }

    /// Becomes readable when a signal arrives and when ``wake()`` is called.
    package var descriptor: Descriptor { pipe.reading }

    /// Makes the descriptor readable, from any thread.
    package func wake() {
        isOpen.withLock { if $0 { Self.write(0) } }
    }

    /// Returns the signals that arrived since the last call.
    package func received() -> Set<Signal> {
        var numbers: Set<CInt> = []
        withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
            while case .bytes(let count) = pipe.reading.read(into: buffer) {
                for byte in buffer.prefix(count) { numbers.insert(CInt(byte)) }
            }
        }
        return Set(Signal.allCases.filter { numbers.contains($0.number) })
    }

    /// Stops the process group, as Ctrl-Z does, and returns when it continues.
    package func stopProcess() {
        Self.set(.suspend, Self.standard)
        _ = kill(0, SIGTSTP)
        _ = Self.install(.suspend)
    }

    /// Restores the handlers from before.
    package func close() {
        for (signal, handler) in previous { Self.set(signal, handler) }
        isOpen.withLock { isOpen in
            isOpen = false
            Self.writing.store(-1, ordering: .sequentiallyConsistent)
            pipe.closeBoth()
        }
    }

    // MARK: Handlers

    /// The values of SIG_DFL and SIG_IGN.
    private static let standard = 0
    private static let ignored = 1

    /// - Returns: The handler from before.
    private static func install(_ signal: Signal) -> Int {
        let handler: Handler = { number in SignalPipe.write(UInt8(truncatingIfNeeded: number)) }
        return set(signal, unsafeBitCast(handler, to: Int.self))
    }

    @discardableResult
    private static func set(_ signal: Signal, _ handler: Int) -> Int {
        let before = setHandler(signal.number, unsafeBitCast(handler, to: Handler?.self))
        return unsafeBitCast(before, to: Int.self)
    }

    /// Runs in signal handlers, so it only calls functions that are allowed there.
    private static func write(_ byte: UInt8) {
        let saved = errno
        withUnsafeBytes(of: byte) { _ = writeByte(writing.load(ordering: .relaxed), $0.baseAddress) }
        errno = saved
    }
}

// Inside a type with a method of the same name, the C function is hidden.

private func writeByte(_ number: CInt, _ start: UnsafeRawPointer?) -> Int { write(number, start, 1) }

private func setHandler(
    _ number: CInt, _ handler: (@convention(c) (CInt) -> Void)?
) -> (@convention(c) (CInt) -> Void)? {
    signal(number, handler)
}
