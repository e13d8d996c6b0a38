/// What the two values of a Boolean are called; nil for the platform's words.
package struct BooleanSettings: Hashable, Sendable {
    package var trueTitle: LocalizedText?
    package var falseTitle: LocalizedText?

    package init(trueTitle: LocalizedText? = nil, falseTitle: LocalizedText? = nil) {
        self.trueTitle = trueTitle
        self.falseTitle = falseTitle
    }
}
