extension Sidecar.Entry {
    /// Calls the parameters of combinations as they are called now.
    /// - Parameter names: By the names that the entry has.
    mutating func renameParameters(_ names: [String: String]) {
        guard !names.isEmpty else { return }
        let renaming = ParameterRenaming(names)
        ids = renaming.keys(of: ids, in: ["summary.", "suggestions."])
        let groups = ["ManagedParameterCombinations.", "ParameterCombinations."]
        set = renaming.keys(of: set, in: groups)
        for (key, value) in set where groups.contains(where: key.startsWithBytes) {
            if key.utf8.suffix(4).elementsEqual(".\(LeafGroup.combinationKey)".utf8), case .string(let text) = value {
                set[key] = .string(renaming.combination(text))
            }
        }
        instead = renaming.keys(of: instead, in: groups)
        unset = unset.map { renaming.key($0, in: groups) }
    }
}

private struct ParameterRenaming {
    private let names: [String: String]

    init(_ names: [String: String]) {
        self.names = names
    }

    func keys<Value>(of values: [String: Value], in groups: [String]) -> [String: Value] {
        Dictionary(values.map { (key($0.key, in: groups), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// A key of one of the groups, in which the combination is what stands before the next dot.
    func key(_ key: String, in groups: [String]) -> String {
        guard let start = groups.first(where: key.startsWithBytes) else { return key }
        let rest = key[key.utf8.index(key.startIndex, offsetBy: start.utf8.count)...]
        let end = rest.utf8.firstIndex(of: UInt8(ascii: ".")) ?? rest.endIndex
        return "\(start)\(combination(rest[..<end]))\(rest[end...])"
    }

    /// Names with commas between them.
    func combination(_ text: some StringProtocol) -> String {
        text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .map { bytes in
                let name = String(decoding: bytes, as: UTF8.self)
                return names[name] ?? name
            }
            .joined(separator: ",")
    }
}
