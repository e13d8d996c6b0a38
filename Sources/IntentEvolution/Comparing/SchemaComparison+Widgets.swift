import IntentModel

extension SchemaComparison {
    mutating func compareWidgets() {
        let (then, now) = (before.schema.widgets, after.schema.widgets)
        let pairs = WidgetPairing(then, now)
        for (index, widget) in pairs.removed.enumerated() {
            let likely = pairs.removed.count == 1 && pairs.added.count == 1 ? pairs.added.first : nil
            report(
                .widgetRemoved, at: Site.root.gone("widgets", widget.name),
                "widget '\(widget.name)' is gone: its instances are orphans, listed but shown no more",
                wayOut: wayOut(ofRemoved: widget.kind.name, likely: index == 0 ? likely?.name : nil))
        }
        for (old, new) in pairs.kept { compare(old, new) }
        for widget in pairs.added {
            report(.declarationAdded, at: Site.root.new("widgets", widget.name), "widget '\(widget.name)' is new")
        }
        compareOrder(
            pairs.kept, then, name: \.name, .orderChanged, at: Site.root.key("widgets"), "widgets have another order")
    }

    private mutating func compare(_ then: Widget, _ now: Widget) {
        let site = Site.root.member("widgets", then: then.name, now: now.name)
        compareKinds(then, now, at: site)
        // The name is only what Swift is made of, and former ones are those of kinds.
        let (was, present) = (NameFacts(then, named: now.name), NameFacts(now, formerKind: then.kind))
        compareNames(was, present, noun: "widget", at: site)
        if then.name != now.name, then.kind == now.kind {
            report(.declarationRenamed, at: site, "widget '\(then.name)' is '\(now.name)' now, of the same kind")
        }
        compareIntents(then, now, at: site.key("intent"))
        compareFamilies(then, now, at: site.key("families"))
    }

    private mutating func compareKinds(_ then: Widget, _ now: Widget, at site: Site) {
        let (old, new) = (then.kind.name, now.kind.name)
        guard old != new else { return }
        guard !now.renamedFrom.contains(old) else {
            return report(
                .declarationRenamed, at: site,
                "widget '\(now.name)' is of kind '\(new)' now, and found by the former one",
                migrations: [.rename(from: old, to: new)])
        }
        report(
            .widgetKindChanged, at: site.key("kind"),
            "widget '\(now.name)' is of kind '\(new)', and was of '\(old)': instances of that one are orphans",
            wayOut: "keep 'kind: \(old)', or add 'renamedFrom: [\(old)]' to '\(now.name)'")
    }

    private mutating func compareIntents(_ then: Widget, _ now: Widget, at site: Site) {
        let present = then.intent.map { name in
            after.intent(named: name)?.name ?? after.schema.intents.first { $0.renamedFrom.contains(name) }?.name
                ?? name
        }
        guard present != now.intent else { return }
        let message = "widget '\(now.name)' shows \(now.intent.phrase), and showed \(then.intent.phrase)"
        guard let old = then.intent else {
            return report(
                .widgetIntentChanged, at: site, breaks: [.behaviour], message, wayOut: "add another widget for it")
        }
        report(
            .widgetIntentChanged, at: site,
            message
                + (now.intent == nil
                    ? ": nothing is configured any more" : ": only what has the same name and type is read"),
            wayOut: "keep 'intent: \(old)', and add another widget for the other one")
    }

    private mutating func compareFamilies(_ then: Widget, _ now: Widget, at site: Site) {
        guard then.families != now.families else { return }
        let lost = then.families.filter { !now.families.contains($0) }
        if !lost.isEmpty {
            report(
                .familyRemoved, at: site,
                "widget '\(now.name)' is not offered in \(lost.map(\.rawValue).joined(separator: ", ")) any more, where instances may stand",
                wayOut: "keep the family")
        } else if Set(then.families) == Set(now.families) {
            report(.orderChanged, at: site, "the families of widget '\(now.name)' have another order")
        }
        if now.families.contains(where: { !then.families.contains($0) }) {
            report(.ruleLoosened, at: site, "widget '\(now.name)' is offered in more families")
        }
    }
}

/// Widgets are known by their kinds, else by their former kinds, else by their names.
private struct WidgetPairing {
    /// In the present order.
    private(set) var kept: [(then: Widget, now: Widget)] = []
    private(set) var removed: [Widget] = []
    private(set) var added: [Widget]

    init(_ then: [Widget], _ now: [Widget]) {
        added = now
        let kinds = Set(now.map(\.kind))
        var rest: [Widget] = []
        for old in then {
            let match =
                added.firstIndex { $0.kind == old.kind }
                ?? added.firstIndex { !kinds.contains(old.kind) && $0.renamedFrom.contains(old.kind.name) }
            guard let match else {
                rest.append(old)
                continue
            }
            kept.append((old, added.remove(at: match)))
        }
        for old in rest {
            guard let match = added.firstIndex(where: { $0.name == old.name }) else {
                removed.append(old)
                continue
            }
            kept.append((old, added.remove(at: match)))
        }
        let places = Dictionary(now.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
        kept.sort { places[$0.now.name, default: 0] < places[$1.now.name, default: 0] }
    }
}

extension String? {
    fileprivate var phrase: String { map { "intent '\($0)'" } ?? "no intent" }
}

extension NameFacts {
    fileprivate init(_ widget: Widget, named name: String) {
        self.init(
            name: name, swiftName: widget.swiftName, renamedFrom: widget.renamedFrom, deprecated: widget.deprecated,
            kind: widget.kind.name)
    }

    /// - Parameter formerKind: Told of already where it is among the former names now.
    fileprivate init(_ widget: Widget, formerKind: WidgetKind) {
        self.init(
            name: widget.name, swiftName: widget.swiftName,
            renamedFrom: widget.renamedFrom.filter { $0 != formerKind.name }, deprecated: widget.deprecated,
            kind: widget.kind.name)
    }
}
