import IntentTestSupport
import Intents
import SiriKitHandlers
import Testing

/// Generated classes in the unit test of a handler.
@Suite struct ClassTests {
    private let handler = try? #require(IntentHandler().handler(for: OrderSoupIntent()) as? any OrderSoupIntentHandling)

    private func order(_ change: (OrderSoupIntent) -> Void = { _ in }) -> OrderSoupIntent {
        let intent = OrderSoupIntent()
        change(intent)
        return intent
    }

    // MARK: Resolution

    @Test func `a result contains the outcome of the handler`() async throws {
        let handler = try #require(handler)
        let ramen = Soup(identifier: "ramen", display: "Ramen")
        let result = await handler.resolveSoup(for: order { $0.soup = ramen })
        guard case .success(let value)? = result.outcome else { return #expect(Bool(false), "\(result)") }
        expectEqual(value as? Soup, ramen)
        guard case .needsValue? = await handler.resolveSoup(for: order()).outcome else {
            return #expect(Bool(false), "no value was requested")
        }
    }

    @Test(arguments: [(0, 3), (-1, 3), (2, nil)])
    func `reasons are numbered in declared order`(quantity: Int, reason: Int?) async throws {
        let handler = try #require(handler)
        let result = await handler.resolveQuantity(for: order { $0.quantity = NSNumber(value: quantity) })
        switch result.outcome {
        case .unsupported(let found): expectEqual(found, reason)
        case .success(let value): #expect(value as? Int == quantity && reason == nil)
        default: Issue.record("\(String(describing: result.outcome))")
        }
    }

    @Test func `an async call reaches the completion form`() async throws {
        let handler = try #require(handler)
        let result = await handler.resolveSize(for: order { $0.size = .large })
        guard case .success(let value)? = result.outcome else { return #expect(Bool(false), "\(result)") }
        expectEqual(value as? SoupSize, .large)
    }

    @Test func `a completion call reaches the async form`() async throws {
        let handler = try #require(handler)
        let intent = order { $0.extras = ["bread", "?"] }
        let outcomes: [String] = await withCheckedContinuation { continuation in
            handler.resolveExtras(for: intent) { results in
                continuation.resume(
                    returning: results.map { result in
                        switch result.outcome {
                        case .success(let value): "\(value)"
                        case .disambiguation(let values): values.map { "\($0)" }.joined(separator: " or ")
                        default: "?"
                        }
                    })
            }
        }
        expectEqual(outcomes, ["bread", "bread or cheese"])
    }

    // MARK: Responses

    @Test func `a response has its code and values`() async throws {
        let handler = try #require(handler)
        let response = await handler.handle(
            intent: order {
                $0.soup = Soup(identifier: "ramen", display: "Ramen")
                $0.quantity = 2
            })
        expectEqual(response.code, .success)
        expectEqual(response.quantity, 2)
        expectEqual(response.soup?.displayString, "Ramen")
        expectEqual(response.note, "hot")
    }

    @Test func `a failed response keeps its user activity`() async throws {
        let handler = try #require(handler)
        let response = await handler.handle(intent: order())
        expectEqual(response.code, .failure)
        expectEqual(response.userActivity?.activityType, "order")
    }

    @Test func `custom response codes start at 100`() {
        expectEqual(OrderSoupIntentResponseCode.success.rawValue, 4)
        expectEqual(OrderSoupIntentResponseCode.failureOutOfSoup.rawValue, 100)
        expectEqual(OrderSoupIntentResponseCode.closed.rawValue, 101)
    }

    // MARK: Enums and objects

    @Test func `a case has its number and stored name`() {
        expectEqual(SoupSize(rawValue: 2), .large)
        expectEqual(SoupSize(storedName: "small"), .small)
        expectEqual(SoupSize(storedName: "huge"), .unknown)
        expectEqual(SoupSize.storedName(of: .unknown), nil)
        expectEqual(OrderSoupIntent().size, .unknown)
    }

    @Test func `objects are equal if all their values are`() {
        let plain = Mailbox(identifier: "inbox", display: "Inbox")
        let same = Mailbox(identifier: "inbox", display: "Inbox")
        expectEqual(plain, same)
        expectEqual(plain.hash, same.hash)
        same.unread = 3
        #expect(plain != same)
        #expect(INObject(identifier: "inbox", display: "Inbox") != plain)
    }

    @Test func `every initializer keeps its arguments`() {
        let image = INImage(named: "box")
        let object = Mailbox(
            identifier: "a", display: "A", pronunciationHint: "ay", subtitle: "first", image: image)
        expectEqual(object.identifier, "a")
        expectEqual(object.pronunciationHint, "ay")
        expectEqual(object.subtitleString, "first")
        expectEqual(object.displayImage, image)
        expectEqual(Mailbox(identifier: nil, display: "A").identifier, nil)
    }

    // MARK: Collections

    @Test func `a collection contains the items of its sections`() {
        let collection = INObjectCollection(sections: [
            INObjectSection(title: nil, items: ["a", "b"] as [NSString]),
            INObjectSection(title: "More", items: ["c"] as [NSString]),
        ])
        expectEqual(collection.allItems, ["a", "b", "c"])
        expectEqual(INObjectCollection(items: [1, 2] as [NSNumber]).sections.count, 1)
    }
}

@Suite struct InheritedNameTests {
    /// Every object has a `description`, so the parameter of that name gets an underscore appended.
    @Test func `a parameter does not override an inherited property`() {
        let intent = OrderSoupIntent()
        intent.description_ = true
        expectEqual(intent.description_, true)
        expectEqual((intent.copy() as? OrderSoupIntent)?.description_, true)
    }
}
