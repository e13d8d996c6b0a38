import IntentModel
import IntentSystem

/// The declarations of two schemas, paired by name or by former name.
struct Pairing<Element> {
    /// The declarations of both schemas, by name or else by former name.
    private(set) var kept: [(former: Element, current: Element)] = []
    /// Former declarations whose name is a former name of a declaration that has already been paired.
    private(set) var merged: [(former: Element, current: Element)] = []
    private(set) var removed: [Element] = []
    private(set) var added: [Element] = []
    private let formerByName: [ExactText: Element]

    init(
        _ former: [Element], _ current: [Element], name: (Element) -> String, formerNames: (Element) -> [String]
    ) {
        let olds = Dictionary(former.map { (ExactText(name($0)), $0) }) { first, _ in first }
        formerByName = olds
        let present = Set(texts: current.map(name))
        var claimed: Set<ExactText> = []
        for element in current {
            // A name in use is not a former name.
            let candidates = [name(element)] + formerNames(element).filter { !present.contains($0) }
            let matches = candidates.filter { olds[$0] != nil && !claimed.contains($0) }
            claimed.formUnion(Set(texts: matches))
            guard let first = matches.first, let old = olds[first] else {
                added.append(element)
                continue
            }
            kept.append((old, element))
            merged += matches.dropFirst().compactMap { name in olds[name].map { ($0, element) } }
        }
        removed = former.filter { !claimed.contains(name($0)) }.uniqued { ExactText(name($0)) }
    }

    init(_ former: [Element], _ current: [Element]) where Element: Renamable {
        self.init(former, current, name: \.name, formerNames: \.formerNames)
    }

    /// Pairs declarations by their kinds, present and former, and then by their names.
    init(byKinds former: [Element], _ current: [Element]) where Element: KindDeclaration {
        var pairs = StepwisePairing(former, current)
        pairs.pair(by: \.kindName)
        // A kind in use is not a former kind.
        let kinds = Set(current.map(\.kindName))
        let formerKinds: (Element) -> [String] = { $0.formerNames.filter { !kinds.contains($0) } }
        pairs.pair(by: \.kindName, formerKinds)
        merged = pairs.takeMerged(by: \.kindName, formerKinds)
        pairs.pair(by: \.name)
        (kept, removed, added) = (pairs.kept, pairs.removed, pairs.added)
        formerByName = [:]
    }

    /// Returns whether a declaration of the lock has a name.
    func isFormer(_ name: String) -> Bool { formerByName[name] != nil }

    /// Returns, for each removed declaration, the added one that it was probably renamed to: a plausible, unambiguous match.
    /// - Parameters:
    ///   - key: Declarations with equal keys match.
    ///   - group: The group of a key. All keys of one group match those of another, or none of them does.
    ///   - matches: Whether two keys of different groups match.
    func likelyRenames<Key: Hashable, Group: Hashable>(
        by key: (Element) -> Key, in group: (Key) -> Group, _ matches: (Key, Key) -> Bool
    ) -> [Int: Element] {
        let old = RenameCandidates(removed.map(key), group)
        let new = RenameCandidates(added.map(key), group)
        var renames: [Int: Element] = [:]
        for (index, key) in old.keys.enumerated() {
            guard let match = new.only(key, group(key), matches: { matches(key, $0) }) else { continue }
            let found = new.keys[match]
            if old.only(found, group(found), matches: { matches($0, found) }) == index { renames[index] = added[match] }
        }
        return renames
    }

    func likelyRenames(by key: (Element) -> some Hashable) -> [Int: Element] {
        likelyRenames(by: key, in: { _ in 0 }, { _, _ in false })
    }
}

private struct RenameCandidates<Key: Hashable, Group: Hashable> {
    let keys: [Key]
    private let byKey: [Key: [Int]]
    private let groups: [Group: [Int]]

    init(_ keys: [Key], _ group: (Key) -> Group) {
        self.keys = keys
        byKey = Dictionary(grouping: keys.indices) { keys[$0] }
        groups = Dictionary(grouping: keys.indices) { group(keys[$0]) }
    }

    /// Returns the only candidate with a key or in another group that matches.
    func only(_ key: Key, _ group: Group, matches: (Key) -> Bool) -> Int? {
        var found = byKey[key] ?? []
        for (other, candidates) in groups where other != group && found.count < 2 {
            if let first = candidates.first, matches(keys[first]) { found += candidates }
        }
        return found.count == 1 ? found.first : nil
    }
}
