import IntentSystem

/// A chosen object: its identifier, its texts as they were displayed, and the properties of its type.
public struct ObjectValue: Hashable, Sendable {
    /// The identifier, which is unique among the objects of a type.
    public var identifier: String
    /// The title to display.
    public var displayString: String
    public var subtitleString: String?
    public var displayImage: ImageValue?
    public var pronunciationHint: String?
    /// Other texts by which a person may refer to the object.
    public var alternativeSpeakableMatches: [String]
    /// The values of the type's properties by declared name. A property without a value is absent.
    public var properties: [String: IntentValue]
    /// Stored members that the type does not declare, or whose values do not match their property; for example those of
    /// a newer definition. They are written back unchanged.
    package var unknownProperties = JSONObject()

    public init(
        identifier: String, displayString: String, subtitleString: String? = nil, displayImage: ImageValue? = nil,
        pronunciationHint: String? = nil, alternativeSpeakableMatches: [String] = [],
        properties: [String: IntentValue] = [:]
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.properties = properties
    }
}

extension ObjectValue {
    public static func == (first: ObjectValue, second: ObjectValue) -> Bool {
        first.identifier.isExactly(second.identifier) && first.displayString.isExactly(second.displayString)
            && first.subtitleString.isExactly(second.subtitleString) && first.displayImage == second.displayImage
            && first.pronunciationHint.isExactly(second.pronunciationHint)
            && first.alternativeSpeakableMatches.isExactly(second.alternativeSpeakableMatches)
            && first.properties == second.properties && first.unknownProperties == second.unknownProperties
    }

    public func hash(into hasher: inout Hasher) {
        identifier.hashExactly(into: &hasher)
    }
}

extension ObjectValue {
    package func keepingUnknownProperties(of stored: ObjectValue) -> ObjectValue {
        guard stored.identifier.isExactly(identifier) else { return self }
        var object = self
        object.unknownProperties = stored.unknownProperties
        return object
    }

    /// Returns this object with the texts, the image and the properties of a known one that it lacks. A display string that
    /// repeats the identifier is one that is lacking.
    func completed(from known: ObjectValue) -> ObjectValue {
        var object = self
        if displayString.isExactly(identifier) { object.displayString = known.displayString }
        object.subtitleString = subtitleString ?? known.subtitleString
        object.displayImage = displayImage ?? known.displayImage
        object.pronunciationHint = pronunciationHint ?? known.pronunciationHint
        if alternativeSpeakableMatches.isEmpty {
            object.alternativeSpeakableMatches = known.alternativeSpeakableMatches
        }
        object.properties.merge(known.properties) { own, _ in own }
        let unknown = known.unknownProperties.members.filter { unknownProperties[$0.key] == nil }
        object.unknownProperties = JSONObject(uniqueMembers: unknownProperties.members + unknown)
        return object
    }
}

extension WireReader {
    /// Reads an object.
    /// - Parameter typeName: The name of its type; `nil` for an object without a declared type.
    func object(of typeName: String?, _ json: JSONValue) throws(WireError) -> ObjectValue {
        if let identifier = json.stringValue { return ObjectValue(identifier: identifier, displayString: identifier) }
        guard let object = json.objectValue else {
            throw WireError(expected: "an object with \"identifier\", or an identifier alone,", found: json)
        }
        let type = typeName.flatMap(schema.type(named:))
        var value = ObjectValue(identifier: "", displayString: "")
        if let type { value.properties.reserveCapacity(type.properties.count) }
        var hasIdentifier = false
        var hasDisplayString = false
        var others: [JSONObject.Member] = []
        for member in object.members {
            do {
                switch member.key {
                case "identifier":
                    value.identifier = try String(wire: member.value)
                    hasIdentifier = true
                case "displayString":
                    value.displayString = try String(wire: member.value)
                    hasDisplayString = true
                case "subtitleString": value.subtitleString = try optional(member.value, String.init(wire:))
                case "displayImage": value.displayImage = try optional(member.value, ImageValue.init(wire:))
                case "pronunciationHint": value.pronunciationHint = try optional(member.value, String.init(wire:))
                case "alternativeSpeakableMatches": value.alternativeSpeakableMatches = try strings(member.value)
                default:
                    if !readPresentProperty(member, of: type, into: &value) { others.append(member) }
                }
            } catch { throw error.inside(member: member.key) }
        }
        guard hasIdentifier else { throw WireError("an object needs an \"identifier\"") }
        if !hasDisplayString { value.displayString = value.identifier }
        if !others.isEmpty { try readProperties(of: type, from: others, into: &value) }
        return value
    }

    /// Reads a property that has its current name and a matching value, as nearly all stored ones do.
    ///
    /// Returns `false` for any other member, and for user input, whose problems are reported in order.
    private func readPresentProperty(
        _ member: JSONObject.Member, of type: ObjectType?, into value: inout ObjectValue
    ) -> Bool {
        guard keepsMismatches, member.value != .null,
            let property = type?.properties.first(where: { $0.name == member.key }),
            let own = try? self.member(of: property.type, from: member.value)
        else { return false }
        value.properties[property.name] = own.value
        return true
    }

    /// Reads the properties that do not have a value yet, by their current or former names. The remaining members are
    /// kept, or are an error.
    func readProperties(
        of type: ObjectType?, from members: [JSONObject.Member], into value: inout ObjectValue
    ) throws(WireError) {
        var members = members
        for property in type?.properties ?? [] where value.properties[property.name] == nil {
            guard let index = members.firstIndex(of: property) else { continue }
            do {
                if members[index].value != .null {
                    value.properties[property.name] = try member(of: property.type, from: members[index].value).value
                }
                members.remove(at: index)
            } catch  where !keepsMismatches { throw error.inside(member: members[index].key) } catch {}
        }
        if !keepsMismatches, let unknown = members.first {
            let names = type?.properties.map(\.name) ?? []
            throw WireError(
                "'\(unknown.key)' is not a property of \(type?.name ?? "this type")",
                suggestion: NearMatch.best(for: unknown.key, in: names))
        }
        value.unknownProperties = JSONObject(uniqueMembers: members)
    }

    /// Reads the properties as ``readProperties(of:from:into:)`` does, without the members that are odd.
    func readProperties(
        of type: ObjectType?, from members: [JSONObject.Member], into value: inout ObjectValue,
        leavingOut problems: inout [WireError]
    ) {
        var whole = value
        if (try? readProperties(of: type, from: members, into: &whole)) != nil {
            value = whole
            return
        }
        for member in members {
            var changed = value
            do throws(WireError) {
                try readProperties(of: type, from: [member], into: &changed)
                value = changed
            } catch {
                problems.append(error)
            }
        }
    }

    private func strings(_ json: JSONValue) throws(WireError) -> [String] {
        if json == .null { return [] }
        guard let elements = json.arrayValue else { throw WireError(expected: "an array of strings", found: json) }
        var strings: [String] = []
        for (index, element) in elements.enumerated() {
            do { strings.append(try String(wire: element)) } catch { throw error.inside(element: index) }
        }
        return strings
    }

    private func optional<Value>(
        _ json: JSONValue, _ read: (JSONValue) throws(WireError) -> Value
    ) throws(WireError) -> Value? {
        json == .null ? nil : try read(json)
    }
}

extension ObjectValue {
    /// The wire form: built-in members in their usual order, then all properties sorted by name.
    package var wire: JSONObject {
        var members = [member("identifier", .string(identifier)), member("displayString", .string(displayString))]
        if let subtitleString { members.append(member("subtitleString", .string(subtitleString))) }
        if let displayImage { members.append(member("displayImage", displayImage.wire)) }
        if let pronunciationHint { members.append(member("pronunciationHint", .string(pronunciationHint))) }
        if !alternativeSpeakableMatches.isEmpty {
            let matches = alternativeSpeakableMatches.map(JSONValue.string)
            members.append(member("alternativeSpeakableMatches", .array(matches)))
        }
        let unknown = unknownProperties.members.filter { properties[$0.key] == nil }
        let own = properties.map { member($0.key, $0.value.wire) }
        return JSONObject(uniqueMembers: members + (own + unknown).sorted { $0.key < $1.key })
    }

    private func member(_ key: String, _ value: JSONValue) -> JSONObject.Member {
        JSONObject.Member(key: key, value: value)
    }
}
