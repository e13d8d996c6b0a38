/// libyaml's own account of why it stopped.
struct YAMLFailure {
    enum Kind {
        /// The bytes are no UTF-8, or a character is not allowed; there is a byte and no mark.
        case reader
        /// The tokens or their order are wrong; there are marks and no byte.
        case syntax
        case memory
    }

    var kind: Kind
    var problem: String
    var context: String
    /// Counted from the first byte after a byte order mark.
    var byte: Int
    var index: Int
    /// Where the construct began that `context` speaks of; 0 when there is none.
    var contextIndex: Int
}
