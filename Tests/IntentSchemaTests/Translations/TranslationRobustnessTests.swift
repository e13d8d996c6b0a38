import IntentDiagnostics
import IntentSchema
import IntentTestSupport
import Testing

struct TranslationRobustnessTests {
    private static func runs() throws -> [Corpus.Run] {
        try (Corpus.runs("valid") + Corpus.runs("invalid")).filter { !$0.translations.isEmpty }
    }

    /// Whether every diagnostic lies in its file.
    private func holds(_ run: Corpus.Run, _ changed: Int, _ bytes: [UInt8]) -> Bool {
        var translations = run.translations
        let old = translations[changed]
        let file = SourceFile(path: old.file.path, bytes: bytes)
        translations[changed] = TranslationSource(file, language: old.language, definition: old.definition)
        let resolved = resolveDefinitions(run.definitions, translations: translations)
        let diagnostics = resolved.diagnostics.sorted()
        _ = render(diagnostics, of: resolved.sources, as: .text)
        return diagnostics.allSatisfy { diagnostic in
            let source = resolved.sources[diagnostic.file]
            let end = SourceMap(source).scalarOffset(ofByte: source.bytes.count)
            return 0 <= diagnostic.range.start && diagnostic.range.end <= end
        }
    }

    @Test(arguments: try runs())
    func survivesACutAndAChangeAtEveryByte(_ run: Corpus.Run) {
        var random = SeededGenerator(seed: 11)
        for (index, translation) in run.translations.enumerated() {
            let bytes = translation.file.bytes
            for length in bytes.indices {
                #expect(holds(run, index, Array(bytes[..<length])), "\(translation.file.path) cut at \(length)")
                var changed = bytes
                changed[length] = UInt8.random(in: .min ... .max, using: &random)
                #expect(holds(run, index, changed), "\(translation.file.path) changed at \(length)")
            }
        }
    }
}
