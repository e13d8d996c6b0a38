import IntentDiagnostics
import IntentTestSupport
import IntentYAML
import Testing

struct RobustnessTests {
    private static let sample = """
        %YAML 1.2
        ---
        intentDefinition: 1   # version
        types: &t
          "Car\\x41": { title: {en: Cars, zh-Hans: 车}, 'x': [a, b, &q "c"] }
        text: |
          one
            two
        folded: >-
          a
          b
        again: *t
        list:
        - *q
        - !tag x
        - ? complex
          : value
        - Now #1
        ...

        """

    /// Reads a file and renders its diagnostics, to check that every range is valid.
    private func readAndShow(_ bytes: [UInt8]) -> Bool {
        let file = SourceFile(path: "a", bytes: bytes)
        let (tree, diagnostics) = readYAML(file, index: FileIndex(0), vocabulary: YAMLVocabulary(["title", "en"]))
        for format in DiagnosticFormat.allCases {
            _ = render(diagnostics, of: SourceFiles([file]), as: format)
        }
        if let tree { _ = outline(tree) }
        let map = SourceMap(file)
        let end = map.scalarOffset(ofByte: bytes.count)
        return (tree != nil || diagnostics.contains { $0.severity == .error })
            && diagnostics.allSatisfy { 0 <= $0.range.start && $0.range.end <= end }
    }

    @Test func `the sample has exactly its intended problems`() {
        expectEqual(read(Self.sample).diagnostics.map(\.code), [.yamlUnsupported, .textCut])
    }

    @Test func `reads a file truncated at any byte`() {
        let bytes = Array(Self.sample.utf8)
        for length in 0...bytes.count {
            #expect(readAndShow(Array(bytes[..<length])), "truncated at \(length)")
        }
    }

    @Test func `reads all line ends`() {
        for end in ["\r\n", "\r"] {
            #expect(readAndShow(Array(Self.sample.replacing("\n", with: end).utf8)))
        }
    }

    @Test func `reads any byte at any position of a small file`() {
        let bytes = Array("a: [b]\nc: &d \"é\"".utf8)
        for position in bytes.indices {
            for byte in UInt8.min...UInt8.max {
                var changed = bytes
                changed[position] = byte
                #expect(readAndShow(changed), "\(byte) at \(position)")
            }
        }
    }

    @Test func `reads randomly corrupted files`() {
        var random = SeededGenerator(seed: 20_240_601)
        let bytes = Array(Self.sample.utf8)
        let significant = Array("&*!|>'\"%@`{}[],:#?-<\\\t\n\r \0\u{FEFF}\u{2028}".utf8)
        for round in 0..<2000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<changed.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: changed[place] = UInt8.random(in: .min ... .max, using: &random)
                case 1: changed.insert(significant[Int.random(in: 0..<significant.count, using: &random)], at: place)
                case 2: changed.remove(at: place)
                default: changed[place] = significant[Int.random(in: 0..<significant.count, using: &random)]
                }
            }
            #expect(readAndShow(changed), "round \(round): \(changed)")
        }
    }
}
