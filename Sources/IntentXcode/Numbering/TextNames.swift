/// What the texts of a declaration are called in a sidecar, by the keys of their ids: as definitions name them.
struct TextNames {
    private let kind: XcodeDeclaration.Kind
    /// Of an intent: parameters in order, and which of them are shown under a condition only.
    private let parameters: [(name: String, isConditional: Bool)]

    init(_ declaration: XcodeDeclaration) {
        kind = declaration.kind
        let members = kind == .intent ? declaration.members ?? [] : []
        parameters = members.map { ($0.name, $0.leaves["Relationship.PredicateName"] != nil) }
    }

    /// - Returns: Nil for an id that definitions have no word for. No two keys have one name.
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

    /// By the conditional parameters that are shown; all others have to be.
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
