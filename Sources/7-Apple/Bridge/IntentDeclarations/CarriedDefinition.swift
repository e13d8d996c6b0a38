internal import IntentDiagnostics
internal import IntentEmitters
internal import IntentModel
internal import IntentSystem

/// The definition that generated App Intents carry, to be completed with what their declarations say.
///
/// Declarations win. The carried definition supplies what App Intents cannot express: where the declarations say what the
/// generator writes for a part of the definition, that part is kept as it is. Where they say something else, the generated
/// code was edited.
struct CarriedDefinition {
    private let schema: Schema
    /// Whether declarations without translations agree with the definition, because a string catalog is missing.
    private let lacksCatalogs: Bool
    /// The differences between the code and its definition.
    private(set) var warnings: [DefinitionWarning] = []

    /// - Parameter schema: The definition files of the generated code.
    init(_ schema: Schema, lacksCatalogs: Bool) {
        self.schema = schema
        self.lacksCatalogs = lacksCatalogs
    }

    /// Returns the carried definition with what the declarations say differently, followed by other declarations.
    mutating func merging(_ declared: Schema) throws(SchemaDecodingError) -> Schema {
        var declared = declared
        declared.intents = declared.intents.map(withCarriedConditions)
        var versions = Versions(declared: declared.json, base: appIntentsForm(of: schema).json, carried: schema.json)
        if lacksCatalogs {
            let languages = schema.languagesOfTexts
            versions.declared = versions.declared?.withoutTranslations(languages)
            versions.base = versions.base?.withoutTranslations(languages)
        }
        guard var merged = versions.carried?.objectValue else { return schema }
        for section in ["types", "enums", "intents"] {
            merged[section] = list(versions[section], at: [section])
        }
        var result = try Schema(json: .object(merged))
        result.appShortcuts += declared.appShortcuts.filter { schema.intent(named: $0.intent) == nil }
        return result
    }

    /// Returns an intent with the conditions of the carried definition if they show the same rows.
    private func withCarriedConditions(_ intent: Intent) -> Intent {
        guard let carried = schema.intent(named: intent.name), showsSameRows(intent, as: carried, in: schema) else {
            return intent
        }
        var intent = intent
        for index in intent.parameters.indices {
            guard let parameter = carried.parameter(named: intent.parameters[index].name, at: index) else { continue }
            intent.parameters[index].when = parameter.when
            intent.parameters[index].families = parameter.families
        }
        return intent
    }

    // MARK: Merging

    /// A part of a definition: as the code declares it, as generated code would declare it, and as it is carried.
    fileprivate struct Versions {
        var declared: JSONValue?
        var base: JSONValue?
        let carried: JSONValue?

        subscript(key: String) -> Versions {
            Versions(declared: declared?[key], base: base?[key], carried: carried?[key])
        }

        /// The version of each that declares a name.
        subscript(named name: String) -> Versions {
            func find(_ list: JSONValue?) -> JSONValue? {
                list?.arrayValue?.first { $0["name"]?.stringValue?.isExactly(name) ?? false }
            }
            return Versions(declared: find(declared), base: find(base), carried: find(carried))
        }
    }

    /// The members that App Intents never declare, and those that only name a declaration.
    private static let undeclaredMembers: Set<String> = [
        "name", "swiftName", "classPrefix", "namesClass", "index", "renamedFrom", "reserved", "deprecated",
    ]

    private mutating func merge(_ versions: Versions, at place: [String]) -> JSONValue? {
        if versions.declared == versions.base { return versions.carried }
        guard let declared = versions.declared?.objectValue, let base = versions.base?.objectValue,
            let carried = versions.carried?.objectValue,
            // The settings of one type do not fit another one.
            declared["type"] == base["type"]
        else { return change(versions, at: place) }
        var merged = JSONObject()
        for key in Self.keys(of: carried, declared, base) {
            let part = versions[key]
            merged[key] =
                switch key {
                case _ where Self.undeclaredMembers.contains(key): part.carried
                case "parameters", "cases", "oneOf": list(part, at: place + [key])
                default: merge(part, at: place + [key])
                }
        }
        return .object(merged)
    }

    /// Merges declarations by name. Those of the first level may be missing, because a program need not use all intents of a
    /// definition, and it may declare others.
    private mutating func list(_ versions: Versions, at place: [String]) -> JSONValue? {
        let isSection = place.count == 1
        let names = versions.names
        if !isSection, names.declared.filter(names.base.contains) != names.base.filter(names.declared.contains) {
            warn(at: place, "the order is \(names.declared.joined(separator: ", "))")
        }
        let followsCode = !isSection && names.declared != names.base
        let (first, second) = followsCode ? (names.declared, names.carried) : (names.carried, names.declared)
        let merged = (first + second.filter { !first.contains($0) }).compactMap { name in
            let (part, path) = (versions[named: name], place + [name])
            return isSection ? section(part, at: path) : member(part, at: path)
        }
        return merged.isEmpty ? nil : .array(merged)
    }

    /// Merges a declaration of the first level.
    private mutating func section(_ versions: Versions, at place: [String]) -> JSONValue? {
        if versions.declared != nil, versions.base != nil { return merge(versions, at: place) }
        if versions.base != nil, place.first == "intents" {
            warn(at: place, "this program does not contain the intent; it is kept")
        }
        return versions.carried ?? versions.declared
    }

    /// Merges a parameter or a case.
    private mutating func member(_ versions: Versions, at place: [String]) -> JSONValue? {
        switch (versions.declared != nil, versions.base != nil) {
        case (true, true): return merge(versions, at: place)
        case (false, false): return versions.carried
        case (true, false): warn(at: place, "the code declares it, and the definition does not")
        case (false, true): warn(at: place, "the definition declares it, and the code does not")
        }
        return versions.declared
    }

    private static func keys(of objects: JSONObject...) -> [String] {
        var keys: [String] = []
        for member in objects.flatMap(\.members) where !keys.containsExactly(member.key) { keys.append(member.key) }
        return keys
    }

    private mutating func change(_ versions: Versions, at place: [String]) -> JSONValue? {
        let declared = versions.declared?.rendered() ?? "nothing"
        warn(at: place, "the code declares \(declared), the definition \(versions.base?.rendered() ?? "nothing")")
        return versions.declared
    }

    private mutating func warn(at place: [String], _ message: String) {
        warnings.append(DefinitionWarning(.editedCode, at: place.joined(separator: "."), message))
    }
}

extension CarriedDefinition.Versions {
    /// The names of the declarations in each version of a list.
    fileprivate var names: (declared: [String], base: [String], carried: [String]) {
        func names(_ list: JSONValue?) -> [String] { (list?.arrayValue ?? []).compactMap { $0["name"]?.stringValue } }
        return (names(declared), names(base), names(carried))
    }
}

extension JSONValue {
    /// Returns a declaration whose texts are only in the development language.
    /// - Parameter languages: All languages of its texts.
    fileprivate func withoutTranslations(_ languages: Set<String>) -> JSONValue {
        switch self {
        case .array(let elements): return .array(elements.map { $0.withoutTranslations(languages) })
        case .object(let object):
            // A translated text begins with the development language.
            if let first = object.members.first, object.members.allSatisfy({ languages.contains($0.key) }) {
                return first.value
            }
            var result = JSONObject()
            for member in object.members { result[member.key] = member.value.withoutTranslations(languages) }
            // A title that follows from the name is not written.
            if let name = result["name"]?.stringValue, result["title"] == .string(Naming.title(from: name)) {
                result["title"] = nil
            }
            return .object(result)
        default: return self
        }
    }
}
