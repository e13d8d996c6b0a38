/// Returns a value as a YAML document that ends with a line end.
///
/// YAML 1.1 and 1.2 read it as the same value. Mappings and lists are on one line if it has at most 100 columns and no text
/// contains `${`, which would be hard to read inside braces; otherwise they are blocks. Texts are never folded.
package func renderYAML(_ content: YAMLContent) -> String {
    var renderer = YAMLRenderer()
    renderer.render(content)
    return String(decoding: renderer.bytes, as: UTF8.self)
}

/// A value to write as YAML.
package enum YAMLContent: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLContent])
    case mapping(YAMLMapping)

    package static func text(_ text: String) -> YAMLContent { .scalar(.text(text)) }

    /// See ``YAMLScalar/plain(_:)``.
    package static func plain(_ text: String) -> YAMLContent { .scalar(.plain(text)) }

    package static func texts(_ texts: some Sequence<String>) -> YAMLContent { .sequence(texts.map(YAMLContent.text)) }
}

/// A scalar to write as a key or a value.
package enum YAMLScalar: Hashable, Sendable {
    /// A text, which is quoted if YAML 1.1 or 1.2 might interpret it as something else.
    case text(String)
    /// A number, a Boolean or a word of the language, written without changes: `12`, `true`, `1...10`. It must not contain
    /// YAML syntax.
    case plain(String)
}

/// A mapping to write, with its entries in order. Keys must be unique.
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
        /// All entries on one line, if it is short enough.
        case compact
        /// Each entry on a separate line.
        case lines
        /// Each entry on a separate line, with an empty line around entries of several lines.
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
