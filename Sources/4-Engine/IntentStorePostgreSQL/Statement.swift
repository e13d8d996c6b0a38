#if PostgreSQL
    import IntentModel

    /// An SQL statement about one group. Each connection prepares it once, under its name.
    struct Statement: Sendable {
        let name: String
        let sql: String

        init(_ name: String, _ sql: String) {
            self.name = name
            self.sql = sql
        }

        /// Returns the SQL for a group's partitions of the tables. To plan it, the server examines no others.
        func sql(inPartition partition: Int) -> String {
            StoreFormat.partitionedTables.reduce(sql) { sql, table in
                sql.replacing("intents.\(table)", with: "intents.\(table)_\(partition)")
            }
        }

        static let begin = Statement("begin", "BEGIN")
        /// All statements of the transaction see the same snapshot.
        static let beginReading = Statement("begin reading", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        var beginsTransaction: Bool { sql.hasPrefix("BEGIN") }
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
        case bytes([UInt8])
        case ids([InstanceID])
        case integers([Int])
        case null

        init(_ text: String?) {
            self = text.map(StatementArgument.text) ?? .null
        }

        init(_ number: Int?) {
            self = number.map(StatementArgument.integer) ?? .null
        }

        /// The argument in libpq's text format, which cannot contain a null character. Nil for ``bytes(_:)``, which are sent in
        /// the binary format.
        private var text: String? {
            switch self {
            case .text(let text): EscapedText.encoded(text)
            case .json(let value): value.rendered()
            case .integer(let number): String(number)
            case .boolean(let isTrue): isTrue ? "t" : "f"
            // The text of an identifier needs no escapes in an array.
            case .ids(let ids): "{" + ids.map(\.text).joined(separator: ",") + "}"
            case .integers(let numbers): "{" + numbers.map(String.init).joined(separator: ",") + "}"
            case .bytes, .null: nil
            }
        }
    }

    extension StatementArgument {
        /// The bytes that are sent; nil for null.
        fileprivate var value: (bytes: [UInt8], isBinary: Bool)? {
            if case .bytes(let bytes) = self { return (bytes, true) }
            return text.map { (Array($0.utf8), false) }
        }
    }

    /// The arguments of a statement in the form that libpq sends.
    struct StatementParameters {
        private var bytes: [UInt8] = []
        private var starts: [Int?] = []
        private var lengths: [CInt] = []
        private var formats: [CInt] = []

        /// - Throws: ``DatabaseFailure`` if an argument is longer than libpq can send.
        init(_ arguments: [StatementArgument]) throws(DatabaseFailure) {
            for argument in arguments {
                guard let value = argument.value else {
                    add(nil, length: 0, isBinary: false)
                    continue
                }
                guard let length = CInt(exactly: value.bytes.count) else {
                    throw DatabaseFailure(.refused, .programLimitExceeded, "the value is too long")
                }
                add(bytes.count, length: length, isBinary: value.isBinary)
                bytes.append(contentsOf: value.bytes)
                // libpq reads text up to a null character.
                bytes.append(0)
            }
        }

        private mutating func add(_ start: Int?, length: CInt, isBinary: Bool) {
            starts.append(start)
            lengths.append(length)
            formats.append(isBinary ? 1 : 0)
        }

        /// Calls a closure with pointers to the values, their lengths and formats, which are valid until it returns. The pointer
        /// of a null value is nil.
        func withPointers<Result>(
            _ body: (UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<CInt>?, UnsafePointer<CInt>?) -> Result
        ) -> Result {
            bytes.withUnsafeBytes { buffer in
                let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
                let pointers = starts.map { offset in offset.flatMap { start?.advanced(by: $0) } }
                return pointers.withUnsafeBufferPointer { pointers in
                    lengths.withUnsafeBufferPointer { lengths in
                        formats.withUnsafeBufferPointer { formats in
                            body(pointers.baseAddress, lengths.baseAddress, formats.baseAddress)
                        }
                    }
                }
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
