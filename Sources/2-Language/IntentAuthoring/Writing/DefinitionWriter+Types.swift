internal import IntentModel
internal import IntentSchema
internal import IntentYAML

/// Object types, their properties, fields of records, members of unions, and enums.
extension DefinitionWriter {
    mutating func objectType(_ type: ObjectType) -> YAMLMapping {
        texts.enter("types", type.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(type.title, of: type.name, to: &map)
        append(.description, type.description, to: &map)
        appendClassName(of: type, to: &map)
        appendEvolution(of: type, to: &map)
        map.append(.properties, properties(type.properties, in: "properties"))
        if type.isUnion {
            map.append(.oneOf, members(of: type))
        } else {
            map.append(.fields, fields(of: type, in: "fields"))
        }
        if let options = typeOptions[type.name] {
            append(options, of: .object(type.name), TypeSettings(), to: &map)
        }
        return map
    }

    /// Returns the members of a union: a list of types if no member has anything else.
    private mutating func members(of type: ObjectType) -> YAMLContent {
        let names = Set(type.recordFields.map(\.name))
        guard type.recordFields.allSatisfy({ isOnlyType($0, among: names) }) else {
            return .mapping(fields(of: type, in: "oneOf"))
        }
        return .sequence(type.recordFields.map { .text($0.type.element.name) })
    }

    /// Whether a list of types declares the member.
    /// - Parameter names: The names of all members.
    private func isOnlyType(_ member: Parameter, among names: Set<String>) -> Bool {
        let element = member.type.element
        let name = ObjectType.memberName(ofType: element.name)
        let title =
            index.type(named: element.name)?.title ?? index.enumeration(named: element.name)?.title
            ?? LocalizedText(Naming.title(from: element.name), language: schema.language)
        var plain = Parameter(name: name, swiftName: name, title: title, type: member.type)
        let former =
            index.type(named: element.name)?.formerNames ?? index.enumeration(named: element.name)?.formerNames ?? []
        plain.renamedFrom = former.map(ObjectType.memberName).filter { !names.contains($0) }
        plain.options = inheritedOptions(element)
        plain.hasUniqueValues = member.hasUniqueValues
        return member == plain
    }

    /// - Parameter section: The beginning of the paths of their texts.
    mutating func properties(_ properties: [Property], in section: StaticString) -> YAMLMapping {
        var map = YAMLMapping()
        for property in properties { map.append(property.name, self.property(property, in: section)) }
        return map
    }

    private mutating func property(_ property: Property, in section: StaticString) -> YAMLContent {
        texts.enter(section, property.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(property.title, of: property.name, to: &map)
        map.append(.type, .type(property.type))
        append(property.settings, of: property.type.element, to: &map)
        appendSwiftName(property.swiftName, of: property.name, to: &map)
        appendEvolution(of: property, to: &map)
        return .shortened(map, to: .type)
    }
}

extension YAMLContent {
    /// Returns a type such as `Integer` or `[CarControl]`.
    static func type(_ type: ValueType) -> YAMLContent {
        let name = YAMLContent.text(type.element.name)
        return type.isList ? .sequence([name]) : name
    }

    /// Returns the shorthand for a map that has only one key, its value; any other map unchanged.
    static func shortened(_ map: YAMLMapping, to word: Word) -> YAMLContent {
        guard map.entries.count == 1, let entry = map.entries.first, entry.key == .text(word.text) else {
            return .mapping(map)
        }
        return entry.value
    }
}

// MARK: - Enums

extension DefinitionWriter {
    mutating func enumeration(_ type: EnumType) -> YAMLMapping {
        texts.enter("enums", type.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(type.title, of: type.name, to: &map)
        appendClassName(of: type, to: &map)
        appendEvolution(of: type, reserved: type.reserved, to: &map)
        map.append(.cases, cases(of: type))
        return map
    }

    /// Returns a list of names if no case has anything else.
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
            // If other cases have titles, a case whose title is its name has one, too.
            map.append(entry.name, entry.map.isEmpty ? .text(entry.title) : .shortened(entry.map, to: .title))
        }
        return .mapping(map)
    }

    /// - Parameter expected: The index of a case without `index` at this position.
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
        appendEvolution(of: enumCase, to: &map)
        return map
    }

    /// Appends a list such as `[disco bay, { DB: d b }]`.
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
    /// Returns a name, or `{ system: }`, `{ file: }`, `{ url: }`.
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
