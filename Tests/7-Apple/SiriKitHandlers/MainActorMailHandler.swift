import Foundation
import Intents

// A handler with state that is isolated to the main actor.
@MainActor
public final class MainActorMailHandler: NSObject, @preconcurrency ShowMailIntentHandling {
    private var calls = 0

    public override nonisolated init() {}

    public func provideAccountOptionsCollection(
        for intent: ShowMailIntent
    ) async throws -> INObjectCollection<Account> {
        calls += 1
        return INObjectCollection(items: [Account(identifier: "\(calls)", display: "Call \(calls)")])
    }
}
