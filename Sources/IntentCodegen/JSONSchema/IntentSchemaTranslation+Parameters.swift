import IntentModel

extension IntentSchemaTranslation {
    /// A parameter's stored value: of its type, among its options, in its slots; null for no value.
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
        // In draft-07 nothing counts beside a reference.
        object =
            (value["$ref"] == nil
            ? JSONValue.object(object).adding(value) : JSONValue.object(object).adding("allOf", [value]))
            .objectValue ?? object
        object["default"] = parameter.staticDefault.map { parameter.type.wire(for: $0) }
        object["x-options"] = source(of: parameter)
        object["x-families"] = parameter.families.map { .array($0.map { .string($0.rawValue) }) }
        return .object(object)
    }

    /// One value: an option where there is a closed list of them.
    private func choice(of parameter: Parameter) -> JSONValue {
        let element = parameter.type.element
        let type = JSONValue.object(element.jsonSchema(in: schema).adding(parameter.settings, of: element))
        guard case .listed(let options) = parameter.options else { return type }
        let listed: JSONValue = ["oneOf": .array(options.map { $0.jsonSchema(of: element) })]
        if parameter.allowsFreeText { return ["anyOf": [listed, type.adding("title", "Another value")]] }
        return element.isObject ? ["allOf": [type], "oneOf": listed["oneOf"] ?? []] : type.adding(listed)
    }

    /// A row of slots, null for an empty one. The tail that a smaller family hides is stored too, so the largest counts.
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
        case .free, .listed: return nil
        case .none: source["source"] = "none"
        case .dynamic: source["source"] = "dynamic"
        case .file: source["source"] = "file"
        case .command: source["source"] = "command"
        case .address: source["source"] = "url"
        }
        if parameter.searchesInHandler { source["search"] = true }
        if parameter.allowsFreeText { source["freeText"] = true }
        if !parameter.dependsOn.isEmpty { source["dependsOn"] = .array(parameter.dependsOn.map { .string($0) }) }
        return .object(source)
    }
}

extension ListedOption {
    /// An object is meant by its identifier; its texts may be older than the definition's. The whole is the default, so
    /// that a form which offers the option stores what an editor of ours does.
    fileprivate func jsonSchema(of element: ElementType) -> JSONValue {
        var object: JSONObject = [:]
        object.put(title: title, description: subtitle)
        object["x-section"] = section.map { .string($0.text) }
        object["x-image"] = image?.wire
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
    /// Nil where some family has no limit.
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
        minimum == maximum ? .integer(maximum) : ["min": .integer(minimum), "max": .integer(maximum)]
    }
}

extension JSONValue {
    /// Or no value.
    fileprivate var orNull: JSONValue {
        if let type = self["type"]?.stringValue, self["oneOf"] == nil, self["enum"] == nil, type != "object" {
            return adding("type", [.string(type), "null"])
        }
        return ["anyOf": [self, ["type": "null"]]]
    }
}
