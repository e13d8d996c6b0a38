/// Numbered moments, the earliest at hand.
struct DeadlineHeap: Sendable {
    private struct Entry {
        let instant: ContinuousClock.Instant
        let number: Int
    }

    /// A binary heap: an entry is never later than the two that hang below it.
    private var entries: [Entry] = []

    var earliest: ContinuousClock.Instant? { entries.first?.instant }

    mutating func insert(_ number: Int, at instant: ContinuousClock.Instant) {
        entries.append(Entry(instant: instant, number: number))
        var index = entries.count - 1
        while index > 0 {
            let parent = (index - 1) / 2
            guard entries[index].instant < entries[parent].instant else { return }
            entries.swapAt(index, parent)
            index = parent
        }
    }

    /// Takes out what has come, the earliest first.
    mutating func removeAll(until now: ContinuousClock.Instant) -> [Int] {
        var numbers: [Int] = []
        while let first = entries.first, first.instant <= now {
            numbers.append(first.number)
            removeFirst()
        }
        return numbers
    }

    mutating func removeAll() {
        entries.removeAll()
    }

    private mutating func removeFirst() {
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        var index = 0
        while true {
            let children = [2 * index + 1, 2 * index + 2].filter { $0 < entries.count }
            guard let least = children.min(by: { entries[$0].instant < entries[$1].instant }),
                entries[least].instant < entries[index].instant
            else { return }
            entries.swapAt(index, least)
            index = least
        }
    }
}
