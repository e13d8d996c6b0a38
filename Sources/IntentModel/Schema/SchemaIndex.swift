/// A schema's declarations by their names, for those who look up many.
package struct SchemaIndex: Sendable {
    package let schema: Schema
    private let types: [String: Int]
    private let enums: [String: Int]
    private let intents: [String: Int]
    private let widgets: [String: Int]

    package init(_ schema: Schema) {
        self.schema = schema
        types = Self.places(of: schema.types, by: \.name)
        enums = Self.places(of: schema.enums, by: \.name)
        intents = Self.places(of: schema.intents, by: \.name)
        widgets = Self.places(of: schema.widgets, by: \.name)
    }

    private static func places<Element>(of elements: [Element], by name: KeyPath<Element, String>) -> [String: Int] {
        var places = [String: Int](minimumCapacity: elements.count)
        for index in elements.indices { places[elements[index][keyPath: name]] = index }
        return places
    }

    package func type(named name: String) -> ObjectType? { types[name].map { schema.types[$0] } }
    package func enumeration(named name: String) -> EnumType? { enums[name].map { schema.enums[$0] } }
    package func intent(named name: String) -> Intent? { intents[name].map { schema.intents[$0] } }
    package func widget(named name: String) -> Widget? { widgets[name].map { schema.widgets[$0] } }

    // Of several names the declarations that there are, each once, in the schema's order.
    func types(named names: some Sequence<String>) -> [ObjectType] { chosen(names, types) { schema.types[$0] } }
    func enums(named names: some Sequence<String>) -> [EnumType] { chosen(names, enums) { schema.enums[$0] } }
    func intents(named names: some Sequence<String>) -> [Intent] { chosen(names, intents) { schema.intents[$0] } }
    func widgets(named names: some Sequence<String>) -> [Widget] { chosen(names, widgets) { schema.widgets[$0] } }

    private func chosen<Element>(
        _ names: some Sequence<String>, _ places: [String: Int], _ element: (Int) -> Element
    ) -> [Element] {
        Set(names.compactMap { places[$0] }).sorted().map(element)
    }
}
