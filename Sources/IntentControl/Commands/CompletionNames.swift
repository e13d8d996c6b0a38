internal import ArgumentParser
internal import IntentModel
internal import IntentRuntime
import IntentSystem

extension CompletionKind {
    /// The names of all widget families.
    static var families: CompletionKind { .list(SizeFamily.allCases.map(\.rawValue)) }
    /// The widget kinds of the definitions.
    static var widgetKinds: CompletionKind { .custom { words, _, _ in names(after: words) { try $0.widgetKinds } } }
    /// The identifiers of the instances in the store.
    static var instances: CompletionKind { .custom { words, _, _ in names(after: words) { try $0.instances } } }
    /// The identifiers of the instances in the store, and the widget kinds of the definitions.
    static var instancesAndKinds: CompletionKind {
        .custom { words, _, _ in names(after: words) { try $0.instances } + names(after: words) { try $0.widgetKinds } }
    }
    /// The parameters of the instance that the command line names.
    static var parameters: CompletionKind { .custom { words, _, _ in names(after: words) { try $0.parameters } } }

    private static func names(
        after words: [String], _ names: (CompletionNames) throws -> [String]
    ) -> [String] {
        guard let context = ControlContext.current else { return [] }
        // A completion has no place for an error.
        return (try? names(CompletionNames(words: words, context: context))) ?? []
    }
}

/// The names that can complete a command line, from the definitions and the store that it names.
private struct CompletionNames {
    private let words: [String]
    private let session: Session

    /// - Parameter words: All words of the line, including the program and the unfinished word.
    init(words: [String], context: ControlContext) {
        self.words = words
        let choices = SessionChoices(
            definitions: Self.values(of: "--definitions", in: words), store: Self.values(of: "--store", in: words).last,
            extensions: Self.values(of: "--extension", in: words))
        session = Session(context: context, choices: choices)
    }

    var widgetKinds: [String] {
        get throws { try session.schema().widgets.map(\.kind.name) }
    }

    var instances: [String] {
        get throws { try storedInstances.map(\.id.text) }
    }

    var parameters: [String] {
        get throws {
            // The identifier is the word that is one; its position on the line does not matter.
            guard let instance = try storedInstances.first(where: { words.contains($0.id.text) }) else { return [] }
            let schema = try session.schema()
            let intent = schema.presentWidget(of: instance.kind)?.intent.flatMap(schema.intent(named:))
            return intent?.parameters.map(\.name) ?? []
        }
    }

    private var storedInstances: [StoredInstance] {
        get throws { try session.existingStore()?.headings(of: nil) ?? [] }
    }

    private static func values(of option: String, in words: [String]) -> [String] {
        words.indices.compactMap { index in
            if let value = words[index].removingPrefix(option + "=") { return value }
            return words[index] == option && index + 1 < words.count ? words[index + 1] : nil
        }
    }
}
