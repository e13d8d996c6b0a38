/// How a text is typed.
package struct TextSettings: Hashable, Sendable {
    package var isMultiline: Bool
    package var input: TextInput

    package init(isMultiline: Bool = false, input: TextInput = TextInput()) {
        self.isMultiline = isMultiline
        self.input = input
    }
}
