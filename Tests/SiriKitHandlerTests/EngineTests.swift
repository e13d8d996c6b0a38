import IntentRuntime
import IntentTestSupport
import Intents
import SiriKitHandlers
import Testing

/// Handlers of SiriKit's form behind the engine.
@Suite struct EngineTests {
    @Test func optionsComeFromACompletionOnAnotherThread() async throws {
        let mail = try await MailEngine.ofExtension()
        #expect(try await mail.titles("account") == ["Home", "Work"])
        let items = try await mail.options("account").collection.items
        #expect(
            items.map(\.value.ownProperties) == [
                ["server": .url("https://home.example.com")], ["server": .url("https://work.example.com")],
            ])
    }

    @Test func textsAndNumbersAreOptionsAsTheyAre() async throws {
        let mail = try await MailEngine.ofExtension()
        #expect(
            try await mail.options("folder").collection.items.map(\.value) == [.string("Archive"), .string("Drafts")])
        #expect(try await mail.options("labels").collection.items.map(\.value) == [.string("red"), .string("green")])
        #expect(
            try await mail.options("lines").collection.items.map(\.value) == [.integer(1), .integer(2), .integer(3)])
    }

    @Test func sectionsFollowTheParameterThatTheyDependOn() async throws {
        let mail = try await MailEngine.ofExtension()
        try await mail.set("mailboxes", .list([]))
        let home = try await mail.options("mailboxes").collection
        #expect(home.sections.map(\.title) == ["Unread", nil])
        #expect(home.items.map(\.subtitle) == ["3 unread", "0 unread"])
        #expect(home.items.map(\.image) == [.named("mailbox"), .named("mailbox")])
        try await mail.set("account", .thing("work"))
        try await mail.set("mailboxes", .list([]))
        #expect(try await mail.titles("mailboxes") == ["Inbox", "News"])
    }

    @Test func theSearchTermReachesTheHandler() async throws {
        let mail = try await MailEngine.ofExtension()
        try await mail.set("mailboxes", .list([]))
        #expect(try await mail.titles("mailboxes", search: "bil") == ["Bills"])
    }

    @Test func defaultsAreAskedForParentsFirst() async throws {
        let intent = try await MailEngine.ofExtension().intent()
        #expect(intent.account?.identifier == "home")
        #expect(intent.mailboxes?.map(\.identifier) == ["home/inbox", "home/bills"])
        #expect(intent.folder == "Drafts")
        #expect(intent.labels == nil)
        #expect(intent.isCompact == false)
    }

    @Test func aSmallFamilyShowsTheFirstDefault() async throws {
        let intent = try await MailEngine.ofExtension(family: .systemSmall).intent()
        #expect(intent.mailboxes?.map(\.identifier) == ["home/inbox"])
    }

    @Test func aWidgetReadsWhatWasChosenWithItsProperties() async throws {
        let mail = try await MailEngine.ofExtension()
        try await mail.set("account", .thing("work"))
        try await mail.set("mailboxes", .list([.thing("work/news")]))
        try await mail.set("lines", .integer(2))
        let intent = try await mail.intent()
        let mailbox = try #require(intent.mailboxes?.first)
        #expect(mailbox.displayString == "News")
        #expect(mailbox.subtitleString == "40 unread")
        #expect(mailbox.unread == 40)
        #expect(mailbox.tags == ["box"])
        #expect(intent.lines as? Int == 2)
    }

    @Test func aHandlerOfTheMainActorAnswersThere() async throws {
        let mail = try await MailEngine.of(MainActorMailHandler())
        #expect(try await mail.titles("account") == ["Call 1"])
    }

    @Test func anErrorOfACompletionIsToldInItsWords() async throws {
        let handler = ScriptedMailHandler { _, completion in
            completion(nil, NSError(domain: "Mail", code: 1, userInfo: [NSLocalizedDescriptionKey: "No such account"]))
        }
        let answer = try await MailEngine.of(handler).options("mailboxes")
        #expect(answer.state == .failed(.failed("No such account")))
    }

    @Test func neitherCollectionNorErrorIsNothingToChoose() async throws {
        let answer = try await MailEngine.of(ScriptedMailHandler { $1(nil, nil) }).options("mailboxes")
        #expect(answer.state == .answered)
        #expect(answer.collection.items.isEmpty)
    }

    @Test func aCompletionThatIsCalledTwiceCountsOnce() async throws {
        let handler = ScriptedMailHandler { _, completion in
            completion(.mailboxes(["first"]), nil)
            completion(.mailboxes(["second"]), nil)
        }
        #expect(try await MailEngine.of(handler).titles("mailboxes") == ["First"])
    }

    @Test func aCompletionThatIsNeverCalledTimesOutAndTheHandlerAnswersAgain() async throws {
        let calls = CallCounter()
        let handler = ScriptedMailHandler { _, completion in
            if calls.count() == 2 { completion(.mailboxes(["second"]), nil) }
        }
        let mail = try await MailEngine.of(handler)
        async let late = mail.options("mailboxes")
        await calls.first()
        mail.clock.advance(by: .seconds(5))
        #expect(try await late.state == .failed(.timedOut))
        #expect(try await mail.titles("mailboxes") == ["Second"])
    }
}

/// What a handler cannot answer is told by the names of what is missing.
@Suite struct MissingHandlerTests {
    private final class Silent: NSObject, ShowMailIntentHandling {}

    private final class Undecided: INExtension {
        override func handler(for intent: INIntent) -> Any? { nil }
    }

    private func failure(_ mail: MailEngine) async throws -> String? {
        guard case .failed(.failed(let message)) = try await mail.options("account").state else { return nil }
        return message
    }

    @Test func aHandlerWithNeitherFormIsNamed() async throws {
        let message = try await failure(.of(Silent()))
        #expect(
            message == """
                Silent implements neither form of 'provideAccountOptionsCollection(for:)' for ShowMailIntent: add the one \
                with a completion or the async one
                """)
    }

    @Test func aHandlerOfOtherIntentsIsNamed() async throws {
        let message = try await failure(.of(NSObject()))
        #expect(message == "NSObject, the handler of ShowMailIntent, does not conform to ShowMailIntentHandling")
    }

    @Test func anExtensionWithoutAHandlerIsNamed() async throws {
        let mail = try await MailEngine(INIntentDefinition.mailBoxes.handlers(in: Undecided()))
        #expect(try await failure(mail) == "Undecided gives no handler for ShowMailIntent")
    }

    @Test func theFormWithACompletionSaysSoToo() async throws {
        let error: (any Error)? = await withCheckedContinuation { continuation in
            Silent().provideAccountOptionsCollection(for: ShowMailIntent()) { _, error in
                continuation.resume(returning: error)
            }
        }
        let message = error.map { "\($0)" } ?? ""
        #expect(message.hasPrefix("Silent implements neither form of 'provideAccountOptionsCollection(for:)'"))
    }

    @Test func whatNeedNotBeThereIsReadyAndHasNoDefault() async {
        #expect(await Silent().confirm(intent: ShowMailIntent()).code == .ready)
        #expect(Silent().defaultAccount(for: ShowMailIntent()) == nil)
    }

    @Test func aRequirementThatCannotFailEndsWithAFailure() async {
        #expect(await Silent().handle(intent: ShowMailIntent()).code == .failure)
    }
}

/// SiriKit has no lookup: the runtime's questions are answered from what the handler lists and finds.
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

    @Test func whatTheFirstListHoldsIsKnown() async throws {
        let mail = try await makeMail()
        try await mail.set("mailboxes", .list([.thing("inbox")]))
        #expect(try await mail.intent().mailboxes?.map(\.displayString) == ["Inbox"])
    }

    @Test func whatASearchFoundIsKnown() async throws {
        let mail = try await makeMail()
        #expect(try await mail.titles("mailboxes", search: "arch") == ["Archive"])
        try await mail.set("mailboxes", .list([.thing("archive")]))
        #expect(try await mail.intent().mailboxes?.map(\.displayString) == ["Archive"])
    }

    @Test func whatASearchForItWouldFindIsKnown() async throws {
        let mail = try await makeMail()
        try await mail.set("mailboxes", .list([.thing("archive")]))
        #expect(try await mail.intent().mailboxes?.map(\.displayString) == ["Archive"])
    }

    @Test func whatNobodyKnowsIsRefused() async throws {
        let mail = try await makeMail()
        await #expect(throws: EngineError.self) { try await mail.set("mailboxes", .list([.thing("nowhere")])) }
    }

    @Test func whatIsGoneIsMarkedWhenTheEditorOpens() async throws {
        let mail = try await makeMail()
        try await mail.set("mailboxes", .list([.thing("inbox")]))
        listed.first = []
        try await mail.engine.openEditor(mail.id)
        let parameter = try #require(try mail.engine.resolved(mail.id).parameter(named: "mailboxes"))
        #expect(parameter.marks == [.vanished])
    }
}
