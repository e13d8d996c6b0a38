/// The default of a parameter.
package indirect enum DefaultRule: Hashable, Sendable {
    /// A valid literal; a list for a list parameter.
    case value(IntentValue)
    /// Objects by the identifiers of their options, in order. Their texts are those of the options.
    case options([String])
    /// The value that the handler returns when an instance is added.
    case handler
    /// The first options of the complete list; at least 1.
    case first(Int)
    /// What another row has.
    case row(RowDefault)
    /// A rule for each family. Rules of families are never nested.
    case byFamily([SizeFamily: DefaultRule], otherwise: DefaultRule?)

    /// Returns the rule for a family.
    package func rule(in family: SizeFamily) -> DefaultRule? {
        guard case .byFamily(let rules, let otherwise) = self else { return self }
        return rules[family] ?? otherwise
    }
}

extension Parameter {
    /// Returns the rule for a size family; for an unknown family, the rule for all others.
    package func defaultRule(in family: SizeFamily?) -> DefaultRule? {
        if let family { return defaultRule?.rule(in: family) }
        guard case .byFamily(_, let otherwise) = defaultRule else { return defaultRule }
        return otherwise
    }
}

extension DefaultRule: SchemaPart {
    func json(in language: String) -> JSONValue? {
        switch self {
        case .value(let value): return ["value": value.literalJSON]
        case .options(let identifiers): return ["options": .array(identifiers.map(JSONValue.string))]
        case .handler: return "handler"
        case .first(let count): return ["first": .integer(count)]
        case .row(let rule): return rule.json
        case .byFamily(let rules, let otherwise):
            var families = JSONObject()
            for family in SizeFamily.allCases { families[family.rawValue] = rules[family]?.json(in: language) }
            var object: JSONObject = ["families": .object(families)]
            object["otherwise"] = otherwise?.json(in: language)
            return .object(object)
        }
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if node.json == "handler" {
            self = .handler
            return
        }
        if node.json[Word.row.text] != nil {
            self = .row(try RowDefault(schemaNode: node))
            return
        }
        self = try node.fields { fields throws(SchemaDecodingError) in
            if let value = try fields.literal("value") { return .value(value) }
            if let node = fields.remove("options") { return .options(try node.texts()) }
            if let node = fields.remove("first") { return .first(try node.integer()) }
            return try DefaultRule.byFamily(from: &fields)
        }
    }

    private static func byFamily(from fields: inout SchemaFields) throws(SchemaDecodingError) -> DefaultRule {
        let rules = try fields.required("families").fields { families throws(SchemaDecodingError) in
            var rules: [SizeFamily: DefaultRule] = [:]
            for family in SizeFamily.allCases {
                if let node = families.remove(family.rawValue) { rules[family] = try singleRule(node) }
            }
            return rules
        }
        guard let otherwise = fields.remove("otherwise") else { return .byFamily(rules, otherwise: nil) }
        return .byFamily(rules, otherwise: try singleRule(otherwise))
    }

    private static func singleRule(_ node: SchemaNode) throws(SchemaDecodingError) -> DefaultRule {
        let rule = try DefaultRule(schemaNode: node)
        if case .byFamily = rule { throw node.error("the default of a family cannot contain families") }
        return rule
    }
}
