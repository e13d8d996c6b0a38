import IntentDiagnostics
import IntentModel
import IntentTestSupport
import IntentYAML

@testable import IntentSchema

/// The tree of a file; nil where it cannot be read to its end.
func readTree(of file: SourceFile) -> YAMLTree? {
    readYAML(file, index: FileIndex(0), vocabulary: Word.vocabulary, limits: YAMLLimits()).tree
}

/// A file as a language server sees it.
func readJSONValue(of file: SourceFile) -> JSONValue? {
    guard let tree = readTree(of: file), let root = tree.root else { return nil }
    return jsonValue(of: root, in: tree)
}
