/// A method of a resource.
struct BoardRoute: Sendable {
    typealias Handler = @Sendable (BoardService, BoardCall) async throws -> BoardResponse

    /// What all paths of the interface begin with.
    static let prefix = "/api/1"

    let method: String
    /// The path after ``prefix``, with placeholders: `/instances/{id}`.
    let template: String
    /// The names of the parameters of the query.
    let query: [String]
    /// Those of them that may be repeated.
    let repeated: Set<String>
    /// Whether the request may have an `Idempotency-Key`.
    let isRepeatable: Bool
    let handle: Handler
    private let segments: [Substring]

    private init(
        _ method: String, _ template: String, _ query: [String] = [], repeated: Set<String> = [],
        isRepeatable: Bool = false, _ handle: @escaping Handler
    ) {
        self.method = method
        self.template = template
        self.query = query
        self.repeated = repeated
        self.isRepeatable = isRepeatable
        self.handle = handle
        segments = template.split(separator: "/")
    }

    static let all: [BoardRoute] = [
        BoardRoute("GET", "/kinds") { try $0.kinds($1) },
        BoardRoute("GET", "/kinds/{kind}") { try $0.kind($1) },
        BoardRoute("GET", "/kinds/{kind}/recommendations") { try await $0.recommendations($1) },
        BoardRoute("GET", "/kinds/{kind}/previews/{family}", ["content"] + readerQuery) { try await $0.preview($1) },
        BoardRoute("GET", "/kinds/{kind}/previews/{family}/{form}", ["lang"] + readerQuery) {
            try await $0.previewContent($1)
        },
        BoardRoute("GET", "/instances", ["id", "kind", "removed", "cursor", "limit"], repeated: ["id"]) {
            try await $0.listInstances($1)
        },
        BoardRoute("POST", "/instances", isRepeatable: true) { try await $0.placeInstance($1) },
        BoardRoute("GET", "/instances/{id}") { try await $0.instance($1) },
        BoardRoute("PATCH", "/instances/{id}") { try await $0.editInstance($1) },
        BoardRoute("DELETE", "/instances/{id}") { try await $0.removeInstance($1) },
        BoardRoute("POST", "/instances/{id}/restore", isRepeatable: true) { try await $0.restoreInstance($1) },
        BoardRoute("POST", "/instances/{id}/undo", isRepeatable: true) { try await $0.undo($1) },
        BoardRoute("POST", "/instances/{id}/redo", isRepeatable: true) { try await $0.redo($1) },
        BoardRoute("POST", "/instances/{id}/copy", isRepeatable: true) { try await $0.copyInstance($1) },
        BoardRoute("POST", "/instances/{id}/apply", isRepeatable: true) { try await $0.applyPreset($1) },
        BoardRoute("POST", "/instances/{id}/follow", isRepeatable: true) { try await $0.followInstance($1) },
        BoardRoute("POST", "/instances/{id}/unfollow", isRepeatable: true) { try await $0.unfollowInstance($1) },
        BoardRoute("GET", "/instances/{id}/editor") { try await $0.openEditor($1) },
        BoardRoute("POST", "/instances/{id}/editor") { try await $0.showDraft($1) },
        BoardRoute("GET", "/instances/{id}/options/{parameter}", optionsQuery) { try await $0.options($1) },
        BoardRoute("POST", "/instances/{id}/options/{parameter}", optionsQuery) { try await $0.optionsOfDraft($1) },
        BoardRoute("GET", "/instances/{id}/history", ["limit"]) { try await $0.history($1) },
        BoardRoute("GET", "/instances/{id}/timeline") { try await $0.timeline($1) },
        BoardRoute("POST", "/instances/{id}/reload", isRepeatable: true) { try await $0.reload($1) },
        BoardRoute("POST", "/instances/{id}/actions/{name}", isRepeatable: true) { try await $0.perform($1) },
        BoardRoute("POST", "/instances/{id}/donate", isRepeatable: true) { try await $0.donate($1) },
        BoardRoute("GET", "/instances/{id}/content/{form}", ["tag"]) { try await $0.content($1) },
        BoardRoute("GET", "/timelines", ["id", "kind", "content", "cursor", "limit"], repeated: ["id"]) {
            try await $0.timelines($1)
        },
        BoardRoute("GET", "/layout") { try await $0.layout($1) },
        BoardRoute("PUT", "/layout") { try await $0.setLayout($1) },
        BoardRoute("GET", "/changes", ["since"]) { try await $0.changes($1) },
        BoardRoute("GET", "/export", ["id"], repeated: ["id"]) { try await $0.exportInstances($1) },
        BoardRoute("POST", "/import", ["existing", "unchecked", "exact", "partly"]) {
            try await $0.importInstances($1)
        },
    ]

    /// How a person wants widgets to be drawn.
    private static let readerQuery = ["colorScheme", "device", "renderingMode", "textSize"]
    private static let optionsQuery = ["search", "section", "cursor", "limit", "slot"]

    /// Returns the route of a request and the values of its placeholders. `HEAD` has the routes of `GET`.
    /// - Parameter path: The path after ``prefix``, percent-encoded.
    /// - Throws: ``BoardProblem`` if there is no such resource, or it does not have the method.
    static func find(
        _ method: String, _ path: String
    ) throws(BoardProblem) -> (route: BoardRoute, arguments: [String: String]) {
        var segments: [String] = []
        for part in path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let segment = PercentEncoding.decoded(part) else {
                throw .invalid("the path is not percent-encoded UTF-8")
            }
            segments.append(segment)
        }
        var methods: [String] = []
        for route in all {
            guard let arguments = route.arguments(in: segments) else { continue }
            if route.method == (method == "HEAD" ? "GET" : method) { return (route, arguments) }
            methods.append(route.method)
        }
        guard methods.isEmpty else {
            var problem = BoardProblem(405, "methodNotAllowed", "'\(prefix + path)' does not support \(method)")
            problem.allowedMethods = methods + (methods.contains("GET") ? ["HEAD"] : [])
            throw problem
        }
        throw .unknownResource(prefix + path)
    }

    private func arguments(in parts: [String]) -> [String: String]? {
        guard parts.count == segments.count else { return nil }
        var arguments: [String: String] = [:]
        for (part, segment) in zip(parts, segments) {
            if segment.hasPrefix("{") {
                if part.isEmpty { return nil }
                arguments[String(segment.dropFirst().dropLast())] = part
            } else if part != segment {
                return nil
            }
        }
        return arguments
    }
}

extension BoardProblem {
    static func unknownResource(_ path: String) -> BoardProblem {
        BoardProblem(404, "unknownResource", "there is no resource '\(path)'")
    }
}
