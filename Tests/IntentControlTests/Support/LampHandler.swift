import Foundation
import IntentRuntime

/// Answers for lamps, or fails as it is told to.
struct LampHandler: IntentHandling {
    typealias Intent = LampIntent

    var failure: HandlerError?

    func intentOptions(
        of parameter: String, for intent: LampIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        if let failure { throw failure }
        let items = Self.names.map { OptionItem(Self.lamp($0), title: $0.capitalized) }
        return OptionCollection(sections: [OptionSection(items: items)])
    }

    func intentValues(
        of parameter: String, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue] {
        if let failure { throw failure }
        return identifiers.filter(Self.names.contains).map(Self.lamp)
    }

    func intentDefault(
        of parameter: String, for intent: LampIntent, context: DefaultContext
    ) async throws -> [IntentValue] {
        if let failure { throw failure }
        return [Self.lamp("left")]
    }

    private static let names = ["left", "right", "floor"]

    private static func lamp(_ identifier: String) -> IntentValue {
        .object(ObjectValue(identifier: identifier, displayString: identifier.capitalized))
    }
}
