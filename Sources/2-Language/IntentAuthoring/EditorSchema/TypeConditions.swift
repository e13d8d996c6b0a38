internal import IntentModel
internal import IntentSchema

/// The rules that depend on the type of a parameter, as conditions of a JSON Schema.
///
/// The schema does not know declared types, so the conditions apply to the types of the language.
enum TypeConditions {
    /// The conditions for parameters only: on slots, defaults and options.
    static var parameter: [JSONValue] {
        lists + defaults + secrets + [searching, searchingOptions]
    }

    /// The conditions for settings, which properties have, too.
    static var settings: JSONValue {
        ["allOf": .array(inapplicableSettings + units + kinds)]
    }

    /// The types of the language, including measurements, with their names.
    private static let elements: [(name: String, element: ElementType)] =
        ElementKind.withWords.compactMap { kind in kind.type.map { ($0.name, $0) } }
        + Dimension.names.compactMap { name in Dimension(name).map { (name, .measurement($0)) } }

    private static func names(where condition: (ElementType) -> Bool) -> [String] {
        elements.filter { condition($0.element) }.map(\.name)
    }

    /// Keys that apply only to other types.
    private static var inapplicableSettings: [JSONValue] {
        TypeKeys.all.words.map { word in
            let others = names { !TypeKeys.keys(of: $0).contains(word) }
            return condition(
                others, then: rejecting(word, "'\(word.text)' applies only to \(TypeKeys.types(of: word))."))
        }
    }

    /// Keys of lists with a type without brackets, whose default must be one value, too.
    private static var lists: [JSONValue] {
        let notAList: JSONValue = [
            "not": ["type": "array"],
            "errorMessage": "Expected one value, because the type is not a list, which is a type in brackets.",
        ]
        let size = rejecting(.size, "'size' applies only to lists, whose type is in brackets.")
        let unique = rejecting(.uniqueValues, "'uniqueValues' applies only to lists, whose type is in brackets.")
        let one: JSONValue = ["if": isBare, "then": ["properties": ["default": notAList]]]
        return [["if": isBare, "then": size], ["if": isBare, "then": unique], one]
    }

    /// Keys that would show a secret.
    private static var secrets: [JSONValue] {
        let isSecret: JSONValue = ["required": ["secret"], "properties": ["secret": ["const": true]]]
        return [Word.default, .options, .optionsFrom].map { word in
            ["if": isSecret, "then": rejecting(word, "A secret cannot have '\(word.text)'.")]
        }
    }

    private static let isBare: JSONValue = [
        "required": ["type"], "properties": ["type": ["type": ["string", "number", "boolean", "object"]]],
    ]

    /// Literals of the types whose names declarations cannot have.
    private static var defaults: [JSONValue] {
        let typed = Shapes.typedLiterals.map { name, _ in
            condition([name], then: ["properties": ["default": .defined("default\(name)")]])
        }
        let ranges = elements.compactMap { name, element in
            Shapes.range(of: element).map { condition([name], then: ["properties": ["range": $0]]) }
        }
        let placeholders = condition(
            names { $0.isEnteredAsText && $0 != .string }, then: ["properties": ["input": Shapes.placeholderOnly]])
        let address = condition(
            [ElementType.url.name],
            then: ["properties": ["default": ["not": ["type": "string", "pattern": #"\s|^$"#]]]])
        let suggestions = elements.compactMap { name, element in
            let literals = element.kind.traits.suggestions
            return literals.isEmpty
                ? nil
                : condition(
                    [name], then: ["properties": ["default": ["examples": .array(literals.map { .string($0) })]]])
        }
        let literals = Set(Shapes.typedLiterals.map(\.name))
        let texts = condition(
            elements.map(\.name).filter { !literals.contains($0) },
            then: ["properties": ["default": .defined("defaultText")]])
        return [texts] + typed + ranges + suggestions + [placeholders, address]
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

    /// The style of the part that DateComponents of a kind do not have.
    private static var kinds: [JSONValue] {
        [("date", Word.timeStyle), ("time", .dateStyle)].map { kind, word in
            [
                "if": ["required": ["kind"], "properties": ["kind": ["const": .string(kind)]]],
                "then": rejecting(word, "'\(word.text)' applies only to \(TypeKeys.types(of: word))."),
            ]
        }
    }

    /// Only a handler receives the search term.
    private static var searching: JSONValue {
        let searches: JSONValue = ["required": ["search"], "properties": ["search": ["const": true]]]
        let dynamic: JSONValue = [
            "not": ["required": ["optionsFrom"]], "properties": ["options": ["const": "dynamic"]],
            "errorMessage": "'search' requires dynamic options.",
        ]
        return ["if": searches, "then": dynamic]
    }

    /// Parameters of other types than objects have options only if they are written.
    private static var searchingOptions: JSONValue {
        let reserved = ElementKind.withWords.filter { $0.isReserved && $0 != .anyObject }.compactMap(\.word)
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

    /// Returns a condition on parameters of one of these types, or a list of one.
    private static func condition(_ names: [String], then: JSONValue) -> JSONValue {
        let type: JSONValue = .any(of: .oneOf(names), .list(of: .oneOf(names)))
        return ["if": ["required": ["type"], "properties": ["type": type]], "then": then]
    }

    private static func rejecting(_ word: Word, _ message: String) -> JSONValue {
        .object([
            "properties": JSONValue.map(ofNames: [word.text], to: ["not": [:], "errorMessage": .string(message)])
        ])
    }
}
