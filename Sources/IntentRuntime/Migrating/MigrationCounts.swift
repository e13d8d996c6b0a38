/// Adds up what migrating each instance does.
struct MigrationCounts {
    let isDryRun: Bool
    var orphans: [InstanceID] = []
    private var intents: [String: Counts] = [:]
    private var staticInstances = 0
    private var staticMigrated = 0

    private struct Counts {
        let intent: Intent
        var report: MigrationReport.Intent
        var parameters: [String: MigrationReport.Parameter] = [:]
    }

    init(isDryRun: Bool) {
        self.isDryRun = isDryRun
    }

    mutating func add(_ migration: InstanceMigration) {
        let isMigrated = migration.update != nil
        guard let intent = migration.scope.intent else {
            staticInstances += 1
            if isMigrated { staticMigrated += 1 }
            return
        }
        var counts = intents[intent.name] ?? Counts(intent: intent, report: MigrationReport.Intent(name: intent.name))
        counts.report.instances += 1
        if isMigrated { counts.report.migrated += 1 }
        for name in migration.unknown { counts.report.unknown[name, default: 0] += 1 }
        for finding in migration.findings {
            var parameter = counts.parameters[finding.parameter] ?? MigrationReport.Parameter(name: finding.parameter)
            if finding.isRenamed { parameter.renamed += 1 }
            if finding.isConverted { parameter.converted += 1 }
            if finding.isIncompatible { parameter.incompatible += 1 }
            counts.parameters[finding.parameter] = parameter
        }
        intents[intent.name] = counts
    }

    var report: MigrationReport {
        var report = MigrationReport(isDryRun: isDryRun)
        report.intents = intents.sorted { $0.key < $1.key }.map { _, counts in
            var intent = counts.report
            intent.parameters = counts.intent.parameters.compactMap { counts.parameters[$0.name] }
            return intent
        }
        report.staticInstances = staticInstances
        report.staticMigrated = staticMigrated
        report.orphans = orphans
        return report
    }
}
