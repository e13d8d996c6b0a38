public import IntentModel
internal import IntentRuntime

extension EditorContent {
    /// The content as a versioned JSON document, for interfaces in other languages.
    ///
    /// Its keys are the properties of ``EditorContent``, with `editor`, the version 1, and `id`, the instance.
    public var json: JSONValue {
        var object: JSONObject = [
            "editor": 1,
            "status": .string(status.rawValue),
            "id": .string(instance.text),
            "kind": .string(kind.name),
            "title": .string(title),
            "help": .text(help),
            "family": .string(family.rawValue),
            "families": .array(families.map { .string($0.rawValue) }),
            "revision": .integer(revision),
            "locale": .string(locale),
            "isEdited": .boolean(isEdited),
            "canBeApplied": .boolean(canBeApplied),
            "rows": .array(rows.map(\.json)),
        ]
        if !problems.isEmpty { object["problems"] = .array(problems.map(\.json)) }
        return .object(object)
    }
}

extension EditorRow {
    /// The row as an element of the `rows` of ``EditorContent/json``. Empty arrays are left out.
    public var json: JSONValue {
        var object: JSONObject = [
            "name": .string(name), "label": .string(label), "help": .text(help), "emptyText": .text(emptyText),
            "placeholder": .text(placeholder), "control": control.json, "type": .string(type), "value": .wire(value),
            "text": .string(text),
            "savedValue": .wire(savedValue), "origin": .string(origin.jsonName), "isVisible": .boolean(isVisible),
            "change": .string(change.rawValue), "canBeCleared": .boolean(canBeCleared),
        ]
        if let slots { object["slots"] = slots.json }
        if let choices { object["choices"] = choices.json }
        if !dependsOn.isEmpty { object["dependsOn"] = .array(dependsOn.map(JSONValue.string)) }
        if let needsParent { object["needsParent"] = .string(needsParent) }
        if !marks.isEmpty { object["marks"] = .array(marks.map { .string($0.jsonName) }) }
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
        if !marks.isEmpty { object["marks"] = .array(marks.map { .string($0.jsonName) }) }
        return .object(object)
    }
}

extension EditorProblem {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "reason": .string(jsonName), "isError": .boolean(isError), "message": .string(message),
        ]
        switch reason {
        case .rejected(let code): object["code"] = .string(code.description)
        case .vanished(let identifiers), .unchecked(let identifiers), .unrecognized(let identifiers):
            object["identifiers"] = .array(identifiers.map(JSONValue.string))
        case .tooFew(let count, let minimum):
            object["count"] = .integer(count)
            object["minimum"] = .integer(minimum)
        case .incompatible: break
        }
        if let suggestion { object["suggestion"] = .string(suggestion) }
        return .object(object)
    }

    private var jsonName: String {
        switch reason {
        case .rejected: "refused"
        case .vanished: "vanished"
        case .unrecognized: "unrecognized"
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
    /// The sections in the form that `intentctl options --json` prints.
    fileprivate var json: JSONValue {
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

extension JSONValue {
    fileprivate static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    fileprivate static func wire(_ value: IntentValue?) -> JSONValue { value?.wire ?? .null }
}

extension EditorControl {
    /// The control's name and its associated values: `{ "name": "stepper", "minimum": 8, … }`.
    fileprivate var json: JSONValue {
        var object: JSONObject = ["name": .string(name)]
        switch self {
        case .toggle(let on, let off):
            object["on"] = .string(on)
            object["off"] = .string(off)
        case .textField(let input): input.write(to: &object)
        case .numberField(let limits), .stepper(let limits), .slider(let limits): limits.write(to: &object)
        case .date(let format): format.write(to: &object)
        case .duration(let units, let standard, let limits):
            object["units"] = .array(units.map(JSONValue.string))
            object["standard"] = .string(standard)
            limits.write(to: &object) { IntentValue.timeInterval($0).wire }
        case .measurement(let units, let standard, let limits):
            object["units"] = .array(units.map(JSONValue.string))
            object["standard"] = .text(standard)
            limits.write(to: &object)
        case .file(let types): object["types"] = types.map { .array($0.map(JSONValue.string)) } ?? .null
        case .amount(let currencies, let limits):
            object["currencies"] = .array(currencies.map(JSONValue.string))
            limits.write(to: &object) { .string($0.text) }
        case .menu, .picker, .searchPicker, .address, .person, .place, .paymentMethod, .display: break
        }
        return .object(object)
    }
}

extension EditorTextInput {
    fileprivate func write(to object: inout JSONObject) {
        object["isMultiline"] = .boolean(isMultiline)
        object["capitalization"] = .string(capitalization)
        object["isCorrected"] = .boolean(isCorrected)
        object["hasSmartQuotes"] = .boolean(hasSmartQuotes)
        object["hasSmartDashes"] = .boolean(hasSmartDashes)
        object["keyboard"] = .string(keyboard)
        object["suggestions"] = .string(suggestions.rawValue)
    }
}

extension EditorNumberLimits {
    fileprivate func write(to object: inout JSONObject) {
        object["minimum"] = minimum.map(JSONValue.number) ?? .null
        object["maximum"] = maximum.map(JSONValue.number) ?? .null
        object["step"] = step.map(JSONValue.number) ?? .null
        object["isWhole"] = .boolean(isWhole)
    }
}

extension EditorLimits {
    fileprivate func write(to object: inout JSONObject, _ json: (Value) -> JSONValue) {
        object["minimum"] = minimum.map(json) ?? .null
        object["maximum"] = maximum.map(json) ?? .null
    }
}

extension EditorDateFormat {
    fileprivate func write(to object: inout JSONObject) {
        object["kind"] = .string(kind)
        object["dateStyle"] = .string(dateStyle)
        object["timeStyle"] = .string(timeStyle)
        object["isRelative"] = .boolean(isRelative)
        object["template"] = .text(template)
        limits.write(to: &object) { .string($0.text) }
    }
}
