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
            "help": .optional(help),
            "family": .string(family.rawValue),
            "families": .array(families.map { .string($0.rawValue) }),
            "revision": .integer(revision),
            "locale": .string(locale),
            "isEdited": .boolean(isEdited),
            "canBeApplied": .boolean(canBeApplied),
            "canUndo": .boolean(canUndo),
            "canRedo": .boolean(canRedo),
            "rows": .array(rows.map(\.json)),
        ]
        if let follows { object["follows"] = .string(follows.text) }
        if !sections.isEmpty { object["sections"] = .array(sections.map(\.json)) }
        if !changes.isEmpty { object["changes"] = .array(changes.map(\.json)) }
        if !problems.isEmpty { object["problems"] = .array(problems.map(\.json)) }
        return .object(object)
    }
}

extension EditorSection {
    fileprivate var json: JSONValue {
        [
            "name": .string(name), "title": .string(title), "help": .optional(help), "isFolded": .boolean(isFolded),
            "isVisible": .boolean(isVisible), "needsAttention": .boolean(needsAttention),
        ]
    }
}

extension EditorChangeSummary {
    fileprivate var json: JSONValue {
        [
            "parameter": .string(parameter), "label": .string(label), "before": .string(before),
            "after": .string(after), "kind": .string(kind.rawValue),
        ]
    }
}

extension EditorRow {
    /// The row as an element of the `rows` of ``EditorContent/json``. Empty arrays are left out.
    public var json: JSONValue {
        var object: JSONObject = [
            "name": .string(name), "label": .string(label), "help": .optional(help), "emptyText": .optional(emptyText),
            "placeholder": .optional(placeholder), "control": control.json, "type": .string(type),
            "value": isSecret ? .null : .wire(value),
            "text": .string(text), "entryText": .string(entryText), "savedValue": isSecret ? .null : .wire(savedValue),
            "savedText": .string(savedText), "range": .optional(range), "format": .optional(format),
            "origin": .string(origin.jsonName), "isVisible": .boolean(isVisible),
            "change": .string(change.rawValue), "canBeCleared": .boolean(canBeCleared),
            "actions": .array(actions.map { .string($0.rawValue) }),
        ]
        if let source = origin.instance { object["sourceInstance"] = .string(source.text) }
        if isSecret { object["isSet"] = .boolean(value != nil) }
        if let section { object["section"] = .string(section) }
        if awaitsDefault { object["awaitsDefault"] = true }
        if let swatch { object["swatch"] = swatch.wire }
        if let fraction { object["fraction"] = .number(fraction) }
        if let slots { object["slots"] = slots.json }
        if let fields { object["fields"] = .array(fields.map(\.json)) }
        if let choices { object["choices"] = OptionsForm.printed.sections(of: choices) }
        if !dependsOn.isEmpty { object["dependsOn"] = .array(dependsOn.map(JSONValue.string)) }
        if let defaultRow { object["defaultRow"] = .string(defaultRow) }
        if let needsParent { object["needsParent"] = .string(needsParent) }
        if !marks.isEmpty { object["marks"] = .array(marks.map { .string($0.jsonName) }) }
        if !problems.isEmpty { object["problems"] = .array(problems.map(\.json)) }
        if let conflict { object["conflict"] = conflict.json }
        if let optionSource { object["optionSource"] = .string(optionSource) }
        if let deprecation { object["deprecation"] = .string(deprecation) }
        if let lock { object["lock"] = .string(lock) }
        return .object(object)
    }
}

extension EditorSlots {
    fileprivate var json: JSONValue {
        [
            "minimum": .integer(minimum), "maximum": .optional(maximum),
            "isUnique": .boolean(isUnique), "keepsSlots": .boolean(keepsSlots), "filled": .integer(filledCount),
            "next": .optional(nextIndex), "shown": .array(shown.map(\.json)),
            "tail": .array(tail.map(\.json)),
        ]
    }
}

extension EditorSlot {
    fileprivate var json: JSONValue {
        var object: JSONObject = ["index": .integer(index), "value": .wire(value), "text": .string(text)]
        if value != nil { object["entryText"] = .string(entryText) }
        if let swatch { object["swatch"] = swatch.wire }
        if !marks.isEmpty { object["marks"] = .array(marks.map { .string($0.jsonName) }) }
        if let fields { object["fields"] = .array(fields.map(\.json)) }
        return .object(object)
    }
}

extension EditorProblem {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "reason": .string(jsonName), "isError": .boolean(isError), "message": .string(message),
        ]
        switch reason {
        case .refused(let code), .leftOut(let code): object["code"] = .string(code.description)
        case .missingDefault(let code): object["code"] = .string(code.description)
        case .vanished(let identifiers), .unchecked(let identifiers), .unrecognized(let identifiers):
            object["identifiers"] = .array(identifiers.map(JSONValue.string))
        case .tooFew(let count, let minimum):
            object["count"] = .integer(count)
            object["minimum"] = .integer(minimum)
        case .disabled(let identifier): object["identifiers"] = [.string(identifier)]
        case .incompatible, .brokenRule: break
        }
        if let suggestion { object["suggestion"] = .string(suggestion) }
        return .object(object)
    }

    private var jsonName: String {
        switch reason {
        case .refused: "refused"
        case .vanished: "vanished"
        case .unrecognized: "unrecognized"
        case .unchecked: "unchecked"
        case .disabled: "disabled"
        case .incompatible: "incompatible"
        case .brokenRule: "brokenRule"
        case .tooFew: "tooFew"
        case .missingDefault: "missingDefault"
        case .leftOut: "leftOut"
        }
    }
}

extension EditorConflict {
    fileprivate var json: JSONValue {
        [
            "before": .wire(values.before), "stored": .wire(values.stored), "drafted": .wire(values.drafted),
            "beforeText": .string(beforeText), "storedText": .string(storedText), "draftedText": .string(draftedText),
        ]
    }
}

extension JSONValue {
    /// The value as widgets have it; a change does not repeat what is stored without effect.
    fileprivate static func wire(_ value: IntentValue?) -> JSONValue { value?.withoutMisfits.wire ?? .null }
}

/// Pick lists.
extension EditorOptions {
    /// The list as a versioned JSON document. Its keys are the properties of ``EditorOptions``.
    public var json: JSONValue {
        var object: JSONObject = [
            "options": 1, "parameter": .string(parameter), "slot": .optional(slot),
            "query": .string(query), "state": .string(state.name), "message": .optional(message),
            "promptLabel": .optional(promptLabel), "cursor": .optional(cursor), "count": .integer(count),
            "canRetry": .boolean(canRetry), "sections": .array(sections.map(\.json)),
        ]
        switch state {
        case .stale(let age, let failure):
            object["ageSeconds"] = .integer(Int(clamping: age.components.seconds))
            object["failure"] = failure.json(reason)
        case .failed(let failure): object["failure"] = failure.json(reason)
        case .needs(let row): object["row"] = .string(row)
        case .loading, .complete, .more, .empty, .noMatch: break
        }
        if !vanished.isEmpty { object["vanished"] = .array(vanished.map(\.json)) }
        if !omissions.isEmpty { object["omitted"] = omissions.json }
        return .object(object)
    }
}

extension EditorOptions.State {
    /// The name in JSON, such as `noMatch`.
    public var name: String {
        switch self {
        case .loading: "loading"
        case .complete: "complete"
        case .more: "more"
        case .stale: "stale"
        case .failed: "failed"
        case .empty: "empty"
        case .noMatch: "noMatch"
        case .needs: "needs"
        }
    }
}

extension OptionsFailure {
    fileprivate func json(_ reason: String?) -> JSONValue {
        ["code": .string(code.description), "message": .string(reason ?? message)]
    }
}

extension EditorOptionSection {
    fileprivate var json: JSONValue {
        OptionsForm.printed.section(title: title, subtitle: subtitle, image: image, items: items.map(\.json))
    }
}

extension EditorOption {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "index": .integer(index), "identifier": .string(identifier), "title": .string(title),
            "subtitle": .optional(subtitle), "image": image?.wire ?? .null, "value": value.wire,
            "canBeChosen": .boolean(canBeChosen),
        ]
        if let swatch { object["swatch"] = swatch.wire }
        if let disabledReason { object["disabled"] = .string(disabledReason) }
        switch mark {
        case .none: object["mark"] = "none"
        case .chosen: object["mark"] = "chosen"
        case .otherSlot(let slot):
            object["mark"] = "otherSlot"
            object["otherSlot"] = .integer(slot)
        }
        return .object(object)
    }
}

extension EditorVanishedOption {
    fileprivate var json: JSONValue {
        [
            "identifier": .string(identifier), "title": .string(title),
            "slot": .optional(slot),
        ]
    }
}
