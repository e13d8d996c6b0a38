/// What containers contain, by name. The table of a container is created when something in it is first looked up.
package struct NameTables<Container: Hashable & Sendable, Part: Sendable>: Sendable {
    private var tables: [Container: [String: Part]] = [:]

    package init() {}

    /// - Parameter parts: Returns everything in a container. The first part with a name is found.
    package mutating func part(
        _ name: String, of container: Container, among parts: (Container) -> [(String, Part)]
    ) -> Part? {
        if let table = tables[container] { return table[name] }
        let table = Dictionary(parts(container)) { first, _ in first }
        tables[container] = table
        return table[name]
    }
}
