/// A stretch of a file, in Unicode scalars counted from 0 after a leading byte order mark; the end is exclusive.
///
/// These are the units of libyaml's `mark.index`, so that no conversion happens for texts nobody complains about.
package struct SourceRange: Sendable, Hashable {
    package var start: Int
    package var end: Int

    /// - Parameter end: An end before `start` gives an empty range at `start`.
    package init(start: Int, end: Int) {
        self.start = start
        self.end = max(start, end)
    }

    /// An empty range, shown as one caret.
    package init(at offset: Int) {
        self.init(start: offset, end: offset)
    }

    package var isEmpty: Bool { start == end }
}
