internal import IntentModel
internal import IntentYAML

/// `summary`: the sentence of an intent in Shortcuts, or one for each set of rows.
extension DefinitionWriter {
    mutating func summary(_ summary: IntentSummary) -> YAMLContent {
        let key = Word.summary.text
        guard !summary.combinations.isEmpty else {
            return summary.sentence.map { text($0, as: key) } ?? .boolean(true)
        }
        var map = YAMLMapping()
        if let sentence = summary.sentence {
            let otherwise = Word.otherwise.text
            map.append(otherwise, text(sentence, as: "\(key).\(otherwise)"))
        }
        for combination in summary.combinations {
            let shown = combination.shown.joined(separator: ", ")
            map.append(shown, text(combination.sentence, as: "\(key).\(shown)"))
        }
        return .mapping(map)
    }
}
