/// What one instance's store form becomes under the present definitions. A pure function; nothing that it changes reads
/// in another way afterwards, and a second time it changes nothing.
struct InstanceMigration {
    /// What becomes of one parameter's value.
    struct Finding: Hashable {
        let parameter: String
        var isRenamed = false
        var isConverted = false
        var isIncompatible = false
    }

    let scope: InstanceScope
    /// Nil where everything is stored as it should be.
    let update: InstanceUpdate?
    /// In declared order, of parameters whose values are not as they should be.
    let findings: [Finding]
    /// Names of values that no parameter has.
    let unknown: [String]

    init(_ instance: StoredInstance, scope: InstanceScope) {
        self.scope = scope
        var work = MigrationWork(instance, scope)
        for parameter in scope.parameters { work.migrate(parameter) }
        work.rename()
        let names = Set(scope.parameters.flatMap(work.names(of:)))
        unknown = instance.values.keys.filter { !names.contains($0) }
        findings = work.findings
        update = work.hasChanges ? work.update : nil
    }
}

private struct MigrationWork {
    let instance: StoredInstance
    let scope: InstanceScope
    let reader: ValueReader?
    var update = InstanceUpdate(cause: .migrated, isEdit: false)
    var findings: [InstanceMigration.Finding] = []

    init(_ instance: StoredInstance, _ scope: InstanceScope) {
        self.instance = instance
        self.scope = scope
        reader = scope.intent.map { ValueReader(scope.declarations, intent: $0) }
    }

    var hasChanges: Bool {
        update.kind != nil || update.intent != nil || !update.values.isEmpty || !update.defaults.isEmpty
    }

    func names(of parameter: Parameter) -> [String] { reader?.names(of: parameter) ?? [] }

    /// The kind and the intent under their present names.
    mutating func rename() {
        if scope.widget.kind != instance.kind { update.kind = scope.widget.kind }
        if let intent = scope.intent?.name, intent != instance.intent { update.intent = intent }
    }

    mutating func migrate(_ parameter: Parameter) {
        migrateDefaults(of: parameter)
        guard let reading = reader?.read(parameter, from: instance.values) else { return }
        var finding = InstanceMigration.Finding(parameter: parameter.name)
        if reading.isIncompatible {
            finding.isIncompatible = true
            findings.append(finding)
        } else if reading.isMigrated {
            let form = form(of: reading, parameter)
            finding.isRenamed = reading.name != parameter.name
            finding.isConverted = form != reading.form
            findings.append(finding)
            // Older values under still other names are not read any more, and would come back with the next reset.
            for name in names(of: parameter) where instance.values[name] != nil {
                update.values.updateValue(nil, forKey: name)
            }
            update.values.updateValue(form, forKey: parameter.name)
        }
    }

    private mutating func migrateDefaults(of parameter: Parameter) {
        let provided = parameter.providedDefaults(in: scope.widget.families)
        for (index, key) in provided.map(\.key).enumerated() {
            let names = [key] + (index == 0 ? Array(names(of: parameter).dropFirst()) : [])
            let found = names.first { name in
                instance.defaults[name].map { reader?.read(parameter, $0, under: name).isIncompatible == false }
                    ?? false
            }
            guard let found, let form = instance.defaults[found],
                let reading = reader?.read(parameter, form, under: found)
            else { continue }
            let present = self.form(of: reading, parameter)
            guard found != key || present != form, instance.defaults[key] == nil || found == key else { continue }
            if found != key { update.defaults.updateValue(nil, forKey: found) }
            update.defaults.updateValue(present, forKey: key)
        }
    }

    /// The same value under its present type.
    private func form(of reading: ValueReading, _ parameter: Parameter) -> StoredValue {
        StoredValue(
            type: parameter.type.tag, wire: reading.value.map(parameter.type.wire(for:)) ?? .null,
            marks: reading.form.marks)
    }
}
