internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// What parameters belong to.
enum ParameterSection {
    /// An intent.
    case parameters
    /// A type whose values are records.
    case fields
    /// A type whose values are of one of several types.
    case members

    /// The key in definitions.
    var key: StaticString {
        switch self {
        case .parameters: "parameters"
        case .fields: "fields"
        case .members: "oneOf"
        }
    }

    /// What messages call one of them.
    var noun: String {
        switch self {
        case .parameters: "parameter"
        case .fields: "field"
        case .members: "member"
        }
    }

    /// The keys that one of them may have.
    var keys: KeySet {
        switch self {
        case .parameters: .parameter
        case .fields: .field
        case .members: .member
        }
    }
}

/// What a list of types in `oneOf` takes from the declarations of the types, by their names.
struct NamedTypes {
    private(set) var titles: [String: LocalizedText] = [:]
    /// Under which the members are stored whose types were renamed.
    private(set) var formerNames: [String: [String]] = [:]

    mutating func add(_ name: String, title: LocalizedText, formerNames names: [String]) {
        titles[name] = title
        if !names.isEmpty { formerNames[name] = names }
    }
}

/// Resolves the parameters of an intent: first each by itself, then what they refer to in each other. The fields of a type, and
/// the members of a union, are parameters whose relations are resolved later, by ``FieldRelationResolver`` and ``FieldParentRule``.
struct ParameterResolver: ContextResolver {
    let context: ResolvingContext
    var section = ParameterSection.parameters
    /// The declared types, which name the members that are only types.
    var types = NamedTypes()

    private var areFields: Bool { section != .parameters }

    func resolve(
        _ value: Value, uses: [WidgetUse], reserved: [(name: String, place: Place)]
    ) -> [ParameterDraft] {
        var drafts: [ParameterDraft] = []
        drafts.reserveCapacity(tree.entryCount(of: value.node))
        var formerNames = FormerNameRule()
        var hasRelations = false
        var hasDialogs = context.texts != nil
        for entry in tree.entries(of: value.node) {
            appendParameter(entry, to: &drafts, uses: uses, &formerNames)
            let index = drafts.count - 1
            hasRelations = hasRelations || drafts[index].namesSiblings
            hasDialogs = hasDialogs || !drafts[index].dialogs.isEmpty
        }
        if !formerNames.isEmpty || !reserved.isEmpty {
            for draft in drafts { formerNames.declare(draft.parameter.name, at: place(draft.key)) }
            nameResolver.reportFormerNames(formerNames, reserved: reserved)
        }
        checkSwiftNames(of: drafts)
        if hasRelations { resolveRelations(of: &drafts) }
        if !areFields { FieldParentRule(context: context).check(&drafts) }
        PolicyKeyRule(context: context).check(drafts)
        if section != .members { OfferedValueRule.checkDefaults(of: drafts, in: uses.shownFamilies, context) }
        if hasDialogs { SiriResolver(context: context).checkDialogs(of: &drafts) }
        return drafts
    }

    private func resolveRelations(of drafts: inout [ParameterDraft]) {
        guard areFields else { return ConditionResolver(context: context).resolveRelations(of: &drafts) }
        let indices = section == .fields ? drafts.positions(by: \.parameter.name) : [:]
        let dependencies = DependencyResolver(context: context, indices: indices, areFields: true)
        for index in drafts.indices {
            dependencies.resolve(index, in: &drafts)
            SecretRule(context: context).checkParents(of: drafts[index], among: drafts, indices)
        }
        RowDefaultResolver(context: context, drafts: drafts, indices: indices, areFields: true).check()
    }

    /// Resolves members that are only types. Each is named after its type.
    func resolve(types: Value) -> [ParameterDraft] {
        var drafts: [ParameterDraft] = []
        var keys: [String: NodeID] = [:]
        for node in tree.elements(of: types.node) {
            guard tree.kind(node) == .scalar else {
                reader.reportWrongType(
                    Value(node, after: nil), expected: "the name of a type",
                    hint: "; to give members settings, make 'oneOf' a map of members by name")
                continue
            }
            let name = ObjectType.memberName(ofType: text(node))
            if let first = keys[name] {
                report(
                    .invalidUnion, at: place(node),
                    "\(quoted(text(node))) appears twice; to have several members of a type, make 'oneOf' a map of members by name",
                    notes: [DiagnosticNote("it appears here first", at: place(first))])
                continue
            }
            keys[name] = node
            context.enterTexts(section.key, name, at: node)
            defer { context.leaveTexts() }
            var draft = ParameterDraft(name: name, key: node, language: document.language)
            draft.parameter.swiftName = name
            readShorthand(Value(node, after: nil), into: &draft)
            draft.parameter.title = self.types.titles[text(node)] ?? textResolver.title(nil, name: text(node))
            draft.parameter.renamedFrom = self.types.formerNames[text(node), default: []].map(ObjectType.memberName)
            drafts.append(draft)
        }
        // A former name of a type may be that of another one now.
        for index in drafts.indices { drafts[index].parameter.renamedFrom.removeAll { keys[$0] != nil } }
        checkSwiftNames(of: drafts)
        return drafts
    }

    // MARK: One parameter

    /// Appends a parameter without what refers to its siblings.
    ///
    /// It is filled in where it is in the array, because a parameter is expensive to copy.
    private func appendParameter(
        _ entry: YAMLTree.Entry, to drafts: inout [ParameterDraft], uses: [WidgetUse],
        _ formerNames: inout FormerNameRule
    ) {
        context.enterTexts(section.key, entry.key)
        defer { context.leaveTexts() }
        drafts.append(ParameterDraft(name: text(entry.key), key: entry.key, language: document.language))
        let index = drafts.count - 1
        if tree.kind(entry.value) == .mapping {
            readParameter(entry, into: &drafts[index], uses: uses, &formerNames)
        } else {
            let name = drafts[index].parameter.name
            if !tree.isInvalid(entry.value) {
                drafts[index].parameter.swiftName = nameResolver.swiftName(of: name, at: entry.key, nil) { $0 }.name
            }
            readShorthand(Value(entry.value, after: entry.key), into: &drafts[index])
        }
        drafts[index].noteSiblings()
    }

    private func readParameter(
        _ entry: YAMLTree.Entry, into draft: inout ParameterDraft, uses: [WidgetUse],
        _ formerNames: inout FormerNameRule
    ) {
        let value = Value(entry.value, after: entry.key)
        guard let fields = reader.fields(of: value, allowed: section.keys, subject: "a \(section.noun)") else {
            return
        }
        let name = draft.parameter.name
        let swift = nameResolver.swiftName(of: name, at: entry.key, fields[.swiftName]) { $0 }
        draft.parameter.swiftName = swift.name
        draft.swiftNode = swift.node
        if let type = TypeResolver(context: context).requiredType(fields, of: "a \(section.noun)", at: entry.key) {
            draft.parameter.type = type
            draft.isTyped = true
        }
        draft.parameter.title = textResolver.title(fields[.title], name: name)
        draft.parameter.description = textResolver.localizedText(fields[.description])
        if fields.mentions(anyOf: .uncommon) {
            readUncommon(fields, into: &draft, &formerNames)
        }
        if draft.isTyped { readTyped(fields, into: &draft, uses: uses) }
        RecordRule(context: context, section: section).check(draft, fields, type: fields[.type])
    }

    private func readUncommon(
        _ fields: Fields, into draft: inout ParameterDraft, _ formerNames: inout FormerNameRule
    ) {
        draft.parameter.prompt = SiriResolver(context: context).dialog(
            fields[.prompt], as: "prompt", words: SiriResolver.choiceWords, into: &draft.dialogs)
        if let value = fields[.siri] {
            draft.parameter.siri = SiriResolver(context: context).resolve(value, into: &draft.dialogs)
        }
        draft.parameter.families = shownFamilies(fields[.families])
        draft.familiesKey = fields.key(.families)
        draft.parameter.parentPolicy = reader.choice(fields[.ifParentChanges], ParentPolicy.self) ?? .reset
        draft.parameter.vanishedPolicy = reader.choice(fields[.ifVanished], VanishedPolicy.self) ?? .keepAndFlag
        (draft.parentPolicyKey, draft.vanishedPolicyKey) = (fields.key(.ifParentChanges), fields.key(.ifVanished))
        nameResolver.readEvolution(of: &draft.parameter, fields, into: &formerNames)
        draft.section = fields[.section]
        draft.when = fields[.when]
        draft.dependsOn = reader.names(fields[.dependsOn], expected: "a list of parameters") ?? []
    }

    /// Returns the families that show the parameter; nil for all.
    private func shownFamilies(_ value: Value?) -> [SizeFamily]? {
        guard let value, let families = reader.families(value)?.map(\.family) else { return nil }
        if reader.isEmptyList(value.node) {
            reader.reportEmpty(value, "a parameter is shown in at least one family")
        }
        return families
    }

    /// Reads a parameter such as `icon: String`.
    private func readShorthand(_ value: Value, into draft: inout ParameterDraft) {
        guard !tree.isInvalid(value.node) else { return }
        guard let type = TypeResolver(context: context).valueType(value, of: "a \(section.noun)") else { return }
        draft.parameter.type = type
        draft.parameter.title = textResolver.title(nil, name: draft.parameter.name)
        draft.isTyped = true
        readTyped(Fields(), into: &draft, uses: [])
        RecordRule(context: context, section: section).check(draft, Fields(), type: value)
    }

    /// Reads what depends on the type: settings first, then options and sizes, then the default, which depends on all of
    /// them.
    private func readTyped(_ fields: Fields, into draft: inout ParameterDraft, uses: [WidgetUse]) {
        draft.parameter.settings = SettingsResolver(context: context).settings(fields, of: &draft.parameter.type)
        if draft.element.isSystem { return readSystemType(fields, into: &draft, uses: uses) }
        OptionResolver(context: context).resolve(fields, into: &draft)
        SlotResolver(context: context).resolve(fields, into: &draft.parameter, uses: uses)
        // A field without options is reported with them, since it can never have a value.
        if let value = fields[.default], !areFields || draft.options.source != .none {
            draft.defaultValue = value
            var resolver = DefaultResolver(context: context)
            draft.parameter.defaultRule = resolver.resolve(value, of: draft)
            if section != .members { draft.namedRows = resolver.namedRows }
        }
        if let value = fields[.convertedFrom] {
            draft.parameter.convertedFrom = ConversionResolver(context: context).resolve(value, of: draft.parameter)
        }
        if draft.parameter.isSecret { SecretRule(context: context).check(draft.parameter, fields) }
    }

    /// Apple's own types have no options and no defaults, because only Apple's systems create their values.
    private func readSystemType(_ fields: Fields, into draft: inout ParameterDraft, uses: [WidgetUse]) {
        for word in [Word.default, .options, .optionsFrom, .where, .search] {
            reader.reportUselessKey(
                fields.key(word), "has no effect on Apple's own types, whose values only Apple's systems create")
        }
        SlotResolver(context: context).resolve(fields, into: &draft.parameter, uses: uses)
    }

    // MARK: Names

    /// Checks that parameters can be members of one struct, and that their handlers' requirements have different names.
    private func checkSwiftNames(of drafts: [ParameterDraft]) {
        var members = SwiftNameRule(areFields ? .record : .configuration)
        // The keys of a map differ, so the names derived from them collide only if one is written or has an unusual form.
        // Drafts are accessed by index because they are expensive to copy.
        let mayCollide =
            !document.swiftNames.isEmpty
            || drafts.indices.contains { index in
                !handledFields(of: drafts[index].parameter.type.element).isEmpty
                    || drafts[index].swiftNode != drafts[index].key
                    || !drafts[index].parameter.swiftName.isPlainCamel
            }
        guard mayCollide else {
            for index in drafts.indices where members.isTaken(drafts[index].parameter.swiftName) {
                let (name, place) = (drafts[index].parameter.swiftName, place(drafts[index].key))
                if let problem = members.checkTaken(name, at: place) { report(problem) }
            }
            return
        }
        // `size` and `Size` would both have the requirement `provideSizeOptionsCollection`. It cannot collide with other
        // generated names, because the name is only a part of it.
        var requirements = SwiftNameRule(nil)
        for draft in drafts {
            let swiftName = draft.parameter.swiftName
            let place = placeOfSwiftName(draft.swiftNode)
            if let problem = members.check(swiftName, at: place) {
                report(problem)
                continue
            }
            let handled =
                (draft.needsHandler ? [swiftName] : [])
                + handledFields(of: draft.element).map { SwiftName.ofField($0, in: swiftName) }
            for name in handled {
                if let problem = requirements.check(SwiftName.upperCamel(name), at: place) { report(problem) }
            }
        }
    }

    /// The Swift names of the fields of a parameter's records whose options its handler provides.
    private func handledFields(of element: ElementType) -> [String] {
        element.recordType.flatMap(context.names.object)?.handledFields ?? []
    }
}

extension KeySet {
    /// Keys that few parameters have: all but these and those of types.
    fileprivate static let uncommon = KeySet.parameter.subtracting(TypeKeys.all).subtracting([
        .type, .swiftName, .title, .description, .options, .optionsFrom, .search, .default, .size, .convertedFrom,
    ])
}

extension String {
    /// Whether the name is a lowercase letter followed by letters and digits, all ASCII. Two such names still differ with
    /// their first letters capitalized.
    fileprivate var isPlainCamel: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            bytes.first?.isASCIILowercase == true && bytes.allSatisfy(\.isASCIILetterOrDigit)
        } ?? false
    }
}

/// A parameter while its intent is resolved, with what can be read only once its siblings are known.
struct ParameterDraft {
    var parameter: Parameter
    let key: NodeID
    /// The node of the Swift name: the key, or the value of `swiftName`.
    var swiftNode: NodeID
    /// False if the type could not be read, so that nothing that depends on it can be checked.
    var isTyped = false
    var options = ResolvedOptions(.free)
    /// The value of `section`, which names a section of the intent.
    var section: Value?
    /// The value of `when`, which names siblings.
    var when: Value?
    /// The texts of `prompt` and `siri`, whose placeholders name siblings.
    var dialogs: [ParameterDialog] = []
    var dependsOn: [(name: String, node: NodeID)] = []
    /// The values of `where`, which name siblings.
    var filters: [Value] = []
    /// The rows that the default names.
    var namedRows: [NamedRow] = []
    /// The value of `default`.
    var defaultValue: Value?
    /// The rows that the options, or those of the fields of a record, depend on.
    var parents: [ParentRow] = []
    /// The file, command or address in `optionsFrom`; nil if the parameter has none of its own.
    var sourceNode: NodeID?
    var familiesKey: NodeID?
    var parentPolicyKey: NodeID?
    var vanishedPolicyKey: NodeID?
    /// Whether `when`, the default, or what the options depend on, names siblings.
    private(set) var namesSiblings = false

    init(name: String, key: NodeID, language: String) {
        parameter = Parameter(
            name: name, swiftName: name, title: LocalizedText(name, language: language), type: ValueType(.string))
        self.key = key
        swiftNode = key
    }

    /// Moves the parameter to an array, which is cheaper than copying it. An empty one remains.
    mutating func moveParameter(to parameters: inout [Parameter]) {
        let nothing = LocalizedText("", language: "")
        parameters.append(Parameter(name: "", swiftName: "", title: nothing, type: ValueType(.string)))
        swap(&parameters[parameters.count - 1], &parameter)
    }

    var element: ElementType { parameter.type.element }

    /// Determines ``namesSiblings``.
    mutating func noteSiblings() {
        namesSiblings =
            when != nil || !dependsOn.isEmpty || !filters.isEmpty || !namedRows.isEmpty
            || !parameter.impliedParents.isEmpty || parameter.options.hasPlainPlaceholders
    }

    /// The parameter for the rules about rows, without options that could not all be read.
    var forRowRules: Parameter {
        guard options.isListed, !options.isComplete else { return parameter }
        var parameter = parameter
        parameter.options = .free
        return parameter
    }

    /// Whether generated handlers have requirements for it.
    var needsHandler: Bool {
        parameter.options == .dynamic || parameter.defaultRule?.needsHandler == true
    }

    /// Whether the parameter always has a value: its default is a literal in every family and its row is never hidden.
    var isAlwaysSet: Bool {
        when == nil && parameter.when.isEmpty && parameter.families == nil && parameter.hasLiteralDefault
    }

    /// Whether the parameter is a Boolean with a value in every case, so that only the value can be meant by its name.
    var isAlwaysOnOrOff: Bool { isAlwaysSet && parameter.type == ValueType(.boolean) }
}

/// A text of a parameter whose placeholders may name siblings.
struct ParameterDialog {
    let value: Value
    /// The rest of its path after the parameter: `siri.ask`.
    let name: String
    /// Placeholders it may contain besides the intent's parameters.
    var words: [String] = []
}
