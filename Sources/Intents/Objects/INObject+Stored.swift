import IntentRuntime

extension INObject {
    /// What is stored. An object without an identifier is known by its display string.
    var objectValue: ObjectValue {
        var own = INParameterValues()
        writeProperties(to: &own)
        return ObjectValue(
            identifier: identifier ?? displayString, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage?.intentImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches?.map(\.spokenPhrase) ?? [],
            properties: own.values.dictionary)
    }

    /// Nil for what is no object.
    static func stored(_ value: IntentValue) -> Self? {
        guard case .object(let stored) = value else { return nil }
        let object = Self(
            identifier: stored.identifier, display: stored.displayString, pronunciationHint: stored.pronunciationHint,
            subtitle: stored.subtitleString, image: stored.displayImage.map(INImage.init(intentImage:)))
        if !stored.alternativeSpeakableMatches.isEmpty {
            object.alternativeSpeakableMatches = stored.alternativeSpeakableMatches.map(
                INSpeakableString.init(spokenPhrase:))
        }
        object.readProperties(from: INParameterValues(IntentValues(stored.properties)))
        return object
    }
}
