internal import IntentModel

/// One of Xcode's files on its way to a schema; the topics stand in extensions.
///
/// Types come first, then enums, then intents, so that each part knows what it may name. Nothing is made that the
/// reader of definitions would refuse.
struct FileImporter {
    var texts: ImportedTexts
    private(set) var warnings: [ImportWarning] = []
    private var said: Set<ImportWarning> = []
    /// What may be named as a type, by name.
    var types: [String: ObjectType] = [:]
    var enums: [String: EnumType] = [:]
    /// The ids of the titles that the cases of an enum have, with the cases' names, by the enum's name.
    var valueTitles: [String: [ValueTitle]] = [:]
    /// Of types, enums and intents.
    var moduleNames = SwiftNameChooser(.module)
    /// Keys that were warned of.
    private var unknownKeys: Set<String> = []
    /// The first place of each id.
    var idPlaces: [String: String] = [:]
    /// Ids of texts of which a `.strings` file of the same language says something else.
    private var drifted: Set<String> = []

    init(texts: ImportedTexts) {
        self.texts = texts
    }

    /// The title of one value that a placeholder may have.
    struct ValueTitle {
        /// The parameter or property that has the value; empty for the values of an enum.
        var owner = ""
        let id: String
        /// A case, or `true` or `false`.
        let value: String
    }

    mutating func schema(of file: XcodeFile) -> Schema {
        var schema = Schema(language: texts.language)
        // Names first: a property may be of a type, or an enum, that stands later.
        let types = declared(placed(file.types, "INTypes"), as: "type")
        let enums = declared(placed(file.enums, "INEnums"), as: "enum", beside: Set(types.map(\.name)))
        for type in types { self.types[type.name] = emptyType(type) }
        for enumeration in enums {
            let made = self.enumeration(enumeration)
            // What has no case beside `unknown` is none.
            guard !made.cases.isEmpty else { continue }
            self.enums[made.name] = made
            schema.enums.append(made)
        }
        for type in types {
            let made = objectType(type)
            self.types[made.name] = made
            schema.types.append(made)
        }
        for intent in declared(placed(file.intents, "INIntents"), as: "intent") {
            schema.intents.append(self.intent(intent))
        }
        return schema
    }

    private func placed(_ declarations: [XcodeDeclaration]?, _ key: String) -> [PlacedDeclaration] {
        (declarations ?? []).enumerated().map { PlacedDeclaration($1, at: "\(key)[\($0)]") }
    }

    // MARK: Warnings

    /// Once for the same thing, however often it is read.
    mutating func warn(_ message: String, at keyPath: String) {
        let warning = ImportWarning(keyPath, message)
        if said.insert(warning).inserted { warnings.append(warning) }
    }

    mutating func warn(_ message: String, of declaration: PlacedDeclaration, _ key: String) {
        warn(message, at: declaration.keyPath(of: key))
    }

    func quoted(_ text: String) -> String { ImportWarning.quoted(text) }

    /// Warns of what this version does not know, once for each key, and of values that are not what their keys have.
    mutating func checkLeaves(of declaration: PlacedDeclaration) {
        checkIds(of: declaration)
        let odd = declaration.declaration.leaves.filter { key, leaf in
            !(KnownLeaves.shape(of: key, in: declaration.kind)?.admits(leaf.value) ?? false)
        }
        for (key, leaf) in odd.sorted(by: { $0.key < $1.key }) {
            if let shape = KnownLeaves.shape(of: key, in: declaration.kind) {
                warn(
                    "\(leaf.value.phrase) is found where \(shape.phrase) is expected; it is kept in the sidecar",
                    of: declaration, key)
            } else if unknownKeys.insert("\(declaration.kind) \(key)").inserted {
                warn("this version does not know the key; it is kept in the sidecar", of: declaration, key)
            }
        }
    }

    // MARK: Names

    /// The declarations whose names can be declared, each name once.
    /// - Parameters:
    ///   - kind: As a word of a message.
    ///   - others: Names that are taken.
    mutating func declared(
        _ declarations: [PlacedDeclaration], as kind: String, beside others: Set<String> = []
    ) -> [PlacedDeclaration] {
        var seen = others
        return declarations.filter { declaration in
            checkLeaves(of: declaration)
            let name = declaration.name
            if let reason = refusal(of: name, as: kind) {
                warn("\(quoted(name)) \(reason); the \(kind) is kept in the sidecar", of: declaration, "Name")
                return false
            }
            guard seen.insert(name).inserted else {
                warn("\(quoted(name)) is declared twice; the first one is taken", of: declaration, "Name")
                return false
            }
            return true
        }
    }

    private func refusal(of name: String, as kind: String) -> String? {
        guard DefinitionText.isName(name) else { return "is no name of a definition" }
        switch kind {
        case "type", "enum":
            let reserved = [
                "String", "Integer", "Decimal", "Boolean", "URL", "TimeInterval", "DateComponents", "Object",
            ]
            return reserved.contains(name) ? "is a type of the language" : nil
        case "case": return name == "unrecognized" ? "is what Swift calls a case that is not known" : nil
        case "property": return ObjectType.builtInProperties.contains(name) ? "is a property of every type" : nil
        default: return nil
        }
    }

    /// The name for Swift of a type, an enum or an intent, and the prefix that stands in it.
    /// - Parameter made: What a name becomes where the file gives no class.
    mutating func swiftName(
        of declaration: PlacedDeclaration, made: (String) -> String
    ) -> (name: String, prefix: String?) {
        let prefix = identifier("ClassPrefix", of: declaration)
        let wanted = identifier("ClassName", of: declaration) ?? (prefix ?? "") + made(declaration.name)
        let identifier =
            SwiftName.isIdentifier(wanted) && SwiftName.isIdentifier(declaration.name)
            ? wanted : SwiftName.upperCamel(wanted)
        let handlers = moduleNames
        let name = moduleNames.choose(identifier) { candidate in
            !handlers.used.contains("\(candidate)Handling")
                && !(candidate.hasSuffix("Handling") && handlers.used.contains(String(candidate.dropLast(8))))
        }
        return (name, prefix)
    }

    private mutating func identifier(_ key: String, of declaration: PlacedDeclaration) -> String? {
        guard let text = declaration.filled(key) else { return nil }
        guard SwiftName.isIdentifier(text), DefinitionText.isName(text) else {
            warn("\(quoted(text)) is no name of Swift; it is kept in the sidecar", of: declaration, key)
            return nil
        }
        return text
    }

    // MARK: Texts

    /// A text that a person reads; nil where there is none, or an empty one that nothing translates.
    mutating func text(_ key: String, of declaration: PlacedDeclaration) -> LocalizedText? {
        guard let text = sayable(key, of: declaration) else { return nil }
        let localized = texts.text(text, id: declaration.string("\(key)ID"))
        return text.isEmpty && localized.others.isEmpty ? nil : localized
    }

    /// A title; where there is none, the name in words.
    mutating func title(_ key: String, of declaration: PlacedDeclaration) -> LocalizedText {
        let text = sayable(key, of: declaration) ?? Naming.words(from: declaration.name)
        return texts.text(text, id: declaration.string("\(key)ID"))
    }

    /// A text that a definition can hold.
    mutating func sayable(_ key: String, of declaration: PlacedDeclaration) -> String? {
        guard let text = declaration.string(key) else { return nil }
        guard DefinitionText.isSayable(text) else {
            warn("the text is longer than a definition may hold; it is kept in the sidecar", of: declaration, key)
            return nil
        }
        if let id = declaration.string("\(key)ID"), let other = texts.otherText(than: text, id: id),
            drifted.insert(id).inserted
        {
            warn(
                "the .strings file of '\(texts.language)' says \(quoted(other)) instead, which stays there",
                of: declaration,
                key)
        }
        return text
    }
}

extension PlacedDeclaration {
    /// Whether the file names the class although it follows from the name.
    func namesClass(_ swiftName: String, derived: String) -> Bool {
        swiftName == derived && filled("ClassName") == derived
    }
}
