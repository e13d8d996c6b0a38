internal import IntentModel

/// Object types and their properties.
extension FileImporter {
    /// A type with its names alone.
    mutating func emptyType(_ declaration: PlacedDeclaration) -> ObjectType {
        let (swiftName, prefix) = swiftName(of: declaration) { $0 }
        var type = ObjectType(
            name: declaration.name, swiftName: swiftName, title: title("DisplayName", of: declaration))
        type.classPrefix = prefix
        type.repeatsSwiftName = declaration.namesClass(swiftName, derived: (prefix ?? "") + declaration.name)
        return type
    }

    mutating func objectType(_ declaration: PlacedDeclaration) -> ObjectType {
        guard var type = types[declaration.name] else { return emptyType(declaration) }
        // The built-in ones are there without being said.
        let own = declaration.members.filter { !$0.isBuiltIn }
        for builtIn in declaration.members where builtIn.isBuiltIn { checkLeaves(of: builtIn) }
        type.properties = properties(declared(own, as: "property"), SwiftNameChooser(.object))
        return type
    }

    /// Of a type or a response.
    mutating func properties(_ declarations: [PlacedDeclaration], _ names: SwiftNameChooser) -> [Property] {
        var names = names
        return declarations.map { declaration in
            let name = declaration.name
            let type = valueType(of: declaration)
            let wanted = SwiftName.isIdentifier(name) ? name : SwiftName.lowerCamel(name)
            return Property(
                name: name, swiftName: names.choose(wanted), title: title("DisplayName", of: declaration), type: type,
                settings: settings(of: declaration, type.element))
        }
    }
}

extension PlacedDeclaration {
    /// One of the four that Xcode writes for every type.
    fileprivate var isBuiltIn: Bool {
        ["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches"].contains(name)
    }
}
