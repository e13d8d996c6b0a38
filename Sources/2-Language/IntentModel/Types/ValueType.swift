/// The declared type of a parameter or property: a type of elements, or a list of them.
package struct ValueType: Hashable, Sendable {
    package var element: ElementType
    /// Whether the type is written in brackets and allows multiple values.
    package var isList: Bool

    package init(_ element: ElementType, isList: Bool = false) {
        self.element = element
        self.isList = isList
    }

    /// Returns the type with another name of its enum or object type; unchanged if there is none.
    func named(enumeration: (String) -> String?, object: (String) -> String?) -> ValueType {
        var type = self
        switch element {
        case .enumeration(let name): type.element = .enumeration(enumeration(name) ?? name)
        case .object(let name): type.element = .object(object(name) ?? name)
        case .record(let name): type.element = .record(object(name) ?? name)
        case .union(let name): type.element = .union(object(name) ?? name)
        default: break
        }
        return type
    }
}

/// The type of a single value.
///
/// To add a type, add its case here and to ``ElementKind``, and follow the compiler errors. What several modules must know
/// about it is its row of ``ElementTraits``.
package enum ElementType: Hashable, Sendable {
    case string, integer, decimal, boolean, url, timeInterval
    /// An enum of the schema, by its declared name.
    case enumeration(String)
    /// An object type of the schema, by its declared name.
    case object(String)
    /// A type with fields of the schema, by its declared name.
    case record(String)
    /// A type whose values are of one of several types, by its declared name.
    case union(String)
    case dateComponents(DateComponentsKind)
    case file, person, placemark, currencyAmount, paymentMethod, color
    /// An object without a declared type, which has only the built-in properties.
    case anyObject
    /// A type of Apple's systems, by its name without `System.`. It can be exported, but never has a value here.
    case system(String)
    case measurement(Dimension)

    package var kind: ElementKind {
        switch self {
        case .string: .string
        case .integer: .integer
        case .decimal: .decimal
        case .boolean: .boolean
        case .url: .url
        case .timeInterval: .timeInterval
        case .enumeration: .enumeration
        case .object: .object
        case .record: .record
        case .union: .union
        case .dateComponents: .dateComponents
        case .file: .file
        case .person: .person
        case .placemark: .placemark
        case .currencyAmount: .currencyAmount
        case .paymentMethod: .paymentMethod
        case .color: .color
        case .anyObject: .anyObject
        case .system: .system
        case .measurement: .measurement
        }
    }

    /// What the type names in addition to its kind: a declaration, a dimension or the parts of a date.
    private var argument: String? {
        switch self {
        case .enumeration(let name), .object(let name), .record(let name), .union(let name), .system(let name): name
        case .dateComponents(let kind): kind.rawValue
        case .measurement(let dimension): dimension.name
        default: nil
        }
    }

    /// Returns nil if a type of the kind names something else, or nothing.
    private init?(_ kind: ElementKind, argument: String?) {
        guard let argument else {
            guard let type = kind.type, type.argument == nil else { return nil }
            self = type
            return
        }
        switch kind {
        case .enumeration: self = .enumeration(argument)
        case .object: self = .object(argument)
        case .record: self = .record(argument)
        case .union: self = .union(argument)
        case .system: self = .system(argument)
        case .dateComponents:
            guard let kind = DateComponentsKind(rawValue: argument) else { return nil }
            self = .dateComponents(kind)
        case .measurement:
            guard let dimension = Dimension(argument) else { return nil }
            self = .measurement(dimension)
        default: return nil
        }
    }

    /// Whether values are objects, with or without a declared type.
    package var isObject: Bool {
        switch self {
        case .object, .anyObject: true
        default: false
        }
    }

    /// Whether values are records, or records of which one member has a value.
    package var isRecord: Bool { recordType != nil }

    /// Whether a value is of one of several types.
    package var isUnion: Bool {
        if case .union = self { true } else { false }
    }

    /// The declared name of a type with fields or with members; nil for other types.
    package var recordType: String? {
        switch self {
        case .record(let name), .union(let name): name
        default: nil
        }
    }

    /// Whether this is a type of Apple's systems; see ``system(_:)``.
    package var isSystem: Bool {
        if case .system = self { true } else { false }
    }

    /// Whether values contain more than their identifier, so that a literal matches every value with its identifier.
    package var isMatchedByIdentifier: Bool { kind.isMatchedByIdentifier }
}

/// The kinds of element types, without what a type names in addition. They can be enumerated, in the order of documentation.
package enum ElementKind: Int, CaseIterable, Hashable, Sendable {
    case string, integer, decimal, boolean, url, timeInterval, enumeration, object, record, union, dateComponents
    case file, person, placemark, currencyAmount, paymentMethod, color, anyObject, system, measurement
}

extension ValueType {
    /// The text that stores record as the type of a value: `Integer`, `enum:CountType` or `measurement:Length`, in brackets
    /// for a list.
    package var tag: String {
        isList ? "[\(element.tag)]" : element.tag
    }

    /// Finds the type with a tag, which may be marked as secret; returns `nil` if this version has none.
    package init?(tag: String) {
        let tag = StoredTag.open(tag)
        let isList = tag.hasPrefix("[") && tag.hasSuffix("]")
        guard let element = ElementType(tag: isList ? String(tag.dropFirst().dropLast()) : tag) else { return nil }
        self.init(element, isList: isList)
    }
}

/// The mark of secret values in the tags of types, so that a value is known to be secret without its definition.
package enum StoredTag {
    private static let mark = "secret:"

    package static func secret(_ type: ValueType) -> String { mark + type.tag }

    package static func isSecret(_ tag: String) -> Bool { tag.utf8.starts(with: mark.utf8) }

    /// Returns the tag without the mark.
    static func open(_ tag: String) -> String { isSecret(tag) ? String(tag.dropFirst(mark.count)) : tag }
}

extension ElementType {
    package var tag: String {
        argument.map { "\(kind.traits.tag):\($0)" } ?? kind.traits.tag
    }

    package init?(tag: String) {
        let colon = tag.firstIndex(of: ":") ?? tag.endIndex
        let argument = colon < tag.endIndex ? String(tag[tag.index(after: colon)...]) : nil
        guard let kind = ElementKind(tag: tag[..<colon]), argument?.isEmpty != true else { return nil }
        self.init(kind, argument: argument)
    }
}

extension ElementType {
    /// Whether a single value has this type. The unit of a measurement must belong to the dimension.
    package func admits(_ value: IntentValue) -> Bool {
        switch (self, value) {
        case (.decimal, .decimal(let number)): number.isFinite
        case (.timeInterval, .timeInterval(let duration)): duration.hasComponents
        case (.measurement(let dimension), .measurement(let value)):
            value.value.isFinite && dimension.unit(named: value.unit) != nil
        case (.dateComponents(let kind), .dateComponents(let value)): value.kind == kind
        case (.placemark, .placemark(let place)): !place.isEmpty
        case (.anyObject, .object), (.union, .record): true
        default: kind == value.kind
        }
    }

    /// The name of the type in definitions, which write the kind of a date separately: `Integer`, `Length`, `CarControl`.
    package var name: String {
        switch self {
        case .measurement(let dimension): dimension.name
        case .dateComponents: "DateComponents"
        case .enumeration(let name), .object(let name), .record(let name), .union(let name): name
        case .system(let name): "System.\(name)"
        default: tag
        }
    }

    /// A description for messages: `a whole number`, `a case of 'CountType'`.
    package var phrase: UserText {
        if case .dateComponents(let kind) = self { return UserText(pattern: kind.phrase) }
        return UserText(pattern: kind.traits.phrase.replacing("%", with: "{0}"), argument.map { [$0] } ?? [])
    }

    /// Returns a phrase of ``ElementTraits`` with what this type names.
    package func completed(_ phrase: String) -> String {
        argument.map { phrase.replacing("%", with: $0) } ?? phrase
    }
}

// MARK: Reading values

extension ValueType {
    /// Reads the literal of one value, as written in a definition or on a command line.
    ///
    /// For a list type, the literal is that of one element. Numbers are read independently of the locale. The literal of
    /// an object is its identifier, which also serves as its display string until a lookup returns the current one; the
    /// caller checks whether the object, or a case, exists. The literal of a file is its path; the literals of a person
    /// and a place are their names; that of a record, and of a value of one of several types, is its JSON. A payment method has no literal.
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
            guard let value = Bool(text) else {
                throw ValueTextError(
                    UserText("'\(text)' is neither true nor false"), suggestion: Bool.literal(meantBy: text))
            }
            return .boolean(value)
        case .url:
            if let problem = URLText.problem(of: text) { throw problem }
            return .url(text)
        case .timeInterval: return .timeInterval(try Duration.literal(text, unit: unit.flatMap(TimeUnit.init(named:))))
        case .measurement(let dimension):
            return .measurement(try MeasurementValue.literal(text, of: dimension, unit: unit))
        case .enumeration(let name):
            let declared = schema.enumeration(named: name)?.cases.first { $0.name == text }
            if let declared { return .enumeration(declared.name) }
            return .enumeration(try text.nonempty(UserText("a case name")))
        case .dateComponents(let kind): return .dateComponents(try DateComponentsValue.literal(text, kind: kind))
        case .file, .person, .placemark, .currencyAmount, .paymentMethod, .color:
            return try element.structuredValues.literal(text).intentValue
        case .record(let name):
            return .record(try WireReader(schema: schema, keepsMismatches: false).record(of: name, fromText: text))
        case .union(let name):
            return .record(try WireReader(schema: schema, keepsMismatches: false).union(of: name, fromText: text))
        case .system(let name): throw ValueTextError(ElementType.systemValueMessage(name))
        case .object, .anyObject:
            let identifier = try text.nonempty(UserText("an identifier"))
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
    ///     property, as in a value of a newer definition: in ``ObjectValue/unknownProperties``, in ``RecordValue/misfits``, or in
    ///     `unknownMembers`. If `false`, as for user input, such a member is an error.
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
        case .file, .person, .placemark, .currencyAmount, .paymentMethod, .color:
            return try type.structuredValues.init(wire: json, keepingUnknown: keepsMismatches).intentValue
        case .enumeration(let name):
            let stored = try String(wire: json)
            return .enumeration(schema.enumeration(named: name)?.currentName(of: stored) ?? stored)
        case .object(let name): return .object(try object(of: name, json))
        case .anyObject: return .object(try object(of: nil, json))
        case .record(let name): return .record(try record(of: name, json))
        case .union(let name): return .record(try union(of: name, json))
        case .system(let name): throw WireError(ElementType.systemValueMessage(name).description)
        }
    }
}

extension ElementType {
    fileprivate var structuredValues: any StructuredValue.Type {
        guard let values = kind.traits.values else {
            preconditionFailure("the row of a kind with structured values names their type")
        }
        return values
    }

    fileprivate static func systemValueMessage(_ name: String) -> UserText {
        UserText("only Apple's systems provide values of System.\(name); it cannot be set here")
    }
}

extension String {
    /// Returns the string, which is the literal of a value that is identified by it.
    func nonempty(_ what: UserText) throws(ValueTextError) -> String {
        guard !isEmpty else { throw ValueTextError(UserText("\(what) is expected, not an empty string")) }
        return self
    }
}

/// An error that indicates that a text is not a literal of a type.
package struct ValueTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was found and what is allowed, as a phrase without a full stop.
    package let text: UserText
    /// The most similar allowed word, if there is a plausible one.
    package let suggestion: String?

    init(_ text: UserText, suggestion: String? = nil) {
        self.text = text
        self.suggestion = suggestion
    }

    /// The text in English.
    package var message: String { text.description }

    package var description: String { message.onOneLine }
}
