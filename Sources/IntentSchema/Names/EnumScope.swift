internal import IntentModel

/// What other declarations ask of an enum.
struct EnumScope: Sendable {
    /// In the order of the declaration; empty before the enum's own step, and where its cases could not be read.
    let cases: [String]
    private let titles: [String: LocalizedText]
    /// The cases are all there, so that a name that is not among them is wrong.
    let isComplete: Bool

    init(_ cases: [EnumCase] = [], isComplete: Bool = false) {
        self.cases = cases.map(\.name)
        self.isComplete = isComplete
        titles = Dictionary(cases.map { ($0.name, $0.title) }) { first, _ in first }
    }

    func has(_ name: String) -> Bool { titles[name] != nil }

    func title(of name: String) -> LocalizedText? { titles[name] }
}
