import IntentModel

/// Where options come from, and which there are.
extension SchemaComparison {
    mutating func compareOptions(_ then: Parameter, _ now: Parameter, at site: Site) {
        guard then.options != now.options else { return }
        switch (then.options, now.options) {
        case (.listed(let old), .listed(let new)): compareListed(old, new, of: now, at: site)
        case (.file(let old), .file(let new)) where old == new: break
        case (.command(let old), .command(let new)) where old.arguments == new.arguments:
            reportTimeout(of: now, at: site)
        case (.address(let old), .address(let new)) where old.url == new.url:
            reportTimeout(of: now, at: site)
        case (_, .free):
            report(.ruleLoosened, at: site, "'\(now.name)' takes any value now, and took \(then.options.phrase)")
        case (_, .none): reportClosed(then, now, at: site)
        case (.free, _) where !now.allowsFreeText: reportClosed(then, now, at: site)
        case (_, .listed) where !now.allowsFreeText: reportClosed(then, now, at: site)
        default:
            report(
                .optionSourceChanged, at: site,
                "'\(now.name)' takes \(now.options.phrase), and took \(then.options.phrase)",
                wayOut: "see that the identifiers stay the same")
        }
    }

    private mutating func reportTimeout(of parameter: Parameter, at site: Site) {
        report(
            .presentationChanged, at: site,
            "the options of '\(parameter.name)' are waited for, or kept, for another time")
    }

    private mutating func reportClosed(_ then: Parameter, _ now: Parameter, at site: Site) {
        report(
            .optionsClosed, at: site,
            "'\(now.name)' takes \(now.options.phrase), and took \(then.options.phrase): "
                + "a stored value may be none of them",
            wayOut: "keep the options, or let 'ifVanished' say what becomes of other values")
    }

    private mutating func compareListed(
        _ then: [ListedOption], _ now: [ListedOption], of parameter: Parameter, at site: Site
    ) {
        let pairing = Pairing(then, now, name: \.identifier, former: \.renamedFrom)
        let renames = pairing.likelyRenames { _, _ in pairing.added.count == 1 }
        for (index, option) in pairing.removed.enumerated() {
            report(
                .optionRemoved, at: site.gone(option.identifier), breaks: parameter.allowsFreeText ? [] : nil,
                "option '\(option.identifier)' of '\(parameter.name)' is gone: where it is chosen, it has vanished",
                wayOut: wayOut(ofRemovedOption: option, likely: renames[index]))
        }
        for (old, new) in pairing.kept + pairing.merged {
            let place = site.option(then: old.identifier, now: new.identifier)
            compareNames(NameFacts(old), NameFacts(new), noun: "option", among: then.map(\.identifier), at: place)
            if old.properties != new.properties || old.scalar != new.scalar {
                report(
                    .optionContentChanged, at: place,
                    "option '\(new.identifier)' of '\(parameter.name)' says something else",
                    wayOut: "give another option another identifier")
            }
        }
        for option in pairing.added {
            report(
                .ruleLoosened, at: site.new(option.identifier),
                "option '\(option.identifier)' of '\(parameter.name)' is new")
        }
        let takesFirst = parameter.defaultRule?.takesFirst == true
        let order = now.map(\.identifier).prefix { $0 != pairing.added.first?.identifier }
        if takesFirst, !pairing.added.isEmpty || !pairing.removed.isEmpty, order.count < now.count {
            reportFirst(parameter, at: site)
        } else {
            compareOrder(
                pairing.kept, then, name: \.identifier, takesFirst ? .firstOptionsChanged : .orderChanged, at: site,
                "the options of '\(parameter.name)' have another order\(takesFirst ? ", and the first are its default" : "")",
                wayOut: "keep the first options where they are")
        }
    }

    private mutating func reportFirst(_ parameter: Parameter, at site: Site) {
        report(
            .firstOptionsChanged, at: site,
            "the first options of '\(parameter.name)', which are its default, may be others now",
            wayOut: "add new options behind the others")
    }

    private func wayOut(ofRemovedOption option: ListedOption, likely: ListedOption?) -> String {
        guard let likely else { return "keep it, or let 'ifVanished' say what becomes of it where it is chosen" }
        return
            "if '\(likely.identifier)' is '\(option.identifier)' renamed, add 'renamedFrom: [\(option.identifier)]' to it"
    }

    // MARK: Handlers

    /// What the handler is asked about a parameter that was there.
    mutating func compareHandlerQuestions(_ then: Parameter, _ now: Parameter, at site: Site) {
        let (old, new) = (then.handlerQuestions, now.handlerQuestions)
        reportHandlerQuestions(of: now, new.filter { !old.contains($0) }, at: site)
        if old.contains(.options), new.contains(.options), then.searchesInHandler != now.searchesInHandler {
            report(
                .searchChanged, at: site.key("search").stored(false),
                "the handler of '\(now.name)' \(now.searchesInHandler ? "gets" : "does not get") the search term: its options have "
                    + (now.searchesInHandler ? "an argument more" : "an argument less"),
                wayOut: "keep 'search: \(then.searchesInHandler)', or change the handler")
        } else if then.searchesInHandler != now.searchesInHandler {
            report(.ruleLoosened, at: site.key("search"), "'search' of '\(now.name)' goes with its options")
        }
    }

    /// - Parameter questions: Those that are new.
    mutating func reportHandlerQuestions(of parameter: Parameter, _ questions: [HandlerQuestion], at site: Site) {
        for question in questions {
            report(
                .handlerRequirementAdded, at: site.key(question == .options ? "options" : "default").stored(false),
                "the handler is asked for \(question == .options ? "the options" : "the default") of '\(parameter.name)' now",
                wayOut: question == .options
                    ? "answer in the handler, or give '\(parameter.name)' other 'options'"
                    : "answer in the handler, or give '\(parameter.name)' another 'default'")
        }
    }
}

/// What generated code asks a handler about a parameter.
enum HandlerQuestion: Hashable {
    case options, initialValue
}

extension Parameter {
    var handlerQuestions: [HandlerQuestion] {
        if type.element.isSystem { return [] }
        return (options == .dynamic ? [.options] : []) + (defaultRule?.asksHandler == true ? [.initialValue] : [])
    }
}

extension DefaultRule {
    fileprivate var asksHandler: Bool {
        switch self {
        case .handler: true
        case .byFamily(let rules, let otherwise):
            rules.values.contains { $0.asksHandler } || otherwise?.asksHandler == true
        default: false
        }
    }

    fileprivate var takesFirst: Bool {
        switch self {
        case .first: true
        case .byFamily(let rules, let otherwise):
            rules.values.contains { $0.takesFirst } || otherwise?.takesFirst == true
        default: false
        }
    }
}

extension OptionSource {
    fileprivate var phrase: String {
        switch self {
        case .free: "any value"
        case .none: "nothing"
        case .dynamic: "what its handler offers"
        case .listed: "listed options"
        case .file(let file): "the options of '\(file.path)'"
        case .command(let command): "what '\(command.arguments.first ?? "")' prints"
        case .address(let address): "what '\(address.url)' answers"
        }
    }
}

extension Site {
    fileprivate func option(then old: String, now new: String) -> Site {
        var site = swift(false)
        site.then = then.appending(old)
        site.now = now.appending(new)
        return site
    }

    fileprivate func gone(_ name: String) -> Site {
        var site = swift(false)
        site.then = then.appending(name)
        return site
    }

    fileprivate func new(_ name: String) -> Site {
        var site = swift(false)
        site.now = now.appending(name)
        return site
    }
}

extension NameFacts {
    fileprivate init(_ option: ListedOption) {
        self.init(
            name: option.identifier, swiftName: "", renamedFrom: option.renamedFrom, deprecated: nil)
    }
}
