/// One node of the arena. Six words of 32 bits, because a large definition has hundreds of thousands.
@usableFromInline
struct YAMLNode: Sendable {
    @usableFromInline enum Kind: UInt8, Sendable {
        case scalar, sequence, mapping, alias
    }

    @usableFromInline var kind: Kind
    @usableFromInline var isPlain = false
    /// A diagnostic has been made about it; see ``YAMLTree/isRefused(_:)``.
    @usableFromInline var isRefused = false
    /// Of keys only; ``Symbol/other`` everywhere else.
    @usableFromInline var symbol = Symbol.other
    /// The index behind the last node inside this one.
    @usableFromInline var end: UInt32
    @usableFromInline var start: UInt32
    @usableFromInline var finish: UInt32
    /// Where a scalar's text begins in the buffer of texts; of an alias, the node it stands for.
    @usableFromInline var textStart: UInt32 = 0
    @usableFromInline var textCount: UInt32 = 0
}
