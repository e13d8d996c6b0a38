/// A parameter: something a person can choose. It is a row of the editor and a property of the generated struct.
package struct Parameter: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    package var title: LocalizedText
    /// Help for the person who configures an instance.
    package var description: LocalizedText?
    /// The text of an empty row. Its placeholders are the parameters of the intent and `${count}`.
    package var prompt: LocalizedText?
    /// The name of the section that the row is in; `nil` for a row above all sections.
    package var section: String? = nil
    package var type: ValueType
    package var settings: TypeSettings = TypeSettings()
    package var options: OptionSource = .free
    /// Whether the handler receives the search term; only with dynamic options.
    package var searchesInHandler: Bool = false
    /// Whether values that are not options are accepted; only for String.
    package var allowsFreeText: Bool = false
    /// Whether a value may be in only one slot; only for lists.
    package var hasUniqueValues: Bool = false
    package var defaultRule: DefaultRule?
    /// The number of slots of a list; `nil` if it is unlimited, and for a parameter that is not a list.
    package var size: SlotSizes?
    /// When the row is shown.
    package var when = Requirement()
    /// The families in which the row is shown; `nil` for all.
    package var families: [SizeFamily]?
    /// The properties of options that must have the values of other rows.
    package var filters = OptionFilters()
    /// The earlier parameters that `dependsOn` lists; see ``dependsOn``.
    package var listedParents: [String] = []
    package var parentPolicy: ParentPolicy = .reset
    package var vanishedPolicy: VanishedPolicy = .keepAndFlag
    package var lifecycle = Lifecycle()
    /// What stored values of a former type become; nil for the conversions of the language alone.
    @Boxed package var convertedFrom: StatedConversion? = nil
    /// How Siri and Shortcuts ask for the value; `nil` if they may not ask and no texts are defined.
    @Boxed package var siri: SiriRequest? = nil
    /// What the policy of an administrator specifies; nil in definitions, which contain none.
    @Boxed package var policy: ParameterPolicy? = nil
    /// The names of the secret fields of its records, present and former ones. The engine fills them in; empty in definitions.
    package var secretFields: Set<String> = []
}

extension Parameter {
    /// Whether the value is a text that nothing but the widget may show.
    package var isSecret: Bool { settings.isSecret }

    /// The text that is shown instead of a secret. It has the same length for all.
    package static let secretMask = "••••••••"

    /// Whether the value is a secret, or has records with secrets.
    package var containsSecrets: Bool { isSecret || !secretFields.isEmpty }

    /// The tag that stores record with a value: that of the type, marked if the value contains secrets.
    package var storedTag: String { containsSecrets ? StoredTag.secret(type) : type.tag }
}

extension Parameter {
    /// All conditions on which it depends whether the row is shown.
    package var conditions: [Condition] { when.conditions }

    /// Whether Siri and Shortcuts may ask for the value.
    package var siriCanAsk: Bool { siri?.isEnabled ?? false }
}

extension Parameter {
    /// The earlier parameters that `where` and the placeholders of an address name.
    package var impliedParents: [String] {
        let rows = filters.rows
        guard case .address(let address) = options else { return rows }
        return rows + address.rows.filter(Set(rows).doesNotContain)
    }

    /// Earlier parameters whose changes cause the options to be requested again: those that `dependsOn` lists, and those
    /// that the options name.
    package var dependsOn: [String] {
        get {
            let implied = impliedParents
            return implied.isEmpty ? listedParents : listedParents.filter(Set(implied).doesNotContain) + implied
        }
        set {
            let implied = impliedParents
            listedParents = implied.isEmpty ? newValue : newValue.filter(Set(implied).doesNotContain)
        }
    }
}

extension Set<String> {
    fileprivate func doesNotContain(_ name: String) -> Bool { !contains(name) }
}

extension Parameter {
    /// Renames the parameters on which the options depend and that the default follows.
    package mutating func renameParents(_ name: (String) -> String) {
        listedParents = listedParents.map(name)
        for index in filters.all.indices { filters.all[index].row = name(filters.all[index].row) }
        if case .address(let address) = options { options = .address(address.renamingRows(name)) }
        defaultRule = defaultRule?.mapRowDefaults { RowDefault(row: name($0.row), property: $0.property) }
    }
}

extension Parameter {
    // Calls the memberwise initializer, because setting the properties one by one would copy this large value again.
    package init(name: String, swiftName: String, title: LocalizedText, type: ValueType) {
        self.init(name: name, swiftName: swiftName, title: title, description: nil, prompt: nil, type: type)
    }
}

extension Parameter {
    /// Whether the parameter is a single value that always has a literal default.
    package var hasLiteralDefault: Bool {
        guard !type.isList, filters.isEmpty, defaultRule(in: nil) != nil else { return false }
        return defaultRule?.cases.allSatisfy(\.isLiteral) == true
    }

    /// The value that the definition declares for every family, or for all that have no other value; nil if some have no literal
    /// value.
    package var staticDefault: IntentValue? {
        guard case .value(let value)? = defaultRule(in: nil), defaultRule?.cases.allSatisfy(\.isValue) == true else {
            return nil
        }
        return value
    }
}

extension DefaultRule {
    /// Whether the default is known without calling a handler.
    fileprivate var isLiteral: Bool {
        switch self {
        case .value, .options: true
        case .handler, .first, .row, .byFamily: false
        }
    }

    fileprivate var isValue: Bool {
        if case .value = self { true } else { false }
    }
}

/// What happens to a value when the value of a `dependsOn` parent changes; `ifParentChanges`.
package enum ParentPolicy: String, CaseIterable, Hashable, Sendable {
    case reset, keep
}

/// What happens to a chosen option that no longer exists; `ifVanished`.
package enum VanishedPolicy: String, CaseIterable, Hashable, Sendable {
    case keepAndFlag, useDefault, clear
}

extension Parameter: SwiftDeclaration, TypedPart {
    static var empty: Parameter {
        Parameter(name: "", swiftName: "", title: .empty, type: ValueType(.string))
    }

    package static let fields = declared + choice + rules + relations + evolution

    private static let declared: [Field<Parameter>] = [
        .name, .swiftName({ $0.swiftName }, { $0.swiftName = $1 }), .type, .title,
        .localized(.description, { $0.description }, { $0.description = $1 }),
        .localized(.prompt, { $0.prompt }, { $0.prompt = $1 }),
        .text(.section, { $0.section }, { $0.section = $1 }).unlocked { $0.section = nil },
        .value(.siri, { $0.siri }, { $0.siri = $1 }),
        .settings(keys: TypedSettings.keys),
        .value(.options, and: .optionsFrom, { $0.options }, { $0.options = $1 ?? .free }),
    ]

    /// How values are chosen from options.
    package static let choice: [Field<Parameter>] = [
        .flag(.search, { $0.searchesInHandler }, { $0.searchesInHandler = $1 }),
        .flag(.freeText, { $0.allowsFreeText }, { $0.allowsFreeText = $1 }).on(.text),
    ]

    private static let rules: [Field<Parameter>] = [
        .flag(.uniqueValues, { $0.hasUniqueValues }, { $0.hasUniqueValues = $1 }),
        .value(.default, { $0.defaultRule }, { $0.defaultRule = $1 }),
        .value(.size, { $0.size }, { $0.size = $1 }),
        .value(.when, { $0.when.isEmpty ? nil : $0.when }, { $0.when = $1 ?? Requirement() }),
        .optionalValues(.families, { $0.families }, { $0.families = $1 }),
    ]

    /// What changes of other values and of options mean for the value.
    package static let relations: [Field<Parameter>] = [
        .value(.where, { $0.filters }, { $0.filters = $1 ?? OptionFilters() }),
        .texts(.dependsOn, { $0.listedParents }, { $0.listedParents = $1 }),
        .word(.ifParentChanges, { $0.parentPolicy }, { $0.parentPolicy = $1 }),
        .word(.ifVanished, { $0.vanishedPolicy }, { $0.vanishedPolicy = $1 }),
    ]

    private static let evolution = Field<Parameter>.lifecycle(
        .value(.convertedFrom, { $0.convertedFrom }, { $0.convertedFrom = $1 }))
}
