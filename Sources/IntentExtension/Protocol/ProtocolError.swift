import IntentModel

/// What was read is not the protocol.
package struct ProtocolError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A phrase without a full stop that holds none of what may be private.
    package let description: String
    /// Well said, but of another major version.
    package let isOtherVersion: Bool

    package init(_ description: String, isOtherVersion: Bool = false) {
        self.description = description
        self.isOtherVersion = isOtherVersion
    }
}

/// The members of a message, by what they must be.
struct MessageMembers {
    private let json: JSONValue
    private let kind: String

    init(_ json: JSONValue, kind: String) {
        self.json = json
        self.kind = kind
    }

    /// A message's kind.
    /// - Throws: For what is no object that says its kind.
    static func kind(of json: JSONValue) throws(ProtocolError) -> String {
        guard let kind = json["kind"]?.stringValue else {
            throw ProtocolError("a message is an object with a \"kind\", not \(json.kindPhrase)")
        }
        return kind
    }

    /// Nil where it is not there, or null.
    func value(_ key: String) -> JSONValue? {
        json[key].flatMap { $0 == .null ? nil : $0 }
    }

    func text(_ key: String) throws(ProtocolError) -> String {
        guard let text = try optionalText(key) else { throw missing(key, "a string") }
        return text
    }

    func optionalText(_ key: String) throws(ProtocolError) -> String? {
        guard let value = value(key) else { return nil }
        guard let text = value.stringValue else { throw missing(key, "a string") }
        return text
    }

    func number(_ key: String) throws(ProtocolError) -> Int {
        guard let number = try optionalNumber(key) else { throw missing(key, "a whole number") }
        return number
    }

    func optionalNumber(_ key: String) throws(ProtocolError) -> Int? {
        guard let value = value(key) else { return nil }
        guard let number = value.integerValue else { throw missing(key, "a whole number") }
        return number
    }

    func texts(_ key: String) throws(ProtocolError) -> [String] {
        guard let elements = value(key)?.arrayValue else { throw missing(key, "an array of strings") }
        var texts: [String] = []
        for element in elements {
            guard let text = element.stringValue else { throw missing(key, "an array of strings") }
            texts.append(text)
        }
        return texts
    }

    func array(_ key: String) throws(ProtocolError) -> [JSONValue] {
        guard let elements = value(key)?.arrayValue else { throw missing(key, "an array") }
        return elements
    }

    func missing(_ key: String, _ form: String) -> ProtocolError {
        ProtocolError("the message '\(kind)' has a \"\(key)\", \(form)")
    }
}
