/// Reads values from their wire forms.
struct WireReader {
    let schema: Schema
    /// See ``ValueType/value(fromWire:in:keepingMismatches:)``.
    let keepsMismatches: Bool

    func value(of type: ValueType, from json: JSONValue) throws(WireError) -> IntentValue {
        guard type.isList else { return try value(of: type.element, from: json) }
        guard let elements = json.arrayValue else { throw WireError(expected: "an array", found: json) }
        var slots: [IntentValue?] = []
        slots.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            do {
                slots.append(element == .null ? nil : try value(of: type.element, from: element))
            } catch { throw error.inside(element: index) }
        }
        return .list(slots)
    }

    func value(of type: ElementType, from json: JSONValue) throws(WireError) -> IntentValue {
        switch type {
        case .string: return .string(try text(json))
        case .integer:
            guard let value = json.integerValue else {
                if case .number = json { throw WireError("a whole number of at most 64 bits is expected") }
                throw WireError(expected: "a whole number", found: json)
            }
            return .integer(value)
        case .decimal: return .decimal(try number(json))
        case .boolean:
            guard let value = json.booleanValue else { throw WireError(expected: "true or false", found: json) }
            return .boolean(value)
        case .url: return .url(try url(json))
        case .timeInterval: return .timeInterval(try duration(json))
        case .measurement(let dimension): return .measurement(try measurement(of: dimension, json))
        case .dateComponents(let kind): return .dateComponents(try dateComponents(kind, json))
        case .file: return .file(try FileValue(wire: json, keepingUnknown: keepsMismatches))
        case .person: return .person(try PersonValue(wire: json, keepingUnknown: keepsMismatches))
        case .placemark: return .placemark(try PlacemarkValue(wire: json, keepingUnknown: keepsMismatches))
        case .currencyAmount:
            return .currencyAmount(try CurrencyAmountValue(wire: json, keepingUnknown: keepsMismatches))
        case .paymentMethod: return .paymentMethod(try PaymentMethodValue(wire: json, keepingUnknown: keepsMismatches))
        case .enumeration(let name): return .enumeration(try enumCase(of: name, json))
        case .object(let name): return .object(try object(of: name, json))
        case .anyObject: return .object(try object(of: nil, json))
        case .system(let name):
            throw WireError("a value of System.\(name) comes from Apple's systems only; it is never set here")
        }
    }

    private func text(_ json: JSONValue) throws(WireError) -> String {
        guard let text = json.stringValue else { throw WireError(expected: "a string", found: json) }
        return text
    }

    private func number(_ json: JSONValue) throws(WireError) -> Double {
        guard let number = json.numberValue else { throw WireError(expected: "a number", found: json) }
        return number
    }

    private func url(_ json: JSONValue) throws(WireError) -> String {
        let text = try text(json)
        if let problem = URLText.problem(of: text) { throw WireError(problem) }
        return text
    }

    private func dateComponents(
        _ kind: DateComponentsKind, _ json: JSONValue
    ) throws(WireError) -> DateComponentsValue {
        guard let text = json.stringValue else { throw WireError(expected: kind.phrase, found: json) }
        do { return try DateComponentsValue.literal(text, kind: kind) } catch { throw WireError(error) }
    }

    private func duration(_ json: JSONValue) throws(WireError) -> Duration {
        let seconds = try number(json)
        guard let duration = Duration(decimalSeconds: seconds.shortText) else {
            throw WireError("\(seconds.shortText) seconds are too long")
        }
        return duration
    }

    private func measurement(of dimension: Dimension, _ json: JSONValue) throws(WireError) -> MeasurementValue {
        let form = #"an object with "value" and "unit""#
        guard let object = json.objectValue else { throw WireError(expected: form, found: json) }
        guard let value = object["value"], let unit = object["unit"], object.members.count == 2 else {
            throw WireError("\(form), and nothing else, is expected")
        }
        let number: Double
        do { number = try self.number(value) } catch { throw error.inside(member: "value") }
        do throws(WireError) {
            let name = try text(unit)
            guard dimension.unit(named: name) != nil else { throw WireError(dimension.unknownUnit(name)) }
            return MeasurementValue(value: number, unit: name)
        } catch { throw error.inside(member: "unit") }
    }

    private func enumCase(of name: String, _ json: JSONValue) throws(WireError) -> String {
        let stored = try text(json)
        return schema.enumeration(named: name)?.presentName(of: stored) ?? stored
    }
}

extension WireError {
    fileprivate init(_ error: ValueTextError) {
        self.init(error.message, suggestion: error.suggestion)
    }
}
