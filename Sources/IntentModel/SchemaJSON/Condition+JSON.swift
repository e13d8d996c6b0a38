extension Condition {
    var json: JSONValue {
        var object: JSONObject = ["parameter": .string(parameter)]
        switch test {
        case .isOneOf(let values): object["isOneOf"] = .array(values.map(\.literalJSON))
        case .isNoneOf(let values): object["isNoneOf"] = .array(values.map(\.literalJSON))
        case .isSet(let isSet): object["isSet"] = .boolean(isSet)
        case .within(let minimum, let maximum):
            var bounds = JSONObject()
            bounds["atLeast"] = minimum.map(JSONValue.number)
            bounds["atMost"] = maximum.map(JSONValue.number)
            object["within"] = .object(bounds)
        }
        return .object(object)
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            Condition(parameter: try fields.text("parameter"), test: try Test(from: &fields))
        }
    }
}

extension Condition.Test {
    fileprivate init(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        func literal(_ node: SchemaNode) throws(SchemaDecodingError) -> IntentValue { try node.literal() }
        if let node = fields.take("isOneOf") {
            self = .isOneOf(try node.list(of: literal))
        } else if let node = fields.take("isNoneOf") {
            self = .isNoneOf(try node.list(of: literal))
        } else if let node = fields.take("isSet") {
            self = .isSet(try node.flag())
        } else {
            self = try fields.required("within").fields { bounds throws(SchemaDecodingError) in
                .within(
                    atLeast: try bounds.take("atLeast")?.number(), atMost: try bounds.take("atMost")?.number())
            }
        }
    }
}
