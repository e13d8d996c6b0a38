internal import IntentSystem

/// The members of a JSON object, read by type. Problems are errors of the caller's type, which words the messages.
///
/// A member that is null is treated as absent, unless the failures of the type say otherwise.
package struct Members<Failure: MemberFailure>: Sendable {
    package let object: JSONObject
    package let subject: Failure.Subject

    package init(_ object: JSONObject, of subject: Failure.Subject) {
        self.object = object
        self.subject = subject
    }

    /// - Throws: If the value is not an object.
    package init(_ json: JSONValue, of subject: Failure.Subject) throws(Failure) {
        guard let object = json.objectValue else {
            throw Failure(.wrongType(key: nil, expected: "an object", found: json), of: subject)
        }
        self.init(object, of: subject)
    }

    package subscript(key: String) -> JSONValue? {
        object[key].flatMap { $0 == .null && Failure.treatsNullAsAbsent ? nil : $0 }
    }

    /// Returns the value of a member; nil if it is absent.
    /// - Throws: If the member has another type.
    package func optional<Value>(_ key: String, _ form: JSONForm<Value>) throws(Failure) -> Value? {
        guard let json = self[key] else { return nil }
        guard let value = form.read(json) else { throw invalid(key, form.phrase) }
        return value
    }

    /// - Throws: If the member is absent or has another type.
    package func required<Value>(_ key: String, _ form: JSONForm<Value>) throws(Failure) -> Value {
        guard let value = try optional(key, form) else { throw invalid(key, form.phrase) }
        return value
    }

    /// Returns the error for a member that is absent or has another form than the expected one.
    package func invalid(_ key: String, _ expected: String) -> Failure {
        Failure(.wrongType(key: key, expected: expected, found: self[key]), of: subject)
    }

    /// - Throws: If there is a member with another key.
    package func requireKnown(_ keys: [String]) throws(Failure) {
        if let other = others(than: keys).first { throw Failure(.unknown(other.key, allowed: keys), of: subject) }
    }

    package func others(than keys: [String]) -> [JSONObject.Member] {
        object.members.filter { member in !keys.contains { $0.isExactly(member.key) } }
    }
}

/// An error about a member of a JSON object.
package protocol MemberFailure: Error {
    /// What the messages name as the owner of the members.
    associatedtype Subject: Sendable = String
    static var treatsNullAsAbsent: Bool { get }
    init(_ problem: MemberProblem, of subject: Subject)
}

extension MemberFailure {
    package static var treatsNullAsAbsent: Bool { true }
}

package enum MemberProblem: Sendable {
    /// - Parameters:
    ///   - key: Nil if the value with the members is not an object.
    ///   - found: Nil if the member is absent.
    case wrongType(key: String?, expected: String, found: JSONValue?)
    case unknown(String, allowed: [String])
}

/// A form of JSON values, and its name in messages.
package struct JSONForm<Value>: Sendable {
    package let phrase: String
    /// Returns nil for a value of another form.
    package let read: @Sendable (JSONValue) -> Value?

    package init(_ phrase: String, _ read: @escaping @Sendable (JSONValue) -> Value?) {
        self.phrase = phrase
        self.read = read
    }
}

extension JSONForm<String> {
    package static var text: JSONForm { JSONForm("a string") { $0.stringValue } }
}

extension JSONForm<Bool> {
    package static var flag: JSONForm { JSONForm("true or false") { $0.booleanValue } }
}

extension JSONForm<Int> {
    package static var integer: JSONForm { JSONForm("an integer") { $0.integerValue } }
}

extension JSONForm<Double> {
    package static var number: JSONForm { JSONForm("a number") { $0.numberValue } }
}

extension JSONForm<JSONObject> {
    package static var object: JSONForm { JSONForm("an object") { $0.objectValue } }
}

extension JSONForm<[JSONValue]> {
    package static var array: JSONForm { JSONForm("an array") { $0.arrayValue } }
}

extension JSONForm<[String]> {
    package static var texts: JSONForm {
        JSONForm("an array of strings") { json in
            guard let elements = json.arrayValue else { return nil }
            let texts = elements.compactMap(\.stringValue)
            return texts.count == elements.count ? texts : nil
        }
    }
}
