import IntentModel

/// One intent on its way to a JSON Schema of what is stored for an instance: an object of wire forms by stored name.
///
/// Draft-07, which form libraries and validators know best. What JSON Schema has no word for stands under keys that begin
/// with `x-`; the documentation lists them.
struct IntentSchemaTranslation {
    let schema: SchemaIndex
    let intent: Intent
    let parameters: [Parameter]

    init(_ intent: Intent, in schema: SchemaIndex) {
        self.schema = schema
        self.intent = intent
        parameters = intent.parameters.filter { !$0.type.element.isSystem }
    }

    func translateIntent() -> JSONValue {
        var object: JSONObject = [:]
        object["$schema"] = "http://json-schema.org/draft-07/schema#"
        object["$comment"] = "Made by intentgen. Do not edit: change the definition and run intentgen again."
        object.put(title: intent.title, description: intent.description, deprecated: intent.deprecated)
        object["x-intent"] = .string(intent.name)
        object["type"] = "object"
        object["properties"] = properties(of: parameters.filter { !isConditional($0) })
        let rules = parameters.filter(isConditional).map(rule)
        if !rules.isEmpty { object["allOf"] = .array(rules) }
        object["x-order"] = .array(parameters.map { .string($0.name) })
        let definitions = self.definitions
        if !definitions.members.isEmpty { object["definitions"] = .object(definitions) }
        return .object(object)
    }

    private func isConditional(_ parameter: Parameter) -> Bool { !parameter.conditions.isEmpty }

    private func properties(of parameters: [Parameter]) -> JSONValue {
        var properties: JSONObject = [:]
        for parameter in parameters { properties[parameter.name] = translate(parameter) }
        return .object(properties)
    }

    /// The parameter is there while its row is; what is stored of a hidden one is nobody's matter until then.
    private func rule(for parameter: Parameter) -> JSONValue {
        [
            "if": .defined(Visibility.name(of: parameter.name)),
            "then": ["properties": properties(of: [parameter])],
        ]
    }

    // MARK: Definitions

    private var definitions: JSONObject {
        var definitions: JSONObject = [:]
        var needed = NeededTypes(schema: schema)
        for parameter in parameters { needed.visit(parameter.type.element) }
        for name in needed.names.sorted() {
            guard let type = schema.type(named: name) else { continue }
            definitions[TypeSchemas.name(of: name)] = TypeSchemas(schema: schema).translate(type)
        }
        if needed.hasAnyObject { definitions[TypeSchemas.anyObject] = TypeSchemas(schema: schema).translateAnyObject() }
        let visibility = Visibility(parameters)
        for parameter in visibility.named {
            definitions[Visibility.name(of: parameter.name)] = visibility.test(of: parameter)
        }
        return definitions
    }
}

/// The object types that a schema refers to, over however many steps.
private struct NeededTypes {
    let schema: SchemaIndex
    private(set) var names: Set<String> = []
    private(set) var hasAnyObject = false

    init(schema: SchemaIndex) {
        self.schema = schema
    }

    mutating func visit(_ element: ElementType) {
        switch element {
        case .anyObject: hasAnyObject = true
        case .object(let name):
            guard names.insert(name).inserted else { return }
            for property in schema.type(named: name)?.properties ?? [] { visit(property.type.element) }
        default: break
        }
    }
}
