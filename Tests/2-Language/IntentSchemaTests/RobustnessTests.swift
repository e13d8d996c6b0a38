import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

struct RobustnessTests {
    /// Whether the bytes resolve to a schema or an error, and all ranges are within the file.
    private func holds(_ bytes: [UInt8]) -> Bool {
        let file = SourceFile(path: "a.intent.yaml", bytes: bytes)
        let resolved = resolveDefinitions([file])
        let diagnostics = resolved.diagnostics.sorted()
        _ = render(diagnostics, of: resolved.sources, as: .text)
        let end = SourceMap(file).scalarOffset(ofByte: bytes.count)
        return (resolved.files.count == 1 || resolved.diagnostics.hasErrors)
            && diagnostics.allSatisfy { 0 <= $0.range.start && $0.range.end <= end }
    }

    @Test(.timeLimit(.minutes(1))) func `errors beyond ten thousand are left out of the report`() throws {
        let keys = (0..<30_000).map { "unknown\($0): 1\n" }.joined()
        let file = SourceFile(path: "a.intent.yaml", text: "intentDefinition: 1\n\(keys)")
        let diagnostics = resolveDefinitions([file]).diagnostics.sorted()
        expectEqual(diagnostics.count, 10_001)
        let last = try #require(diagnostics.last)
        #expect(last.code == .limitExceeded && last.severity == .error)
        expectEqual(last.message, "more than 10,000 errors; the others are not reported")
    }

    @Test(arguments: try Corpus.runs("valid"))
    func `a file truncated at any byte resolves`(_ run: Corpus.Run) {
        for file in run.files {
            for length in Corpus.places(in: file.bytes) {
                #expect(holds(Array(file.bytes[..<length])), "\(file.path) cut at \(length)")
            }
        }
    }

    @Test(arguments: try Corpus.runs("valid") + Corpus.runs("invalid"))
    func `randomly changed files resolve`(_ run: Corpus.Run) {
        var random = SeededGenerator(seed: 20_261_120)
        let telling = Array("&*!|>'\"%@`{}[],:#?-<\\\t\n 0123456789.~".utf8)
        for file in run.files where !file.bytes.isEmpty {
            for round in 0..<60 {
                var bytes = file.bytes
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    let place = Int.random(in: bytes.indices, using: &random)
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
                    case 1: bytes[place] = telling.randomElement(using: &random) ?? 0
                    case 2: bytes.insert(telling.randomElement(using: &random) ?? 0, at: place)
                    default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                    }
                }
                #expect(holds(bytes), "\(file.path), round \(round)")
            }
        }
    }

    /// Shuffles lines without changing their indentation, so that values end up under other keys.
    @Test(arguments: try Corpus.runs("valid"))
    func `files with shuffled lines resolve`(_ run: Corpus.Run) {
        var random = SeededGenerator(seed: 7)
        for file in run.files {
            let lines = file.bytes.split(separator: UInt8(ascii: "\n"))
            for round in 0..<60 {
                var shuffled = lines
                for _ in 0..<3 {
                    shuffled.swapAt(
                        Int.random(in: lines.indices, using: &random), Int.random(in: lines.indices, using: &random))
                }
                #expect(holds(Array(shuffled.joined(separator: [UInt8(ascii: "\n")]))), "\(file.path), round \(round)")
            }
        }
    }

    @Test(arguments: [1, 20, 63, 64, 65, 5000])
    func `deeply nested files resolve`(_ depth: Int) {
        let open = String(repeating: "[", count: depth)
        let close = String(repeating: "]", count: depth)
        let maps = String(repeating: "{ a: ", count: depth)
        for key in ["type", "default", "options", "when", "size", "title", "synonyms"] {
            let before = "intentDefinition: 1\nintents:\n  A:\n    parameters:\n      a: { type: String, \(key): "
            #expect(holds(Array((before + open + "x" + close + " }\n").utf8)))
            #expect(holds(Array((before + maps + "x" + String(repeating: " }", count: depth + 1) + "\n").utf8)))
        }
    }

    /// Combines each key of a parameter with each kind of value.
    @Test func `every key accepts or reports every kind of value`() {
        let values = [
            "", "~", "''", "x", "12", "true", "[]", "[x, x]", "[[x]]", "[{ a: b }]", "{}", "{ a: b }",
            "{ a: { b: c } }",
            "{ systemSmall: 2 }", "{ first: 2 }", "{ handler: true }", "{ file: x }", "{ min: 1 }", "{ isSet: true }",
            "1...3",
            "*none", "!tag x", "&anchor",
        ]
        let types = [
            "String", "[Integer]", "Length", "T", "[T]", "E", "Boolean", "TimeInterval", "DateComponents",
            "File", "Person", "Placemark", "CurrencyAmount", "PaymentMethod", "Color", "Object", "System.MediaItem",
        ]
        let before =
            "intentDefinition: 1\ntypes: { T: { options: { a: A } } }\nenums: { E: { cases: [a, b] } }\nintents:\n"
        for key in KeySet.parameter.words.map(\.text) {
            for value in values {
                // One file has a parameter of each type, because reading a file takes longer than reading a parameter.
                let parameters = types.enumerated().map { number, type in
                    let own = key == "type" ? "" : "type: \(type), "
                    return "      p\(number): { \(own)\(key): \(value) }\n"
                }
                let text = before + "  I:\n    parameters:\n" + parameters.joined()
                #expect(holds(Array(text.utf8)), "\(key): \(value)")
            }
        }
    }
}
