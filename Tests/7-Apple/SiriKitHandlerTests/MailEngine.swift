import IntentRuntime
import IntentTestSupport
import Intents
import SiriKitHandlers
import Synchronization

/// An engine with the mailbox handlers, a manual clock and one instance.
struct MailEngine: Sendable {
    let engine: IntentEngine
    let clock = ManualDeadlines()
    let id: InstanceID

    init(_ handlers: [any IntentHandling], family: SizeFamily = .systemLarge) async throws {
        var settings = EngineSettings()
        settings.deadlines = clock
        engine = try IntentEngine(store: InMemoryStore(), handlers: handlers, settings: settings)
        id = try await engine.place("Mail", family: family)
    }

    /// Creates an engine with the handlers of the extension.
    static func ofExtension(family: SizeFamily = .systemLarge) async throws -> MailEngine {
        try await MailEngine(INIntentDefinition.mailBoxes.handlers(in: IntentHandler()), family: family)
    }

    /// Creates an engine with a single handler object.
    static func of(_ handler: any NSObjectProtocol) async throws -> MailEngine {
        try await MailEngine(INIntentDefinition.mailBoxes.handlers(by: handler))
    }

    func options(_ parameter: String, search: String? = nil) async throws -> OptionsAnswer {
        try await engine.options(for: parameter, of: id, request: OptionsRequest(searchTerm: search))
    }

    func titles(_ parameter: String, search: String? = nil) async throws -> [String] {
        try await options(parameter, search: search).collection.items.map(\.title)
    }

    @discardableResult
    func set(_ parameter: String, _ value: IntentValue?) async throws -> EditOutcome {
        try await engine.edit(id) { $0.append(.set(value), to: parameter) }
    }

    func intent() async throws -> sending ShowMailIntent {
        try await engine.intent(of: id)
    }
}

extension IntentValue {
    static func thing(_ identifier: String) -> IntentValue {
        .object(ObjectValue(identifier: identifier, displayString: ""))
    }
}

/// A handler with scripted answers. It implements a completion form and an async form.
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

/// A handler with an archive for each account, which only a search finds.
final class AccountMailHandler: NSObject, ShowMailIntentHandling, Sendable {
    func provideMailboxesOptionsCollection(
        for intent: ShowMailIntent, searchTerm: String?
    ) async throws -> INObjectCollection<Mailbox> {
        .mailboxes(searchTerm == nil ? [] : ["\(intent.account?.identifier ?? "")-archive"])
    }

    func provideAccountOptionsCollection(for intent: ShowMailIntent) async throws -> INObjectCollection<Account> {
        INObjectCollection(items: ["home", "work"].map { Account(identifier: $0, display: $0) })
    }
}

extension INObjectCollection<Mailbox> {
    static func mailboxes(_ identifiers: [String]) -> INObjectCollection<Mailbox> {
        INObjectCollection(items: identifiers.map { Mailbox(identifier: $0, display: $0.capitalized) })
    }
}

/// The initial options of a handler, which a test can change, and those that only a search finds.
final class Listing: Sendable {
    private let identifiers = Mutex(["inbox", "drafts"])
    let found = ["archive"]

    var first: [String] {
        get { identifiers.withLock { $0 } }
        set { identifiers.withLock { $0 = newValue } }
    }
}

/// Counts calls and lets a test wait for the first one.
final class CallCounter: Sendable {
    private struct State {
        var count = 0
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Counts a call and returns its number, starting at 1.
    func count() -> Int {
        let (count, waiting) = state.withLock { state in
            state.count += 1
            return (state.count, state.waiting.take())
        }
        waiting?.resume()
        return count
    }

    func first() async {
        await withCheckedContinuation { continuation in
            let wasCalled = state.withLock { state in
                if state.count == 0 { state.waiting = continuation }
                return state.count > 0
            }
            if wasCalled { continuation.resume() }
        }
    }
}

extension IntentValue {
    /// The properties of an object; empty for other values.
    var ownProperties: [String: IntentValue] {
        if case .object(let object) = self { object.properties } else { [:] }
    }
}
