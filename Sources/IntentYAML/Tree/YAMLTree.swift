package import IntentDiagnostics

/// A YAML document as an arena: its nodes in the order of the file, and one buffer with the texts of its scalars.
///
/// Aliases are followed by every accessor but ``range(_:)`` and ``isAlias(_:)``: the node they stand for is seen in their
/// place, not copied. Nothing here can be cyclic, and walking it all with aliases followed ends within
/// ``YAMLLimits/expandedAliasNodes`` more nodes than there are.
///
/// What was reported while reading does not reach the schema twice: entries with a refused key are left out of
/// ``entries(of:)``, and a value that cannot be told is marked by ``isRefused(_:)``.
@usableFromInline
package struct YAMLTree: Sendable {
    @usableFromInline let nodes: [YAMLNode]
    @usableFromInline let texts: [UInt8]

    init(nodes: [YAMLNode], texts: [UInt8]) {
        self.nodes = nodes
        self.texts = texts
    }

    /// The one value of the file; nil for a file that is empty or has comments only.
    package var root: NodeID? { nodes.isEmpty ? nil : NodeID(0) }

    /// The number of nodes, aliases counted once each and not what they stand for.
    package var count: Int { nodes.count }

    /// The node itself, or the one that an alias stands for.
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

    /// Where the node is written, without its anchor and tag; an alias is where the alias is written.
    ///
    /// The range of a block mapping or sequence ends where its last value ends. An empty value has an empty range.
    package func range(_ id: NodeID) -> SourceRange {
        SourceRange(start: Int(nodes[id.index].start), end: Int(nodes[id.index].finish))
    }

    @inlinable package func isAlias(_ id: NodeID) -> Bool { nodes[id.index].kind == .alias }

    /// Whether something about this node was reported that makes its value unknowable: an undefined or cyclic alias, or
    /// nothing behind a tag or an unused anchor. Say nothing more about its value.
    @inlinable package func isRefused(_ id: NodeID) -> Bool { nodes[id.index].isRefused }
}
