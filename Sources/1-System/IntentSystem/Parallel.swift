import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Applies `body` to every index, on one thread per core, and returns the results in the order of the indices.
///
/// If the system cannot create threads, the calling thread does all of the work.
package func mapInParallel<Value: Sendable>(
    _ indices: Range<Int>, threads: Int = availableCores(), _ body: @escaping @Sendable (Int) -> Value
) -> [Value] {
    let helperCount = min(threads, indices.count) - 1
    guard helperCount > 0 else {
        var values: [Value] = []
        values.reserveCapacity(indices.count)
        for index in indices { values.append(body(index)) }
        return values
    }
    let work = ParallelWork(indices, body)
    let helpers = (0..<helperCount).compactMap { _ in startThread { work.run() } }
    work.run()
    for helper in helpers { pthread_join(helper, nil) }
    return work.values()
}

/// Divides `count` elements into portions of about the same size, one per core, and applies `body` to each of them.
///
/// - Parameter minimumSize: Fewer elements than twice this number form one portion, for which no thread is created.
/// - Returns: The results in the order of the portions, at least one.
package func mapPortions<Value: Sendable>(
    of count: Int, minimumSize: Int, _ body: @escaping @Sendable (Range<Int>) -> Value
) -> [Value] {
    let portionCount = max(1, min(availableCores(), count / minimumSize))
    return mapInParallel(0..<portionCount) { portion in
        body(count * portion / portionCount..<count * (portion + 1) / portionCount)
    }
}

/// Runs two closures at the same time; one after the other if the system cannot create a thread.
package func inParallel<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    let halves = mapInParallel(0..<2) { $0 == 0 ? Half.first(first()) : Half.second(second()) }
    guard case .first(let first)? = halves.first, case .second(let second)? = halves.last else {
        preconditionFailure("mapInParallel returns its results in the order of the indices")
    }
    return (first, second)
}

/// Returns how many cores this process may use, at least 1.
package func availableCores() -> Int {
    max(1, Int(clamping: sysconf(CInt(_SC_NPROCESSORS_ONLN))))
}

private enum Half<First: Sendable, Second: Sendable>: Sendable {
    case first(First)
    case second(Second)
}

private final class ParallelWork<Value: Sendable>: Sendable {
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

private func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
    let argument = Unmanaged.passRetained(ThreadBody(run: run))
    #if canImport(Darwin)
        var thread: pthread_t?
    #else
        var thread = pthread_t()
    #endif
    guard pthread_create(&thread, nil, { runThreadBody($0) }, argument.toOpaque()) == 0 else {
        argument.release()
        return nil
    }
    return thread
}
