internal import IntentModel

/// What was probably meant by a name that is unknown.
extension FileResolver {
    /// How many names are compared for the suggestions of one step of one file.
    ///
    /// Thousands of unknown names among thousands of known ones would cost the product; nobody reads that many.
    static let comparisons = 50_000

    /// Whether names are still looked for, so that known ones are worth gathering.
    var mayCompare: Bool { comparisonsLeft > 0 }

    /// The one name that is near; nil where none is, and where too many were looked for already.
    mutating func nearest(to name: String, in known: some Collection<String>) -> String? {
        guard comparisonsLeft >= known.count else {
            comparisonsLeft = 0
            return nil
        }
        comparisonsLeft -= known.count
        return NearMatch.best(for: name, in: known)
    }
}
