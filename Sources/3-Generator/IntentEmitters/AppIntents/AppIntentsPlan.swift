import IntentModel

/// The parts of a schema that are generated for App Intents.
struct AppIntentsPlan: Sendable {
    let schema: SchemaIndex
    /// The intents that configure widgets and controls, and those that controls and App Shortcuts run; others are left out.
    let intents: [Intent]
    /// The names of the intents that controls and App Shortcuts run.
    private let actions: Set<String>
    /// The names of the intents that configure controls.
    private let controlled: Set<String>
    /// The indices of ``intents`` by name.
    private let places: [String: Int]
    /// The size families of the widgets that each intent configures.
    private let families: [String: Set<SizeFamily>]
    /// The parameters of each object type, in the schema's order.
    private let uses: [String: [AppIntentParameter]]
    /// The enums and unions that are types of parameters, and the enums that are members of these unions.
    private let usedEnums: Set<String>
    private let usedUnions: Set<String>

    init(schema: Schema) {
        let index = SchemaIndex(schema)
        self.schema = index
        let configured = Set(schema.widgets.compactMap(\.intent))
        let controlled = Set(schema.controls.map(\.intent))
        let actions = controlled.union(schema.appShortcuts.map(\.intent))
        (self.controlled, self.actions) = (controlled, actions)
        intents = schema.intents.filter {
            !$0.isSystem && ($0.isEligibleForWidgets || configured.contains($0.name) || actions.contains($0.name))
        }
        places = Dictionary(intents.indices.map { [intents] in (intents[$0].name, $0) }) { first, _ in first }
        var families: [String: Set<SizeFamily>] = [:]
        for widget in schema.widgets {
            if let intent = widget.intent { families[intent, default: []].formUnion(widget.families) }
        }
        self.families = families
        var uses: [String: [AppIntentParameter]] = [:]
        var usedEnums: Set<String> = []
        var usedUnions: Set<String> = []
        for intent in intents {
            let rows = AppIntentParameter.rows(of: intent, in: index)
            for parameter in rows.flatMap({ [$0] + $0.members(in: index) }) {
                switch parameter.element {
                case .object(let type): uses[type, default: []].append(parameter)
                case .enumeration(let type): usedEnums.insert(type)
                case .union(let type): usedUnions.insert(type)
                default: break
                }
            }
        }
        self.uses = uses
        self.usedEnums = usedEnums
        self.usedUnions = usedUnions
    }

    /// Returns an intent that is generated.
    func intent(named name: String) -> Intent? { places[name].map { intents[$0] } }

    /// Returns the parameters of the intent that an App Shortcut runs.
    func rows(of shortcut: AppShortcut) -> [AppIntentParameter] {
        intent(named: shortcut.intent).map(parameters) ?? []
    }

    /// Returns the parameters of an intent that App Intents supports.
    func parameters(of intent: Intent) -> [AppIntentParameter] { AppIntentParameter.rows(of: intent, in: schema) }

    /// Whether a control or an App Shortcut runs the intent, so that it needs a `perform` method.
    func isAction(_ intent: Intent) -> Bool { actions.contains(intent.name) }

    /// Whether the intent configures a control.
    func configuresControl(_ intent: Intent) -> Bool { controlled.contains(intent.name) }

    /// Returns the size families of the widgets that an intent configures, or all families if there are none.
    func families(of intent: Intent) -> [SizeFamily] {
        families[intent.name].map { SizeFamily.allCases.filter($0.contains) } ?? SizeFamily.allCases
    }

    /// Returns the parameters of an object type, and the members of unions that have it.
    func uses(ofType name: String) -> [AppIntentParameter] { uses[name] ?? [] }

    /// Returns the use whose options the default query of a type suggests: that of a union, which has no other query, or else the only
    /// one, or one without parents. Nil if there is none.
    func suggested(ofType name: String) -> AppIntentParameter? {
        let all = uses(ofType: name)
        let members = all.filter(\.isMember)
        let candidates = members.isEmpty ? all : members
        let areInOneIntent = !members.isEmpty && Set(members.map(\.intent.name)).count == 1
        return candidates.count == 1 || areInOneIntent ? candidates.first : candidates.first { $0.parents.isEmpty }
    }

    /// Whether a parameter, or a member of a union, has this enum as its type.
    func isUsed(enumeration name: String) -> Bool { usedEnums.contains(name) }

    /// Whether a parameter has this union as its type.
    func isUsed(union name: String) -> Bool { usedUnions.contains(name) }

    /// Whether a parameter has a separate query. If its type has no other parameter, the type's default query suffices.
    func hasOwnQuery(_ parameter: AppIntentParameter) -> Bool {
        guard case .object(let type) = parameter.parameter.type.element else { return false }
        return uses(ofType: type).count > 1
    }
}

/// A parameter that App Intents supports, and so has a row in the system's editor; or a member of a union that is one.
struct AppIntentParameter: Sendable {
    let parameter: Parameter
    let intent: Intent
    let source: Source
    /// The parents that App Intents also supports.
    let parents: [Parameter]
    /// Whether it is a member of a union, whose name is its path, such as `source.album`.
    let isMember: Bool

    /// The source of the options.
    enum Source: Sendable {
        /// None: any value, or the cases of an enum.
        case free
        case handler
        /// The definition lists them.
        case listed
    }

    /// Returns the parameters of an intent that App Intents supports, in the order of their rows: without sections, the rows
    /// of one section are at least adjacent.
    static func rows(of intent: Intent, in schema: SchemaIndex) -> [AppIntentParameter] {
        let all = Dictionary(intent.parameters.map { ($0.name, $0) }) { first, _ in first }
        return intent.rowOrder.compactMap {
            AppIntentParameter(intent.parameters[$0], of: intent, among: all, in: schema)
        }
    }

    /// Returns nil for a parameter that App Intents does not support; see ``TargetLoss``.
    /// - Parameter all: The parameters of the intent by name, among which its parents are found.
    init?(_ parameter: Parameter, of intent: Intent, among all: [String: Parameter], in schema: SchemaIndex) {
        guard let source = Self.source(of: parameter, in: schema) else { return nil }
        self.parameter = parameter
        self.intent = intent
        self.source = source
        parents = parameter.dependsOn.compactMap { all[$0] }.filter { Self.source(of: $0, in: schema) != nil }
        isMember = false
    }

    /// Creates a member of a union that App Intents supports.
    init(member: Parameter, of intent: Intent, in schema: SchemaIndex) {
        parameter = member
        self.intent = intent
        source = member.type.element.isObject ? Self.source(of: member.options) : .free
        parents = member.dependsOn.compactMap(intent.parameter(named:)).filter {
            Self.source(of: $0, in: schema) != nil
        }
        isMember = true
    }

    private static func source(of parameter: Parameter, in schema: SchemaIndex) -> Source? {
        let source = source(of: parameter.options)
        if case .union(let name) = parameter.type.element {
            guard let type = schema.type(named: name) else { return nil }
            return AppIntentUnion(type: type).obstacle == nil ? .free : nil
        }
        let form = parameter.type.element.appIntents
        switch form.rows {
        case .none: return nil
        case .withOptions where source == .free: return nil
        case .withOptions, .all: break
        }
        switch form.options {
        case .all: return source
        case .ofHandler: return source == .handler ? .handler : .free
        case .none: return .free
        }
    }

    static func source(of options: OptionSource) -> Source {
        switch options {
        case .dynamic: .handler
        case .listed: .listed
        case .free, .none, .file, .command, .address: .free
        }
    }

    var name: String { parameter.name }
    var isList: Bool { parameter.type.isList }
    var element: ElementType { parameter.type.element }
    var isObject: Bool { element.isObject }
    /// Whether `@Parameter` has an options provider. Objects have queries instead.
    var hasProvider: Bool { !isObject && source != .free }

    /// The default that can be written as an argument of `@Parameter`, if there is one.
    var literalDefault: IntentValue? {
        guard !hasProvider, let value = parameter.uniformDefault else { return nil }
        switch element.appIntents.defaults {
        case .all: return value
        case .single: return isList ? nil : value
        case .none: return nil
        }
    }

    /// Whether an options provider or a query provides a single default value.
    var hasProvidedDefault: Bool {
        guard !isList, !isMember, isObject || hasProvider else { return false }
        switch parameter.defaultRule {
        case .byFamily?, .row?, nil: return false
        default: return true
        }
    }

    /// The default of a list of listed objects: their identifiers or number. Nil if there is none.
    var listedDefault: DefaultRule? {
        guard isList, isObject, source == .listed else { return nil }
        switch parameter.defaultRule {
        case .options?, .first?: return parameter.defaultRule
        default: return nil
        }
    }

    /// Whether the property is not optional.
    var isRequired: Bool { literalDefault != nil && !isList }
}

extension Parameter {
    /// The default value that the definition declares, if it is the same in every family.
    var uniformDefault: IntentValue? {
        guard case .byFamily(let rules, let otherwise)? = defaultRule else { return staticDefault }
        return rules.values.allSatisfy { $0 == otherwise } ? staticDefault : nil
    }
}
