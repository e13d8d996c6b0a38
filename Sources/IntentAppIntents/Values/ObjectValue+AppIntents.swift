#if canImport(AppIntents)
    public import AppIntents
    public import IntentRuntime

    extension ObjectValue {
        /// How a list shows the object; for generated entities.
        public var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: "\(displayString)", subtitle: subtitleString.map { "\($0)" },
                image: displayImage?.representation, synonyms: alternativeSpeakableMatches.map { "\($0)" })
        }
    }
#endif
