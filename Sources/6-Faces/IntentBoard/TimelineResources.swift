internal import IntentDocuments
internal import IntentModel
internal import IntentRuntime
internal import IntentWidgets

/// What instances show, as the hosts of the store have recorded it.
extension BoardService {
    func timeline(_ call: BoardCall) async throws -> BoardResponse {
        let id = try call.instance()
        return .json(try TimelineReport(try await shown(id), engine.secrecy(), at: engine.time).json)
    }

    func shown(_ id: InstanceID) async throws -> ShownTimeline {
        if let shown = try await engine.timeline(of: id, at: engine.time.date, settings: settings.host) { return shown }
        throw BoardProblem(404, "noTimeline", "no host has shown '\(id)' yet")
    }

    func timelines(_ call: BoardCall) async throws -> BoardResponse {
        let detail = try call.query.word("content", ContentDetail.self) ?? .full
        let page = try await headings(call)
        let (now, secrecy) = (engine.time, engine.secrecy())
        let shown = try await engine.shownTimelines(of: page.instances, at: now.date, settings: settings.host)
        var states: [JSONValue] = []
        var unseen: [JSONValue] = []
        for (instance, timeline) in zip(page.instances, shown) {
            // Content that is damaged must not hide what the others show.
            let report = try? timeline.map { try TimelineReport($0, secrecy, at: now, includesUpcoming: false) }
            if let report {
                states.append(.object(report.stateJSON(detail)))
            } else {
                unseen.append(.string(instance.id.text))
            }
        }
        return .json([
            "timelines": 1, "instances": .array(states), "unseen": .array(unseen),
            "cursor": .optional(page.next.map(String.init)),
        ])
    }

    func reload(_ call: BoardCall) async throws -> BoardResponse {
        let id = try call.instance()
        try call.requireNoMembers()
        _ = try await engine.storedInstance(id)
        try await engine.request(HostRequest(.reload, of: .instance(id), at: engine.time))
        return .json(
            ["reload": 1, "id": .string(id.text), "isHosted": .boolean(try await isHosted())], status: 202)
    }

    func perform(_ call: BoardCall) async throws -> BoardResponse {
        let id = try call.instance()
        try call.requireNoMembers()
        let name = call.argument("name")
        guard let entry = try await shown(id).entry(at: engine.time.date) else {
            throw BoardProblem(409, HostError.Code.notShown.rawValue, "'\(id)' shows no content")
        }
        let known = entry.content.actions.map(\.id)
        guard known.contains(name) else {
            throw BoardProblem(
                404, HostError.Code.unknownAction.rawValue, "the content has no button or toggle '\(name)'",
                suggestion: NearMatch.name(for: name, in: known))
        }
        try await engine.request(HostRequest(.perform, of: .instance(id), argument: name, at: engine.time))
        try await donate(id)
        return .json(
            [
                "perform": 1, "id": .string(id.text), "action": .string(name),
                "isHosted": .boolean(try await isHosted()),
            ], status: 202)
    }

    func donate(_ call: BoardCall) async throws -> BoardResponse {
        let id = try call.instance()
        try call.requireNoMembers()
        try await donate(id)
        return .json(["donate": 1, "id": .string(id.text)])
    }

    /// Whether a host runs that performs requests.
    private func isHosted() async throws -> Bool {
        try await engine.readFromStore { [store = engine.store] in
            try (store as? any HostStore)?.hosts().isEmpty == false
        }
    }
}
