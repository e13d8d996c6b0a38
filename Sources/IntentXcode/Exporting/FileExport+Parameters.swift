internal import IntentModel

/// Parameters of intents.
extension FileExport {
    /// - Parameter relationship: When its row is there, as far as files can say it.
    func parameter(
        _ parameter: Parameter, of intent: Intent, relationship: XcodeRelationship?
    ) -> XcodeDeclaration {
        var leaves = LeafWriter()
        leaves.say("DisplayName", title: parameter.title, of: parameter.name)
        leaves.say(parameter.type)
        // Of Apple's own intents, Shortcuts shows what Siri may ask for.
        leaves.imply("Configurable", intent.hasRows || intent.isSystem && parameter.isAskedFor)
        leaves.say("SupportsDynamicEnumeration", parameter.hasOptionsFromCode)
        leaves.say("SupportsSearch", parameter.searchesInHandler)
        leaves.say(parameter.settings, of: parameter.type.element)
        leaves.sayDefault(of: parameter)
        if parameter.type.element == .string, intent.hasRows || intent.isSystem {
            leaves.giveID(to: "Metadata.DefaultValue")
        }
        if let size = parameter.size { leaves.say(size) }
        if let relationship { leaves.say(relationship) }
        leaves.sayDialogs(of: parameter, in: intent, language: language)
        var made = XcodeDeclaration(.parameter, name: parameter.name, leaves: leaves.leaves)
        made.renamedFrom = parameter.renamedFrom
        return made
    }
}

extension Intent {
    /// Whether somebody sees its parameters as rows: in a widget's editor, or in Shortcuts.
    var hasRows: Bool { isEligibleForWidgets || summary != nil }
}

extension Parameter {
    /// Whether an app has to provide its options, as files have no other that a definition can list.
    var hasOptionsFromCode: Bool {
        switch options {
        case .dynamic: true
        case .free, .none: false
        case .listed, .file, .command, .address: type.element.isObject || type.element == .string
        }
    }
}

extension LeafWriter {
    /// The part of a default that files have a place for: what a definition says for all families.
    fileprivate mutating func sayDefault(of parameter: Parameter) {
        guard case .value(let value)? = parameter.defaultRule?.forAllFamilies, !parameter.type.isList else { return }
        let key = "Metadata.DefaultValue"
        switch (value, parameter.type.element) {
        case (.string(let text), .string): say(key, .string(text))
        case (.enumeration(let name), .enumeration): say(key, .string(name))
        case (.boolean(let flag), .boolean): say(key, flag)
        case (.integer(let number), .integer): if number != 0 { say(key, .integer(number)) }
        case (.decimal(let number), .decimal): if number != 0 { say(key, .real(number)) }
        case (.timeInterval(let duration), .timeInterval):
            if duration != .zero { say(key, .real(duration.seconds)) }
        default: break
        }
    }

    /// The numbers of values for the classes of sizes that a definition names, from the first on.
    fileprivate mutating func say(_ size: SlotSizes) {
        let counts = SizeClass.allCases.map { size.count(in: $0.family)?.maximum }
        guard let last = counts.lastIndex(where: { $0 != nil }), let first = counts.compactMap(\.self).first else {
            return
        }
        say("FixedSizeArray", .integer(1))
        let listed = SizeClass.allCases.prefix(max(last + 1, SizeClass.fewest))
        imply("ArraySizes.order", .array(listed.map { .string($0.rawValue) }))
        var filling = first
        for (sizeClass, count) in zip(listed, counts) {
            if let count {
                filling = count
                say("ArraySizes.\(sizeClass.rawValue)", .integer(count))
            } else {
                // Files never have holes.
                imply("ArraySizes.\(sizeClass.rawValue)", .integer(filling))
            }
        }
    }

    fileprivate mutating func say(_ relationship: XcodeRelationship) {
        say("Relationship.ParentName", .string(relationship.parent))
        let name: String
        switch relationship.predicate {
        case .hasAnyValue: name = "HasAnyValue"
        case .isCase(let value):
            name = "EnumHasExactValue"
            say("Relationship.PredicateValue", .string(value))
        case .isBoolean(let value):
            name = "BooleanHasExactValue"
            say("Relationship.PredicateValue", value)
        }
        say("Relationship.PredicateName", .string(name))
    }
}

extension DefaultRule {
    /// The rule of the families that are not named.
    var forAllFamilies: DefaultRule? {
        if case .byFamily(_, let otherwise) = self { otherwise } else { self }
    }
}
