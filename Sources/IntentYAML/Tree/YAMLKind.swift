/// What a node is, once aliases are followed.
package enum YAMLKind: Sendable, Hashable {
    case scalar, sequence, mapping
}
