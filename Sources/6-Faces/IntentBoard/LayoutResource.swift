internal import IntentModel
internal import IntentRuntime
internal import IntentWidgets

/// The places of the board.
struct BoardLayout: Hashable, Sendable {
    /// A place: a widget, or a stack of widgets.
    struct Item: Hashable, Sendable {
        /// The instances, at least one; a stack has more.
        var members: [InstanceID]
        /// The member that a stack shows; nil for the first one.
        var shown: InstanceID?
        /// Whether a stack turns by itself to the member that matters.
        var isSmart = false
        /// The position in grid units; nil for an item that follows the one before it.
        var place: Place?
    }

    /// A position in grid units, counted from 0.
    struct Place: Hashable, Sendable {
        var column: Int
        var row: Int
    }

    /// The name of the document in the store.
    static let documentName = "board"

    /// Returns the revision of the stored layout; 0 if there is none.
    static func storedRevision(in store: any InstanceStore) throws -> Int {
        try (store as? any DocumentStore)?.document(named: documentName)?.revision ?? 0
    }
    private static let maximumMembers = 64
    private static let maximumItems = 100_000

    /// In reading order.
    var items: [Item] = []

    /// Returns the layout with each of these instances in it once: those that it lacks follow in their order, and others are
    /// left out.
    func fitted(to instances: [InstanceID]) -> BoardLayout {
        let present = Set(instances)
        var placed: Set<InstanceID> = []
        var fitted = BoardLayout()
        for var item in items {
            item.members = item.members.filter { present.contains($0) && placed.insert($0).inserted }
            if let shown = item.shown, !item.members.contains(shown) { item.shown = nil }
            if !item.members.isEmpty { fitted.items.append(item) }
        }
        fitted.items += instances.filter { !placed.contains($0) }.map { Item(members: [$0]) }
        return fitted
    }
}

extension BoardLayout {
    /// Reads the `items` of a body or of a stored document.
    /// - Throws: ``BoardProblem`` for elements of another form, and for an instance that is in two places.
    init(items elements: [JSONValue]) throws(BoardProblem) {
        guard elements.count <= Self.maximumItems else {
            throw .invalid("a board has at most \(Self.maximumItems) places")
        }
        var placed: Set<InstanceID> = []
        for element in elements {
            let item = try Item(
                BodyMembers(element, of: "an item", names: ["members", "shown", "isSmart", "column", "row"]))
            guard item.members.count <= Self.maximumMembers else {
                throw .invalid("a stack has at most \(Self.maximumMembers) members")
            }
            for id in item.members where !placed.insert(id).inserted {
                throw BoardProblem(422, EngineError.Code.wrongValue.description, "'\(id)' is in two places")
            }
            items.append(item)
        }
    }

    var json: JSONValue { .array(items.map(\.json)) }
}

extension BoardLayout.Item {
    fileprivate init(_ members: BodyMembers) throws(BoardProblem) {
        guard let elements = try members.optional("members", .array), !elements.isEmpty else {
            throw .invalid("an item needs 'members', at least one")
        }
        self.init(
            members: try elements.map { json throws(BoardProblem) in
                guard let id = json.stringValue.flatMap(InstanceID.init(_:)) else {
                    throw .invalid("'members' must be identifiers of instances")
                }
                return id
            })
        if let text = try members.optional("shown", .text) {
            guard let shown = InstanceID(text), self.members.contains(shown) else {
                throw BoardProblem(
                    422, EngineError.Code.wrongValue.description, "'shown' must be one of the members, not '\(text)'")
            }
            self.shown = shown
        }
        isSmart = try members.optional("isSmart", .flag) ?? false
        let column = try members.integer("column", in: 0...9_999)
        let row = try members.integer("row", in: 0...99_999)
        switch (column, row) {
        case (let column?, let row?): place = BoardLayout.Place(column: column, row: row)
        case (nil, nil): break
        default:
            throw BoardProblem(
                422, EngineError.Code.wrongRequest.description, "'column' and 'row' belong together")
        }
    }

    fileprivate var json: JSONValue {
        var object: JSONObject = ["members": .array(members.map { .string($0.text) })]
        if let shown { object["shown"] = .string(shown.text) }
        if isSmart { object["isSmart"] = true }
        if let place {
            object["column"] = .integer(place.column)
            object["row"] = .integer(place.row)
        }
        return .object(object)
    }
}

extension BoardService {
    func layout(_ call: BoardCall) async throws -> BoardResponse {
        let (layout, isStored, revision) = try await storedLayout()
        // New instances and stacks that turn change the answer without a new revision, so only an answer without them is the same.
        if isStored, !layout.items.contains(where: \.isSmart), call.hasRevision(revision) {
            return BoardResponse(status: 304, headers: ["ETag": "\"\(revision)\"", "Cache-Control": "no-store"])
        }
        return try await response(layout, revision: revision)
    }

    func setLayout(_ call: BoardCall) async throws -> BoardResponse {
        let condition = try call.requiredCondition()
        guard let elements = try call.members("items").optional("items", .array) else {
            throw BoardProblem.invalid("the body needs 'items'")
        }
        let layout = try BoardLayout(items: elements).fitted(to: try await placedInstances())
        let present = try await storedDocument()?.revision ?? 0
        let required = try condition.requirement(at: present, of: "the layout")
        let content = JSONValue.object(["layout": 1, "items": layout.json]).renderedBytes()
        let store = try documentStore
        let written = try await engine.writeToStore {
            try store.setDocument(content, named: BoardLayout.documentName, ifRevision: required)
        }
        guard let written else {
            throw BoardProblem.changed("the layout", revision: try await storedDocument()?.revision ?? 0)
        }
        return try await response(layout, revision: written)
    }

    private func response(_ layout: BoardLayout, revision: Int) async throws -> BoardResponse {
        let (turned, next) = try await turning(layout)
        var object: JSONObject = ["layout": 1, "revision": .integer(revision), "items": turned.json]
        object["turns"] = next.map { .string(StoreTime(roundingUp: $0).text) }
        return .json(.object(object), revision: revision)
    }

    /// Returns the layout with the instances that are placed now, and whether it was stored like that.
    private func storedLayout() async throws -> (layout: BoardLayout, isStored: Bool, revision: Int) {
        let document = try await storedDocument()
        // What another version wrote and this one cannot read counts as no layout.
        let json = document.flatMap { try? JSONValue(parsing: $0.content) }
        let stored = json?["items"]?.arrayValue.flatMap { try? BoardLayout(items: $0) } ?? BoardLayout()
        let fitted = stored.fitted(to: try await placedInstances())
        return (fitted, fitted == stored, document?.revision ?? 0)
    }

    private func storedDocument() async throws -> StoredDocument? {
        let store = try documentStore
        return try await engine.readFromStore { try store.document(named: BoardLayout.documentName) }
    }

    private func placedInstances() async throws -> [InstanceID] {
        try await engine.readFromStore { [store = engine.store] in try store.headings(of: nil).map(\.id) }
    }

    private var documentStore: any DocumentStore {
        get throws(BoardProblem) {
            guard let store = engine.store as? any DocumentStore else {
                throw BoardProblem(503, "unsuitableStore", "the store does not keep the layout of a board")
            }
            return store
        }
    }
}
