import Intents
import SiriKitHandlers
import Synchronization

/// A handler whose answers a test says; each form is there once.
final class ScriptedMailHandler: NSObject, ShowMailIntentHandling, Sendable {
    typealias Completion = (INObjectCollection<Mailbox>?, (any Error)?) -> Void

    let mailboxes: @Sendable (String?, @escaping Completion) -> Void

    init(mailboxes: @escaping @Sendable (String?, @escaping Completion) -> Void) {
        self.mailboxes = mailboxes
    }

    func provideMailboxesOptionsCollection(
        for intent: ShowMailIntent, searchTerm: String?, with completion: @escaping Completion
    ) {
        mailboxes(searchTerm, completion)
    }

    func provideAccountOptionsCollection(for intent: ShowMailIntent) async throws -> INObjectCollection<Account> {
        INObjectCollection(items: [Account(identifier: "home", display: "Home")])
    }

    func defaultAccount(for intent: ShowMailIntent) -> Account? {
        Account(identifier: "home", display: "Home")
    }
}

extension INObjectCollection<Mailbox> {
    static func mailboxes(_ identifiers: [String]) -> INObjectCollection<Mailbox> {
        INObjectCollection(items: identifiers.map { Mailbox(identifier: $0, display: $0.capitalized) })
    }
}
