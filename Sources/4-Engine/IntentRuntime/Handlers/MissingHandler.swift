/// An intent of a widget or control that requires a handler and has none. Its dynamic options are unavailable, so values that need a
/// lookup cannot be set.
public struct MissingHandler: Hashable, Sendable {
    /// The declared name of the intent.
    public let intent: String
    /// The declared names of the parameters whose options or defaults the handler provides, and the paths of such fields of records
    /// without slots, in declared order; at least one.
    public let parameters: [String]
}

extension MissingHandler: CustomStringConvertible {
    /// A phrase on one line that names the intent and its parameters.
    public var description: String {
        let names = parameters.map { "'\($0)'" }
        let list = ([names.dropLast().joined(separator: ", ")] + names.suffix(1)).filter { !$0.isEmpty }
        return "the intent '\(intent)' has no handler, which provides \(list.joined(separator: " and "))"
    }
}

extension IntentEngine {
    /// The intents of widgets that require a handler and have none, in the order of the widgets. Report them when your
    /// program starts; otherwise the first request for options fails.
    ///
    /// The array is empty if the engine has extensions, which report the intents that they handle only once they run.
    public var missingHandlers: [MissingHandler] {
        registry.hasRemote ? [] : registry.missingHandlers(besides: [])
    }
}

extension HandlerRegistry {
    /// Returns the intents of widgets that require a handler and have none, in the order of the widgets.
    /// - Parameter handled: The declared or former names of the intents that have handlers in other processes.
    package func missingHandlers(besides handled: Set<String>) -> [MissingHandler] {
        let index = SchemaIndex(schema)
        let kinds = schema.kinds
        var families = Dictionary(kinds.map { ($0.intent, $0.families) }, uniquingKeysWith: +)
        return kinds.compactMap { widget in
            guard let families = families.removeValue(forKey: widget.intent),
                let intent = widget.intent.flatMap(index.intent(named:)), localHandler(of: intent) == nil,
                handled.isDisjoint(with: intent.allNames)
            else { return nil }
            let parameters = intent.parameters.flatMap { parameter -> [String] in
                if parameter.providedDefaults(in: families).contains(where: { $0.source == .handler }) {
                    return [parameter.name]
                }
                return schema.optionParts(of: parameter).map(\.parameter).filter { $0.options == .dynamic }.map(\.name)
            }
            return parameters.isEmpty ? nil : MissingHandler(intent: intent.name, parameters: parameters)
        }
    }

    /// Returns the controls of a definition whose intents no handler performs, in declared order.
    /// - Parameter performed: The declared or former names of the intents that handlers in other processes perform.
    package func unperformedControls(besides performed: Set<String>) -> [Control] {
        schema.controls.filter { control in
            guard let intent = schema.intent(named: control.intent) else { return false }
            return localHandler(of: intent)?.perform == nil && performed.isDisjoint(with: intent.allNames)
        }
    }
}
