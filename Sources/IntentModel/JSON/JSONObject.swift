/// The members of a JSON object in their order, each key once.
public struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// One key with its value.
    public struct Member: Hashable, Sendable {
        public let key: String
        public var value: JSONValue

        public init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    public private(set) var members: [Member]

    public init() {
        members = []
    }

    /// - Precondition: No key stands twice.
    public init(uniqueMembers members: [Member]) {
        self.members = members
    }

    /// Of repeated keys the last value counts, at the first one's place.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        members = []
        for (key, value) in elements { self[key] = value }
    }

    /// Setting nil removes the key; a new key is put at the end. Takes time in proportion to the count.
    public subscript(key: String) -> JSONValue? {
        get { members.first { $0.key == key }?.value }
        set {
            guard let index = members.firstIndex(where: { $0.key == key }) else {
                if let newValue { members.append(Member(key: key, value: newValue)) }
                return
            }
            if let newValue { members[index].value = newValue } else { members.remove(at: index) }
        }
    }
}
