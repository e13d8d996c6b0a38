import IntentRuntime
import IntentTestSupport
import Intents
import SiriKitHandlers
import Testing

/// SiriKit handlers in an engine.
@Suite struct EngineTests {
    @Test func `options can come from a completion on another thread`() async throws {
        let mail = try await MailEngine.ofExtension()
        try await expectEqual(mail.titles("account"), ["Home", "Work"])
        let items = try await mail.options("account").collection.items
        expectEqual(
            items.map(\.value.ownProperties),
            [
                ["server": .url("https://home.example.com")], ["server": .url("https://work.example.com")],
            ])
    }

    @Test func `strings and numbers can be options`() async throws {
        let mail = try await MailEngine.ofExtension()
        try await expectEqual(
            mail.options("folder").collection.items.map(\.value), [.string("Archive"), .string("Drafts")])
        try await expectEqual(mail.options("labels").collection.items.map(\.value), [.string("red"), .string("green")])
        try await expectEqual(
            mail.options("lines").collection.items.map(\.value), [.integer(1), .integer(2), .integer(3)])
    }

    @Test func `sections depend on the parent parameter`() async throws {
        let mail = try await MailEngine.ofExtension()
        try await mail.set("mailboxes", .list([]))
        let home = try await mail.options("mailboxes").collection
        expectEqual(home.sections.map(\.title), ["Unread", nil])
        expectEqual(home.items.map(\.subtitle), ["3 unread", "0 unread"])
        expectEqual(home.items.map(\.image), [.named("mailbox"), .named("mailbox")])
        try await mail.set("account", .thing("work"))
        try await mail.set("mailboxes", .list([]))
        try await expectEqual(mail.titles("mailboxes"), ["Inbox", "News"])
    }

    @Test func `the search term reaches the handler`() async throws {
        let mail = try await MailEngine.ofExtension()
        try await mail.set("mailboxes", .list([]))
        try await expectEqual(mail.titles("mailboxes", search: "bil"), ["Bills"])
    }

    @Test func `parents' defaults are requested first`() async throws {
        let intent = try await MailEngine.ofExtension().intent()
        expectEqual(intent.account?.identifier, "home")
        expectEqual(intent.mailboxes?.map(\.identifier), ["home/inbox", "home/bills"])
        expectEqual(intent.folder, "Drafts")
        expectEqual(intent.labels, nil)
        expectEqual(intent.isCompact, false)
    }

    @Test func `a small family shows the first default`() async throws {
        let intent = try await MailEngine.ofExtension(family: .systemSmall).intent()
        expectEqual(intent.mailboxes?.map(\.identifier), ["home/inbox"])
    }

    @Test func `a widget reads chosen objects with their properties`() async throws {
        let mail = try await MailEngine.ofExtension()
        try await mail.set("account", .thing("work"))
        try await mail.set("mailboxes", .list([.thing("work/news")]))
        try await mail.set("lines", .integer(2))
        let intent = try await mail.intent()
        let mailbox = try #require(intent.mailboxes?.first)
        expectEqual(mailbox.displayString, "News")
        expectEqual(mailbox.subtitleString, "40 unread")
        expectEqual(mailbox.unread, 40)
        expectEqual(mailbox.tags, ["box"])
        expectEqual(intent.lines as? Int, 2)
    }

    @Test func `a main-actor handler runs on the main actor`() async throws {
        let mail = try await MailEngine.of(MainActorMailHandler())
        try await expectEqual(mail.titles("account"), ["Call 1"])
    }

    @Test func `a completion's error keeps its message`() async throws {
        let handler = ScriptedMailHandler { _, completion in
            completion(nil, NSError(domain: "Mail", code: 1, userInfo: [NSLocalizedDescriptionKey: "No such account"]))
        }
        let answer = try await MailEngine.of(handler).options("mailboxes")
        expectEqual(answer.state, .failed(.failed("No such account")))
    }

    @Test func `a completion without collection and error means no options`() async throws {
        let answer = try await MailEngine.of(ScriptedMailHandler { $1(nil, nil) }).options("mailboxes")
        expectEqual(answer.state, .answered)
        #expect(answer.collection.items.isEmpty)
    }

    @Test func `a second call of a completion is ignored`() async throws {
        let handler = ScriptedMailHandler { _, completion in
            completion(.mailboxes(["first"]), nil)
            completion(.mailboxes(["second"]), nil)
        }
        try await expectEqual(MailEngine.of(handler).titles("mailboxes"), ["First"])
    }

    @Test func `the handler still works after a completion timed out`() async throws {
        let calls = CallCounter()
        let handler = ScriptedMailHandler { _, completion in
            if calls.count() == 2 { completion(.mailboxes(["second"]), nil) }
        }
        let mail = try await MailEngine.of(handler)
        async let late = mail.options("mailboxes")
        await calls.first()
        mail.clock.advance(by: .seconds(5))
        try await expectEqual(late.state, .failed(.timedOut))
        try await expectEqual(mail.titles("mailboxes"), ["Second"])
    }
}

/// Messages about missing handlers and requirements.
@Suite struct MissingHandlerTests {
    private final class Silent: NSObject, ShowMailIntentHandling {}

    private final class Undecided: INExtension {
        override func handler(for intent: INIntent) -> Any? { nil }
    }

    private func failure(_ mail: MailEngine) async throws -> String? {
        guard case .failed(let failure) = try await mail.options("account").state, failure.code == .failed else {
            return nil
        }
        return failure.message
    }

    @Test func `the message names a handler that implements neither form`() async throws {
        let message = try await failure(.of(Silent()))
        expectEqual(
            message,
            """
            Silent implements neither form of 'provideAccountOptionsCollection(for:)' for ShowMailIntent: add the form \
            with a completion handler or the async form
            """)
    }

    @Test func `the message names a handler of other intents`() async throws {
        let message = try await failure(.of(NSObject()))
        expectEqual(message, "NSObject, the handler of ShowMailIntent, does not conform to ShowMailIntentHandling")
    }

    @Test func `the message names an extension without a handler`() async throws {
        let mail = try await MailEngine(INIntentDefinition.mailBoxes.handlers(in: Undecided()))
        try await expectEqual(failure(mail), "Undecided provides no handler for ShowMailIntent")
    }

    @Test func `the completion form reports a missing requirement, too`() async throws {
        let error: (any Error)? = await withCheckedContinuation { continuation in
            Silent().provideAccountOptionsCollection(for: ShowMailIntent()) { _, error in
                continuation.resume(returning: error)
            }
        }
        let message = error.map { "\($0)" } ?? ""
        #expect(message.hasPrefix("Silent implements neither form of 'provideAccountOptionsCollection(for:)'"))
    }

    @Test func `optional requirements have defaults`() async {
        await expectEqual(Silent().confirm(intent: ShowMailIntent()).code, .ready)
        expectEqual(Silent().defaultAccount(for: ShowMailIntent()), nil)
    }

    @Test func `a missing handle requirement returns a failure`() async {
        await expectEqual(Silent().handle(intent: ShowMailIntent()).code, .failure)
    }
}

/// SiriKit has no lookup, so values are looked up in the handler's list and search results.
@Suite struct LookupTests {
    private let listed = Listing()

    private func makeMail() async throws -> MailEngine {
        let listed = listed
        return try await .of(
            ScriptedMailHandler { term, completion in
                let all = term == nil ? listed.first : listed.first + listed.found
                completion(.mailboxes(all.filter { term.map($0.contains) ?? true }), nil)
            })
    }

    @Test func `lookup finds values in the initial list`() async throws {
        let mail = try await makeMail()
        try await mail.set("mailboxes", .list([.thing("inbox")]))
        try await expectEqual(mail.intent().mailboxes?.map(\.displayString), ["Inbox"])
    }

    @Test func `lookup finds values that a search found`() async throws {
        let mail = try await makeMail()
        try await expectEqual(mail.titles("mailboxes", search: "arch"), ["Archive"])
        try await mail.set("mailboxes", .list([.thing("archive")]))
        try await expectEqual(mail.intent().mailboxes?.map(\.displayString), ["Archive"])
    }

    @Test func `lookup searches for unknown values`() async throws {
        let mail = try await makeMail()
        try await mail.set("mailboxes", .list([.thing("archive")]))
        try await expectEqual(mail.intent().mailboxes?.map(\.displayString), ["Archive"])
    }

    @Test func `a value found for another parent is refused`() async throws {
        let mail = try await MailEngine.of(AccountMailHandler())
        try await mail.set("account", .thing("home"))
        try await expectEqual(mail.titles("mailboxes", search: "arch"), ["Home-Archive"])
        try await mail.set("mailboxes", .list([.thing("home-archive")]))
        let error = await #expect(throws: EngineError.self) {
            try await mail.engine.edit(mail.id) { (edit: inout DynamicEdit) in
                edit.append(.set(.list([.thing("home-archive")])), to: "mailboxes")
                edit.append(.set(.thing("work")), to: "account")
            }
        }
        expectEqual(error?.problems.map(\.parameter), ["mailboxes"])
    }

    @Test func `a value that lookup cannot find is refused`() async throws {
        let mail = try await makeMail()
        await #expect(throws: EngineError.self) { try await mail.set("mailboxes", .list([.thing("nowhere")])) }
    }

    @Test func `opening the editor marks values that no longer exist`() async throws {
        let mail = try await makeMail()
        try await mail.set("mailboxes", .list([.thing("inbox")]))
        listed.first = []
        try await mail.engine.openEditor(mail.id)
        let parameter = try #require(try mail.engine.resolvedSynchronously(mail.id).parameter(named: "mailboxes"))
        expectEqual(parameter.marks, [.vanished])
    }
}
