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
        let swift = swiftName(of: name, at: declaration.key, fields[.swiftName]) { $0 }
        var type = ObjectType(name: name, swiftName: swift.name, title: title(fields[.title], name: name))
        type.description = localizedText(fields[.description])
        type.renamedFrom = formerNames(fields[.renamedFrom], of: declaration, .types, swift)
        type.deprecated = deprecation(fields[.deprecated])
        if let properties = fields[.properties], isSection(properties, of: "properties") {
            readProperties(properties, into: &type, &scope)
        }
        return (type, scope, fields)
    }

    private mutating func readProperties(_ value: Value, into type: inout ObjectType, _ scope: inout ObjectScope) {
        var swiftNames = SwiftNameRule(.object)
        var formerNames = FormerNameRule()
        for entry in document.tree.entries(of: value.node) {
            let name = text(entry.key)
            formerNames.declare(name, at: place(entry.key))
            let property = property(name, entry, &formerNames)
            scope.properties[name] = .some(
                (property?.made).map { ObjectScope.Property(type: $0.type, settings: $0.settings) })
            if let problem = builtIn(name, at: place(entry.key)) {
                report(problem)
            } else if let property {
                let swiftNode = property.swiftNode
                if let problem = swiftNames.check(property.made.swiftName, at: place(swiftNode)) { report(problem) }
                type.properties.append(property.made)
            }
        }
        reportFormerNames(formerNames)
    }

    private func builtIn(_ name: String, at place: Place) -> Diagnostic? {
        ObjectType.builtInProperties.contains(name) ? .builtInProperty(name, at: place) : nil
    }

    private mutating func property(
        _ name: String, _ entry: YAMLTree.Entry, _ formerNames: inout FormerNameRule
    ) -> (made: Property, swiftNode: NodeID)? {
        enterTexts("properties", entry.key)
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
