/// The slots of a list parameter in each family.
package struct SlotSizes: Hashable, Sendable {
    package var families: [SizeFamily: SlotCount]
    /// For families that are not named; a size that is one count has only this.
    package var otherwise: SlotCount?

    package init(families: [SizeFamily: SlotCount] = [:], otherwise: SlotCount? = nil) {
        self.families = families
        self.otherwise = otherwise
    }

    /// Nil where the definition gives this family no size.
    package func count(in family: SizeFamily) -> SlotCount? {
        families[family] ?? otherwise
    }
}
