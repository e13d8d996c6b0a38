import Foundation
import Intents

// Implements the async forms, except for one requirement.
class OrderSoupIntentHandler: NSObject, OrderSoupIntentHandling {

    func resolveSoup(for intent: OrderSoupIntent) async -> OrderSoupSoupResolutionResult {
        guard let soup = intent.soup else { return .needsValue() }
        if soup.identifier == "gazpacho" { return .unsupported(forReason: .soldOut) }
        return .success(with: soup)
    }

    func provideSoupOptionsCollection(for intent: OrderSoupIntent) async throws -> INObjectCollection<Soup> {
        let soups = ["minestrone", "ramen"].map { Soup(identifier: $0, display: $0.capitalized) }
        return INObjectCollection(items: soups)
    }

    func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult {
        guard let quantity = intent.quantity as? Int else { return .notRequired() }
        return quantity < 1 ? .unsupported(forReason: .lessThanMinimumValue) : .success(with: quantity)
    }

    func resolveSize(for intent: OrderSoupIntent, with completion: @escaping (SoupSizeResolutionResult) -> Void) {
        if intent.size == .unknown {
            completion(SoupSizeResolutionResult.needsValue())
        } else {
            completion(SoupSizeResolutionResult.success(with: intent.size))
        }
    }

    func resolveExtras(for intent: OrderSoupIntent) async -> [INStringResolutionResult] {
        guard let extras = intent.extras, !extras.isEmpty else { return [.notRequired()] }
        return extras.map { $0 == "?" ? .disambiguation(with: ["bread", "cheese"]) : .success(with: $0) }
    }

    func resolveWhen(for intent: OrderSoupIntent) async -> INDateComponentsResolutionResult {
        guard let when = intent.when, when.date != nil else { return .needsValue() }
        return .success(with: when)
    }

    func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
        guard let soup = intent.soup, let quantity = intent.quantity else {
            return OrderSoupIntentResponse(code: .failure, userActivity: NSUserActivity(activityType: "order"))
        }
        if quantity.intValue > 10 { return .failureOutOfSoup(soup) }
        return .success(quantity: quantity, soup: soup, note: "hot")
    }
}
