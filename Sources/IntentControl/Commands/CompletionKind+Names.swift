internal import ArgumentParser

extension CompletionKind {
    /// The kinds that can be placed.
    static var widgetKinds: CompletionKind { .custom { words, _, _ in names(after: words) { try $0.widgetKinds } } }
    /// The ids of the placed instances.
    static var instances: CompletionKind { .custom { words, _, _ in names(after: words) { try $0.instances } } }
    /// The parameters of the instance that the line names.
    static var parameters: CompletionKind { .custom { words, _, _ in names(after: words) { try $0.parameters } } }

    private static func names(
        after words: [String], _ names: (CompletionNames) throws -> [String]
    ) -> [String] {
        guard let context = ControlContext.running else { return [] }
        // A shell that completes has no place for a failure.
        return (try? names(CompletionNames(words: words, context: context))) ?? []
    }
}
