internal import IntentModel
internal import IntentRuntime
internal import IntentWidgets
internal import Synchronization

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The stacks of the board that turn by themselves.
///
/// What they learned is in memory: after a start, a stack begins with the member that the layout shows.
final class BoardStacks: Sendable {
    /// A stack, and what it was last told.
    private struct Kept: Sendable {
        var stack: WidgetStack
        /// When the timelines that the stack knows were made.
        var made: [InstanceID: Date] = [:]
        /// The shown member of the stored layout.
        var stored: InstanceID?
    }

    private struct State: Sendable {
        /// By the members, sorted.
        var stacks: [[InstanceID]: Kept] = [:]
        /// The most recent donations, of which the last is the newest.
        var donations: [IntentDonation] = []
    }

    private static let maximumDonations = 1_000

    private let state = Mutex(State())

    /// Remembers that a person did what a configuration describes.
    func donate(_ donation: IntentDonation) {
        state.withLock { state in
            state.donations = state.donations.suffix(Self.maximumDonations - 1) + [donation]
            for key in state.stacks.keys { state.stacks[key]?.stack.donate(donation) }
        }
    }

    /// A member and what its host has stored.
    struct Member: Sendable {
        let member: StackMember
        /// Nil if no host has shown it yet.
        let timeline: ShownTimeline?
    }

    /// Turns a stack as often as the time until a date requires.
    /// - Parameters:
    ///   - members: At least two.
    ///   - stored: The member that the stored layout shows. Another one than before is the choice of a person, after which the stack stays
    ///     for a while.
    /// - Returns: The member that is shown, and when the stack may turn next.
    func turn(_ members: [Member], stored: InstanceID?, at date: Date) -> (shown: InstanceID?, next: Date?) {
        let key = Self.key(of: members.map(\.member.instance))
        return state.withLock { state in
            var kept = state.stacks[key] ?? Kept(stack: WidgetStack([], at: date), stored: stored)
            if Set(kept.stack.members) != Set(members.map(\.member)) {
                kept = Kept(
                    stack: Self.stack(of: members, beginning: kept.stack.shown ?? stored, state.donations, at: date),
                    stored: stored)
            }
            for member in members {
                guard let timeline = member.timeline, timeline.made != kept.made[member.member.instance] else {
                    continue
                }
                kept.made[member.member.instance] = timeline.made
                kept.stack.update(timeline, at: date)
            }
            kept.stack.setRelevant(RelevantIntentManager.shared.relevantIntents)
            if let stored, stored != kept.stored, stored != kept.stack.shown { kept.stack.show(stored, at: date) }
            kept.stored = stored
            _ = kept.stack.advance(to: date)
            state.stacks[key] = kept
            return (kept.stack.shown, kept.stack.nextDate)
        }
    }

    /// Forgets all stacks but those with these members.
    func keepOnly(_ stacks: [[InstanceID]]) {
        let keys = Set(stacks.map(Self.key))
        state.withLock { state in state.stacks = state.stacks.filter { keys.contains($0.key) } }
    }

    private static func key(of members: [InstanceID]) -> [InstanceID] { members.sorted { $0.text < $1.text } }

    /// Returns a new stack, which shows its first member.
    private static func stack(
        of members: [Member], beginning first: InstanceID?, _ donations: [IntentDonation], at date: Date
    ) -> WidgetStack {
        let all = members.map(\.member)
        var stack = WidgetStack(all.filter { $0.instance == first } + all.filter { $0.instance != first }, at: date)
        for donation in donations { stack.donate(donation) }
        return stack
    }
}

extension BoardService {
    /// Returns a layout in which the stacks that turn by themselves show what matters now, and when one of them may turn next.
    func turning(_ layout: BoardLayout) async throws -> (layout: BoardLayout, next: Date?) {
        var (turned, next) = (layout, Date?.none)
        let smart = layout.items.indices.filter { layout.items[$0].isSmart && layout.items[$0].members.count > 1 }
        stacks.keepOnly(smart.map { layout.items[$0].members })
        for index in smart {
            let item = layout.items[index]
            var members: [BoardStacks.Member] = []
            for id in item.members {
                members.append(
                    BoardStacks.Member(
                        member: try await stackMember(id),
                        timeline: try await engine.timeline(of: id, at: engine.time.date, settings: settings.host)))
            }
            let (shown, date) = stacks.turn(members, stored: item.shown, at: engine.time.date)
            turned.items[index].shown = shown
            next = [next, date].compactMap(\.self).min()
        }
        return (turned, next)
    }

    /// Remembers that a person did what the configuration of an instance describes.
    func donate(_ id: InstanceID) async throws {
        let member = try await stackMember(id)
        guard let intent = member.intent else { return }
        stacks.donate(IntentDonation(intent: intent, values: member.values, date: engine.time.date))
    }

    private func stackMember(_ id: InstanceID) async throws -> StackMember {
        let configuration = try await engine.resolved(id)
        let widget = engine.declaration(of: configuration.instance)?.widget
        return StackMember(
            instance: id, kind: widget?.kind, intent: widget?.intent, values: configuration.values)
    }
}
