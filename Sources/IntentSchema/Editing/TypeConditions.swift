internal import IntentModel

/// What the type of a parameter says of its other keys, as conditions of a JSON Schema.
///
/// Own types are known to the reader alone, so the conditions speak of the types of the language.
enum TypeConditions {
    /// Those of parameters alone: of slots, defaults and options.
    static var parameter: [JSONValue] {
        lists + defaults + [searching, searchingOptions]
    }

    /// Those of settings, which properties have, too.
    static var settings: JSONValue {
        ["allOf": .array(strangeSettings + units + kinds)]
    }

    /// The types of the language with their names, measurements among them.
    private static let elements: [(name: String, element: ElementType)] =
        Word.allCases.compactMap { word in word.languageType.map { (word.text, $0) } }
        + Dimension.names.compactMap { name in Dimension(name).map { (name, .measurement($0)) } }

    private static func names(where condition: (ElementType) -> Bool) -> [String] {
        elements.filter { condition($0.element) }.map(\.name)
    }

    /// Keys of some types beside another one.
    private static var strangeSettings: [JSONValue] {
        TypeKeys.all.words.map { word in
            let strangers = names { !TypeKeys.keys(of: $0).contains(word) }
            return condition(strangers, then: refusing(word, "'\(word.text)' is for \(TypeKeys.types(of: word)) only."))
        }
    }

    /// Keys of lists beside a type without brackets, where a default is one value, too.
    private static var lists: [JSONValue] {
        let noList: JSONValue = [
            "not": ["type": "array"], "errorMessage": "One value: the type is no list, which is a type in brackets.",
        ]
        let rules = refusing(.size, "'size' is for lists, a type in brackets.")
        let unique = refusing(.uniqueValues, "'uniqueValues' is for lists, a type in brackets.")
        let one: JSONValue = ["if": isBare, "then": ["properties": ["default": noList]]]
        return [["if": isBare, "then": rules], ["if": isBare, "then": unique], one]
    }

    private static let isBare: JSONValue = [
        "required": ["type"], "properties": ["type": ["type": ["string", "number", "boolean"]]],
    ]

    /// Literals of the types that no declaration can shadow.
    private static var defaults: [JSONValue] {
        let typed = Shapes.typedLiterals.map { name, _ in
            condition([name], then: ["properties": ["default": .defined("default\(name)")]])
        }
        let whole = condition([Word.Integer.text], then: ["properties": ["range": Shapes.integerRange]])
        let address = condition(
            [Word.URL.text], then: ["properties": ["default": ["not": ["type": "string", "pattern": #"\s|^$"#]]]])
        return typed + [whole, address]
    }

    /// The units of each dimension and of time.
    private static var units: [JSONValue] {
        elements.compactMap { name, element in
            switch element {
            case .measurement(let dimension):
                condition(
                    [name],
                    then: [
                        "properties": ["unit": .oneOf(dimension.units.map(\.name))],
                        "dependencies": ["range": ["unit"]],
                    ])
            case .timeInterval:
                condition([name], then: ["properties": ["unit": .oneOf(TimeUnit.allCases.map(\.rawValue))]])
            default: nil
            }
        }
    }

    /// Styles of what a DateComponents does not have.
    private static var kinds: [JSONValue] {
        [("date", Word.timeStyle), ("time", .dateStyle)].map { kind, word in
            [
                "if": ["required": ["kind"], "properties": ["kind": ["const": .string(kind)]]],
                "then": refusing(word, "'\(word.text)' is for \(TypeKeys.types(of: word)) only."),
            ]
        }
    }

    /// Only a handler is given the search term.
    private static var searching: JSONValue {
        let searches: JSONValue = ["required": ["search"], "properties": ["search": ["const": true]]]
        let dynamic: JSONValue = [
            "not": ["required": ["optionsFrom"]], "properties": ["options": ["const": "dynamic"]],
            "errorMessage": "'search' needs dynamic options.",
        ]
        return ["if": searches, "then": dynamic]
    }

    /// Values that are no objects have options only where they are written.
    private static var searchingOptions: JSONValue {
        let reserved = Word.allCases.filter { $0.elementType.map { !$0.isObject } ?? false }.map(\.text)
        return [
            "if": [
                "required": ["search", "type"],
                "properties": [
                    "search": ["const": true], "type": .any(of: .oneOf(reserved), .list(of: .oneOf(reserved))),
                ],
            ],
            "then": ["anyOf": [["required": ["options"]], ["properties": ["search": false]]]],
        ]
    }

    /// Holds where the parameter is of one of these types, or a list of one.
    private static func condition(_ names: [String], then: JSONValue) -> JSONValue {
        let type: JSONValue = .any(of: .oneOf(names), .list(of: .oneOf(names)))
        return ["if": ["required": ["type"], "properties": ["type": type]], "then": then]
    }

    private static func refusing(_ word: Word, _ message: String) -> JSONValue {
        .object([
            "properties": JSONValue.map(ofNames: [word.text], to: ["not": [:], "errorMessage": .string(message)])
        ])
    }
}
