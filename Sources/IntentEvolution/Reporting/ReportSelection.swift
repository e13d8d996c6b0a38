/// Which changes a report has.
package struct ReportSelection: Hashable, Sendable {
    /// Only what breaks one of these; nil for all three.
    package var effects: Set<ChangeEffect>?
    /// Whether compatible changes are told, too; those that carry something over always are.
    package var includesCompatible: Bool

    package init(effects: Set<ChangeEffect>? = nil, includesCompatible: Bool = false) {
        self.effects = effects
        self.includesCompatible = includesCompatible
    }

    func includes(_ change: SchemaChange) -> Bool {
        if isBreaking(change) || includesCompatible { return true }
        return !change.migrations.isEmpty && effects?.contains(.stored) ?? true
    }

    /// Whether it breaks something that is asked about.
    func isBreaking(_ change: SchemaChange) -> Bool {
        change.breaks.contains { effects?.contains($0) ?? true }
    }
}
