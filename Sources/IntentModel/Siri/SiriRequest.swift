/// How Siri and Shortcuts ask for the value of a parameter. Placeholders are the intent's parameters, and `${count}`.
package struct SiriRequest: Hashable, Sendable {
    /// The question.
    package var ask: LocalizedText?
    /// What is said before a choice.
    package var introduce: LocalizedText?
    /// The question of a choice.
    package var choose: LocalizedText?
    package var confirm: LocalizedText?
    /// Why a value is refused, in order; the built-in reasons only where they say something of their own.
    package var unsupported: [UnsupportedReason]
    /// False where they may not ask, and the texts are only kept.
    package var isEnabled: Bool

    package init(
        ask: LocalizedText? = nil, introduce: LocalizedText? = nil, choose: LocalizedText? = nil,
        confirm: LocalizedText? = nil, unsupported: [UnsupportedReason] = [], isEnabled: Bool = true
    ) {
        self.ask = ask
        self.introduce = introduce
        self.choose = choose
        self.confirm = confirm
        self.unsupported = unsupported
        self.isEnabled = isEnabled
    }
}
