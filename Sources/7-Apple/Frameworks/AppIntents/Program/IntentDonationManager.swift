import IntentFoundation
import Synchronization

/// The intents that a program reported as performed, from which Apple's systems derive suggestions.
///
/// Nothing derives suggestions here. The manager keeps the most recent 1000 donations until the program exits.
public final class IntentDonationManager: Sendable {
    /// The manager of the program.
    public static let shared = IntentDonationManager()

    /// A performed intent.
    package struct Donation: Sendable {
        package let identifier: IntentDonationIdentifier
        package let intent: any AppIntent
        package let date: Date
    }

    private static let maximumCount = 1000
    private let kept = Mutex<[Donation]>([])

    package init() {}

    /// The donations, of which the last is the most recent.
    package var donations: [Donation] { kept.withLock(\.self) }

    /// Reports a performed intent.
    /// - Returns: The identifier, with which the donation can be deleted.
    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier {
        keep(intent)
    }

    /// Reports a performed intent and its result. The result is ignored.
    /// - Returns: The identifier, with which the donation can be deleted.
    @discardableResult
    public func donate<Intent: AppIntent>(
        intent: Intent, result: Intent.PerformResult
    ) async throws -> IntentDonationIdentifier {
        keep(intent)
    }

    /// Reports a performed intent without waiting.
    /// - Returns: The identifier, with which the donation can be deleted.
    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier {
        keep(intent)
    }

    /// Deletes donations.
    /// - Returns: The identifiers of the deleted donations.
    @discardableResult
    public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] {
        kept.withLock { donations in
            let deleted = donations.filter(predicate.matches)
            donations.removeAll(where: predicate.matches)
            return deleted.map(\.identifier)
        }
    }

    private func keep(_ intent: any AppIntent) -> IntentDonationIdentifier {
        let donation = Donation(identifier: IntentDonationIdentifier(), intent: intent, date: Date())
        kept.withLock { donations in
            donations.append(donation)
            donations.removeFirst(max(0, donations.count - Self.maximumCount))
        }
        return donation.identifier
    }
}

/// The identifier of a donation.
public struct IntentDonationIdentifier: Hashable, Sendable {
    private let identifier = UUID()
}

/// A condition for the donations to delete.
public struct IntentDonationMatchingPredicate: Sendable {
    fileprivate let matches: @Sendable (IntentDonationManager.Donation) -> Bool

    /// Returns a condition that the intents of a type fulfill.
    public static func intentType<Intent: AppIntent>(_ type: Intent.Type) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate { $0.intent is Intent }
    }

    /// Returns a condition that the donations with these identifiers fulfill.
    public static func identifiers(_ identifiers: [IntentDonationIdentifier]) -> IntentDonationMatchingPredicate {
        let identifiers = Set(identifiers)
        return IntentDonationMatchingPredicate { identifiers.contains($0.identifier) }
    }

    /// Returns a condition that intents with one of these entities as a value fulfill.
    public static func entityIdentifiers(_ identifiers: [EntityIdentifier]) -> IntentDonationMatchingPredicate {
        let identifiers = Set(identifiers)
        return IntentDonationMatchingPredicate { donation in
            donation.intent.entityIdentifiers.contains(where: identifiers.contains)
        }
    }
}

extension AppIntent {
    /// The identifiers of the entities that are values of parameters.
    fileprivate var entityIdentifiers: [EntityIdentifier] {
        Mirror(reflecting: self).children.flatMap { child -> [EntityIdentifier] in
            guard let value = (child.value as? any AnyIntentParameter)?.effectiveValue else { return [] }
            let elements = (value as? [any Sendable]) ?? [value]
            return elements.compactMap { element in
                guard let entity = element as? any AppEntity else { return nil }
                return EntityIdentifier(for: entity)
            }
        }
    }

    /// Reports this intent as performed.
    public func donate() async throws {
        try await IntentDonationManager.shared.donate(intent: self)
    }

    /// Performs the action and reports it as performed.
    @discardableResult
    public func callAsFunction(donate: Bool) async throws -> PerformResult {
        let result = try await perform()
        if donate { try await IntentDonationManager.shared.donate(intent: self, result: result) }
        return result
    }
}
