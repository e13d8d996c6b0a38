internal import IntentModel
internal import IntentYAML

/// Names for Swift that the declared names do not give, and what became of names.
extension DefinitionWriter {
    /// The Swift name of a type, enum or intent, and its prefix. A name that Swift cannot have needs one, also where it
    /// would do behind its prefix.
    /// - Parameters:
    ///   - isRepeated: Whether it is written although it follows from the name.
    ///   - made: What the name becomes with a prefix.
    func appendSwiftName(
        _ swiftName: String, of name: String, prefix: String?, isRepeated: Bool, to map: inout YAMLMapping,
        made: (_ prefix: String?) -> String
    ) {
        if isRepeated || swiftName != made(prefix) || !SwiftName.isIdentifier(name) {
            map.append(.swiftName, swiftName)
            map.append(.classPrefix, prefix)
        } else if prefix != classPrefix {
            if let prefix { map.append(.classPrefix, prefix) } else { map.append(.swiftName, swiftName) }
        }
    }

    /// The Swift name of what has no prefix.
    func appendSwiftName(_ swiftName: String, of name: String, to map: inout YAMLMapping) {
        if swiftName != name { map.append(.swiftName, swiftName) }
    }

    func appendEvolution(
        renamedFrom: [String], reserved: [String] = [], deprecated: String?, to map: inout YAMLMapping
    ) {
        map.append(.renamedFrom, names: renamedFrom)
        map.append(.reserved, names: reserved)
        map.append(.deprecated, deprecated)
    }
}
