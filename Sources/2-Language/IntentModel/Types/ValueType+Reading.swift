// Reading values from the two forms in which they are written: literals and wire forms.

extension ValueType {
    /// Reads the literal of one value, as written in a definition or on a command line.
    ///
    /// For a list type, the literal is that of one element. Numbers are read independently of the locale. The literal of
    /// an object is its identifier, which also serves as its display string until a lookup returns the current one; the
    /// caller checks whether the object, or a case, exists. The literal of a file is its path; the literals of a person
    /// and a place are their names. A payment method has no literal.
    /// - Parameter unit: The unit of a number that is written without one: a unit of the dimension, or a unit of time. If
    ///   it is `nil`, a measurement must name its unit and a duration is in seconds.
    package func value(
        fromText text: String, in schema: Schema, unit: String? = nil
    ) throws(ValueTextError) -> IntentValue {
        switch element {
        case .string: return .string(text)
        case .integer: return .integer(try Int.literal(text))
        case .decimal: return .decimal(try Double.literal(text))
        case .boolean:
            guard let value = Bool(text) else { throw ValueTextError("'\(text)' is neither true nor false") }
            return .boolean(value)
        case .url:
            if let problem = URLText.problem(of: text) { throw problem }
            return .url(text)
        case .timeInterval: return .timeInterval(try Duration.literal(text, unit: unit.flatMap(TimeUnit.init(named:))))
        case .measurement(let dimension):
            return .measurement(try MeasurementValue.literal(text, of: dimension, unit: unit))
        case .enumeration: return .enumeration(try text.nonempty("a case name"))
        case .dateComponents(let kind): return .dateComponents(try DateComponentsValue.literal(text, kind: kind))
        case .file: return .file(FileValue(path: try text.nonempty("a path")))
        case .person: return .person(PersonValue(displayName: try text.nonempty("a person's name")))
        case .placemark: return .placemark(PlacemarkValue(name: try text.nonempty("a place's name")))
        case .currencyAmount: return .currencyAmount(try CurrencyAmountValue.literal(text))
        case .paymentMethod:
            throw ValueTextError(
                "a payment method cannot be written as text; write it as JSON, such as {\"type\":\"credit\"}")
        case .system(let name): throw ValueTextError(ElementType.systemValueMessage(name))
        case .object, .anyObject:
            let identifier = try text.nonempty("an identifier")
            return .object(ObjectValue(identifier: identifier, displayString: identifier))
        }
    }

    /// Reads a value from its wire form, which stores and exports contain.
    ///
    /// A list is an array with null for an empty slot. An object may be given as its identifier, a file as its path, a
    /// person and a place as their names. A former name of a case or property is read as the current one. An undeclared
    /// case is kept, and a parameter's own rules are not checked; see ``Parameter/problems(of:in:family:)``.
    /// - Parameters:
    ///   - json: The wire form.
    ///   - schema: The schema that declares the types.
    ///   - keepingMismatches: Whether to keep members that the type does not declare or whose values do not match their
    ///     property, as in a value of a newer definition: in ``ObjectValue/unknownProperties``, or in `unknownMembers` of
    ///     other values. If `false`, as for user input, such a member is an error.
    package func value(
        fromWire json: JSONValue, in schema: Schema, keepingMismatches: Bool = true
    ) throws(WireError) -> IntentValue {
        try WireReader(schema: schema, keepsMismatches: keepingMismatches).value(of: self, from: json)
    }

    /// Returns the wire form of a value of this type. For a list type, a single value becomes a list of one element.
    package func wire(for value: IntentValue) -> JSONValue {
        isList ? IntentValue.list(value.slots).wire : value.wire
    }
}

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
        case .string: return .string(try String(wire: json))
        case .integer: return .integer(try Int(wire: json))
        case .decimal: return .decimal(try Double(wire: json))
        case .boolean:
            guard let value = json.booleanValue else { throw WireError(expected: "true or false", found: json) }
            return .boolean(value)
        case .url:
            let text = try String(wire: json)
            if let problem = URLText.problem(of: text) { throw WireError(problem) }
            return .url(text)
        case .timeInterval: return .timeInterval(try Duration(wire: json))
        case .measurement(let dimension): return .measurement(try MeasurementValue(wire: json, of: dimension))
        case .dateComponents(let kind): return .dateComponents(try DateComponentsValue(wire: json, kind: kind))
        case .file: return .file(try FileValue(wire: json, keepingUnknown: keepsMismatches))
        case .person: return .person(try PersonValue(wire: json, keepingUnknown: keepsMismatches))
        case .placemark: return .placemark(try PlacemarkValue(wire: json, keepingUnknown: keepsMismatches))
        case .currencyAmount:
            return .currencyAmount(try CurrencyAmountValue(wire: json, keepingUnknown: keepsMismatches))
        case .paymentMethod: return .paymentMethod(try PaymentMethodValue(wire: json, keepingUnknown: keepsMismatches))
        case .enumeration(let name):
            let stored = try String(wire: json)
            return .enumeration(schema.enumeration(named: name)?.currentName(of: stored) ?? stored)
        case .object(let name): return .object(try object(of: name, json))
        case .anyObject: return .object(try object(of: nil, json))
        case .system(let name): throw WireError(ElementType.systemValueMessage(name))
        }
    }
}

extension ElementType {
    fileprivate static func systemValueMessage(_ name: String) -> String {
        "only Apple's systems provide values of System.\(name); it cannot be set here"
    }
}

extension String {
    fileprivate func nonempty(_ what: String) throws(ValueTextError) -> String {
        guard !isEmpty else { throw ValueTextError("\(what) is expected, not an empty string") }
        return self
    }
}

/// An error that indicates that a text is not a literal of a type.
package struct ValueTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was found and what is allowed, as a phrase without a full stop.
    package let message: String
    /// The most similar allowed word, if there is a plausible one.
    package let suggestion: String?

    init(_ message: String, suggestion: String? = nil) {
        self.message = message
        self.suggestion = suggestion
    }

    package var description: String { message.onOneLine }
}
