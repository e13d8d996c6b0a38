public import IntentRuntime

/// The app's own look at its widgets: which characters do people keep on their home screens?
public struct PlacedCharacters {
    private let engine: IntentEngine

    public init(engine: IntentEngine) {
        self.engine = engine
    }

    /// The chosen characters, in the order in which the widgets were placed; widgets without a choice are left out.
    /// - Throws: ``StoreError`` where the store cannot be read.
    public func characters() async throws -> [GameCharacter] {
        var found: [GameCharacter] = []
        for instance in try engine.instances(of: .characterWidget) {
            let configuration = try await engine.configuration(SelectCharacterIntent.self, of: instance.id)
            if let character = configuration.character { found.append(character) }
        }
        return found
    }
}
