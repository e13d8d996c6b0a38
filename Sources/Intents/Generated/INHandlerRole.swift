/// Asks a handler for one of its roles, for generated code.
public enum INHandlerRole {
    /// The handler as what handles the intent.
    /// - Parameter role: The intent's handling protocol: `(any SelectFriendsIntentHandling).self`.
    /// - Throws: ``INHandlerProblem`` for a handler of other intents.
    public static func of<Role>(_ handler: Any, as role: Role.Type, for intent: INIntent) throws -> sending Role {
        guard let found = handler as? Role else {
            throw INHandlerProblem.otherHandler(handler, of: type(of: intent), role: role)
        }
        // The engine alone calls a handler, and lets it answer wherever it belongs.
        nonisolated(unsafe) let sent = found
        return sent
    }
}
