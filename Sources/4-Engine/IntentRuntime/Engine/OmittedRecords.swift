/// What a document leaves out although it is no secret: records of which any field may be one, because no definitions declare
/// which.
package struct OmittedRecords: Hashable, Sendable {
    /// A value by its instance and the name under which it is stored.
    package struct Value: Hashable, Sendable {
        package let instance: InstanceID
        package let name: String
    }

    private static let maximumListed = 10

    /// The first ten in the order of the document.
    package private(set) var listed: [Value] = []
    /// The number of all.
    package private(set) var count = 0

    /// - Parameter instances: Instances with masks instead of secrets.
    init(of instances: [StoredInstance] = []) {
        for instance in instances {
            for values in [instance.values, instance.defaults] {
                let names = values.filter(\.value.isWithoutRecords).map(\.key)
                for name in names.sorted() { append(Value(instance: instance.id, name: name)) }
            }
        }
    }

    private mutating func append(_ value: Value) {
        count += 1
        if listed.count < Self.maximumListed { listed.append(value) }
    }

    mutating func append(_ other: OmittedRecords) {
        count += other.count
        listed += other.listed.prefix(Self.maximumListed - listed.count)
    }
}
