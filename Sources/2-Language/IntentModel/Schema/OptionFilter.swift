internal import IntentSystem

/// A rule of `where`: an option is offered only if its property has the value of another row.
package struct OptionFilter: Hashable, Sendable {
    /// The property of the option.
    package var property: String
    /// The name of the parameter whose value the property has.
    package var row: String

    package init(property: String, row: String) {
        self.property = property
        self.row = row
    }
}

/// The rules of `where`, in the order of the file; an option has to meet all of them.
package struct OptionFilters: Hashable, Sendable {
    package var all: [OptionFilter]

    package init(_ all: [OptionFilter] = []) { self.all = all }

    package var isEmpty: Bool { all.isEmpty }

    /// The rows that the rules name, each once.
    package var rows: [String] { all.map(\.row).uniqued() }

    package mutating func renameProperties(_ name: (String) -> String) {
        for index in all.indices { all[index].property = name(all[index].property) }
    }

    /// Whether an option with these properties is offered.
    /// - Parameter value: Returns the effective value of a row.
    package func offers(_ properties: [String: IntentValue], with value: (String) -> IntentValue?) -> Bool {
        all.allSatisfy { filter in
            let wanted = (value(filter.row)?.slots ?? []).compactMap(\.self)
            let found = (properties[filter.property]?.slots ?? []).compactMap(\.self)
            return found.contains { item in wanted.contains { item == $0 || item.isSameChoice(as: $0) } }
        }
    }
}

extension Parameter {
    /// Returns the options that are offered for the values of other rows, without sections that have none.
    package func offered(
        _ collection: OptionCollection<IntentValue>, with value: (String) -> IntentValue?
    ) -> OptionCollection<IntentValue> {
        if filters.isEmpty { return collection }
        var collection = collection
        for index in collection.sections.indices {
            collection.sections[index].items.removeAll { item in
                guard case .object(let object) = item.value else { return true }
                return !filters.offers(object.properties, with: value)
            }
        }
        collection.sections.removeAll { $0.items.isEmpty }
        return collection
    }
}

extension OptionFilters: SchemaPart {
    /// `{ city: { row: town } }`, as in definitions; nil if there are no rules.
    func json(in language: String) -> JSONValue? { isEmpty ? nil : json }

    package var json: JSONValue {
        // A filter has a property of its own.
        .object(
            JSONObject(
                uniqueMembers: all.map { filter in
                    JSONObject.Member(key: filter.property, value: .object([Word.row.text: .string(filter.row)]))
                }))
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        all = []
        for (property, node) in try node.members() {
            let row = try node.fields { fields throws(SchemaDecodingError) in try fields.text(Word.row.text) }
            all.append(OptionFilter(property: property, row: row))
        }
    }
}
