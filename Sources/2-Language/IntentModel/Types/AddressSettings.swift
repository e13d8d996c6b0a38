internal import IntentSystem

/// The settings of a URL.
package struct AddressSettings: Hashable, Sendable {
    /// The allowed schemes, in lowercase; empty for all, and for relative URLs.
    package var schemes: [String] = []
    /// The text of an empty field.
    package var placeholder: LocalizedText?

    /// Returns why a URL may not be chosen, or `nil` if it may.
    func problem(of text: String, slot: Int?) -> ValueProblem? {
        guard let first = schemes.first else { return nil }
        let allowed = schemes.joined(separator: ", ")
        guard let scheme = URLText.scheme(of: text) else {
            return ValueProblem(
                .scheme, slot: slot, UserText("the URL has no scheme; the schemes are \(allowed)"),
                suggestion: completed(text, with: first))
        }
        if schemes.contains(scheme) { return nil }
        let rest = text.dropFirst(scheme.utf8.count + 1)
        // A host with a port looks like a scheme.
        let suggestion =
            rest.utf8.first?.isASCIIDigit == true
            ? completed(text, with: first) : rest.hasPrefix("//") ? completed(String(rest), with: first) : nil
        return ValueProblem(
            .scheme, slot: slot, UserText("\(scheme) is not one of the schemes \(allowed)"), suggestion: suggestion)
    }

    /// Returns an address with a scheme; nil if it would not be a URL.
    private func completed(_ address: String, with scheme: String) -> String? {
        let isHost =
            !["/", "?", "#", "."].contains(address.prefix(1)) && address.utf8.contains(UInt8(ascii: "."))
            || address.hasPrefix("localhost")
        let text = address.hasPrefix("//") ? "\(scheme):\(address)" : "\(scheme)://\(address)"
        guard isHost || address.hasPrefix("//"), URLText.problem(of: text) == nil else { return nil }
        return text
    }
}
