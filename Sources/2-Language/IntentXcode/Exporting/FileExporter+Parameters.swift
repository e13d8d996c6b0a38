internal import IntentModel

/// Parameters of intents.
extension FileExporter {
    /// Exports a parameter.
    /// - Parameter relationship: The relationship for the conditions of the parameter, if Xcode's format has one.
    func parameter(
        _ parameter: Parameter, of intent: Intent, relationship: XcodeRelationship?
    ) -> XcodeDeclaration {
        var leaves = LeafWriter()
        leaves.write("DisplayName", title: parameter.title, of: parameter.name)
        leaves.write(parameter.type)
        // For Apple's own intents, Shortcuts shows the parameters that Siri may ask for.
        leaves.imply("Configurable", intent.hasRows || intent.isSystem && parameter.siriCanAsk)
        leaves.write("SupportsDynamicEnumeration", parameter.hasOptionsFromCode)
        leaves.write("SupportsSearch", parameter.searchesInHandler)
        leaves.write(parameter.settings, of: parameter.type.element)
        leaves.writeDefault(of: parameter)
        if parameter.type.element == .string, intent.hasRows || intent.isSystem {
            leaves.addID(for: "Metadata.DefaultValue")
        }
        if let size = parameter.size { leaves.write(size) }
        if let relationship { leaves.write(relationship) }
        leaves.writeDialogs(of: parameter, in: intent, language: language)
        return XcodeDeclaration(.parameter, of: parameter, leaves: leaves.leaves)
    }
}

extension Intent {
    /// Whether its parameters appear as rows, in a widget's editor or in Shortcuts.
    var hasRows: Bool { isEligibleForWidgets || summary != nil }
}

extension LeafWriter {
    /// Writes the default for all families; Xcode's format has no other defaults.
    fileprivate mutating func writeDefault(of parameter: Parameter) {
        guard case .value(let value)? = parameter.defaultRule(in: nil), !parameter.type.isList else { return }
        let key = "Metadata.DefaultValue"
        switch (value, parameter.type.element) {
        case (.string(let text), .string): write(key, .string(text))
        case (.enumeration(let name), .enumeration): write(key, .string(name))
        case (.boolean(let flag), .boolean): write(key, flag)
        case (.integer(let number), .integer): if number != 0 { write(key, .integer(number)) }
        case (.decimal(let number), .decimal): if number != 0 { write(key, .real(number)) }
        case (.timeInterval(let duration), .timeInterval):
            if duration != .zero { write(key, .real(duration.seconds)) }
        default: break
        }
    }

    /// Writes the number of values for each size class, up to the last one that the definition specifies.
    fileprivate mutating func write(_ size: SlotSizes) {
        let counts = SizeFamily.inXcode.map { size.count(in: $0)?.maximum }
        guard let last = counts.lastIndex(where: { $0 != nil }), let first = counts.compactMap(\.self).first else {
            return
        }
        write("FixedSizeArray", .integer(1))
        let listed = SizeFamily.inXcode.prefix(max(last + 1, SizeFamily.minimumListedCount))
        imply("ArraySizes.order", .array(listed.map { .string($0.xcodeName) }))
        var filling = first
        for (family, count) in zip(listed, counts) {
            if let count {
                filling = count
                write("ArraySizes.\(family.xcodeName)", .integer(count))
            } else {
                // Files have no gaps in this list.
                imply("ArraySizes.\(family.xcodeName)", .integer(filling))
            }
        }
    }

    fileprivate mutating func write(_ relationship: XcodeRelationship) {
        write("Relationship.ParentName", .string(relationship.parent))
        let name: String
        switch relationship.predicate {
        case .hasAnyValue: name = "HasAnyValue"
        case .isCase(let value):
            name = "EnumHasExactValue"
            write("Relationship.PredicateValue", .string(value))
        case .isBoolean(let value):
            name = "BooleanHasExactValue"
            write("Relationship.PredicateValue", value)
        }
        write("Relationship.PredicateName", .string(name))
    }
}
