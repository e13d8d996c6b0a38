import IntentModel

/// Sources of options, and listed options.
extension SchemaComparison {
    mutating func compareOptions(_ former: Parameter, _ current: Parameter, at site: Site) {
        guard former.options != current.options else { return }
        switch (former.options, current.options) {
        case (.listed(let old), .listed(let new)): compareListed(old, new, of: former, current, at: site)
        case (.file(let old), .file(let new)) where old == new: break
        case (.command(let old), .command(let new)) where old.arguments == new.arguments:
            reportTimeout(of: current, at: site)
        case (.address(let old), .address(let new)) where old.url == new.url:
            reportTimeout(of: current, at: site)
        case (_, .free):
            report(.ruleLoosened, at: site, "'\(current.name)' accepts any value instead of \(former.options.phrase)")
        case (_, .none): reportClosed(former, current, at: site)
        case (.free, .listed(let new))
        where !current.allowsFreeText && former.type.element.kind == .enumeration
            && current.type.element.kind == .string:
            compareListed(casesAsOptions(of: former), new, of: former, current, at: site)
        case (.free, _) where !current.allowsFreeText: reportClosed(former, current, at: site)
        case (_, .listed) where !current.allowsFreeText: reportClosed(former, current, at: site)
        default:
            report(
                .optionSourceChanged, at: site,
                "'\(current.name)' accepts \(current.options.phrase) instead of \(former.options.phrase)",
                advice: "make sure that the identifiers stay the same")
        }
    }

    /// Returns the cases that a former parameter was chosen from, as the options that a text with the same values has.
    private func casesAsOptions(of former: Parameter) -> [ListedOption] {
        guard case .enumeration(let name) = former.type.element else { return [] }
        return (before.schema.enumeration(named: name)?.cases ?? []).map {
            ListedOption(identifier: $0.name, scalar: .string($0.name), title: $0.title)
        }
    }

    private mutating func reportTimeout(of parameter: Parameter, at site: Site) {
        report(
            .presentationChanged, at: site,
            "the timeout or cache duration of the options of '\(parameter.name)' changed")
    }

    private mutating func reportClosed(_ former: Parameter, _ current: Parameter, at site: Site) {
        report(
            .optionsClosed, at: site,
            "'\(current.name)' accepts \(current.options.phrase) instead of \(former.options.phrase): "
                + "a stored value may not be among them",
            advice: "keep the options, or specify with 'ifVanished' what happens to other values")
    }

    private mutating func compareListed(
        _ locked: [ListedOption], _ current: [ListedOption], of formerParameter: Parameter, _ parameter: Parameter,
        at site: Site
    ) {
        let former = withCurrentReferences(locked, of: formerParameter, parameter)
        let lockNames = Dictionary(zip(former, locked).map { ($0.identifier, $1.identifier) }) { first, _ in first }
        let pairing = Pairing(former, current)
        let renames = pairing.likelyRenames { _ in 0 }
        for (index, option) in pairing.removed.enumerated() {
            report(
                .optionRemoved,
                at: site.option(former: lockNames[option.identifier] ?? option.identifier, current: nil),
                breaks: parameter.allowsFreeText ? [] : nil,
                "option '\(option.writtenText)' of '\(parameter.name)' was removed: where it is stored, it counts as vanished",
                advice: advice(forRemovedOption: option, likely: renames[index]))
        }
        for (old, new) in pairing.kept + pairing.merged {
            let place = site.option(
                former: lockNames[old.identifier] ?? old.identifier, current: new.identifier)
            compareNames(NameFacts(old), NameFacts(new), noun: "option", among: pairing.isFormer, at: place)
            if old.properties != new.properties || !old.hasSameValue(as: new) {
                report(
                    .optionContentChanged, at: place,
                    "option '\(new.writtenText)' of '\(parameter.name)' has another value",
                    advice: "add a new option with another identifier")
            }
        }
        if formerParameter.type.isList, parameter.type.isList, parameter.hasUniqueValues {
            for (old, new) in pairing.merged {
                let former = lockNames[old.identifier] ?? old.identifier
                reportMergedChoice(
                    former, new.identifier, in: parameter.name,
                    at: site.option(former: former, current: new.identifier))
            }
        }
        for option in pairing.added {
            report(
                .ruleLoosened, at: site.option(former: nil, current: option.identifier),
                "option '\(option.writtenText)' of '\(parameter.name)' was added")
        }
        let usesFirstOptions = parameter.defaultRule?.usesFirstOptions == true
        let order = current.map(\.identifier).prefix { $0 != pairing.added.first?.identifier }
        if usesFirstOptions, !pairing.added.isEmpty || !pairing.removed.isEmpty, order.count < current.count {
            reportFirst(parameter, at: site)
        } else {
            compareOrder(
                pairing.kept, former, name: \.identifier, usesFirstOptions ? .firstOptionsChanged : .orderChanged,
                at: site,
                "the options of '\(parameter.name)' are in a different order\(usesFirstOptions ? ", and the first ones are its default" : "")",
                advice: "keep the first options and their order")
        }
    }

    /// Reports cases or options that were merged, so that a list of unique values can contain one of them twice.
    /// - Parameter row: The name of a parameter or field with such a list.
    mutating func reportMergedChoice(_ old: String, _ new: String, in row: String, at site: Site) {
        report(
            .valuesMerged, at: site, breaks: [.stored],
            "'\(old)' became a former name of '\(new)', which already existed: a stored list of '\(row)' with both has the "
                + "value twice, and cannot be edited until one is removed",
            advice: "keep '\(old)', or add 'uniqueValues: false' to '\(row)'")
    }

    private mutating func reportFirst(_ parameter: Parameter, at site: Site) {
        report(
            .firstOptionsChanged, at: site,
            "the first options of '\(parameter.name)', which are its default, may have changed",
            advice: "add new options at the end")
    }

    private func advice(forRemovedOption option: ListedOption, likely: ListedOption?) -> String {
        guard let likely else { return "keep it, or specify with 'ifVanished' what happens where it is stored" }
        return
            "if '\(option.writtenText)' was renamed to '\(likely.writtenText)', add \(formerNamesKey(option.identifier)) to it"
    }

    // MARK: Handlers

    /// Compares what the handler must provide for a parameter in both schemas.
    mutating func compareHandlerRequirements(_ former: Parameter, _ current: Parameter, at site: Site) {
        let (old, new) = (former.handlerRequirements, current.handlerRequirements)
        reportHandlerRequirements(of: current, new.filter { !old.contains($0) }, at: site)
        compareFieldRequirements(former, current, at: site)
        compareSearch(former, current, at: site)
    }

    mutating func compareSearch(_ former: Parameter, _ current: Parameter, at site: Site) {
        guard former.searchesInHandler != current.searchesInHandler else { return }
        guard former.options == .dynamic, current.options == .dynamic else {
            return report(
                .ruleLoosened, at: site.key("search"), "'search' of '\(current.name)' changed together with its options"
            )
        }
        report(
            .searchChanged, at: site.key("search").stored(false),
            "the handler of '\(current.name)' \(current.searchesInHandler ? "now" : "no longer") receives the search term: its function "
                + (current.searchesInHandler ? "has an additional argument" : "has one argument less"),
            advice: "keep 'search: \(former.searchesInHandler)', or update the handler")
    }

    /// Compares what the handler must provide for the fields of records and the members of unions, whose options have no default
    /// that a handler provides.
    mutating func compareFieldRequirements(_ former: Parameter?, _ current: Parameter, at site: Site) {
        let old = former.map { before.schema.recordFields(of: $0) } ?? []
        let pairing = Pairing(old, after.schema.recordFields(of: current))
        for (old, new) in pairing.kept + pairing.added.map({ ($0, $0) }) where new.options == .dynamic {
            let isAdded = pairing.added.contains { $0.name == new.name }
            guard isAdded || old.options != .dynamic else { continue }
            let path = FieldPath(current.name, slot: nil, field: new.name)
            report(
                .handlerRequirementAdded, at: site.key("type").stored(false),
                "the handler must now provide the options of '\(path)'",
                advice: "implement this in the handler, or give '\(new.name)' other 'options'")
        }
    }

    /// - Parameter requirements: The added requirements.
    mutating func reportHandlerRequirements(
        of parameter: Parameter, _ requirements: [HandlerRequirement], at site: Site
    ) {
        for requirement in requirements {
            report(
                .handlerRequirementAdded, at: site.key(requirement == .options ? "options" : "default").stored(false),
                "the handler must now provide the \(requirement == .options ? "options" : "default") of '\(parameter.name)'",
                advice: requirement == .options
                    ? "implement this in the handler, or give '\(parameter.name)' other 'options'"
                    : "implement this in the handler, or give '\(parameter.name)' another 'default'")
        }
    }
}

/// A requirement of the generated handler protocol for a parameter.
enum HandlerRequirement: Hashable {
    case options, initialValue
}

extension Parameter {
    var handlerRequirements: [HandlerRequirement] {
        if type.element.isSystem { return [] }
        return (options == .dynamic ? [.options] : []) + (defaultRule?.needsHandler == true ? [.initialValue] : [])
    }
}

extension DefaultRule {
    fileprivate var usesFirstOptions: Bool { cases.contains { if case .first = $0 { true } else { false } } }
}

extension OptionSource {
    fileprivate var phrase: String {
        switch self {
        case .free: "any value"
        case .none: "nothing"
        case .dynamic: "the options of its handler"
        case .listed: "listed options"
        case .file(let file): "the options in '\(file.path)'"
        case .command(let command): "the options that '\(command.arguments.joined(separator: " "))' prints"
        case .address(let address): "the options from '\(address.url)'"
        }
    }
}

extension Site {
    /// Returns the place of an option, by its identifier in each schema; nil in a schema that does not have it.
    fileprivate func option(former old: String?, current new: String?) -> Site {
        swift(false).appending(former: old.map { [$0] } ?? [], current: new.map { [$0] } ?? [])
    }
}

extension ListedOption {
    /// Whether the values are equal, or each is named by its option, so that only the name differs.
    fileprivate func hasSameValue(as other: ListedOption) -> Bool {
        scalar == other.scalar
            || scalar?.isIdentified(by: identifier) == true && other.scalar?.isIdentified(by: other.identifier) == true
    }
}
