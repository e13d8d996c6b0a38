import IntentModel

extension SchemaComparison {
    mutating func compareTypes() {
        let (former, current) = (before.schema.types, after.schema.types)
        let pairing = Pairing(former, current)
        compareDeclarations(
            "types", "type", former, pairing,
            likely: pairing.likelyRenames { Set($0.properties.map(\.name) + $0.recordFields.map(\.name)) },
            removal: .typeRemoved, ", so its struct is not generated"
        ) { $0.compare($1, $2, among: pairing.isFormer) }
    }

    private mutating func compare(_ former: ObjectType, _ current: ObjectType, among isSibling: (String) -> Bool) {
        let site = Site.root.member("types", former: former.name, current: current.name).stored(
            storedTypes.contains(former.name))
        compareNames(
            NameFacts(former), NameFacts(current), noun: "type", among: isSibling, at: site)
        guard former.element.kind == current.element.kind else {
            return report(
                .typeRemoved, at: site,
                "type '\(current.name)' is \(current.element.declaration.kind) instead of "
                    + "\(former.element.declaration.kind), so another Swift type is generated",
                advice: "declare the new type under another name")
        }
        compareMembers(former.properties, current.properties, .properties, of: current, at: site)
        compareFields(former, current, at: site)
    }

    /// What a type consists of.
    private struct MemberKind {
        /// The key in definitions.
        let key: String
        let noun: String
        /// Whether they are cases of an enum in Swift.
        var areCases = false

        static let properties = MemberKind(key: "properties", noun: "property")
        static let fields = MemberKind(key: "fields", noun: "field")
        static let members = MemberKind(key: "oneOf", noun: "member", areCases: true)
    }

    private mutating func compareMembers(
        _ former: [Property], _ current: [Property], _ kind: MemberKind, of type: ObjectType, at site: Site
    ) {
        let pairing = Pairing(former, current)
        let renames = pairing.likelyRenames(by: \.type)
        for (index, property) in pairing.removed.enumerated() {
            report(
                .propertyRemoved, at: site.removed(kind.key, property.name).of(property.type),
                "\(kind.noun) '\(property.name)' of '\(type.name)' was removed: its stored values are no longer read",
                advice: advice(forRemoved: property.name, likely: renames[index]?.name))
        }
        for (old, new) in pairing.merged { reportMergedValue(old.name, new.name, kind.key, at: site.of(old.type)) }
        for (old, new) in pairing.kept {
            compare(old, new, kind, of: type, among: pairing.isFormer, at: site)
        }
        for property in pairing.added {
            kind.areCases
                ? report(
                    .caseAdded, at: site.added(kind.key, property.name),
                    "\(kind.noun) '\(property.name)' of '\(type.name)' was added: a switch over all \(kind.noun)s must handle it",
                    advice: "handle it in every switch over '\(type.swiftName)'")
                : report(
                    .declarationAdded, at: site.added(kind.key, property.name),
                    "\(kind.noun) '\(property.name)' of '\(type.name)' was added")
        }
        if kind.areCases {
            return compareOrder(
                pairing.kept, former, name: \.name, .orderChanged, at: site.key(kind.key),
                "the \(kind.noun)s of '\(type.name)' are in a different order")
        }
        compareOrder(
            pairing.kept, former, name: \.name, .propertiesReordered, at: site.key(kind.key),
            "the \(kind.key) of '\(type.name)', and the arguments of its initializer, are in a different order",
            advice: "keep the order, or reorder the arguments in calls of the initializer of '\(type.swiftName)'")
    }

    /// Compares the fields of records, or the members of unions, as properties, and then what properties do not have.
    private mutating func compareFields(_ former: ObjectType, _ current: ObjectType, at site: Site) {
        guard former.isRecord || current.isRecord else { return }
        let kind = current.isUnion ? MemberKind.members : .fields
        compareMembers(
            former.recordFields.map(Property.init), current.recordFields.map(Property.init), kind, of: current, at: site
        )
        let pairing = Pairing(fieldsWithCurrentReferences(former, current), current.recordFields)
        let added = Dictionary(pairing.added.map { ($0.name, $0) }) { first, _ in first }
        for (old, new) in pairing.kept {
            let site = site.member(kind.key, former: old.name, current: new.name)
            // The value of a chosen member is never optional.
            if !current.isUnion { compareOptionality(old, new, at: site.key("default")) }
            compareOptions(old, new, at: site.key("options"))
            compareChoice(old, new, at: site)
            compareSearch(old, new, at: site)
            compareConditions(old, new, added: added, at: site)
            compareDependencies(old, new, at: site)
            compareDefaults(old, new, at: site.key("default"))
        }
    }

    private mutating func compare(
        _ former: Property, _ current: Property, _ kind: MemberKind, of type: ObjectType,
        among isSibling: (String) -> Bool, at owner: Site
    ) {
        var site = owner.member(kind.key, former: former.name, current: current.name).of(current.type)
        compareNames(NameFacts(former), NameFacts(current), noun: kind.noun, among: isSibling, at: site)
        let isKnown = isSame(former.type, current.type)
        if !isKnown {
            let convertible = convertibleValues(ofProperty: former.type, to: current.type)
            let change =
                "the type of \(kind.noun) '\(current.name)' of '\(type.name)' changed \(former.type.change(to: current.type))"
            switch convertible {
            case .all:
                report(
                    .propertyTypeWidened, at: site.key("type"), breaks: breaks(former.type, current.type),
                    "\(change); stored values are converted",
                    advice: "keep the type, or update the uses of '\(current.swiftName)'",
                    migrations: site.isStored ? [.convert(from: former.type, to: current.type, isComplete: true)] : [])
            case .some, .none:
                report(
                    .propertyTypeChanged, at: site.key("type"), breaks: breaks(former.type, current.type),
                    "\(change): \(convertible == .some ? "only stored values that fit are" : "stored values are not") converted",
                    advice: "keep '\(former.name)' as it is, and add a \(kind.noun) of the new type under another name",
                    migrations: convertible == .some && site.isStored
                        ? [.convert(from: former.type, to: current.type, isComplete: false)] : [])
            }
        }
        let isLost = !isKnown && convertibleValues(ofProperty: former.type, to: current.type) == .none
        site = site.stored(!isLost)
        compareSettings(
            former.settings, current.settings, of: former.type, current.type, "'\(current.name)' of '\(type.name)'",
            at: site)
    }

    /// Returns advice for a removed declaration.
    func advice(forRemoved name: String, likely new: String?, reservingIn owner: String? = nil) -> String {
        let reserve = owner.map { "if the removal is final, add 'reserved: [\(name)]' to \($0)" }
        guard let new else { return reserve ?? "restore it, or add \(formerNamesKey(name)) to its new declaration" }
        let rename = "if '\(name)' was renamed to '\(new)', add \(formerNamesKey(name)) to '\(new)'"
        return [rename, reserve].compactMap(\.self).joined(separator: "; ")
    }

    /// Reports values that were merged, so that only one of them can be read.
    mutating func reportMergedValue(_ old: String, _ new: String, _ section: String, at site: Site) {
        report(
            .valuesMerged, at: site.member(section, former: old, current: new),
            "'\(old)' became a former name of '\(new)', which already existed: if both have stored values, only one is read",
            advice: section == "parameters"
                ? "keep '\(old)'; or, if its values may be lost, use 'reserved: [\(old)]' instead of \(formerNamesKey())"
                : "keep '\(old)'")
    }
}

extension Property {
    /// Creates the property that a field is in Swift and in stored values.
    fileprivate init(_ field: Parameter) {
        self.init(
            name: field.name, swiftName: field.swiftName, title: field.title, type: field.type,
            settings: field.settings)
        lifecycle = field.lifecycle
    }
}

extension Site {
    /// Returns the place, with nothing stored or generated if the type is one of Apple's.
    func of(_ type: ValueType) -> Site {
        stored(!type.element.isSystem).swift(!type.element.isSystem)
    }
}

extension SchemaComparison {
    mutating func compareEnums() {
        let (former, current) = (before.schema.enums, after.schema.enums)
        let pairing = Pairing(former, current)
        compareDeclarations(
            "enums", "enum", former, pairing, likely: pairing.likelyRenames { Set($0.cases.map(\.name)) },
            removal: .enumRemoved, ", so its Swift enum is not generated"
        ) { $0.compare($1, $2, among: pairing.isFormer) }
    }

    private mutating func compare(_ former: EnumType, _ current: EnumType, among isSibling: (String) -> Bool) {
        let site = Site.root.member("enums", former: former.name, current: current.name).stored(
            storedTypes.contains(former.name))
        compareNames(
            NameFacts(former), NameFacts(current), noun: "enum", among: isSibling, at: site)
        let pairing = Pairing(former.cases, current.cases)
        let renames = pairing.likelyRenames { pairing.added.count == 1 ? 0 : $0.index }
        let reserved = Set(current.reserved)
        for (index, entry) in pairing.removed.enumerated() {
            reportRemoved(
                entry, isReserved: reserved.contains(entry.name), likely: renames[index], of: current, at: site)
        }
        for (old, new) in pairing.merged {
            reportMerged { $0.compareNames(old, new, among: pairing.isFormer, at: site) }
            guard let row = rowOfUniqueValues(ValueType(.enumeration(former.name), isList: true)) else { continue }
            reportMergedChoice(
                old.name, new.name, in: row, at: site.member("cases", former: old.name, current: new.name))
        }
        for (old, new) in pairing.kept {
            compareNames(old, new, among: pairing.isFormer, at: site)
            if old.index != new.index {
                report(
                    .caseNumberChanged, at: site.member("cases", former: old.name, current: new.name),
                    "the number of case '\(new.name)' of '\(current.name)' in Xcode's files changed from \(old.index) to \(new.index)",
                    advice: "add 'index: \(old.index)' to '\(new.name)'")
            }
        }
        for entry in pairing.added {
            report(
                .caseAdded, at: site.added("cases", entry.name),
                "case '\(entry.name)' of '\(current.name)' was added: a switch over all cases must handle it",
                advice: "handle it in every switch over '\(current.swiftName)'")
        }
        compareOrder(
            pairing.kept, former.cases, name: \.name, .orderChanged, at: site.key("cases"),
            "the cases of '\(current.name)' are in a different order")
        compareReserved(
            former.reserved, current.reserved, declared: current.cases.map(\.name),
            removed: pairing.removed.map(\.name), noun: "case", at: site)
    }

    /// Returns the current name of a parameter or field with stored lists of a type, in which a value can now be only once.
    /// - Parameter type: The type in the lock.
    private func rowOfUniqueValues(_ type: ValueType) -> String? {
        func row(_ former: [Parameter], _ current: [Parameter]) -> String? {
            Pairing(former, current).kept.first { old, new in
                old.type == type && isSame(type, new.type) && new.hasUniqueValues
            }?.current.name
        }
        let intents = Pairing(before.schema.intents, after.schema.intents).kept
        let types = Pairing(before.schema.types, after.schema.types).kept
        return intents.lazy.compactMap { row($0.former.parameters, $0.current.parameters) }.first
            ?? types.lazy.compactMap { row($0.former.recordFields, $0.current.recordFields) }.first
    }

    private mutating func compareNames(
        _ old: EnumCase, _ new: EnumCase, among isSibling: (String) -> Bool, at site: Site
    ) {
        compareNames(
            NameFacts(old), NameFacts(new), noun: "case", among: isSibling,
            at: site.member("cases", former: old.name, current: new.name))
    }

    private mutating func reportRemoved(
        _ entry: EnumCase, isReserved: Bool, likely: EnumCase?, of current: EnumType, at site: Site
    ) {
        report(
            .caseRemoved, at: site.removed("cases", entry.name), breaks: isReserved ? [.source] : nil,
            "case '\(entry.name)' of '\(current.name)' was removed\(isReserved ? ", and its name is reserved" : ": stored values of it are unrecognized")",
            advice: isReserved
                ? "remove the uses of '.\(entry.swiftName)' of '\(current.swiftName)'"
                : advice(forRemoved: entry.name, likely: likely?.name, reservingIn: "'\(current.name)'"),
            migrations: isReserved && site.isStored ? [.drop(name: entry.name)] : [])
    }
}
