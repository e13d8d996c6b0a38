import IntentModel

/// The configuration that a widget reads, as a typed value: the user's choices applied over the defaults.
///
/// A conforming type is generated for each intent. It is a value without identity: two instances with equal choices
/// have equal configurations. A configuration is never written back as a whole; edits name individual parameters, see
/// ``ParameterPath``.
public protocol ConfigurableIntent: WidgetIntent, Sendable, Hashable, Codable {
    /// The keys of the parameters, as static properties. Generated for each intent that has parameters.
    associatedtype Parameters = NoParameters

    /// Creates a configuration from effective values. A parameter whose value is absent or has another type gets its
    /// own default.
    init(intentValues values: IntentValues)
    /// Stores the value of every parameter that has one, under its declared name.
    func write(to values: inout IntentValues)
    /// The definition that declares this intent.
    static var definition: IntentDefinition { get }
}

extension ConfigurableIntent {
    /// The values by declared name.
    public var intentValues: IntentValues {
        var values = IntentValues()
        write(to: &values)
        return values
    }

    /// Returns whether all parameters have equal values.
    public static func == (first: Self, second: Self) -> Bool {
        first.intentValues == second.intentValues
    }

    /// Hashes the values of the parameters.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(intentValues)
    }
}

extension ConfigurableIntent {
    /// The title of the intent, in all languages of the definition.
    public static var title: LocalizedText {
        intent?.title ?? .title(from: definition.name)
    }

    /// The description of the intent, or nil if the definition has none.
    public static var description: LocalizedText? { intent?.description }

    static var intent: Intent? {
        definition.name.flatMap { name in definition.schemaIfValid.intent(named: name) }
    }
}

// Encoded as an object of wire forms by declared name, without the parameters that have no value.
extension ConfigurableIntent {
    /// Decodes an object of wire forms by declared name. A parameter that is absent or null gets its own default.
    /// - Throws: `DecodingError` if the value is not an object or a member does not have the type of its parameter.
    public init(from decoder: any Decoder) throws {
        guard case .object(let members) = try CodedJSON(from: decoder).value else {
            let context = DecodingError.Context(
                codingPath: decoder.codingPath, debugDescription: "expected an object of parameters")
            throw DecodingError.typeMismatch(Self.self, context)
        }
        var values = IntentValues()
        do {
            let schema = try Self.definition.schema()
            for parameter in Self.declaration(in: schema)?.parameters ?? [] {
                guard let json = members[parameter.name], json != .null else { continue }
                values[parameter.name] = try parameter.type.value(fromWire: json, in: schema)
            }
        } catch { throw DecodingError.notWireForm(error, at: decoder.codingPath) }
        self.init(intentValues: values)
    }

    /// Encodes an object of wire forms by declared name, in declared order.
    /// - Throws: `EncodingError`; `JSONError` or `SchemaDecodingError` if the definition cannot be read.
    public func encode(to encoder: any Encoder) throws {
        let values = intentValues
        var members: [JSONObject.Member] = []
        for parameter in Self.declaration(in: try Self.definition.schema())?.parameters ?? [] {
            guard let value = values[parameter.name] else { continue }
            members.append(JSONObject.Member(key: parameter.name, value: parameter.type.wire(for: value)))
        }
        try CodedJSON(.object(JSONObject(uniqueMembers: members))).encode(to: encoder)
    }

    private static func declaration(in schema: Schema) -> Intent? {
        definition.name.flatMap(schema.intent(named:))
    }
}
