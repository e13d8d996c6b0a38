/// Declarations of two schemas, paired by one key after the other.
struct StepwisePairing<Element> {
    private let former: [Element]
    private let current: [Element]
    /// The place of the former declaration of each current one that is paired.
    private var partners: [Int: Int] = [:]
    private var unpaired: [Int]

    init(_ former: [Element], _ current: [Element]) {
        self.former = former
        self.current = current
        unpaired = Array(former.indices)
    }

    /// The pairs in the current order.
    var kept: [(former: Element, current: Element)] {
        current.indices.compactMap { place in partners[place].map { (former[$0], current[place]) } }
    }
    var removed: [Element] { unpaired.map { former[$0] } }
    var added: [Element] { current.indices.filter { partners[$0] == nil }.map { current[$0] } }

    /// Pairs each former declaration with the first current one that has its key, if neither is paired yet.
    mutating func pair(by key: (Element) -> String) { pair(by: key) { [key($0)] } }

    /// - Parameter keys: Returns the keys of a current declaration.
    mutating func pair(by key: (Element) -> String, _ keys: (Element) -> [String]) {
        let places = places(keys) { partners[$0] == nil }
        var next: [String: Int] = [:]
        unpaired.removeAll { old in
            let name = key(former[old])
            for place in (places[name] ?? []).dropFirst(next[name, default: 0]) {
                next[name, default: 0] += 1
                guard partners[place] == nil else { continue }
                partners[place] = old
                return true
            }
            return false
        }
    }

    /// Removes the former declarations that are not paired, but whose key a current one has, and returns both.
    mutating func takeMerged(
        by key: (Element) -> String, _ keys: (Element) -> [String]
    ) -> [(former: Element, current: Element)] {
        let places = places(keys) { _ in true }
        var merged: [(former: Element, current: Element)] = []
        unpaired.removeAll { old in
            guard let place = places[key(former[old])]?.first else { return false }
            merged.append((former[old], current[place]))
            return true
        }
        return merged
    }

    private func places(_ keys: (Element) -> [String], where isIncluded: (Int) -> Bool) -> [String: [Int]] {
        var places: [String: [Int]] = [:]
        for place in current.indices where isIncluded(place) {
            for key in keys(current[place]) { places[key, default: []].append(place) }
        }
        return places
    }
}
