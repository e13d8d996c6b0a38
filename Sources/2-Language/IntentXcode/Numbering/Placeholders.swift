/// Returns an export with placeholders for all values that belong to the file and not to the definition: tags,
/// positions, namespaces, and ids with the names of their texts.
func addingPlaceholders(to exported: consuming XcodeFile) -> XcodeFile {
    var file = exported
    for key in Sidecar.fileKeys.keys { file.leaves[key]?.isImplied = true }
    file.leaves.addPlaceholder("Namespace", .id(nil))
    for list in XcodeFile.lists { file[keyPath: list.path].mutateEach { $0.addPlaceholders() } }
    return file
}

extension XcodeDeclaration {
    fileprivate mutating func addPlaceholders() {
        let names = TextNames(self)
        for (key, leaf) in leaves where leaf.role == nil && leaf.value == .string("") && key.hasIDSuffix {
            leaves[key]?.role = .id(names.name(key))
            leaves[key]?.isImplied = true
        }
        switch kind {
        case .parameter, .property, .responseProperty:
            leaves.addPlaceholder("Tag", .tag)
            leaves.addPlaceholder("DisplayPriority", .position)
            if leaves["ObjectType"] != nil { leaves.addPlaceholder("ObjectTypeNamespace", .namespace) }
            if leaves["EnumType"] != nil { leaves.addPlaceholder("EnumTypeNamespace", .namespace) }
        case .type, .intent, .response:
            if kind == .type || members?.isEmpty == false { leaves.addPlaceholder(kind.lastTagKey, .lastTag) }
        case .enumeration, .enumCase, .responseCode: break
        }
        members.mutateEach { $0.addPlaceholders() }
        codes.mutateEach { $0.addPlaceholders() }
        for index in response.indices { response[index].addPlaceholders() }
    }
}

extension XcodeDeclaration.Kind {
    var lastTagKey: String { self == .type ? "LastPropertyTag" : "LastParameterTag" }
}

extension XcodeLeaves {
    fileprivate mutating func addPlaceholder(_ key: String, _ role: XcodeLeaf.Role) {
        guard self[key].map({ $0.value == .string("") }) ?? true else { return }
        self[key] = XcodeLeaf(.string(""), isImplied: true, role: role)
    }
}

extension [XcodeDeclaration]? {
    /// Changes the elements in place.
    fileprivate mutating func mutateEach(_ change: (inout XcodeDeclaration) -> Void) {
        guard var list = self else { return }
        self = nil
        for index in list.indices { change(&list[index]) }
        self = list
    }
}

extension String {
    var hasIDSuffix: Bool { utf8.suffix(2).elementsEqual("ID".utf8) }
}

/// The names in a sidecar for the texts of a declaration, which are those of the definition language.
private struct TextNames {
    private let kind: XcodeDeclaration.Kind
    /// The parameters of an intent in order, and whether each is conditional.
    private let parameters: [(name: String, isConditional: Bool)]

    init(_ declaration: XcodeDeclaration) {
        kind = declaration.kind
        let members = kind == .intent ? declaration.members ?? [] : []
        parameters = members.map { ($0.name, $0.leaves["Relationship.PredicateName"] != nil) }
    }

    /// Returns the name for the key of an id.
    /// - Returns: Nil for an id without a name in definitions. Names are unique.
    func name(_ key: String) -> String? {
        if let name = TextNames.plain[kind]?[key] { return name }
        for group in kind.shape.groups {
            guard let (element, inner) = group.parts(of: key), let inner else { continue }
            return name(String(element), String(inner), group)
        }
        return nil
    }

    private func name(_ element: String, _ key: String, _ group: LeafGroup) -> String? {
        switch (group.name, key) {
        case ("UnsupportedReasons", "FormatStringID"): "siri.unsupported.\(element)"
        case ("Synonyms", "SynonymID"): "synonyms.\(element)"
        case ("Synonyms", "PronunciationHintID"): "synonyms.\(element).pronunciation"
        case ("ManagedParameterCombinations", "TitleID"): summary(element)
        case ("ParameterCombinations", "TitleID"): suggestion(element) + ".title"
        case ("ParameterCombinations", "SubtitleID"): suggestion(element) + ".subtitle"
        default: nil
        }
    }

    private func suggestion(_ names: String) -> String { names.isEmpty ? "suggestions" : "suggestions.\(names)" }

    /// Returns the name for a combination by its conditional parameters; nil if an unconditional parameter is missing.
    private func summary(_ combination: String) -> String? {
        let names = Set(combination.utf8.split(separator: UInt8(ascii: ",")).compactMap { String($0) })
        let all = parameters.filter { !$0.isConditional || names.contains($0.name) }
        guard all.map(\.name).joined(separator: ",") == combination else { return nil }
        let shown = all.filter(\.isConditional).map(\.name)
        return shown.isEmpty ? "summary" : "summary.\(shown.joined(separator: ","))"
    }

    private static let titled = ["DisplayNameID": "title"]
    private static let settings = [
        "Metadata.TrueDisplayNameID": "trueTitle", "Metadata.FalseDisplayNameID": "falseTitle",
        "Metadata.TemplateID": "format", "Metadata.PlaceholderID": "placeholder", "Metadata.DefaultValueID": "default",
    ]
    private static let dialogs = [
        "PromptDialogs.Configuration.FormatStringID": "prompt",
        "PromptDialogs.Primary.FormatStringID": "siri.ask",
        "PromptDialogs.DisambiguationIntroduction.FormatStringID": "siri.introduce",
        "PromptDialogs.DisambiguationSelection.FormatStringID": "siri.choose",
        "PromptDialogs.Confirmation.FormatStringID": "siri.confirm",
    ]

    private static let plain: [XcodeDeclaration.Kind: [String: String]] = [
        .type: titled,
        .property: merged(titled, settings),
        .enumeration: titled,
        .enumCase: merged(titled, ["PronunciationHintID": "pronunciation"]),
        .intent: ["TitleID": "title", "DescriptionID": "description"],
        .parameter: merged(titled, settings, dialogs),
        .responseProperty: merged(titled, settings),
        .responseCode: ["FormatStringID": "say", "ConciseFormatStringID": "show"],
    ]

    private static func merged(_ tables: [String: String]...) -> [String: String] {
        tables.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }
}
