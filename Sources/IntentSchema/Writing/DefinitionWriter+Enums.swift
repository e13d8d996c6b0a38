internal import IntentModel
internal import IntentYAML

/// Enums and their cases.
extension DefinitionWriter {
    mutating func enumeration(_ type: EnumType) -> YAMLMapping {
        texts.enter("enums", type.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(type.title, of: type.name, to: &map)
        appendSwiftName(
            type.swiftName, of: type.name, prefix: type.classPrefix, isRepeated: type.repeatsSwiftName, to: &map
        ) {
            ($0 ?? "") + type.name
        }
        appendEvolution(
            renamedFrom: type.renamedFrom, reserved: type.reserved, deprecated: type.deprecated, to: &map)
        map.append(.cases, cases(of: type))
        return map
    }

    /// A list where all are titled by their names and say nothing else.
    private mutating func cases(of type: EnumType) -> YAMLContent {
        var entries: [(name: String, map: YAMLMapping, title: String)] = []
        if let title = type.unknownTitle {
            texts.enter("cases", Word.unknown.text)
            var map = YAMLMapping()
            appendTitle(title, of: Word.unknown.text, to: &map)
            texts.leave()
            entries.append((Word.unknown.text, map, title.text))
        }
        var index = 1
        for enumCase in type.cases {
            entries.append((enumCase.name, self.enumCase(enumCase, expected: index), enumCase.title.text))
            index = enumCase.index + 1
        }
        if entries.allSatisfy(\.map.isEmpty) { return .texts(entries.map(\.name)) }
        var map = YAMLMapping()
        for entry in entries {
            // Among cases with titles of their own, one that is titled by its name says it too.
            map.append(entry.name, entry.map.isEmpty ? .text(entry.title) : .shortened(entry.map, to: .title))
        }
        return .mapping(map)
    }

    /// - Parameter expected: The number of a case that does not give one here.
    private mutating func enumCase(_ enumCase: EnumCase, expected: Int) -> YAMLMapping {
        texts.enter("cases", enumCase.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(enumCase.title, of: enumCase.name, to: &map)
        if enumCase.index != expected { map.append(.index, .plain(String(enumCase.index))) }
        appendSynonyms(enumCase.synonyms, to: &map)
        map.append(.pronunciation, enumCase.pronunciation)
        if let image = enumCase.image { map.append(.image, .image(image)) }
        appendSwiftName(enumCase.swiftName, of: enumCase.name, to: &map)
        appendEvolution(renamedFrom: enumCase.renamedFrom, deprecated: enumCase.deprecated, to: &map)
        return map
    }

    /// `[disco bay, { DB: d b }]`
    func appendSynonyms(_ synonyms: [Synonym], to map: inout YAMLMapping) {
        guard !synonyms.isEmpty else { return }
        let contents = synonyms.map { synonym in
            guard let pronunciation = synonym.pronunciation else { return YAMLContent.text(synonym.text) }
            var map = YAMLMapping()
            map.append(synonym.text, .text(pronunciation))
            return .mapping(map)
        }
        map.append(.synonyms, .sequence(contents))
    }
}

extension YAMLContent {
    /// A name, or `{ system: }`, `{ file: }`, `{ url: }`.
    static func image(_ image: ImageValue) -> YAMLContent {
        var map = YAMLMapping()
        switch image {
        case .named(let name): return .text(name)
        case .system(let name): map.append(.system, name)
        case .file(let path): map.append(.file, path)
        case .url(let address): map.append(.url, address)
        }
        return .mapping(map)
    }
}
