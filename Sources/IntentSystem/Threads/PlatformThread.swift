#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A thread of the operating system, not one of Swift's cooperative pool: what blocks it blocks nobody else.
package enum PlatformThread {
    /// As much as handlers in code may expect; only the pages that are touched cost memory.
    private static let stackBytes = 1 << 20

    /// Runs `body` on a new thread, which ends with it.
    /// - Returns: False where the system has no thread left.
    package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        let attributes = makeAttributes()
        defer {
            pthread_attr_destroy(attributes)
            attributes.deallocate()
        }
        let argument = Unmanaged.passRetained(ThreadBody(run: body)).toOpaque()
        let isStarted = create(attributes, argument)
        if !isStarted { Unmanaged<ThreadBody>.fromOpaque(argument).release() }
        return isStarted
    }

    private static func makeAttributes() -> UnsafeMutablePointer<pthread_attr_t> {
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        pthread_attr_init(attributes)
        pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
        pthread_attr_setstacksize(attributes, stackBytes)
        return attributes
    }

    private static func create(
        _ attributes: UnsafeMutablePointer<pthread_attr_t>, _ argument: UnsafeMutableRawPointer
    ) -> Bool {
        #if canImport(Darwin)
            var thread: pthread_t?
            return pthread_create(&thread, attributes, { runThreadBody($0) }, argument) == 0
        #else
            // A number in Glibc, a pointer in Musl.
            let thread = UnsafeMutablePointer<pthread_t>.allocate(capacity: 1)
            defer { thread.deallocate() }
            return pthread_create(thread, attributes, { runThreadBody($0) }, argument) == 0
        #endif
    }
}

/// What a thread is given to run, boxed for its way through C.
private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}

private func runThreadBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    // `start` always gives the box.
    guard let argument else { return nil }
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
    return nil
}
