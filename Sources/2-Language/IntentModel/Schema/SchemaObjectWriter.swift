internal import IntentSystem

/// Collects the members of an object of a schema's JSON, omitting those that have their default value.
struct SchemaObjectWriter {
    /// The language whose texts are written as plain strings.
    let language: String
    private var members: [JSONObject.Member] = []

    init(language: String) {
        self.language = language
        members.reserveCapacity(8)
    }

    var json: JSONValue { .object(JSONObject(uniqueMembers: members)) }

    mutating func put(_ key: String, _ value: JSONValue?) {
        if let value { members.append(JSONObject.Member(key: key, value: value)) }
    }

    mutating func put(_ key: String, _ text: String?, unless fallback: String? = nil) {
        if let text, fallback?.isExactly(text) != true { put(key, .string(text)) }
    }

    mutating func put(_ key: String, _ flag: Bool) {
        if flag { put(key, .boolean(true)) }
    }

    mutating func put(_ key: String, _ texts: [String]) {
        put(key, texts) { .string($0) }
    }

    mutating func put<Element>(_ key: String, _ elements: [Element], _ body: (Element) -> JSONValue) {
        guard !elements.isEmpty else { return }
        put(key, .array(elements.map(body)))
    }

    mutating func put(_ key: String, _ text: LocalizedText?) {
        if let text { put(key, text.json(in: language)) }
    }

    mutating func putTitle(_ title: LocalizedText, of name: String) {
        let isDerived = title.others.isEmpty && title == LocalizedText(Naming.title(from: name), language: language)
        if !isDerived { put("title", title) }
    }
}
