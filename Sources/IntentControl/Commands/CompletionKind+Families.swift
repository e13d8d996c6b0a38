internal import ArgumentParser
internal import IntentModel

extension CompletionKind {
    /// The names of all widget families.
    static var families: CompletionKind { .list(SizeFamily.allCases.map(\.rawValue)) }
}
