/// The cycles of a graph, one for each group of members that reach each other (Tarjan's algorithm).
///
/// It uses its own stack, so that a chain of thousands of parameters does not overflow the call stack.
package struct DependencyCycles {
    /// Each begins with its smallest member and follows the edges. Sorted by first member.
    package private(set) var cycles: [[Int]] = []
    /// For each member the number of its group; nil for a member of no cycle.
    package private(set) var groups: [Int?]
    /// The members that point to others or are pointed to, each behind those it points to, except for those of its cycles.
    package private(set) var dependenciesFirst: [Int] = []

    private let edges: [[Int]]
    private var order: [Int]
    private var low: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var count = 0

    /// - Parameter edges: For each member, the members it points to.
    package init(_ edges: [[Int]]) {
        self.edges = edges
        order = Array(repeating: -1, count: edges.count)
        low = order
        isOpen = Array(repeating: false, count: edges.count)
        groups = Array(repeating: nil, count: edges.count)
        for start in edges.indices where order[start] < 0 && !edges[start].isEmpty { visit(from: start) }
        cycles.sort { ($0.first ?? 0) < ($1.first ?? 0) }
    }

    private mutating func visit(from start: Int) {
        var path = [(member: start, next: 0)]
        enter(start)
        while let (member, next) = path.last {
            if next < edges[member].count {
                path[path.count - 1].next += 1
                let target = edges[member][next]
                if order[target] < 0 {
                    enter(target)
                    path.append((target, 0))
                } else if isOpen[target] {
                    low[member] = min(low[member], order[target])
                }
            } else {
                path.removeLast()
                if let parent = path.last?.member { low[parent] = min(low[parent], low[member]) }
                if low[member] == order[member] { close(member) }
            }
        }
    }

    private mutating func enter(_ member: Int) {
        order[member] = count
        low[member] = count
        count += 1
        open.append(member)
        isOpen[member] = true
    }

    private mutating func close(_ root: Int) {
        var group: Set<Int> = []
        while let member = open.popLast() {
            isOpen[member] = false
            dependenciesFirst.append(member)
            group.insert(member)
            if member == root { break }
        }
        guard let first = group.min(), group.count > 1 || edges[first].contains(first) else { return }
        for member in group { groups[member] = cycles.count }
        cycles.append(path(from: first, in: group))
    }

    /// Returns the shortest path from a member back to itself.
    private func path(from first: Int, in group: Set<Int>) -> [Int] {
        var cameFrom: [Int: Int] = [:]
        var queue = [first]
        var head = 0
        while head < queue.count {
            let member = queue[head]
            head += 1
            if edges[member].contains(first) {
                var path = [member]
                while let last = path.last, last != first, let previous = cameFrom[last] { path.append(previous) }
                return path.reversed()
            }
            for target in edges[member] where group.contains(target) && cameFrom[target] == nil && target != first {
                cameFrom[target] = member
                queue.append(target)
            }
        }
        return [first]
    }
}
