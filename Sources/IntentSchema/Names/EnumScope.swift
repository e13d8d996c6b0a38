/// What other declarations ask of an enum.
struct EnumScope: Sendable {
    /// In the order of the declaration; empty before the enum's own step, and where its cases could not be read.
    var cases: [String] = []
    var indices: [String: Int] = [:]
    /// The cases are all there, so that a name that is not among them is wrong.
    var isComplete = false

    init() {}

    init(cases: [String], isComplete: Bool) {
        self.cases = cases
        self.isComplete = isComplete
        for (index, name) in cases.enumerated() { indices[name] = index }
    }

    func has(_ name: String) -> Bool { indices[name] != nil }
}
