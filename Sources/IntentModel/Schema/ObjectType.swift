/// An object type: things with an identifier and a display string, and properties of their own.
package struct ObjectType: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    package var title: LocalizedText
    package var description: LocalizedText?
    /// Own properties in declared order; the built-in ones are not among them.
    package var properties: [Property]
    /// Former names, newest first.
    package var renamedFrom: [String]
    /// Why it should not be used any more.
    package var deprecated: String?
    /// Stands before the name in the names of Swift and in Xcode's files; nil where ``swiftName`` was written, too.
    package var classPrefix: String?
    /// `swiftName` is written although it says what follows from the name: Xcode's files name the class then.
    package var repeatsSwiftName = false

    package init(
        name: String, swiftName: String, title: LocalizedText, description: LocalizedText? = nil,
        properties: [Property] = [], renamedFrom: [String] = [], deprecated: String? = nil,
        classPrefix: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.description = description
        self.properties = properties
        self.renamedFrom = renamedFrom
        self.deprecated = deprecated
        self.classPrefix = classPrefix
    }

    /// Stored keys that every object has, so that no own property may bear them.
    package static let builtInProperties = [
        "identifier", "displayString", "subtitleString", "displayImage", "pronunciationHint",
        "alternativeSpeakableMatches",
    ]
}
