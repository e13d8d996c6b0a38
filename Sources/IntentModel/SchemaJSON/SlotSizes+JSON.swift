extension SlotSizes {
    /// By family, in the families' order, then `otherwise`.
    var json: JSONValue {
        var object = JSONObject()
        for family in SizeFamily.allCases { object[family.rawValue] = families[family]?.json }
        object["otherwise"] = otherwise?.json
        return .object(object)
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            var sizes = SlotSizes()
            for family in SizeFamily.allCases {
                if let node = fields.take(family.rawValue) { sizes.families[family] = try SlotCount(schemaNode: node) }
            }
            if let node = fields.take("otherwise") { sizes.otherwise = try SlotCount(schemaNode: node) }
            return sizes
        }
    }
}

extension SlotCount {
    /// A number, or an object with both bounds.
    fileprivate var json: JSONValue {
        minimum == maximum ? .integer(minimum) : ["min": .integer(minimum), "max": .integer(maximum)]
    }

    fileprivate init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        let (minimum, maximum): (Int, Int)
        if let count = node.json.integerValue {
            (minimum, maximum) = (count, count)
        } else {
            (minimum, maximum) = try node.fields { fields throws(SchemaDecodingError) in
                (try fields.required("min").integer(), try fields.required("max").integer())
            }
        }
        guard 0 <= minimum, minimum <= maximum else {
            throw node.error("a count's bounds are ordered and not negative")
        }
        self.init(minimum: minimum, maximum: maximum)
    }
}
