import IntentRuntime

/// A question about a parameter for a handler. For generated code.
// Unchecked: the intent is created for the question, and only the handler that answers uses it, on any actor.
public struct INParameterQuestion<Intent: INIntent>: @unchecked Sendable {
    public let intent: Intent
    /// The parameter's stored name.
    public let parameter: String
    /// Nil for the initial list.
    public let searchTerm: String?

    public init(_ parameter: String, of intent: Intent, searchTerm: String? = nil) {
        self.intent = intent
        self.parameter = parameter
        self.searchTerm = searchTerm
    }

    /// The error for a parameter that the handler does not provide.
    public var unknownParameter: any Error { HandlerError.unknownParameter(parameter, of: type(of: intent)) }
}

/// A handler's options in the runtime's form. For generated code.
public struct INParameterOptions: Sendable {
    let collection: OptionCollection<IntentValue>

    /// Converts a collection. Elements that cannot be stored are left out.
    public init<Element>(_ options: INObjectCollection<Element>, as kind: INParameterKind) {
        collection = OptionCollection(
            sections: options.sections.map { section in
                OptionSection(
                    title: section.title,
                    items: section.items.compactMap { element in
                        kind.storedValue(of: element).map(Self.item)
                    })
            },
            usesIndexedCollation: options.usesIndexedCollation)
    }

    /// A place is listed by its name, without its address.
    private static func item(_ value: IntentValue) -> OptionItem<IntentValue> {
        var item = OptionItem(showing: value)
        if case .placemark(let place) = value, let name = place.name { item.title = name }
        return item
    }
}

/// Casts handlers to handling protocols. For generated code.
public enum INHandlerRole {
    /// Returns the handler as an instance of the intent's handling protocol.
    /// - Parameters:
    ///   - handler: The object that handles the intent.
    ///   - role: The protocol, such as `(any SelectFriendsIntentHandling).self`.
    ///   - intent: The intent, for the error.
    /// - Throws: An error if the handler does not conform to the protocol.
    public static func of<Role>(_ handler: Any, as role: Role.Type, for intent: INIntent) throws -> sending Role {
        guard let found = handler as? Role else {
            throw HandlerError.otherHandler(handler, of: type(of: intent), role: role)
        }
        // Only the engine calls a handler, and the handler's functions run in their own isolation.
        nonisolated(unsafe) let sent = found
        return sent
    }
}
