internal import IntentModel

/// Where options come from, with the listed ones at hand by identifier.
struct ResolvedOptions: Sendable {
    var source: OptionSource
    /// Of listed options only: their identifiers in order, former ones not among them.
    var identifiers: Set<String> = []
    /// Nothing about single options was reported, so that one that is not among them is wrong.
    var isComplete = true

    init(_ source: OptionSource) {
        self.source = source
    }

    var isListed: Bool {
        if case .listed = source { true } else { false }
    }

    var listed: [ListedOption] {
        if case .listed(let options) = source { options } else { [] }
    }
}
