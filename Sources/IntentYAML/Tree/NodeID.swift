/// A node of a ``YAMLTree``: its place in the order in which the file names its nodes.
///
/// Small enough to be kept beside whatever was made of the node; of use only together with the tree it came from.
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
