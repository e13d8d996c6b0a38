import IntentModel

extension SchemaComparison {
    mutating func compareWidgets() {
        let (former, current) = (before.schema.widgets, after.schema.widgets)
        let pairing = Pairing(byKinds: former, current)
        compareDeclarations(
            "widgets", "widget", former, pairing, likely: pairing.likelyRenames { _ in 0 }, removal: .widgetRemoved,
            ": its instances are orphans, which are listed but not shown", storedName: \.kindName
        ) { $0.compare($1, $2) }
    }

    private mutating func compare(_ former: DeclaredWidget, _ current: DeclaredWidget) {
        let site = Site.root.member("widgets", former: former.name, current: current.name)
        compareKinds(
            former, current, noun: "widget", .widgetKindChanged, "existing instances are orphans", at: site)
        compareIntents(former, current, at: site.key("intent"))
        compareFamilies(former, current, at: site.key("families"))
        comparePresets(former, current, at: site)
    }

    /// Presets are only offered: an instance keeps the values that it got from one.
    private mutating func comparePresets(_ former: DeclaredWidget, _ current: DeclaredWidget, at site: Site) {
        let (old, new) = (former.presets.map(\.name), current.presets.map(\.name))
        let added = new.filter { !old.contains($0) }
        for name in old where !new.contains(name) {
            report(
                .presetRemoved, at: site.removed("presets", name),
                "the preset '\(name)' of widget '\(current.name)' was removed: code and scripts that name it fail, and instances "
                    + "keep its values",
                advice: added.isEmpty ? "keep the preset" : "keep its name, and change its title")
        }
        for name in added {
            report(
                .declarationAdded, at: site.added("presets", name),
                "the preset '\(name)' of widget '\(current.name)' was added")
        }
        if Set(old) == Set(new), old != new {
            report(
                .orderChanged, at: site.key("presets"),
                "the presets of widget '\(current.name)' are in a different order")
        }
    }

    private mutating func compareIntents(_ former: DeclaredWidget, _ current: DeclaredWidget, at site: Site) {
        let present = former.intent.map { after.presentIntent(named: $0)?.name ?? $0 }
        guard present != current.intent else { return }
        let message = "widget '\(current.name)' shows \(current.intent.phrase) instead of \(former.intent.phrase)"
        guard let old = former.intent else {
            return report(
                .widgetIntentChanged, at: site, breaks: [],
                "widget '\(current.name)' can now be configured: placed widgets show the defaults")
        }
        report(
            .widgetIntentChanged, at: site,
            message
                + (current.intent == nil
                    ? ": it can no longer be configured"
                    : ": only parameters of the same name and type keep their values"),
            advice: "keep 'intent: \(old)', and add a separate widget for the new intent")
        compareSecrets(ofIntent: old, current.intent, of: "widget '\(current.name)'", at: site)
    }

    private mutating func compareFamilies(_ former: DeclaredWidget, _ current: DeclaredWidget, at site: Site) {
        guard former.families != current.families else { return }
        let lost = former.families.filter { !current.families.contains($0) }
        if !lost.isEmpty {
            report(
                .familyRemoved, at: site,
                "widget '\(current.name)' no longer supports \(lost.map(\.rawValue).joined(separator: ", ")), in which instances may exist",
                advice: "keep the family")
        } else if Set(former.families) == Set(current.families) {
            report(.orderChanged, at: site, "the families of widget '\(current.name)' are in a different order")
        }
        if current.families.contains(where: { !former.families.contains($0) }) {
            report(.ruleLoosened, at: site, "widget '\(current.name)' supports additional families")
        }
    }
}

extension String? {
    fileprivate var phrase: String { map { "intent '\($0)'" } ?? "no intent" }
}
