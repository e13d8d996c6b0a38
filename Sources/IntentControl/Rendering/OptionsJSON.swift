internal import IntentModel
internal import IntentRuntime

/// Options in the shape of `--json`.
enum OptionsJSON {
    static func json(of result: OptionsResult) -> JSONValue {
        let collection = result.answer.collection
        var object: JSONObject = [
            "options": 1, "id": .string(result.id.text), "parameter": .string(result.parameter),
        ]
        append(stateOf: result, to: &object)
        object["promptLabel"] = text(collection.promptLabel)
        object["usesIndexedCollation"] = .boolean(collection.usesIndexedCollation)
        object["cursor"] = text(collection.cursor)
        object["sections"] = .array(collection.sections.map { section($0, of: result) })
        return .object(object)
    }

    private static func append(stateOf result: OptionsResult, to object: inout JSONObject) {
        switch result.answer.state {
        case .answered:
            object["state"] = "answered"
            if result.answer.age > .zero { object["ageSeconds"] = .integer(Int(result.answer.age.components.seconds)) }
        case .stale(let age, let reason):
            object["state"] = "stale"
            object["ageSeconds"] = .integer(Int(age.components.seconds))
            object["reason"] = json(of: reason, result.words(of: reason))
        case .failed(let reason):
            object["state"] = "failed"
            object["reason"] = json(of: reason, result.words(of: reason))
        case .needs(let parent):
            object["state"] = "needs"
            object["parent"] = .string(parent)
        }
    }

    private static func json(of reason: HandlerFailure, _ words: String) -> JSONValue {
        ["code": .string(reason.code), "message": .string(words)]
    }

    private static func section(_ section: OptionSection<IntentValue>, of result: OptionsResult) -> JSONValue {
        [
            "title": text(section.title),
            "subtitle": text(section.subtitle),
            "image": section.image?.wire ?? .null,
            "items": .array(section.items.map { item($0, of: result) }),
        ]
    }

    private static func item(_ item: OptionItem<IntentValue>, of result: OptionsResult) -> JSONValue {
        let identifier = item.value.optionIdentifier ?? ""
        var object: JSONObject = [
            "identifier": .string(identifier),
            "title": .string(item.title),
            "subtitle": text(item.subtitle),
            "image": item.image?.wire ?? .null,
            "value": item.value.wire,
        ]
        if !item.synonyms.isEmpty { object["synonyms"] = .array(item.synonyms.map(JSONValue.string)) }
        if result.includesChosen { object["isChosen"] = .boolean(result.answer.chosen.contains(identifier)) }
        return .object(object)
    }

    private static func text(_ text: String?) -> JSONValue {
        text.map(JSONValue.string) ?? .null
    }
}
