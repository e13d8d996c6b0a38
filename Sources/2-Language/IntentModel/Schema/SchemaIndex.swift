/// The declarations of a schema by name, for repeated lookups.
package struct SchemaIndex: Sendable {
    package let schema: Schema
    private let types: NameIndex<String>
    private let enums: NameIndex<String>
    private let intents: NameIndex<String>
    private let widgets: [String: Int]
    private let controls: [String: Int]
    private let appShortcuts: [String: Int]

    package init(_ schema: Schema) {
        self.schema = schema
        types = NameIndex(schema.types) { $0 }
        enums = NameIndex(schema.enums) { $0 }
        intents = NameIndex(schema.intents) { $0 }
        widgets = Self.places(of: schema.widgets, by: \.name)
        controls = Self.places(of: schema.controls, by: \.name)
        appShortcuts = Self.places(of: schema.appShortcuts, by: \.name)
    }

    private static func places<Element>(of elements: [Element], by name: KeyPath<Element, String>) -> [String: Int] {
        var places = [String: Int](minimumCapacity: elements.count)
        for index in elements.indices { places[elements[index][keyPath: name]] = index }
        return places
    }

    package func type(named name: String) -> ObjectType? { types.current[name].map { schema.types[$0] } }
    package func enumeration(named name: String) -> EnumType? { enums.current[name].map { schema.enums[$0] } }
    package func intent(named name: String) -> Intent? { intents.current[name].map { schema.intents[$0] } }
    package func widget(named name: String) -> DeclaredWidget? { widgets[name].map { schema.widgets[$0] } }
    package func control(named name: String) -> Control? { controls[name].map { schema.controls[$0] } }

    // The declarations with a name, or else those that formerly had it.

    package func presentType(named name: String) -> ObjectType? { types.present(name).map { schema.types[$0] } }
    package func presentEnumeration(named name: String) -> EnumType? { enums.present(name).map { schema.enums[$0] } }
    package func presentIntent(named name: String) -> Intent? { intents.present(name).map { schema.intents[$0] } }

    /// Returns the type under the present name of its enum or object type.
    package func present(_ type: ValueType) -> ValueType {
        type.named(enumeration: { presentEnumeration(named: $0)?.name }, object: { presentType(named: $0)?.name })
    }

    /// Returns the existing ones of some declarations with these names, each once, in the order of the schema.
    private func selected<Declaration>(
        _ names: some Sequence<String>, of declarations: [Declaration], _ places: [String: Int]
    ) -> [Declaration] {
        Set(names.compactMap { places[$0] }).sorted().map { declarations[$0] }
    }
}

/// The declarations of one definition file by name, from which one file is generated.
package struct DefinitionFile: Hashable, Sendable {
    /// The name of the file without folders: `car-control.intent.yaml`.
    package var fileName: String
    /// The development language of the file's texts.
    package var language: String
    package var types: [String]
    package var enums: [String]
    package var intents: [String]
    package var widgets: [String]
    package var controls: [String]
    package var appShortcuts: [String]

    package init(
        fileName: String, language: String = "en", types: [String] = [], enums: [String] = [], intents: [String] = [],
        widgets: [String] = [], controls: [String] = [], appShortcuts: [String] = []
    ) {
        self.fileName = fileName
        self.language = language
        self.types = types
        self.enums = enums
        self.intents = intents
        self.widgets = widgets
        self.controls = controls
        self.appShortcuts = appShortcuts
    }
}

extension SchemaIndex {
    /// Returns the declarations of a file and those they refer to, directly or indirectly, in the order of this schema.
    ///
    /// The languages are those of the texts. Other declarations of other files do not affect the result. System intents are
    /// omitted, because they exist only in Xcode's files.
    package func subset(for file: DefinitionFile) -> Schema {
        let widgets = selected(file.widgets, of: schema.widgets, self.widgets)
        let controls = selected(file.controls, of: schema.controls, self.controls)
        let appShortcuts = selected(file.appShortcuts, of: schema.appShortcuts, self.appShortcuts)
        let used = widgets.compactMap(\.intent) + controls.map(\.intent) + appShortcuts.map(\.intent)
        let intents = selected(file.intents + used, of: schema.intents, self.intents.current).filter { !$0.isSystem }
        var references = ReferenceCollector(index: self)
        for name in file.types { references.visit(.object(name)) }
        for name in file.enums { references.visit(.enumeration(name)) }
        for intent in intents {
            // By index, because a loop copies each parameter, which costs more than reading it. So below.
            let parameters = intent.parameters
            for index in parameters.indices { references.visit(parameters[index].type.element) }
            for property in intent.actions?.response?.properties ?? [] { references.visit(property.type.element) }
        }
        var subset = Schema(group: schema.group, language: file.language)
        subset.types = selected(references.types, of: schema.types, types.current)
        subset.enums = selected(references.enums, of: schema.enums, enums.current)
        subset.intents = intents
        subset.widgets = widgets
        subset.controls = controls
        subset.appShortcuts = appShortcuts
        let languages = subset.languagesOfTexts.union([file.language])
        subset.languages = languages.count > 1 ? languages.sorted() : []
        return subset
    }
}

/// Collects the types and enums that declarations refer to. Types may refer to each other in a cycle.
package struct ReferenceCollector {
    private let index: SchemaIndex
    package private(set) var types: Set<String> = []
    package private(set) var enums: Set<String> = []
    package private(set) var hasAnyObject = false

    package init(index: SchemaIndex) {
        self.index = index
    }

    package mutating func visit(_ element: ElementType) {
        // Not recursive, because a chain of thousands of types would overflow the call stack.
        var pending = [element]
        while let element = pending.popLast() {
            switch element {
            case .anyObject: hasAnyObject = true
            case .enumeration(let name): enums.insert(name)
            case .object(let name) where types.insert(name).inserted,
                .record(let name) where types.insert(name).inserted, .union(let name) where types.insert(name).inserted:
                pending += index.type(named: name)?.memberTypes ?? []
            default: break
            }
        }
    }
}
