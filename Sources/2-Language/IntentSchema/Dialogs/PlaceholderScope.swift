internal import IntentDiagnostics
internal import IntentModel

/// What the placeholders of an intent's texts may refer to.
struct PlaceholderScope {
    let drafts: [ParameterDraft]
    let indices: [String: Int]
    /// Placeholders that do not refer to a parameter, such as `count`.
    var words: [String]
    let names: NameTable
    /// The values that a dialog may have variants for; nil if there are no translation files, which contain them.
    var values: DialogValues?
    /// The types of a response's properties; nil for one whose type could not be read.
    var properties: [String: ElementType?] = [:]
    /// What an unknown name is not, for messages; nil for the texts of an intent.
    var noun: String?
    /// False if some names could not be read, so that an unknown one may be one of them.
    var isComplete = true

    init(_ drafts: [ParameterDraft], words: [String] = [], names: NameTable) {
        self.drafts = drafts
        self.words = words
        self.names = names
        indices = drafts.positions(by: \.parameter.name)
    }

    enum Problem {
        /// Nothing has that name. The known names are empty if one of them is near.
        case unknown(near: String?, known: [String])
        /// The parameter or property is not an object, so it has no properties.
        case notAnObject(String)
        /// The type of the parameter has no such property.
        case unknownProperty(String, of: String, near: String?)
    }

    /// Returns nil for a placeholder that is known, or may be because something could not be read.
    func problem(of placeholder: Placeholder, in context: ResolvingContext) -> Problem? {
        let content = placeholder.content
        if isKnown(content) { return nil }
        for (owner, name) in placeholder.properties {
            if let element = properties[owner] { return problem(ofProperty: name, of: owner, element, in: context) }
            guard let index = indices[owner] else { continue }
            let element = drafts[index].isTyped ? drafts[index].element : nil
            return problem(ofProperty: name, of: owner, element, in: context)
        }
        guard isComplete else { return nil }
        guard context.canSuggest else { return .unknown(near: nil, known: []) }
        let name = content.prefix { $0 != "." }
        let known = known
        guard let near = context.nearest(to: String(name), in: known) else { return .unknown(near: nil, known: known) }
        return .unknown(near: near + content[name.endIndex...], known: [])
    }

    /// Returns the index of the parameter that a placeholder, or a property in it, refers to.
    func parameter(of placeholder: Placeholder) -> Int? {
        indices[placeholder.content] ?? placeholder.properties.lazy.compactMap { indices[$0.row] }.first
    }

    func isKnown(_ name: String) -> Bool { words.contains(name) || indices[name] != nil || properties[name] != nil }

    /// Everything that a placeholder may begin with.
    private var known: [String] { properties.keys.sorted() + drafts.map(\.parameter.name) + words }

    /// - Parameter element: Nil if it could not be read.
    private func problem(
        ofProperty name: String, of owner: String, _ element: ElementType?, in context: ResolvingContext
    ) -> Problem? {
        guard let element else { return nil }
        guard case .object(let type) = element else { return .notAnObject(owner) }
        let properties = names.object(type)?.properties ?? [:]
        if properties[name] != nil || ObjectType.builtInProperties.contains(name) { return nil }
        let near =
            context.canSuggest
            ? context.nearest(to: name, in: properties.keys.sorted() + ObjectType.builtInProperties) : nil
        return .unknownProperty(name, of: type, near: near.map { "\(owner).\($0)" })
    }
}

/// The values that a dialog may have a variant for: the cases of enums, `true`, and `false`.
struct DialogValues: Sendable {
    private var hasBooleans = false
    /// By name; nil for one whose cases could not be read.
    private var enums: [String: EnumScope?] = [:]
    /// Cases of all enums whose names contain dots.
    let dotted: [String]

    init(of elements: some Sequence<ElementType>, names: NameTable) {
        dotted = names.dottedCases
        for element in elements { add(element, names: names) }
    }

    mutating func add(_ element: ElementType, names: NameTable) {
        switch element {
        case .boolean: hasBooleans = true
        case .enumeration(let name): enums[name] = .some(names.enumeration(name).flatMap { $0.isComplete ? $0 : nil })
        default: break
        }
    }

    /// False if the cases of an enum could not be read, so that an unknown value may be one of them.
    var isComplete: Bool { !enums.values.contains { $0 == nil } }

    func has(_ name: String) -> Bool {
        switch name {
        case "true", "false": hasBooleans || hasCase(name)
        case "unknown": !enums.isEmpty
        default: hasCase(name)
        }
    }

    private func hasCase(_ name: String) -> Bool { enums.values.contains { $0?.declared(name) != nil } }

    /// The distinct values, in the order of the names of their enums.
    var names: [String] {
        let cases = enums.sorted { $0.key < $1.key }.flatMap { $0.value?.cases ?? [] }
        return ((hasBooleans ? ["true", "false"] : []) + cases + (enums.isEmpty ? [] : ["unknown"])).uniqued()
    }
}
