internal import IntentModel

/// An imported schema in the words of the definition that is there already: what Xcode cannot hold is kept, and so is
/// what was not changed there.
/// - Parameters:
///   - projected: What an import of an export of the existing definition gives.
///   - renames: Former names, by the path of the declaration.
///   - languages: Those that the import has texts of.
func mergeImported(
    _ imported: Schema, into existing: Schema, projected: Schema, renames: [String: String], languages: Set<String>
) -> Schema {
    let all = ThreeWay(existing: existing, projected: projected, imported: imported, languages: languages)
    var schema = existing
    schema.types = all.list(\.types, by: \.name) { type in
        mergeType(type, Renames(renames, below: "types.\(type.imported.name).properties"))
    }
    schema.enums = all.list(\.enums, by: \.name) { enumeration in
        mergeEnum(enumeration, Renames(renames, below: "enums.\(enumeration.imported.name).cases"))
    }
    schema.intents = all.list(\.intents, by: \.name) { intent in
        mergeIntent(intent, Renames(renames, below: "intents.\(intent.imported.name).parameters"))
    }
    return schema
}

private func mergeType(_ all: ThreeWay<ObjectType>, _ renames: Renames) -> ObjectType {
    var type = all.existing
    type.swiftName = all.pick(\.swiftName)
    type.classPrefix = all.pick(\.classPrefix)
    type.repeatsSwiftName = all.pick(\.repeatsSwiftName)
    type.title = all.pick(\.title)
    type.properties = all.list(\.properties, by: \.name, former: renames.former) { mergeProperty($0) }
    return type
}

func mergeProperty(_ all: ThreeWay<Property>) -> Property {
    var property = all.existing
    property.rename(to: all.imported.name)
    property.swiftName = all.pick(\.swiftName)
    property.title = all.pick(\.title)
    property.type = all.pick(\.type)
    property.settings = all.map(\.settings).settings()
    return property
}

private func mergeEnum(_ all: ThreeWay<EnumType>, _ renames: Renames) -> EnumType {
    var enumeration = all.existing
    enumeration.swiftName = all.pick(\.swiftName)
    enumeration.classPrefix = all.pick(\.classPrefix)
    enumeration.repeatsSwiftName = all.pick(\.repeatsSwiftName)
    enumeration.title = all.pick(\.title)
    enumeration.unknownTitle = all.pick(\.unknownTitle)
    enumeration.cases = all.list(\.cases, by: \.name, former: renames.former) { all in
        var enumCase = all.existing
        enumCase.rename(to: all.imported.name)
        enumCase.swiftName = all.pick(\.swiftName)
        enumCase.index = all.pick(\.index)
        enumCase.title = all.pick(\.title)
        enumCase.synonyms = all.pick(\.synonyms)
        enumCase.pronunciation = all.pick(\.pronunciation)
        return enumCase
    }
    return enumeration
}

private func mergeIntent(_ all: ThreeWay<Intent>, _ renames: Renames) -> Intent {
    var intent = all.existing
    intent.swiftName = all.pick(\.swiftName)
    intent.classPrefix = all.pick(\.classPrefix)
    intent.repeatsSwiftName = all.pick(\.repeatsSwiftName)
    intent.title = all.pick(\.title)
    intent.description = all.pick(\.description)
    intent.isEligibleForWidgets = all.pick(\.isEligibleForWidgets)
    intent.summary = all.unwrapped(\.summary).map { $0.summary() } ?? all.pick(\.summary)
    intent.actions = all.map(\.self).actions()
    intent.parameters = all.list(\.parameters, by: \.name, former: renames.former) { mergeParameter($0) }
    return intent
}

private func mergeParameter(_ all: ThreeWay<Parameter>) -> Parameter {
    var parameter = all.existing
    parameter.rename(to: all.imported.name)
    parameter.swiftName = all.pick(\.swiftName)
    parameter.title = all.pick(\.title)
    parameter.prompt = all.pick(\.prompt)
    parameter.type = all.pick(\.type)
    parameter.settings = all.map(\.settings).settings()
    parameter.options = all.pick(\.options)
    parameter.searchesInHandler = all.pick(\.searchesInHandler)
    parameter.hasUniqueValues = all.pick(\.hasUniqueValues)
    parameter.defaultRule = all.pick(\.defaultRule)
    parameter.size = all.pick(\.size)
    parameter.conditions = all.pick(\.conditions)
    parameter.siri = all.unwrapped(\.siri).map { $0.request() } ?? all.pick(\.siri)
    // What stands on the old type means nothing on another one.
    if parameter.type != all.existing.type { parameter.adoptType(of: all.imported) }
    return parameter
}

extension Parameter {
    fileprivate mutating func adoptType(of imported: Parameter) {
        settings = imported.settings
        options = imported.options
        searchesInHandler = imported.searchesInHandler
        allowsFreeText = imported.allowsFreeText
        hasUniqueValues = imported.hasUniqueValues
        defaultRule = imported.defaultRule
        size = imported.size
    }
}
