/// One line of the `names` of a settings file: what a declaration is called in Swift, whatever the definition says.
struct SwiftNameOverride: Sendable {
    /// `intents.Board.parameters.line`
    let path: String
    let name: String
    let place: Place
}
