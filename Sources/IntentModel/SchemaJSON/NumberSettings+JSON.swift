extension NumberSettings {
    func write(to writer: inout SchemaObjectWriter) {
        writer.put("range", range?.json)
        writer.put("control", control.rawValue, unless: NumberControl.field.rawValue)
        writer.put("unit", unit)
    }

    init(from fields: inout SchemaFields, of type: ElementType) throws(SchemaDecodingError) {
        self.init()
        if let node = fields.take("range") { range = try NumberRange(schemaNode: node, of: type) }
        control = try fields.take("control")?.word() ?? .field
        unit = try fields.take("unit")?.text()
    }
}

extension NumberRange {
    var json: JSONValue {
        switch self {
        case .integers(let minimum, let maximum, let step): NumberRange.json(minimum, maximum, step) { .integer($0) }
        case .decimals(let minimum, let maximum, let step): NumberRange.json(minimum, maximum, step) { .number($0) }
        }
    }

    private static func json<Number>(
        _ minimum: Number?, _ maximum: Number?, _ step: Number?, _ json: (Number) -> JSONValue
    ) -> JSONValue {
        var object = JSONObject()
        object["min"] = minimum.map(json)
        object["max"] = maximum.map(json)
        object["step"] = step.map(json)
        return .object(object)
    }

    /// An Integer's range is of integers, every other one of decimals.
    init(schemaNode node: SchemaNode, of type: ElementType) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let (minimum, maximum, step) = (fields.take("min"), fields.take("max"), fields.take("step"))
            return type == .integer
                ? .integers(
                    minimum: try minimum?.integer(), maximum: try maximum?.integer(), step: try step?.integer())
                : .decimals(minimum: try minimum?.number(), maximum: try maximum?.number(), step: try step?.number())
        }
    }
}
