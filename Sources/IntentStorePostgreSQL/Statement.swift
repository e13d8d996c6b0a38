#if PostgreSQL
    import IntentModel

    /// An SQL statement. Each connection prepares it once, under its name.
    struct Statement: Sendable {
        let name: String
        let sql: String

        init(_ name: String, _ sql: String) {
            self.name = name
            self.sql = sql
        }

        static let begin = Statement("begin", "BEGIN")
        static let commit = Statement("commit", "COMMIT")
        static let rollback = Statement("rollback", "ROLLBACK")

        func callAsFunction(_ arguments: StatementArgument...) -> StatementCall {
            StatementCall(statement: self, arguments: arguments)
        }
    }

    /// A statement with the arguments for its parameters `$1`, `$2` and so on.
    struct StatementCall {
        let statement: Statement
        let arguments: [StatementArgument]
    }

    /// An argument for a parameter of a statement.
    enum StatementArgument {
        /// Any text. It is stored in the form that ``EscapedText`` describes.
        case text(String)
        case json(JSONValue)
        case integer(Int)
        case boolean(Bool)
        case ids([InstanceID])
        case null

        init(_ text: String?) {
            self = text.map(StatementArgument.text) ?? .null
        }

        /// The argument in libpq's text format, which cannot contain a null character.
        var parameter: String? {
            switch self {
            case .text(let text): EscapedText.encoded(text)
            case .json(let value): value.rendered()
            case .integer(let number): String(number)
            case .boolean(let isTrue): isTrue ? "t" : "f"
            // The text of an identifier needs no escapes in an array.
            case .ids(let ids): "{" + ids.map(\.text).joined(separator: ",") + "}"
            case .null: nil
            }
        }
    }

    /// The form in which columns store texts. PostgreSQL cannot store a null character, so it is written `\0`, and a
    /// backslash is doubled.
    package enum EscapedText {
        private static let backslash = UInt8(ascii: "\\")

        package static func encoded(_ text: String) -> String {
            guard text.utf8.contains(where: { $0 == 0 || $0 == backslash }) else { return text }
            let bytes = text.utf8.flatMap { byte -> [UInt8] in
                switch byte {
                case 0: [backslash, UInt8(ascii: "0")]
                case backslash: [backslash, backslash]
                default: [byte]
                }
            }
            return String(decoding: bytes, as: UTF8.self)
        }

        package static func decoded(_ bytes: some Collection<UInt8>) -> String {
            guard bytes.contains(backslash) else { return String(decoding: bytes, as: UTF8.self) }
            var text: [UInt8] = []
            var isEscaped = false
            for byte in bytes {
                if isEscaped {
                    text.append(byte == UInt8(ascii: "0") ? 0 : byte)
                    isEscaped = false
                } else if byte == backslash {
                    isEscaped = true
                } else {
                    text.append(byte)
                }
            }
            return String(decoding: text, as: UTF8.self)
        }
    }
#endif
