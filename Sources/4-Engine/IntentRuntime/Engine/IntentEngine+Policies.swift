package import IntentModel

/// What a change of the policy of an administrator does to an instance.
package struct PolicyEffect: Hashable, Sendable {
    /// A parameter with another effective value or another lock.
    package struct Row: Hashable, Sendable {
        package let declaration: Parameter
        package fileprivate(set) var before: ResolvedParameter
        package fileprivate(set) var after: ResolvedParameter
        /// Whether the values are masks of a secret.
        package fileprivate(set) var isHidden = false
        /// Whether the effective value differs, perhaps behind masks.
        package let hasOtherValue: Bool

        package var name: String { declaration.name }
        /// Whether the parameter was locked or is no longer locked.
        package var hasOtherLock: Bool { wasLocked != isLocked }
        package var isLocked: Bool { after.policy?.isLocked == true }
        private var wasLocked: Bool { before.policy?.isLocked == true }
    }

    package let instance: StoredInstance
    /// In declared order; never empty.
    package let rows: [Row]
    /// When the change was noticed.
    package let time: StoreTime
}

extension IntentEngine {
    /// Returns what the policy changes in comparison with a former one, in the order in which the instances were placed. Blocks
    /// the calling thread.
    /// - Parameters:
    ///   - former: The former policy; nil for none.
    ///   - secrecy: What may be shown.
    /// - Throws: ``StoreError``.
    package func policyEffectsSynchronously(since former: Policy?, _ secrecy: Secrecy) throws -> [PolicyEffect] {
        let kinds = (policy ?? Policy(path: "")).kinds(differingFrom: former ?? Policy(path: ""))
        if kinds.isEmpty { return [] }
        let formerDeclarations = DeclarationTable(schema, policy: former, migrations: registry.migrations)
        var effects: [PolicyEffect] = []
        try store.forEachPage { [self] instances in
            instances.compactMap { effect(on: $0, of: kinds, since: formerDeclarations, secrecy) }
        } consume: {
            effects += $0
        }
        return effects
    }

    private func effect(
        on instance: StoredInstance, of kinds: Set<WidgetKind>, since former: DeclarationTable, _ secrecy: Secrecy
    ) -> PolicyEffect? {
        guard let widget = schema.presentWidget(of: instance.kind), kinds.contains(widget.kind),
            let scope = declarations.scope(of: instance)
        else { return nil }
        func configuration(_ scope: InstanceScope?) -> ResolvedConfiguration {
            ResolvedConfiguration(instance, scope, family: instance.family, locale: settings.locale)
        }
        let (before, after) = (configuration(former.scope(of: instance)), configuration(scope))
        let rows = scope.parameters.compactMap { PolicyEffect.Row($0, before, after) }
        guard !rows.isEmpty else { return nil }
        let (shownBefore, shownAfter) = (secrecy.shown(before), secrecy.shown(after))
        let shown = rows.map { row in
            var row = row
            row.before = shownBefore.parameter(named: row.name) ?? row.before
            row.after = shownAfter.parameter(named: row.name) ?? row.after
            row.isHidden = row.declaration.isSecret && !secrecy.revealsAll
            return row
        }
        return PolicyEffect(instance: shownAfter.instance, rows: shown, time: time)
    }
}

extension PolicyEffect.Row {
    /// Returns nil for a parameter with the same effective value and the same lock.
    fileprivate init?(_ declaration: Parameter, _ before: ResolvedConfiguration, _ after: ResolvedConfiguration) {
        guard let before = before.parameter(named: declaration.name),
            let after = after.parameter(named: declaration.name)
        else { return nil }
        (self.declaration, self.before, self.after) = (declaration, before, after)
        hasOtherValue = before.effective != after.effective
        guard hasOtherValue || hasOtherLock else { return nil }
    }
}
