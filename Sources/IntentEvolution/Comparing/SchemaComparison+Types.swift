import IntentModel

extension SchemaComparison {
    mutating func compareTypes() {
        let (then, now) = (before.schema.types, after.schema.types)
        let pairing = Pairing(then, now, name: \.name, former: \.renamedFrom)
        let renames = pairing.likelyRenames { old, new in
            Set(old.properties.map(\.name)) == Set(new.properties.map(\.name))
        }
        for (index, type) in pairing.removed.enumerated() {
            report(
                .typeRemoved, at: Site.root.gone("types", type.name),
                "type '\(type.name)' is gone, and its struct with it",
                wayOut: wayOut(ofRemoved: type.name, likely: renames[index]?.name))
        }
        reportMerged(pairing.merged.map { ($0.then.name, $0.now.name) }, "types", noun: "type", at: Site.root)
        for (old, new) in pairing.kept { compare(old, new) }
        for type in pairing.added {
            report(.declarationAdded, at: Site.root.new("types", type.name), "type '\(type.name)' is new")
        }
        compareOrder(
            pairing.kept, then, name: \.name, .orderChanged, at: Site.root.key("types"), "types have another order")
    }

    private mutating func compare(_ then: ObjectType, _ now: ObjectType) {
        let site = Site.root.member("types", then: then.name, now: now.name).stored(storedTypes.contains(then.name))
        compareNames(
            NameFacts(then), NameFacts(now), noun: "type", among: before.schema.types.map(\.name), at: site)
        let pairing = Pairing(then.properties, now.properties, name: \.name, former: \.renamedFrom)
        let renames = pairing.likelyRenames { $0.type == $1.type }
        for (index, property) in pairing.removed.enumerated() {
            report(
                .propertyRemoved, at: site.gone("properties", property.name).of(property.type),
                "property '\(property.name)' of '\(now.name)' is gone: what is stored of it is read no more",
                wayOut: wayOut(ofRemoved: property.name, likely: renames[index]?.name))
        }
        for (old, new) in pairing.merged { reportMergedValue(old.name, new.name, "properties", at: site.of(old.type)) }
        for (old, new) in pairing.kept {
            compare(old, new, of: now, among: then.properties.map(\.name), at: site)
        }
        for property in pairing.added {
            report(
                .declarationAdded, at: site.new("properties", property.name),
                "property '\(property.name)' of '\(now.name)' is new")
        }
        compareOrder(
            pairing.kept, then.properties, name: \.name, .propertiesReordered, at: site.key("properties"),
            "the properties of '\(now.name)' have another order, and the arguments of its initialiser with them",
            wayOut: "keep the order, or swap the arguments where '\(now.swiftName)' is made")
    }

    private mutating func compare(
        _ then: Property, _ now: Property, of type: ObjectType, among siblings: [String], at owner: Site
    ) {
        var site = owner.member("properties", then: then.name, now: now.name).of(now.type)
        compareNames(NameFacts(then), NameFacts(now), noun: "property", among: siblings, at: site)
        let isKnown = isSame(then.type, now.type)
        if !isKnown {
            let carrying = carrying(ofProperty: then.type, to: now.type)
            let change = "property '\(now.name)' of '\(type.name)' is \(now.type.written), and was \(then.type.written)"
            switch carrying {
            case .all:
                report(
                    .propertyTypeWidened, at: site.key("type"), breaks: breaks(then.type, now.type),
                    "\(change); what is stored is carried over",
                    wayOut: "change the uses of '\(now.swiftName)', or keep the type",
                    migrations: site.isStored ? [.convert(from: then.type, to: now.type, isComplete: true)] : [])
            case .some, .none:
                report(
                    .propertyTypeChanged, at: site.key("type"), breaks: breaks(then.type, now.type),
                    "\(change): \(carrying == .some ? "only what fits is" : "nothing that is stored is") carried over",
                    wayOut: "give the new type another name, and keep '\(then.name)' as it is",
                    migrations: carrying == .some && site.isStored
                        ? [.convert(from: then.type, to: now.type, isComplete: false)] : [])
            }
        }
        let isLost = !isKnown && carrying(ofProperty: then.type, to: now.type) == .none
        site = site.stored(!isLost)
        compareSettings(
            then.settings, now.settings, of: then.type, now.type, "'\(now.name)' of '\(type.name)'", at: site)
    }

    /// What to do where a name is gone.
    func wayOut(ofRemoved name: String, likely new: String?, reservingIn owner: String? = nil) -> String {
        let reserve = owner.map { "if it is gone for good, add 'reserved: [\(name)]' to \($0)" }
        guard let new else { return reserve ?? "put it back, or add 'renamedFrom: [\(name)]' to what it is called now" }
        let rename = "if '\(new)' is '\(name)' renamed, add 'renamedFrom: [\(name)]' to '\(new)'"
        return [rename, reserve].compactMap(\.self).joined(separator: "; ")
    }

    /// Several names of then are one now. Whole declarations lose nothing by it.
    mutating func reportMerged(_ merged: [(then: String, now: String)], _ section: String, noun: String, at site: Site)
    {
        for (old, new) in merged {
            let place = site.member(section, then: old, now: new)
            report(
                .declarationRenamed, at: place, "\(noun) '\(old)' is '\(new)' now, and found by its former name",
                migrations: site.isStored ? [.rename(from: old, to: new)] : [])
        }
    }

    /// Two values of then are one now, and only one can be read.
    mutating func reportMergedValue(_ old: String, _ new: String, _ section: String, at site: Site) {
        report(
            .valuesMerged, at: site.member(section, then: old, now: new),
            "'\(old)' is a former name of '\(new)', which was there beside it: of two stored values one is read",
            wayOut: section == "parameters"
                ? "keep '\(old)', or add 'reserved: [\(old)]' in place of 'renamedFrom', if its values may be lost"
                : "keep '\(old)'")
    }
}

extension NameFacts {
    init(_ type: ObjectType) {
        self.init(
            name: type.name, swiftName: type.swiftName, renamedFrom: type.renamedFrom, deprecated: type.deprecated)
    }

    init(_ property: Property) {
        self.init(
            name: property.name, swiftName: property.swiftName, renamedFrom: property.renamedFrom,
            deprecated: property.deprecated)
    }
}

extension Site {
    /// Of one of Apple's own types there are neither values nor Swift.
    func of(_ type: ValueType) -> Site {
        stored(!type.element.isSystem).swift(!type.element.isSystem)
    }
}

extension NameFacts {
    init(_ parameter: Parameter) {
        self.init(
            name: parameter.name, swiftName: parameter.swiftName, renamedFrom: parameter.renamedFrom,
            deprecated: parameter.deprecated)
    }
}
