import IntentSystem

internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// The files of a run on their way to one schema. Each step works on all files at once and ends before the next
/// begins, so that a name may be used before, after, and beside the file that declares it.
struct DefinitionRun {
    private(set) var sources = SourceFiles()
    private(set) var documents: [Document] = []
    private(set) var names = NameTable()
    private var diagnostics = DiagnosticCollector()
    private var settings: SettingsFile?
    private var group: Document.GroupName?
    private var groupPlace: Place?

    // What the steps have made, by document.
    private var enums: [[EnumType]] = []
    private var types: [[ObjectType]] = []
    private var widgets: [[ResolvedWidget]] = []
    private var intents: [[Intent]] = []
    private var intentOutcomes: [Outcome] = []
    private var typeFields: [[Fields]] = []
    private var declared = DeclaredNames()
    /// Of documents with translations, the texts that the steps have met.
    private var metTexts: [FileIndex: MetTexts] = [:]
    /// Declarations of names that are taken already: such a name is reported, and nothing that follows from it.
    private var repeated: Set<Place> = []

    init(
        _ files: [SourceFile], translations: [TranslationSource], settings: SettingsSource?, limits: YAMLLimits,
        folders: FolderRecording
    ) {
        for file in files { _ = sources.append(file) }
        let read = mapInParallel(files.indices) { index in
            readDocument(files[index], index: FileIndex(index), limits: limits, folder: folders.folder(of: index))
        }
        for (document, problems) in read {
            diagnostics.append(contentsOf: problems)
            if let document { documents.append(document) }
            if document?.hasUnreadSection ?? true { names.isIncomplete = true }
        }
        if !translations.isEmpty {
            let lines = readTranslations(translations, into: &sources, limits: limits)
            diagnostics.append(contentsOf: attach(lines, to: &documents))
        }
        if let settings { readSettings(settings, limits: limits) }
    }

    private mutating func readSettings(_ source: SettingsSource, limits: YAMLLimits) {
        let read = readSettingsFile(source, index: sources.append(source.file), limits: limits)
        diagnostics.append(contentsOf: read.diagnostics)
        diagnostics.append(contentsOf: attach(read.names, to: &documents))
        settings = read
    }

    // MARK: Steps

    mutating func collectNames() {
        names.types.reserveCapacity(documents.reduce(0) { $0 + $1.types.count + $1.enums.count })
        names.intents.reserveCapacity(documents.reduce(0) { $0 + $1.intents.count })
        for document in documents {
            checkGroup(of: document)
            addTypes(of: document)
            for declaration in document.intents {
                let place = document.place(declaration.key)
                let first = Self.enter(declaration.name, at: place, into: &names.intents)
                if let first { reportRepeated(declaration.name, at: place, first: first) }
            }
            for declaration in document.widgets {
                let place = document.place(declaration.key)
                let first = Self.enter(declaration.name, at: place, into: &names.widgets)
                if let first { reportRepeated(declaration.name, at: place, first: first) }
            }
        }
    }

    mutating func resolveTypesAndWidgets() {
        let (documents, names) = (self.documents, self.names)
        let resolved = mapInParallel(documents.indices) { index in
            var resolver = FileResolver(documents[index], names: names)
            let enums = documents[index].enums.map { resolver.enumeration($0) }
            let types = documents[index].types.map { resolver.objectType($0) }
            let widgets = documents[index].widgets.compactMap { resolver.widget($0) }
            return (enums: enums, types: types, widgets: widgets, outcome: Outcome(resolver))
        }
        let hasTranslations = documents.contains { $0.translations != nil }
        for (index, (enums, types, widgets, outcome)) in resolved.enumerated() {
            take(outcome)
            for (declaration, made) in zip(documents[index].enums, enums) {
                fill(declaration, of: documents[index], .enumeration(made.scope))
            }
            for (declaration, made) in zip(documents[index].types, types) {
                fill(declaration, of: documents[index], .object(made.scope))
            }
            for use in widgets.compactMap(\.use) { self.names.uses[use.intent, default: []].append(use) }
            if hasTranslations {
                self.names.dottedCases += enums.flatMap(\.type.cases).map(\.name).filter { $0.contains(".") }
            }
            self.enums.append(enums.map(\.type))
            self.types.append(types.map(\.type))
            self.typeFields.append(types.map(\.fields))
            self.widgets.append(widgets)
        }
    }

    /// Options on types need the cases of all enums and the properties of all types.
    mutating func resolveTypeOptions() {
        let keys: KeySet = [.options, .optionsFrom]
        guard typeFields.joined().contains(where: { $0.mentions(anyOf: keys) }) else { return }
        let (documents, names, fields) = (self.documents, self.names, self.typeFields)
        let resolved = mapInParallel(documents.indices) { index in
            var resolver = FileResolver(documents[index], names: names)
            let options = zip(documents[index].types, fields[index]).map { declaration, fields in
                resolver.typeOptions(fields, of: declaration)
            }
            return (options: options, outcome: Outcome(resolver))
        }
        for (index, (options, outcome)) in resolved.enumerated() {
            take(outcome)
            for (declaration, options) in zip(documents[index].types, options) {
                guard let options, var scope = self.names.object(declaration.name) else { continue }
                scope.options = options
                fill(declaration, of: documents[index], .object(scope))
            }
        }
    }

    mutating func resolveIntents() {
        let (documents, names) = (self.documents, self.names)
        let resolved = mapInParallel(documents.indices) { index in
            var resolver = FileResolver(documents[index], names: names)
            let intents = documents[index].intents.map { resolver.intent($0) }
            return (intents: intents, outcome: Outcome(resolver))
        }
        for (intents, outcome) in resolved {
            self.intents.append(intents)
            intentOutcomes.append(outcome)
        }
    }

    /// What is left when all is resolved: the rules that hold across all files, and beside them the schema.
    func finish() -> ResolvedDefinitions {
        let (diagnostics, schema) = inParallel({ self.checked() }, { self.schema() })
        return ResolvedDefinitions(
            schema: schema, files: documents.map(definitionFile), diagnostics: diagnostics, sources: sources,
            settings: settings, documents: documents)
    }

    /// All diagnostics.
    private consuming func checked() -> DiagnosticCollector {
        for outcome in intentOutcomes { take(outcome) }
        diagnostics.append(
            contentsOf: runNameProblems(declared, repeated: repeated, documents: documents, widgets: widgets))
        checkTranslations()
        return diagnostics
    }

    /// Once all texts were met, what is left of the translations belongs to none.
    private mutating func checkTranslations() {
        if names.isIncomplete { return }
        for document in documents {
            guard let translations = document.translations else { continue }
            let met = metTexts[document.file] ?? MetTexts()
            diagnostics.append(contentsOf: textsInTheOwnLanguage(translations, among: met, of: document))
            diagnostics.append(contentsOf: unknownTexts(translations, among: met, of: document))
        }
    }

    private func schema() -> Schema {
        var schema = Schema(group: group?.name ?? "default", language: documents.first?.language ?? "en")
        var seen: Set<String> = []
        for document in documents {
            for language in document.languages where seen.insert(language).inserted {
                schema.languages.append(language)
            }
        }
        schema.types = unique(types, \.name)
        schema.enums = unique(enums, \.name)
        schema.intents = unique(intents, \.name)
        schema.widgets = unique(widgets.map { $0.map(\.widget) }, \.name)
        return schema
    }

    // MARK: Parts of the steps

    /// What one file's resolver leaves behind.
    private struct Outcome: Sendable {
        let diagnostics: [Diagnostic]
        let declared: DeclaredNames
        let file: FileIndex
        let metTexts: MetTexts?

        init(_ resolver: FileResolver) {
            diagnostics = resolver.diagnostics
            declared = resolver.declared
            file = resolver.document.file
            metTexts = resolver.texts?.met
        }
    }

    private mutating func take(_ outcome: Outcome) {
        diagnostics.append(contentsOf: outcome.diagnostics)
        declared.swift += outcome.declared.swift
        declared.former += outcome.declared.former
        if let met = outcome.metTexts { metTexts[outcome.file, default: MetTexts()].formUnion(met) }
    }

    private mutating func checkGroup(of document: Document) {
        guard let named = document.group else { return }
        guard let group else {
            group = named
            groupPlace = document.place(named.node)
            return
        }
        guard group.name != named.name, let first = groupPlace else { return }
        diagnostics.append(.groupsDiffer(named.name, group.name, at: document.place(named.node), first: first))
    }

    /// Types and enums share their names, and of two the one that stands first has it.
    private mutating func addTypes(of document: Document) {
        let (object, enumeration) = (
            NameTable.TypeName.Content.object(ObjectScope()), NameTable.TypeName.Content.enumeration(EnumScope())
        )
        var sections = [(document.types, object), (document.enums, enumeration)]
        if let type = document.types.first, let first = document.enums.first, first.key < type.key {
            sections.reverse()
        }
        for (declarations, content) in sections {
            for declaration in declarations { addType(declaration, of: document, content) }
        }
    }

    private mutating func addType(
        _ declaration: Declaration, of document: Document, _ content: NameTable.TypeName.Content
    ) {
        let place = document.place(declaration.key)
        let symbol = Word.vocabulary.symbol(of: declaration.name)
        if let word = Word(symbol), word.elementType != nil {
            repeated.insert(place)
            diagnostics.append(.typeOfTheLanguage(declaration.name, at: place))
        } else if let first = names.types[declaration.name] {
            reportRepeated(declaration.name, at: place, first: first.place)
        } else {
            names.types[declaration.name] = NameTable.TypeName(place: place, content: content)
        }
    }

    /// The place that has the name already; nil where it is new, and now entered.
    private static func enter(_ name: String, at place: Place, into table: inout [String: Place]) -> Place? {
        if let first = table[name] { return first }
        table[name] = place
        return nil
    }

    private mutating func reportRepeated(_ name: String, at place: Place, first: Place) {
        repeated.insert(place)
        diagnostics.append(.declaredTwice(name, at: place, first: first, in: sources))
    }

    /// Of two declarations of a name the first one counts.
    private mutating func fill(
        _ declaration: Declaration, of document: Document, _ content: NameTable.TypeName.Content
    ) {
        guard names.types[declaration.name]?.place == document.place(declaration.key) else { return }
        names.types[declaration.name]?.content = content
    }

    private func unique<Element>(_ groups: [[Element]], _ name: (Element) -> String) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(groups.reduce(0) { $0 + $1.count })
        for group in groups { elements.append(contentsOf: group) }
        // A name that is declared again was found when the names were collected.
        if repeated.isEmpty { return elements }
        var seen: Set<String> = []
        return elements.filter { seen.insert(name($0)).inserted }
    }

    private func definitionFile(_ document: Document) -> DefinitionFile {
        DefinitionFile(
            fileName: document.fileName, language: document.language, types: document.types.map(\.name),
            enums: document.enums.map(\.name), intents: document.intents.map(\.name),
            widgets: document.widgets.map(\.name))
    }
}

extension Diagnostic {
    fileprivate static func groupsDiffer(_ name: String, _ first: String, at place: Place, first other: Place)
        -> Diagnostic
    {
        Diagnostic(
            .nameCollision, at: place, "'\(name)' differs from the group of another file; all files of a run share one",
            notes: [DiagnosticNote("'\(first)' is named here", at: other)])
    }

    fileprivate static func typeOfTheLanguage(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(.nameCollision, at: place, "'\(name)' is a type of the language, whose name cannot be taken")
    }

    fileprivate static func declaredTwice(_ name: String, at place: Place, first: Place, in sources: SourceFiles)
        -> Diagnostic
    {
        let here = first.file == place.file ? "in this file" : "in this file and in \(sources[first.file].path)"
        return Diagnostic(
            .nameCollision, at: place, "\(quoted(name)) is declared twice, \(here)",
            notes: [DiagnosticNote("first declared here", at: first)])
    }
}
