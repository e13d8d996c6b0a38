/// A queue of events by time and, at equal times, by number: a binary heap.
struct EventQueue: Sendable {
    struct Event: Hashable, Comparable, Sendable {
        var time: Int
        var number: Int

        static func < (first: Event, second: Event) -> Bool {
            (first.time, first.number) < (second.time, second.number)
        }
    }

    private var heap: [Event] = []

    var first: Event? { heap.first }

    mutating func insert(_ event: Event) {
        heap.append(event)
        var child = heap.count - 1
        while child > 0, case let parent = (child - 1) / 2, heap[child] < heap[parent] {
            heap.swapAt(child, parent)
            child = parent
        }
    }

    mutating func removeFirst() -> Event? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var parent = 0
        while case var child = 2 * parent + 1, child < heap.count {
            if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
            guard heap[child] < heap[parent] else { break }
            heap.swapAt(child, parent)
            parent = child
        }
        return first
    }
}
