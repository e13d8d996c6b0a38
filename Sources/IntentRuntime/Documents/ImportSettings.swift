/// How a document of instances is taken in.
public struct ImportSettings: Hashable, Sendable {
    /// What is done with an instance whose id the store has, removed ones among them.
    public enum Existing: Hashable, Sendable {
        /// It is refused.
        case refuse
        /// It becomes what the document says, and is restored where it was removed. Its kind has to be the same.
        case replace
        /// It stays as it is.
        case skip
    }

    /// What is done with an instance that is there already.
    public var existing: Existing
    /// Options that nobody can look up now are stored, marked `unchecked`; else they are refused.
    public var allowsUnchecked: Bool
    /// Everything is stored as it stands in the document, and nothing is judged: for a backup.
    public var isExact: Bool
    /// Takes in what is not refused; else nothing where anything is.
    public var allowsPart: Bool

    /// Refuses what is there already and what does not fit, unless told otherwise.
    public init(
        existing: Existing = .refuse, allowsUnchecked: Bool = false, isExact: Bool = false, allowsPart: Bool = false
    ) {
        self.existing = existing
        self.allowsUnchecked = allowsUnchecked
        self.isExact = isExact
        self.allowsPart = allowsPart
    }
}
