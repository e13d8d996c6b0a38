import IntentSystem

/// An enum: a fixed list of named cases. A value is stored as the name of its case; the absence of a value is not a case.
package struct EnumType: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    package var title: LocalizedText
    package var cases: [EnumCase]
    /// The title of the case 0, `unknown`, if it is declared. An empty row displays it.
    package var unknownTitle: LocalizedText?
    package var lifecycle = Lifecycle()
    /// Names of former cases that must not be reused.
    package var reserved: [String]
    /// The prefix of the name in Swift and in Xcode's files; `nil` if ``swiftName`` is specified.
    package var classPrefix: String?
    /// Whether the definition specifies `swiftName` although it equals the implied name; Xcode's files then contain it.
    package var namesClass = false

    package init(
        name: String, swiftName: String, title: LocalizedText, cases: [EnumCase] = [],
        unknownTitle: LocalizedText? = nil, reserved: [String] = [], classPrefix: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.cases = cases
        self.unknownTitle = unknownTitle
        self.reserved = reserved
        self.classPrefix = classPrefix
    }
}

extension EnumType {
    package func enumCase(named name: String) -> EnumCase? { cases.first { $0.name.isExactly(name) } }

    /// Returns the declared name of a stored case.
    ///
    /// A former name returns the current one. A name that is not declared at all is returned unchanged.
    package func currentName(of stored: String) -> String {
        cases.declaration(storedAs: stored)?.name ?? stored
    }
}

extension Schema {
    /// Returns the enums that are types of parameters, by name.
    package func enumerations(of parameters: [Parameter]) -> [String: EnumType] {
        let names = Set(
            parameters.compactMap { parameter in
                if case .enumeration(let name) = parameter.type.element { name } else { nil }
            })
        guard !names.isEmpty else { return [:] }
        let found = enums.lazy.filter { names.contains($0.name) }
        return Dictionary(found.map { ($0.name, $0) }) { first, _ in first }
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
    package var lifecycle = Lifecycle()

    package init(
        name: String, swiftName: String, index: Int, title: LocalizedText, image: ImageValue? = nil,
        synonyms: [Synonym] = [], pronunciation: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.index = index
        self.title = title
        self.image = image
        self.synonyms = synonyms
        self.pronunciation = pronunciation
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

extension EnumType: ClassDeclaration, TitledPart {
    static var empty: EnumType { EnumType(name: "", swiftName: "", title: .empty) }

    package static let fields: [Field<EnumType>] =
        [
            .name, .classNames, .title,
            .values(.cases, { $0.casesWithOwnIndices }, { $0.cases = $1.withImpliedIndices }),
            .localized(nil, member: "unknownTitle", { $0.unknownTitle }, { $0.unknownTitle = $1 }),
        ] + Field.lifecycle(.texts(.reserved, { $0.reserved }, { $0.reserved = $1 }))

    /// The cases, in which an index is 0 if it is the one after that of the case before.
    private var casesWithOwnIndices: [EnumCase] {
        var implied = 1
        return cases.map { original in
            var enumCase = original
            if original.index == implied { enumCase.index = 0 }
            implied = original.index &+ 1
            return enumCase
        }
    }
}

extension [EnumCase] {
    fileprivate var withImpliedIndices: [EnumCase] {
        var implied = 1
        return map { written in
            var enumCase = written
            if written.index == 0 { enumCase.index = implied }
            implied = enumCase.index &+ 1
            return enumCase
        }
    }
}

extension EnumCase: SwiftDeclaration, TitledPart {
    static var empty: EnumCase { EnumCase(name: "", swiftName: "", index: 0, title: .empty) }

    package static let fields: [Field<EnumCase>] =
        [
            .name, .swiftName({ $0.swiftName }, { $0.swiftName = $1 }),
            .integer(.index, { $0.index }, { $0.index = $1 }), .title,
            .value(.image, { $0.image }, { $0.image = $1 }),
            .values(.synonyms, { $0.synonyms }, { $0.synonyms = $1 }),
            .text(.pronunciation, { $0.pronunciation }, { $0.pronunciation = $1 }).unlocked { $0.pronunciation = nil },
        ] + Field.lifecycle()
}

extension Synonym: SchemaPart {
    /// The text, or an object if there is a pronunciation.
    func json(in language: String) -> JSONValue? {
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

    var withoutTexts: Synonym? { nil }
}
