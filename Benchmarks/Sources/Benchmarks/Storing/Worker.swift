import CBenchmarks

/// A thread in C that does what it is given, one thing after the other, while the caller waits. `@unchecked Sendable`: it
/// has one caller at a time.
final class Worker: @unchecked Sendable {
    private let worker: OpaquePointer

    init() throws(Failure) {
        guard let worker = yardstick_worker_start() else { throw Failure("there is no thread left") }
        self.worker = worker
    }

    deinit {
        yardstick_worker_end(worker)
    }

    func run(_ body: () -> Void) {
        withoutActuallyEscaping(body) { body in
            var body: () -> Void = body
            withUnsafeMutablePointer(to: &body) { pointer in
                yardstick_worker_run(
                    worker, { context in context?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
    }
}
