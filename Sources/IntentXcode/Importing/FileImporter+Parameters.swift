internal import IntentModel

/// Parameters, each by itself.
extension FileImporter {
    /// The parameters of an intent, up to what they say of each other.
    mutating func parameters(_ declarations: [PlacedDeclaration]) -> [Parameter] {
        var names = SwiftNameChooser(.configuration)
        // `provideSizeOptionsCollection` is of `size` and of `Size`.
        var requirements: Set<String> = []
        return declarations.map { declaration in
            let name = declaration.name
            var parameter = Parameter(
                name: name, swiftName: name, title: title("DisplayName", of: declaration),
                type: valueType(of: declaration))
            let element = parameter.type.element
            parameter.settings = settings(of: declaration, element)
            parameter.hasUniqueValues = parameter.type.isList && element.isObject
            readOptions(of: declaration, into: &parameter)
            parameter.size = sizes(of: declaration, isList: parameter.type.isList)
            parameter.defaultRule = defaultRule(of: declaration, for: parameter)
            let isDynamic = parameter.options == .dynamic
            parameter.swiftName = names.choose(SwiftName.isIdentifier(name) ? name : SwiftName.lowerCamel(name)) {
                !isDynamic || !requirements.contains(SwiftName.upperCamel($0))
            }
            if isDynamic { requirements.insert(SwiftName.upperCamel(parameter.swiftName)) }
            return parameter
        }
    }

    private mutating func readOptions(of declaration: PlacedDeclaration, into parameter: inout Parameter) {
        let isDynamic = declaration.flag("SupportsDynamicEnumeration")
        let searches = declaration.flag("SupportsSearch")
        if parameter.type.element.isSystem {
            if isDynamic || searches {
                warn(
                    "Apple's own types have no options of a handler; that is kept in the sidecar", of: declaration,
                    "SupportsDynamicEnumeration")
            }
            return
        }
        parameter.options = isDynamic ? .dynamic : parameter.type.element.isObject ? .none : .free
        parameter.searchesInHandler = isDynamic && searches
        if searches, !isDynamic {
            warn(
                "only a handler is given a search term, and there is none; nothing is searched", of: declaration,
                "SupportsSearch")
        }
    }

    // MARK: Sizes

    private mutating func sizes(of declaration: PlacedDeclaration, isList: Bool) -> SlotSizes? {
        var counts: [SizeFamily: Int] = [:]
        for name in declaration.elements(of: "ArraySizes") {
            let key = "ArraySizes.\(name)"
            guard let family = Self.families[name] else {
                warn("\(quoted(name)) is no family of widgets; it is kept in the sidecar", of: declaration, key)
                continue
            }
            guard let count = declaration.integer(key), count >= 0 else {
                warn("a size is a number from 0; this one is kept in the sidecar", of: declaration, key)
                continue
            }
            counts[family] = count
        }
        guard !counts.isEmpty else { return nil }
        guard isList, declaration.flag("FixedSizeArray") else {
            let reason = isList ? "is of no fixed size" : "holds one value"
            warn(
                "\(quoted(declaration.name)) \(reason); its sizes are kept in the sidecar", of: declaration,
                "ArraySizes")
            return nil
        }
        guard counts.values.contains(where: { $0 > 0 }) else {
            warn("no family has a slot; there is no limit", of: declaration, "ArraySizes")
            return nil
        }
        return SlotSizes(counts)
    }

    private static let families: [String: SizeFamily] = [
        "Small": .systemSmall, "Medium": .systemMedium, "Large": .systemLarge, "ExtraLarge": .systemExtraLarge,
        "AccessoryInline": .accessoryInline, "AccessoryCorner": .accessoryCorner,
        "AccessoryCircular": .accessoryCircular, "AccessoryRectangular": .accessoryRectangular,
    ]

    // MARK: Defaults

    private mutating func defaultRule(of declaration: PlacedDeclaration, for parameter: Parameter) -> DefaultRule? {
        let key = "Metadata.DefaultValue"
        guard let written = declaration.value(key), written != .string("") else { return nil }
        let element = parameter.type.element
        // The case 0 stands for no value.
        if case .enumeration = element, written == .string("unknown") { return nil }
        guard let value = literal(written, element, parameter.settings) else {
            let reason = defaultProblem(written, element)
            warn("\(reason); the parameter has no default", of: declaration, key)
            return nil
        }
        if let problem = parameter.settings.problem(of: value, type: element) {
            warn("\(problem.message); the parameter has no default", of: declaration, key)
            return nil
        }
        if element == .string, value == .string("dynamic"), parameter.options == .dynamic, !parameter.type.isList {
            warn("'dynamic' would ask the handler; the parameter has no default", of: declaration, key)
            return nil
        }
        return .value(parameter.type.isList ? .list([value]) : value)
    }

    private func defaultProblem(_ written: PropertyListValue, _ element: ElementType) -> String {
        if case .enumeration(let name) = element, case .string(let text) = written {
            return "\(quoted(text)) is no case of \(quoted(name))"
        }
        return "\(written.phrase) is found where \(element.phrase) is expected"
    }

    /// Nil for what is no value of the type, and for types that Xcode has no defaults of.
    private func literal(
        _ written: PropertyListValue, _ element: ElementType, _ settings: TypeSettings
    ) -> IntentValue? {
        switch element {
        case .string:
            guard case .string(let text) = written, DefinitionText.isSayable(text) else { return nil }
            return .string(text)
        case .enumeration(let name):
            guard case .string(let text) = written, enums[name]?.enumCase(named: text) != nil else { return nil }
            return .enumeration(text)
        case .boolean:
            guard case .boolean(let flag) = written else { return nil }
            return .boolean(flag)
        case .integer: return written.wholeNumber.map { .integer($0) }
        case .decimal: return written.number.map { .decimal($0) }
        case .timeInterval:
            // In seconds, whatever unit is shown.
            guard let number = written.number else { return nil }
            return (try? Duration.literal(number.shortText, unit: .seconds)).map { .timeInterval($0) }
        case .url:
            guard case .string(let text) = written, DefinitionText.isSayable(text), URLText.problem(of: text) == nil
            else {
                return nil
            }
            return .url(text)
        default: return nil
        }
    }
}

extension SlotSizes {
    /// Where all families that Xcode knows have a count, the most frequent one is for those that are not named.
    fileprivate init(_ counts: [SizeFamily: Int]) {
        let groups = Dictionary(grouping: counts.keys) { counts[$0] ?? 0 }
        let most = groups.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        guard let most, counts.count == 8, most.value.count > 2 else {
            self.init(families: counts.mapValues { SlotCount(minimum: $0, maximum: $0) })
            return
        }
        let otherwise = SlotCount(minimum: most.key, maximum: most.key)
        self.init(
            families: counts.filter { $0.value != most.key }.mapValues { SlotCount(minimum: $0, maximum: $0) },
            otherwise: otherwise)
    }
}
