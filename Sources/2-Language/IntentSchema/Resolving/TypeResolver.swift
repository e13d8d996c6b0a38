internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves object types, their properties, and the types of parameters and properties.
struct TypeResolver: ContextResolver {
    let context: ResolvingContext

    /// Returns the type and what other declarations need to know of it.
    ///
    /// Its options are not resolved yet, because they require all enums. The fields contain them.
    func objectType(_ declaration: Declaration) -> (type: ObjectType, scope: ObjectScope, fields: Fields) {
        context.enterTexts("types", declaration.name, at: declaration.key)
        defer { context.leaveTexts() }
        let value = Value(declaration.value, after: declaration.key)
        let name = declaration.name
        var scope = ObjectScope()
        guard !isAlias(value), let fields = reader.fields(of: value, allowed: .objectType, subject: "a type") else {
            let title = LocalizedText(name, language: document.language)
            return (ObjectType(name: name, swiftName: name, title: title), scope, Fields())
        }
        let (swift, classPrefix) = nameResolver.swiftName(of: declaration, fields)
        var type = ObjectType(name: name, swiftName: swift.name, title: textResolver.title(fields[.title], name: name))
        type.description = textResolver.localizedText(fields[.description])
        nameResolver.readEvolution(of: &type, fields, declaration, .types, swift)
        for former in document.formerInlineNames[declaration.value] ?? []
        where former != name && names.types[former] == nil && !type.formerNames.contains(former) {
            type.addFormerName(former)
        }
        type.classPrefix = classPrefix
        type.namesClass = swift.isRepeated
        scope.isRecord = fields.mentions(.fields)
        scope.isUnion = fields.mentions(.oneOf)
        if let properties = fields[.properties], reader.isSection(properties, of: "properties") {
            (type.properties, scope.properties) = self.properties(
                properties, in: "properties", SwiftNameRule(.object), reserved: ObjectType.builtInProperties)
        } else {
            scope.hasUnreadProperties = fields.mentions(.properties)
        }
        return (type, scope, fields)
    }

    /// Reports a type that is only another name for one, which the language does not have.
    private func isAlias(_ value: Value) -> Bool {
        let kind = tree.kind(value.node)
        guard kind == .sequence || kind == .scalar && isType(text(value.node)) else { return false }
        reader.reportWrongType(
            value, expected: "a map of the keys of a type",
            hint: "; a type is not another name for one, so write that one where it is used")
        return true
    }

    /// Returns the properties of a type or a response.
    /// - Parameters:
    ///   - section: The beginning of the paths of their texts.
    ///   - reserved: The names of built-in properties.
    /// - Returns: The properties, and what reading a literal of each needs, by name; nil if its type could not be read.
    func properties(
        _ value: Value, in section: StaticString, _ swiftNames: SwiftNameRule, reserved: [String] = []
    ) -> (properties: [Property], scopes: [String: ObjectScope.Property?]) {
        var properties: [Property] = []
        var scopes: [String: ObjectScope.Property?] = [:]
        var swiftNames = swiftNames
        var formerNames = FormerNameRule()
        for entry in tree.entries(of: value.node) {
            let name = text(entry.key)
            formerNames.declare(name, at: place(entry.key))
            let property = property(name, entry, in: section, &formerNames)
            scopes[name] = .some(
                (property?.value).map { ObjectScope.Property(type: $0.type, settings: $0.settings) })
            if reserved.contains(name) {
                report(
                    .nameCollision, at: place(entry.key),
                    "'\(name)' is built in: every value of a type has an identifier, a title, a subtitle and an image")
            } else if let property {
                let place = placeOfSwiftName(property.swiftNode)
                if let problem = swiftNames.check(property.value.swiftName, at: place) { report(problem) }
                properties.append(property.value)
            }
        }
        nameResolver.reportFormerNames(formerNames)
        return (properties, scopes)
    }

    private func property(
        _ name: String, _ entry: YAMLTree.Entry, in section: StaticString, _ formerNames: inout FormerNameRule
    ) -> (value: Property, swiftNode: NodeID)? {
        context.enterTexts(section, entry.key)
        defer { context.leaveTexts() }
        let value = Value(entry.value, after: entry.key)
        guard !tree.isInvalid(entry.value) else { return nil }
        guard tree.kind(entry.value) == .mapping else {
            let swift = nameResolver.swiftName(of: name, at: entry.key, nil) { $0 }
            guard let type = valueType(value, of: "a property"), !isRecord(type, value) else { return nil }
            let property = Property(
                name: name, swiftName: swift.name, title: textResolver.title(nil, name: name), type: type)
            return (property, swift.node)
        }
        guard let fields = reader.fields(of: value, allowed: .property, subject: "a property") else { return nil }
        let swift = nameResolver.swiftName(of: name, at: entry.key, fields[.swiftName]) { $0 }
        let title = textResolver.title(fields[.title], name: name)
        var property = Property(name: name, swiftName: swift.name, title: title, type: ValueType(.string))
        nameResolver.readEvolution(of: &property, fields, into: &formerNames)
        guard let type = requiredType(fields, of: "a property", at: entry.key), !isRecord(type, fields[.type]) else {
            return nil
        }
        property.type = type
        property.settings = SettingsResolver(context: context).settings(fields, of: &property.type)
        return (property, swift.node)
    }

    /// Reports a property that is a record.
    private func isRecord(_ type: ValueType, _ value: Value?) -> Bool {
        guard type.element.isRecord, let value else { return false }
        RecordRule(context: context).reportNested(type, in: "a property", at: value)
        return true
    }

    func requiredType(_ fields: Fields, of subject: @autoclosure () -> String, at key: NodeID) -> ValueType? {
        if let value = fields[.type] { return valueType(value, of: subject()) }
        if reader.isMissing(.type, in: fields) {
            report(.missingKey("type", of: subject(), at: place(key), hint: ", such as type: String"))
        }
        return nil
    }

    // MARK: Types of parameters and properties

    /// Returns a type such as `Integer` or `[CarControl]`: a name, or a list of exactly one name.
    /// - Parameter subject: What has the type, such as `a field`.
    func valueType(_ value: Value, of subject: @autoclosure () -> String) -> ValueType? {
        switch tree.kind(value.node) {
        case .scalar: return elementType(value).map { ValueType($0) }
        case .sequence:
            let elements = Array(tree.elements(of: value.node))
            if elements.count == 1, let union = elements.first.flatMap({ document.inlineTypes[$0] }) {
                return ValueType(.union(union), isList: true)
            }
            if elements.count == 1, let element = elements.first, isUnion(element) {
                report(.unionOfOwn(subject(), at: place(element)))
                return nil
            }
            guard elements.count == 1, let element = elements.first, tree.kind(element) == .scalar else {
                reader.reportWrongType(
                    value, expected: "one type in brackets, such as [String]", hint: hint(forTypes: elements))
                return nil
            }
            guard !tree.isInvalid(element) else { return nil }
            return elementType(Value(element, after: nil), isInBrackets: true).map { ValueType($0, isList: true) }
        case .mapping:
            if let union = document.inlineTypes[value.node] { return ValueType(.union(union)) }
            if isUnion(value.node) {
                report(.unionOfOwn(subject(), at: place(value.node)))
                return nil
            }
            reader.reportWrongType(
                value, expected: "a type, such as String or [String]",
                hint: "; a parameter with a value of one of several types has { oneOf: [String, URL] }")
            return nil
        }
    }

    /// Whether a map in place of a type has members. Those of parameters are declared as types before.
    private func isUnion(_ node: NodeID) -> Bool {
        tree.kind(node) == .mapping && tree.entries(of: node).contains { Word(tree.symbol(of: $0.key)) == .oneOf }
    }

    private func hint(forTypes elements: [NodeID]) -> String {
        guard elements.count > 1 else { return "" }
        let isSized = elements.dropFirst().contains { tree.digits($0) != nil }
        return isSized ? "; write the number of values as 'size'" : "; all values of a list have the same type"
    }

    /// Whether a name is that of a type, as far as the declarations of all files could be read.
    func isType(_ name: String) -> Bool {
        names.types[name] != nil || ElementKind(Word.vocabulary.symbol(of: name)) != nil || Dimension(name) != nil
    }

    /// Returns the type with a name; nil if the language has none and no file declares one.
    func type(named name: String) -> ElementType? {
        type(named: name, ElementKind(Word.vocabulary.symbol(of: name)))
    }

    /// - Parameter kind: The kind of the type of the language with the name; nil if there is none.
    private func type(named name: String, _ kind: ElementKind?) -> ElementType? {
        switch names.types[name]?.content {
        case .object(let scope)?: scope.isUnion ? .union(name) : scope.isRecord ? .record(name) : .object(name)
        case .enumeration?: .enumeration(name)
        case nil: kind?.type ?? Dimension(name).map(ElementType.measurement)
        }
    }

    private func elementType(_ value: Value, isInBrackets: Bool = false) -> ElementType? {
        let kind = tree.withUTF8(value.node) { ElementKind(Word.vocabulary.symbol(ofUTF8: $0)) }
        if let kind, kind.isReserved { return kind.type }
        guard let name = reader.filledString(value, expected: "a type, such as String or [String]") else { return nil }
        if let type = type(named: name, kind) { return type }
        if name.hasPrefix("System.") { return systemType(name, at: place(value.node)) }
        reportUnknownType(name, at: place(value.node), isInBrackets: isInBrackets)
        return nil
    }

    /// Returns a type such as `System.MediaItem`. Apple adds types, so any name of the right form is accepted.
    private func systemType(_ name: String, at place: Place) -> ElementType? {
        let ownName = name.dropFirst("System.".count)
        guard ownName.utf8.first?.isASCIIUppercase == true, ownName.utf8.allSatisfy(\.isASCIILetterOrDigit) else {
            report(
                .unknownType, at: place,
                "\(quoted(name)) is not one of Apple's types; 'System.' is followed by one name, such as MediaItem")
            return nil
        }
        return .system(String(ownName))
    }

    private func reportUnknownType(_ name: String, at place: Place, isInBrackets: Bool) {
        if let foreign = ForeignType(name) {
            let element = isType(foreign.element) ? foreign.element : near(foreign.element) ?? foreign.element
            return report(.foreignType(name, foreign, of: element, isInBrackets: isInBrackets, at: place))
        }
        if let map = mapMeant(by: name) {
            return report(.unknownType(name, near: nil, advice: "keys beside a type are written as \(map)", at: place))
        }
        let near = near(name)
        if near == nil, let advice = ForeignType.advice(for: name) {
            return report(.unknownType(name, near: nil, advice: advice, at: place))
        }
        // A file that could not be read may declare it.
        if names.isIncomplete, near == nil { return }
        report(.unknownType(name, near: near, at: place))
    }

    /// Returns the map that a text such as `Integer range 0...3` stands for.
    private func mapMeant(by text: String) -> String? {
        let words = text.split(separator: " ")
        guard words.count == 3, isType(String(words[0])), Word(Word.vocabulary.symbol(of: String(words[1]))) != nil
        else { return nil }
        return "{ type: \(words[0]), \(words[1]): \(words[2]) }"
    }

    /// The type that is probably meant by a name that is not one.
    private func near(_ name: String) -> String? {
        ForeignType.type(named: name) ?? (context.canSuggest ? context.nearest(to: name, in: knownTypes) : nil)
    }

    private var knownTypes: [String] { Self.languageTypes + names.types.keys }

    private static let languageTypes = ElementKind.withWords.compactMap(\.word) + Dimension.names
}

extension Diagnostic {
    fileprivate static func unionOfOwn(_ subject: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .invalidUnion, at: place, "\(subject) cannot be a union; 'oneOf' can only be the type of a parameter")
    }

    fileprivate static func foreignType(
        _ text: String, _ type: ForeignType, of element: String, isInBrackets: Bool, at place: Place
    ) -> Diagnostic {
        let quotes = text.hasPrefix("[") ? ", without quotes" : ""
        let rule =
            type.isList ? "a list is a type in brackets\(quotes)" : "a value is optional unless its row has a default"
        return Diagnostic(
            .unknownType, at: place,
            "\(quoted(text)) is not a type" + (type.isList || type.isOptional ? "; \(rule)" : " of the language"),
            near: type.isList && !isInBrackets ? "[\(element)]" : element)
    }

    fileprivate static func unknownType(
        _ name: String, near: String?, advice: String? = nil, at place: Place
    ) -> Diagnostic {
        Diagnostic(
            .unknownType, at: place,
            "\(quoted(name)) is not a type of the language" + (advice.map { "; \($0)" } ?? ", and no file declares it"),
            near: near)
    }
}
