/// An order of names that a file has, put upon the names that an export has now.
struct NameOrder {
    /// That of the file.
    let names: [String]
    /// What the export had when the order was kept.
    let then: [String]

    /// The names of the file and those of the export in one order.
    ///
    /// Where the definition still has its names in the order that it had, the file's order counts, without what left
    /// the definition since; else the definition's does. What the one does not know stands after what it follows in
    /// the other.
    func names(with now: [String]) -> [String] {
        let (wanted, former, present) = (Set(names), Set(then), Set(now))
        if then.filter(present.contains) == now.filter(former.contains) {
            let kept = names.filter { !former.contains($0) || present.contains($0) }
            return NameOrder.kept(kept, insertingFrom: now) { !wanted.contains($0) }
        }
        return NameOrder.kept(now, insertingFrom: names) { !former.contains($0) && !present.contains($0) }
    }

    private static func kept(
        _ kept: [String], insertingFrom others: [String], where isNew: (String) -> Bool
    ) -> [String] {
        let known = Set(kept)
        var first: [String] = []
        var followers: [String: [String]] = [:]
        var previous: String?
        for name in others {
            if known.contains(name) {
                previous = name
            } else if isNew(name) {
                if let previous { followers[previous, default: []].append(name) } else { first.append(name) }
            }
        }
        return first + kept.flatMap { [$0] + (followers[$0] ?? []) }
    }
}
