import IntentModel

/// A name that Swift accepts, with back-quotes where Swift reserves the word.
struct SwiftIdentifier: Hashable, Sendable {
    /// Without back-quotes.
    let name: String
    /// As it is written in code.
    let escaped: String

    /// - Precondition: `name` is a Swift identifier but for back-quotes; the schema sees to it.
    init(_ name: String) {
        precondition(SwiftName.isIdentifier(name), "a Swift name of the schema is no identifier")
        self.name = name
        escaped = SwiftName.escaped(name)
    }

    /// This name, or with as many underscores behind it as it takes to be none of these.
    func avoiding(_ taken: Set<String>) -> SwiftIdentifier {
        var result = self
        while taken.contains(result.name) { result = SwiftIdentifier(result.name + "_") }
        return result
    }
}
