internal import IntentYAML

/// Entries whose keys are words of the language; what there is nothing of is left out.
extension YAMLMapping {
    mutating func append(_ word: Word, _ value: YAMLContent) { append(.text(word.text), value) }

    mutating func append(_ word: Word, _ text: String?) {
        if let text { append(word, .text(text)) }
    }

    mutating func append(_ word: Word, names: [String]) {
        if !names.isEmpty { append(word, .texts(names)) }
    }

    /// - Parameter flag: Left out where it is false.
    mutating func append(_ word: Word, flag: Bool) {
        if flag { append(word, .boolean(true)) }
    }

    mutating func append(_ word: Word, _ map: YAMLMapping) {
        if !map.isEmpty { append(word, .mapping(map)) }
    }
}

extension YAMLContent {
    static func boolean(_ value: Bool) -> YAMLContent { .plain(value ? "true" : "false") }

    static func word(_ word: Word) -> YAMLContent { .text(word.text) }
}
