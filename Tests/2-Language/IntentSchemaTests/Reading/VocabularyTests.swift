import IntentDiagnostics
import IntentModel
import IntentTestSupport
import IntentYAML
import Testing

@testable import IntentSchema

struct WordTests {
    @Test func `the symbol of a word is its raw value`() {
        for word in Word.allCases { expectEqual(Word(Word.vocabulary.symbol(of: word.text)), word) }
        expectEqual(Word(Word.vocabulary.symbol(of: "noWord")), nil)
    }

    @Test func `the names of types have symbols of their own`() {
        for kind in ElementKind.withWords {
            let symbol = Word.vocabulary.symbol(of: kind.word ?? "")
            expectEqual(ElementKind(symbol), kind)
            expectEqual(Word(symbol), nil)
        }
        expectEqual(ElementKind(Word.vocabulary.symbol(of: Word.title.text)), nil)
        expectEqual(ElementKind(Word.vocabulary.symbol(of: "NoType")), nil)
    }

    @Test func `reserved words of Swift have their plain spelling`() {
        expectEqual(Word.default.text, "default")
        expectEqual(Word.dynamic.text, "dynamic")
    }

    @Test func `key sets have room for every word`() {
        #expect(Word.allCases.count <= 192)
        for word in Word.allCases {
            var set: KeySet = []
            #expect(!set.contains(word))
            set.insert(word)
            expectEqual(set.words, [word])
        }
    }
}

/// The valid corpus covers the whole language.
struct CorpusKeyTests {
    /// The keys in the valid corpus.
    private static let keys: Set<String> = {
        var keys: Set<String> = []
        for file in (try? Corpus.runs("valid").flatMap(\.files)) ?? [] {
            guard let tree = readYAML(file, index: FileIndex(0), vocabulary: Word.vocabulary).tree,
                let root = tree.root
            else { continue }
            collect(from: root, of: tree, into: &keys)
        }
        return keys
    }()

    private static func collect(from node: NodeID, of tree: YAMLTree, into keys: inout Set<String>) {
        switch tree.kind(node) {
        case .scalar: break
        case .sequence: for element in tree.elements(of: node) { collect(from: element, of: tree, into: &keys) }
        case .mapping:
            for entry in tree.entries(of: node) {
                keys.insert(tree.text(entry.key))
                collect(from: entry.value, of: tree, into: &keys)
            }
        }
    }

    @Test(arguments: [
        ("a file", KeySet.file), ("a type", .objectType), ("a property", .property), ("an enum", .enumeration),
        ("a case", .enumCase), ("an intent", .intent), ("a parameter", .parameter), ("an option", .option),
        ("a widget", .widget), ("an input", .input), ("a range", .range), ("an image", .image),
        ("optionsFrom", .optionsFrom), ("a condition", .condition), ("convertedFrom", .conversion),
        ("families", .families),
        ("siri", .siri), ("a suggestion", .suggestion), ("a response", .response), ("a code", .responseCode),
        ("a timeline", .timeline), ("reload", .reload), ("a control", .control), ("an App Shortcut", .appShortcut),
    ])
    func `every key is in a valid file`(of subject: String, keys: KeySet) {
        let missing = keys.words.map(\.text).filter { !Self.keys.contains($0) }
        expectEqual(missing, [], "keys of \(subject) that no file of Tests/2-Language/Corpus/valid has")
    }

    @Test func `every type is in a valid file`() throws {
        let texts = try Corpus.runs("valid").flatMap(\.files).map { String(decoding: $0.bytes, as: UTF8.self) }
        let types = ElementKind.withWords.compactMap(\.word)
        for type in types + ["System.", "Length", "Temperature"] {
            #expect(texts.contains { $0.contains(": \(type)") || $0.contains("[\(type)") }, "\(type)")
        }
    }
}
