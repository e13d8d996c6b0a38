internal import IntentModel

/// What names a renamed parameter or case.
extension Schema {
    /// - Parameter renames: Former names, by the path of the declaration.
    mutating func followRenames(_ renames: [String: String]) {
        for index in intents.indices {
            let path = "intents.\(intents[index].name).parameters."
            let current = Self.current(renames, below: path)
            if !current.isEmpty { intents[index].followRenames(current) }
        }
        for enumeration in enums {
            let current = Self.current(renames, below: "enums.\(enumeration.name).cases.")
            guard !current.isEmpty else { continue }
            for index in intents.indices {
                intents[index].followRenamedCases(of: enumeration.name, current)
            }
        }
    }

    /// By the former name.
    private static func current(_ renames: [String: String], below path: String) -> [String: String] {
        var current: [String: String] = [:]
        for (place, former) in renames where place.hasPrefix(path) {
            current[former] = String(place.dropFirst(path.count))
        }
        return current
    }
}

extension Intent {
    fileprivate mutating func followRenames(_ current: [String: String]) {
        for index in parameters.indices {
            parameters[index].dependsOn = parameters[index].dependsOn.map { current[$0] ?? $0 }
            for condition in parameters[index].conditions.indices {
                let parent = parameters[index].conditions[condition].parameter
                parameters[index].conditions[condition].parameter = current[parent] ?? parent
            }
        }
    }

    fileprivate mutating func followRenamedCases(of enumeration: String, _ current: [String: String]) {
        let ofThatType = Set(parameters.filter { $0.type.element == .enumeration(enumeration) }.map(\.name))
        for index in parameters.indices {
            if ofThatType.contains(parameters[index].name) {
                parameters[index].defaultRule = parameters[index].defaultRule?.renamingCases(current)
            }
            for condition in parameters[index].conditions.indices
            where ofThatType.contains(parameters[index].conditions[condition].parameter) {
                parameters[index].conditions[condition].test.renameCases(current)
            }
        }
    }
}

extension DefaultRule {
    fileprivate func renamingCases(_ current: [String: String]) -> DefaultRule {
        switch self {
        case .value(let value): .value(value.renamingCases(current))
        case .byFamily(let rules, let otherwise):
            .byFamily(
                rules.mapValues { $0.renamingCases(current) }, otherwise: otherwise?.renamingCases(current))
        case .options, .handler, .first: self
        }
    }
}

extension Condition.Test {
    fileprivate mutating func renameCases(_ current: [String: String]) {
        switch self {
        case .isOneOf(let values): self = .isOneOf(values.map { $0.renamingCases(current) })
        case .isNoneOf(let values): self = .isNoneOf(values.map { $0.renamingCases(current) })
        case .isSet, .within: break
        }
    }
}

extension IntentValue {
    fileprivate func renamingCases(_ current: [String: String]) -> IntentValue {
        switch self {
        case .enumeration(let name): .enumeration(current[name] ?? name)
        case .list(let values): .list(values.map { $0?.renamingCases(current) })
        default: self
        }
    }
}
