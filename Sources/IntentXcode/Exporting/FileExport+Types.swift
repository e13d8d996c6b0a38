internal import IntentModel

/// Object types and enums.
extension FileExport {
    func type(_ type: ObjectType) -> XcodeDeclaration {
        var leaves = LeafWriter()
        leaves.say("DisplayName", title: type.title, of: type.name)
        leaves.say(
            className: type.swiftName, derived: (type.classPrefix ?? "") + type.name, prefix: type.classPrefix,
            isRepeated: type.repeatsSwiftName)
        var made = XcodeDeclaration(
            .type, name: type.name, leaves: leaves.leaves,
            members: Self.builtInProperties + type.properties.map { property($0, kind: .property) })
        made.renamedFrom = type.renamedFrom
        return made
    }

    /// What Xcode begins every type with.
    private static let builtInProperties: [XcodeDeclaration] = [
        ("identifier", "String"), ("displayString", "String"), ("pronunciationHint", "String"),
        ("alternativeSpeakableMatches", "SpeakableString"),
    ].map { name, type in
        var leaves = LeafWriter()
        leaves.imply("Type", .string(type))
        leaves.imply("Default", true)
        leaves.imply("SupportsMultipleValues", type == "SpeakableString")
        return XcodeDeclaration(.property, name: name, leaves: leaves.leaves)
    }

    /// - Parameter kind: A type's, or a response's.
    func property(_ property: Property, kind: XcodeDeclaration.Kind) -> XcodeDeclaration {
        var leaves = LeafWriter()
        leaves.say("DisplayName", title: property.title, of: property.name)
        leaves.say(property.type)
        leaves.sayShared(property.settings, of: property.type.element)
        var made = XcodeDeclaration(kind, name: property.name, leaves: leaves.leaves)
        made.renamedFrom = property.renamedFrom
        return made
    }

    func enumeration(_ type: EnumType) -> XcodeDeclaration {
        var leaves = LeafWriter()
        leaves.say("DisplayName", title: type.title, of: type.name)
        leaves.imply("Type", .string("Regular"))
        leaves.imply("GeneratesHeader", true)
        leaves.say(
            className: type.swiftName, derived: (type.classPrefix ?? "") + type.name, prefix: type.classPrefix,
            isRepeated: type.repeatsSwiftName)
        var made = XcodeDeclaration(
            .enumeration, name: type.name, leaves: leaves.leaves,
            members: [unknownCase(type.unknownTitle)] + type.cases.map(enumCase))
        made.renamedFrom = type.renamedFrom
        return made
    }

    /// The case 0, which Xcode writes without its number.
    private func unknownCase(_ title: LocalizedText?) -> XcodeDeclaration {
        let name = "unknown"
        var leaves = LeafWriter()
        leaves.say("DisplayName", title ?? LocalizedText(name, language: language), isImplied: title == nil)
        return XcodeDeclaration(.enumCase, name: name, leaves: leaves.leaves)
    }

    private func enumCase(_ enumCase: EnumCase) -> XcodeDeclaration {
        var leaves = LeafWriter()
        leaves.say("DisplayName", title: enumCase.title, of: enumCase.name)
        leaves.say("Index", .integer(enumCase.index))
        if let pronunciation = enumCase.pronunciation {
            leaves.say("PronunciationHint", untranslated: pronunciation)
        }
        for (index, synonym) in enumCase.synonyms.enumerated() {
            leaves.say("Synonyms.\(index).Synonym", untranslated: synonym.text)
            if let pronunciation = synonym.pronunciation {
                leaves.say("Synonyms.\(index).PronunciationHint", untranslated: pronunciation)
            }
        }
        var made = XcodeDeclaration(.enumCase, name: enumCase.name, leaves: leaves.leaves)
        made.renamedFrom = enumCase.renamedFrom
        return made
    }
}
