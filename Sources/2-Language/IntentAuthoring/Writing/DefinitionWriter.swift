package import IntentModel
internal import IntentSchema
internal import IntentYAML

/// Returns a schema as text in the definition language, in its shortest form: without defaults and with all shorthands.
///
/// Reading the text returns an equal schema. Settings that files of a run can have separately, such as the language of
/// their texts, are those of the schema.
/// - Parameter schema: A valid schema.
package func renderDefinition(_ schema: Schema) -> RenderedDefinition {
    var writer = DefinitionWriter(schema)
    let definition = renderYAML(.mapping(writer.definition()))
    return RenderedDefinition(definition: definition, translations: writer.texts.files())
}

/// A text of a definition.
package struct DeclaredText: Hashable, Sendable {
    /// The path by which translation files name it: `intents.Board.parameters.line.title`.
    package let path: String
    package let text: LocalizedText
}

/// Returns the texts of a schema that translation files can contain, in the order of its declarations.
/// - Parameter schema: A valid schema.
package func declaredTexts(of schema: Schema) -> [DeclaredText] {
    var writer = DefinitionWriter(schema)
    writer.texts.recordsTexts = true
    _ = writer.definition()
    return writer.texts.recorded
}

/// The files of a schema, as a person would write them.
package struct RenderedDefinition: Hashable, Sendable {
    /// The text of the definition file.
    package let definition: String
    /// The texts of the translation files, by language; empty if there are no translations.
    package let translations: [String: String]

    /// Returns the text of a translation file without translations.
    package static func emptyTranslations(in language: String) -> String {
        renderYAML(.mapping(TranslationWriter.head(language)))
    }
}

/// Turns the declarations of a schema into YAML and collects their translations.
///
/// Keys are in the order in which people usually write them.
struct DefinitionWriter {
    let schema: Schema
    let index: SchemaIndex
    /// The class prefix at the top of the file, which applies to all declarations without their own.
    let classPrefix: String?
    /// The options that are written on types; see ``sharedOptions(of:)``.
    let typeOptions: [String: OptionSource]
    /// The intents that widgets show.
    let shownIntents: Set<String>
    var texts = TranslationWriter()

    init(_ schema: Schema) {
        self.schema = schema
        index = SchemaIndex(schema)
        // With a prefix for the file, a Swift name is written only if it lacks the prefix.
        classPrefix = schema.namesClasses ? nil : sharedClassPrefix(of: schema)
        typeOptions = sharedOptions(of: schema)
        shownIntents = Set(schema.widgets.compactMap(\.intent))
    }

    /// Returns the contents of the file.
    mutating func definition() -> YAMLMapping {
        var file = YAMLMapping(.spaced)
        file.append(.intentDefinition, .plain("1"))
        if schema.language != "en" { file.append(.language, schema.language) }
        file.append(.languages, names: schema.languages)
        if schema.group != "default" { file.append(.group, schema.group) }
        file.append(.classPrefix, classPrefix)
        append(.types, schema.types, .lines, to: &file) { ($1.name, $0.objectType($1)) }
        append(.enums, schema.enums, .lines, to: &file) { ($1.name, $0.enumeration($1)) }
        append(.intents, schema.intents, .spaced, to: &file) { ($1.name, $0.intent($1)) }
        append(.widgets, schema.widgets, .lines, to: &file) { ($1.name, $0.widget($1)) }
        append(.controls, schema.controls, .lines, to: &file) { ($1.name, $0.control($1)) }
        append(.appShortcuts, schema.appShortcuts, .lines, to: &file) { ($1.name, $0.appShortcut($1)) }
        return file
    }

    private mutating func append<Declaration>(
        _ section: Word, _ declarations: [Declaration], _ layout: YAMLMapping.Layout, to file: inout YAMLMapping,
        _ entry: (inout DefinitionWriter, Declaration) -> (name: String, content: YAMLMapping)
    ) {
        guard !declarations.isEmpty else { return }
        var map = YAMLMapping(layout)
        for declaration in declarations {
            let (name, content) = entry(&self, declaration)
            map.append(name, .mapping(content))
        }
        file.append(section, .mapping(map))
    }
}

extension Schema {
    fileprivate var namesClasses: Bool {
        types.contains(where: \.namesClass) || enums.contains(where: \.namesClass)
            || intents.contains(where: \.namesClass)
    }
}

// MARK: - Widgets, controls and App Shortcuts

extension DefinitionWriter {
    mutating func widget(_ widget: DeclaredWidget) -> YAMLMapping {
        texts.enter("widgets", widget.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        if widget.kind.name != widget.name { map.append(.kind, widget.kind.name) }
        appendTitle(widget.title, of: widget.name, to: &map)
        append(.description, widget.description, to: &map)
        appendConstantName(widget.swiftName, of: widget.name, to: &map)
        map.append(.intent, widget.intent)
        map.append(.families, names: widget.families.map(\.rawValue))
        if let timeline = widget.timeline { map.append(.timeline, self.timeline(timeline)) }
        map.append(.presets, presets(of: widget))
        map.append(.askWhenAdded, flag: widget.asksWhenAdded)
        appendEvolution(of: widget, to: &map)
        return map
    }

    private mutating func presets(of widget: DeclaredWidget) -> YAMLMapping {
        var map = YAMLMapping()
        let parameters = widget.intent.flatMap(index.intent(named:))?.parameters ?? []
        for preset in widget.presets { map.append(preset.name, .mapping(self.preset(preset, parameters))) }
        return map
    }

    private mutating func preset(_ preset: WidgetPreset, _ parameters: [Parameter]) -> YAMLMapping {
        texts.enter("presets", preset.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(preset.title, of: preset.name, to: &map)
        append(.description, preset.description, to: &map)
        var values = YAMLMapping()
        for parameter in parameters {
            if let value = preset.values[parameter.name] {
                values.append(parameter.name, self.value(value, of: parameter))
            }
        }
        map.append(.values, values)
        return map
    }

    private func timeline(_ timeline: TimelineModel) -> YAMLMapping {
        var map = YAMLMapping()
        if let every = timeline.every { map.append(.every, every.literalText) }
        map.append(.at, names: timeline.times.map { DateComponentsValue.time($0).writtenText })
        if timeline.entries != 1 { map.append(.entries, .plain("\(timeline.entries)")) }
        switch timeline.reload {
        case .atEnd: break
        case .never: map.append(.reload, .text("never"))
        case .after(let duration):
            var after = YAMLMapping()
            after.append(.after, duration.literalText)
            map.append(.reload, after)
        }
        return map
    }

    mutating func control(_ control: Control) -> YAMLMapping {
        texts.enter("controls", control.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        if control.kind.name != control.name { map.append(.kind, control.kind.name) }
        appendTitle(control.title, of: control.name, to: &map)
        append(.description, control.description, to: &map)
        appendConstantName(control.swiftName, of: control.name, to: &map)
        map.append(.intent, control.intent)
        map.append(.symbol, control.symbol)
        map.append(.toggle, control.toggle)
        map.append(.askWhenAdded, flag: control.asksWhenAdded)
        appendEvolution(of: control, to: &map)
        return map
    }

    mutating func appShortcut(_ shortcut: AppShortcut) -> YAMLMapping {
        texts.enter("appShortcuts", shortcut.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(shortcut.title, of: shortcut.name, to: &map)
        map.append(.intent, shortcut.intent)
        map.append(.symbol, shortcut.symbol)
        var phrases: [YAMLContent] = []
        for (index, phrase) in shortcut.phrases.enumerated() {
            phrases.append(text(phrase, as: DialogPath.phrase(index)))
        }
        map.append(.phrases, .sequence(phrases))
        return map
    }
}

// MARK: - Texts

extension DefinitionWriter {
    /// Returns the text in the schema's language and collects its translations.
    /// - Parameter name: The last part of the text's path.
    mutating func text(_ text: LocalizedText, as name: String) -> YAMLContent {
        texts.add(text, as: name)
        return .text(text.text)
    }

    mutating func append(_ word: Word, _ text: LocalizedText?, to map: inout YAMLMapping) {
        if let text { map.append(word, self.text(text, as: word.text)) }
    }

    mutating func append(_ values: [(key: Word, value: PlainValue)], to map: inout YAMLMapping) {
        for (key, value) in values {
            switch value {
            case .flag(let flag): map.append(key, .boolean(flag))
            case .integer(let number): map.append(key, .plain("\(number)"))
            case .text(let text): map.append(key, text)
            case .texts(let texts): map.append(key, names: texts)
            case .localized(let text): append(key, text, to: &map)
            }
        }
    }

    /// Appends a title unless it is the name in words.
    mutating func appendTitle(_ title: LocalizedText, of name: String, to map: inout YAMLMapping) {
        let content = text(title, as: Word.title.text)
        if title.text != Naming.title(from: name) { map.append(.title, content) }
    }
}

// MARK: - Swift names and evolution

extension DefinitionWriter {
    /// Appends the Swift name of a type, enum or intent, and its prefix, if they do not follow from the name.
    ///
    /// A name that is not a Swift identifier needs a Swift name even if its prefix would make it one.
    func appendClassName(of declaration: some ClassDeclaration, to map: inout YAMLMapping) {
        let prefix = declaration.classPrefix
        if declaration.namesClass || !declaration.hasImpliedSwiftName || !SwiftName.isIdentifier(declaration.name) {
            map.append(.swiftName, declaration.swiftName)
            map.append(.classPrefix, prefix)
        } else if prefix != classPrefix {
            if let prefix { map.append(.classPrefix, prefix) } else { map.append(.swiftName, declaration.swiftName) }
        }
    }

    /// Appends the Swift name of a declaration without a prefix, if it differs from the name.
    func appendSwiftName(_ swiftName: String, of name: String, to map: inout YAMLMapping) {
        if swiftName != name { map.append(.swiftName, swiftName) }
    }

    /// Appends the Swift name of a widget or a control. A name that is not an identifier needs one.
    func appendConstantName(_ swiftName: String, of name: String, to map: inout YAMLMapping) {
        if swiftName != SwiftName.lowerCamel(name) || !SwiftName.isIdentifier(name) {
            map.append(.swiftName, swiftName)
        }
    }

    func appendEvolution(
        of declaration: some SwiftDeclaration, reserved: [String] = [], to map: inout YAMLMapping
    ) {
        appendFormerNames(of: declaration, to: &map)
        map.append(.reserved, names: reserved)
        map.append(.deprecated, declaration.deprecated)
    }

    func appendFormerNames(of declaration: some Renamable, to map: inout YAMLMapping) {
        map.append(.renamedFrom, names: declaration.formerNames)
    }
}

// MARK: - What declarations share

/// The class prefix that makes the file shortest if it is at its top; nil if none does.
///
/// Declarations without that prefix then need a Swift name. Declarations that have a Swift name anyway do not count.
private func sharedClassPrefix(of schema: Schema) -> String? {
    let prefixes = schema.prefixes
    var counts: [String: Int] = [:]
    for prefix in prefixes.compactMap(\.self) { counts[prefix, default: 0] += 1 }
    // Of several, the first by name, so that equal schemas become equal texts.
    guard let (prefix, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    let exceptions = prefixes.count { $0 == nil }
    return exceptions == 0 || 1 + exceptions < count ? prefix : nil
}

extension Schema {
    /// The prefixes, or nil, of the declarations whose Swift names consist of the prefix and the name.
    fileprivate var prefixes: [String?] {
        types.filter(\.hasImpliedSwiftName).map(\.classPrefix) + enums.filter(\.hasImpliedSwiftName).map(\.classPrefix)
            + intents.filter { !$0.isSystem && $0.hasImpliedSwiftName }.map(\.classPrefix)
    }
}

/// The options that most parameters of a type share, by the type's name, if they are listed or come from a source.
///
/// They are written on the type. A parameter with other options then writes its own.
private func sharedOptions(of schema: Schema) -> [String: OptionSource] {
    var uses: [String: [(options: OptionSource, count: Int)]] = [:]
    for parameter in schema.intents.flatMap(\.parameters) + schema.types.flatMap(\.recordFields) {
        guard case .object(let name) = parameter.type.element else { continue }
        let place = uses[name]?.firstIndex { $0.options == parameter.options }
        if let place {
            uses[name]?[place].count += 1
        } else {
            uses[name, default: []].append((parameter.options, 1))
        }
    }
    return uses.compactMapValues { uses in
        // Of several with the same count, the first.
        let shared = uses.filter(\.options.isListedOrFromSource).reduce(nil) { (most: (OptionSource, Int)?, use) in
            if let most, most.1 >= use.count { most } else { use }
        }
        guard let (options, count) = shared, count > 1 || uses.count == 1 else { return nil }
        return options
    }
}

extension OptionSource {
    fileprivate var isListedOrFromSource: Bool {
        switch self {
        case .listed, .file, .command, .address: true
        case .free, .none, .dynamic: false
        }
    }
}

// MARK: - YAML

/// Entries whose keys are words of the language. Empty values are left out.
extension YAMLMapping {
    mutating func append(_ word: Word, _ value: YAMLContent) { append(.text(word.text), value) }

    mutating func append(_ word: Word, _ text: String?) {
        if let text { append(word, .text(text)) }
    }

    mutating func append(_ word: Word, names: [String]) {
        if !names.isEmpty { append(word, .texts(names)) }
    }

    /// Appends a flag if it is true.
    mutating func append(_ word: Word, flag: Bool) {
        if flag { append(word, .boolean(true)) }
    }

    mutating func append(_ word: Word, _ map: YAMLMapping) {
        if !map.isEmpty { append(word, .mapping(map)) }
    }
}

extension YAMLContent {
    static func boolean(_ value: Bool) -> YAMLContent { .plain(value ? "true" : "false") }

    static func word(_ word: Word) -> YAMLContent { .text(word.text) }
}
