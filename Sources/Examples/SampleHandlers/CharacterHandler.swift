import Foundation
public import IntentRuntime

/// Provides the characters of a role-playing game.
public struct CharacterHandler: SelectCharacterIntentHandling {
    private let characters: [GameCharacter]

    public init() {
        characters = [("panda", "Power Panda", 14), ("spouty", "Spouty", 7), ("egghead", "Egghead", 31)].map {
            GameCharacter(
                identifier: $0.0, displayString: $0.1, subtitleString: "Level \($0.2)", level: $0.2,
                portrait: URL(string: "https://example.com/characters/\($0.0).png"))
        }
    }

    public func provideCharacterOptionsCollection(
        for intent: SelectCharacterIntent, searchTerm: String?, context: OptionsContext
    ) -> OptionCollection<GameCharacter> {
        let term = searchTerm?.lowercased() ?? ""
        return OptionCollection(characters.filter { term.isEmpty || $0.displayString.lowercased().contains(term) })
    }

    public func character(
        for identifiers: [String], in intent: SelectCharacterIntent, context: LookupContext
    ) -> [GameCharacter] {
        identifiers.compactMap { identifier in characters.first { $0.identifier == identifier } }
    }
}

/// The characters in placed widgets, as an app may use them.
public struct PlacedCharacters {
    private let engine: IntentEngine

    public init(engine: IntentEngine) {
        self.engine = engine
    }

    /// Returns the chosen characters in the order in which their widgets were placed, without widgets that have none.
    /// - Throws: ``StoreError`` if the store cannot be read.
    public func characters() async throws -> [GameCharacter] {
        var found: [GameCharacter] = []
        for instance in try await engine.instances(of: .characterWidget) {
            let configuration = try await engine.configuration(SelectCharacterIntent.self, of: instance.id)
            if let character = configuration.character { found.append(character) }
        }
        return found
    }
}
