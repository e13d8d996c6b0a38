import IntentModel

/// Goes through two schemas side by side and gathers what differs; the topics stand in extensions.
struct SchemaComparison {
    let before: SchemaIndex
    let after: SchemaIndex
    /// Types and enums whose values users can have stored.
    let storedTypes: Set<String>
    private(set) var changes: [SchemaChange] = []

    init(before: Schema, after: Schema) {
        self.before = SchemaIndex(before.withoutTexts)
        self.after = SchemaIndex(after.withoutTexts)
        storedTypes = self.before.typesInStoredValues
    }

    mutating func compare() {
        compareGroups()
        compareTypes()
        compareEnums()
        compareIntents()
        compareWidgets()
    }

    /// - Parameters:
    ///   - breaks: Of what the rule may break; nil for all of it.
    ///   - wayOut: Told only where something is broken.
    mutating func report(
        _ rule: ChangeRule, at site: Site, breaks: [ChangeEffect]? = nil, _ message: String, wayOut: String? = nil,
        migrations: [MigrationStep.Action] = [], needs migration: NeededMigration? = nil
    ) {
        let effects = rule.effects.filter { (breaks ?? rule.effects).contains($0) && site.admits($0) }
        changes.append(
            SchemaChange(
                rule: rule, breaks: effects, path: site.now, lockPath: site.then, message: message,
                wayOut: effects.isEmpty ? nil : wayOut,
                migrations: migrations.map { MigrationStep($0, at: site.now) },
                neededMigration: effects.contains(.stored) && site.hasSwift ? migration : nil))
    }

    private mutating func compareGroups() {
        let (old, new) = (before.schema.group, after.schema.group)
        guard old != new else { return }
        report(
            .groupChanged, at: Site.root.key("group"),
            "the group is '\(new)' and was '\(old)': instances are in the other group's store",
            wayOut: "keep 'group: \(old)', or carry the instances over with 'intentctl export' and 'import'")
    }
}

extension SchemaIndex {
    /// Names of types and enums that the values of parameters are made of, directly or as properties of others.
    fileprivate var typesInStoredValues: Set<String> {
        var pending = schema.intents.flatMap(\.parameters).compactMap(\.type.element.declaredName)
        var found: Set<String> = []
        while let name = pending.popLast() {
            guard found.insert(name).inserted, let type = type(named: name) else { continue }
            pending += type.properties.compactMap(\.type.element.declaredName)
        }
        return found
    }
}

extension ElementType {
    /// The name of an enum or an object type of the schema.
    var declaredName: String? {
        switch self {
        case .enumeration(let name), .object(let name): name
        default: nil
        }
    }
}
