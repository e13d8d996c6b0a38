internal import IntentModel

/// Relationships: what another parameter must be for a row to be there.
extension FileImporter {
    mutating func readConditions(_ declarations: [PlacedDeclaration], into parameters: inout [Parameter]) {
        let indices = Dictionary(
            parameters.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        for (index, declaration) in declarations.enumerated() where parameters.indices.contains(index) {
            guard declaration.hasRelationship else { continue }
            switch condition(of: declaration, among: parameters, indices) {
            case .success(let condition): parameters[index].conditions = [condition]
            case .failure(let dangling):
                warn("\(dangling.reason); the parameter is always shown", of: declaration, "Relationship")
            }
        }
        breakCycles(declarations, in: &parameters, indices)
    }

    /// Why a relationship cannot hold.
    private struct Dangling: Error {
        let reason: String
    }

    private func condition(
        of declaration: PlacedDeclaration, among parameters: [Parameter], _ indices: [String: Int]
    ) -> Result<Condition, Dangling> {
        guard let name = declaration.filled("Relationship.ParentName") else {
            return .failure(Dangling(reason: "the relationship names no parameter"))
        }
        guard let index = indices[name], parameters.indices.contains(index) else {
            return .failure(Dangling(reason: "\(quoted(name)) is no parameter of this intent"))
        }
        return test(of: declaration, parameters[index]).map { Condition(parameter: name, test: $0) }
    }

    private func test(of declaration: PlacedDeclaration, _ parent: Parameter) -> Result<Condition.Test, Dangling> {
        let predicate = declaration.string("Relationship.PredicateName") ?? ""
        let value = declaration.value("Relationship.PredicateValue")
        switch (predicate, parent.type.element) {
        case ("HasAnyValue", _): return .success(.isSet(true))
        case ("BooleanHasExactValue", .boolean): return .success(.isOneOf([.boolean(value?.flag ?? false)]))
        case ("BooleanHasExactValue", _):
            return .failure(Dangling(reason: "\(quoted(parent.name)) is no Boolean"))
        case ("EnumHasExactValue", .enumeration(let name)):
            guard case .string(let text)? = value else {
                return .failure(Dangling(reason: "the relationship names no case of \(quoted(name))"))
            }
            if enums[name]?.enumCase(named: text) != nil { return .success(.isOneOf([.enumeration(text)])) }
            guard text == "unknown" else {
                return .failure(Dangling(reason: "\(quoted(text)) is no case of \(quoted(name))"))
            }
            // The case 0 stands for no value, and what has a default has one.
            guard parent.defaultRule == nil || parent.type.isList else {
                return .failure(Dangling(reason: "\(quoted(parent.name)) has a default, and so is never 'unknown'"))
            }
            return .success(.isSet(false))
        case ("EnumHasExactValue", _):
            return .failure(Dangling(reason: "\(quoted(parent.name)) is of no enum of this file"))
        default: return .failure(Dangling(reason: "\(quoted(predicate)) is no predicate of a definition"))
        }
    }

    /// Takes one relationship out of each circle.
    private mutating func breakCycles(
        _ declarations: [PlacedDeclaration], in parameters: inout [Parameter], _ indices: [String: Int]
    ) {
        for index in parameters.indices where declarations.indices.contains(index) {
            var seen: Set<Int> = [index]
            var next = parents(of: parameters[index], indices)
            while let parent = next.first, parameters.indices.contains(parent), seen.insert(parent).inserted {
                next = parents(of: parameters[parent], indices)
            }
            guard next.first == index else { continue }
            parameters[index].conditions = []
            warn(
                "the relationship leads back to \(quoted(parameters[index].name)); the parameter is always shown",
                of: declarations[index], "Relationship")
        }
    }

    /// At most one, since Xcode has one relationship for a parameter.
    private func parents(of parameter: Parameter, _ indices: [String: Int]) -> [Int] {
        parameter.conditions.compactMap { indices[$0.parameter] }
    }
}

extension PlacedDeclaration {
    fileprivate var hasRelationship: Bool {
        declaration.leaves.keys.contains { $0.hasPrefix("Relationship") }
    }
}
