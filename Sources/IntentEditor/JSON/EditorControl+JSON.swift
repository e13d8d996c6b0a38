internal import IntentModel

extension EditorControl {
    /// `{ "name": "stepper", "minimum": 8, … }`: what the case carries beside its name.
    var json: JSONValue {
        var object: JSONObject = ["name": .string(name)]
        switch self {
        case .toggle(let on, let off):
            object["on"] = .string(on)
            object["off"] = .string(off)
        case .textField(let input): input.put(into: &object)
        case .numberField(let limits), .stepper(let limits), .slider(let limits): limits.put(into: &object)
        case .date(let format): format.put(into: &object)
        case .duration(let units, let standard):
            object["units"] = .array(units.map(JSONValue.string))
            object["standard"] = .string(standard)
        case .measurement(let units, let standard, let limits):
            object["units"] = .array(units.map(JSONValue.string))
            object["standard"] = .text(standard)
            limits.put(into: &object)
        case .file(let types): object["types"] = types.map { .array($0.map(JSONValue.string)) } ?? .null
        case .amount(let currencies): object["currencies"] = .array(currencies.map(JSONValue.string))
        case .menu, .picker, .searchPicker, .address, .person, .place, .paymentMethod, .display: break
        }
        return .object(object)
    }
}

extension EditorTextInput {
    fileprivate func put(into object: inout JSONObject) {
        object["isMultiline"] = .boolean(isMultiline)
        object["capitalization"] = .string(capitalization)
        object["isCorrected"] = .boolean(isCorrected)
        object["hasSmartQuotes"] = .boolean(hasSmartQuotes)
        object["hasSmartDashes"] = .boolean(hasSmartDashes)
        object["keyboard"] = .string(keyboard)
        object["placeholder"] = .text(placeholder)
        object["suggestions"] = .string(suggestions.rawValue)
    }
}

extension EditorNumberLimits {
    fileprivate func put(into object: inout JSONObject) {
        object["minimum"] = minimum.map(JSONValue.number) ?? .null
        object["maximum"] = maximum.map(JSONValue.number) ?? .null
        object["step"] = step.map(JSONValue.number) ?? .null
        object["isWhole"] = .boolean(isWhole)
    }
}

extension EditorDateFormat {
    fileprivate func put(into object: inout JSONObject) {
        object["kind"] = .string(kind)
        object["dateStyle"] = .string(dateStyle)
        object["timeStyle"] = .string(timeStyle)
        object["isRelative"] = .boolean(isRelative)
        object["template"] = .text(template)
    }
}
