internal import IntentModel
internal import IntentYAML

/// The names that all files of a run declare, with what is resolved of their declarations so far.
///
/// It grows between the steps. Within a step all files share it unchanged.
struct NameTable: Sendable {
    /// Types and enums, which share one namespace.
    var types: [String: TypeName] = [:]
    var intents: [String: Place] = [:]
    var widgets: [String: Place] = [:]
    var controls: [String: Place] = [:]
    var appShortcuts: [String: Place] = [:]
    /// The widgets that show an intent, by the intent's name.
    var uses: [String: [WidgetUse]] = [:]
    /// The intents that controls and App Shortcuts run, whose parameters are not only in widgets.
    var runIntents: Set<String> = []
    /// Cases whose names contain dots, which take up several parts of a path. Only filled if there are translations.
    var dottedCases: [String] = []
    /// Whether a file could not be read, so that a name that is missing here may be declared in it.
    var isIncomplete = false

    /// A declared type or enum.
    struct TypeName: Sendable {
        /// Nil if it is not declared in a file of the run.
        let place: Place?
        var content: Content

        enum Content: Sendable {
            case object(ObjectScope)
            case enumeration(EnumScope)
        }
    }

    func enumeration(_ name: String) -> EnumScope? {
        guard case .enumeration(let scope)? = types[name]?.content else { return nil }
        return scope
    }

    func object(_ name: String) -> ObjectScope? {
        guard case .object(let scope)? = types[name]?.content else { return nil }
        return scope
    }
}

/// What other declarations need to know of an enum.
struct EnumScope: Sendable {
    /// In declared order. Empty before the enum is resolved, and if its cases could not be read.
    let cases: [String]
    private let titles: [String: LocalizedText]
    /// The cases that can be written with former names.
    private let renamed: [EnumCase]
    /// Whether all cases are known, so that any other name is an error.
    let isComplete: Bool

    /// - Parameter haveFormerNames: Whether cases can be written with former names.
    init(_ cases: [EnumCase] = [], isComplete: Bool = false, haveFormerNames: Bool = false) {
        self.cases = cases.map(\.name)
        self.isComplete = isComplete
        titles = Dictionary(cases.map { ($0.name, $0.title) }) { first, _ in first }
        renamed = haveFormerNames ? cases.filter(\.wasRenamed) : []
    }

    /// Returns the case with a name, as its declaration writes it: the same characters can have other bytes.
    func declared(_ name: String) -> String? {
        titles.index(forKey: name).map { titles.keys[$0] } ?? renamed.first { $0.wasNamed(name) }?.name
    }

    func title(of name: String) -> LocalizedText? { titles[name] }
}

/// What other declarations need to know of an object type.
struct ObjectScope: Sendable {
    /// Its own properties by name; nil for one whose type could not be read.
    var properties: [String: Property?] = [:]
    /// The options of each parameter of this type that has none of its own.
    var options: ResolvedOptions?
    /// Whether the type has fields, so that its values are records.
    var isRecord = false
    /// Whether the type has members, so that its values are of one of several types.
    var isUnion = false
    /// Its fields or members, once they are resolved.
    var fields: [Parameter] = []
    /// The names of its fields or members whose types could not be read.
    var unreadFields: Set<String> = []
    /// Whether its properties could not be read, so that an unknown name may be one of them.
    var hasUnreadProperties = false
    /// The names of its fields with conditions, which are resolved after the intents.
    var conditionalFields: Set<String> = []
    /// The Swift names of its fields whose options a handler provides.
    var handledFields: [String] { fields.filter { $0.options == .dynamic }.map(\.swiftName) }

    /// The rows of an intent on which the options of its fields depend. A name is that of a field if the type has one.
    var parentRows: [(field: Parameter, row: String)] {
        let siblings = isUnion ? [] : Set(fields.map(\.name))
        return fields.flatMap { field in
            field.dependsOn.filter { !siblings.contains($0) }.map { (field, $0) }
        }
    }

    /// What reading a literal of a property needs.
    struct Property: Sendable {
        let type: ValueType
        let settings: TypeSettings
    }
}

/// A source of options, with the identifiers of listed ones.
struct ResolvedOptions: Sendable {
    var source: OptionSource
    /// The identifiers of listed options, without former ones.
    var identifiers: Set<String> = []
    /// Whether every option could be read, so that any other one is an error.
    var isComplete = true
    /// The value of `where` beside the source, which names siblings of a parameter. Options of a type have none.
    var filters: Value?
    /// The node of a file, a command or an address, which may name siblings of a parameter. Nil for options of a type.
    var sourceNode: NodeID?

    init(_ source: OptionSource) {
        self.source = source
    }

    var isListed: Bool {
        if case .listed = source { true } else { false }
    }

    var listed: [ListedOption] {
        if case .listed(let options) = source { options } else { [] }
    }

    /// Returns a value as the listed option with the same characters writes it, which can have other bytes.
    func declared(_ value: IntentValue) -> IntentValue {
        guard !identifiers.isEmpty, let index = value.optionIdentifier.flatMap(identifiers.firstIndex(of:)) else {
            return value
        }
        return value.choosing(identifiers[index])
    }

    /// Returns a value with the present identifier of a listed option that was renamed.
    func present(_ value: IntentValue) -> IntentValue {
        guard let former = value.optionIdentifier, !identifiers.contains(former), let option = listed.present(former)
        else { return value }
        return option.scalar ?? value.choosing(option.identifier)
    }
}

extension IntentValue {
    /// Returns the value of the same type that chooses an option.
    fileprivate func choosing(_ identifier: String) -> IntentValue {
        switch self {
        case .string: .string(identifier)
        case .url: .url(identifier)
        case .object: .object(ObjectValue(identifier: identifier, displayString: identifier))
        default: self
        }
    }
}

/// A widget that shows an intent.
struct WidgetUse: Sendable {
    let widget: String
    let intent: String
    let place: Place
    /// The widget's families, each with its place.
    let families: [(family: SizeFamily, place: Place)]
}

extension [WidgetUse] {
    /// The families of the widgets, each once.
    var shownFamilies: [SizeFamily] {
        SizeFamily.allCases.filter { family in contains { $0.families.contains { $0.family == family } } }
    }
}

/// The Swift names and former names of a file's declarations, for rules that apply to all files of a run.
struct DeclaredNames: Sendable {
    /// A namespace; types and enums share one.
    enum Section: Sendable {
        case types, intents, widgets, controls
    }

    struct SwiftEntry: Sendable {
        let name: String
        let section: Section
        let place: Place
        /// The place of the declared name.
        let declaration: Place
    }

    struct FormerEntry: Sendable {
        let name: String
        let section: Section
        let place: Place
        /// The place of the current name.
        let declaration: Place
    }

    var swift: [SwiftEntry] = []
    var former: [FormerEntry] = []
}
