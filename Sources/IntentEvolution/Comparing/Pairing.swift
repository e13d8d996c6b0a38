/// Which declaration of now is which one of then: by name, else by former names.
struct Pairing<Element> {
    /// Of each present declaration that was there then; the one whose name it has, else the one it was renamed from.
    private(set) var kept: [(then: Element, now: Element)] = []
    /// Declarations whose name is now a former name of one that is another's successor already.
    private(set) var merged: [(then: Element, now: Element)] = []
    private(set) var removed: [Element] = []
    private(set) var added: [Element] = []

    init(
        _ then: [Element], _ now: [Element], name: (Element) -> String, former: (Element) -> [String]
    ) {
        let olds = Dictionary(then.map { (name($0), $0) }) { first, _ in first }
        let present = Set(now.map(name))
        var claimed: Set<String> = []
        for element in now {
            // A name that is in use is nobody's former name.
            let candidates = [name(element)] + former(element).filter { !present.contains($0) }
            let matches = candidates.filter { olds[$0] != nil && !claimed.contains($0) }
            claimed.formUnion(matches)
            guard let first = matches.first, let old = olds[first] else {
                added.append(element)
                continue
            }
            kept.append((old, element))
            merged += matches.dropFirst().compactMap { name in olds[name].map { ($0, element) } }
        }
        var seen: Set<String> = []
        removed = then.filter { !claimed.contains(name($0)) && seen.insert(name($0)).inserted }
    }

    /// For each removed declaration the only added one that it may have become, where that one can be no other's.
    func likelyRenames(_ isPlausible: (Element, Element) -> Bool) -> [Int: Element] {
        let candidates = removed.map { old in added.indices.filter { isPlausible(old, added[$0]) } }
        var renames: [Int: Element] = [:]
        for (index, found) in candidates.enumerated() where found.count == 1 {
            guard let only = found.first, candidates.count(where: { $0.contains(only) }) == 1 else { continue }
            renames[index] = added[only]
        }
        return renames
    }
}
