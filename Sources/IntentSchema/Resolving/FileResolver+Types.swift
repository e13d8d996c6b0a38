internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Object types and their properties.
extension FileResolver {
    /// The type, and what others ask of it, without the options that may stand on it: those need all enums first.
    mutating func objectType(_ declaration: Declaration) -> (type: ObjectType, scope: ObjectScope, fields: Fields) {
        enterTexts("types", declaration.key)
        defer { leaveTexts() }
        let value = Value(declaration.value, behind: declaration.key)
        let name = declaration.name
        var scope = ObjectScope()
        guard let fields = fields(of: value, allowed: .objectType, subject: "a type") else {
            let title = LocalizedText(name, language: document.language)
            return (ObjectType(name: name, swiftName: name, title: title), scope, Fields())
        }
        let (swift, classPrefix) = swiftName(of: declaration, fields)
        var type = ObjectType(name: name, swiftName: swift.name, title: title(fields[.title], name: name))
        type.description = localizedText(fields[.description])
        type.renamedFrom = formerNames(fields[.renamedFrom], of: declaration, .types, swift)
        type.deprecated = deprecation(fields[.deprecated])
        type.classPrefix = classPrefix
        type.repeatsSwiftName = swift.isRepeated
        if let properties = fields[.properties], isSection(properties, of: "properties") {
            (type.properties, scope.properties) = self.properties(
                properties, in: "properties", SwiftNameRule(.object), refused: ObjectType.builtInProperties)
        }
        return (type, scope, fields)
    }

    /// The properties of a section, of a type or a response.
    /// - Parameters:
    ///   - section: What their texts' paths begin with.
    ///   - refused: Names of properties that are there already.
    /// - Returns: With them, what literals need of each by name; nothing of one whose type could not be read.
    mutating func properties(
        _ value: Value, in section: StaticString, _ swiftNames: SwiftNameRule, refused: [String] = []
    ) -> (properties: [Property], scopes: [String: ObjectScope.Property?]) {
        var properties: [Property] = []
        var scopes: [String: ObjectScope.Property?] = [:]
        var swiftNames = swiftNames
        var formerNames = FormerNameRule()
        for entry in document.tree.entries(of: value.node) {
            let name = text(entry.key)
            formerNames.declare(name, at: place(entry.key))
            let property = property(name, entry, in: section, &formerNames)
            scopes[name] = .some(
                (property?.made).map { ObjectScope.Property(type: $0.type, settings: $0.settings) })
            if refused.contains(name) {
                report(.builtInProperty(name, at: place(entry.key)))
            } else if let property {
                let swiftNode = property.swiftNode
                if let problem = swiftNames.check(property.made.swiftName, at: place(swiftNode)) { report(problem) }
                properties.append(property.made)
            }
        }
        reportFormerNames(formerNames)
        return (properties, scopes)
    }

    private mutating func property(
        _ name: String, _ entry: YAMLTree.Entry, in section: StaticString, _ formerNames: inout FormerNameRule
    ) -> (made: Property, swiftNode: NodeID)? {
        enterTexts(section, entry.key)
        defer { leaveTexts() }
        let value = Value(entry.value, behind: entry.key)
        guard !document.tree.isRefused(entry.value) else { return nil }
        guard document.tree.kind(entry.value) == .mapping else {
            let swift = swiftName(of: name, at: entry.key, nil) { $0 }
            guard let type = valueType(value) else { return nil }
            let made = Property(name: name, swiftName: swift.name, title: title(nil, name: name), type: type)
            return (made, swift.node)
        }
        guard let fields = fields(of: value, allowed: .property, subject: "a property") else { return nil }
        let swift = swiftName(of: name, at: entry.key, fields[.swiftName]) { $0 }
        let title = title(fields[.title], name: name)
        let renamedFrom = self.formerNames(fields[.renamedFrom], into: &formerNames)
        let deprecated = deprecation(fields[.deprecated])
        guard var type = requiredType(fields, of: "a property", at: entry.key) else { return nil }
        let settings = settings(fields, of: &type)
        let made = Property(
            name: name, swiftName: swift.name, title: title, type: type, settings: settings, renamedFrom: renamedFrom,
            deprecated: deprecated)
        return (made, swift.node)
    }

    mutating func requiredType(_ fields: Fields, of subject: String, at key: NodeID) -> ValueType? {
        if let value = fields[.type] { return valueType(value) }
        if isMissing(.type, in: fields) { report(.missingKey("type", of: subject, at: place(key))) }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func builtInProperty(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(.nameCollision, at: place, "'\(name)' is a property that every type has already")
    }
}
