import IntentModel

extension IntentSchemaTranslation {
    /// Returns the schema of a parameter's stored value. Null means no value.
    func translate(_ parameter: Parameter) -> JSONValue {
        var object: JSONObject = [:]
        object.put(title: parameter.title, description: parameter.description, deprecated: parameter.deprecated)
        object["x-prompt"] = parameter.prompt.map { .string($0.text) }
        let element = choice(of: parameter)
        let value: JSONValue =
            if parameter.type.isList { list(of: element, parameter) } else if parameter.staticDefault != nil {
                element
            } else {
                element.orNull
            }
        object = object.adding(schema: value)
        object["default"] = parameter.staticDefault.map { parameter.type.wire(for: $0) }
        if case .row(let rule)? = parameter.defaultRule { object["x-default"] = rule.json }
        object["x-options"] = source(of: parameter)
        object["x-families"] = parameter.families.map { .array($0.map { .string($0.rawValue) }) }
        return .object(object)
    }

    /// Returns the schema of records, in which other members, from other versions, are allowed; or of a union, whose values have
    /// one member.
    func translateRecord(_ type: ObjectType) -> JSONValue {
        var object: JSONObject = [:]
        object.put(title: type.title, description: type.description, deprecated: type.deprecated)
        let fields = type.recordFields.filter { $0.when.isEmpty }.map { field in
            JSONObject.Member(key: field.name, value: type.isUnion ? translateMember(field) : translate(field))
        }
        object["x-order"] = .array(type.recordFields.map { .string($0.name) })
        let rules = rules(Visibility(type.recordFields, of: type.name))
        if !rules.isEmpty { object["allOf"] = .array(rules) }
        let record = JSONValue.object(object)
            .adding(.object(.object(requiring: [], .object(JSONObject(uniqueMembers: fields)))))
        return type.isUnion
            ? record.adding(["minProperties": 1, "maxProperties": 1, "additionalProperties": false]) : record
    }

    /// Returns the schema of a member of a union, which has a value wherever it is written.
    private func translateMember(_ member: Parameter) -> JSONValue {
        var object: JSONObject = [:]
        object.put(title: member.title, description: member.description, deprecated: member.deprecated)
        return .object(object.adding(schema: choice(of: member)))
    }

    /// Returns the schema of one value, restricted to the listed options if there are any.
    private func choice(of parameter: Parameter) -> JSONValue {
        let element = parameter.type.element
        let type = JSONValue.object(element.jsonSchema(in: schema).adding(parameter.settings, of: element))
        guard case .listed(let options) = parameter.options else { return type }
        let listed: JSONValue = ["oneOf": .array(options.map { $0.jsonSchema(of: element) })]
        if parameter.allowsFreeText { return ["anyOf": [listed, type.adding("title", "Another value")]] }
        return element.isObject ? ["allOf": [type], "oneOf": listed["oneOf"] ?? []] : type.adding(listed)
    }

    /// Returns the schema of a list of slots, in which null is an empty slot. Values that a smaller family hides are
    /// stored too, so the size of the largest family applies.
    private func list(of element: JSONValue, _ parameter: Parameter) -> JSONValue {
        var list: JSONObject = ["type": "array", "items": element.orNull]
        list["maxItems"] = parameter.size.flatMap(\.largest).map { .integer($0) }
        if parameter.hasUniqueValues { list["x-uniqueValues"] = true }
        if let size = parameter.size { list["x-size"] = size.json }
        return .object(list)
    }

    private func source(of parameter: Parameter) -> JSONValue? {
        var source: JSONObject = [:]
        switch parameter.options {
        case .free: return nil
        case .listed:
            // The schema lists the options themselves.
            if parameter.filters.isEmpty { return nil }
            source["source"] = "listed"
        case .none: source["source"] = "none"
        case .dynamic: source["source"] = "dynamic"
        case .file: source["source"] = "file"
        case .command: source["source"] = "command"
        case .address: source["source"] = "url"
        }
        for (key, _) in Parameter.choice.values(of: parameter) { source[key.text] = true }
        if !parameter.filters.isEmpty { source["where"] = parameter.filters.json }
        if !parameter.dependsOn.isEmpty { source["dependsOn"] = .array(parameter.dependsOn.map { .string($0) }) }
        return .object(source)
    }
}

extension ListedOption {
    /// Returns the schema of an option. An object is compared by identifier, because its stored texts may be outdated.
    /// The full object is the default, so that a form stores the same value as our editors.
    fileprivate func jsonSchema(of element: ElementType) -> JSONValue {
        var object: JSONObject = [:]
        object.put(title: title, description: subtitle)
        object["x-section"] = section.map { .string($0.text) }
        object["x-image"] = image?.wire
        object["x-disabled"] = disabled.map { .string($0.text) }
        if let scalar {
            object["const"] = scalar.wire
        } else {
            object["properties"] = ["identifier": ["const": .string(identifier)]]
            object["default"] = .object(value.wire)
        }
        return .object(object)
    }

    private var value: ObjectValue {
        ObjectValue(
            identifier: identifier, displayString: title.text, subtitleString: subtitle?.text, displayImage: image,
            properties: properties)
    }
}

extension SlotSizes {
    /// The largest number of slots in any family.
    fileprivate var largest: Int? {
        (families.values.map(\.maximum) + [otherwise?.maximum].compactMap(\.self)).max()
    }

    fileprivate var json: JSONValue {
        var sizes: JSONObject = [:]
        for family in SizeFamily.allCases { sizes[family.rawValue] = families[family]?.json }
        sizes["otherwise"] = otherwise?.json
        return .object(sizes)
    }
}

extension SlotCount {
    fileprivate var json: JSONValue {
        isFixed ? .integer(maximum) : ["min": .integer(minimum), "max": .integer(maximum)]
    }
}

extension JSONValue {
    /// The schema that also allows null, for no value.
    fileprivate var orNull: JSONValue {
        if let type = self["type"]?.stringValue, self["oneOf"] == nil, self["enum"] == nil, type != "object" {
            return adding("type", [.string(type), "null"])
        }
        return ["anyOf": [self, ["type": "null"]]]
    }
}
