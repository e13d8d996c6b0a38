package import IntentDiagnostics

/// A YAML document as an arena: the nodes in the order of the file, and a buffer with the texts of the scalars.
///
/// All accessors except ``range(_:)`` and ``isAlias(_:)`` follow aliases, and nodes that aliases refer to are not copied.
/// The tree has no cycles. A traversal that follows aliases visits at most ``YAMLLimits/expandedAliasNodes`` nodes more
/// than the tree has.
///
/// Problems are reported only once: ``entries(of:)`` omits entries with invalid keys, and ``isInvalid(_:)`` marks other
/// nodes whose problem was reported.
@usableFromInline
package struct YAMLTree: Sendable {
    @usableFromInline let nodes: [YAMLNode]
    @usableFromInline let texts: [UInt8]

    init(nodes: [YAMLNode], texts: [UInt8]) {
        self.nodes = nodes
        self.texts = texts
    }

    /// The value of the file; `nil` if the file is empty or has only comments.
    package var root: NodeID? { nodes.isEmpty ? nil : NodeID(0) }

    /// The number of nodes, in which an alias counts as one node.
    package var count: Int { nodes.count }

    /// Returns the node that an alias refers to, or the node itself.
    @inlinable package func resolved(_ id: NodeID) -> NodeID {
        nodes[id.index].kind == .alias ? NodeID(rawValue: nodes[id.index].textStart) : id
    }

    @inlinable package func kind(_ id: NodeID) -> YAMLKind {
        switch nodes[resolved(id).index].kind {
        case .sequence: .sequence
        case .mapping: .mapping
        case .scalar, .alias: .scalar
        }
    }

    /// Returns the range of a node without its anchor and tag. The range of an alias is that of the alias itself.
    ///
    /// A block mapping or sequence ends with its last value. An empty value has an empty range.
    package func range(_ id: NodeID) -> SourceRange {
        SourceRange(start: Int(nodes[id.index].start), end: Int(nodes[id.index].finish))
    }

    @inlinable package func isAlias(_ id: NodeID) -> Bool { nodes[id.index].kind == .alias }

    /// Whether a problem was reported because of which the value is unknown: an undefined or cyclic alias, or a missing
    /// value after a tag or an unused anchor. Do not report further problems of the value.
    @inlinable package func isInvalid(_ id: NodeID) -> Bool { nodes[id.index].isInvalid }
}

extension YAMLTree {
    /// A key and its value.
    @usableFromInline
    package struct Entry: Sendable, Hashable {
        @usableFromInline package let key: NodeID
        @usableFromInline package let value: NodeID

        @inlinable init(key: NodeID, value: NodeID) {
            self.key = key
            self.value = value
        }
    }

    /// Returns the entries of a mapping in the order of the file; empty for other nodes.
    ///
    /// Keys are scalars or aliases of scalars, and their texts are unique. Repeated keys, merge keys, empty keys and keys
    /// that are not scalars were reported by the reader and are omitted together with their values.
    @inlinable package func entries(of id: NodeID) -> Entries {
        let mapping = nodes[resolved(id).index]
        guard mapping.kind == .mapping else { return Entries(nodes: nodes, upcoming: 0, end: 0) }
        return Entries(nodes: nodes, upcoming: resolved(id).index + 1, end: Int(mapping.end))
    }

    /// Returns the elements of a sequence in the order of the file; empty for other nodes.
    @inlinable package func elements(of id: NodeID) -> Elements {
        let sequence = nodes[resolved(id).index]
        guard sequence.kind == .sequence else { return Elements(nodes: nodes, upcoming: 0, end: 0) }
        return Elements(nodes: nodes, upcoming: resolved(id).index + 1, end: Int(sequence.end))
    }

    /// Returns an upper bound of the number of ``entries(of:)``; 0 for nodes that are not mappings.
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

    /// Whether a mapping has a merge key, which was rejected, so that the set of keys is incomplete.
    package func hasMergeKey(_ id: NodeID) -> Bool {
        let mapping = nodes[resolved(id).index]
        guard mapping.kind == .mapping else { return false }
        var key = resolved(id).index + 1
        while key < Int(mapping.end) {
            if nodes[key].isInvalid, nodes[key].isPlain, text(NodeID(key), is: "<<") { return true }
            key = Int(nodes[Int(nodes[key].end)].end)
        }
        return false
    }

    /// Returns the symbol of a key; ``Symbol/other`` for nodes that are not keys.
    @inlinable package func symbol(of key: NodeID) -> Symbol { nodes[key.index].symbol }

    /// The entries of a mapping; see ``YAMLTree/entries(of:)``.
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
                if !nodes[key].isInvalid { return Entry(key: NodeID(key), value: NodeID(value)) }
            }
            return nil
        }
    }

    /// The elements of a sequence; see ``YAMLTree/elements(of:)``.
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

/// The identifier of a node in a ``YAMLTree``: its index in the order of the file.
@usableFromInline
package struct NodeID: Sendable, Hashable, Comparable {
    @usableFromInline package let rawValue: UInt32

    @inlinable package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @inlinable init(_ index: Int) {
        rawValue = UInt32(truncatingIfNeeded: index)
    }

    @inlinable var index: Int { Int(rawValue) }

    @inlinable package static func < (left: NodeID, right: NodeID) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// The kind of a node after following aliases.
@usableFromInline
package enum YAMLKind: Sendable, Hashable {
    case scalar, sequence, mapping
}

/// A node of the arena. It has only six 32-bit words, because a large definition has hundreds of thousands of nodes.
@usableFromInline
struct YAMLNode: Sendable {
    @usableFromInline enum Kind: UInt8, Sendable {
        case scalar, sequence, mapping, alias
    }

    @usableFromInline var kind: Kind
    @usableFromInline var isPlain = false
    /// Whether its value is invalid; see ``YAMLTree/isInvalid(_:)``.
    @usableFromInline var isInvalid = false
    /// The symbol of a key; ``Symbol/other`` for other nodes.
    @usableFromInline var symbol = Symbol.other
    /// The index after the last node inside this one.
    @usableFromInline var end: UInt32
    @usableFromInline var start: UInt32
    @usableFromInline var finish: UInt32
    /// The start of a scalar's text in the buffer of texts; for an alias, the index of the node it refers to.
    @usableFromInline var textStart: UInt32 = 0
    @usableFromInline var textCount: UInt32 = 0
}
