extension IntentEngine {
    /// Migrates the store to the current definitions. Kinds, intents and values that are stored under a former name or
    /// as another type are stored under the current name and type. Afterward, former names and ``IntentMigrating``
    /// are no longer needed for them.
    ///
    /// All configurations stay the same. Incompatible values, values with unknown names, and orphans are left alone.
    /// Each instance is migrated in its own transaction and logged with the cause `migrated`; after a crash, the next
    /// call migrates the rest. Programs with older definitions do not find values under their new names, so update them
    /// before you migrate a store that they share. What such a program writes afterward, under a former name, is in
    /// effect as the newest edit; the next migration stores it under the current name.
    /// - Parameter isDryRun: Whether to report the changes without writing them.
    /// - Throws: ``StoreError``; `CancellationError`.
    public func migrate(isDryRun: Bool = false) async throws -> MigrationReport {
        try await migrate(isDryRun: isDryRun) { _ in }
    }

    /// Migrates the store; see ``migrate(isDryRun:)``.
    /// - Parameter progress: Receives the share of the instances that is done, from 0 to 1, from another thread.
    package func migrate(
        isDryRun: Bool, progress: @escaping @Sendable (Double) -> Void
    ) async throws -> MigrationReport {
        try await writing.run { [self] in
            var report = MigrationReport(isDryRun: isDryRun)
            let instances = try store.instances(of: nil) + store.removedInstances(of: nil).map(\.instance)
            for (number, instance) in instances.enumerated() {
                progress(Double(number) / Double(instances.count))
                guard let migration = migration(of: instance) else {
                    report.orphans.append(instance.id)
                    continue
                }
                if migration.update != nil, !isDryRun {
                    do {
                        // The instance may have been edited since it was read.
                        try store.update(instance.id, at: settings.time()) { self.migration(of: $0)?.update }
                    } catch let error as StoreError where error.code == .unknownInstance {
                        // It was forgotten.
                        continue
                    }
                }
                report.add(migration)
            }
            report.finish()
            return report
        }
    }

    private func migration(of instance: StoredInstance) -> InstanceMigration? {
        declarations.scope(of: instance).map { InstanceMigration(instance, scope: $0) }
    }
}

/// The migration of one instance to the current definitions. A migrated instance has the same configuration as before,
/// and migrating it again changes nothing.
struct InstanceMigration {
    /// The migration of one parameter's value.
    struct Finding: Hashable {
        let parameter: String
        var isRenamed = false
        var isConverted = false
        var isIncompatible = false
    }

    let scope: InstanceScope
    /// The changes; nil if the instance is up to date.
    var update: InstanceUpdate? { changes == Self.noChanges ? nil : changes }
    /// The parameters whose values are migrated or incompatible, in declared order.
    private(set) var findings: [Finding] = []
    /// The names of values that belong to no parameter.
    let unknown: [String]
    private let instance: StoredInstance
    private let reader: ValueReader
    private var changes = noChanges

    private static let noChanges = InstanceUpdate(cause: .migrated, isEdit: false)

    init(_ instance: StoredInstance, scope: InstanceScope) {
        self.instance = instance
        self.scope = scope
        reader = scope.reader
        unknown = instance.values.keys.filter { !scope.declarations.storedNames.contains($0) }
        for parameter in scope.parameters { migrate(parameter) }
        if scope.widget.kind != instance.kind { changes.kind = scope.widget.kind }
        if let intent = scope.intent?.name, intent != instance.intent { changes.intent = intent }
    }

    private mutating func migrate(_ parameter: Parameter) {
        migrateDefaults(of: parameter)
        guard let newest = instance.values.newestName(among: reader.names(of: parameter)),
            let stored = instance.values[newest]
        else { return }
        var finding = Finding(parameter: parameter.name)
        var present: StoredValue?
        if stored.isReset {
            // As long as there are unknown names, one of them may belong to this parameter.
            if !unknown.isEmpty { present = stored }
        } else if case let reading = reader.read(parameter, stored, under: newest), !reading.isIncompatible {
            let form = reading.isMigrated ? reading.form.holding(reading.value, of: parameter) : stored
            finding.isConverted = form != stored
            finding.isIncompatible = !reading.fits
            present = form
        } else {
            finding.isIncompatible = true
            findings.append(finding)
            return
        }
        finding.isRenamed = newest != parameter.name
        if finding.isRenamed || finding.isConverted || finding.isIncompatible { findings.append(finding) }
        replaceValues(of: parameter, with: present)
    }

    /// Values under former names have no effect any more, but they would reappear with the next reset.
    private mutating func replaceValues(of parameter: Parameter, with present: StoredValue?) {
        for name in reader.names(of: parameter) {
            let value = name == parameter.name ? present : nil
            if instance.values[name] != value { changes.values.updateValue(value, forKey: name) }
        }
    }

    private mutating func migrateDefaults(of parameter: Parameter) {
        let provided = parameter.providedDefaults(in: scope.widget.families)
        for (index, key) in provided.map(\.key).enumerated() {
            let names = [key] + (index == 0 ? reader.names(of: parameter).dropFirst() : [])
            let readings = names.compactMap { name in
                instance.defaults[name].map { (name, $0, reader.read(parameter, $0, under: name)) }
            }
            guard let (found, form, reading) = readings.first(where: { !$2.isIncompatible }) else { continue }
            let present = reading.form.holding(reading.value, of: parameter)
            guard found != key || present != form, instance.defaults[key] == nil || found == key else { continue }
            if found != key { changes.defaults.updateValue(nil, forKey: found) }
            changes.defaults.updateValue(present, forKey: key)
        }
    }
}
