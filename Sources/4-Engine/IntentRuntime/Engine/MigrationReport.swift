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

extension MigrationReport {
    mutating func add(_ migration: InstanceMigration) {
        let isMigrated = migration.update != nil
        guard let intent = migration.scope.intent else {
            staticInstances += 1
            if isMigrated { staticMigrated += 1 }
            return
        }
        if !intents.contains(where: { $0.name == intent.name }) {
            intents.append(Intent(name: intent.name, parameters: intent.parameters.map { Parameter(name: $0.name) }))
        }
        for index in intents.indices where intents[index].name == intent.name {
            intents[index].instances += 1
            if isMigrated { intents[index].migrated += 1 }
            for name in migration.unknown { intents[index].unknown[name, default: 0] += 1 }
            for finding in migration.findings { intents[index].add(finding) }
        }
    }

    /// Sorts the intents, and omits parameters without findings.
    mutating func finish() {
        intents.sort { $0.name < $1.name }
        for index in intents.indices {
            intents[index].parameters.removeAll { $0.renamed + $0.converted + $0.incompatible == 0 }
        }
    }
}

extension MigrationReport.Intent {
    fileprivate mutating func add(_ finding: InstanceMigration.Finding) {
        guard let index = parameters.firstIndex(where: { $0.name == finding.parameter }) else { return }
        if finding.isRenamed { parameters[index].renamed += 1 }
        if finding.isConverted { parameters[index].converted += 1 }
        if finding.isIncompatible { parameters[index].incompatible += 1 }
    }
}
