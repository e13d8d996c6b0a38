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

    /// Returns the share of values of a former type that are converted, under the present names of declarations: those that are
    /// read as the type of the conversion, which may be values that a release before it stored.
    package func share(of former: ValueType, among types: StoredTypes) -> ReadableShare {
        former.isList && !type.isList ? .none : types.share(of: former.element, readAs: type.element)
    }
}

/// The share of the stored values of one type that can be read as another type.
package enum ReadableShare: Hashable, Sendable {
    case all
    /// Values that can be converted without loss.
    case some
    case none
}

/// The types of stored values, and which of them are read as which others after a change of a parameter's type.
package struct StoredTypes {
    private let type: (String) -> ObjectType?
    private let hadProperties: (String) -> Bool

    /// - Parameters:
    ///   - type: Returns the declared type with a name.
    ///   - hadProperties: Whether stored objects of a type may have properties.
    package init(type: @escaping (String) -> ObjectType?, hadProperties: @escaping (String) -> Bool = { _ in true }) {
        (self.type, self.hadProperties) = (type, hadProperties)
    }

    /// Returns the share of the values of a type that are read as another one without a stated conversion. Of the values of a union,
    /// only those of its members are.
    package func share(of former: ElementType, readAs current: ElementType) -> ReadableShare {
        if former == current { return .all }
        switch (former, current) {
        case (.dateComponents(.date), .dateComponents(.dateTime)): return .all
        case (.dateComponents(.dateTime), .dateComponents(.date)): return .some
        case (.object(let name), .anyObject): return hadProperties(name) ? .some : .all
        case (.union, _): return .none
        case (_, .union(let name)):
            guard let union = type(name), let member = member(of: union, reading: former) else { return .none }
            return share(of: former, readAs: member.type.element)
        default:
            let traits = current.kind.traits
            return traits.readsAll.contains(former.kind)
                ? .all : traits.readsSome.contains(former.kind) ? .some : .none
        }
    }

    /// Returns the only member of a union that has a type, or else the only one that reads values of it; nil if there is none or
    /// several.
    package func member(of union: ObjectType, reading former: ElementType) -> Parameter? {
        if let member = union.member(of: former) { return member }
        let members = union.recordFields.filter { share(of: former, readAs: $0.type.element) != .none }
        return members.count == 1 ? members.first : nil
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
