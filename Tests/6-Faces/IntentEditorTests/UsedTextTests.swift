import Foundation
import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// The catalog of English and the texts in code are the same.
@Suite struct UsedTextTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources").standardizedFileURL

    /// The contents of files with an ending in some folders of `Sources`.
    private static func files(_ ending: String, in folders: String...) throws -> [String] {
        try folders.flatMap { folder in
            let paths = FileManager.default.enumerator(
                at: sources.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            return try (paths?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == ending }
                .map { try String(contentsOf: $0, encoding: .utf8) }
        }
    }

    private static let engine = ["2-Language/IntentModel", "4-Engine/IntentRuntime"]
    private static let faces = ["6-Faces/IntentEditor", "6-Faces/IntentTerminal", "6-Faces/IntentBoard"]

    /// The patterns that Swift code contains: literals of texts, and the phrases of types.
    private static func swiftKeys() throws -> Set<String> {
        var keys: Set<String> = []
        for source in try files("swift", in: engine[0], engine[1], faces[0], faces[1], faces[2]) {
            keys.formUnion(SwiftLiterals(source).patterns(after: "UserText("))
        }
        for source in try files("swift", in: faces[0], faces[1]) {
            keys.formUnion(SwiftLiterals(source).patterns(after: "texts("))
        }
        for kind in ElementKind.allCases {
            keys.insert(kind.traits.phrase.replacing("%", with: "{0}"))
            if case .text(let hint?) = kind.traits.entry { keys.insert(hint) }
        }
        keys.formUnion(DateComponentsKind.allCases.map(\.phrase))
        let amount = CurrencyAmountValue(amount: ExactDecimal(1), currencyCode: "EUR")
        return keys.union([amount?.phrase, PlacemarkValue().phrase].compactMap(\.self))
    }

    private static func pageKeys() throws -> Set<String> {
        Set(
            try files("js", in: "6-Faces/CIntentBoardPage/page").flatMap { script in
                script.matches(of: /\bt\("([^"]*)"/).map { String($0.output.1) }
            })
    }

    @Test func `every text in code is in the catalog`() throws {
        let keys = try Self.swiftKeys().union(Self.pageKeys())
        expectEqual(keys.subtracting(TextCatalog.english.keys).sorted(), [])
    }

    @Test func `every text of the catalog is in code`() throws {
        let keys = try Self.swiftKeys().union(Self.pageKeys())
        expectEqual(TextCatalog.english.keys.subtracting(keys).sorted(), [])
    }

    /// A text that is computed, or a literal that is one of several, could not be compared with the catalog.
    @Test func `texts in code are single literals`() throws {
        for script in try Self.files("js", in: "6-Faces/CIntentBoardPage/page") {
            let others = script.matches(of: /[^\w.]t\([^")][^\n]*/).map { String($0.output) }
            expectEqual(others.filter { !$0.hasSuffix("function t(key, ...values) {") && !$0.contains(" t(key,") }, [])
        }
        for source in try Self.files("swift", in: Self.faces[0], Self.faces[1]) {
            expectEqual(SwiftLiterals(source).otherArguments(of: "texts(").filter { $0.contains("\"") }, [])
        }
    }

    @Test func `problems of the engine and the editor are texts`() throws {
        for source in try Self.files("swift", in: Self.engine[0], Self.engine[1], Self.faces[0]) {
            for name in ["EngineError.Problem(", "ValueProblem(", "ValueTextError("] {
                expectEqual(SwiftLiterals(source).rawTexts(of: name), [])
            }
        }
    }
}

/// String literals in Swift code.
private struct SwiftLiterals {
    private let source: [UInt8]

    init(_ source: String) {
        self.source = Array(source.utf8)
    }

    /// Returns the patterns of the literals that directly follow a name.
    func patterns(after name: String) -> Set<String> {
        Set(calls(of: name).compactMap { start in literal(at: start)?.pattern })
    }

    /// Returns the arguments of the calls that do not begin with a literal.
    func otherArguments(of name: String) -> [String] {
        calls(of: name).filter { literal(at: $0) == nil }.map { text($0..<end(ofCallAt: $0)) }
    }

    /// Returns the literals that are arguments without a label, apart from those in the parentheses of other calls.
    func rawTexts(of name: String) -> [String] {
        calls(of: name).flatMap { start -> [String] in
            var raw: [String] = []
            var index = start
            let end = end(ofCallAt: start)
            while index < end {
                if let literal = literal(at: index) {
                    let before = text(max(0, index - 40)..<index).trimmingCharacters(in: .whitespacesAndNewlines)
                    if before.last.map(",?{+".contains) == true { raw.append(literal.pattern) }
                    index = literal.end
                } else {
                    index = source[index] == UInt8(ascii: "(") ? self.end(ofCallAt: index + 1) + 1 : index + 1
                }
            }
            return raw
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    /// The positions behind the opening parentheses and white space.
    private func calls(of name: String) -> [Int] {
        let name = Array(name.utf8)
        var found: [Int] = []
        var index = 0
        while index + name.count < source.count {
            defer { index += 1 }
            guard source[index] == name[0], source[index..<index + name.count].elementsEqual(name),
                index == 0 || !Self.isOfName(source[index - 1])
            else { continue }
            var start = index + name.count
            while Character(UnicodeScalar(source[start])).isWhitespace { start += 1 }
            found.append(start)
        }
        return found
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        Character(UnicodeScalar(byte)).isLetter || byte == UInt8(ascii: "_")
    }

    private func end(ofCallAt start: Int) -> Int {
        var (index, depth) = (start, 1)
        while index < source.count {
            if let literal = literal(at: index) {
                index = literal.end
                continue
            }
            if source[index] == UInt8(ascii: "(") { depth += 1 }
            if source[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return index }
            index += 1
        }
        return index
    }

    /// Returns the pattern of the literal that begins at a position.
    private func literal(at start: Int) -> (pattern: String, end: Int)? {
        guard start < source.count, source[start] == UInt8(ascii: "\"") else { return nil }
        var (pattern, index, count): ([UInt8], Int, Int) = ([], start + 1, 0)
        while index < source.count, source[index] != UInt8(ascii: "\"") {
            if source[index] != UInt8(ascii: "\\") {
                pattern.append(source[index])
                index += 1
            } else if source[index + 1] == UInt8(ascii: "(") {
                let end = end(ofCallAt: index + 2)
                if !source[(index + 2)..<end].starts(with: "count:".utf8) { pattern += Array("{\(count)}".utf8) }
                count += 1
                index = end + 1
            } else {
                pattern.append(source[index + 1] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : source[index + 1])
                index += 2
            }
        }
        return (String(decoding: pattern, as: UTF8.self), index + 1)
    }
}
