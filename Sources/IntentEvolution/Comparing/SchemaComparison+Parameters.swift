import IntentModel

extension SchemaComparison {
    mutating func compare(_ then: Parameter, _ now: Parameter, among siblings: [String], at owner: Site) {
        var site = owner.of(now.type)
        compareNames(NameFacts(then), NameFacts(now), noun: "parameter", among: siblings, at: site)
        compareTypes(then, now, at: site.key("type"))
        // Of values that are lost with their type nothing more is.
        let isLost = !isSame(then.type, now.type) && carrying(of: then.type, to: now.type) == .none
        site = site.stored(!isLost)
        compareOptionality(then, now, at: site.key("default"))
        compareSettings(then.settings, now.settings, of: then.type, now.type, "'\(now.name)'", at: site)
        compareOptions(then, now, at: site.key("options"))
        compareHandlerQuestions(then, now, at: site)
        compareChoice(then, now, at: site)
        compareDefaults(then, now, at: site.key("default"))
        compareSizes(then, now, at: site.key("size"))
        compareRow(then, now, at: site)
        compareRequests(then, now, at: site.key("siri"))
    }

    private mutating func compareTypes(_ then: Parameter, _ now: Parameter, at site: Site) {
        guard !isSame(then.type, now.type) else { return }
        let site = site.of(then.type)
        let change = "'\(now.name)' is \(now.type.written), and was \(then.type.written)"
        switch carrying(of: then.type, to: now.type) {
        case .all:
            report(
                .parameterTypeWidened, at: site, breaks: breaks(then.type, now.type),
                "\(change); what is stored is carried over",
                wayOut: "change the uses of '\(now.swiftName)', or keep the type",
                migrations: site.isStored ? [.convert(from: then.type, to: now.type, isComplete: true)] : [])
        case .some:
            report(
                .parameterTypeNarrowed, at: site, breaks: breaks(then.type, now.type),
                "\(change): only what fits is carried over",
                wayOut: typeWayOut,
                migrations: site.isStored ? [.convert(from: then.type, to: now.type, isComplete: false)] : [],
                needs: neededMigration(then, now, at: site))
        case .none:
            report(
                .parameterTypeChanged, at: site, breaks: breaks(then.type, now.type),
                "\(change): nothing that is stored is carried over",
                wayOut: typeWayOut, needs: neededMigration(then, now, at: site))
        }
    }

    private var typeWayOut: String {
        "keep the type, or write the migration that 'intentgen generate --against' asks for"
    }

    private func neededMigration(_ then: Parameter, _ now: Parameter, at site: Site) -> NeededMigration? {
        site.now.names.dropFirst().first.map {
            NeededMigration(intent: $0, parameter: now.name, stored: then.type)
        }
    }

    /// Optional or not, in Swift.
    private mutating func compareOptionality(_ then: Parameter, _ now: Parameter, at site: Site) {
        guard then.isOptional != now.isOptional, then.type.isList == now.type.isList else { return }
        report(
            .optionalityChanged, at: site,
            now.isOptional
                ? "'\(now.name)' has no static default any more, and is an optional in Swift"
                : "'\(now.name)' has a static default, and is an optional in Swift no more",
            wayOut: now.isOptional
                ? "keep a default" : "leave the default out, or change the uses of '\(now.swiftName)'")
    }

    /// What may be chosen, beside options and ranges.
    private mutating func compareChoice(_ then: Parameter, _ now: Parameter, at site: Site) {
        if then.allowsFreeText != now.allowsFreeText {
            now.allowsFreeText
                ? report(.ruleLoosened, at: site.key("freeText"), "'\(now.name)' takes free text now")
                : report(
                    .freeTextRemoved, at: site.key("freeText"),
                    "'\(now.name)' takes no free text any more: what users typed is none of its options",
                    wayOut: "keep 'freeText: true'")
        }
        if then.hasUniqueValues != now.hasUniqueValues {
            now.hasUniqueValues
                ? report(
                    .uniqueValuesAdded, at: site.key("uniqueValues"), breaks: then.type.isList ? nil : [],
                    "a value of '\(now.name)' fills one slot at most now: stored rows may have it twice",
                    wayOut: "write 'uniqueValues: false'")
                : report(
                    .ruleLoosened, at: site.key("uniqueValues"), "a value of '\(now.name)' may fill several slots now")
        }
    }

    // MARK: Defaults

    private mutating func compareDefaults(_ then: Parameter, _ now: Parameter, at site: Site) {
        guard then.defaultRule != now.defaultRule else { return }
        report(
            .defaultChanged, at: site,
            "the default of '\(now.name)' is \(now.defaultRule.phrase), and was \(then.defaultRule.phrase)",
            wayOut: "keep the default, or tell users")
    }

    // MARK: Sizes

    private mutating func compareSizes(_ then: Parameter, _ now: Parameter, at site: Site) {
        guard then.size != now.size else { return }
        let (name, isList) = (now.name, then.type.isList && now.type.isList)
        if isList, now.size == nil {
            return report(
                .slotsChanged, at: site.stored(false),
                "'\(name)' has no size any more, and 'Slots.\(now.swiftName)(in:)' is gone", wayOut: "keep a size")
        }
        let shown = familiesInUse(at: site) ?? SizeFamily.allCases.filter { now.size?.count(in: $0) != nil }
        let families = isList ? shown.filter { now.slots(in: $0) < then.slots(in: $0) } : []
        guard !families.isEmpty else {
            return report(.ruleLoosened, at: site, "the slots of '\(name)' differ, and are fewer in no family")
        }
        let places =
            families.count == shown.count ? "" : " in \(families.map(\.rawValue).joined(separator: ", "))"
        report(
            .sizeShrunk, at: site,
            "'\(name)' has fewer slots than it had\(places): values behind them wait for a bigger family",
            wayOut: "keep the size")
    }

    /// The families in which widgets have shown the intent of a parameter, and do so still; nil where none is known.
    private func familiesInUse(at site: Site) -> [SizeFamily]? {
        let names = (site.then.names.dropFirst().first, site.now.names.dropFirst().first)
        let then = before.schema.widgets.filter { $0.intent == names.0 }.flatMap(\.families)
        let now = after.schema.widgets.filter { $0.intent == names.1 }.flatMap(\.families)
        guard !then.isEmpty, !now.isEmpty else { return nil }
        return SizeFamily.allCases.filter { then.contains($0) && now.contains($0) }
    }

    // MARK: Rows

    private mutating func compareRow(_ then: Parameter, _ now: Parameter, at site: Site) {
        if then.conditions != now.conditions {
            report(
                .conditionsChanged, at: site.key("when"),
                breaks: Set(then.conditions) == Set(now.conditions) ? [] : nil,
                "the row of '\(now.name)' is there under other conditions",
                wayOut: "keep 'when'; a hidden row reads as its default")
        }
        if then.families != now.families {
            report(
                .rowFamiliesChanged, at: site.key("families"),
                breaks: then.families.map(Set.init) == now.families.map(Set.init) ? [] : nil,
                "the row of '\(now.name)' is there in \(now.families.phrase), and was in \(then.families.phrase)",
                wayOut: "keep 'families'; a hidden row reads as its default")
        }
        if then.dependsOn != now.dependsOn {
            report(
                .dependenciesChanged, at: site.key("dependsOn"),
                breaks: Set(then.dependsOn) == Set(now.dependsOn) ? [] : nil,
                "the options of '\(now.name)' depend on \(now.dependsOn.phrase), and did on \(then.dependsOn.phrase)",
                wayOut: "keep 'dependsOn', or answer for all values of the parents")
        }
        if then.parentPolicy != now.parentPolicy {
            reportPolicy("ifParentChanges", then.parentPolicy.rawValue, now.parentPolicy.rawValue, of: now, at: site)
        }
        if then.vanishedPolicy != now.vanishedPolicy {
            reportPolicy("ifVanished", then.vanishedPolicy.rawValue, now.vanishedPolicy.rawValue, of: now, at: site)
        }
    }

    private mutating func reportPolicy(
        _ key: String, _ then: String, _ now: String, of parameter: Parameter, at site: Site
    ) {
        report(
            .policyChanged, at: site.key(key), "'\(key)' of '\(parameter.name)' is \(now), and was \(then)",
            wayOut: "keep '\(key): \(then)'")
    }

    // MARK: Siri

    private mutating func compareRequests(_ then: Parameter, _ now: Parameter, at site: Site) {
        if then.isAskedFor != now.isAskedFor {
            now.isAskedFor
                ? report(.ruleLoosened, at: site, "Siri and Shortcuts may ask for '\(now.name)' now")
                : report(
                    .siriRequestLost, at: site, "Siri and Shortcuts ask for '\(now.name)' no more",
                    wayOut: "keep 'siri: true'")
        }
        let (old, new) = (then.siri?.unsupported ?? [], now.siri?.unsupported ?? [])
        guard old != new else { return }
        let isPrefix = new.starts(with: old)
        report(
            .unsupportedReasonsChanged, at: site.key("unsupported").stored(false), breaks: isPrefix ? [] : nil,
            isPrefix
                ? "'\(now.name)' may be refused for more reasons"
                : "the reasons for which '\(now.name)' may be refused have other names or numbers",
            wayOut: "keep the reasons and their order, and add new ones behind them")
    }
}

extension Parameter {
    /// Whether the property of the struct is an optional: no list, and no literal that holds in every family.
    fileprivate var isOptional: Bool {
        guard !type.isList else { return false }
        switch defaultRule {
        case .value: return false
        case .byFamily(let rules, otherwise: .value):
            return !rules.values.allSatisfy { if case .value = $0 { true } else { false } }
        default: return true
        }
    }

    /// The most slots in a family; a list without a size has no limit.
    fileprivate func slots(in family: SizeFamily) -> Int {
        guard let size else { return .max }
        return size.count(in: family)?.maximum ?? 0
    }
}

extension DefaultRule? {
    fileprivate var phrase: String {
        switch self {
        case nil: "none"
        case .value(let value): value.slots.map { $0?.optionIdentifier ?? "empty" }.phrase
        case .options(let identifiers): identifiers.phrase
        case .handler: "the handler's"
        case .first(let count): "the first \(count == 1 ? "option" : "\(count) options")"
        case .byFamily: "one by family"
        }
    }
}

extension [String] {
    fileprivate var phrase: String { isEmpty ? "nothing" : map { "'\($0)'" }.joined(separator: ", ") }
}

extension [SizeFamily]? {
    fileprivate var phrase: String {
        guard let families = self else { return "all families" }
        return families.isEmpty ? "no family" : families.map(\.rawValue).joined(separator: ", ")
    }
}
