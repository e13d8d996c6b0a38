/// One kind of difference between two schemas: what it is called, and what it may break.
package struct ChangeRule: Hashable, Sendable {
    /// Stable, kebab-case, shown in brackets and taken by `intentgen explain`.
    package let code: String
    /// In the order of ``ChangeEffect``; empty for what breaks nothing.
    package let effects: [ChangeEffect]

    init(_ code: String, _ effects: ChangeEffect...) {
        self.code = code
        self.effects = effects
    }
}
