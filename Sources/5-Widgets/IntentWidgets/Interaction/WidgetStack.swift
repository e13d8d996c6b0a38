public import IntentModel
public import IntentRuntime
import IntentSystem

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A stack of widgets that shows one of them, and rotates to the one that matters.
///
/// Apple states that a score is compared with the other scores of the same widget only, and that a stack does not rotate to an
/// entry with a score of zero or less. The rest is a model, whose numbers are in ``StackSettings``:
///
/// - A score counts as its share of the highest score that the widget has had so far.
/// - Donations raise a widget at the time of day at which its configuration was donated.
/// - The times that its provider or the program lists as relevant raise a widget, too.
/// - The stack rotates when another widget matters more than the one it shows, but not too often.
///
/// A stack is a value without a clock: equal calls give equal rotations.
///
/// ```swift
/// var stack = WidgetStack([StackMember(instance: clock), StackMember(instance: car)], at: now)
/// stack.update(timeline, of: car, at: now)
/// for rotation in stack.advance(to: later) { print(rotation.date, rotation.instance) }
/// ```
public struct WidgetStack: Sendable {
    /// What the stack knows of a member.
    private struct Slot: Sendable {
        let member: StackMember
        var scores = ScoreTimeline()
        var relevance = RelevanceTimes()
        /// The times that the program states.
        var statedRelevance = RelevanceTimes()
        var donations = DonationMemory()
        /// The highest score so far.
        var maximum: Float = 0

        /// How much the times of the provider and of the program raise the member; the larger counts.
        func relevanceRaise(at time: StoreTime) -> Double {
            max(relevance.raise(at: time), statedRelevance.raise(at: time))
        }
    }

    /// The settings.
    public let settings: StackSettings
    /// The instance that is shown; nil if the stack is empty.
    public private(set) var shown: InstanceID?
    /// The rotations of the last 24 hours, without those that a person made.
    private var rotations: [StoreTime] = []
    private var lastChange: StoreTime?
    private var time: StoreTime
    private var slots: [Slot]
    private let zone: DayClock

    /// Creates a stack that shows its first member.
    /// - Parameters:
    ///   - members: The members in the order in which a person pages through them. Of equal ones, the first counts.
    ///   - settings: The numbers of the model.
    ///   - timeZone: The time zone of the times of day.
    ///   - date: The date at which the stack begins.
    public init(
        _ members: [StackMember], settings: StackSettings = StackSettings(), timeZone: TimeZone = .current,
        at date: Date
    ) {
        self.settings = settings
        zone = DayClock(zone: timeZone)
        time = StoreTime(roundingDown: date)
        var seen: Set<InstanceID> = []
        slots = members.filter { seen.insert($0.instance).inserted }.map { Slot(member: $0) }
        shown = slots.first?.member.instance
    }

    /// The members in order.
    public var members: [StackMember] { slots.map(\.member) }

    /// Replaces the entries of a member, and the times at which it is relevant. An entry without a relevance keeps that of the one
    /// before it, also of the replaced timeline.
    /// - Parameters:
    ///   - timeline: The new timeline.
    ///   - instance: The member. Nothing happens for another instance.
    ///   - date: When the timeline arrived.
    public mutating func update(_ timeline: RenderedTimeline, of instance: InstanceID, at date: Date) {
        update(
            timeline.entries.map { LazyTimeline.Entry(date: $0.date, relevance: $0.relevance) },
            relevance: timeline.relevance, of: instance, at: date)
    }

    /// Replaces the entries of a member by those that a host has stored; see ``update(_:of:at:)``.
    public mutating func update(_ timeline: ShownTimeline, at date: Date) {
        update(timeline.scores, relevance: timeline.relevance, of: timeline.status.instance, at: date)
    }

    /// Remembers a donation for the members with its configuration.
    public mutating func donate(_ donation: IntentDonation) {
        let time = StoreTime(roundingDown: donation.date)
        for index in slots.indices where slots[index].member.hasConfiguration(of: donation) {
            slots[index].donations.add(time, settings: settings)
        }
    }

    /// Replaces the times at which the program considers configurations relevant, such as those of
    /// ``RelevantIntentManager/relevantIntents``. They raise the members that have a configuration, as those of providers do.
    public mutating func setRelevant(_ intents: [RelevantIntent]) {
        for index in slots.indices {
            let contexts = intents.filter(slots[index].member.hasConfiguration(of:)).map(\.relevance)
            slots[index].statedRelevance = RelevanceTimes(contexts, settings: settings)
        }
    }

    /// Shows a member because a person chose it. The stack does not rotate for a while.
    /// - Parameters:
    ///   - instance: The member. Nothing happens for another instance.
    ///   - date: When the person chose it.
    public mutating func show(_ instance: InstanceID, at date: Date) {
        guard slots.contains(where: { $0.member.instance == instance }) else { return }
        shown = instance
        lastChange = StoreTime(roundingDown: date)
    }

    /// Rotates as often as the time until a date requires, and returns the rotations in order.
    public mutating func advance(to date: Date) -> [StackRotation] {
        let end = StoreTime(roundingDown: date)
        var made: [StackRotation] = []
        while true {
            if let rotation = rotateIfNeeded() { made.append(rotation) }
            guard let next = nextChange, next <= end else { break }
            time = next
        }
        time = max(time, end)
        if let rotation = rotateIfNeeded() { made.append(rotation) }
        return made
    }

    /// The next date at which the stack may rotate; nil if nothing is planned.
    public var nextDate: Date? { nextChange?.date }

    /// Returns how much each member matters at the time to which the stack was advanced, in order: from 0 to 3 with the default
    /// settings, or nil if the stack does not rotate to it.
    public var priorities: [(instance: InstanceID, priority: Double?)] {
        slots.map { ($0.member.instance, priority(of: $0)) }
    }

    // MARK: Private parts

    private mutating func update(
        _ entries: [LazyTimeline.Entry], relevance: [RelevantContext], of instance: InstanceID, at date: Date
    ) {
        guard let index = slots.firstIndex(where: { $0.member.instance == instance }) else { return }
        slots[index].relevance = RelevanceTimes(relevance, settings: settings)
        slots[index].scores.replace(with: entries, at: StoreTime(roundingDown: date))
    }

    private var nextChange: StoreTime? {
        let time = time
        var times = slots.flatMap { slot in
            [
                slot.scores.nextChange(after: time), slot.relevance.nextChange(after: time),
                slot.statedRelevance.nextChange(after: time),
                slot.donations.nextChange(after: time, settings: settings, zone: zone),
            ].compactMap(\.self)
        }
        times += [stayEnd, capEnd].compactMap(\.self).filter { $0 > time }
        return times.min()
    }

    /// When the minimum stay of the shown member ends.
    private var stayEnd: StoreTime? {
        lastChange.map { StoreTime(milliseconds: $0.milliseconds + settings.minimumStay.milliseconds) }
    }

    /// When the cap of a day allows another rotation; nil if it does already.
    private var capEnd: StoreTime? {
        let recent = rotations.filter { $0.milliseconds > time.milliseconds - DayClock.day }
        guard recent.count >= settings.rotationsPerDay else { return nil }
        guard settings.rotationsPerDay > 0 else { return StoreTime(milliseconds: .max) }
        let first = recent[recent.count - settings.rotationsPerDay]
        return StoreTime(milliseconds: first.milliseconds + DayClock.day)
    }

    private mutating func rotateIfNeeded() -> StackRotation? {
        for index in slots.indices {
            slots[index].maximum = max(slots[index].maximum, slots[index].scores.score(at: time) ?? 0)
        }
        guard let from = shown, stayEnd.map({ $0 <= time }) ?? true, capEnd == nil else { return nil }
        let current = slots.first { $0.member.instance == from }.flatMap(priority) ?? 0
        var best: (instance: InstanceID, priority: Double)?
        for slot in slots {
            guard let priority = priority(of: slot), priority > best?.priority ?? current else { continue }
            best = (slot.member.instance, priority)
        }
        guard let best, best.instance != from else { return nil }
        rotations = rotations.filter { $0.milliseconds > time.milliseconds - DayClock.day } + [time]
        lastChange = time
        shown = best.instance
        return StackRotation(date: time.date, previous: from, instance: best.instance, priority: best.priority)
    }

    /// How much a member matters; nil if the stack does not rotate to it.
    private func priority(of slot: Slot) -> Double? {
        let raise = slot.donations.raise(at: time, settings: settings, zone: zone) + slot.relevanceRaise(at: time)
        guard let score = slot.scores.score(at: time) else { return raise > 0 ? raise : nil }
        guard score > 0, slot.maximum > 0 else { return nil }
        return min(1, Double(score) / Double(slot.maximum)) + raise
    }
}

/// A widget of a stack.
public struct StackMember: Hashable, Sendable {
    /// The placed instance.
    public var instance: InstanceID
    /// The declared name of its intent, if it has one.
    public var intent: String?
    /// The effective values of its configuration, which donations are compared with.
    public var values: IntentValues
    /// The kind of the widget; nil for a member that is relevant whatever the kind.
    public var kind: WidgetKind?

    /// Creates a member.
    public init(
        instance: InstanceID, kind: WidgetKind? = nil, intent: String? = nil, values: IntentValues = IntentValues()
    ) {
        self.instance = instance
        self.kind = kind
        self.intent = intent
        self.values = values
    }

    fileprivate func hasConfiguration(of donation: IntentDonation) -> Bool {
        intent.map(donation.possibleIntents.contains) == true && values.contain(donation.values)
    }

    fileprivate func hasConfiguration(of stated: RelevantIntent) -> Bool {
        intent.map(stated.possibleIntents.contains) == true && kind?.name ?? stated.widgetKind == stated.widgetKind
            && values.contain(stated.values)
    }
}

/// A change of the shown member that the stack made itself.
public struct StackRotation: Hashable, Sendable {
    /// When the stack rotated.
    public var date: Date
    /// The member that was shown before.
    public var previous: InstanceID
    /// The member that is shown now.
    public var instance: InstanceID
    /// How much it matters, from 0 to 3 with the default settings.
    public var priority: Double
}

/// The numbers of the model of a ``WidgetStack``. Apple publishes none of them.
public struct StackSettings: Hashable, Sendable {
    /// The maximum number of rotations in 24 hours: by default 12.
    public var rotationsPerDay = 12
    /// The time for which a member is shown at least, also after a person chose it: by default 15 minutes.
    public var minimumStay: Duration = .seconds(15 * 60)
    /// How far the time of day may be from that of a donation: by default 30 minutes.
    public var donationWindow: Duration = .seconds(30 * 60)
    /// How long a donation is remembered: by default 28 days.
    public var donationMemory: Duration = .seconds(28 * 86_400)
    /// The number of donations that raise a member as much as its highest score does: by default 4.
    public var donationsForFullRaise = 4
    /// The maximum number of donations that are remembered for a member: by default 256.
    public var maximumDonations = 256
    /// How far the time may be from a single date that a provider lists as relevant: by default 30 minutes.
    public var relevantDateWindow: Duration = .seconds(30 * 60)
    /// How much a member is raised at the times that its provider lists as relevant: by default by 1, as much as its highest score
    /// does, if something is scheduled, by 0.25 if the widget only informs, and otherwise by 0.5. Of several, the largest counts.
    public var relevanceRaises: [RelevantContext.DateKind: Double] = [
        .scheduled: 1, .default: 0.5, .informational: 0.25,
    ]

    /// Creates settings with the default of each property.
    public init() {}
}

/// The scores of one widget over time.
private struct ScoreTimeline: Sendable {
    private struct Score: Sendable {
        let start: StoreTime
        /// Nil until the next entry with a relevance.
        let end: StoreTime?
        let score: Float
    }

    /// In ascending order of their starts. Entries without a relevance are left out, because they change nothing.
    private var scores: [Score] = []

    /// The score at a time; nil if no entry states one.
    func score(at time: StoreTime) -> Float? {
        guard let current = current(at: time) else { return nil }
        if let end = current.end, end <= time { return nil }
        return current.score
    }

    func nextChange(after time: StoreTime) -> StoreTime? {
        let following = firstIndex(after: time)
        let next = following < scores.count ? scores[following].start : nil
        guard let end = current(at: time)?.end, end > time else { return next }
        return min(end, next ?? end)
    }

    private func current(at time: StoreTime) -> Score? {
        let following = firstIndex(after: time)
        return following == 0 ? nil : scores[following - 1]
    }

    /// The position of the first score that starts after a time.
    private func firstIndex(after time: StoreTime) -> Int { scores.partitionPoint { $0.start <= time } }

    /// Replaces the scores from a time on.
    mutating func replace(with entries: [LazyTimeline.Entry], at time: StoreTime) {
        let previous = current(at: time)
        let new = entries.compactMap { entry -> Score? in
            guard let relevance = entry.relevance else { return nil }
            let start = StoreTime(roundingDown: entry.date)
            // Providers state negative durations, too. They hold until the next entry, like zero.
            let seconds = relevance.duration.isFinite ? min(max(relevance.duration, 0), 1e9) : 0
            let length = Duration.seconds(seconds).milliseconds
            return Score(
                start: start, end: length > 0 ? StoreTime(milliseconds: start.milliseconds + length) : nil,
                score: relevance.score.isNaN ? 0 : min(relevance.score, .greatestFiniteMagnitude))
        }
        // A stable sort: of equal dates, the last one counts.
        scores = new.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map(\.element)
        let isReplaced = scores.contains { $0.start <= time }
        if let previous, !isReplaced { scores.insert(previous, at: 0) }
    }
}
