extension IntentEngine {
    /// Brings what is stored to the present definitions: values that are read under a former name, or as another type,
    /// are stored under the present name and as the present type, and so are kinds and intents. Then `renamedFrom` and a
    /// program's own ``IntentMigrating`` are no longer needed for them.
    ///
    /// Every instance reads as before. What does not fit is left alone, and so are values under unknown names, and
    /// orphans. Each instance is a transaction of its own, logged with the cause `migrated`; what a crash leaves undone
    /// the next call does, and one after that has nothing to do. A program with older definitions that shares the store
    /// does not find values under their new names: let it go first.
    /// - Parameter isDryRun: Reports, and writes nothing.
    /// - Throws: ``StoreError``.
    public func migrate(isDryRun: Bool = false) async throws -> MigrationReport {
        try await writing.run { [self] in
            var counts = MigrationCounts(isDryRun: isDryRun)
            let instances = try store.instances(of: nil) + store.removedInstances(of: nil).map(\.instance)
            for instance in instances {
                guard let migration = migration(of: instance) else {
                    counts.orphans.append(instance.id)
                    continue
                }
                counts.add(migration)
                if migration.update != nil, !isDryRun {
                    // By what is stored now, which somebody may have edited.
                    try store.update(instance.id, at: settings.time()) { self.migration(of: $0)?.update }
                }
            }
            return counts.report
        }
    }

    private func migration(of instance: StoredInstance) -> InstanceMigration? {
        declarations.scope(of: instance).map { InstanceMigration(instance, scope: $0) }
    }
}
