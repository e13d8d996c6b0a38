/// A feed's pages from a store's log.
struct LogChangePages: ChangePages {
    let store: any InstanceStore
    let lane: StoreLane
    let scope: WatchScope
    /// All names of the kind that is asked for: the present one, and those under which instances may still lie.
    let kinds: Set<WidgetKind>

    private static let limit = 256

    func page(after cursor: Int) async throws -> (changes: [LoggedChange], end: Int) {
        try await lane.run { try read(after: cursor) }
    }

    private func read(after cursor: Int) throws -> (changes: [LoggedChange], end: Int) {
        let page = try store.log(of: scope.instance, after: cursor, limit: Self.limit)
        if page.prunedSequence > cursor { throw EngineError([.logShortened(cursor, page.prunedSequence)]) }
        let changes = page.changes.filter(isAskedFor)
        return (changes, page.changes.last?.sequence ?? cursor)
    }

    private func isAskedFor(_ change: LoggedChange) -> Bool {
        if case .kind = scope { kinds.contains(change.kind) } else { true }
    }
}

extension EngineError.Problem {
    fileprivate static func logShortened(_ cursor: Int, _ pruned: Int) -> EngineError.Problem {
        EngineError.Problem(
            .logShortened,
            "changes after \(cursor) are no longer all in the log, which has lost some up to \(pruned); "
                + "read the instances anew and watch from there")
    }
}
