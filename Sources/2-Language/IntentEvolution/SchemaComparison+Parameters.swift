import IntentModel

extension SchemaComparison {
    /// - Parameter added: The added parameters of the intent by name.
    mutating func compare(
        _ former: Parameter, _ current: Parameter, among isSibling: (String) -> Bool, added: [String: Parameter],
        at owner: Site
    ) {
        var site = owner.of(current.type)
        compareNames(NameFacts(former), NameFacts(current), noun: "parameter", among: isSibling, at: site)
        compareTypes(former, current, at: site.key("type"))
        compareConversions(former, current, at: site.key("convertedFrom"))
        // Values that are lost with their type cannot break otherwise.
        let isLost = !isSame(former.type, current.type) && convertibleValues(of: former.type, to: current) == .none
        site = site.stored(!isLost)
        compareOptionality(former, current, at: site.key("default"))
        compareSettings(former.settings, current.settings, of: former.type, current.type, "'\(current.name)'", at: site)
        compareRecordSecrets(former, current, at: site.key("type"))
        // The members of a union have the options.
        if former.type.element.isUnion == current.type.element.isUnion {
            compareOptions(former, current, at: site.key("options"))
        }
        compareHandlerRequirements(former, current, at: site)
        compareChoice(former, current, at: site)
        compareDefaults(former, current, at: site.key("default"))
        compareSizes(former, current, at: site.key("size"))
        compareRow(former, current, added: added, at: site)
        compareRequests(former, current, at: site.key("siri"))
    }

    private mutating func compareTypes(_ former: Parameter, _ current: Parameter, at site: Site) {
        guard !isSame(former.type, current.type) else { return }
        let site = site.of(former.type)
        let change = "the type of '\(current.name)' changed \(former.type.change(to: current.type))"
        switch convertibleValues(of: former, to: current) {
        case .all:
            report(
                .parameterTypeWidened, at: site, breaks: breaks(former.type, current.type),
                "\(change); stored values are converted",
                advice: "keep the type, or update the uses of '\(current.swiftName)'",
                migrations: site.isStored ? [.convert(from: former.type, to: current.type, isComplete: true)] : [])
        case .some:
            report(
                .parameterTypeNarrowed, at: site, breaks: breaks(former.type, current.type),
                "\(change): only stored values that fit are converted",
                advice: typeWayOut(former, current),
                migrations: site.isStored ? [.convert(from: former.type, to: current.type, isComplete: false)] : [],
                needs: neededMigration(former, current, at: site))
        case .none:
            report(
                .parameterTypeChanged, at: site, breaks: breaks(former.type, current.type),
                "\(change): stored values are not converted",
                advice: typeWayOut(former, current), needs: neededMigration(former, current, at: site))
        }
    }

    /// Compares what becomes of values of a former type, which may still be stored.
    private mutating func compareConversions(_ former: Parameter, _ current: Parameter, at site: Site) {
        let old = former.convertedFrom.map { withCurrentNames($0, of: former.type.element) }
        guard old != current.convertedFrom else { return }
        guard let old else {
            return report(
                .ruleLoosened, at: site, "values of a former type of '\(current.name)' are now converted")
        }
        if let new = current.convertedFrom, converts(new, like: old) {
            return report(
                .ruleLoosened, at: site, "values of additional former types of '\(current.name)' are now converted")
        }
        report(
            .conversionChanged, at: site,
            "stored \(old.type.notation) values of '\(current.name)' are "
                + (current.convertedFrom == nil ? "no longer converted" : "converted in another way"),
            advice: "keep 'convertedFrom'")
    }

    private func typeWayOut(_ former: Parameter, _ current: Parameter) -> String {
        let canBeStated = StatedConversion.form(from: withCurrentNames(former.type), to: current.type) != nil
        let statement = canBeStated ? " state 'convertedFrom'," : ""
        return "keep the type,\(statement) or implement the migration that 'intentgen generate --against' requires"
    }

    private func neededMigration(_ former: Parameter, _ current: Parameter, at site: Site) -> NeededMigration? {
        site.path.names.dropFirst().first.map {
            NeededMigration(intent: $0, parameter: current.name, stored: former.type)
        }
    }

    /// Compares whether the Swift property is optional.
    mutating func compareOptionality(_ former: Parameter, _ current: Parameter, at site: Site) {
        guard former.isOptional != current.isOptional, former.type.isList == current.type.isList else { return }
        report(
            .optionalityChanged, at: site,
            current.isOptional
                ? "'\(current.name)' no longer has a static default, so it is optional in Swift"
                : "'\(current.name)' now has a static default, so it is not optional in Swift",
            advice: current.isOptional
                ? "keep a default" : "remove the default, or update the uses of '\(current.swiftName)'")
    }

    /// Compares free text and unique values.
    mutating func compareChoice(_ former: Parameter, _ current: Parameter, at site: Site) {
        if former.allowsFreeText != current.allowsFreeText {
            current.allowsFreeText
                ? report(.ruleLoosened, at: site.key("freeText"), "'\(current.name)' now accepts free text")
                : report(
                    .freeTextRemoved, at: site.key("freeText"),
                    "'\(current.name)' no longer accepts free text: text that users entered is not one of its options",
                    advice: "keep 'freeText: true'")
        }
        if former.hasUniqueValues != current.hasUniqueValues {
            current.hasUniqueValues
                ? report(
                    .uniqueValuesAdded, at: site.key("uniqueValues"), breaks: former.type.isList ? nil : [],
                    "a value of '\(current.name)' can now fill only one slot: stored rows may contain it twice",
                    advice: "add 'uniqueValues: false'")
                : report(
                    .ruleLoosened, at: site.key("uniqueValues"),
                    "a value of '\(current.name)' can now fill several slots")
        }
    }

    // MARK: Defaults

    mutating func compareDefaults(_ former: Parameter, _ current: Parameter, at site: Site) {
        guard former.defaultRule != current.defaultRule else { return }
        let (old, new) = (former.defaultRule.phrase, current.defaultRule.phrase)
        // The same text in another type is not another default: the type is reported.
        guard old != new || isSame(former.type, current.type) else { return }
        report(
            .defaultChanged, at: site, "the default of '\(current.name)' changed from \(old) to \(new)",
            advice: "keep the default, or inform users")
    }

    // MARK: Sizes

    private mutating func compareSizes(_ former: Parameter, _ current: Parameter, at site: Site) {
        guard former.size != current.size else { return }
        let (name, isList) = (current.name, former.type.isList && current.type.isList)
        if isList, current.size == nil {
            return report(
                .slotsChanged, at: site.stored(false),
                "'\(name)' no longer has a size, so 'Slots.\(current.swiftName)(in:)' is not generated",
                advice: "keep a size")
        }
        let shown = familiesInUse(at: site) ?? SizeFamily.allCases.filter { current.size?.count(in: $0) != nil }
        let families = isList ? shown.filter { current.slots(in: $0) < former.slots(in: $0) } : []
        guard !families.isEmpty else {
            return report(.ruleLoosened, at: site, "the number of slots of '\(name)' changed, but no family has fewer")
        }
        let places =
            families.count == shown.count ? "" : " in \(families.map(\.rawValue).joined(separator: ", "))"
        report(
            .sizeShrunk, at: site,
            "'\(name)' has fewer slots\(places): values beyond them appear only in a larger family",
            advice: "keep the size")
    }

    /// Returns the families in which widgets show the parameter's intent in both schemas; nil if there are none.
    private func familiesInUse(at site: Site) -> [SizeFamily]? {
        let names = (site.lockPath.names.dropFirst().first, site.path.names.dropFirst().first)
        guard let former = names.0.flatMap({ families.before[$0] }),
            let current = names.1.flatMap({ families.after[$0] })
        else { return nil }
        return SizeFamily.allCases.filter { former.contains($0) && current.contains($0) }
    }

    // MARK: Rows

    private mutating func compareRow(
        _ former: Parameter, _ current: Parameter, added: [String: Parameter], at site: Site
    ) {
        compareConditions(former, current, added: added, at: site)
        if former.families != current.families {
            report(
                .rowFamiliesChanged, at: site.key("families"),
                breaks: former.families.map(Set.init) == current.families.map(Set.init) ? [] : nil,
                "the row of '\(current.name)' is shown in \(current.families.phrase) instead of \(former.families.phrase)",
                advice: "keep 'families'; a hidden row has its default value")
        }
        compareDependencies(former, current, at: site)
        comparePlain(former, current, in: Parameter.relations, of: "'\(current.name)'", at: site)
    }

    /// - Parameter added: The added parameters, or fields, by name.
    mutating func compareConditions(
        _ former: Parameter, _ current: Parameter, added: [String: Parameter], at site: Site
    ) {
        guard former.when != current.when else { return }
        report(
            .conditionsChanged, at: site.key("when"),
            breaks: showsRowsOfStored(former, current, added: added) ? [] : nil,
            "the condition that shows the row of '\(current.name)' changed",
            advice: "keep 'when'; a hidden row has its default value")
    }

    mutating func compareDependencies(_ former: Parameter, _ current: Parameter, at site: Site) {
        let (old, new) = (Set(former.filters.all), Set(current.filters.all))
        if new.isStrictSubset(of: old) {
            report(
                .ruleLoosened, at: site.key("where"),
                "fewer rules select the options of '\(current.name)' by other rows")
        } else if former.filters != current.filters {
            return report(
                .dependenciesChanged, at: site.key("where"), breaks: old == new ? [] : nil,
                "the rules that select the options of '\(current.name)' by other rows changed",
                advice: "keep 'where'; a chosen option that it no longer selects counts as vanished")
        }
        compareParents(former, current, at: site.key("dependsOn"))
    }

    /// Compares the rows on which options depend, except those that only a removed rule of `where` names.
    private mutating func compareParents(_ former: Parameter, _ current: Parameter, at site: Site) {
        let unused = Set(former.filters.rows).subtracting(current.filters.rows).subtracting(current.dependsOn)
        let parents = former.dependsOn.filter { !unused.contains($0) }
        guard parents != current.dependsOn else { return }
        report(
            .dependenciesChanged, at: site, breaks: Set(parents) == Set(current.dependsOn) ? [] : nil,
            "the options of '\(current.name)' depend on \(current.dependsOn.phrase) instead of \(parents.phrase)",
            advice: "keep 'dependsOn', or handle all values of the parents")
    }

    /// Whether the conditions hide no row of an existing instance that was shown: those that are new test new parameters, whose
    /// defaults satisfy them.
    private func showsRowsOfStored(_ former: Parameter, _ current: Parameter, added: [String: Parameter]) -> Bool {
        let alternatives = current.when.alternatives.compactMap { conditions -> [Condition]? in
            let verdicts = conditions.map { $0.verdict(added: added) }
            if verdicts.contains(false) { return nil }
            return zip(conditions, verdicts).compactMap { $1 == nil ? $0 : nil }
        }
        let isNeverShown = alternatives.isEmpty && !current.when.isEmpty
        return !isNeverShown && former.when.hasSameAlternatives(as: Requirement(anyOf: alternatives))
    }

    // MARK: Siri

    private mutating func compareRequests(_ former: Parameter, _ current: Parameter, at site: Site) {
        if former.siriCanAsk != current.siriCanAsk {
            current.siriCanAsk
                ? report(.ruleLoosened, at: site, "Siri and Shortcuts can now ask for '\(current.name)'")
                : report(
                    .siriRequestLost, at: site, "Siri and Shortcuts no longer ask for '\(current.name)'",
                    advice: "keep 'siri: true'")
        }
        let (old, new) = (former.siri?.unsupported ?? [], current.siri?.unsupported ?? [])
        guard old != new else { return }
        let isPrefix = new.starts(with: old)
        report(
            .unsupportedReasonsChanged, at: site.key("unsupported").stored(false), breaks: isPrefix ? [] : nil,
            isPrefix
                ? "there are additional reasons for rejecting a value of '\(current.name)'"
                : "the reasons for rejecting a value of '\(current.name)' have different names or numbers",
            advice: "keep the reasons in their order, and add new ones at the end")
    }
}

extension Condition {
    /// Whether the condition holds for existing instances, whose new parameters have their defaults; nil if it depends on what
    /// is stored.
    fileprivate func verdict(added: [String: Parameter]) -> Bool? {
        guard let parent = added[parameter], let values = parent.possibleDefaults, test.row == nil else { return nil }
        let verdicts = Set(values.map { test.holds(for: $0, of: parent.type) })
        return verdicts.count == 1 ? verdicts.first : nil
    }
}

extension Parameter {
    /// Whether the Swift property is optional: it is not a list, and has no static default that applies to every family.
    fileprivate var isOptional: Bool { !type.isList && (type.element.isRecord || staticDefault == nil) }

    /// Returns the maximum number of slots in a family, which is unlimited without a size.
    fileprivate func slots(in family: SizeFamily) -> Int {
        guard let size else { return .max }
        return size.count(in: family)?.maximum ?? 0
    }
}

extension Parameter {
    /// The values in effect without a choice; nil if a provider or the order of options determines them.
    fileprivate var possibleDefaults: [IntentValue?]? {
        var rules = [defaultRule]
        if case .byFamily(let families, let otherwise) = defaultRule { rules = Array(families.values) + [otherwise] }
        var values: [IntentValue?] = []
        for rule in rules {
            switch rule {
            case nil: values.append(nil)
            case .value(let value): values.append(value)
            case .options(let identifiers):
                values.append(.list(identifiers.map { .object(ObjectValue(identifier: $0, displayString: $0)) }))
            case .handler, .first, .row, .byFamily: return nil
            }
        }
        return values
    }
}

extension DefaultRule? {
    fileprivate var phrase: String {
        switch self {
        case nil: "none"
        case .value(let value): value.slots.map { $0?.writtenText ?? "empty" }.phrase
        case .options(let identifiers): identifiers.phrase
        case .handler: "the handler's default"
        case .first(let count): "the first \(count == 1 ? "option" : "\(count) options")"
        case .row(let rule): rule.phrase
        case .byFamily(let rules, let otherwise):
            (SizeFamily.allCases.compactMap { family in
                rules[family].map { "\(Self.some($0).phrase) in \(family.rawValue)" }
            }
                + (otherwise.map { ["\(Self.some($0).phrase) otherwise"] } ?? [])).joined(separator: ", ")
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
