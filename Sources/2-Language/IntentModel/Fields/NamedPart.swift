internal import IntentSystem

/// A part of a schema with a name, by which others refer to it.
protocol NamedPart: Fielded {
    var name: String { get set }
}

/// A part whose title is its name in words if none is written.
protocol TitledPart: NamedPart {
    var title: LocalizedText { get set }
}

/// A parameter or a property.
protocol TypedPart: TitledPart {
    var type: ValueType { get set }
    var settings: TypeSettings { get set }
}

/// A declaration whose name can change while stored values keep their meaning.
package protocol Renamable: Sendable {
    var name: String { get set }
    /// Former names, most recent first.
    var renamedFrom: [String] { get set }
}

/// What became of a declaration in the versions of its definition.
package struct Lifecycle: Hashable, Sendable {
    /// Former names, most recent first.
    package var renamedFrom: [String] = []
    /// Why the declaration is deprecated; nil if it is not.
    package var deprecated: String?
}

/// A declaration with a name in Swift, which can be deprecated.
package protocol SwiftDeclaration: Renamable {
    var swiftName: String { get set }
    var lifecycle: Lifecycle { get set }
}

extension SwiftDeclaration {
    package var renamedFrom: [String] {
        get { lifecycle.renamedFrom }
        set { lifecycle.renamedFrom = newValue }
    }

    /// Why the declaration is deprecated; nil if it is not.
    package var deprecated: String? {
        get { lifecycle.deprecated }
        set { lifecycle.deprecated = newValue }
    }
}

/// A declaration whose name in Swift and in Xcode's files can begin with a prefix.
package protocol ClassDeclaration: SwiftDeclaration {
    /// The prefix of the name in Swift and in Xcode's files; nil if ``swiftName`` is specified.
    var classPrefix: String? { get set }
    /// Whether the definition specifies `swiftName` although it equals the implied name; Xcode's files then contain it.
    var namesClass: Bool { get set }

    /// Returns the name in Swift of a declaration that does not specify one.
    static func swiftName(of name: String, classPrefix: String?) -> String
}

extension ClassDeclaration {
    package static func swiftName(of name: String, classPrefix: String?) -> String { (classPrefix ?? "") + name }

    /// Whether the name in Swift consists of the prefix and the name.
    package var hasImpliedSwiftName: Bool { swiftName == Self.swiftName(of: name, classPrefix: classPrefix) }
}

extension Renamable {
    /// The name, followed by the former ones.
    package var allNames: [String] { [name] + renamedFrom }

    /// The former names, most recent first.
    package var formerNames: [String] { renamedFrom }

    package var wasRenamed: Bool { !renamedFrom.isEmpty }

    /// Returns the names under which a value may be stored, the current one first.
    /// - Parameter present: The names of all siblings. Only needed if the declaration has former names.
    package func storedNames(among present: Set<String>) -> [String] {
        [name] + renamedFrom.filter { !present.contains($0) }
    }

    /// Returns whether the declaration formerly had a name.
    package func wasNamed(_ name: String) -> Bool { renamedFrom.contains(name) }

    package mutating func addFormerName(_ name: String) { renamedFrom.append(name) }

    package mutating func takeFormerNames(of other: some Renamable) { renamedFrom = other.renamedFrom }

    package mutating func rename(to name: String) {
        guard name != self.name else { return }
        renamedFrom = [self.name] + renamedFrom.filter { $0 != name }
        self.name = name
    }
}

extension Sequence where Element: Renamable {
    /// Returns the declaration with a name, or else the one that formerly had it.
    package func present(_ name: String) -> Element? { first { $0.name == name } ?? first { $0.wasNamed(name) } }

    /// Returns the declaration with a stored name: with this name, or else with this former name.
    package func declaration(storedAs name: String) -> Element? {
        first { $0.name.isExactly(name) } ?? first { $0.renamedFrom.containsExactly(name) }
    }
}

/// The places of declarations in an array by their names and former names.
package struct NameIndex<Key: Hashable & Sendable>: Sendable {
    package private(set) var current: [Key: Int]
    private var former: [Key: Int] = [:]

    /// - Parameter key: Returns what names are compared by.
    package init(_ declarations: [some Renamable], by key: (String) -> Key) {
        current = Dictionary(minimumCapacity: declarations.count)
        for (place, declaration) in declarations.enumerated() {
            Self.add(key(declaration.name), place, to: &current)
            for name in declaration.renamedFrom { Self.add(key(name), place, to: &former) }
        }
    }

    private static func add(_ name: Key, _ place: Int, to places: inout [Key: Int]) {
        if places[name] == nil { places[name] = place }
    }

    /// Returns the place of the declaration with a name, or else of the one that formerly had it.
    package func present(_ name: Key) -> Int? { current[name] ?? former[name] }
}

// MARK: - Rows

extension Field where Owner: NamedPart {
    static var name: Field {
        Field(
            [],
            Access(
                write: { $1.put("name", $0.name) },
                read: { (owner, fields) throws(SchemaDecodingError) in owner.name = try fields.text("name") }))
    }

    /// The kind of a widget or a control, which is its name if none is written.
    static func kind(_ get: @escaping Getter<String>, _ set: @escaping Setter<String>) -> Field {
        Field(
            [.kind],
            Access(
                write: { $1.put("kind", get(&$0), unless: $0.name) },
                read: { (owner, fields) throws(SchemaDecodingError) in
                    set(&owner, try fields.remove("kind")?.text() ?? owner.name)
                }))
    }

    /// The name in Swift, which is derived from the name if it is not written.
    static func swiftName(
        _ get: @escaping Getter<String>, _ set: @escaping Setter<String>,
        derivedBy derived: @escaping @Sendable (String) -> String = { $0 }
    ) -> Field {
        Field(
            [.swiftName],
            Access(
                write: { $1.put("swiftName", get(&$0), unless: derived($0.name)) },
                read: { (owner, fields) throws(SchemaDecodingError) in
                    set(&owner, try fields.remove("swiftName")?.text() ?? derived(owner.name))
                }))
    }
}

extension Field where Owner: NamedPart & ClassDeclaration & SendableMetatype {
    /// The name in Swift with its prefix.
    static var classNames: Field {
        Field(
            [.swiftName, .classPrefix],
            Access(
                write: { owner, writer in
                    let implied = Owner.swiftName(of: owner.name, classPrefix: owner.classPrefix)
                    writer.put("swiftName", owner.swiftName, unless: implied)
                    writer.put("classPrefix", owner.classPrefix)
                    writer.put("namesClass", owner.namesClass)
                },
                read: { (owner, fields) throws(SchemaDecodingError) in
                    owner.classPrefix = try fields.remove("classPrefix")?.text()
                    owner.swiftName =
                        try fields.remove("swiftName")?.text()
                        ?? Owner.swiftName(of: owner.name, classPrefix: owner.classPrefix)
                    owner.namesClass = try fields.flag("namesClass")
                },
                removeTexts: { owner in
                    owner.classPrefix = nil
                    owner.namesClass = false
                }))
    }
}

extension Field where Owner: TitledPart {
    static var title: Field {
        Field(
            [.title],
            Access(
                write: { $1.putTitle($0.title, of: $0.name) },
                read: { (owner, fields) throws(SchemaDecodingError) in owner.title = try fields.title(of: owner.name) },
                visitTexts: { $1($0.title) },
                // A lock omits the title, because it is the one that follows from the name.
                removeTexts: { $0.title = LocalizedText(Naming.title(from: $0.name), language: "en") }))
    }
}

extension Field where Owner: Renamable {
    static var renamedFrom: Field { texts(.renamedFrom, { $0.renamedFrom }, { $0.renamedFrom = $1 }) }
}

extension Field where Owner: SwiftDeclaration {
    /// The rows of what became of a declaration, with another one between them.
    ///
    /// A lock contains whether something is deprecated, but no reason.
    static func lifecycle(_ other: Field...) -> [Field] {
        let deprecated = text(.deprecated, { $0.deprecated }, { $0.deprecated = $1 }).unlocked {
            $0.deprecated = $0.deprecated.map { _ in "" }
        }
        return [renamedFrom] + other + [deprecated]
    }
}

extension Field where Owner: TypedPart & SendableMetatype {
    static var type: Field {
        Field(
            [.type],
            Access(
                write: { $1.put("type", $0.type.tag) },
                read: { (owner, fields) throws(SchemaDecodingError) in
                    owner.type = try ValueType(schemaNode: fields.required("type"))
                }))
    }

    /// The settings of the type.
    /// - Parameter keys: The keys among them that the declaration has in definitions.
    static func settings(keys: [Word]) -> Field {
        let access = Access(
            write: { owner, writer in
                if owner.settings.isStandard { return }
                var typed = TypedSettings(owner.type.element, owner.settings)
                typed.write(to: &writer)
            },
            read: { (owner, fields) throws(SchemaDecodingError) in
                var typed = TypedSettings(owner.type.element)
                try typed.read(from: &fields)
                owner.settings = typed.settings
            },
            visitTexts: { owner, body in
                if owner.settings.isStandard { return }
                var typed = TypedSettings(owner.type.element, owner.settings)
                typed.visitTexts(body)
            },
            removeTexts: { owner in
                if owner.settings.isStandard { return }
                owner.settings = TypedSettings(owner.type.element, owner.settings).removingTexts().settings
            })
        return Field(keys, access)
    }
}
