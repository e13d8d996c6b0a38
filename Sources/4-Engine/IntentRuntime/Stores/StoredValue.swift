package import IntentModel
import IntentSystem

/// A value in its wire form, together with the type with which it was stored.
public struct StoredValue: Hashable, Sendable {
    /// The tag of the declared type when the value was stored, such as `Integer`, `enum:CountType`, or
    /// `[object:CarControl]`.
    public var type: String
    /// The value as JSON in the wire form of its type; null for "no value".
    public var wire: JSONValue
    /// The results of the last lookups of the chosen options.
    public var marks: [StoredMark]
    /// The order in which values of an instance were written that may belong to the same parameter.
    ///
    /// A parameter has one value, but programs with older and newer definitions store it under different names, and an
    /// older program does not know which names those are. If the instance contains a value whose name the writing program
    /// does not know, this is one more than the highest number in the instance; otherwise it is 0. Of the values under
    /// the current and the former names of a parameter, the one with the highest number is in effect.
    public var writeOrder: Int

    /// Creates a stored value.
    public init(type: String, wire: JSONValue, marks: [StoredMark] = [], writeOrder: Int = 0) {
        self.type = type
        self.wire = wire
        self.marks = marks
        self.writeOrder = writeOrder
    }
}

/// Values are equal if a store keeps the same bytes for them.
extension StoredValue {
    public static func == (first: StoredValue, second: StoredValue) -> Bool {
        first.type.isExactly(second.type) && first.wire == second.wire && first.marks == second.marks
            && first.writeOrder == second.writeOrder
    }

    public func hash(into hasher: inout Hasher) {
        type.hashExactly(into: &hasher)
        hasher.combine(wire)
    }
}

/// Values of one parameter under several names.
extension StoredValue {
    /// The type of a value that only records a reset.
    private static let resetType = "reset"

    /// Creates the record of a reset, so that older values of the parameter under other names stay without effect.
    static func reset(writeOrder: Int) -> StoredValue {
        StoredValue(type: resetType, wire: .null, writeOrder: writeOrder)
    }

    /// Whether this is not a value but the record of a reset: the default applies.
    package var isReset: Bool { type == StoredValue.resetType }

    /// Whether the values differ at most in the order in which they were written.
    func isSameChoice(as other: StoredValue) -> Bool {
        var other = other
        other.writeOrder = writeOrder
        return self == other
    }
}

extension [String: StoredValue] {
    /// Returns the name of the value that is in effect, which may be the record of a reset. Nil if there is none.
    /// - Parameter names: The names of one parameter, the current one first.
    func newestName(among names: [String]) -> String? {
        var newest: (name: String, order: Int)?
        for name in names {
            guard let order = self[name]?.writeOrder else { continue }
            if let known = newest, known.order >= order { continue }
            newest = (name, order)
        }
        return newest?.name
    }

    /// The ``StoredValue/writeOrder`` of a value that is newer than all of these. It stays the same at the highest number.
    var nextWriteOrder: Int {
        let highest = values.lazy.map(\.writeOrder).max() ?? 0
        return highest == .max ? highest : highest + 1
    }
}

/// The result of the last lookup of a chosen option.
public struct StoredMark: Hashable, Sendable {
    /// The kind of a mark.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The option no longer exists.
        case vanished
        /// The option was stored without a lookup, because it could not be looked up.
        case unchecked
    }

    /// The kind of the mark.
    public var kind: Kind
    /// The identifier of the option: `optionIdentifier` of its value.
    public var identifier: String
    /// The declared name of the field of records, or of the member of a union, for which the option is chosen; nil if it is the
    /// value itself.
    public var field: String?

    /// Creates a mark.
    public init(_ kind: Kind, identifier: String, field: String? = nil) {
        self.kind = kind
        self.identifier = identifier
        self.field = field
    }

    public static func == (first: StoredMark, second: StoredMark) -> Bool {
        first.kind == second.kind && first.identifier.isExactly(second.identifier)
            && first.field.isExactly(second.field)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        identifier.hashExactly(into: &hasher)
    }
}

extension StoredMark {
    /// Reads a list of `[kind, identifier]` or, for a field of records, `[kind, identifier, field]`. Others, such as those with
    /// unknown kinds, are ignored.
    @usableFromInline package static func list(_ json: JSONValue) -> [StoredMark] {
        (json.arrayValue ?? []).compactMap { mark in
            let members = mark.arrayValue ?? []
            let texts = members.compactMap(\.stringValue)
            guard 2...3 ~= members.count, texts.count == members.count, let kind = Kind(rawValue: texts[0]) else {
                return nil
            }
            return StoredMark(kind, identifier: texts[1], field: texts.count == 3 ? texts[2] : nil)
        }
    }

    package static func json(_ marks: [StoredMark]) -> JSONValue {
        .array(
            marks.map { mark in
                .array([mark.kind.rawValue, mark.identifier, mark.field].compactMap { $0.map(JSONValue.string) })
            })
    }

    /// The mark in documents: `{ "mark", "identifier", "field" }`, the last only for a field of records.
    package var document: JSONValue {
        var object: JSONObject = ["mark": .string(kind.rawValue), "identifier": .string(identifier)]
        object["field"] = field.map(JSONValue.string)
        return .object(object)
    }
}

extension ValueMark {
    /// The mark of a value that contains an option with a stored one.
    package init(_ kind: StoredMark.Kind) {
        switch kind {
        case .vanished: self = .vanished
        case .unchecked: self = .unchecked
        }
    }
}

/// The options of a value that have a mark.
struct MarkedOptions {
    private var identifiers: [String?: Set<ExactText>] = [:]

    /// - Parameter kind: The kind of the marks.
    init(_ marks: [StoredMark], _ kind: StoredMark.Kind) {
        for mark in marks where mark.kind == kind {
            identifiers[mark.field, default: []].insert(ExactText(mark.identifier))
        }
    }

    var isEmpty: Bool { identifiers.isEmpty }

    /// Whether a value, or one of the fields of a record, is one of the options.
    func isChosen(in value: IntentValue) -> Bool {
        if isEmpty { return false }
        guard case .record(let record) = value else {
            return value.optionKey.map { identifiers[nil]?.contains($0) == true } ?? false
        }
        return identifiers.contains { field, identifiers in
            let chosen = field.flatMap { record.values[$0] }?.slots ?? []
            return chosen.contains { slot in slot?.optionKey.map(identifiers.contains) ?? false }
        }
    }
}

extension [OptionPart] {
    /// Returns the marks of the options that a value contains.
    func marks(_ marks: [StoredMark], in value: IntentValue) -> [StoredMark] {
        if marks.isEmpty { return [] }
        var chosen: [String?: Set<ExactText>] = [:]
        for part in self { chosen[part.field] = Set(part.choices(in: value).compactMap(\.optionKey)) }
        return marks.filter { chosen[$0.field]?.contains($0.identifier) ?? false }
    }
}

extension StoredValue {
    /// Reads `{"type", "wire", "marks", "writeOrder"}`, where the last two may be absent.
    package init?(logged json: JSONValue?) {
        guard let type = json?["type"]?.stringValue, let wire = json?["wire"] else { return nil }
        self.init(
            type: type, wire: wire, marks: json?["marks"].map(StoredMark.list) ?? [],
            writeOrder: json?["writeOrder"]?.integerValue ?? 0)
    }

    package var logged: JSONValue {
        var members = [
            JSONObject.Member(key: "type", value: .string(type)), JSONObject.Member(key: "wire", value: wire),
        ]
        if !marks.isEmpty { members.append(JSONObject.Member(key: "marks", value: StoredMark.json(marks))) }
        if writeOrder != 0 { members.append(JSONObject.Member(key: "writeOrder", value: .integer(writeOrder))) }
        return .object(JSONObject(uniqueMembers: members))
    }
}

extension [String: StoredValue] {
    /// Returns the changes that turn these values into `other`; nil removes a value.
    func differences(to other: [String: StoredValue]) -> [String: StoredValue?] {
        var differences: [String: StoredValue?] = [:]
        for name in Set(keys).union(other.keys) where self[name] != other[name] {
            differences.updateValue(other[name], forKey: name)
        }
        return differences
    }
}

extension StoredValue {
    /// This value as every store returns it: whole numbers are integers, because that is how they are parsed from text.
    var canonical: StoredValue {
        StoredValue(type: type, wire: wire.canonical, marks: marks, writeOrder: writeOrder)
    }
}

extension JSONValue {
    fileprivate var canonical: JSONValue {
        switch self {
        case .null, .boolean, .integer, .digits, .string: self
        case .number(let number): (try? JSONValue(parsing: JSONValue.number(number).rendered())) ?? self
        case .array(let elements): .array(elements.map(\.canonical))
        case .object(let object):
            .object(
                JSONObject(
                    uniqueMembers: object.members.map { JSONObject.Member(key: $0.key, value: $0.value.canonical) }))
        }
    }
}
