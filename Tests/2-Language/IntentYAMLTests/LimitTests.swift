import IntentDiagnostics
import IntentTestSupport
import IntentYAML
import Testing

/// Tests of files that are designed to take time or memory. Without the limit, none of these tests would end.
struct LimitTests {
    /// Returns two megabytes of a text, which would take hours in quadratic time.
    private func repeated(_ unit: String, after start: String = "", size: Int = 2 << 20) -> [UInt8] {
        Array((start + String(repeating: unit, count: size / unit.utf8.count)).utf8)
    }

    @Test(arguments: ["[", "[{a: ", "{a: ", "- ", "[\n", "[[{\"a\":"])
    func `stops at deep nesting`(_ unit: String) {
        let (tree, diagnostics) = read(repeated(unit))
        #expect(tree == nil)
        expectEqual(diagnostics.map(\.code), [.limitExceeded])
        expectEqual(diagnostics.map(\.message), ["lists and mappings are nested more than 64 levels deep"])
    }

    @Test(arguments: ["[{", "? ", "[? "])
    func `stops at deep nesting of keys`(_ unit: String) {
        let (tree, diagnostics) = read(repeated(unit))
        #expect(tree == nil)
        expectEqual(diagnostics.last?.code, .limitExceeded)
        #expect(diagnostics.count <= 66)
    }

    @Test func `allows nesting up to the limit`() {
        let nested = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(read(nested).diagnostics.isEmpty)
        expectEqual(read("[\(nested)]").diagnostics.map(\.range.start), [64])
    }

    @Test func `rejects a large file before reading it`() {
        let diagnostics = read([UInt8](repeating: 0xFF, count: 100_000_000)).diagnostics
        expectEqual(diagnostics.map(\.message), ["the file has more than 8,388,608 bytes, the maximum"])
    }

    @Test func `allows sizes up to the limits`() {
        var limits = YAMLLimits()
        limits.fileBytes = 6
        limits.nodes = 3
        limits.scalarBytes = 2
        #expect(read("aa: bb", limits: limits).diagnostics.isEmpty)
        expectEqual(checkYAML("⟦⟧aa: bb ", [.limitExceeded], limits: limits), "")
        limits.fileBytes = 100
        expectEqual(checkYAML("aa: ⟦bbb⟧", [.limitExceeded], limits: limits), "")
        expectEqual(checkYAML("[a, b, ⟦c⟧]", [.limitExceeded], limits: limits), "")
    }

    @Test(arguments: ["-\n", "a,"])
    func `stops at too many nodes`(_ unit: String) {
        var limits = YAMLLimits()
        limits.nodes = 50_000
        let (tree, diagnostics) = read(repeated(unit, after: unit == "a," ? "[" : ""), limits: limits)
        #expect(tree == nil)
        expectEqual(diagnostics.map(\.message), ["the file has more than 50,000 values"])
    }

    @Test(arguments: ["b", "b ", "b\n  ", "\u{2028} b"])
    func `stops at long texts`(_ unit: String) {
        var limits = YAMLLimits()
        limits.scalarBytes = 100_000
        let (tree, diagnostics) = read(repeated(unit, after: "a: "), limits: limits)
        #expect(tree == nil)
        expectEqual(diagnostics.map(\.code), [.limitExceeded])
    }

    @Test(arguments: [" ", "\n", "\r\n", "\u{2028}", "\u{85}", " \n", "\t"])
    func `stops at long runs of blanks`(_ blank: String) {
        let run = String(repeating: blank, count: 4097)
        let (tree, diagnostics) = read(repeated("b ", after: "a: b\(run)"))
        #expect(tree == nil)
        expectEqual(diagnostics.map(\.code), [.limitExceeded])
        expectEqual(diagnostics.map(\.range.start), [4])
    }

    @Test func `allows a run of blanks up to the limit`() {
        #expect(read("a: b\(String(repeating: " ", count: 4096))c").diagnostics.isEmpty)
        #expect(!read("a: b\(String(repeating: " ", count: 4097))c").diagnostics.isEmpty)
    }

    @Test(arguments: ["", "a: b\n...\n", "# x\n\u{2028}", "%YAML 1.2\n"])
    func `rejects many tag directives quickly`(_ start: String) {
        let text = start + (0..<400_000).map { "%TAG !a\($0)! x\n" }.joined()
        expectEqual(read(text).diagnostics.map(\.code), [.yamlUnsupported])
    }

    @Test(arguments: ["- !x y\n", "- &x y\n", "- *x\n", "- x #1\n", "- <<: x\n", "- [a]: b\n"])
    func `stops after too many diagnostics`(_ unit: String) {
        let (tree, diagnostics) = read(repeated(unit))
        #expect(tree == nil)
        #expect(diagnostics.count <= 10_001)
        expectEqual(diagnostics.last?.code, .limitExceeded)
    }

    @Test(arguments: [
        "#", "#\n", "? a\n", "%", "%a\n", "&", "*", "!", "|", "\"", "'", "\"\" ", ":", "a: ", "---\n", "...\n", "]",
        "\t", "\0",
        "\u{FEFF}", "😀", "a #1", "\\\n", "&a ", "!<%41", "-", "?", ",", "{,", "a:\n", "- |\n x\n",
    ])
    func `terminates for any repeated text`(_ unit: String) {
        for start in ["", "a: \"", "[", "- "] {
            var limits = YAMLLimits()
            limits.nodes = 100_000
            let (tree, diagnostics) = read(repeated(unit, after: start, size: 100_000), limits: limits)
            #expect(tree != nil || !diagnostics.isEmpty)
            #expect(diagnostics.count <= 10_001)
        }
    }
}
