/// The ids by which `.strings` files know texts.
extension FileImporter {
    /// Warns of each id that has stood before: Xcode lives with that, and translates both texts alike. Combinations share
    /// ids where one follows the other, and may.
    mutating func checkIds(of declaration: PlacedDeclaration) {
        let ids = declaration.declaration.leaves.filter { key, _ in
            key.hasIDSuffix && !key.utf8.starts(with: "ManagedParameterCombinations".utf8)
                && !key.utf8.starts(with: "ParameterCombinations".utf8)
        }
        for (key, leaf) in ids.sorted(by: { $0.key < $1.key }) {
            guard case .string(let id) = leaf.value, !id.isEmpty else { continue }
            let place = declaration.keyPath(of: key)
            guard let first = idPlaces[id] else {
                idPlaces[id] = place
                continue
            }
            warn("the id \(quoted(id)) is that of \(first) too; a translation is one of both texts", at: place)
        }
    }
}
