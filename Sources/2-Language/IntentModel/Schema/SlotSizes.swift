import IntentSystem

/// The number of slots that a list parameter has in a widget family.
///
/// A fixed size has equal bounds, so that changing `2` to `1...3` does not break source code. Fewer values than
/// ``minimum`` cause a warning. An edit with more values than ``maximum`` fails.
public struct SlotCount: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The number of slots below which a warning is reported; 0 or more.
    public let minimum: Int
    /// The maximum number of slots; at least ``minimum``.
    public let maximum: Int

    /// Creates a number of slots.
    /// - Precondition: `0 <= minimum <= maximum`.
    public init(minimum: Int, maximum: Int) {
        precondition(0 <= minimum && minimum <= maximum, "the bounds of a slot count must be ordered and not negative")
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Whether this is a count of slots, each of which can be empty, and not the size of a list of up to n values.
    package var isFixed: Bool { minimum == maximum }

    public init(integerLiteral value: Int) {
        self.init(minimum: value, maximum: value)
    }
}

/// The number of slots of a list parameter in each family.
package struct SlotSizes: Hashable, Sendable {
    package var families: [SizeFamily: SlotCount]
    /// The number for all other families. A size that does not depend on the family has only this.
    package var otherwise: SlotCount?

    package init(families: [SizeFamily: SlotCount] = [:], otherwise: SlotCount? = nil) {
        self.families = families
        self.otherwise = otherwise
    }

    /// Returns the number of slots in a family, or `nil` if the definition does not limit it.
    package func count(in family: SizeFamily) -> SlotCount? {
        families[family] ?? otherwise
    }
}

extension Parameter {
    /// Returns the number of slots that a size family shows; nil for an unlimited list and for a single value.
    package func slotCount(in family: SizeFamily?) -> Int? {
        guard type.isList, let size, let family else { return nil }
        // As in the generated `Slots`, a size family that is not listed has no slots.
        return size.count(in: family)?.maximum ?? 0
    }

    /// Returns the slots that a size family shows, or the value of a parameter that is not a list.
    package func shaped(_ slots: [IntentValue?], in family: SizeFamily?) -> IntentValue? {
        guard type.isList else { return slots.first ?? nil }
        let values = hasUniqueValues ? slots.removingDuplicates : slots
        return .list(Array(values.prefix(slotCount(in: family) ?? values.count)))
    }
}

extension [IntentValue?] {
    /// Of several values with the same identifier, the first is kept.
    package var removingDuplicates: [IntentValue?] {
        var seen: Set<ExactText> = []
        return filter { value in
            guard let identifier = value?.optionIdentifier else { return true }
            return seen.insert(identifier).inserted
        }
    }
}

extension SlotSizes: SchemaPart {
    /// The families in their usual order, followed by `otherwise`.
    func json(in _: String) -> JSONValue? {
        var members: [JSONObject.Member] = []
        for family in SizeFamily.allCases {
            guard let count = families[family] else { continue }
            members.append(JSONObject.Member(key: family.rawValue, value: count.json))
        }
        if let otherwise { members.append(JSONObject.Member(key: "otherwise", value: otherwise.json)) }
        return .object(JSONObject(uniqueMembers: members))
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            var sizes = SlotSizes()
            for family in SizeFamily.allCases {
                if let node = fields.remove(family.rawValue) {
                    sizes.families[family] = try SlotCount(schemaNode: node)
                }
            }
            if let node = fields.remove("otherwise") { sizes.otherwise = try SlotCount(schemaNode: node) }
            return sizes
        }
    }
}

extension SlotCount {
    /// A number, or an object with both bounds.
    fileprivate var json: JSONValue {
        isFixed ? .integer(minimum) : ["min": .integer(minimum), "max": .integer(maximum)]
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
            throw node.error("the bounds of a slot count must be ordered and not negative")
        }
        self.init(minimum: minimum, maximum: maximum)
    }
}

extension SlotSizes {
    /// The maximum number of slots in any family; `nil` if it is unlimited.
    package var largest: Int? {
        families.values.reduce(otherwise?.maximum) { largest, count in max(largest ?? count.maximum, count.maximum) }
    }
}
