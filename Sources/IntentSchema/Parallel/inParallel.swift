/// Does two things at once; one after the other where the system gives no thread.
func inParallel<First: Sendable, Second: Sendable>(
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
