extension String {
    /// Returns the message with a question about the word that was probably meant, such as
    /// `unknown kind 'clok'; did you mean 'clock'?`.
    /// - Parameter word: Nil if no word is plausible.
    package func suggesting(_ word: String?) -> String { word.map { "\(self); did you mean '\($0)'?" } ?? self }

    /// Returns the message of a problem with a parameter, whose name precedes it unless the message contains it.
    package func about(parameter: String?) -> String {
        guard let parameter, !contains("'\(parameter)'") else { return self }
        return "\(parameter): \(self)"
    }
}

extension BidirectionalCollection {
    /// Returns the elements without those at both ends that satisfy a condition.
    @inlinable package func trimming(where isLeftOut: (Element) -> Bool) -> SubSequence {
        let rest = drop(while: isLeftOut)
        guard let last = rest.lastIndex(where: { !isLeftOut($0) }) else { return rest }
        return rest[...last]
    }
}
