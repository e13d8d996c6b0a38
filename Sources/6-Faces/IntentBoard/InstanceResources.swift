internal import IntentDocuments
internal import IntentEditor
internal import IntentModel
internal import IntentRuntime
internal import IntentWidgets

/// Kinds.
extension BoardService {
    func kinds(_ call: BoardCall) throws -> BoardResponse {
        .json(KindsJSON(engine.schema, locale: call.language, policy: engine.policy).document, language: call.language)
    }

    func kind(_ call: BoardCall) throws -> BoardResponse {
        let widget = try widget(named: call.argument("kind"))
        return .json(
            KindsJSON(engine.schema, locale: call.language, policy: engine.policy).json(of: widget),
            language: call.language)
    }

    func preview(_ call: BoardCall) async throws -> BoardResponse {
        let detail = try call.query.word("content", ContentDetail.self) ?? .full
        let preview = try await widgetPreview(call).shown(engine.secrecy())
        let json = { (entry: RenderedEntry) in detail == .brief ? entry.briefJSON() : entry.json }
        return .json([
            "preview": 1, "kind": .string(preview.kind.name), "family": .string(preview.family.rawValue),
            "placeholder": json(preview.placeholder), "snapshot": json(preview.snapshot),
        ])
    }

    /// Returns what the provider of a kind recommends, in the form of presets without names.
    func recommendations(_ call: BoardCall) async throws -> BoardResponse {
        let widget = try widget(named: call.argument("kind"))
        let kinds = KindsJSON(engine.schema, locale: call.language, policy: engine.policy)
        var found: [JSONValue] = []
        if let recommendations, widget.intent != nil {
            found = try await recommendations(widget.kind).map {
                kinds.json(ofRecommended: $0.description, $0.values, in: widget)
            }
        }
        return .json(["recommendations": 1, "kind": .string(widget.kind.name), "list": .array(found)])
    }

    func widgetPreview(_ call: BoardCall) async throws -> WidgetPreview {
        let widget = try widget(named: call.argument("kind"))
        let family = SizeFamily(rawValue: call.argument("family"))
        guard widget.families.contains(family) else {
            let names = widget.families.map(\.rawValue)
            throw BoardProblem(
                404, EngineError.Code.unknownFamily.description,
                "\(widget.refusal(of: "'\(family.rawValue)'"))",
                suggestion: NearMatch.name(for: family.rawValue, in: names))
        }
        guard let previews else {
            throw BoardProblem(503, "noProviders", "this server contains no timeline providers")
        }
        do {
            return try await previews(widget.kind, family, try reader(call))
        } catch let error as HostError where error.code == .unknownKind {
            throw BoardProblem(503, "noProviders", "this server contains no timeline provider of '\(widget.kind.name)'")
        }
    }

    /// Who looks at a preview. A provider may know languages that the definitions do not have.
    private func reader(_ call: BoardCall) throws(BoardProblem) -> WidgetReader {
        let tags = call.query.texts("lang") + BoardLanguages.tags(in: call.headers.values(of: "Accept-Language"))
        return WidgetReader(
            language: tags.first { LanguageTag.isTag($0) } ?? call.language,
            colorScheme: try call.query.word("colorScheme", WidgetReader.ColorScheme.self),
            renderingMode: try call.query.word("renderingMode", WidgetReader.RenderingMode.self),
            textSize: try call.query.word("textSize", WidgetReader.TextSize.self) ?? .large,
            device: try call.query.word("device", WidgetDevice.self))
    }

    /// Returns a widget or control by its kind, a former kind, or its name.
    private func widget(named name: String) throws(BoardProblem) -> DeclaredWidget {
        if let widget = engine.schema.kind(named: name) { return widget }
        throw BoardProblem(
            404, EngineError.Code.unknownKind.description, "unknown widget kind '\(name)'",
            suggestion: NearMatch.name(for: name, in: engine.schema.kindNames))
    }

    /// The kind in the query; nil for all.
    private func namedKind(_ call: BoardCall) -> WidgetKind? {
        call.query.text("kind").map { name in (try? widget(named: name).kind) ?? WidgetKind(name) }
    }
}

/// Reading instances.
extension BoardService {
    func listInstances(_ call: BoardCall) async throws -> BoardResponse {
        let (ids, kind, start, limit) = (
            try call.namedInstances(), namedKind(call), try call.start(), try call.limit()
        )
        var elements: [JSONObject] = []
        var next: Int?
        // Read first, so that a list with later changes has too low a number, and none is lost.
        let sequence = try await engine.readFromStore { [store = engine.store] in try store.newestSequence() }
        if try call.query.flag("removed") {
            let removed = try await engine.removedInstances(of: kind)
                .filter { ids.isEmpty || ids.contains($0.instance.id) }.dropFirst(start)
            elements = removed.prefix(limit).map { summary($0.instance, call, $0.jsonObject) }
            next = removed.count > limit ? start + limit : nil
        } else {
            let page = try await headings(call)
            elements = page.instances.map { summary($0, call, $0.jsonObject()) }
            next = page.next
        }
        return .json(
            [
                "list": 1, "instances": .array(elements.map(JSONValue.object)), "sequence": .integer(sequence),
                "cursor": .optional(next.map(String.init)),
            ], language: call.language)
    }

    /// Returns the instances that a query names, or a page of all, without their values. Removed ones are left out.
    func headings(_ call: BoardCall) async throws -> InstancePage {
        let ids = try call.namedInstances()
        let kinds = namedKind(call).map(engine.schema.storedKinds)
        let request = InstancePageRequest(start: try call.start(), limit: try call.limit(), includesValues: false)
        return try await engine.readFromStore { [store = engine.store] in
            if ids.isEmpty { return try store.page(request, of: kinds) }
            return InstancePage(instances: try store.headings(of: ids), next: nil)
        }
    }

    private func summary(_ instance: StoredInstance, _ call: BoardCall, _ members: JSONObject) -> JSONObject {
        var object = members
        let widget = engine.declaration(of: instance)?.widget
        object["title"] = .optional(widget?.title.text(for: call.language))
        object["isOrphan"] = .boolean(widget == nil)
        return object
    }

    func instance(_ call: BoardCall) async throws -> BoardResponse {
        try await document(of: try call.instance(), call)
    }

    private func document(
        of id: InstanceID, _ call: BoardCall, status: Int = 200, missing: [MissingDefault] = []
    ) async throws -> BoardResponse {
        let configuration = engine.secrecy().shown(try await engine.resolved(id, locale: call.language))
        let widget = engine.declaration(of: configuration.instance)?.widget
        var json =
            configuration.json(
                title: widget?.title.text(for: call.language),
                parameters: ParameterReport.list(configuration, in: engine.schema)
            ).objectValue ?? [:]
        if !missing.isEmpty { json["missingDefaults"] = missing.json(in: call.texts) }
        return .json(
            .object(json), status: status, revision: configuration.instance.revision, language: call.language)
    }

    func history(_ call: BoardCall) async throws -> BoardResponse {
        let id = try call.instance()
        let limit = try call.limit()
        let list = ChangeList(of: id, try await engine.history(of: id), engine.secrecy(), limit: limit)
        return .json(list.json { labeled($0, call) }, language: call.language)
    }

    /// Returns a change in JSON, with the labels of parameters and the texts of their values in a language.
    private func labeled(_ change: LoggedChange, _ call: BoardCall) -> JSONObject {
        var object = change.jsonObject
        let widget = engine.schema.presentWidget(of: change.kind)
        if let title = change.preset.flatMap({ widget?.preset(named: $0.name) })?.title {
            object["presetTitle"] = .string(title.text(for: call.language))
        }
        guard let intent = widget?.intent.flatMap(engine.schema.intent(named:)) else { return object }
        let names = change.differences.map { difference in
            switch difference.subject {
            case .value(let name), .defaultValue(let name): name
            }
        }
        let changed = Set(names)
        let parameters = intent.parameters.filter { changed.contains($0.name) }
        let display = DisplayText(
            of: parameters, in: engine.schema, locale: call.language, texts: call.texts)
        let declared = Dictionary(parameters.map { ($0.name, $0) }) { first, _ in first }
        let elements = object["differences"]?.arrayValue ?? []
        object["differences"] = .array(
            zip(elements, zip(names, change.differences)).map { json, named in
                let (name, difference) = named
                guard var members = json.objectValue, let parameter = declared[name] else { return json }
                members["label"] = .string(parameter.title.text(for: call.language))
                members["beforeText"] = .string(display.fullText(of: value(difference.before), parameter))
                members["afterText"] = .string(display.fullText(of: value(difference.after), parameter))
                return .object(members)
            })
        return object
    }

    private func value(_ stored: StoredValue?) -> IntentValue? {
        guard let stored, stored.wire != .null else { return nil }
        // The text of a secret is a mask, whatever the value.
        if stored.isHidden { return .string(Secrecy.mask) }
        guard let type = ValueType(tag: stored.type) else { return nil }
        return try? type.value(fromWire: stored.masked, in: engine.schema)
    }
}

/// Placing, removing and restoring instances.
extension BoardService {
    func placeInstance(_ call: BoardCall) async throws -> BoardResponse {
        let placement = try Placement(call)
        let (id, missing): (InstanceID, [MissingDefault])
        do { (id, missing) = try await place(placement) } catch { throw BoardProblem(error).aboutBody }
        var response = try await document(of: id, call, status: 201, missing: missing)
        response.headers["Location"] = "\(BoardRoute.prefix)/instances/\(id.text)"
        return response
    }

    private func place(_ placement: Placement) async throws -> (InstanceID, [MissingDefault]) {
        let source: StoredInstance?
        if let id = placement.source?.instance {
            source = try await engine.storedInstance(id)
        } else {
            source = nil
        }
        let widget = try widget(named: placement.kind(like: source))
        let values = try initialValues(placement.values, of: widget)
        guard let family = placement.family ?? source?.family ?? widget.onlyFamily else {
            let families = widget.families.map(\.rawValue).joined(separator: ", ")
            throw BoardProblem(
                422, EngineError.Code.wrongRequest.description,
                "\"family\" is missing; \(widget.name) supports \(families)")
        }
        var edit = DynamicEdit()
        for (name, value) in values { edit.append(.set(value), to: name) }
        do {
            return try await engine.place(
                widget.kind, family: family, id: placement.id, from: placement.source, setting: edit,
                unchecked: placement.allowsUnchecked)
        } catch let error as EngineError where error.code == .instanceExists && placement.isRepeatable {
            // An earlier attempt, whose answer was lost, placed it.
            guard let id = placement.id, try await engine.storedInstance(id).kind == widget.kind else { throw error }
            return (id, [])
        }
    }

    /// Reads values in wire form.
    /// - Throws: `EngineError` with a problem for each parameter that does not exist and each value that does not fit.
    private func initialValues(
        _ values: JSONObject, of widget: DeclaredWidget
    ) throws(EngineError) -> [(String, IntentValue?)] {
        let parameters = widget.intent.flatMap(engine.schema.intent(named:))?.parameters ?? []
        var read: [(String, IntentValue?)] = []
        var problems: [EngineError.Problem] = []
        for member in values.members {
            guard let parameter = parameters.first(where: { $0.name == member.key }) else {
                problems.append(
                    EngineError.Problem(
                        .unknownParameter, parameter: member.key,
                        "unknown parameter '\(member.key)' of '\(widget.name)'",
                        suggestion: NearMatch.name(for: member.key, in: parameters.map(\.name))))
                continue
            }
            do throws(WireError) {
                let value =
                    try member.value == .null
                    ? nil
                    : parameter.type.value(
                        fromWire: member.value, in: engine.schema, keepingMismatches: false)
                read.append((parameter.name, value))
            } catch {
                problems.append(EngineError.Problem(.wrongValue, parameter: parameter.name, error.description))
            }
        }
        guard problems.isEmpty else { throw EngineError(problems) }
        return read
    }

    func removeInstance(_ call: BoardCall) async throws -> BoardResponse {
        let id = try call.instance()
        try call.requireNoMembers()
        try await require(call.condition, of: id) { [engine] in try await engine.remove(id, ifRevision: $0) }
        return BoardResponse(status: 204, headers: ["Cache-Control": "no-store"])
    }

    func restoreInstance(_ call: BoardCall) async throws -> BoardResponse {
        let id = try call.instance()
        try call.requireNoMembers()
        try await engine.restore(id)
        return try await document(of: id, call)
    }
}

/// A widget to place, as a body describes it.
private struct Placement {
    /// Nil for the kind of the instance that is copied or followed.
    private let kind: String?
    /// Where the values come from; nil for the definition alone.
    let source: ValueSource?
    /// Nil for that of the instance that is copied or followed, or the only family of the kind.
    let family: SizeFamily?
    let id: InstanceID?
    /// Whether the identifier follows from the key of the request, so that a repetition has the same one.
    let isRepeatable: Bool
    let values: JSONObject
    let allowsUnchecked: Bool

    init(_ call: BoardCall) throws(BoardProblem) {
        let members = try call.members("kind", "like", "preset", "follow", "family", "id", "values", "unchecked")
        func instance(_ member: String) throws(BoardProblem) -> InstanceID? {
            try members.optional(member, .text).map { text throws(BoardProblem) in
                try InstanceID(inBody: text, of: member)
            }
        }
        let (copied, followed) = (try instance("like"), try instance("follow"))
        let preset = try members.optional("preset", .text).map { ValueSource.preset(PresetName($0)) }
        let given = ["like", "preset", "follow"].filter { members[$0] != nil }
        if given.count > 1 {
            let names = given.map { "'\($0)'" }.joined(separator: " and ")
            throw .invalid("\(names) both set values; write one of them")
        }
        source = preset ?? copied.map { .copy(of: $0) } ?? followed.map { .following($0) }
        kind =
            source?.instance == nil ? try members.required("kind", .text) : try members.optional("kind", .text)
        family = try members.optional("family", .text).map(SizeFamily.init(rawValue:))
        values = try members.optional("values", .object) ?? [:]
        allowsUnchecked = try members.optional("unchecked", .flag) ?? false
        if let text = try members.optional("id", .text) {
            (id, isRepeatable) = (try InstanceID(inBody: text, of: "id"), false)
        } else if let key = call.headers["Idempotency-Key"], case .bytes(let body) = call.body {
            (id, isRepeatable) = (InstanceID(placedWith: key, body), true)
        } else {
            (id, isRepeatable) = (nil, false)
        }
    }

    /// - Parameter source: The instance whose values are copied or followed.
    func kind(like source: StoredInstance?) -> String { kind ?? source?.kind.name ?? "" }
}

extension InstanceID {
    /// - Parameter member: The member of the body that contains the identifier.
    init(inBody text: String, of member: String) throws(BoardProblem) {
        guard let id = InstanceID(text) else {
            throw .invalid(
                "'\(member)' must be 1 to 64 letters, digits and '._-', and begin with a letter or digit, not '\(text)'"
            )
        }
        self = id
    }
}

/// Conditions.
extension BoardService {
    /// Performs a write that requires the revision of a condition.
    /// - Parameter write: Receives the revision that it has to require; nil for any.
    /// - Throws: ``BoardProblem`` with status 412 if the instance has another revision, also if that changes just before the
    ///   write.
    @discardableResult
    func require<Outcome: Sendable>(
        _ condition: BoardCondition?, of id: InstanceID,
        _ write: @Sendable (Int?) async throws -> Outcome
    ) async throws -> Outcome {
        guard let condition else { return try await write(nil) }
        let revision = try await engine.storedInstance(id).revision
        let required = try condition.requirement(at: revision, of: "'\(id)'")
        do {
            return try await write(required)
        } catch let error as EngineError where required != nil && error.code == .editConflict {
            let newest = try await engine.storedInstance(id).revision
            if newest == revision { throw error }
            throw BoardProblem.changed("'\(id)'", revision: newest)
        }
    }
}

extension BoardCall {
    /// Returns the instances that the query names; empty if it describes a page of all.
    fileprivate func namedInstances() throws(BoardProblem) -> [InstanceID] {
        let ids = try query.identifiers("id")
        guard ids.isEmpty || ["kind", "cursor", "limit"].allSatisfy({ query.text($0) == nil }) else {
            throw BoardProblem(
                422, EngineError.Code.wrongRequest.description, "'id' excludes 'kind', 'cursor' and 'limit'")
        }
        return ids
    }
}
