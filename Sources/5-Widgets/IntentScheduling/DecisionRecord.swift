public import IntentModel

/// A record of one decision about a reload, as a host and a simulation write it.
public struct DecisionRecord: Hashable, Sendable {
    /// The time of the decision.
    public var time: StoreTime
    /// The instance.
    public var instance: InstanceID
    /// The kind of the instance.
    public var kind: WidgetKind
    /// What was decided, and why.
    public var decision: ReloadDecision

    /// Creates a record.
    public init(time: StoreTime, instance: InstanceID, kind: WidgetKind, decision: ReloadDecision) {
        self.time = time
        self.instance = instance
        self.kind = kind
        self.decision = decision
    }
}

extension DecisionRecord {
    /// The record as a JSON object: `time`, `instance`, `kind`, `cause`, `decision` (`granted`, `exempt`, `deferred`, `merged`
    /// or `dropped`), `until` of a deferred and a merged one, `rule`, and `budgetLeft` if the budget has a limit.
    package var json: JSONValue {
        var object: JSONObject = [
            "time": .string(time.text), "instance": .string(instance.text), "kind": .string(kind.name),
            "cause": .string(decision.cause.rawValue), "decision": .string(decision.outcome.word),
        ]
        if let until = decision.outcome.until { object["until"] = .string(until.text) }
        object["rule"] = .string(decision.rule.rawValue)
        if let left = decision.budgetLeft { object["budgetLeft"] = .integer(left) }
        return .object(object)
    }

    /// The record as one line of JSON, without a line break.
    public var jsonLine: String { json.rendered() }

    /// The record as one line of text: `2026-03-29T10:05:00.000Z clock ClockWidget granted (policy: within-budget, 41 left)`.
    public var text: String {
        let until = decision.outcome.until.map { " \($0.text)" } ?? ""
        let left = decision.budgetLeft.map { ", \($0) left" } ?? ""
        return "\(time.text) \(instance.text) \(kind.name) \(decision.outcome.phrase)\(until) "
            + "(\(decision.cause.rawValue): \(decision.rule.rawValue)\(left))"
    }
}

extension ReloadDecision.Outcome {
    /// The outcome in records: `deferred`.
    package var word: String {
        switch self {
        case .granted: "granted"
        case .exempt: "exempt"
        case .deferred: "deferred"
        case .merged: "merged"
        case .dropped: "dropped"
        }
    }

    /// The outcome as text before a time: `deferred until`.
    fileprivate var phrase: String {
        switch self {
        case .deferred: "deferred until"
        case .merged: "merged into"
        default: word
        }
    }

    /// The time of a later reload.
    package var until: StoreTime? {
        switch self {
        case .deferred(let time), .merged(let time): time
        case .granted, .exempt, .dropped: nil
        }
    }
}
