#if PostgreSQL
    import IntentModel

    /// A statement with a name, under which each connection prepares it once.
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

    /// A statement and what stands for its `$1`, `$2` and so on.
    struct StatementCall {
        let statement: Statement
        let arguments: [StatementArgument]
    }

    /// What is given for a `$1`.
    enum StatementArgument {
        /// Any text; its column holds it as ``EscapedText`` says.
        case text(String)
        case json(JSONValue)
        case integer(Int)
        case boolean(Bool)
        case null

        init(_ text: String?) {
            self = text.map(StatementArgument.text) ?? .null
        }

        /// As libpq sends it: without a NUL.
        var parameter: String? {
            switch self {
            case .text(let text): EscapedText.encoded(text)
            case .json(let value): value.rendered()
            case .integer(let number): String(number)
            case .boolean(let isTrue): isTrue ? "t" : "f"
            case .null: nil
            }
        }
    }
#endif
