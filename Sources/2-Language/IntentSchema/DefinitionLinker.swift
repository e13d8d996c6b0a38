internal import IntentDiagnostics
internal import IntentModel
internal import IntentSystem
internal import IntentYAML

/// The steps that turn the files of a run into one schema.
///
/// Each step works on all files and ends before the next begins, so that any file can use the names of any other.
struct DefinitionLinker {
    private(set) var sources = SourceFiles()
    private(set) var documents: [Document] = []
    private(set) var names = NameTable()
    /// The number of threads of a step: one if starting another takes longer than it saves.
    private let threads: Int
    /// The size of all files.
    private let byteCount: Int
    private var diagnostics = DiagnosticCollector()
    private var settings: SettingsFile?
    private var group: Document.GroupName?
    private var groupPlace: Place?

    // The results of the steps, by document.
    private var enums: [[EnumType]] = []
    private var types: [[ObjectType]] = []
    private var widgets: [[ResolvedWidget]] = []
    private var intents: [[Intent]] = []
    private var controls: [[ResolvedControl]] = []
    private var shortcuts: [[ResolvedAppShortcut]] = []
    private var intentOutcomes: [Outcome] = []
    private var typeFields: [[Fields]] = []
    /// The conditions of the fields of records, by document and type.
    private var fieldRelations: [(document: Int, type: Int, relations: [FieldRelation])] = []
    private var declared = DeclaredNames()
    /// The texts of documents with translations.
    private var recordedTexts: [FileIndex: RecordedTexts] = [:]
    /// The texts of documents that require translations.
    private var untranslated: [FileIndex: UntranslatedTexts] = [:]
    /// Declarations of names that another declaration has. They are reported, and errors that follow from them are not.
    private var repeated: Set<Place> = []

    /// Files of fewer bytes in all take less than a millisecond on one thread.
    private static let smallByteCount = 16 << 10

    init(
        _ files: [SourceFile], translations: [TranslationSource], settings: SettingsSource?, limits: YAMLLimits,
        folders: FolderRecording
    ) {
        for file in files { _ = sources.append(file) }
        byteCount = (files + translations.map(\.file)).reduce(0) { $0 + $1.bytes.count }
        threads = byteCount < Self.smallByteCount ? 1 : availableCores()
        let read = mapInParallel(files.indices, threads: threads) { index in
            readDocument(files[index], index: FileIndex(index), limits: limits, folder: folders.folder(of: index))
        }
        for (document, problems) in read {
            diagnostics.append(contentsOf: problems)
            if let document { documents.append(document) }
            if document?.hasUnreadSection ?? true { names.isIncomplete = true }
        }
        if !translations.isEmpty {
            let lines = readTranslations(translations, into: &sources, limits: limits, threads: threads)
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
            names.runIntents.formUnion(document.runIntents)
            report(Self.add(document.intents, of: document, to: &names.intents))
            report(Self.add(document.widgets, of: document, to: &names.widgets))
            report(Self.add(document.controls, of: document, to: &names.controls))
            report(Self.add(document.appShortcuts, of: document, to: &names.appShortcuts))
        }
    }

    /// A declaration whose name has been declared before.
    private struct Repetition {
        let name: String
        let place: Place
        let first: Place
    }

    /// Adds the names of declarations to a namespace. Returns those that it already has.
    private static func add(
        _ declarations: [Declaration], of document: Document, to namespace: inout [String: Place]
    ) -> [Repetition] {
        declarations.compactMap { declaration in
            let place = document.place(declaration.key)
            if let first = namespace[declaration.name] {
                return Repetition(name: declaration.name, place: place, first: first)
            }
            namespace[declaration.name] = place
            return nil
        }
    }

    private mutating func report(_ repetitions: [Repetition]) {
        for repetition in repetitions {
            repeated.insert(repetition.place)
            let isHere = repetition.first.file == repetition.place.file
            let files = isHere ? "in this file" : "in this file and in \(sources[repetition.first.file].path)"
            diagnostics.append(
                Diagnostic(
                    .nameCollision, at: repetition.place,
                    "\(quoted(repetition.name)) is declared twice, \(files); give one of them another name",
                    notes: [DiagnosticNote("it is declared here first", at: repetition.first)]))
        }
    }

    mutating func resolveTypesAndWidgets() {
        let (documents, names) = (self.documents, self.names)
        let resolved = mapInParallel(documents.indices, threads: threads) { index in
            let context = ResolvingContext(documents[index], names: names)
            let enums = documents[index].enums.map { EnumResolver(context: context).resolve($0) }
            let types = documents[index].types.map { TypeResolver(context: context).objectType($0) }
            let widgets = documents[index].widgets.compactMap { WidgetResolver(context: context).resolve($0) }
            return (enums: enums, types: types, widgets: widgets, outcome: Outcome(context))
        }
        let hasTranslations = documents.contains { $0.translations != nil }
        for (index, (enums, types, widgets, outcome)) in resolved.enumerated() {
            add(outcome)
            for (declaration, resolved) in zip(documents[index].enums, enums) {
                fill(declaration, of: documents[index], .enumeration(resolved.scope))
            }
            for (declaration, resolved) in zip(documents[index].types, types) {
                fill(declaration, of: documents[index], .object(resolved.scope))
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

    /// Resolves the options of types, which require the cases of all enums and the properties of all types.
    mutating func resolveTypeOptions() {
        let keys: KeySet = [.options, .optionsFrom]
        guard typeFields.joined().contains(where: { $0.mentions(anyOf: keys) }) else { return }
        let (documents, names, fields) = (self.documents, self.names, self.typeFields)
        let resolved = mapInParallel(documents.indices, threads: threads) { index in
            let context = ResolvingContext(documents[index], names: names)
            let options = zip(documents[index].types, fields[index]).map { declaration, fields in
                OptionResolver(context: context).typeOptions(fields, of: declaration)
            }
            return (options: options, outcome: Outcome(context))
        }
        for (index, (options, outcome)) in resolved.enumerated() {
            add(outcome)
            for (declaration, options) in zip(documents[index].types, options) {
                guard let options, var scope = self.names.object(declaration.name) else { continue }
                scope.options = options
                fill(declaration, of: documents[index], .object(scope))
            }
        }
    }

    /// Resolves the fields of records and the members of unions, which require the options of all types.
    mutating func resolveRecordFields() {
        guard typeFields.joined().contains(where: { $0.mentions(anyOf: [.fields, .oneOf]) }) else { return }
        var named = NamedTypes()
        for type in types.joined() { named.add(type.name, title: type.title, formerNames: type.formerNames) }
        for type in enums.joined() { named.add(type.name, title: type.title, formerNames: type.formerNames) }
        for index in documents.indices {
            let context = ResolvingContext(documents[index], names: names)
            for place in types[index].indices {
                let fields = typeFields[index][place]
                types[index][place].isUnion = fields.mentions(.oneOf)
                let declaration = documents[index].types[place]
                let (resolved, relations, unread) = RecordResolver(context: context, types: named)
                    .fields(fields, of: declaration)
                types[index][place].recordFields = resolved
                if !relations.isEmpty { fieldRelations.append((index, place, relations)) }
                guard !resolved.isEmpty, var scope = self.names.object(declaration.name) else { continue }
                (scope.fields, scope.unreadFields) = (resolved, unread)
                scope.conditionalFields = Set(relations.filter { $0.when != nil }.map { resolved[$0.field].name })
                fill(declaration, of: documents[index], .object(scope))
            }
            add(Outcome(context))
        }
    }

    mutating func resolveIntents() {
        let (documents, names) = (self.documents, self.names)
        let resolved = mapInParallel(documents.indices, threads: threads) { index in
            let context = ResolvingContext(documents[index], names: names)
            let intents = documents[index].intents.map { IntentResolver(context: context).resolve($0) }
            return (intents: intents, outcome: Outcome(context))
        }
        for (intents, outcome) in resolved {
            self.intents.append(intents)
            intentOutcomes.append(outcome)
        }
    }

    /// Resolves the conditions of fields, which test rows of intents, and checks the defaults that follow other fields.
    mutating func resolveFieldRelations() {
        let resolved = zip(intents, intentOutcomes).map { (intents: $0, hasErrors: $1.hasErrors) }
        for (document, type, relations) in fieldRelations {
            let context = ResolvingContext(documents[document], names: names)
            let hosts = RecordHosts(
                of: types[document][type].element, among: resolved, isIncomplete: names.isIncomplete)
            FieldRelationResolver(context: context, hosts: hosts).resolve(relations, of: &types[document][type])
            add(Outcome(context))
        }
    }

    /// Reports what takes too much space because it is repeated.
    mutating func limitRepetition() {
        var places = DeclarationPlaces(documents)
        let rows = RepeatedRows(intents.joined(), names: names, places: &places)
        for problem in rows.problems { diagnostics.append(problem) }
        limitRepeatedOptions()
    }

    /// Reports options of types whose repetition for each parameter takes too much space.
    private mutating func limitRepeatedOptions() {
        guard typeFields.joined().contains(where: { $0.mentions(anyOf: [.options, .optionsFrom]) }) else { return }
        let options = RepeatedOptions(intents.joined(), names: names, language: documents.first?.language ?? "en")
        if let problem = options.problem(byteCount: byteCount) { diagnostics.append(problem) }
    }

    /// Resolves presets, controls and App Shortcuts, which refer to the parameters of intents.
    mutating func resolvePresetsControlsAndShortcuts() {
        controls = documents.map { _ in [] }
        shortcuts = documents.map { _ in [] }
        let hasPresets = widgets.joined().contains { $0.presets != nil }
        guard hasPresets || documents.contains(where: { !$0.controls.isEmpty || !$0.appShortcuts.isEmpty }) else {
            return
        }
        var known = ResolvedIntents()
        for (intents, outcome) in zip(intents, intentOutcomes) {
            for intent in intents { known.add(intent, isDoubtful: outcome.hasErrors) }
        }
        for (index, document) in documents.enumerated() {
            let context = ResolvingContext(document, names: names)
            let presetResolver = PresetResolver(context: context, intents: known)
            for place in widgets[index].indices {
                widgets[index][place].widget.presets = presetResolver.presets(of: widgets[index][place])
            }
            let controlResolver = ControlResolver(context: context, intents: known)
            let shortcutResolver = AppShortcutResolver(context: context, intents: known)
            controls[index] = document.controls.compactMap { controlResolver.resolve($0) }
            shortcuts[index] = document.appShortcuts.compactMap { shortcutResolver.resolve($0) }
            add(Outcome(context))
        }
        diagnostics.append(contentsOf: appShortcutProblems(documents, shortcuts, repeated: repeated))
    }

    /// Checks the rules that apply to all files and, in parallel if there are several, builds the schema.
    func finish() -> ResolvedDefinitions {
        let (diagnostics, schema) =
            documents.count > 1 && threads > 1
            ? inParallel({ self.allDiagnostics() }, { self.schema() }) : (allDiagnostics(), self.schema())
        return ResolvedDefinitions(
            schema: schema, files: documents.map(definitionFile),
            diagnostics: diagnostics.offeringPlainSpaces(in: sources), sources: sources,
            settings: settings, documents: documents)
    }

    private consuming func allDiagnostics() -> DiagnosticCollector {
        for outcome in intentOutcomes { add(outcome) }
        for document in documents {
            if let texts = untranslated[document.file] {
                diagnostics.append(contentsOf: texts.diagnostics(for: document))
            }
        }
        diagnostics.append(
            contentsOf: runNameProblems(
                declared, repeated: repeated, documents: documents, widgets: widgets, controls: controls))
        checkTranslations()
        return diagnostics
    }

    /// Reports translations of texts that do not exist, once all texts are recorded.
    private mutating func checkTranslations() {
        if names.isIncomplete { return }
        var places = DeclarationPlaces(documents)
        for document in documents {
            guard let translations = document.translations else { continue }
            let recorded = recordedTexts[document.file] ?? RecordedTexts()
            diagnostics.append(contentsOf: textsInTheOwnLanguage(translations, among: recorded, of: document))
            let unknown = unknownTexts(translations, among: recorded, of: document) { places.fileName(declaring: $0) }
            diagnostics.append(contentsOf: unknown)
        }
    }

    private func schema() -> Schema {
        var schema = Schema(group: group?.name ?? "default", language: documents.first?.language ?? "en")
        schema.languages += documents.flatMap(\.languages).map(\.tag).uniqued()
        schema.types = unique(types, \.name)
        schema.enums = unique(enums, \.name)
        schema.intents = unique(intents, \.name)
        schema.widgets = unique(widgets.map { $0.map(\.widget) }, \.name)
        schema.controls = unique(controls.map { $0.map(\.control) }, \.name)
        schema.appShortcuts = unique(shortcuts.map { $0.map(\.shortcut) }, \.name)
        return schema
    }

    // MARK: Parts of the steps

    /// What resolving one file leaves behind.
    private struct Outcome: Sendable {
        let diagnostics: [Diagnostic]
        let declared: DeclaredNames
        let file: FileIndex
        let recordedTexts: RecordedTexts?
        let untranslated: UntranslatedTexts

        init(_ context: ResolvingContext) {
            diagnostics = context.diagnostics
            declared = context.declared
            file = context.document.file
            recordedTexts = context.texts?.recorded
            untranslated = context.untranslated
        }

        var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    private mutating func add(_ outcome: Outcome) {
        diagnostics.append(contentsOf: outcome.diagnostics)
        declared.swift += outcome.declared.swift
        declared.former += outcome.declared.former
        if let recorded = outcome.recordedTexts {
            recordedTexts[outcome.file, default: RecordedTexts()].formUnion(recorded)
        }
        if !outcome.untranslated.isEmpty {
            untranslated[outcome.file, default: UntranslatedTexts()].append(outcome.untranslated)
        }
    }

    private mutating func checkGroup(of document: Document) {
        guard let named = document.group else { return }
        guard let group else {
            group = named
            groupPlace = document.place(named.node)
            return
        }
        guard group.name != named.name, let first = groupPlace else { return }
        diagnostics.append(
            Diagnostic(
                .nameCollision, at: document.place(named.node),
                "'\(named.name)' differs from the group of another file; all files must have the same group",
                notes: [DiagnosticNote("the group is '\(group.name)' here", at: first)]))
    }

    /// Adds types and enums, which share one namespace. The first declaration of a name in the file counts.
    private mutating func addTypes(of document: Document) {
        var sections = [(document.types, isType: true), (document.enums, isType: false)]
        if let type = document.types.first, let first = document.enums.first, first.key < type.key {
            sections.reverse()
        }
        for (declarations, isType) in sections {
            for declaration in declarations {
                addType(
                    declaration, of: document,
                    isType ? .object(document.scope(of: declaration)) : .enumeration(EnumScope()))
            }
        }
    }

    private mutating func addType(
        _ declaration: Declaration, of document: Document, _ content: NameTable.TypeName.Content
    ) {
        let place = document.place(declaration.key)
        if let kind = ElementKind(Word.vocabulary.symbol(of: declaration.name)), kind.isReserved {
            repeated.insert(place)
            diagnostics.append(
                Diagnostic(
                    .nameCollision, at: place, "'\(declaration.name)' is a type of the language; choose another name"))
        } else if let first = names.types[declaration.name]?.place {
            report([Repetition(name: declaration.name, place: place, first: first)])
        } else {
            names.types[declaration.name] = NameTable.TypeName(place: place, content: content)
        }
    }

    /// Sets what is resolved of a declaration, unless an earlier one has its name.
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
        return repeated.isEmpty ? elements : elements.uniqued(by: name)
    }

    private func definitionFile(_ document: Document) -> DefinitionFile {
        DefinitionFile(
            fileName: document.fileName, language: document.language, types: document.types.map(\.name),
            enums: document.enums.map(\.name), intents: document.intents.map(\.name),
            widgets: document.widgets.map(\.name), controls: document.controls.map(\.name),
            appShortcuts: document.appShortcuts.map(\.name))
    }
}

extension Document {
    /// Returns whether a type has fields or members, as far as its own keys show.
    fileprivate func scope(of type: Declaration) -> ObjectScope {
        var scope = ObjectScope()
        for entry in tree.entries(of: type.value) {
            let word = Word(tree.symbol(of: entry.key))
            if word == .fields { scope.isRecord = true }
            if word == .oneOf { scope.isUnion = true }
        }
        return scope
    }
}
