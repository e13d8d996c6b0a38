internal import IntentSystem

/// How values of a former type become values of a parameter, as its definition states: `convertedFrom`.
///
/// It is for changes that the language cannot make by itself, because only the author knows what a former value means.
package struct StatedConversion: Hashable, Sendable {
    /// The former type. A list whose values become a single value gives its first one; a single value becomes a list of one.
    package var type: ValueType
    /// The case that a former `true` becomes.
    package var whenTrue: String?
    /// The case that a former `false` becomes.
    package var whenFalse: String?
    /// The unit or the currency of a former number.
    package var unit: String?

    package init(_ type: ValueType, whenTrue: String? = nil, whenFalse: String? = nil, unit: String? = nil) {
        (self.type, self.whenTrue, self.whenFalse, self.unit) = (type, whenTrue, whenFalse, unit)
    }

    /// What a conversion needs to know besides the types.
    package enum Form: Hashable, Sendable {
        /// A case for each value of a Boolean.
        case cases
        /// The unit of a number.
        case unit
        /// Nothing: the first value of a list, or a list of a single value.
        case count
    }

    /// Returns what a conversion needs; nil if there is none between the types.
    package static func form(from former: ValueType, to type: ValueType) -> Form? {
        switch (former.element, type.element) {
        case (.boolean, .enumeration): .cases
        case (.integer, .timeInterval), (.decimal, .timeInterval), (.integer, .measurement), (.decimal, .measurement),
            (.integer, .currencyAmount), (.decimal, .currencyAmount):
            .unit
        default: former.element == type.element && former.isList != type.isList ? .count : nil
        }
    }

    /// Returns a former value as a type; nil if it is no value of that type.
    package func value(from former: IntentValue, as element: ElementType) -> IntentValue? {
        switch (former, element) {
        case (.boolean(let isTrue), .enumeration): (isTrue ? whenTrue : whenFalse).map(IntentValue.enumeration)
        case (.integer(let number), _): value(of: String(number), as: element)
        case (.decimal(let number), _): value(of: number.shortText, as: element)
        default: nil
        }
    }

    private func value(of number: String, as element: ElementType) -> IntentValue? {
        guard let unit else { return nil }
        let text =
            if case .currencyAmount = element { "\(number) \(unit)" } else { number }
        return try? ValueType(element).value(fromText: text, in: Schema(), unit: unit)
    }

    /// Whether the conversion is for values of a type, under the present names of declarations.
    package func applies(to former: ValueType) -> Bool {
        former.element == type.element && (!former.isList || type.isList)
    }
}

extension StatedConversion: SchemaPart {
    func json(in language: String) -> JSONValue? {
        var writer = SchemaObjectWriter(language: language)
        writer.put("type", .string(type.tag))
        writer.put("true", whenTrue)
        writer.put("false", whenFalse)
        writer.put("unit", unit)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            StatedConversion(
                try ValueType(schemaNode: fields.required("type")), whenTrue: try fields.remove("true")?.text(),
                whenFalse: try fields.remove("false")?.text(), unit: try fields.remove("unit")?.text())
        }
    }
}
