import IntentDiagnostics
import IntentYAML

/// Reads a text as the only file of a run.
func read(
    _ text: String, vocabulary: [String] = [], limits: YAMLLimits = YAMLLimits()
) -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
    read(Array(text.utf8), vocabulary: vocabulary, limits: limits)
}

func read(
    _ bytes: [UInt8], vocabulary: [String] = [], limits: YAMLLimits = YAMLLimits()
) -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
    readYAML(
        SourceFile(path: "test.intent.yaml", bytes: bytes), index: FileIndex(0),
        vocabulary: YAMLVocabulary(vocabulary), limits: limits)
}
