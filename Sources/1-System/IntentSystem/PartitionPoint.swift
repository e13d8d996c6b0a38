extension RandomAccessCollection {
    /// Returns the position of the first element that does not satisfy a condition; `endIndex` if all do.
    /// - Parameter condition: What the elements before a position satisfy, and none of the others.
    /// - Complexity: O(log *n*), where *n* is the number of elements.
    @inlinable package func partitionPoint(where condition: (Element) -> Bool) -> Index {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
            if condition(self[middle]) { low = index(after: middle) } else { high = middle }
        }
        return low
    }
}
