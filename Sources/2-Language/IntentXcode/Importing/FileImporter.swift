internal import IntentDiagnostics
internal import IntentModel

/// The conversion of an `.intentdefinition` file to a schema.
///
/// Types are read first, then enums, then intents, so that references can be checked. The result is always valid.
struct FileImporter {
    var texts: ImportedTexts
    private(set) var warnings: [ImportWarning] = []
    private var reported: Set<ImportWarning> = []
    /// The types by name.
    var types: [String: ObjectType] = [:]
    var enums: [String: EnumType] = [:]
    /// The names of the properties by type.
    private(set) var propertyNames: [String: Set<String>] = [:]
    /// The cases of all enums by the ids of their titles.
    var casesByTitle: [String: [DialogValue]] = [:]
    /// The Swift names of types, enums and intents.
    private var moduleNames = SwiftNameChooser(.module)
    /// The unknown keys that were reported.
    private var unknownKeys: Set<String> = []
    /// The first key path of each id.
    private var idKeyPaths: [String: String] = [:]
    /// The ids of texts that differ in a `.strings` file of the same language.
    private var reportedConflicts: Set<String> = []

    init(texts: ImportedTexts) {
        self.texts = texts
    }

    mutating func schema(of file: XcodeFile) -> Schema {
        var schema = Schema(language: texts.language)
        // Names come first, because a property can refer to a type or enum that is declared later.
        let types = validDeclarations(located(file.types, "INTypes"), as: "type")
        let enums = validDeclarations(located(file.enums, "INEnums"), as: "enum", excluding: Set(types.map(\.name)))
        for type in types { self.types[type.name] = emptyType(type) }
        for enumeration in enums {
            let imported = self.enumeration(enumeration)
            // An enum needs a case besides 'unknown'.
            guard !imported.cases.isEmpty else { continue }
            self.enums[imported.name] = imported
            schema.enums.append(imported)
        }
        for type in types {
            let imported = objectType(type)
            self.types[imported.name] = imported
            schema.types.append(imported)
        }
        propertyNames = self.types.mapValues { Set($0.properties.map(\.name)) }
        for intent in validDeclarations(located(file.intents, "INIntents"), as: "intent") {
            schema.intents.append(self.intent(intent))
        }
        return schema
    }

    private func located(_ declarations: [XcodeDeclaration]?, _ key: String) -> [LocatedDeclaration] {
        (declarations ?? []).enumerated().map { LocatedDeclaration($1, at: "\(key)[\($0)]") }
    }

    // MARK: Warnings

    /// Adds a warning, once for the same place and message.
    mutating func warn(_ message: String, at keyPath: String) {
        let warning = ImportWarning(keyPath, message)
        if reported.insert(warning).inserted { warnings.append(warning) }
    }

    mutating func warn(_ message: String, of declaration: LocatedDeclaration, _ key: String) {
        warn(message, at: declaration.keyPath(of: key))
    }

    func quoted(_ text: String) -> String { IntentDiagnostics.quoted(text) }

    /// Warns about unknown keys, once for each key, and about values of an unexpected kind.
    mutating func checkLeaves(of declaration: LocatedDeclaration) {
        checkIDs(of: declaration)
        let unexpected = declaration.declaration.leaves.filter { key, leaf in
            !(KnownLeaves.shape(of: key, in: declaration.kind)?.accepts(leaf.value) ?? false)
        }
        for (key, leaf) in unexpected.sorted(by: { $0.key < $1.key }) {
            if let shape = KnownLeaves.shape(of: key, in: declaration.kind) {
                warn(
                    "found \(leaf.value.phrase), expected \(shape.phrase); it is kept in the sidecar",
                    of: declaration, key)
            } else if unknownKeys.insert("\(declaration.kind) \(key)").inserted {
                warn("unknown key; it is kept in the sidecar", of: declaration, key)
            }
        }
    }

    // MARK: Names

    /// Returns the declarations with valid names, each name once.
    /// - Parameters:
    ///   - kind: The kind, as messages name it.
    ///   - others: Names that are already used.
    mutating func validDeclarations(
        _ declarations: [LocatedDeclaration], as kind: String, excluding others: Set<String> = []
    ) -> [LocatedDeclaration] {
        var seen = others
        return declarations.filter { declaration in
            checkLeaves(of: declaration)
            let name = declaration.name
            if let reason = refusal(of: name, as: kind) {
                warn("\(quoted(name)) \(reason); the \(kind) is kept in the sidecar", of: declaration, "Name")
                return false
            }
            guard seen.insert(name).inserted else {
                warn(
                    "\(quoted(name)) is declared twice; only the first declaration is imported", of: declaration, "Name"
                )
                return false
            }
            return true
        }
    }

    private func refusal(of name: String, as kind: String) -> String? {
        guard DefinitionLimits.allowsName(name) else { return "cannot be a name in a definition" }
        switch kind {
        case "type", "enum":
            return ElementKind.withWords.contains { $0.isReserved && $0.word == name } ? "is a built-in type" : nil
        case "case": return name == "unrecognized" ? "is the name of unknown cases in generated code" : nil
        case "property": return ObjectType.builtInProperties.contains(name) ? "is a property of every type" : nil
        default: return nil
        }
    }

    /// Returns the Swift name and the class prefix of a type, an enum or an intent.
    /// - Parameter derived: Returns the class name for a name, if the file does not specify the class.
    mutating func swiftName(
        of declaration: LocatedDeclaration, derived: (String) -> String
    ) -> (name: String, prefix: String?) {
        let prefix = identifier("ClassPrefix", of: declaration)
        let wanted = identifier("ClassName", of: declaration) ?? (prefix ?? "") + derived(declaration.name)
        let identifier =
            SwiftName.isIdentifier(wanted) && SwiftName.isIdentifier(declaration.name)
            ? wanted : SwiftName.upperCamel(wanted)
        let name = moduleNames.choose(identifier) { candidate, used in
            !used.contains("\(candidate)Handling")
                && !(candidate.hasSuffix("Handling") && used.contains(String(candidate.dropLast(8))))
        }
        return (name, prefix)
    }

    private mutating func identifier(_ key: String, of declaration: LocatedDeclaration) -> String? {
        guard let text = declaration.nonEmptyString(key) else { return nil }
        guard SwiftName.isIdentifier(text), DefinitionLimits.allowsName(text) else {
            warn("\(quoted(text)) is not a Swift identifier; it is kept in the sidecar", of: declaration, key)
            return nil
        }
        return text
    }

    // MARK: Texts

    /// Returns a localized text; nil if there is none, or if it is empty and has no translations.
    mutating func text(_ key: String, of declaration: LocatedDeclaration) -> LocalizedText? {
        guard let text = representableText(key, of: declaration) else { return nil }
        let localized = texts.text(text, id: declaration.string("\(key)ID"))
        return text.isEmpty && localized.others.isEmpty ? nil : localized
    }

    /// Returns a title; by default, one that is derived from the name.
    mutating func title(_ key: String, of declaration: LocatedDeclaration) -> LocalizedText {
        let text = representableText(key, of: declaration) ?? Naming.title(from: declaration.name)
        return texts.text(text, id: declaration.string("\(key)ID"))
    }

    /// Returns a text that a definition can contain: that of the `.strings` file of the file's own language, which Apple's
    /// systems show, or else that of the file.
    /// - Parameter isAllowed: Returns whether a definition can contain the text of the `.strings` file.
    mutating func representableText(
        _ key: String, of declaration: LocatedDeclaration, isAllowed: (String) -> Bool = { _ in true }
    ) -> String? {
        guard let text = declaration.string(key) else { return nil }
        guard DefinitionLimits.allowsText(text) else {
            warn("the text is too long for a definition; it is kept in the sidecar", of: declaration, key)
            return nil
        }
        guard let id = declaration.string("\(key)ID"), let other = texts.conflictingText(with: text, id: id) else {
            return text
        }
        let isUsed = DefinitionLimits.allowsText(other) && isAllowed(other)
        if reportedConflicts.insert(id).inserted {
            warn(
                "the .strings file for '\(texts.language)' has the text \(quoted(other)) instead"
                    + (isUsed ? ", which the definition now has" : " and keeps it"), of: declaration, key)
        }
        return isUsed ? other : text
    }
}

extension LocatedDeclaration {
    /// Returns whether the file names the class although it is the derived one.
    func restatesClassName(_ swiftName: String, derived: String) -> Bool {
        swiftName == derived && nonEmptyString("ClassName") == derived
    }
}

/// Ids, by which `.strings` files refer to texts.
extension FileImporter {
    /// Warns about ids that are used twice, for which Xcode translates both texts alike. Combinations may share ids.
    private mutating func checkIDs(of declaration: LocatedDeclaration) {
        let ids = declaration.declaration.leaves.filter { key, _ in
            key.hasIDSuffix && !key.utf8.starts(with: "ManagedParameterCombinations".utf8)
                && !key.utf8.starts(with: "ParameterCombinations".utf8)
        }
        for (key, leaf) in ids.sorted(by: { $0.key < $1.key }) {
            guard case .string(let id) = leaf.value, !id.isEmpty else { continue }
            let place = declaration.keyPath(of: key)
            guard let first = idKeyPaths[id] else {
                idKeyPaths[id] = place
                continue
            }
            warn("the id \(quoted(id)) is also used by \(first); both texts have the same translations", at: place)
        }
    }
}

/// Chooses unique Swift names in one scope.
struct SwiftNameChooser {
    private let reserved: Set<String>
    private var used: Set<String> = []
    /// The next number for each wanted name that was used.
    private var numbers: [String: Int] = [:]

    /// - Parameter scope: Nil if generated code reserves no names in the scope.
    init(_ scope: SwiftName.Scope?) {
        reserved = scope?.reservedNames ?? []
    }

    /// Returns the wanted name, or a similar one that is free.
    /// - Parameters:
    ///   - wanted: A Swift identifier.
    ///   - isAvailable: An additional condition, which is also given the used names.
    mutating func choose(_ wanted: String, isAvailable: (String, Set<String>) -> Bool = { _, _ in true }) -> String {
        var candidate = wanted
        var number = numbers[wanted] ?? 1
        while reserved.contains(candidate) || used.contains(candidate) || !isAvailable(candidate, used) {
            candidate = number == 1 ? "\(wanted)_" : "\(wanted)\(number)"
            number += 1
        }
        if number > 1 { numbers[wanted] = number }
        used.insert(candidate)
        return candidate
    }
}
