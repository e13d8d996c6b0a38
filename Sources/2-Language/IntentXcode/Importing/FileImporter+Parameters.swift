internal import IntentModel

/// Parameters, except what depends on other parameters.
extension FileImporter {
    /// Reads the parameters of an intent, without conditions and dialogs.
    mutating func parameters(_ declarations: [LocatedDeclaration]) -> [Parameter] {
        var names = SwiftNameChooser(.configuration)
        // `size` and `Size` would both require `provideSizeOptionsCollection`.
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
                candidate, _ in !isDynamic || !requirements.contains(SwiftName.upperCamel(candidate))
            }
            if isDynamic { requirements.insert(SwiftName.upperCamel(parameter.swiftName)) }
            return parameter
        }
    }

    private mutating func readOptions(of declaration: LocatedDeclaration, into parameter: inout Parameter) {
        let isDynamic = declaration.flag("SupportsDynamicEnumeration")
        let searches = declaration.flag("SupportsSearch")
        if parameter.type.element.isSystem {
            if isDynamic || searches {
                warn(
                    "handlers cannot provide options for Apple's own types; this is kept in the sidecar",
                    of: declaration,
                    "SupportsDynamicEnumeration")
            }
            return
        }
        parameter.options = isDynamic ? .dynamic : parameter.type.element.isObject ? .none : .free
        parameter.searchesInHandler = isDynamic && searches
        if searches, !isDynamic {
            warn(
                "search requires options from a handler; it is not imported", of: declaration,
                "SupportsSearch")
        }
    }

    // MARK: Sizes

    private mutating func sizes(of declaration: LocatedDeclaration, isList: Bool) -> SlotSizes? {
        var counts: [SizeFamily: Int] = [:]
        for name in declaration.elements(of: "ArraySizes") {
            let key = "ArraySizes.\(name)"
            guard let family = SizeFamily.inXcode.first(where: { $0.xcodeName == name }) else {
                warn("\(quoted(name)) is not a widget family; it is kept in the sidecar", of: declaration, key)
                continue
            }
            guard let count = declaration.integer(key), count >= 0 else {
                warn("a size must be a number from 0; this one is kept in the sidecar", of: declaration, key)
                continue
            }
            counts[family] = count
        }
        guard !counts.isEmpty else { return nil }
        guard isList, declaration.flag("FixedSizeArray") else {
            let reason = isList ? "does not have a fixed size" : "is not a list"
            warn(
                "\(quoted(declaration.name)) \(reason); its sizes are kept in the sidecar", of: declaration,
                "ArraySizes")
            return nil
        }
        guard counts.values.contains(where: { $0 > 0 }) else {
            warn("all sizes are 0; there is no limit", of: declaration, "ArraySizes")
            return nil
        }
        return SlotSizes(counts)
    }

    // MARK: Defaults

    private mutating func defaultRule(of declaration: LocatedDeclaration, for parameter: Parameter) -> DefaultRule? {
        let key = "Metadata.DefaultValue"
        guard let written = declaration.value(key), written != .string("") else { return nil }
        let element = parameter.type.element
        // The case 'unknown' means no value.
        if case .enumeration = element, written == .string("unknown") { return nil }
        guard let value = literal(written, element, parameter.settings) else {
            let reason = defaultProblem(written, element)
            warn("\(reason); the parameter has no default", of: declaration, key)
            return nil
        }
        let settings = parameter.settings
        if let problem = settings.problem(of: value, type: element) ?? settings.entryProblem(of: value) {
            warn("\(problem.message); the parameter has no default", of: declaration, key)
            return nil
        }
        if element == .string, value == .string("dynamic"), parameter.options == .dynamic, !parameter.type.isList {
            warn("the default 'dynamic' would ask the handler; the parameter has no default", of: declaration, key)
            return nil
        }
        return .value(parameter.type.isList ? .list([value]) : value)
    }

    private func defaultProblem(_ written: PropertyListValue, _ element: ElementType) -> String {
        if case .enumeration(let name) = element, case .string(let text) = written {
            return "\(quoted(text)) is not a case of \(quoted(name))"
        }
        return "found \(written.phrase), expected \(element.phrase)"
    }

    /// Returns a default value; nil if the value does not match the type, or if Xcode has no defaults for the type.
    private func literal(
        _ written: PropertyListValue, _ element: ElementType, _ settings: TypeSettings
    ) -> IntentValue? {
        switch element.kind.literal {
        case .text:
            guard case .string(let text) = written, DefinitionLimits.allowsText(text) else { return nil }
            return .string(text)
        case .enumCase:
            guard case .string(let text) = written, enums[element.name]?.enumCase(named: text) != nil else {
                return nil
            }
            return .enumeration(text)
        case .boolean:
            guard case .boolean(let flag) = written else { return nil }
            return .boolean(flag)
        case .number(isWhole: true): return written.wholeNumber.map { .integer($0) }
        case .number(isWhole: false): return written.number.map { .decimal($0) }
        case .notation where element == .timeInterval:
            // Defaults are in seconds, whatever unit is shown.
            guard let number = written.number else { return nil }
            return (try? Duration.literal(number.shortText, unit: .seconds)).map { .timeInterval($0) }
        case .notation where element == .url:
            guard case .string(let text) = written, DefinitionLimits.allowsText(text), URLText.problem(of: text) == nil
            else {
                return nil
            }
            return .url(text)
        case .notation, .name, .none: return nil
        }
    }
}

extension SlotSizes {
    /// Creates sizes from counts. If all families of Xcode have a count, the most frequent count applies to the other
    /// families.
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

/// Relationships: conditions under which the row of a parameter is shown.
extension FileImporter {
    /// Reads the conditions of all parameters.
    mutating func readConditions(_ declarations: [LocatedDeclaration], into parameters: inout [Parameter]) {
        let indices = parameters.positions(by: \.name)
        for (index, declaration) in declarations.enumerated() where parameters.indices.contains(index) {
            guard declaration.hasRelationship else { continue }
            switch condition(of: declaration, among: parameters, indices) {
            case .success(let condition): parameters[index].when = Requirement(allOf: [condition])
            case .failure(let failure):
                warn("\(failure.reason); the parameter is always shown", of: declaration, "Relationship")
            }
        }
        breakCycles(declarations, in: &parameters, indices)
    }

    /// The reason why a relationship cannot be imported.
    private struct InvalidRelationship: Error {
        let reason: String
    }

    private func condition(
        of declaration: LocatedDeclaration, among parameters: [Parameter], _ indices: [String: Int]
    ) -> Result<Condition, InvalidRelationship> {
        guard let name = declaration.nonEmptyString("Relationship.ParentName") else {
            return .failure(InvalidRelationship(reason: "the relationship does not name a parameter"))
        }
        guard let index = indices[name], parameters.indices.contains(index) else {
            return .failure(InvalidRelationship(reason: "\(quoted(name)) is not a parameter of this intent"))
        }
        return test(of: declaration, parameters[index]).map { Condition(parameter: name, test: $0) }
    }

    private func test(
        of declaration: LocatedDeclaration, _ parent: Parameter
    ) -> Result<Condition.Test, InvalidRelationship> {
        let predicate = declaration.string("Relationship.PredicateName") ?? ""
        let value = declaration.value("Relationship.PredicateValue")
        switch (predicate, parent.type.element) {
        case ("HasAnyValue", _): return .success(.isSet(true))
        case ("BooleanHasExactValue", .boolean): return .success(.isOneOf([.boolean(value?.flag ?? false)]))
        case ("BooleanHasExactValue", _):
            return .failure(InvalidRelationship(reason: "\(quoted(parent.name)) is not a Boolean"))
        case ("EnumHasExactValue", .enumeration(let name)):
            guard case .string(let text)? = value else {
                return .failure(InvalidRelationship(reason: "the relationship does not name a case of \(quoted(name))"))
            }
            if enums[name]?.enumCase(named: text) != nil { return .success(.isOneOf([.enumeration(text)])) }
            guard text == "unknown" else {
                return .failure(InvalidRelationship(reason: "\(quoted(text)) is not a case of \(quoted(name))"))
            }
            // The case 'unknown' means no value, but a parameter with a default always has one.
            guard parent.defaultRule == nil || parent.type.isList else {
                return .failure(
                    InvalidRelationship(reason: "\(quoted(parent.name)) has a default, so it is never 'unknown'"))
            }
            return .success(.isSet(false))
        case ("EnumHasExactValue", _):
            return .failure(
                InvalidRelationship(reason: "\(quoted(parent.name)) does not have an enum of this file as its type"))
        default: return .failure(InvalidRelationship(reason: "\(quoted(predicate)) is not a supported predicate"))
        }
    }

    /// Removes one relationship from each cycle.
    private mutating func breakCycles(
        _ declarations: [LocatedDeclaration], in parameters: inout [Parameter], _ indices: [String: Int]
    ) {
        for index in parameters.indices where declarations.indices.contains(index) {
            var seen: Set<Int> = [index]
            var next = parents(of: parameters[index], indices)
            while let parent = next.first, parameters.indices.contains(parent), seen.insert(parent).inserted {
                next = parents(of: parameters[parent], indices)
            }
            guard next.first == index else { continue }
            parameters[index].when = Requirement()
            let name = quoted(parameters[index].name)
            warn(
                "the relationship forms a cycle through \(name); the parameter is always shown",
                of: declarations[index], "Relationship")
        }
    }

    /// Returns the parents of a parameter; at most one, because Xcode supports one relationship per parameter.
    private func parents(of parameter: Parameter, _ indices: [String: Int]) -> [Int] {
        parameter.conditions.compactMap { indices[$0.parameter] }
    }
}

extension LocatedDeclaration {
    fileprivate var hasRelationship: Bool {
        declaration.leaves.keys.contains { $0.hasPrefix("Relationship") }
    }
}
