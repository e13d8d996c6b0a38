/// What bringing a store to the present definitions did, or would do.
public struct MigrationReport: Hashable, Sendable {
    /// The counts of one parameter.
    public struct Parameter: Hashable, Sendable {
        /// The declared name.
        public var name: String
        /// Values that lay under a former name.
        public var renamed = 0
        /// Values that were stored as another type, or under the former name of a case, an option, or a type.
        public var converted = 0
        /// Values that do not fit; they are kept as they are.
        public var incompatible = 0
    }

    /// The counts of one intent.
    public struct Intent: Hashable, Sendable {
        /// The declared name.
        public var name: String
        /// Instances with it, removed ones among them.
        public var instances = 0
        /// Those of which anything is stored in another way now.
        public var migrated = 0
        /// In declared order, those with nothing to count left out.
        public var parameters: [Parameter] = []
        /// How many values lie under names that the intent does not have, by name; they are kept as they are.
        public var unknown: [String: Int] = [:]
    }

    /// By name, intents without instances left out.
    public var intents: [Intent] = []
    /// Instances of widgets without an intent.
    public var staticInstances = 0
    /// Of instances without an intent those that lay under a former kind.
    public var staticMigrated = 0
    /// Instances whose kind or intent the definitions do not have; they are kept as they are.
    public var orphans: [InstanceID] = []
    /// Nothing was written.
    public var isDryRun: Bool

    /// Instances that were, or would be, stored in another way.
    public var migrated: Int { intents.reduce(staticMigrated) { $0 + $1.migrated } }
}
