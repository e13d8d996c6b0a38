internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema
internal import IntentSystem

/// Moving listed options to a file.
extension LanguageServer {
    mutating func movedOptions(at place: RefactoringPlace) -> Refactoring? {
        let outline = place.outline
        let resolved = results(of: place.root).resolved
        guard let owner = place.row ?? outline.declarations(around: place.node).first(where: { $0.kind == .type }),
            let options = outline.child("options", of: owner.node), place.isWithin(options),
            [.mapping, .sequence].contains(outline[options].kind), !resolved.diagnostics.hasErrors,
            let entry = OutlineEntry(options, of: outline, key: "options"),
            let (listed, element) = resolved.schema.listedOptions(of: owner, names: entry.names)
        else { return nil }
        let name = fileName(for: owner, in: FilePath(place.path).folder)
        var refactoring = Refactoring(title: "move the options to '\(name)'")
        refactoring.obstacle =
            outline.hasComments(in: outline[options].range) ? "JSON has no comments" : obstacle(of: listed)
        if !client.createsFiles { refactoring.obstacle = "the editor does not support the creation of files" }
        guard refactoring.obstacle == nil else { return refactoring }
        let document = JSONValue.optionDocument(listed)
        guard document.provides(listed, of: element, in: resolved.schema) else { return nil }
        let path = (FilePath(place.path).folder / name).string
        refactoring.edit.created = [SourceFile(path: path, text: document.rendered(pretty: true) + "\n")]
        refactoring.edit.append(
            Replacement(range: outline[options].range, text: "optionsFrom: { file: \(name.yaml) }"), in: place.path)
        let texts = "\(outline.textPath(of: owner.node)).options."
        refactoring.edit.append(movingTexts(from: texts, to: nil, in: place.root))
        return refactoring
    }

    /// Why a file cannot contain options.
    private func obstacle(of options: [ListedOption]) -> String? {
        if let option = options.first(where: { !$0.renamedFrom.isEmpty }) {
            return "a file has no former names, such as those of '\(option.identifier)'"
        }
        if let option = options.first(where: { $0.synonyms.contains { $0.pronunciation != nil } }) {
            return "a file has no pronunciations, such as that of a synonym of '\(option.identifier)'"
        }
        return nil
    }

    private func fileName(for owner: OutlineDeclaration, in folder: FilePath) -> String {
        let own = owner.name.prefix(1).lowercased() + owner.name.dropFirst()
        let full = owner.container.map { "\($0)-\(own)" } ?? own
        let names = [own, full] + (2...100).map { "\(full)-\($0)" }
        return "\(names.first { FileSystem.isMissing((folder / "\($0).json").string) } ?? full).json"
    }
}

extension Schema {
    /// Returns the options that a declaration lists, and their type.
    /// - Parameter names: The options as they are written, which the parameters of a type have if they have none of their own.
    fileprivate func listedOptions(
        of owner: OutlineDeclaration, names: [String]
    ) -> (options: [ListedOption], element: ElementType)? {
        let candidates: [Parameter]
        switch owner.kind {
        case .parameter:
            candidates = [intent(named: owner.container ?? "")?.parameter(named: owner.name)].compactMap { $0 }
        case .type: candidates = intents.flatMap(\.parameters).filter { $0.type.element == .object(owner.name) }
        default: return nil
        }
        for parameter in candidates {
            guard case .listed(let options) = parameter.options,
                owner.kind == .parameter || options.map(\.identifier) == names
            else { continue }
            return (options, parameter.type.element)
        }
        return nil
    }
}

extension JSONValue {
    /// Returns the document of a file with options.
    fileprivate static func optionDocument(_ options: [ListedOption]) -> JSONValue {
        let sections = options.inSections.map { section -> JSONValue in
            JSONValue.object([:]).adding("title", section.title.map(JSONValue.text))
                .adding("items", .array(section.options.map(JSONValue.item)))
        }
        return ["options": 1, "sections": .array(sections)]
    }

    private static func item(_ option: ListedOption) -> JSONValue {
        var item: JSONObject = ["identifier": .string(option.identifier), "title": text(option.title)]
        item["subtitle"] = option.subtitle.map(text)
        item["image"] = option.image?.wire
        if !option.synonyms.isEmpty { item["synonyms"] = .array(option.synonyms.map { .string($0.text) }) }
        item["disabled"] = option.disabled.map(text)
        for (name, value) in option.properties.sorted(by: { $0.key < $1.key }) { item[name] = value.wire }
        return .object(item)
    }

    private static func text(_ text: LocalizedText) -> JSONValue {
        guard !text.others.isEmpty else { return .string(text.text) }
        var languages: JSONObject = [text.language: .string(text.text)]
        for other in text.others { languages[other.language] = .string(other.text) }
        return .object(languages)
    }

    /// Returns whether a document has the same options in every language.
    fileprivate func provides(_ options: [ListedOption], of element: ElementType, in schema: Schema) -> Bool {
        let texts = options.flatMap { [$0.title, $0.subtitle, $0.section].compactMap { $0 } }
        let languages = Set(texts.flatMap { [$0.language] + $0.others.map(\.language) })
        return languages.allSatisfy { language in
            let document = try? OptionDocument(json: self, type: ValueType(element), in: schema, locale: language)
            let found = document?.collection.sections.map { ($0.title, $0.items) } ?? []
            let wanted = options.inSections.map { section in
                (section.title?.text(for: language), section.options.map { $0.item(of: element, locale: language) })
            }
            return found.count == wanted.count && zip(found, wanted).allSatisfy { $0 == $1 }
        }
    }
}

extension [ListedOption] {
    /// The options by their sections, each at the position of its first option.
    fileprivate var inSections: [(title: LocalizedText?, options: [ListedOption])] {
        var sections: [(title: LocalizedText?, options: [ListedOption])] = []
        for option in self {
            if let index = sections.firstIndex(where: { $0.title == option.section }) {
                sections[index].options.append(option)
            } else {
                sections.append((option.section, [option]))
            }
        }
        return sections
    }
}
