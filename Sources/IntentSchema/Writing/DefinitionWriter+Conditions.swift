internal import IntentModel
internal import IntentYAML

/// `when`: what siblings must be for a row to be there.
extension DefinitionWriter {
    /// - Parameter conditions: At least one; those of one parent behind each other.
    func conditions(_ conditions: [Condition], in intent: Intent) -> YAMLContent {
        if conditions.count == 1, conditions[0].test == .isSet(true) { return .text(conditions[0].parameter) }
        var map = YAMLMapping()
        var parents: [String] = []
        for condition in conditions where !parents.contains(condition.parameter) {
            parents.append(condition.parameter)
            let tests = conditions.filter { $0.parameter == condition.parameter }.map(\.test)
            let settings = intent.parameter(named: condition.parameter)?.settings ?? TypeSettings()
            map.append(condition.parameter, .tests(tests, settings))
        }
        return .mapping(map)
    }
}

extension YAMLContent {
    /// One of some values stands alone; every other test has a key.
    fileprivate static func tests(_ tests: [Condition.Test], _ settings: TypeSettings) -> YAMLContent {
        var map = YAMLMapping()
        for test in tests {
            switch test {
            case .isOneOf(let values): return self.values(values, settings)
            case .isNoneOf(let values): map.append(.not, self.values(values, settings))
            case .isSet(let isSet): map.append(.isSet, .boolean(isSet))
            case .within(let least, let most):
                if let least { map.append(.atLeast, .plain(least.writtenText)) }
                if let most { map.append(.atMost, .plain(most.writtenText)) }
            }
        }
        return .mapping(map)
    }

    private static func values(_ values: [IntentValue], _ settings: TypeSettings) -> YAMLContent {
        let contents = values.compactMap { $0.written(settings).map(YAMLContent.scalar) }
        return contents.count == 1 ? contents[0] : .sequence(contents)
    }
}
