/// An error that indicates that a JSON value is not the wire form of a type.
package struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the problem inside the value, such as `[1].displayImage`; empty for the value itself.
    package private(set) var path: String
    /// What is allowed and what was found, as a phrase without a full stop.
    package let message: String
    /// The most similar allowed word, if there is a plausible one.
    package let suggestion: String?

    init(_ message: String, suggestion: String? = nil) {
        path = ""
        self.message = message
        self.suggestion = suggestion
    }

    init(expected: String, found: JSONValue) {
        self.init("\(expected) is expected, not \(found.kindPhrase)")
    }

    init(_ error: ValueTextError) {
        self.init(error.message, suggestion: error.suggestion)
    }

    package var description: String { (path.isEmpty ? message : "\(path): \(message)").onOneLine }

    func inside(member name: String) -> WireError {
        inside(path.isEmpty || path.hasPrefix("[") ? name : "\(name).")
    }

    func inside(element index: Int) -> WireError {
        inside(path.isEmpty || path.hasPrefix("[") ? "[\(index)]" : "[\(index)].")
    }

    private func inside(_ prefix: String) -> WireError {
        var error = self
        error.path = prefix + path
        return error
    }
}

extension String {
    init(wire json: JSONValue) throws(WireError) {
        guard let text = json.stringValue else { throw WireError(expected: "a string", found: json) }
        self = text
    }
}

extension Int {
    init(wire json: JSONValue) throws(WireError) {
        guard let value = json.integerValue else {
            if json.numberValue != nil { throw WireError("a whole number of at most 64 bits is expected") }
            throw WireError(expected: "a whole number", found: json)
        }
        self = value
    }
}

extension Double {
    /// Reads a number that a `Double` keeps.
    init(wire json: JSONValue) throws(WireError) {
        guard let number = json.numberValue else { throw WireError(expected: "a number", found: json) }
        // Numbers of the form `number` are the shortest texts of theirs.
        if case .number = json {
        } else {
            let text = json.rendered()
            guard let literal = DecimalLiteral(text), literal.isKept(by: number) || literal.isWritten(for: number)
            else {
                throw WireError(ValueTextError(text, isNotKeptBy: number))
            }
        }
        self = number.withoutNegativeZero
    }
}

extension WireError: MemberFailure {
    /// - Parameter form: The expected form of the object, for a message: `an object with "path"`.
    package init(_ problem: MemberProblem, of form: String) {
        switch problem {
        case .wrongType(nil, _, let found): self.init(expected: form, found: found ?? .null)
        case .wrongType(let key?, let expected, nil): self.init("needs \"\(key)\", \(expected)")
        case .wrongType(let key?, let expected, let found?):
            self = WireError(expected: expected, found: found).inside(member: key)
        case .unknown(let key, let allowed):
            self.init(
                "'\(key)' is not allowed here; allowed are \(allowed.joined(separator: ", "))",
                suggestion: NearMatch.best(for: key, in: allowed))
        }
    }
}

extension [JSONValue] {
    func read<Value>(_ read: (JSONValue) throws(WireError) -> Value) throws(WireError) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(count)
        for (index, element) in enumerated() {
            do { values.append(try read(element)) } catch { throw error.inside(element: index) }
        }
        return values
    }
}

extension Members<WireError> {
    /// Reads a member; nil if it is absent.
    func value<Value>(
        _ key: String, _ read: (JSONValue) throws(WireError) -> Value
    ) throws(WireError) -> Value? {
        guard let json = self[key] else { return nil }
        do { return try read(json) } catch { throw error.inside(member: key) }
    }

    /// Reads the elements of an array.
    func elements<Value>(
        _ key: String, _ read: (JSONValue) throws(WireError) -> Value
    ) throws(WireError) -> [Value] {
        let elements = try array(key)
        do { return try elements.read(read) } catch { throw error.inside(member: key) }
    }

    func array(_ key: String) throws(WireError) -> [JSONValue] {
        guard let elements = self[key]?.arrayValue else { throw WireError("needs \"\(key)\", an array") }
        return elements
    }

    /// Reads a text that is required and not empty.
    func nonemptyText(_ key: String, of subject: String) throws(WireError) -> String {
        guard let text = try optional(key, .text), !text.isEmpty else {
            throw WireError("\(subject) needs a nonempty \"\(key)\"")
        }
        return text
    }

    func image(_ key: String) throws(WireError) -> ImageValue? {
        try value(key, ImageValue.init(wire:))
    }

    func word<Word: RawRepresentable<String> & CaseIterable>(
        _ key: String, _ type: Word.Type = Word.self
    ) throws(WireError) -> Word? {
        try value(key) { json throws(WireError) in
            let names = Word.allCases.map(\.rawValue)
            guard let text = json.stringValue else {
                throw WireError(expected: "one of \(names.joined(separator: ", "))", found: json)
            }
            guard let word = Word(rawValue: text) else {
                throw WireError(
                    "'\(text)' is not one of \(names.joined(separator: ", "))",
                    suggestion: NearMatch.best(for: text, in: names))
            }
            return word
        }
    }

    /// Returns the members that are not known, or throws an error if there are any and they are not to be kept.
    func unknown(keeping: Bool, in subject: String, known: [String]) throws(WireError) -> JSONObject {
        let rest = others(than: known)
        guard !keeping, let unknown = rest.first else { return JSONObject(uniqueMembers: rest) }
        throw WireError(
            "'\(unknown.key)' is not a member of \(subject), which has \(known.joined(separator: ", "))",
            suggestion: NearMatch.best(for: unknown.key, in: known))
    }
}

/// Collects the members of a value's JSON object, leaving out those without a value.
struct WireMemberWriter {
    private var members: [JSONObject.Member] = []

    mutating func put(_ key: String, _ value: JSONValue?) {
        if let value { members.append(JSONObject.Member(key: key, value: value)) }
    }

    mutating func put(_ key: String, _ text: String?) {
        put(key, text.map(JSONValue.string))
    }

    /// Returns the object with the members of an unknown version appended to those that were collected.
    func json(with unknown: JSONObject) -> JSONValue {
        let others = unknown.members.filter { member in !members.contains { $0.key == member.key } }
        return .object(JSONObject(uniqueMembers: members + others))
    }
}
