extension WireReader {
    /// - Parameter typeName: Nil for an object without a declared type.
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
                    value.identifier = try string(member.value)
                    hasIdentifier = true
                case "displayString":
                    value.displayString = try string(member.value)
                    hasDisplayString = true
                case "subtitleString": value.subtitleString = try optional(member.value, string)
                case "displayImage": value.displayImage = try optional(member.value, ImageValue.init(wire:))
                case "pronunciationHint": value.pronunciationHint = try optional(member.value, string)
                case "alternativeSpeakableMatches": value.alternativeSpeakableMatches = try strings(member.value)
                default:
                    if !readPresentProperty(member, of: type, into: &value) { others.append(member) }
                }
            } catch { throw error.inside(member: member.key) }
        }
        guard hasIdentifier else { throw WireError("an object has an \"identifier\"") }
        if !hasDisplayString { value.displayString = value.identifier }
        if !others.isEmpty { try readProperties(of: type, from: others, into: &value) }
        return value
    }

    /// A property under its present name that fits, as nearly all stored ones are. False for all else, and for what a
    /// person wrote, whose mistakes are told in order.
    private func readPresentProperty(
        _ member: JSONObject.Member, of type: ObjectType?, into value: inout ObjectValue
    ) -> Bool {
        guard keepsMismatches, member.value != .null,
            let property = type?.properties.first(where: { $0.name == member.key }),
            let own = try? self.property(property, from: member.value)
        else { return false }
        value.properties[property.name] = own
        return true
    }

    /// Own properties, unless they are there, under their names or former names; the rest is kept or refused.
    func readProperties(
        of type: ObjectType?, from members: [JSONObject.Member], into value: inout ObjectValue
    ) throws(WireError) {
        var members = members
        for property in type?.properties ?? [] where value.properties[property.name] == nil {
            guard let index = members.firstIndex(of: property) else { continue }
            do {
                if members[index].value != .null {
                    value.properties[property.name] = try self.property(property, from: members[index].value)
                }
                members.remove(at: index)
            } catch  where !keepsMismatches { throw error.inside(member: members[index].key) } catch {}
        }
        if !keepsMismatches, let stranger = members.first {
            let names = type?.properties.map(\.name) ?? []
            throw WireError(
                "'\(stranger.key)' is no property of \(type?.name ?? "this type")",
                suggestion: NearMatch.best(for: stranger.key, in: names))
        }
        value.unknownProperties = JSONObject(uniqueMembers: members)
    }

    /// A property carries no type of its own, so one that became a list since is told by its form.
    private func property(_ property: Property, from json: JSONValue) throws(WireError) -> IntentValue {
        if keepsMismatches, property.type.isList, json.arrayValue == nil {
            return try value(of: property.type, from: [json])
        }
        return try value(of: property.type, from: json)
    }

    private func string(_ json: JSONValue) throws(WireError) -> String {
        guard let text = json.stringValue else { throw WireError(expected: "a string", found: json) }
        return text
    }

    private func strings(_ json: JSONValue) throws(WireError) -> [String] {
        if json == .null { return [] }
        guard let elements = json.arrayValue else { throw WireError(expected: "an array of strings", found: json) }
        var strings: [String] = []
        for (index, element) in elements.enumerated() {
            do { strings.append(try string(element)) } catch { throw error.inside(element: index) }
        }
        return strings
    }

    private func optional<Value>(
        _ json: JSONValue, _ read: (JSONValue) throws(WireError) -> Value
    ) throws(WireError) -> Value? {
        json == .null ? nil : try read(json)
    }
}

extension [JSONObject.Member] {
    /// Under its name, else under a former one.
    fileprivate func firstIndex(of property: Property) -> Int? {
        if let index = firstIndex(where: { $0.key == property.name }) { return index }
        for name in property.renamedFrom {
            if let index = firstIndex(where: { $0.key == name }) { return index }
        }
        return nil
    }
}
