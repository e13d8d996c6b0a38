internal import IntentModel

/// One set of parameters, with the key under which the file has it.
struct ImportedCombination {
    let group: String
    /// The names as the leaf's key has them.
    let element: String
    /// In declared order.
    let parameters: [String]

    func key(_ name: String) -> String { "\(group).\(element).\(name)" }
}

extension FileImporter {
    /// The entries of a group, by their keys; those that name what is no parameter are left out.
    mutating func combinations(
        of declaration: PlacedDeclaration, in group: String, _ parameters: [Parameter]
    ) -> [ImportedCombination] {
        let declared = Set(parameters.map(\.name))
        return declaration.elements(of: group).compactMap { element in
            let names = element.split(separator: ",").map(String.init)
            if let stranger = names.first(where: { !declared.contains($0) }) {
                warn(
                    "\(quoted(stranger)) is no parameter of this intent; the combination is kept in the sidecar",
                    of: declaration, "\(group).\(element)")
                return nil
            }
            return ImportedCombination(
                group: group, element: element, parameters: parameters.map(\.name).filter(names.contains))
        }
    }
}
