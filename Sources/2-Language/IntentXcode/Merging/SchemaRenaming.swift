internal import IntentModel

/// Gives the declarations of a schema the names that they have in Xcode, also where the schema refers to them, and keeps
/// their former names.
struct SchemaRenaming {
    let renames: Renames
    /// The schema with the former names.
    let former: SchemaIndex

    init(_ renames: Renames, in schema: Schema) {
        self.renames = renames
        former = SchemaIndex(schema)
    }

    /// The schema with the current names.
    var schema: Schema {
        var schema = former.schema
        if renames.isEmpty { return schema }
        for index in schema.types.indices { rename(&schema.types[index]) }
        for index in schema.enums.indices { rename(&schema.enums[index]) }
        for index in schema.intents.indices { rename(&schema.intents[index]) }
        for index in schema.widgets.indices { rename(&schema.widgets[index]) }
        for index in schema.controls.indices { rename(&schema.controls[index]) }
        for index in schema.appShortcuts.indices { rename(&schema.appShortcuts[index]) }
        return schema
    }

    // MARK: Declarations

    private func rename(_ type: inout ObjectType) {
        for index in type.properties.indices {
            let name = type.properties[index].name
            type.properties[index].type = renamed(type.properties[index].type)
            type.properties[index].adopt(renames.properties[type.name]?[name], in: .object)
        }
        let rows = rows(of: type)
        for index in type.recordFields.indices { rename(&type.recordFields[index], among: rows) }
        type.adopt(renames.types[type.name])
    }

    /// Returns what the fields or members of a type can refer to: its fields, and the rows of the intents that use it.
    private func rows(of type: ObjectType) -> RowNames {
        var rows = RowNames()
        for intent in former.schema.intents where intent.parameters.contains(where: { $0.type.element == type.element })
        {
            rows.add(intent.parameters, renames.parameters[intent.name])
        }
        if !type.isUnion { rows.add(type.recordFields) }
        return rows
    }

    private func rename(_ enumeration: inout EnumType) {
        for index in enumeration.cases.indices {
            let name = enumeration.cases[index].name
            enumeration.cases[index].adopt(renames.cases[enumeration.name]?[name], in: .enumeration)
        }
        enumeration.adopt(renames.enums[enumeration.name])
    }

    private func rename(_ intent: inout Intent) {
        let rows = rows(of: intent)
        for index in intent.parameters.indices {
            let name = intent.parameters[index].name
            rename(&intent.parameters[index], among: rows)
            intent.parameters[index].adopt(rows.current[name], in: .configuration)
        }
        for index in intent.rules.indices {
            intent.rules[index].require = intent.rules[index].require.map { renamed($0, among: rows) }
        }
        renameTexts(of: &intent, among: rows)
        intent.adopt(renames.intents[intent.name])
    }

    func rows(of intent: Intent) -> RowNames {
        var rows = RowNames()
        rows.add(intent.parameters, renames.parameters[intent.name])
        return rows
    }

    // MARK: Widgets, controls and App Shortcuts

    private func rename(_ widget: inout DeclaredWidget) {
        guard let intent = widget.intent.flatMap(former.intent(named:)) else { return }
        let rows = rows(of: intent)
        for index in widget.presets.indices {
            let values = widget.presets[index].values.map { name, value in
                (rows.name(name), rows.element(name).map { renamed(value, of: $0) } ?? value)
            }
            widget.presets[index].values = Dictionary(values) { first, _ in first }
        }
        widget.intent = renames.intents[intent.name] ?? intent.name
    }

    private func rename(_ control: inout Control) {
        guard let intent = former.intent(named: control.intent) else { return }
        if let toggle = control.toggle { control.style = .toggle(rows(of: intent).name(toggle)) }
        control.intent = renames.intents[intent.name] ?? intent.name
    }

    private func rename(_ shortcut: inout AppShortcut) {
        guard let intent = former.intent(named: shortcut.intent) else { return }
        let rows = rows(of: intent)
        shortcut.phrases = shortcut.phrases.map { renamed($0, among: rows) }
        shortcut.intent = renames.intents[intent.name] ?? intent.name
    }
}

/// The names to which conditions, defaults and placeholders can refer, with their types and their current names.
struct RowNames {
    private(set) var current: Renames.Names = [:]
    private var elements: [String: ElementType] = [:]

    /// Adds parameters or fields, which hide others with the same names.
    mutating func add(_ parameters: [Parameter], _ names: Renames.Names? = nil) {
        for parameter in parameters { add(parameter.name, parameter.type.element, current: names?[parameter.name]) }
    }

    /// Adds the properties of a response, which hide parameters with the same names.
    mutating func add(_ properties: [Property]) {
        for property in properties { add(property.name, property.type.element, current: nil) }
    }

    private mutating func add(_ name: String, _ element: ElementType, current: String?) {
        elements[name] = element
        self.current[name] = current
    }

    /// Returns the former type of a row.
    func element(_ row: String) -> ElementType? { elements[row] }

    func name(_ row: String) -> String { current[row] ?? row }
}

extension SwiftDeclaration {
    /// Renames the declaration, and its name in Swift if that is the name.
    /// - Parameters:
    ///   - name: Nil if the name stays.
    ///   - scope: Where generated code declares it.
    fileprivate mutating func adopt(_ name: String?, in scope: SwiftName.Scope) {
        guard let name else { return }
        if swiftName == self.name || swiftName == SwiftName.lowerCamel(self.name) {
            var names = SwiftNameChooser(scope)
            swiftName = names.choose(SwiftName.isIdentifier(name) ? name : SwiftName.lowerCamel(name))
        }
        rename(to: name)
    }
}

extension ClassDeclaration {
    /// Renames the declaration, and its name in Swift if that follows from the name.
    /// - Parameter name: Nil if the name stays.
    fileprivate mutating func adopt(_ name: String?) {
        guard let name else { return }
        if hasImpliedSwiftName {
            let implied = Self.swiftName(of: name, classPrefix: classPrefix)
            swiftName = SwiftName.isIdentifier(name) ? implied : SwiftName.upperCamel(implied)
        }
        rename(to: name)
    }
}
