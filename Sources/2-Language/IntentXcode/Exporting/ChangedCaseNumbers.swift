internal import IntentModel

/// Returns warnings about cases of enums that have other numbers in a new version of a file. Code that Xcode generates uses
/// the numbers as raw values.
package func changedCaseNumbers(from former: XcodeFile, to new: XcodeFile) -> [String] {
    let enums = Dictionary((former.enums ?? []).map { ($0.name, $0) }) { first, _ in first }
    return (new.enums ?? []).flatMap { enumeration -> [String] in
        guard let before = enumeration.formerVersion(among: enums) else { return [] }
        let cases = Dictionary((before.members ?? []).map { ($0.name, $0) }) { first, _ in first }
        return (enumeration.members ?? []).compactMap { enumCase in
            guard case .integer(let old)? = enumCase.formerVersion(among: cases)?.leaves["Index"]?.value,
                case .integer(let number)? = enumCase.leaves["Index"]?.value, old != number
            else { return nil }
            return
                "the number of the case '\(enumCase.name)' of '\(enumeration.name)' changes from \(old) to \(number), and "
                + "Xcode's code uses it as the raw value; 'index: \(old)' keeps it"
        }
    }
}

extension XcodeDeclaration {
    /// Returns the declaration with this name, or else with a former one.
    fileprivate func formerVersion(among declarations: [String: XcodeDeclaration]) -> XcodeDeclaration? {
        allNames.lazy.compactMap { declarations[$0] }.first
    }
}
