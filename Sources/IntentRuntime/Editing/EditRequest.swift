/// An edit as it was asked for, before it is judged.
struct EditRequest: Sendable {
    var edit: Edit
    /// Every parameter is reset first.
    var resetsAll = false
    /// Refused unless the instance is at this revision.
    var ifRevision: Int?
    /// Options that nobody can look up now are stored with a mark.
    var allowsUnchecked = false
    /// False for a new instance: what it holds of children was asked for with this edit's parents.
    var resetsChildren = true
}
