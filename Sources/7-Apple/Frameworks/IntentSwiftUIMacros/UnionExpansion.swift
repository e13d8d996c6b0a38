/// The extension that `@UnionValue` adds to an enum: the conformance, the enum `Cases`, and how values are read and written.
struct UnionExpansion {
    private let type: String
    private let access: String
    private let cases: [Case]

    /// A case with a value.
    private struct Case {
        let name: String
        /// The label of the value and a colon; empty if there is none.
        var label = ""
    }

    /// - Parameters:
    ///   - source: The declaration of the enum, with its attributes and comments.
    ///   - type: The name of the enum in an extension.
    init(of source: String, named type: String) {
        self.type = type.filter { !$0.isWhitespace }
        var scanner = TokenScanner(source)
        (access, cases) = Self.read(&scanner)
    }

    /// Reads the access level and the names of the cases. Those of types inside are left out.
    private static func read(_ tokens: inout TokenScanner) -> (access: String, cases: [Case]) {
        var (access, depth, isInEnum) = ("", 0, false)
        var found: [Case] = []
        while let token = tokens.next() {
            switch token {
            case "public" where !isInEnum, "package" where !isInEnum: access = token + " "
            case "enum" where depth == 0: isInEnum = true
            case "{", "(", "[": depth += 1
            case "}", ")", "]": depth -= 1
            case "case" where isInEnum && depth == 1: found += Self.cases(&tokens)
            default: break
            }
        }
        return (access, found)
    }

    /// Reads what follows `case`: `island(Island), name(text: String)`.
    private static func cases(_ tokens: inout TokenScanner) -> [Case] {
        var found: [Case] = []
        repeat {
            guard let name = tokens.next() else { return found }
            found.append(Case(name: name))
            guard tokens.skip("(") else { continue }
            var ahead = tokens
            if let label = ahead.next(), label != "_", ahead.next() == ":" {
                found[found.count - 1].label = "\(label): "
            }
            var depth = 1
            while depth > 0 {
                guard let token = tokens.next() else { return found }
                if token == "(" { depth += 1 }
                if token == ")" { depth -= 1 }
            }
        } while tokens.skip(",")
        return found
    }

    var text: String {
        let members = cases.map { entry in
            """
                        .init("\(entry.name.filter { $0 != "`" })") {
                            .\(entry.name)(\(entry.label)$0)
                        } read: {
                            if case .\(entry.name)(let value) = $0 { value } else { nil }
                        },
            """
        }
        return """
            nonisolated extension \(type): AppIntents.AppUnionValue {
                \(access)nonisolated enum Cases: Swift.String, AppIntents.AppUnionValueCasesProviding {
                    \(access)typealias UnionValue = \(type)
                    \(cases.isEmpty ? "" : "case \(cases.map(\.name).joined(separator: ", "))")
                }

                \(access)static var unionMembers: [AppIntents.UnionMember<\(type)>] {
                    [
            \(members.joined(separator: "\n"))
                    ]
                }
            }
            """
    }
}

/// Splits Swift code into names, numbers and single characters. Comments and texts are skipped.
struct TokenScanner {
    private let code: [Character]
    private var position = 0

    init(_ code: String) { self.code = Array(code) }

    /// Returns the next token and moves behind it; nil at the end.
    mutating func next() -> String? {
        skipTrivia()
        guard position < code.count else { return nil }
        let start = position
        if code[position] == "`" {
            position += 1
            while position < code.count, code[position] != "`" { position += 1 }
            position = min(position + 1, code.count)
        } else if Self.isPartOfName(code[position]) {
            while position < code.count, Self.isPartOfName(code[position]) { position += 1 }
        } else {
            position += 1
        }
        return String(code[start..<position])
    }

    func peek() -> String? {
        var copy = self
        return copy.next()
    }

    /// Moves behind the next token if it is this one, and returns whether it is.
    mutating func skip(_ token: String) -> Bool {
        guard peek() == token else { return false }
        _ = next()
        return true
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Moves behind spaces, comments and texts.
    private mutating func skipTrivia() {
        while position < code.count {
            if code[position].isWhitespace {
                position += 1
            } else if isAt("//") {
                while position < code.count, !code[position].isNewline { position += 1 }
            } else if isAt("/*") {
                skipComment()
            } else if code[position] == "\"" {
                skipText()
            } else {
                return
            }
        }
    }

    private func isAt(_ text: String) -> Bool { code[position...].starts(with: text) }

    /// Comments can contain others.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if isAt("/*") {
                depth += 1
                position += 2
            } else if isAt("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < code.count
    }

    private mutating func skipText() {
        let mark = isAt("\"\"\"") ? "\"\"\"" : "\""
        position += mark.count
        while position < code.count, !isAt(mark) { position += code[position] == "\\" ? 2 : 1 }
        position = min(position + mark.count, code.count)
    }
}
