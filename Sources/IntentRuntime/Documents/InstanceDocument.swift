/// Instances outside of a store: what `export` writes and `import` reads, one versioned JSON document.
///
/// ```json
/// { "export": 1, "group": "group.example", "instances": [
///   { "id": "k3x9w2ab", "kind": "com.example.car", "family": "systemMedium", "intent": "WidgetConfig",
///     "values": { "labelSize": { "type": "Integer", "value": 16 } }, "defaults": {} } ] }
/// ```
///
/// Values are in the wire form, with the type that they were stored with, and marks where there are any. Equal instances
/// give equal bytes: values are sorted by name. The history, revisions, and removed instances are not part of it.
public struct InstanceDocument: Hashable, Sendable {
    /// The number of the shape that this version writes, and the only one that it reads.
    public static let version = 1

    /// Of the definitions that the instances were placed by; nil where it is not known. For people.
    public var group: String?
    /// In the order in which they were placed. Each with its own id; revision and removal say nothing.
    public var instances: [StoredInstance]

    /// A document with these instances.
    public init(group: String? = nil, instances: [StoredInstance]) {
        self.group = group
        self.instances = instances
    }
}
