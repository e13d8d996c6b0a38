internal import ArgumentParser
internal import IntentCodegen
internal import IntentEvolution
internal import IntentModel

/// The lock whose stored values generated code has to know of.
struct MigrationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The lock that 'intentgen lock' wrote: where a type changed so that stored values are not carried over, the "
                + "Swift asks for a function that says what becomes of them, and does not compile without it.",
            valueName: "lock"),
        completion: .file(extensions: ["json"]))
    var against: String?

    init() {}

    /// By intent; nothing without a lock.
    /// - Parameter lock: The one that the settings name, where the command names none.
    /// - Throws: ``ToolError`` for a lock that cannot be read, and targets that have no migrations.
    func migrations(
        to schema: Schema, targets: [GenerationTarget], lock: String?
    ) throws(ToolError) -> [String: [ParameterMigration]] {
        guard targets.contains(.swift) else {
            guard against == nil else {
                throw ToolError(.wrongUsage, "'--against' is for the target swift, whose code reads what is stored")
            }
            return [:]
        }
        guard let path = against ?? lock else { return [:] }
        let needed = try readLock(at: path).lock.neededMigrations(to: schema)
        return Dictionary(grouping: needed, by: \.intent).mapValues { needed in
            needed.map { ParameterMigration(parameter: $0.parameter, stored: $0.stored) }
        }
    }
}
