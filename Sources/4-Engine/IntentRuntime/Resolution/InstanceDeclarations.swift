internal import IntentSystem
import Synchronization

/// The declarations for the instances of one kind, prepared for reading their values.
///
/// This is a class because a read passes it on many times.
final class InstanceDeclarations: Sendable {
    let schema: Schema
    let widget: DeclaredWidget
    /// With the defaults and locks of the policy; nil for a static widget.
    let intent: Intent?
    /// The conversion of values that no longer fit.
    let migration: ValueMigration?
    /// The parameters of the intent, in declared order.
    let parameters: [ParameterPlan]
    /// Whether every default is the same in all size families and languages.
    let hasOnlyFixedDefaults: Bool
    /// Whether every row is always visible, and every record in effect as it is stored.
    let showsAllAlways: Bool
    /// The indices of the parameters whose defaults follow other rows, each behind those that it depends on.
    let following: [Int]
    /// The names under which values of the parameters may be stored, current and former ones.
    let storedNames: Set<String>
    /// The names under which values of locked parameters may be stored.
    var lockedNames: Set<String> { Set(parameters.filter(\.isLocked).flatMap(\.names)) }
    /// The index of each name in ``parameters``.
    private let indices: [String: Int]

    /// Returns nil for an orphan, whose kind or intent is no longer declared.
    ///
    /// If a widget now names another intent while the old one is still declared, its instances are read with the new
    /// one: values with the same name and type are kept.
    init?(
        of kind: WidgetKind, intent stored: String?, in schema: Schema, policy: Policy? = nil,
        migrations: [String: ValueMigration] = [:]
    ) {
        guard let widget = schema.presentWidget(of: kind) else { return nil }
        if let stored, schema.presentIntent(named: stored) == nil { return nil }
        self.schema = schema
        self.widget = widget
        let declaredIntent = widget.intent.flatMap(schema.intent(named:))
        intent = declaredIntent.map { (policy?.applied(to: $0, of: widget) ?? $0).withFactsOfFields(in: schema) }
        // The intent may have been renamed since the code was generated.
        migration = intent?.allNames.lazy.compactMap { migrations[$0] }.first
        let declared = intent?.parameters ?? []
        let names = Set(declared.map(\.name))
        let fields = declared.flatMap { schema.recordFields(of: $0) }
        let cases = schema.enumerations(of: declared + fields).mapValues { Set($0.cases.map(\.name)) }
        let keepsHidden = intent?.keepsHiddenValues ?? false
        parameters = declared.map {
            ParameterPlan($0, of: names, cases: cases, in: schema, keepsHiddenValue: keepsHidden)
        }
        storedNames = Set(parameters.flatMap(\.names))
        hasOnlyFixedDefaults = parameters.allSatisfy { $0.fixedDefault != nil }
        showsAllAlways = parameters.allSatisfy { $0.isAlwaysShown && $0.dependentFields == nil }
        following = DefaultDependencies(declared)?.following ?? []
        indices = Dictionary(
            declared.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    func index(of parameter: String) -> Int? { indices[parameter] }

    /// Returns what the values of a parameter contain of options.
    func optionParts(of parameter: Parameter) -> [OptionPart] {
        index(of: parameter.name).map { parameters[$0].parts } ?? schema.optionParts(of: parameter)
    }

    /// Returns what the definition limits the fields of a parameter's records to; nil if it does not.
    func fieldLimits(of parameter: Parameter) -> FieldLimits? {
        if let index = index(of: parameter.name) { return parameters[index].fieldLimits }
        return schema.type(of: parameter).flatMap { FieldLimits($0) }
    }

    /// Returns the declaration whose options are looked up under a name: that of a parameter, or of a field under its path without
    /// a slot.
    func optionDeclaration(named name: String) -> Parameter? {
        intent.flatMap { schema.optionDeclaration(named: name, of: $0) }
    }
}

extension Intent {
    /// Returns the intent with parameters that depend on what the options of their records' fields depend on, and with the names of
    /// secret fields.
    fileprivate func withFactsOfFields(in schema: Schema) -> Intent {
        var intent = withSecretFields(in: schema)
        for index in parameters.indices where parameters[index].type.element.isRecord {
            let type = schema.type(of: parameters[index])
            let rows = (type?.recordFields ?? []).flatMap { field in
                let siblings = Set(type?.siblings(of: field) ?? [])
                return field.dependsOn.filter { !siblings.contains($0) }
            }
            for parent in rows where !intent.parameters[index].dependsOn.contains(parent) {
                intent.parameters[index].listedParents.append(parent)
            }
        }
        return intent
    }
}

/// The declarations for an instance, and its size family.
struct InstanceScope: Sendable {
    let declarations: InstanceDeclarations
    /// Nil if this program does not know the stored size family.
    let family: SizeFamily?

    init(_ declarations: InstanceDeclarations, family: SizeFamily) {
        self.declarations = declarations
        self.family = family.ifKnown
    }

    /// Returns nil for an orphan, whose kind or intent is no longer declared.
    init?(of instance: StoredInstance, in schema: Schema, family: SizeFamily? = nil) {
        guard let declarations = InstanceDeclarations(of: instance.kind, intent: instance.intent, in: schema) else {
            return nil
        }
        self.init(declarations, family: family ?? instance.family)
    }

    /// - Parameter names: Names under which values are stored.
    /// - Throws: ``EngineError`` with code `locked` if one of them is that of a locked parameter.
    func requireUnlocked(_ names: some Sequence<String>) throws(EngineError) {
        let names = Set(names)
        let problems = declarations.parameters.compactMap { plan -> EngineError.Problem? in
            guard plan.isLocked, !names.isDisjoint(with: plan.names) else { return nil }
            return plan.parameter.policy.map { .locked(plan.parameter.name, by: $0) }
        }
        if !problems.isEmpty { throw EngineError(problems) }
    }

    var schema: Schema { declarations.schema }
    var widget: DeclaredWidget { declarations.widget }
    /// Nil for a static widget.
    var intent: Intent? { declarations.intent }
    var parameters: [Parameter] { intent?.parameters ?? [] }
    var reader: ValueReader { ValueReader(declarations) }
}

/// The declarations of an engine's instances by kind, each created once.
final class DeclarationTable: Sendable {
    private struct Key: Hashable, Sendable {
        let kind: WidgetKind
        let intent: String?
    }

    private struct State: Sendable {
        var policy: Policy?
        /// The number of policies before this one.
        var generation = 0
        var found: [Key: InstanceDeclarations] = [:]
        var namesOfLookups: Set<String>?
    }

    let schema: Schema
    private let migrations: [String: ValueMigration]
    /// In one lock, because a short command takes 2 % of its time to create the type of each.
    private let state: Mutex<State>

    /// - Parameters:
    ///   - policy: The defaults and locks of an administrator.
    ///   - migrations: The conversions by intent name.
    init(_ schema: Schema, policy: Policy? = nil, migrations: [String: ValueMigration] = [:]) {
        self.schema = schema
        self.migrations = migrations
        state = Mutex(State(policy: policy))
    }

    /// The defaults and locks of an administrator. What was found with the former ones is found again.
    var policy: Policy? {
        get { state.withLock { $0.policy } }
        set {
            state.withLock { state in
                state.policy = newValue
                state.generation += 1
                state.found = [:]
            }
        }
    }

    /// The parameters of any intent that have provided options, and the parents on which these depend: an edit of others
    /// looks up nothing. Collected when it is first needed, because it takes a look at every parameter.
    var namesOfLookups: Set<String> {
        state.withLock { state in
            if let names = state.namesOfLookups { return names }
            var collected: Set<String> = []
            for parameter in schema.intents.lazy.flatMap(\.parameters) {
                for part in schema.optionParts(of: parameter) where part.parameter.hasProvidedOptions {
                    collected.formUnion([parameter.name] + part.parameter.dependsOn)
                }
            }
            state.namesOfLookups = collected
            return collected
        }
    }

    /// Returns nil for an orphan.
    func scope(of instance: StoredInstance, family: SizeFamily? = nil) -> InstanceScope? {
        declarations(of: instance.kind, intent: instance.intent)
            .map { InstanceScope($0, family: family ?? instance.family) }
    }

    /// Returns nil for those of an orphan.
    /// - Parameter intent: The intent of the instances; nil for the one that the kind has now.
    func declarations(of kind: WidgetKind, intent: String?) -> InstanceDeclarations? {
        let key = Key(kind: kind, intent: intent)
        return state.withLock { $0.found[key] } ?? find(key)
    }

    /// Two threads may both create the declarations; the results are equal.
    private func find(_ key: Key) -> InstanceDeclarations? {
        let (policy, generation) = state.withLock { ($0.policy, $0.generation) }
        guard
            let declarations = InstanceDeclarations(
                of: key.kind, intent: key.intent, in: schema, policy: policy, migrations: migrations)
        else { return nil }
        state.withLock { if $0.generation == generation { $0.found[key] = declarations } }
        return declarations
    }
}
