public import IntentRuntime

/// Provides 100,000 options with search.
public struct StopHandler: StopsIntentHandling {
    private let stops: SearchableOptions<Stop>

    public init(count: Int = 100_000) {
        stops = SearchableOptions((0..<count).lazy.map { OptionItem(StopNames.stop($0)) })
    }

    public func provideStopsOptionsCollection(
        for intent: StopsIntent, searchTerm: String?, context: OptionsContext
    ) -> OptionCollection<Stop> {
        stops.collection(matching: searchTerm, context: context)
    }

    public func stops(for identifiers: [String], in intent: StopsIntent, context: LookupContext) -> [Stop] {
        stops.values(for: identifiers)
    }
}

/// Creates stops with a title of two words and a line as subtitle, the same on every machine.
enum StopNames {
    private static let syllables = """
        an ber ca den el for gra ham in jo ka lin mon nor or per quin ros sta ton ur vil wes yor zu
        """.split(separator: " ").map(String.init)

    static func stop(_ index: Int) -> Stop {
        var state = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
        func word() -> String {
            var word = ""
            for _ in 0..<3 {
                state = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
                word += syllables[Int((state >> 33) % UInt64(syllables.count))]
            }
            return word.prefix(1).uppercased() + word.dropFirst()
        }
        return Stop(
            identifier: "stop-\(index)", displayString: "\(word()) \(word())", subtitleString: "Line \(index % 97)")
    }
}
