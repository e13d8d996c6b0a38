import IntentRuntime
import Synchronization

/// What searches of a handler have found, by parameter and identifier. It is kept as long as the handler.
final class FoundOptions: Sendable {
    private let values = Mutex<[String: [String: IntentValue]]>([:])
    /// Options of one parameter; past it the memory begins anew.
    private static let most = 10_000

    func remember(_ collection: OptionCollection<IntentValue>, of parameter: String) {
        let new = Self.byIdentifier(collection)
        values.withLock { values in
            let known = values[parameter, default: [:]]
            values[parameter] = known.count + new.count > Self.most ? new : known.merging(new) { $1 }
        }
    }

    func value(_ identifier: String, of parameter: String) -> IntentValue? {
        values.withLock { $0[parameter]?[identifier] }
    }

    /// Of repeated identifiers the first counts.
    static func byIdentifier(_ collection: OptionCollection<IntentValue>) -> [String: IntentValue] {
        let pairs = collection.items.compactMap { item in
            item.value.optionIdentifier.map { ($0, item.value) }
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
