extension YAMLTree {
    /// One key and its value.
    @usableFromInline
    package struct Entry: Sendable, Hashable {
        @usableFromInline package let key: NodeID
        @usableFromInline package let value: NodeID

        @inlinable init(key: NodeID, value: NodeID) {
            self.key = key
            self.value = value
        }
    }

    /// The entries of a mapping in the order of the file; none for other nodes.
    ///
    /// Keys are scalars or aliases of scalars, and no text occurs twice: a repeated key, a merge key, an empty key and a
    /// key that is no scalar were reported while reading, and are left out with their values.
    @inlinable package func entries(of id: NodeID) -> Entries {
        let mapping = nodes[resolved(id).index]
        guard mapping.kind == .mapping else { return Entries(nodes: nodes, upcoming: 0, end: 0) }
        return Entries(nodes: nodes, upcoming: resolved(id).index + 1, end: Int(mapping.end))
    }

    /// The elements of a sequence in the order of the file; none for other nodes.
    @inlinable package func elements(of id: NodeID) -> Elements {
        let sequence = nodes[resolved(id).index]
        guard sequence.kind == .sequence else { return Elements(nodes: nodes, upcoming: 0, end: 0) }
        return Elements(nodes: nodes, upcoming: resolved(id).index + 1, end: Int(sequence.end))
    }

    /// At most so many ``entries(of:)`` there are; 0 for other nodes.
    package func entryCount(of id: NodeID) -> Int {
        let mapping = resolved(id).index
        guard nodes[mapping].kind == .mapping else { return 0 }
        var count = 0
        var key = mapping + 1
        while key < Int(nodes[mapping].end) {
            count += 1
            key = Int(nodes[Int(nodes[key].end)].end)
        }
        return count
    }

    /// Whether a mapping has a merge key, which was refused: nobody can say which keys it would have brought.
    package func hasMergeKey(_ id: NodeID) -> Bool {
        let mapping = nodes[resolved(id).index]
        guard mapping.kind == .mapping else { return false }
        var key = resolved(id).index + 1
        while key < Int(mapping.end) {
            if nodes[key].isRefused, nodes[key].isPlain, text(NodeID(key), is: "<<") { return true }
            key = Int(nodes[Int(nodes[key].end)].end)
        }
        return false
    }

    /// The vocabulary's small integer for a key of ``entries(of:)``; ``Symbol/other`` for every node that is no key.
    @inlinable package func symbol(of key: NodeID) -> Symbol { nodes[key.index].symbol }

    /// See ``YAMLTree/entries(of:)``.
    @usableFromInline
    package struct Entries: Sequence, IteratorProtocol, Sendable {
        @usableFromInline let nodes: [YAMLNode]
        @usableFromInline var upcoming: Int
        @usableFromInline let end: Int

        @inlinable init(nodes: [YAMLNode], upcoming: Int, end: Int) {
            self.nodes = nodes
            self.upcoming = upcoming
            self.end = end
        }

        @inlinable package mutating func next() -> Entry? {
            while upcoming < end {
                let key = upcoming
                let value = Int(nodes[key].end)
                upcoming = Int(nodes[value].end)
                if !nodes[key].isRefused { return Entry(key: NodeID(key), value: NodeID(value)) }
            }
            return nil
        }
    }

    /// See ``YAMLTree/elements(of:)``.
    @usableFromInline
    package struct Elements: Sequence, IteratorProtocol, Sendable {
        @usableFromInline let nodes: [YAMLNode]
        @usableFromInline var upcoming: Int
        @usableFromInline let end: Int

        @inlinable init(nodes: [YAMLNode], upcoming: Int, end: Int) {
            self.nodes = nodes
            self.upcoming = upcoming
            self.end = end
        }

        @inlinable package mutating func next() -> NodeID? {
            guard upcoming < end else { return nil }
            defer { upcoming = Int(nodes[upcoming].end) }
            return NodeID(upcoming)
        }
    }
}
