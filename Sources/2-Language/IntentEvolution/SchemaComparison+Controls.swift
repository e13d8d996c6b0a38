import IntentModel

extension SchemaComparison {
    mutating func compareControls() {
        let (former, current) = (before.schema.controls, after.schema.controls)
        let pairing = Pairing(byKinds: former, current)
        compareDeclarations(
            "controls", "control", former, pairing, likely: pairing.likelyRenames { _ in 0 }, removal: .controlRemoved,
            ": it disappears where users placed it", storedName: \.kindName
        ) { $0.compare($1, $2) }
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
