extension DefaultRule {
    var json: JSONValue {
        switch self {
        case .value(let value): return ["value": value.literalJSON]
        case .options(let identifiers): return ["options": .array(identifiers.map(JSONValue.string))]
        case .handler: return "handler"
        case .first(let count): return ["first": .integer(count)]
        case .byFamily(let rules, let otherwise):
            var families = JSONObject()
            for family in SizeFamily.allCases { families[family.rawValue] = rules[family]?.json }
            var object: JSONObject = ["families": .object(families)]
            object["otherwise"] = otherwise?.json
            return .object(object)
        }
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if node.json == "handler" {
            self = .handler
            return
        }
        self = try node.fields { fields throws(SchemaDecodingError) in
            if let value = try fields.literal("value") { return .value(value) }
            if let node = fields.take("options") { return .options(try node.texts()) }
            if let node = fields.take("first") { return .first(try node.integer()) }
            return try DefaultRule.byFamily(from: &fields)
        }
    }

    private static func byFamily(from fields: inout SchemaFields) throws(SchemaDecodingError) -> DefaultRule {
        let rules = try fields.required("families").fields { families throws(SchemaDecodingError) in
            var rules: [SizeFamily: DefaultRule] = [:]
            for family in SizeFamily.allCases {
                if let node = families.take(family.rawValue) { rules[family] = try ofOneFamily(node) }
            }
            return rules
        }
        guard let otherwise = fields.take("otherwise") else { return .byFamily(rules, otherwise: nil) }
        return .byFamily(rules, otherwise: try ofOneFamily(otherwise))
    }

    private static func ofOneFamily(_ node: SchemaNode) throws(SchemaDecodingError) -> DefaultRule {
        let rule = try DefaultRule(schemaNode: node)
        if case .byFamily = rule { throw node.error("a family's default has no families inside") }
        return rule
    }
}
