internal import IntentSystem

/// Collects the members of an object of a schema's JSON, omitting those that have their default value.
struct SchemaObjectWriter {
    /// The language whose texts are written as plain strings.
    let language: String
    private var members: [JSONObject.Member] = []

    init(language: String) {
        self.language = language
        members.reserveCapacity(12)
    }

    var json: JSONValue { .object(JSONObject(uniqueMembers: members)) }

    mutating func put(_ key: String, _ value: JSONValue?) {
        if let value { members.append(JSONObject.Member(key: key, value: value)) }
    }

    mutating func put(_ key: String, plain value: PlainValue) {
        switch value {
        case .flag(let flag): put(key, .boolean(flag))
        case .integer(let number): put(key, .integer(number))
        case .text(let text): put(key, .string(text))
        case .texts(let texts): put(key, texts)
        case .localized(let text): put(key, text)
        }
    }

    mutating func put(_ key: String, _ text: String?, unless fallback: String? = nil) {
        if let text, fallback?.isExactly(text) != true { put(key, .string(text)) }
    }

    mutating func put(_ key: String, _ flag: Bool) {
        if flag { put(key, .boolean(true)) }
    }

    mutating func put(_ key: String, _ texts: [String]) {
        if !texts.isEmpty { put(key, .array(texts.map { .string($0) })) }
    }

    mutating func put(_ key: String, _ text: LocalizedText?) {
        if let text { put(key, text.json(in: language)) }
    }

    mutating func putTitle(_ title: LocalizedText, of name: String) {
        let isDerived = title.others.isEmpty && title == LocalizedText(Naming.title(from: name), language: language)
        if !isDerived { put("title", title) }
    }
}
