package import IntentModel
internal import IntentSchema

/// Exports a schema as an `.intentdefinition` file with everything that Xcode would write, except for tags and display
/// priorities. Ids and the namespace are empty.
package func exportXcodeFile(_ schema: Schema) -> XcodeFile {
    let export = FileExporter(schema)
    return XcodeFile(
        leaves: export.leaves, types: schema.types.filter { !$0.isRecord }.map(export.type),
        enums: schema.enums.map(export.enumeration),
        intents: schema.intents.map(export.intent))
}

/// The export of one schema.
struct FileExporter {
    /// The cases of each enum by name.
    private let cases: [String: [String]]
    /// The development language, which default texts have.
    let language: String

    init(_ schema: Schema) {
        cases = Dictionary(schema.enums.map { ($0.name, $0.cases.map(\.name)) }) { first, _ in first }
        language = schema.language
    }

    func cases(ofEnum name: String) -> [String] { cases[name] ?? [] }

    /// The file's own values, which are those of the latest Xcode that was examined.
    var leaves: XcodeLeaves {
        var leaves = LeafWriter()
        leaves.imply("ModelVersion", .string(XcodeFile.newestModelVersion))
        leaves.imply("Namespace", .string(""))
        leaves.imply("SystemVersion", .string("24E263"))
        leaves.imply("ToolsBuildVersion", .string("16F6"))
        leaves.imply("ToolsVersion", .string("16.4"))
        return leaves.leaves
    }
}

/// Object types and enums.
extension FileExporter {
    func type(_ type: ObjectType) -> XcodeDeclaration {
        var leaves = LeafWriter()
        leaves.write("DisplayName", title: type.title, of: type.name)
        leaves.write(classOf: type)
        return XcodeDeclaration(
            .type, of: type, leaves: leaves.leaves,
            members: Self.builtInProperties + type.properties.map { property($0, kind: .property) })
    }

    /// The properties that Xcode writes for every type.
    private static let builtInProperties: [XcodeDeclaration] = [
        ("identifier", "String"), ("displayString", "String"), ("pronunciationHint", "String"),
        ("alternativeSpeakableMatches", "SpeakableString"),
    ].map { name, type in
        var leaves = LeafWriter()
        leaves.imply("Type", .string(type))
        leaves.imply("Default", true)
        leaves.imply("SupportsMultipleValues", type == "SpeakableString")
        return XcodeDeclaration(.property, name: name, leaves: leaves.leaves)
    }

    /// Exports a property of a type or a response.
    /// - Parameter kind: `property` or `responseProperty`.
    func property(_ property: Property, kind: XcodeDeclaration.Kind) -> XcodeDeclaration {
        var leaves = LeafWriter()
        leaves.write("DisplayName", title: property.title, of: property.name)
        leaves.write(property.type)
        leaves.writeShared(property.settings, of: property.type.element)
        return XcodeDeclaration(kind, of: property, leaves: leaves.leaves)
    }

    func enumeration(_ type: EnumType) -> XcodeDeclaration {
        var leaves = LeafWriter()
        leaves.write("DisplayName", title: type.title, of: type.name)
        leaves.imply("Type", .string("Regular"))
        leaves.imply("GeneratesHeader", true)
        leaves.write(classOf: type)
        return XcodeDeclaration(
            .enumeration, of: type, leaves: leaves.leaves,
            members: [unknownCase(type.unknownTitle)] + type.cases.map(enumCase))
    }

    /// Returns the case with index 0, which Xcode writes without its index.
    private func unknownCase(_ title: LocalizedText?) -> XcodeDeclaration {
        let name = "unknown"
        var leaves = LeafWriter()
        leaves.write("DisplayName", title ?? LocalizedText(name, language: language), isImplied: title == nil)
        return XcodeDeclaration(.enumCase, name: name, leaves: leaves.leaves)
    }

    private func enumCase(_ enumCase: EnumCase) -> XcodeDeclaration {
        var leaves = LeafWriter()
        leaves.write("DisplayName", title: enumCase.title, of: enumCase.name)
        leaves.write("Index", .integer(enumCase.index))
        if let pronunciation = enumCase.pronunciation {
            leaves.write("PronunciationHint", untranslated: pronunciation)
        }
        for (index, synonym) in enumCase.synonyms.enumerated() {
            leaves.write("Synonyms.\(index).Synonym", untranslated: synonym.text)
            if let pronunciation = synonym.pronunciation {
                leaves.write("Synonyms.\(index).PronunciationHint", untranslated: pronunciation)
            }
        }
        return XcodeDeclaration(.enumCase, of: enumCase, leaves: leaves.leaves)
    }
}

/// Intents and their responses.
extension FileExporter {
    func intent(_ intent: Intent) -> XcodeDeclaration {
        var leaves = LeafWriter()
        leaves.write("Title", title: intent.title, of: intent.name)
        if let description = intent.description { leaves.write("Description", description) }
        leaves.addID(for: "Description")
        leaves.writeKind(of: intent)
        leaves.writeActions(of: intent)
        let rows = XcodeRows(intent, cases: cases)
        leaves.writeCombinations(of: intent, rows: rows)
        let parameters = zip(intent.parameters, rows.relationships).map { parameter, relationship in
            self.parameter(parameter, of: intent, relationship: relationship)
        }
        return XcodeDeclaration(
            .intent, of: intent, leaves: leaves.leaves, members: parameters.isEmpty ? nil : parameters,
            response: response(of: intent))
    }

    /// Returns the response; nil for a system intent without one.
    private func response(of intent: Intent) -> XcodeDeclaration? {
        let response = intent.actions?.response
        if intent.isSystem, response == nil { return nil }
        var leaves = LeafWriter()
        if let output = response?.output { leaves.write("Output", .string(output)) }
        let properties = (response?.properties ?? []).map { property($0, kind: .responseProperty) }
        return XcodeDeclaration(
            .response, name: "response", leaves: leaves.leaves, members: properties.isEmpty ? nil : properties,
            codes: ResponseCode.completed(response?.codes ?? []).map(code))
    }

    private func code(_ code: ResponseCode) -> XcodeDeclaration {
        var leaves = LeafWriter()
        if code.isSuccess == ResponseCode.isSuccess(code.name) {
            leaves.imply("Success", code.isSuccess)
        } else {
            leaves.write("Success", code.isSuccess)
        }
        if let say = code.say {
            leaves.write("FormatString", say, dialogPath: DialogPath.code(code.name, "say"))
        }
        if let show = code.show {
            // If both have the same text, the variants are at the path of the spoken one.
            let path = DialogPath.code(code.name, show == code.say ? "say" : "show")
            leaves.write("ConciseFormatString", show, dialogPath: path)
        }
        return XcodeDeclaration(.responseCode, name: code.name, leaves: leaves.leaves)
    }
}

extension LeafWriter {
    /// Writes the type, category, verb and class of an intent.
    fileprivate mutating func writeKind(of intent: Intent) {
        let category = PropertyListValue.string(intent.category.rawValue)
        if intent.actions?.category == nil { imply("Category", category) } else { write("Category", category) }
        if let system = intent.actions?.system {
            write("Type", .string("System"))
            write("ClassName", .string(system))
            imply("ClassPrefix", .string("IN"))
            imply("Customizable", true)
            if let domain = SystemTypes.domain(ofIntent: system) { imply("Domain", .string(domain)) }
            if let verb = intent.actions?.verb { write("Verb", .string(verb.rawValue)) }
            return
        }
        imply("Type", .string("Custom"))
        let verb = PropertyListValue.string(intent.verb.rawValue)
        if intent.actions?.verb == nil { imply("Verb", verb) } else { write("Verb", verb) }
        write(classOf: intent)
    }

    fileprivate mutating func writeActions(of intent: Intent) {
        write("EligibleForWidgets", intent.isEligibleForWidgets)
        imply("Configurable", intent.summary != nil)
        imply("IneligibleForSuggestions", intent.actions?.suggestions.isEmpty ?? true)
        guard let actions = intent.actions else { return }
        write("UserConfirmationRequired", actions.requiresConfirmation)
        switch actions.restriction {
        case .whileLocked?: write("Restrictions", .integer(1))
        case .whileProtectedDataUnavailable?: write("Restrictions", .integer(2))
        case nil: break
        }
        if let image = actions.image { write("DefaultImageName", .string(image)) }
        if let input = actions.inputParameter { write("Input", .string(input)) }
        if let key = intent.keyParameter {
            if case .input = actions.keyParameter {
                imply("KeyParameter", .string(key))
            } else {
                write("KeyParameter", .string(key))
            }
        }
    }
}

extension ResponseCode {
    /// Returns the codes with `success` and `failure`. If they are not listed, they come first, `failure` after
    /// `success`.
    static func completed(_ codes: [ResponseCode]) -> [ResponseCode] {
        let missing = ["success", "failure"].filter { name in !codes.contains { $0.name == name } }
        let place = missing == ["failure"] ? (codes.firstIndex { $0.name == "success" } ?? -1) + 1 : 0
        var all = codes
        all.insert(contentsOf: missing.map { ResponseCode(name: $0) }, at: place)
        return all
    }
}

extension XcodeDeclaration {
    /// Creates the form of a declaration of a schema, with its former names.
    init(
        _ kind: Kind, of declaration: some Renamable, leaves: XcodeLeaves, members: [XcodeDeclaration]? = nil,
        response: XcodeDeclaration? = nil
    ) {
        self.init(kind, name: declaration.name, leaves: leaves, members: members, response: response)
        takeFormerNames(of: declaration)
    }
}
