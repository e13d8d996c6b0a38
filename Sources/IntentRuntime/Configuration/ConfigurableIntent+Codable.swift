import IntentModel

// Through the wire form: an object of the parameters that have a value, by stored name.
extension ConfigurableIntent {
    /// From an object of wire forms by stored name; absent and null ones become the parameter's own default.
    /// - Throws: `DecodingError` where there is no object, or a value is not of its parameter's type.
    public init(from decoder: any Decoder) throws {
        guard case .object(let members) = try CodedJSON(from: decoder).value else {
            let context = DecodingError.Context(
                codingPath: decoder.codingPath, debugDescription: "a configuration is an object of parameters")
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

    /// As an object of wire forms by stored name, in declared order.
    /// - Throws: `EncodingError`; what the definition's own reading throws.
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
