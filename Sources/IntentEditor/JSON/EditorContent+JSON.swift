public import IntentModel
internal import IntentRuntime

extension EditorContent {
    /// The content as a versioned JSON document for faces in other languages, see <doc:EditorJSON>.
    public var json: JSONValue {
        [
            "editor": 1,
            "status": .string(status.rawValue),
            "id": .string(instance.text),
            "kind": .string(kind.name),
            "title": .string(title),
            "help": .text(help),
            "family": .string(family),
            "families": .array(families.map { .string($0.rawValue) }),
            "revision": .integer(revision),
            "locale": .string(locale),
            "isEdited": .boolean(isEdited),
            "canBeApplied": .boolean(canBeApplied),
            "rows": .array(rows.map(\.json)),
        ]
    }
}

extension EditorRow {
    /// One element of the document's `rows`.
    public var json: JSONValue {
        var object: JSONObject = [
            "name": .string(name), "label": .string(label), "help": .text(help), "emptyText": .text(emptyText),
            "control": control.json, "type": .string(type), "value": .wire(value), "text": .string(text),
            "savedValue": .wire(savedValue), "origin": .string(origin.word), "isVisible": .boolean(isVisible),
            "change": .string(change.rawValue), "canBeCleared": .boolean(canBeCleared),
        ]
        if let slots { object["slots"] = slots.json }
        if let choices { object["choices"] = choices.json }
        if !dependsOn.isEmpty { object["dependsOn"] = .array(dependsOn.map(JSONValue.string)) }
        if let needsParent { object["needsParent"] = .string(needsParent) }
        if !marks.isEmpty { object["marks"] = .array(marks.map { .string($0.word) }) }
        if !problems.isEmpty { object["problems"] = .array(problems.map(\.json)) }
        if let conflict { object["conflict"] = conflict.json }
        if let deprecation { object["deprecation"] = .string(deprecation) }
        return .object(object)
    }
}

extension EditorSlots {
    fileprivate var json: JSONValue {
        [
            "minimum": .integer(minimum), "maximum": maximum.map(JSONValue.integer) ?? .null,
            "isUnique": .boolean(isUnique), "shown": .array(shown.map(\.json)), "tail": .array(tail.map(\.json)),
        ]
    }
}

extension EditorSlot {
    fileprivate var json: JSONValue {
        var object: JSONObject = ["index": .integer(index), "value": .wire(value), "text": .string(text)]
        if !marks.isEmpty { object["marks"] = .array(marks.map { .string($0.rawValue) }) }
        return .object(object)
    }
}

extension EditorProblem {
    fileprivate var json: JSONValue {
        var object: JSONObject = ["reason": .string(word), "isError": .boolean(isError), "message": .string(message)]
        switch reason {
        case .refused(let code): object["code"] = .string(code.description)
        case .vanished(let identifiers), .unchecked(let identifiers):
            object["identifiers"] = .array(identifiers.map(JSONValue.string))
        case .tooFew(let count, let minimum):
            object["count"] = .integer(count)
            object["minimum"] = .integer(minimum)
        case .incompatible: break
        }
        if let suggestion { object["suggestion"] = .string(suggestion) }
        return .object(object)
    }

    private var word: String {
        switch reason {
        case .refused: "refused"
        case .vanished: "vanished"
        case .unchecked: "unchecked"
        case .incompatible: "incompatible"
        case .tooFew: "tooFew"
        }
    }
}

extension EngineError.Conflict {
    fileprivate var json: JSONValue {
        ["before": .wire(before), "stored": .wire(stored), "drafted": .wire(drafted)]
    }
}

extension OptionCollection<IntentValue> {
    /// As `intentctl options` prints sections, so that a face reads both alike.
    var json: JSONValue {
        .array(
            sections.map { section in
                [
                    "title": .text(section.title), "subtitle": .text(section.subtitle),
                    "image": section.image?.wire ?? .null, "items": .array(section.items.map(\.json)),
                ]
            })
    }
}

extension OptionItem<IntentValue> {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "identifier": .string(value.optionIdentifier ?? ""), "title": .string(title), "subtitle": .text(subtitle),
            "image": image?.wire ?? .null, "value": value.wire,
        ]
        if !synonyms.isEmpty { object["synonyms"] = .array(synonyms.map(JSONValue.string)) }
        return .object(object)
    }
}

extension ValueOrigin {
    fileprivate var word: String {
        switch self {
        case .user: "user"
        case .definitionDefault: "default(definition)"
        case .handlerDefault: "default(handler)"
        case .none: "none"
        }
    }
}

extension ValueMark {
    fileprivate var word: String {
        switch self {
        case .hidden: "hidden"
        case .vanished: "vanished"
        case .migrated: "migrated"
        case .incompatible: "incompatible"
        case .unchecked: "unchecked"
        case .tail: "tail"
        }
    }
}

extension JSONValue {
    static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    static func wire(_ value: IntentValue?) -> JSONValue { value?.wire ?? .null }
}
