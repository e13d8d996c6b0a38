internal import IntentYAML

/// A name that a section of a file declares, before its value is looked at.
struct Declaration: Sendable {
    let name: String
    let key: NodeID
    let value: NodeID
}
