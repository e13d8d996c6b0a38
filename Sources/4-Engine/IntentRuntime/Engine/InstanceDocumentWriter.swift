import IntentModel

/// Renders a document of instances piece by piece, as ``InstanceDocument/json`` is rendered at once.
struct InstanceDocumentWriter: Sendable {
    private let isPretty: Bool
    private let empty: [UInt8]
    private let closingBracket = UInt8(ascii: "]")

    init(group: String?, isPretty: Bool) {
        self.isPretty = isPretty
        empty = InstanceDocument(group: group, instances: []).json.renderedBytes(pretty: isPretty)
    }

    /// Everything before the first instance.
    var beginning: [UInt8] { Array(empty.prefix(endIndex)) }

    /// Returns the instances, each after a comma.
    func elements(_ instances: [StoredInstance]) -> [UInt8] {
        JSONValue.renderedElements(instances.lazy.map(InstanceDocument.json), pretty: isPretty, depth: 2)
    }

    /// Returns everything after the last instance.
    /// - Parameter isEmpty: Whether there are no instances.
    func end(isEmpty: Bool) -> [UInt8] {
        Array((isPretty && !isEmpty ? "\n  " : "").utf8) + empty[endIndex...]
    }

    /// The index of the bracket that closes the instances.
    private var endIndex: Int { empty.lastIndex(of: closingBracket) ?? empty.endIndex }
}
