/// What an intent answers when it has run.
package struct IntentResponse: Hashable, Sendable {
    /// The property that is handed on in Shortcuts.
    package var output: String?
    package var properties: [Property]
    /// As they are written, in order; `success` and `failure` are there even where they are not among these.
    package var codes: [ResponseCode]

    package init(output: String? = nil, properties: [Property] = [], codes: [ResponseCode] = []) {
        self.output = output
        self.properties = properties
        self.codes = codes
    }
}
