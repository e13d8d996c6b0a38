/// The members of a value's JSON object that are not read yet.
struct WireMembers {
    private var rest: [JSONObject.Member]

    /// - Parameter form: What is expected, for a message: `a file, an object with "path",`.
    init(_ json: JSONValue, form: String) throws(WireError) {
        guard let object = json.objectValue else { throw WireError(expected: form, found: json) }
        rest = object.members
    }

    /// A member, read; nil where it is not there, or null.
    mutating func take<Value>(
        _ key: String, _ read: (JSONValue) throws(WireError) -> Value
    ) throws(WireError) -> Value? {
        guard let index = rest.firstIndex(where: { $0.key == key }) else { return nil }
        let json = rest.remove(at: index).value
        guard json != .null else { return nil }
        do { return try read(json) } catch { throw error.inside(member: key) }
    }

    mutating func text(_ key: String) throws(WireError) -> String? {
        try take(key) { json throws(WireError) in
            guard let text = json.stringValue else { throw WireError(expected: "a string", found: json) }
            return text
        }
    }

    /// A text that has to be there and to say something.
    mutating func filledText(_ key: String, of subject: String) throws(WireError) -> String {
        guard let text = try text(key), !text.isEmpty else {
            throw WireError("\(subject) has a \"\(key)\" that is not empty")
        }
        return text
    }

    mutating func image(_ key: String) throws(WireError) -> ImageValue? {
        try take(key, ImageValue.init(wire:))
    }

    mutating func number(_ key: String) throws(WireError) -> Double? {
        try take(key) { json throws(WireError) in
            guard let number = json.numberValue else { throw WireError(expected: "a number", found: json) }
            return number
        }
    }

    mutating func word<Word: RawRepresentable<String> & CaseIterable>(
        _ key: String, _ type: Word.Type = Word.self
    ) throws(WireError) -> Word? {
        try take(key) { json throws(WireError) in
            let names = Word.allCases.map(\.rawValue)
            guard let text = json.stringValue else {
                throw WireError(expected: "one of \(names.joined(separator: ", "))", found: json)
            }
            guard let word = Word(rawValue: text) else {
                throw WireError(
                    "'\(text)' is none of \(names.joined(separator: ", "))",
                    suggestion: NearMatch.best(for: text, in: names))
            }
            return word
        }
    }

    /// What nobody took, to be kept or refused.
    func unknown(keeping: Bool, in subject: String, known: [String]) throws(WireError) -> JSONObject {
        guard !keeping, let stranger = rest.first else { return JSONObject(uniqueMembers: rest) }
        throw WireError(
            "'\(stranger.key)' is no member of \(subject), which has \(known.joined(separator: ", "))",
            suggestion: NearMatch.best(for: stranger.key, in: known))
    }
}
