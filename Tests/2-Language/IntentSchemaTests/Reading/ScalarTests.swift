import IntentDiagnostics
import IntentTestSupport
import Testing

/// The expected type decides how a scalar is read, never what it looks like.
struct ScalarTests {
    @Test(arguments: ["NO", "12", "true", "1.5", "0x10", "2026-11-20", "'~'", "\"\"", "12:30"])
    func `every scalar except null is a text`(_ text: String) {
        expectEqual(checkDefinition(parameters("a: { type: String, default: \(text) }")), "")
    }

    @Test(arguments: ["⟦~⟧", "⟦null⟧", "⟦Null⟧", "⟦[a]⟧", "⟦{ }⟧"])
    func `null is not a text`(_ text: String) {
        let marked = "intentDefinition: 1\nenums: { E: { cases: [a], title: \(text) } }\n"
        expectEqual(checkDefinition(marked, text == "⟦{ }⟧" ? .missingKey : .wrongType), "")
    }

    @Test(arguments: [
        "1e3", "0x", "0X10", "-0x10", "0o", "0o8", "0o7", "1.0", "1_000", "'12'", "~", "true", "1 2", "９",
    ])
    func `a whole number is an optional sign and digits`(_ text: String) {
        expectEqual(checkDefinition(parameters("a: { type: Integer, default: ⟦\(text)⟧ }"), .wrongType), "")
    }

    @Test(arguments: [("0x1F", "31"), ("0xff", "255"), ("0x7FFFFFFFFFFFFFFF", "9223372036854775807")])
    func `hexadecimal numbers follow the core schema`(_ text: String, _ limit: String) {
        let line = "a: { type: Integer, range: \(limit)...\(limit), default: \(text) }"
        expectEqual(checkDefinition(parameters(line)), "")
    }

    @Test(arguments: [("0o17", "15"), ("0o0", "0")])
    func `an octal number has a decimal fix`(_ text: String, _ decimal: String) throws {
        let found = try diagnostics(of: parameters("a: { type: Integer, default: \(text) }"))
        expectEqual(found.map(\.code), [.wrongType])
        #expect(found[0].message.contains("octal"))
        expectEqual(found[0].fixes.map(\.replacement), [decimal])
    }

    @Test(arguments: ["010", "-0", "+5", "9223372036854775807", "-9223372036854775808"])
    func `whole numbers have 64 bits`(_ text: String) {
        expectEqual(checkDefinition(parameters("a: { type: Integer, default: \(text) }")), "")
    }

    @Test(arguments: [".inf", "-.INF", ".nan", "1e999", "0x1p3", "1:30", "'1.5'", "1,5", "."])
    func `a decimal is finite and not quoted`(_ text: String) {
        // A comma ends the value in a flow map.
        let line = "a:\n        type: Decimal\n        default: ⟦\(text)⟧"
        expectEqual(checkDefinition(parameters(line), .wrongType), "")
    }

    @Test(arguments: [
        ("yes", "true"), ("Yes", "true"), ("on", "true"), ("y", "true"), ("no", "false"), ("OFF", "false"),
        ("N", "false"),
    ])
    func `an ambiguous Boolean has a fix`(_ text: String, _ meant: String) throws {
        let found = try diagnostics(of: parameters("a: { type: Boolean, default: \(text) }"))
        expectEqual(found.map(\.code), [.ambiguousBoolean])
        expectEqual(found[0].fixes.map(\.replacement), [meant])
    }

    @Test func `a comment in place of a value is explained`() throws {
        let found = try diagnostics(of: "intentDefinition: 1\nintents:\n  A:\n    title: #1 of all\n")
        expectEqual(found.map(\.code), [.wrongType])
        #expect(found[0].message.contains("'#' begins a comment"))
        expectEqual(found[0].fixes.map(\.replacement), ["'#1 of all'"])
    }
}
