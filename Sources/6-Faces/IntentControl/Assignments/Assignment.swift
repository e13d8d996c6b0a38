package import IntentCommandLine
package import IntentModel
internal import IntentRuntime

/// One `PARAM=VALUE` of a command line, split but not yet validated.
///
/// Parsing looks at bytes, not at characters: an equals sign or a comma before a combining mark still counts.
package struct Assignment: Hashable, Sendable {
    /// What an assignment does, by the operator between the parameter's name and the text.
    package enum Form: String, CaseIterable, Hashable, Sendable {
        /// Sets the text as it is; for a list, split at commas.
        case text = "="
        /// Sets the text of a file, `-` for standard input; for a list, each line.
        case textFile = "@="
        /// Sets JSON in the wire form; `@FILE` and `@-` read it from there.
        case json = ":="
        /// Adds values to the effective list.
        case add = "+="
        /// Removes values from the effective list.
        case remove = "-="
    }

    /// The parameter's name; never empty.
    package let parameter: String
    package let form: Form
    /// Everything after the operator; may be empty.
    package let text: String

    /// - Throws: `wrongUsage` if there is no operator, or no name before it.
    package init(parsing argument: String) throws(CommandError) {
        let bytes = argument.utf8
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else {
            throw .usage(
                "'\(Self.beginning(of: argument))' is not an assignment; write PARAM=TEXT, PARAM@=FILE, PARAM:=JSON, "
                    + "PARAM+=TEXT or PARAM-=TEXT")
        }
        let (nameEnd, form) = Self.form(endingAt: equals, of: bytes)
        guard nameEnd > bytes.startIndex else {
            throw .usage("'\(form.rawValue)…' names no parameter before '\(form.rawValue)'")
        }
        parameter = String(argument[..<nameEnd])
        self.form = form
        text = String(argument[bytes.index(after: equals)...])
    }

    /// Returns the assignment as messages quote it: as it was written, with a mask for the value of a secret.
    package func source(of parameter: Parameter?) -> String {
        let isShown = parameter?.containsSecrets != true || form == .textFile || namesFile
        return self.parameter + form.rawValue + (isShown ? text : Secrecy.mask)
    }

    /// Whether the value is in a file that the text names.
    package var namesFile: Bool { form == .json && text.utf8.first == UInt8(ascii: "@") }

    /// The name with which an argument begins: what follows may be a secret.
    private static func beginning(of argument: String) -> String {
        let name = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return argument.utf8.count <= name.utf8.count + 1 ? argument : "\(name)…"
    }

    private static func form(
        endingAt equals: String.Index, of bytes: String.UTF8View
    ) -> (nameEnd: String.Index, form: Form) {
        guard equals > bytes.startIndex else { return (equals, .text) }
        let before = bytes.index(before: equals)
        return switch bytes[before] {
        case UInt8(ascii: ":"): (before, .json)
        case UInt8(ascii: "@"): (before, .textFile)
        case UInt8(ascii: "+"): (before, .add)
        case UInt8(ascii: "-"): (before, .remove)
        default: (equals, .text)
        }
    }

    /// The values of a list: `text` split at commas, with `\,` for a comma in a value.
    ///
    /// A backslash before anything else is a backslash. The empty text is the empty list; otherwise there is one item
    /// more than separating commas, and items may be empty.
    package var items: [String] {
        guard !text.isEmpty else { return [] }
        var items: [String] = []
        var item: [UInt8] = []
        var isEscaped = false
        for byte in text.utf8 {
            if byte == Self.comma, isEscaped {
                item[item.count - 1] = Self.comma
            } else if byte == Self.comma {
                items.append(String(decoding: item, as: UTF8.self))
                item.removeAll()
            } else {
                item.append(byte)
            }
            isEscaped = byte == Self.backslash
        }
        return items + [String(decoding: item, as: UTF8.self)]
    }

    /// A hint if a decimal comma may have made two values of one number: `levels=0,5`.
    package func commaHint(for parameter: Parameter) -> String? {
        guard form != .json, form != .textFile, parameter.type.isList, parameter.type.element == .decimal,
            items.count == 2, items.allSatisfy({ Int($0) != nil })
        else { return nil }
        return
            "'\(source(of: parameter))' contains two values; one number is written with a point, \(items.joined(separator: "."))"
    }

    private static let comma = UInt8(ascii: ",")
    private static let backslash = UInt8(ascii: "\\")
}
