import IntentModel
import IntentRuntime
import IntentTestSupport
import Intents
import SiriKitHandlers
import Testing

/// SiriKit handlers that perform intents, as the buttons of a widget request it.
@Suite struct PerformTests {
    private func order(quantity: Int?, soup: String? = "ramen") async throws {
        let mail = try await MailEngine.ofExtension()
        var values = IntentValues()
        values["soup"] = soup.map { .object(ObjectValue(identifier: $0, displayString: $0)) }
        values["quantity"] = quantity.map(IntentValue.integer)
        let context = PerformContext(instance: mail.id, deadline: mail.clock.now + .seconds(28))
        try await mail.engine.perform("OrderSoup", values: values, context: context)
    }

    @Test func `a handler performs an intent with its values`() async throws {
        try await order(quantity: 2)
    }

    @Test(arguments: [
        (2, nil, "the handler could not perform the intent"),
        (11, "ramen", "the handler returned the response 'failureOutOfSoup'"),
    ])
    func `a response without success is a failure`(quantity: Int, soup: String?, message: String) async throws {
        let failure = await #expect(throws: OptionsFailure.self) { try await order(quantity: quantity, soup: soup) }
        expectEqual(failure?.code, .failed)
        expectEqual(failure?.message, message)
    }

    @Test func `a handler without the requirement fails`() async throws {
        let mail = try await MailEngine.of(MainActorMailHandler())
        let context = PerformContext(instance: mail.id, deadline: mail.clock.now + .seconds(28))
        let failure = await #expect(throws: OptionsFailure.self) {
            try await mail.engine.perform("ShowMail", values: IntentValues(), context: context)
        }
        expectEqual(failure?.message, "the handler could not perform the intent")
    }
}
