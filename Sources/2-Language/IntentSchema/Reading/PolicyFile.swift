package import IntentDiagnostics
package import IntentModel
package import IntentYAML

/// A policy file, which is read against the definitions whose widgets and parameters it names.
package struct PolicyFile: Sendable {
    /// Use it only if the diagnostics contain no error.
    package private(set) var policy: Policy
    package private(set) var diagnostics: DiagnosticCollector
    /// The file, for the diagnostics.
    package let sources: SourceFiles

    /// Reads a policy. Every problem becomes a diagnostic.
    package init(_ source: SourceFile, for schema: Schema, limits: YAMLLimits = YAMLLimits()) {
        sources = SourceFiles([source])
        policy = Policy(path: source.path)
        let parsed = FileKind.policy.parse(source, index: FileIndex(0), limits: limits)
        diagnostics = DiagnosticCollector(parsed.diagnostics)
        guard let document = parsed.document else { return }
        let resolver = PolicyResolver(
            context: ResolvingContext(document, names: NameTable(of: schema)), schema: schema)
        var resolved = ResolvedPolicy(policy: policy)
        resolver.resolve(into: &resolved)
        policy = resolved.policy
        diagnostics.append(contentsOf: resolver.context.diagnostics)
    }
}

/// A policy while it is resolved.
private struct ResolvedPolicy {
    var policy: Policy
    /// Where the defaults in effect are written, by the kind of the widget and by parameter.
    var defaults: [WidgetKind: [String: Value]] = [:]
}

/// Resolves the rows of a policy. What it says of a widget takes precedence over what it says of the widget's intent.
private struct PolicyResolver: ContextResolver {
    let context: ResolvingContext
    let schema: Schema

    func resolve(into resolved: inout ResolvedPolicy) {
        guard let fields = reader.fields(of: .policy) else { return }
        if let owner = textResolver.localizedText(fields[.by]) { resolved.policy.owner = owner }
        if reader.isMissing(.by, in: fields) {
            let hint = ", the name of whoever can change it, such as by: Station operations"
            report(.missingKey(Word.by.text, of: "a policy", at: Place(startOf: document.file), hint: hint))
        }
        resolved.policy.message = textResolver.localizedText(fields[.message])
        if let intents = fields[.intents], reader.isSection(intents, of: "policies", by: "intent") {
            for entry in tree.entries(of: intents.node) { resolveIntent(entry, into: &resolved) }
        }
        if let widgets = fields[.widgets], reader.isSection(widgets, of: "policies", by: "widget") {
            var seen: [WidgetKind: NodeID] = [:]
            for entry in tree.entries(of: widgets.node) { resolveWidget(entry, &seen, into: &resolved) }
        }
        checkOffers(of: resolved)
    }

    /// Reports defaults that widgets do not offer, once everything is known that the policy sets.
    private func checkOffers(of resolved: ResolvedPolicy) {
        var reported: Set<NodeID> = []
        for widget in schema.kinds {
            guard let written = resolved.defaults[widget.kind],
                let intent = widget.intent.flatMap(schema.intent(named:))
            else { continue }
            let parameters = resolved.policy.applied(to: intent, of: widget).parameters
            let rule = OfferedValueRule(context: context, parameters: parameters, families: widget.families)
            for (node, problem) in rule.problems(of: written) where reported.insert(node).inserted { report(problem) }
        }
    }

    /// Reads the rows of all widgets that show an intent.
    private func resolveIntent(_ entry: YAMLTree.Entry, into resolved: inout ResolvedPolicy) {
        let name = text(entry.key)
        guard let intent = schema.presentIntent(named: name) else {
            return reportUnknown(entry.key, "an intent", among: "intents", schema.intents.map(\.name))
        }
        let kinds = schema.kinds.filter { $0.intent == intent.name }
        guard !kinds.isEmpty else {
            return reader.reportUselessKey(entry.key, "has no effect, because no widget or control shows this intent")
        }
        resolve(entry, of: intent, in: kinds, into: &resolved)
    }

    /// Reads the rows of a widget or control, by its name or kind.
    private func resolveWidget(
        _ entry: YAMLTree.Entry, _ seen: inout [WidgetKind: NodeID], into resolved: inout ResolvedPolicy
    ) {
        guard let widget = schema.kind(named: text(entry.key)) else {
            return reportUnknown(
                entry.key, "a widget or control", among: "widgets and controls", schema.kinds.map(\.name),
                kinds: schema.kindNames)
        }
        if let first = seen.updateValue(entry.key, forKey: widget.kind) {
            return report(
                .duplicateKey, at: place(entry.key),
                "the policy of '\(widget.name)' is written twice; write one map with all of it",
                notes: [DiagnosticNote("it is written here first", at: place(first))])
        }
        guard let intent = widget.intent.flatMap(schema.intent(named:)), !intent.parameters.isEmpty else {
            return reader.reportUselessKey(entry.key, "has no effect, because \(quoted(widget.name)) has no values")
        }
        resolve(entry, of: intent, in: [widget], into: &resolved)
    }

    /// - Parameter kinds: Further names to suggest.
    private func reportUnknown(
        _ key: NodeID, _ subject: String, among subjects: String, _ known: [String], kinds: [String] = []
    ) {
        let name = text(key)
        let near = context.nearest(to: name, in: kinds.isEmpty ? known : kinds)
        let list = near == nil && !known.isEmpty ? "; the \(subjects) are \(shortList(known))" : ""
        report(.unknownKey, at: place(key), "\(quoted(name)) is not \(subject) of the definitions\(list)", near: near)
    }

    // MARK: Rows

    private func resolve(
        _ entry: YAMLTree.Entry, of intent: Intent, in kinds: [DeclaredWidget], into resolved: inout ResolvedPolicy
    ) {
        let value = Value(entry.value, after: entry.key)
        guard let fields = reader.fields(of: value, allowed: .policyRows, subject: "the policy of a widget") else {
            return
        }
        if reader.isEmptyMapping(value.node) { reader.reportEmpty(value, "write 'defaults', 'locked' or both") }
        for (parameter, entry, rule) in defaults(fields[.defaults], of: intent, in: kinds) {
            for widget in kinds {
                resolved.policy[widget.kind, parameter.name].defaultRule = rule
                resolved.policy[widget.kind, parameter.name].line = line(of: entry.key)
                resolved.defaults[widget.kind, default: [:]][parameter.name] = Value(entry.value, after: entry.key)
            }
        }
        for (parameter, node) in locked(fields[.locked], of: intent) {
            for widget in kinds {
                let hasDefault = resolved.policy[widget.kind, parameter.name].defaultRule != nil
                resolved.policy[widget.kind, parameter.name].isLocked = true
                if !hasDefault { resolved.policy[widget.kind, parameter.name].line = line(of: node) }
            }
        }
        if let defaults = fields[.defaults] { checkRules(of: intent, in: kinds, by: resolved.policy, at: defaults) }
    }

    /// Reports a rule that new instances of a widget break because of the policy.
    private func checkRules(
        of intent: Intent, in kinds: [DeclaredWidget], by policy: Policy, at defaults: Value
    ) {
        for widget in kinds {
            func broken(_ intent: Intent) -> [NewInstance.BrokenRule] {
                NewInstance.brokenRules(
                    intent.rules, of: intent.parameters, in: widget.families, requiresValues: false)
            }
            let before = Set(broken(intent).map(\.index))
            let rule = broken(policy.applied(to: intent, of: widget)).first { !before.contains($0.index) }
            guard let rule else { continue }
            return report(
                .defaultBreaksRule, .warning, at: place(defaults.key ?? defaults.node),
                "the defaults of new instances of '\(widget.name)' break a rule: \(rule.phrase)"
                    + (intent.rules[rule.index].message.map { "; \($0.text)" } ?? ""))
        }
    }

    private func defaults(
        _ value: Value?, of intent: Intent, in kinds: [DeclaredWidget]
    ) -> [(Parameter, YAMLTree.Entry, DefaultRule)] {
        guard let value, reader.isSection(value, of: "values", by: "parameter") else { return [] }
        let families = SizeFamily.allCases.filter { family in kinds.contains { $0.families.contains(family) } }
        let resolver = DefaultResolver(context: context, given: .policy(families))
        let placeholders = PlainPlaceholderRule(context: context, rows: Set(intent.parameters.map(\.name)))
        return tree.entries(of: value.node).compactMap { entry in
            guard let parameter = parameter(entry.key, of: intent) else { return nil }
            if parameter.isSecret {
                report(
                    .invalidSecret, at: place(entry.key),
                    "a policy cannot set the secret '\(parameter.name)': whoever can read the file could read its value"
                )
                return nil
            }
            placeholders.check(entry.value) { .placeholderInGivenValue($0, "a policy", at: $1) }
            let draft = ParameterDraft(parameter, key: entry.key, isDoubtful: false)
            return resolver.givenRule(Value(entry.value, after: entry.key), of: draft).map { (parameter, entry, $0) }
        }
    }

    /// Reads `true`, which locks every row, or a list of parameters.
    private func locked(_ value: Value?, of intent: Intent) -> [(Parameter, NodeID)] {
        guard let value else { return [] }
        if tree.kind(value.node) == .scalar, tree.text(value.node, is: "true") {
            return intent.parameters.map { ($0, value.node) }
        }
        let names = reader.names(value, expected: "true, which locks every row, or a list of parameters") ?? []
        return names.compactMap { name in parameter(name.node, of: intent).map { ($0, name.node) } }
    }

    /// Returns the parameter that a node names, by its name or a former one.
    private func parameter(_ node: NodeID, of intent: Intent) -> Parameter? {
        let name = text(node)
        if let parameter = intent.parameters.present(name) { return parameter }
        reportUnknownParameter(name, known: intent.parameters.lazy.map(\.name), at: place(node))
        return nil
    }

    private func line(of node: NodeID) -> Int {
        context.sourceMap().position(at: place(node).range.start).line
    }
}

extension NameTable {
    /// The cases of a schema's enums and the fields of its records, for literals in a file that is not a definition.
    fileprivate init(of schema: Schema) {
        for type in schema.enums {
            let scope = EnumScope(type.cases, isComplete: true, haveFormerNames: true)
            types[type.name] = TypeName(place: nil, content: .enumeration(scope))
        }
        for type in schema.types where type.isRecord {
            var scope = ObjectScope()
            (scope.isRecord, scope.isUnion, scope.fields) = (!type.isUnion, type.isUnion, type.recordFields)
            scope.conditionalFields = Set(type.recordFields.filter { !$0.when.isEmpty }.map(\.name))
            types[type.name] = TypeName(place: nil, content: .object(scope))
        }
    }
}
