/// What judging an edit came to.
enum EditJudgement: Sendable {
    case refused([EngineError.Problem])
    /// It cannot be told before these are looked up.
    case needs([LookupQuestion])
    /// The update is nil where nothing changes.
    case accepted(InstanceUpdate?, EditOutcome)
}
