/// Elements of which the least is found at once: a binary heap, in which no element is greater than its two children.
@usableFromInline package struct Heap<Element: Comparable & Sendable>: Sendable {
    @usableFromInline var elements: [Element]

    @inlinable package init(_ elements: [Element] = []) {
        // An array in ascending order is a heap.
        self.elements = elements.sorted()
    }

    @inlinable package var count: Int { elements.count }

    /// The least element.
    @inlinable package var first: Element? { elements.first }

    @inlinable package mutating func insert(_ element: Element) {
        elements.append(element)
        var child = elements.count - 1
        while child > 0, case let parent = (child - 1) / 2, elements[child] < elements[parent] {
            elements.swapAt(child, parent)
            child = parent
        }
    }

    /// Removes the least element.
    @discardableResult
    @inlinable package mutating func removeFirst() -> Element? {
        guard let first = elements.first, let last = elements.popLast() else { return nil }
        guard !elements.isEmpty else { return first }
        elements[0] = last
        var parent = 0
        while case var child = 2 * parent + 1, child < elements.count {
            if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
            guard elements[child] < elements[parent] else { break }
            elements.swapAt(child, parent)
            parent = child
        }
        return first
    }

    /// Removes the least elements that satisfy a condition, and returns them in their order.
    @inlinable package mutating func removeAll(while condition: (Element) -> Bool) -> [Element] {
        var removed: [Element] = []
        while let first, condition(first) {
            removed.append(first)
            removeFirst()
        }
        return removed
    }
}
