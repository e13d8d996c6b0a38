/// What a node is, once aliases are followed.
@usableFromInline
package enum YAMLKind: Sendable, Hashable {
    case scalar, sequence, mapping
}
