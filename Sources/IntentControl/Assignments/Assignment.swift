/// One `PARAM=VALUE` of a command line, taken apart and not yet judged.
///
/// Bytes are looked at, not characters: an equals sign or a comma that a combining mark follows is still one.
package struct Assignment: Hashable, Sendable {
    /// Never empty.
    package let parameter: String
    package let sign: AssignmentOperator
    /// What stands behind the operator, as it is; may be empty.
    package let text: String

    /// - Throws: `wrongUsage` where there is no operator, or no name before it.
    package init(parsing argument: String) throws(ControlFailure) {
        let bytes = argument.utf8
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else {
            throw .usage("'\(argument)' is no assignment; write PARAM=TEXT, PARAM:=JSON, PARAM+=TEXT or PARAM-=TEXT")
        }
        let (nameEnd, sign) = Self.sign(endingAt: equals, of: bytes)
        guard nameEnd > bytes.startIndex else {
            throw .usage("'\(argument)' names no parameter before '\(sign.rawValue)'")
        }
        parameter = String(argument[..<nameEnd])
        self.sign = sign
        text = String(argument[bytes.index(after: equals)...])
    }

    /// As it was written.
    package var source: String { parameter + sign.rawValue + text }

    private static func sign(
        endingAt equals: String.Index, of bytes: String.UTF8View
    ) -> (nameEnd: String.Index, sign: AssignmentOperator) {
        guard equals > bytes.startIndex else { return (equals, .text) }
        let before = bytes.index(before: equals)
        return switch bytes[before] {
        case UInt8(ascii: ":"): (before, .json)
        case UInt8(ascii: "+"): (before, .add)
        case UInt8(ascii: "-"): (before, .remove)
        default: (equals, .text)
        }
    }
}
