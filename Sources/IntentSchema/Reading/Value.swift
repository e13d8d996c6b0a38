internal import IntentYAML

/// A value of a file with the key it stands behind; an element of a list has none.
struct Value: Sendable {
    let node: NodeID
    let key: NodeID?

    init(_ node: NodeID, behind key: NodeID?) {
        self.node = node
        self.key = key
    }
}
