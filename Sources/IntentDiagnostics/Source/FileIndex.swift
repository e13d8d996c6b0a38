/// Which file of a run; an index into ``SourceFiles``.
package struct FileIndex: Sendable, Hashable, Comparable {
    package let rawValue: Int

    package init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    package static func < (left: FileIndex, right: FileIndex) -> Bool {
        left.rawValue < right.rawValue
    }
}
