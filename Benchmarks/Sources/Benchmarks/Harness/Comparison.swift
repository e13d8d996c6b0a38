/// Something of ours beside a yardstick that does the least that it could do.
struct Comparison: Sendable {
    let name: String
    /// The most that ours may take, in times of the yardstick; nil where none is set.
    let goal: Double?
    /// What one run is, for the reader of the figures.
    let unit: String
    /// Does it so many times.
    let ours: @Sendable (_ count: Int) async throws -> Void
    let yardstick: @Sendable (_ count: Int) async throws -> Void
    /// A run starts a program, and is a round by itself.
    var isProcess = false
    /// For what takes seconds.
    var mostRounds = Int.max
}

/// What becomes of a name that was asked for.
enum Entry: Sendable {
    case comparison(Comparison)
    /// Something is missing on this machine.
    case skipped(name: String, reason: String)
    /// How much memory a process held.
    case memory(name: String, bytes: Int, goal: Int)

    var name: String {
        switch self {
        case .comparison(let comparison): comparison.name
        case .skipped(let name, _), .memory(let name, _, _): name
        }
    }
}
