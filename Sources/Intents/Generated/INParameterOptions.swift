import IntentRuntime

/// A handler's options on their way to the runtime, for generated code.
public struct INParameterOptions: Sendable {
    let collection: OptionCollection<IntentValue>

    /// What cannot be stored is left out.
    public init<Element>(_ options: INObjectCollection<Element>, as kind: INParameterKind) {
        collection = OptionCollection(
            sections: options.sections.map { section in
                OptionSection(
                    title: section.title,
                    items: section.items.compactMap { element in
                        kind.storedValue(of: element).map { OptionItem(stored: $0) }
                    })
            },
            usesIndexedCollation: options.usesIndexedCollation)
    }
}

extension OptionItem<IntentValue> {
    fileprivate init(stored value: IntentValue) {
        switch value {
        case .object(let object):
            self.init(
                value, title: object.displayString, subtitle: object.subtitleString, image: object.displayImage,
                synonyms: object.alternativeSpeakableMatches)
        case .person(let person): self.init(value, title: person.displayName, image: person.image)
        case .file(let file): self.init(value, title: file.name)
        case .placemark(let place) where place.name != nil: self.init(value, title: place.name ?? "")
        default: self.init(value, title: value.optionIdentifier ?? "")
        }
    }
}
