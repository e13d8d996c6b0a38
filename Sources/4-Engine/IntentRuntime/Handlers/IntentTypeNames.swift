import Synchronization

/// Finds the intents of this program by the names of their types.
///
/// A button or toggle names the type of its intent, so that a program needs no list of all intents. The name remains valid in
/// later processes of the program, which perform actions of archived content. A private type has a name in the process that
/// shows it, and none in later ones.
package enum IntentTypeNames {
    /// The handlers of types whose names the Swift runtime does not resolve.
    private static let privateHandlers = Mutex<[String: any IntentHandling]>([:])

    /// Returns the name of an intent's type; nil for an intent without a handler of its own.
    package static func name(of type: any WidgetIntent.Type) -> String? {
        guard let handler = type.widgetIntentHandler, let name = _mangledTypeName(type) else { return nil }
        if _typeByName(name) == nil { privateHandlers.withLock { $0[name] = handler } }
        return name
    }

    /// Returns the handler of the intent whose type has a name; nil if this program has no such intent.
    static func handler(ofTypeNamed name: String) -> (any IntentHandling)? {
        if let type = _typeByName(name) as? any WidgetIntent.Type { return type.widgetIntentHandler }
        return privateHandlers.withLock { $0[name] }
    }
}

extension HandlerRegistry {
    /// Returns the registry that performs the intent whose type has a name: one with its own handler, or else this one.
    ///
    /// Another intent in this registry may have the same declared name, so the type has precedence.
    /// - Parameter typeName: The name of the type; nil for an intent without a handler of its own.
    /// - Throws: ``EngineError`` if the intent's own definition contradicts itself.
    package func performing(typeNamed typeName: String?) throws -> HandlerRegistry {
        guard let handler = typeName.flatMap(IntentTypeNames.handler(ofTypeNamed:)) else { return self }
        return try HandlerRegistry(handlers: [handler], definitions: [])
    }
}
