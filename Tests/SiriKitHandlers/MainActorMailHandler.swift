import Foundation
import Intents

// A handler that belongs to the main actor, with state of its own.
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
