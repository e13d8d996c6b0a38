internal import IntentModel
internal import IntentYAML

/// Texts: what stands in the definition, with the translations for the files beside it.
extension DefinitionWriter {
    /// - Parameter name: What the text's path ends with.
    mutating func text(_ text: LocalizedText, as name: String) -> YAMLContent {
        texts.add(text, as: name)
        return .text(text.text)
    }

    mutating func append(_ word: Word, _ text: LocalizedText?, to map: inout YAMLMapping) {
        if let text { map.append(word, self.text(text, as: word.text)) }
    }

    /// A title, left out where it is the name in words.
    mutating func appendTitle(_ title: LocalizedText, of name: String, to map: inout YAMLMapping) {
        let content = text(title, as: Word.title.text)
        if title.text != Naming.words(from: name) { map.append(.title, content) }
    }
}
