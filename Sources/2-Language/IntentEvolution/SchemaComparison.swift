package import IntentModel
import IntentSystem

/// Returns all differences between a released schema and the current one, including compatible ones, in the order of
/// the declarations.
///
/// Titles, descriptions, prompts, dialogs, translations, images, symbols, sections, synonyms and reasons of disabled options are not
/// compared, nor are timelines and App Shortcuts, on which nothing stored and no code depends. Any other difference yields at least one change.
package func compareSchemas(before: Schema, after: Schema) -> [SchemaChange] {
    var comparison = SchemaComparison(before: before, after: after)
    comparison.compare()
    return comparison.changes
}

/// Compares two schemas and collects their differences. Each kind of declaration has an extension.
struct SchemaComparison {
    let before: SchemaIndex
    let after: SchemaIndex
    /// The names of types and enums whose values may be stored.
    let storedTypes: Set<String>
    /// The types of the lock by their current names.
    private(set) var formerTypes: [String: ObjectType] = [:]
    /// The current cases of each enum by name.
    let currentCases: [String: NameIndex<ExactText>]
    /// The families of the widgets that show an intent, by its name in each schema.
    let families: (before: [String: Set<SizeFamily>], after: [String: Set<SizeFamily>])
    /// The properties of types in both schemas, by their names in the lock.
    var propertyPairs: [[String]: [String: (former: Property, current: Property)]] = [:]
    private(set) var changes: [SchemaChange] = []
    /// The first changes, as far as merged declarations were compared with them.
    private var compared: (changes: Set<SchemaChange>, count: Int) = ([], 0)

    init(before: Schema, after: Schema) {
        self.before = SchemaIndex(before.withoutTexts)
        self.after = SchemaIndex(after.withoutTexts)
        storedTypes = self.before.typesInStoredValues
        currentCases = Dictionary(after.enums.map { ($0.name, NameIndex($0.cases) { ExactText($0) }) }) { first, _ in
            first
        }
        families = (before.familiesOfIntents, after.familiesOfIntents)
        for type in self.before.schema.types {
            guard let name = withCurrentNames(ValueType(.object(type.name))).element.declaredName else { continue }
            if formerTypes[name] == nil { formerTypes[name] = type }
        }
    }

    mutating func compare() {
        compareGroups()
        compareTypes()
        compareEnums()
        compareIntents()
        compareWidgets()
        compareControls()
    }

    /// - Parameters:
    ///   - breaks: The subset of the rule's effects that applies; nil for all of them.
    ///   - advice: How to avoid the break. It is dropped if nothing breaks.
    mutating func report(
        _ rule: ChangeRule, at site: Site, breaks: [ChangeEffect]? = nil, _ message: String, advice: String? = nil,
        migrations: [MigrationStep.Action] = [], needs migration: NeededMigration? = nil
    ) {
        let effects = rule.effects.filter { (breaks ?? rule.effects).contains($0) && site.canBreak($0) }
        changes.append(
            SchemaChange(
                rule: rule, breaks: effects, path: site.path, lockPath: site.lockPath, message: message,
                advice: effects.isEmpty ? nil : advice,
                migrations: migrations.map { MigrationStep($0, at: site.path) },
                neededMigration: effects.contains(.stored) && site.hasSwift ? migration : nil))
    }

    /// Compares the keys of a table that have a rule.
    /// - Parameter subject: The declaration in messages, such as `intent 'Car'`.
    mutating func comparePlain<Owner>(
        _ former: Owner, _ current: Owner, in fields: [Field<Owner>], of subject: String, at site: Site
    ) {
        for field in fields {
            guard let key = field.keys.first, let rule = ChangeRule.plain[key] else { continue }
            compareValues(of: key, field.phrase(of: former), field.phrase(of: current), rule, subject, at: site)
        }
    }

    mutating func compareValues(
        of key: Word, _ former: String, _ current: String, _ rule: ChangeRule, _ subject: String, at site: Site
    ) {
        guard former != current else { return }
        report(
            rule, at: site.key(key.text), "'\(key.text)' of \(subject) changed from \(former) to \(current)",
            advice: "keep '\(key.text): \(former)'")
    }

    /// Compares the declarations of a section, such as `intents`.
    /// - Parameters:
    ///   - noun: The kind of declaration in messages.
    ///   - likely: For each removed declaration, the added one that it was probably renamed to.
    ///   - rule: The change if a declaration was removed.
    ///   - consequence: What that means, with what is before it in the message.
    ///   - storedName: Returns the name under which instances are stored.
    ///   - compare: Compares a declaration in both schemas.
    mutating func compareDeclarations<Declaration: Renamable>(
        _ section: String, _ noun: String, _ former: [Declaration], _ pairing: Pairing<Declaration>,
        likely: [Int: Declaration], removal rule: ChangeRule, _ consequence: String,
        storedName: (Declaration) -> String = { $0.name }, hasSwift: (Declaration) -> Bool = { _ in true },
        _ compare: (inout SchemaComparison, Declaration, Declaration) -> Void
    ) {
        for (index, old) in pairing.removed.enumerated() {
            report(
                rule, at: Site.root.removed(section, old.name).swift(hasSwift(old)),
                "\(noun) '\(old.name)' was removed\(consequence)",
                advice: advice(forRemoved: storedName(old), likely: likely[index]?.name))
        }
        for (old, new) in pairing.kept { compare(&self, old, new) }
        for (old, new) in pairing.merged { reportMerged { compare(&$0, old, new) } }
        for new in pairing.added {
            report(.declarationAdded, at: Site.root.added(section, new.name), "\(noun) '\(new.name)' was added")
        }
        compareOrder(
            pairing.kept, former, name: \.name, .orderChanged, at: Site.root.key(section),
            "the \(section) are in a different order")
    }

    /// Reports what a declaration loses whose name became a former name of another one.
    ///
    /// What the other one gained, or requires of handlers, is reported where it is compared with its own former state.
    /// - Parameter compare: Compares both.
    mutating func reportMerged(_ compare: (inout SchemaComparison) -> Void) {
        let count = changes.count
        compared.changes.formUnion(changes[compared.count...])
        compared.count = count
        compare(&self)
        let losses = changes[count...].filter { change in
            let isLoss = change.isBreaking && ![.caseAdded, .handlerRequirementAdded].contains(change.rule)
            return (isLoss || change.rule == .declarationRenamed) && !compared.changes.contains(change)
        }
        changes.replaceSubrange(count..., with: losses)
        // The other declaration keeps its Swift name.
        for index in changes[count...].indices where changes[index].rule == .swiftNameChanged {
            changes[index].advice = "update its uses"
        }
    }

    private mutating func compareGroups() {
        let (old, new) = (before.schema.group, after.schema.group)
        guard old != new else { return }
        report(
            .groupChanged, at: Site.root.key("group"),
            "the group changed from '\(old)' to '\(new)': existing instances are in the store of '\(old)'",
            advice: "keep 'group: \(old)', or move the instances with 'intentctl export' and 'intentctl import'")
    }
}

extension Schema {
    fileprivate var familiesOfIntents: [String: Set<SizeFamily>] {
        var families: [String: Set<SizeFamily>] = [:]
        for widget in widgets {
            if let intent = widget.intent { families[intent, default: []].formUnion(widget.families) }
        }
        return families
    }
}

extension SchemaIndex {
    /// The names of types and enums that parameters use, directly or in properties.
    fileprivate var typesInStoredValues: Set<String> {
        var pending = schema.intents.flatMap(\.parameters).compactMap(\.type.element.declaredName)
        var found: Set<String> = []
        while let name = pending.popLast() {
            guard found.insert(name).inserted, let type = type(named: name) else { continue }
            pending += type.memberTypes.compactMap(\.declaredName)
        }
        return found
    }
}

extension ElementType {
    /// The name of an enum or an object type of the schema.
    var declaredName: String? {
        switch self {
        case .enumeration(let name), .object(let name), .record(let name), .union(let name): name
        default: nil
        }
    }
}

extension Field {
    /// Returns a flag, a word or a text as a definition specifies it; `none` for an absent text.
    fileprivate func phrase(of owner: Owner) -> String {
        switch (value(of: owner), form) {
        case (.flag(let flag)?, _), (nil, .flag(let flag)?): "\(flag)"
        case (.text(let text)?, _), (nil, .word(_, let text?)?): text
        default: "none"
        }
    }
}

/// A place in both schemas, and what a change there can break.
struct Site {
    /// The path in the lock.
    var lockPath: DeclarationPath
    /// The path in the current definitions.
    var path: DeclarationPath
    /// Whether values of it may be stored.
    var isStored = true
    /// Whether Swift is generated for it.
    var hasSwift = true

    static let root = Site(lockPath: DeclarationPath(), path: DeclarationPath())

    /// Returns the place of a key that both schemas have here.
    func key(_ key: String) -> Site { appending(former: [key], current: [key]) }

    /// Returns the place of a declaration, by its name in each schema.
    func member(_ section: String, former old: String, current new: String) -> Site {
        appending(former: [section, old], current: [section, new])
    }

    /// Returns the place of a removed declaration.
    func removed(_ section: String, _ name: String) -> Site {
        appending(former: [section, name], current: [section])
    }

    /// Returns the place of an added declaration.
    func added(_ section: String, _ name: String) -> Site {
        appending(former: [section], current: [section, name])
    }

    /// Returns the place of a part, by the names that lead to it in each schema.
    func appending(former old: [String], current new: [String]) -> Site {
        var site = self
        site.lockPath.names += old
        site.path.names += new
        return site
    }

    func stored(_ isStored: Bool) -> Site {
        var site = self
        site.isStored = isStored && self.isStored
        return site
    }

    func swift(_ hasSwift: Bool) -> Site {
        var site = self
        site.hasSwift = hasSwift && self.hasSwift
        return site
    }

    func canBreak(_ effect: ChangeEffect) -> Bool {
        switch effect {
        case .stored: isStored
        case .source: hasSwift
        case .behavior: true
        }
    }
}
