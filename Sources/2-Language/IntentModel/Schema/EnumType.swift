import IntentSystem

/// An enum: a fixed list of named cases. A value is stored as the name of its case; the absence of a value is not a case.
package struct EnumType: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    package var title: LocalizedText
    package var cases: [EnumCase]
    /// The title of the case 0, `unknown`, if it is declared. An empty row displays it.
    package var unknownTitle: LocalizedText?
    /// Former names, most recent first.
    package var renamedFrom: [String]
    /// Names of former cases that must not be reused.
    package var reserved: [String]
    package var deprecated: String?
    /// The prefix of the name in Swift and in Xcode's files; `nil` if ``swiftName`` is specified.
    package var classPrefix: String?
    /// Whether the definition specifies `swiftName` although it equals the implied name; Xcode's files then contain it.
    package var repeatsSwiftName = false

    package init(
        name: String, swiftName: String, title: LocalizedText, cases: [EnumCase] = [],
        unknownTitle: LocalizedText? = nil, renamedFrom: [String] = [], reserved: [String] = [],
        deprecated: String? = nil, classPrefix: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.cases = cases
        self.unknownTitle = unknownTitle
        self.renamedFrom = renamedFrom
        self.reserved = reserved
        self.deprecated = deprecated
        self.classPrefix = classPrefix
    }
}

extension EnumType {
    package func enumCase(named name: String) -> EnumCase? { cases.first { $0.name.isExactly(name) } }

    /// Returns the declared name of a stored case.
    ///
    /// A former name returns the current one. A name that is not declared at all is returned unchanged.
    package func currentName(of stored: String) -> String {
        if enumCase(named: stored) != nil { return stored }
        return cases.first { $0.renamedFrom.containsExactly(stored) }?.name ?? stored
    }
}

extension Schema {
    /// Returns the cases in a value, or in its slots, that its enum does not declare; none for other types.
    package func unrecognizedCases(in value: IntentValue?, of type: ValueType) -> [String] {
        guard case .enumeration(let name) = type.element, let declared = enumeration(named: name) else { return [] }
        return (value?.slots ?? []).compactMap { slot in
            guard case .enumeration(let name)? = slot, declared.enumCase(named: name) == nil else { return nil }
            return name
        }
    }
}

/// A case of an enum.
package struct EnumCase: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    /// The number of the case in Xcode's files: 1 or more, and unique in the enum.
    package var index: Int
    package var title: LocalizedText
    package var image: ImageValue?
    package var synonyms: [Synonym]
    package var pronunciation: String?
    /// Former names, most recent first.
    package var renamedFrom: [String]
    package var deprecated: String?

    package init(
        name: String, swiftName: String, index: Int, title: LocalizedText, image: ImageValue? = nil,
        synonyms: [Synonym] = [], pronunciation: String? = nil, renamedFrom: [String] = [], deprecated: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.index = index
        self.title = title
        self.image = image
        self.synonyms = synonyms
        self.pronunciation = pronunciation
        self.renamedFrom = renamedFrom
        self.deprecated = deprecated
    }
}

/// Another name of a case or an option that a person may type or say.
package struct Synonym: Hashable, Sendable {
    package var text: String
    /// The pronunciation, if it does not follow from the spelling.
    package var pronunciation: String?

    package init(_ text: String, pronunciation: String? = nil) {
        self.text = text
        self.pronunciation = pronunciation
    }
}

extension EnumType {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: (classPrefix ?? "") + name)
        writer.put("classPrefix", classPrefix)
        writer.put("namesClass", repeatsSwiftName)
        writer.putTitle(title, of: name)
        var impliedIndex = 1
        writer.put("cases", cases) { enumCase in
            defer { impliedIndex = enumCase.index &+ 1 }
            return enumCase.json(in: language, impliedIndex: impliedIndex)
        }
        writer.put("unknownTitle", unknownTitle)
        writer.put("renamedFrom", renamedFrom)
        writer.put("reserved", reserved)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            let classPrefix = try fields.remove("classPrefix")?.text()
            let swiftName = try fields.remove("swiftName")?.text() ?? (classPrefix ?? "") + name
            let title = try fields.title(of: name)
            var impliedIndex = 1
            let cases = try fields.list("cases") { node throws(SchemaDecodingError) in
                let enumCase = try EnumCase(schemaNode: node, impliedIndex: impliedIndex)
                impliedIndex = enumCase.index &+ 1
                return enumCase
            }
            var result = EnumType(
                name: name, swiftName: swiftName, title: title, cases: cases,
                unknownTitle: try fields.localized("unknownTitle"), renamedFrom: try fields.texts("renamedFrom"),
                reserved: try fields.texts("reserved"), deprecated: try fields.remove("deprecated")?.text(),
                classPrefix: classPrefix)
            result.repeatsSwiftName = try fields.flag("namesClass")
            return result
        }
    }
}

extension EnumCase {
    /// - Parameter impliedIndex: The number of the case if it does not specify one.
    fileprivate func json(in language: String, impliedIndex: Int) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: name)
        if index != impliedIndex { writer.put("index", .integer(index)) }
        writer.putTitle(title, of: name)
        writer.put("image", image?.wire)
        writer.put("synonyms", synonyms) { $0.json }
        writer.put("pronunciation", pronunciation)
        writer.put("renamedFrom", renamedFrom)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    fileprivate init(schemaNode node: SchemaNode, impliedIndex: Int) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            return EnumCase(
                name: name, swiftName: try fields.remove("swiftName")?.text() ?? name,
                index: try fields.remove("index")?.integer() ?? impliedIndex, title: try fields.title(of: name),
                image: try fields.image("image"),
                synonyms: try fields.list("synonyms", of: Synonym.init(schemaNode:)),
                pronunciation: try fields.remove("pronunciation")?.text(),
                renamedFrom: try fields.texts("renamedFrom"), deprecated: try fields.remove("deprecated")?.text())
        }
    }
}

extension Synonym {
    /// The text, or an object if there is a pronunciation.
    var json: JSONValue {
        pronunciation.map { ["text": .string(text), "pronunciation": .string($0)] } ?? .string(text)
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if let text = node.json.stringValue {
            self.init(text)
            return
        }
        self = try node.fields { fields throws(SchemaDecodingError) in
            Synonym(try fields.text("text"), pronunciation: try fields.text("pronunciation"))
        }
    }
}

extension SchemaFields {
    mutating func image(_ key: String) throws(SchemaDecodingError) -> ImageValue? {
        guard let node = remove(key) else { return nil }
        do { return try ImageValue(wire: node.json) } catch { throw node.error(error.description) }
    }
}
