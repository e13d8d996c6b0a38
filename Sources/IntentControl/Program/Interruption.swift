internal import Dispatch

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Ctrl-C as the end of a task, so that what is being printed is printed whole.
enum Interruption {
    /// Runs `body`; SIGINT cancels its task meanwhile.
    static func cancelling(_ body: @escaping @Sendable () async throws -> Void) async throws {
        let task = Task { try await body() }
        _ = signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT)
        source.setEventHandler { task.cancel() }
        source.activate()
        defer {
            source.cancel()
            _ = signal(SIGINT, SIG_DFL)
        }
        try await task.value
    }
}
