package import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// A request that matches a route, with the parts that handlers read.
struct BoardCall: Sendable {
    /// The values of the placeholders in the path.
    let arguments: [String: String]
    let query: BoardQuery
    /// The BCP 47 tag of the language of titles and labels.
    let language: String
    /// The interface's own texts.
    let texts: TextCatalog
    let headers: BoardHeaders
    let body: BoardBody

    func argument(_ name: String) -> String { arguments[name] ?? "" }

    /// The instance in the path.
    /// - Throws: ``BoardProblem`` if no instance can have that identifier.
    func instance() throws(BoardProblem) -> InstanceID {
        let text = argument("id")
        guard let id = InstanceID(text) else {
            throw BoardProblem(
                404, EngineError.Code.unknownInstance.description, "'\(text)' is not the identifier of an instance")
        }
        return id
    }

    /// The position at which a page of instances begins.
    /// - Throws: ``BoardProblem`` for a cursor that no answer contained.
    func start() throws(BoardProblem) -> Int {
        guard let text = query.text("cursor") else { return 0 }
        guard let start = Int(decimalDigits: text) else { throw .invalid("invalid cursor '\(text)'") }
        return start
    }

    func limit() throws(BoardProblem) -> Int {
        try query.integer("limit", in: 1...1_000) ?? 100
    }
}

// MARK: - Bodies

/// The members of a JSON body. Each is read as the type that the route expects, and unknown ones are errors.
typealias BodyMembers = Members<BoardProblem>

extension BoardProblem: MemberFailure {
    package static var treatsNullAsAbsent: Bool { false }

    package init(_ problem: MemberProblem, of subject: String) {
        switch problem {
        case .wrongType(let key?, _, nil): self = .invalid("\(subject) needs '\(key)'")
        case .wrongType(let key, let expected, let found):
            let name = key.map { "'\($0)'" } ?? subject
            self = .invalid("\(name) must be \(expected), not \((found ?? .null).kindPhrase)")
        case .unknown(let key, let names):
            self = .invalid(
                "unknown member '\(key)' of \(subject)", suggestion: NearMatch.name(for: key, in: names))
        }
    }
}

extension BodyMembers {
    init(_ json: JSONValue, of subject: String = "the body", names: [String]) throws(BoardProblem) {
        try self.init(json, of: subject)
        try requireKnown(names)
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws(BoardProblem) -> Int? {
        let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        guard let json = object[name] else { return nil }
        guard let value = json.wholeNumber, range.contains(value) else {
            let found = json.numberValue == nil ? json.kindPhrase : json.rendered()
            throw .invalid("'\(name)' must be \(expected), not \(found)")
        }
        return value
    }
}

extension BoardCall {
    /// Reads the body as an object.
    /// - Parameters:
    ///   - names: The members that the route knows.
    ///   - isOptional: Whether an empty body counts as an empty object.
    /// - Throws: ``BoardProblem`` if the body is not JSON, not an object, or has other members.
    func members(_ names: String..., isOptional: Bool = false) throws(BoardProblem) -> BodyMembers {
        guard case .bytes(let bytes) = body else { throw .invalid("the body must be complete") }
        if bytes.isEmpty, isOptional { return try BodyMembers([:] as JSONValue, names: names) }
        try requireJSON()
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: bytes) } catch {
            throw .invalid("the body is not JSON: \(error)")
        }
        return try BodyMembers(json, names: names)
    }

    /// - Throws: ``BoardProblem`` if there is a body with members, which the route does not have.
    func requireNoMembers() throws(BoardProblem) { _ = try members(isOptional: true) }

    /// - Throws: ``BoardProblem`` for a body of another media type, or for a compressed one.
    func requireJSON() throws(BoardProblem) {
        guard headers["Content-Encoding"].map({ $0.lowercased() == "identity" }) ?? true else {
            throw .unsupportedCoding()
        }
        let type = headers["Content-Type"] ?? ""
        let essence = type.prefix { $0 != ";" }.filter { $0 != " " && $0 != "\t" }.lowercased()
        guard essence == "application/json" || essence.hasPrefix("application/") && essence.hasSuffix("+json") else {
            throw .unsupportedMedia()
        }
    }
}

// MARK: - Conditions

/// The revisions that a request requires.
enum BoardCondition: Hashable, Sendable {
    /// Any revision of an existing resource.
    case any
    /// One of these revisions. Other entity tags match nothing and are left out.
    case revisions([Int])

    /// Reads a header field such as `"7"`, `"6", "7"` or `*`.
    /// - Parameter isWeak: Whether `W/"7"` matches, too.
    init(_ text: String, isWeak: Bool) {
        let items = text.split(separator: ",").map(\.trimmingSpaces)
        if items.contains("*") {
            self = .any
            return
        }
        self = .revisions(
            items.compactMap { item in
                let tag = isWeak && item.hasPrefix("W/") ? item.dropFirst(2) : item
                guard tag.utf8.count > 2, tag.hasPrefix("\""), tag.hasSuffix("\"") else { return nil }
                return Int(decimalDigits: String(tag.dropFirst().dropLast()))
            })
    }

    func matches(_ revision: Int) -> Bool {
        switch self {
        case .any: true
        case .revisions(let revisions): revisions.contains(revision)
        }
    }

    /// Returns the revision that a write has to require; nil for any.
    /// - Throws: ``BoardProblem`` with status 412 if the present revision does not match.
    func requirement(at revision: Int, of subject: String) throws(BoardProblem) -> Int? {
        guard matches(revision) else { throw .changed(subject, revision: revision) }
        return self == .any ? nil : revision
    }
}

extension BoardProblem {
    /// - Parameter revision: The present one.
    static func changed(_ subject: String, revision: Int) -> BoardProblem {
        var problem = BoardProblem(
            412, EngineError.Code.editConflict.description,
            "\(subject) is at revision \(revision), which 'If-Match' does not name; nothing was written")
        problem.revision = revision
        return problem
    }
}

extension BoardCall {
    /// The condition in `If-Match`; nil if there is none.
    var condition: BoardCondition? {
        let values = headers.values(of: "If-Match")
        return values.isEmpty ? nil : BoardCondition(values.joined(separator: ","), isWeak: false)
    }

    /// - Throws: ``BoardProblem`` with status 428 if there is none.
    func requiredCondition() throws(BoardProblem) -> BoardCondition {
        if let condition { return condition }
        throw BoardProblem(
            428, "preconditionRequired",
            "the request needs 'If-Match' with the revision that it is based on in quotation marks, such as \"7\", or with *"
        )
    }

    /// Whether the caller already has a revision.
    func hasRevision(_ revision: Int) -> Bool {
        BoardCondition(headers.values(of: "If-None-Match").joined(separator: ","), isWeak: true).matches(revision)
    }
}

extension Substring {
    var trimmingSpaces: Substring { trimming { $0 == " " || $0 == "\t" } }
}
