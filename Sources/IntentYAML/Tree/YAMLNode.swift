/// One node of the arena. Six words of 32 bits, because a large definition has hundreds of thousands.
struct YAMLNode: Sendable {
    enum Kind: UInt8 {
        case scalar, sequence, mapping, alias
    }

    var kind: Kind
    var isPlain = false
    /// A diagnostic has been made about it; see ``YAMLTree/isRefused(_:)``.
    var isRefused = false
    /// Of keys only; ``Symbol/other`` everywhere else.
    var symbol = Symbol.other
    /// The index behind the last node inside this one.
    var end: UInt32
    var start: UInt32
    var finish: UInt32
    /// Where a scalar's text begins in the buffer of texts; of an alias, the node it stands for.
    var textStart: UInt32 = 0
    var textCount: UInt32 = 0
}
