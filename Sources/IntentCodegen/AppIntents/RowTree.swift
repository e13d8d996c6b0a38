import IntentModel

/// Which rows are there, as questions that nest. Two branches that show the same are one.
indirect enum RowTree: Hashable, Sendable {
    /// The names of the parameters, in order.
    case rows([String])
    case question(RowAtom, yes: RowTree, no: RowTree)

    var leafCount: Int {
        switch self {
        case .rows: 1
        case .question(_, let yes, let no): yes.leafCount + no.leafCount
        }
    }
}
