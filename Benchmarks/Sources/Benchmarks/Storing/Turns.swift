import Synchronization

/// Counts on from round to round, so that all instances have their turn and not only a round's first ones.
final class Turns: Sendable {
    private let next = Atomic(0)

    func take(_ count: Int) -> Range<Int> {
        let end = next.add(count, ordering: .relaxed).newValue
        return end - count..<end
    }
}
