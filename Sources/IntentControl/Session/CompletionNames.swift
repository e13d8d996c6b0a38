internal import IntentModel
internal import IntentRuntime

/// The names that fit into an unfinished command line, from the definitions and the store that it names so far.
struct CompletionNames {
    private let words: [String]
    private let session: Session

    /// - Parameter words: Those of the line, the program and the unfinished word among them.
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
        get throws { try placed.map(\.id.text) }
    }

    var parameters: [String] {
        get throws {
            // What is known to be an id needs no count of the words before it.
            guard let instance = try placed.first(where: { words.contains($0.id.text) }) else { return [] }
            let schema = try session.schema()
            let intent = schema.presentWidget(of: instance.kind)?.intent.flatMap(schema.intent(named:))
            return intent?.parameters.map(\.name) ?? []
        }
    }

    private var placed: [StoredInstance] {
        get throws { try session.storedInstances(of: nil) ?? [] }
    }

    private static func values(of option: String, in words: [String]) -> [String] {
        words.indices.compactMap { index in
            if words[index].hasPrefix(option + "=") { return String(words[index].dropFirst(option.count + 1)) }
            return words[index] == option && index + 1 < words.count ? words[index + 1] : nil
        }
    }
}
