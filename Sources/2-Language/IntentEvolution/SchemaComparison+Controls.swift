import IntentModel

extension SchemaComparison {
    mutating func compareControls() {
        let (former, current) = (before.schema.controls, after.schema.controls)
        let (pairs, merged) = Self.pairs(former, current)
        let (removed, added) = (pairs.removed, pairs.added)
        let likely = removed.count == 1 && added.count == 1 ? added.first : nil
        for old in removed {
            report(
                .controlRemoved, at: Site.root.removed("controls", old.name),
                "control '\(old.name)' was removed: it disappears where users placed it",
                advice: advice(forRemoved: old.kind.name, likely: likely?.name))
        }
        for (old, new) in pairs.kept { compare(old, new) }
        for (old, new) in merged { reportMerged { $0.compare(old, new) } }
        for control in added {
            report(
                .declarationAdded, at: Site.root.added("controls", control.name),
                "control '\(control.name)' was added")
        }
        compareOrder(
            pairs.kept, former, name: \.name, .orderChanged, at: Site.root.key("controls"),
            "the controls are in a different order")
    }

    private mutating func compare(_ former: Control, _ current: Control) {
        let site = Site.root.member("controls", former: former.name, current: current.name)
        compareKinds(
            former, current, noun: "control", .controlChanged, "it disappears where users placed it", at: site)
        compareActions(former, current, at: site)
    }

    /// Compares the intents and styles of a control, under the current names.
    private mutating func compareActions(_ former: Control, _ current: Control, at site: Site) {
        let intent = after.presentIntent(named: former.intent)
        if (intent?.name ?? former.intent) != current.intent {
            report(
                .controlChanged, at: site.key("intent"),
                "control '\(current.name)' runs intent '\(current.intent)' instead of '\(former.intent)'",
                advice: "keep 'intent: \(former.intent)', and add a separate control for the new intent")
            return compareSecrets(
                ofIntent: former.intent, current.intent, of: "control '\(current.name)'", at: site.key("intent"))
        }
        let toggle = former.toggle.map { intent?.parameters.present($0)?.name ?? $0 }
        guard toggle != current.toggle else { return }
        report(
            .controlChanged, at: site.key("toggle"),
            "control '\(current.name)' is now \(current.phrase) instead of \(former.phrase)",
            advice: "add a separate control")
    }
}

extension Control {
    fileprivate var phrase: String { toggle.map { "a toggle of '\($0)'" } ?? "a button" }
}
