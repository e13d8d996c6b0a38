internal import IntentModel
internal import IntentYAML

/// Parameters.
extension DefinitionWriter {
    mutating func parameters(of intent: Intent) -> YAMLMapping {
        var map = YAMLMapping(.lines)
        for parameter in intent.parameters { map.append(parameter.name, self.parameter(parameter, of: intent)) }
        return map
    }

    private mutating func parameter(_ parameter: Parameter, of intent: Intent) -> YAMLContent {
        texts.enter("parameters", parameter.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(parameter.title, of: parameter.name, to: &map)
        append(.description, parameter.description, to: &map)
        map.append(.type, .type(parameter.type))
        append(parameter.settings, of: parameter.type.element, to: &map)
        appendSlots(of: parameter, to: &map)
        appendOptions(of: parameter, to: &map)
        if let rule = parameter.defaultRule { map.append(.default, defaultRule(rule, of: parameter)) }
        appendRelations(of: parameter, in: intent, to: &map)
        appendSwiftName(parameter.swiftName, of: parameter.name, to: &map)
        appendEvolution(renamedFrom: parameter.renamedFrom, deprecated: parameter.deprecated, to: &map)
        append(.prompt, parameter.prompt, to: &map)
        if let request = parameter.siri { map.append(.siri, siri(request, of: parameter)) }
        return .shortened(map, to: .type)
    }

    private func appendRelations(of parameter: Parameter, in intent: Intent, to map: inout YAMLMapping) {
        if !parameter.conditions.isEmpty { map.append(.when, conditions(parameter.conditions, in: intent)) }
        map.append(.families, names: parameter.families?.map(\.rawValue) ?? [])
        map.append(.dependsOn, names: parameter.dependsOn)
        if parameter.parentPolicy != .reset { map.append(.ifParentChanges, parameter.parentPolicy.rawValue) }
        if parameter.vanishedPolicy != .keepAndFlag { map.append(.ifVanished, parameter.vanishedPolicy.rawValue) }
    }

    // MARK: Slots

    private func appendSlots(of parameter: Parameter, to map: inout YAMLMapping) {
        guard parameter.type.isList else { return }
        if let size = parameter.size { map.append(.size, .size(size)) }
        if parameter.hasUniqueValues != parameter.type.element.isObject {
            map.append(.uniqueValues, .boolean(parameter.hasUniqueValues))
        }
    }
}
