/// The result of migrating a store to the current definitions.
public struct MigrationReport: Hashable, Sendable {
    /// The counts for one parameter.
    public struct Parameter: Hashable, Sendable {
        /// The declared name.
        public var name: String
        /// The number of values stored under a former name.
        public var renamed = 0
        /// The number of values stored as another type, or under the former name of a case, option or type.
        public var converted = 0
        /// The number of values that do not fit, or of whose records a field does not fit. What does not fit is left unchanged.
        public var incompatible = 0
    }

    /// The counts for one intent.
    public struct Intent: Hashable, Sendable {
        /// The declared name.
        public var name: String
        /// The number of instances, including removed ones.
        public var instances = 0
        /// The number of instances that were migrated.
        public var migrated = 0
        /// The parameters with migrated or incompatible values, in declared order.
        public var parameters: [Parameter] = []
        /// The number of values by name, for names that the intent does not declare. They are left unchanged.
        public var unknown: [String: Int] = [:]
    }

    /// The intents that have instances, sorted by name.
    public var intents: [Intent] = []
    /// The number of instances of static widgets.
    public var staticInstances = 0
    /// The number of instances of static widgets that were stored under a former kind.
    public var staticMigrated = 0
    /// The instances whose kind or intent is no longer declared. They are left unchanged.
    public var orphans: [InstanceID] = []
    /// Whether nothing was written.
    public var isDryRun: Bool

    /// The number of instances that were migrated, or would be in a dry run.
    public var migrated: Int { intents.reduce(staticMigrated) { $0 + $1.migrated } }
}

/// Adds up the migrations of instances.
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
