import IntentModel

extension SchemaComparison {
    mutating func compareEnums() {
        let (then, now) = (before.schema.enums, after.schema.enums)
        let pairing = Pairing(then, now, name: \.name, former: \.renamedFrom)
        let renames = pairing.likelyRenames { Set($0.cases.map(\.name)) == Set($1.cases.map(\.name)) }
        for (index, type) in pairing.removed.enumerated() {
            report(
                .enumRemoved, at: Site.root.gone("enums", type.name),
                "enum '\(type.name)' is gone, and its Swift with it",
                wayOut: wayOut(ofRemoved: type.name, likely: renames[index]?.name))
        }
        reportMerged(pairing.merged.map { ($0.then.name, $0.now.name) }, "enums", noun: "enum", at: Site.root)
        for (old, new) in pairing.kept { compare(old, new) }
        for type in pairing.added {
            report(.declarationAdded, at: Site.root.new("enums", type.name), "enum '\(type.name)' is new")
        }
        compareOrder(
            pairing.kept, then, name: \.name, .orderChanged, at: Site.root.key("enums"), "enums have another order")
    }

    private mutating func compare(_ then: EnumType, _ now: EnumType) {
        let site = Site.root.member("enums", then: then.name, now: now.name).stored(storedTypes.contains(then.name))
        compareNames(
            NameFacts(then), NameFacts(now), noun: "enum", among: before.schema.enums.map(\.name), at: site)
        let pairing = Pairing(then.cases, now.cases, name: \.name, former: \.renamedFrom)
        let renames = pairing.likelyRenames { old, new in
            old.index == new.index || pairing.added.count == 1
        }
        for (index, entry) in pairing.removed.enumerated() {
            reportRemoved(entry, likely: renames[index], of: now, at: site)
        }
        reportMerged(pairing.merged.map { ($0.then.name, $0.now.name) }, "cases", noun: "case", at: site)
        for (old, new) in pairing.kept {
            let place = site.member("cases", then: old.name, now: new.name)
            compareNames(
                NameFacts(old), NameFacts(new), noun: "case", among: then.cases.map(\.name), at: place)
            if old.index != new.index {
                report(
                    .caseNumberChanged, at: place,
                    "case '\(new.name)' of '\(now.name)' has number \(new.index) in Xcode's files, and had \(old.index)",
                    wayOut: "give '\(new.name)' the 'index: \(old.index)'")
            }
        }
        for entry in pairing.added {
            report(
                .caseAdded, at: site.new("cases", entry.name),
                "case '\(entry.name)' of '\(now.name)' is new: a switch over all cases lacks it",
                wayOut: "add it where '\(now.swiftName)' is switched over")
        }
        compareOrder(
            pairing.kept, then.cases, name: \.name, .orderChanged, at: site.key("cases"),
            "the cases of '\(now.name)' have another order")
        compareReserved(
            then.reserved, now.reserved, declared: now.cases.map(\.name), noun: "case", at: site)
        reportNewReserved(
            then.reserved, now.reserved, removed: pairing.removed.map(\.name), noun: "case", at: site)
    }

    private mutating func reportRemoved(_ entry: EnumCase, likely: EnumCase?, of now: EnumType, at site: Site) {
        let isReserved = now.reserved.contains(entry.name)
        report(
            .caseRemoved, at: site.gone("cases", entry.name), breaks: isReserved ? [.source] : nil,
            "case '\(entry.name)' of '\(now.name)' is gone\(isReserved ? " for good" : "; stored, it is unrecognized now")",
            wayOut: isReserved
                ? "remove '.\(entry.swiftName)' where '\(now.swiftName)' is used"
                : wayOut(ofRemoved: entry.name, likely: likely?.name, reservingIn: "'\(now.name)'"),
            migrations: isReserved && site.isStored ? [.drop(name: entry.name)] : [])
    }
}

extension NameFacts {
    init(_ type: EnumType) {
        self.init(
            name: type.name, swiftName: type.swiftName, renamedFrom: type.renamedFrom, deprecated: type.deprecated)
    }

    init(_ entry: EnumCase) {
        self.init(
            name: entry.name, swiftName: entry.swiftName, renamedFrom: entry.renamedFrom,
            deprecated: entry.deprecated)
    }
}
