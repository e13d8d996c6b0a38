/// Entries in the order in which they are written; no key twice.
package struct YAMLMapping: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        package var key: YAMLScalar
        package var value: YAMLContent

        package init(_ key: YAMLScalar, _ value: YAMLContent) {
            self.key = key
            self.value = value
        }
    }

    package enum Layout: Hashable, Sendable {
        /// On one line where that is short enough.
        case compact
        /// Each entry on a line of its own.
        case lines
        /// The same, with an empty line around each entry that takes several.
        case spaced
    }

    package var entries: [Entry] = []
    package var layout: Layout

    package init(_ layout: Layout = .compact) {
        self.layout = layout
    }

    package var isEmpty: Bool { entries.isEmpty }

    package mutating func append(_ key: YAMLScalar, _ value: YAMLContent) {
        entries.append(Entry(key, value))
    }

    package mutating func append(_ name: String, _ value: YAMLContent) {
        append(.text(name), value)
    }
}
