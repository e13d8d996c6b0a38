internal import IntentModel

/// The leaves of one declaration while an export says them.
struct LeafWriter {
    private(set) var leaves: XcodeLeaves = [:]

    /// What the definition says.
    mutating func say(_ key: String, _ value: PropertyListValue) { leaves[key] = XcodeLeaf(value) }

    /// What the definition does not say, and Xcode would write anyway.
    mutating func imply(_ key: String, _ value: PropertyListValue) { leaves[key] = XcodeLeaf(value, isImplied: true) }

    /// A flag, which Xcode leaves out where it is false.
    mutating func say(_ key: String, _ flag: Bool) {
        if flag { say(key, .boolean(true)) }
    }

    /// A flag that follows from something else than its own word in the definition.
    mutating func imply(_ key: String, _ flag: Bool) {
        if flag { imply(key, .boolean(true)) }
    }

    /// A text with its id.
    mutating func say(_ key: String, _ text: LocalizedText, isImplied: Bool = false, dialogPath: String? = nil) {
        leaves[key] = XcodeLeaf(.string(text.text), isImplied: isImplied, text: text, dialogPath: dialogPath)
        giveID(to: key)
    }

    /// A text that has no translations, with its id.
    mutating func say(_ key: String, untranslated text: String) {
        say(key, .string(text))
        giveID(to: key)
    }

    /// The title of a declaration, which nobody need have written.
    mutating func say(_ key: String, title: LocalizedText, of name: String) {
        say(key, title, isImplied: title.others.isEmpty && title.text == Naming.words(from: name))
    }

    /// The id of a text that is there, or might be.
    mutating func giveID(to key: String) { imply("\(key)ID", .string("")) }

    /// - Parameters:
    ///   - derived: The class that follows from the name.
    ///   - isRepeated: Whether it is named all the same.
    mutating func say(className: String, derived: String, prefix: String?, isRepeated: Bool) {
        if isRepeated || className != derived { say("ClassName", .string(className)) }
        if let prefix { say("ClassPrefix", .string(prefix)) }
    }
}
