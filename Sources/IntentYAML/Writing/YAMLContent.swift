/// A value that is to be written as YAML.
package enum YAMLContent: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLContent])
    case mapping(YAMLMapping)

    package static func text(_ text: String) -> YAMLContent { .scalar(.text(text)) }

    /// See ``YAMLScalar/plain(_:)``.
    package static func plain(_ text: String) -> YAMLContent { .scalar(.plain(text)) }

    package static func texts(_ texts: some Sequence<String>) -> YAMLContent { .sequence(texts.map(YAMLContent.text)) }
}

/// A key or a value of one piece.
package enum YAMLScalar: Hashable, Sendable {
    /// A text, in quotes wherever a reader of YAML 1.1 or 1.2 might take it for something else.
    case text(String)
    /// A number, a Boolean or a word of the language, written as it is: `12`, `true`, `1...10`. It holds nothing that
    /// could end it.
    case plain(String)
}
