import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Applies `body` to every index, one thread per core, and gives the results in the order of the indices.
///
/// Which thread takes which index is left to chance; the result is not. Where the system gives no thread, the
/// caller's own does the work.
package func mapInParallel<Value: Sendable>(
    _ indices: Range<Int>, threads: Int = availableCores(), _ body: @escaping @Sendable (Int) -> Value
) -> [Value] {
    let helpers = min(threads, indices.count) - 1
    guard helpers > 0 else { return indices.map(body) }
    let work = ParallelWork(indices, body)
    let started = (0..<helpers).compactMap { _ in start(work) }
    work.run()
    for thread in started { pthread_join(thread, nil) }
    return work.values()
}

/// The cores that this process may use, at least 1.
package func availableCores() -> Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

private func start(_ work: ParallelWork<some Sendable>) -> pthread_t? {
    let passed = Unmanaged<AnyObject>.passRetained(work)
    #if canImport(Darwin)
        var thread: pthread_t?
    #else
        var thread = pthread_t()
    #endif
    let problem = pthread_create(&thread, nil, runPassedWork, passed.toOpaque())
    guard problem == 0 else {
        passed.release()
        return nil
    }
    return thread
}

/// Nonoptional on Linux, optional on Darwin: the pointer that pthread_create hands on.
#if canImport(Darwin)
    private func runPassedWork(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        (Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue() as? any RunnableWork)?.run()
        return nil
    }
#else
    private func runPassedWork(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let pointer else { return nil }
        (Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue() as? any RunnableWork)?.run()
        return nil
    }
#endif

/// What a thread is given, whatever the type of its results.
private protocol RunnableWork: AnyObject {
    func run()
}

private final class ParallelWork<Value: Sendable>: RunnableWork, Sendable {
    private struct Progress {
        var next: Int
        var values: [Value?]
    }

    private let indices: Range<Int>
    private let body: @Sendable (Int) -> Value
    private let progress: Mutex<Progress>

    init(_ indices: Range<Int>, _ body: @escaping @Sendable (Int) -> Value) {
        self.indices = indices
        self.body = body
        progress = Mutex(
            Progress(next: indices.lowerBound, values: [Value?](repeating: nil, count: indices.count)))
    }

    func run() {
        while let index = nextIndex() {
            let value = body(index)
            progress.withLock { $0.values[index - indices.lowerBound] = value }
        }
    }

    private func nextIndex() -> Int? {
        progress.withLock { progress in
            guard progress.next < indices.upperBound else { return nil }
            progress.next += 1
            return progress.next - 1
        }
    }

    func values() -> [Value] {
        progress.withLock { $0.values.compactMap { $0 } }
    }
}
/// Does two things at once; one after the other where the system gives no thread.
package func inParallel<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    let halves = mapInParallel(0..<2) { $0 == 0 ? Half.first(first()) : Half.second(second()) }
    guard case .first(let first)? = halves.first, case .second(let second)? = halves.last else {
        preconditionFailure("a map gives its results in the order of the indices")
    }
    return (first, second)
}

private enum Half<First: Sendable, Second: Sendable>: Sendable {
    case first(First)
    case second(Second)
}
