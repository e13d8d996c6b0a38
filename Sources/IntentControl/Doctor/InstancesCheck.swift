internal import IntentModel
internal import IntentRuntime

/// Whether every instance is one that the definitions have, and every value one that fits.
struct InstancesCheck: DoctorCheck {
    let subject = "instances"

    func findings(in session: Session) async -> [DoctorFinding] {
        do {
            guard try session.optionalSchema() != nil, try !session.isMissing(session.definitionFreeLocation())
            else { return [DoctorFinding(.ok, "there is nothing to compare")] }
            let engine = try session.existingStoreWorkspace(needsDefinitions: true).engine
            return findings(of: try engine.instances().map { try engine.resolved($0.id) })
        } catch {
            return [Self.finding(of: error, advice: "mend the definitions and the store first")]
        }
    }

    private func findings(of configurations: [ResolvedConfiguration]) -> [DoctorFinding] {
        let orphans = configurations.filter(\.isOrphan).map(\.instance.id.text)
        var findings: [DoctorFinding] = []
        if !orphans.isEmpty {
            findings.append(
                DoctorFinding(
                    .warning, "\(orphans.count) orphans: their kind or intent is gone from the definitions",
                    advice: "'list --orphans' lists them; 'renamedFrom' in a definition, or 'remove', settles them",
                    facts: ["orphans": .array(orphans.map(JSONValue.string))]))
        }
        findings += [
            finding(
                .incompatible, "values do not fit their definitions any more", in: configurations,
                advice: "they are kept and the defaults are in effect; 'set' writes others, and 'reset' drops them"),
            finding(
                .migrated, "values lie under former names or types", in: configurations,
                advice: "'migrate' stores them as they are declared now"),
            finding(
                .vanished, "chosen options are no longer known", in: configurations,
                advice: "'get --explain' shows them, and 'set' chooses others"),
            finding(
                .unchecked, "values were stored without a lookup", in: configurations,
                advice: "the next 'set' of them with their handlers settles them"),
        ].compactMap(\.self)
        return findings.isEmpty
            ? [DoctorFinding(.ok, "all values of \(configurations.count.counting("instance")) fit their definitions")]
            : findings
    }

    private func finding(
        _ mark: ValueMark, _ phrase: String, in configurations: [ResolvedConfiguration], advice: String
    ) -> DoctorFinding? {
        let places = configurations.flatMap { configuration in
            configuration.parameters.filter { $0.marks.contains(mark) }.map {
                "\(configuration.instance.id) \($0.name)"
            }
        }
        guard !places.isEmpty else { return nil }
        let level: DoctorFinding.Level = mark == .migrated ? .ok : .warning
        return DoctorFinding(
            level, "\(places.count) \(phrase)", advice: advice,
            facts: ["values": .array(places.map(JSONValue.string))])
    }
}
