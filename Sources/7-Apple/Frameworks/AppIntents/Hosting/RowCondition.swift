import IntentModel

/// When a row is shown: all tests of one of some alternatives hold, each with at most one test for each subject.
enum RowCondition: Equatable {
    case any([[Subject: Test]])
    /// A condition that a definition cannot express, such as one on a parameter without values in definitions.
    case inexpressible

    static let never = RowCondition.any([])
    /// No tests.
    static let always = RowCondition.any([[:]])
    /// A definition with more alternatives would not be read by people.
    private static let maximumCount = 24

    enum Subject: Hashable {
        /// A parameter by its declared name.
        case parameter(String)
        case family
    }

    /// A test of one subject.
    enum Test: Equatable {
        case value(Condition.Test)
        /// No value, or one that is none of these: two alternatives in a definition.
        case differs([IntentValue])
        case families(Set<SizeFamily>)
    }

    /// Returns the condition that both hold: this one and a test.
    /// - Parameter test: Nil for a test that a definition cannot express.
    func and(_ subject: Subject, _ test: Test?) -> RowCondition {
        guard case .any(let alternatives) = self, !alternatives.isEmpty else { return self }
        guard let test else { return .inexpressible }
        var result: [[Subject: Test]] = []
        for var tests in alternatives {
            switch tests[subject].map({ $0.and(test) }) ?? .test(test) {
            case .test(let both):
                tests[subject] = both
                result.append(tests)
            case .never: continue
            case .inexpressible, .always: return .inexpressible
            }
        }
        return .any(result)
    }

    /// Returns the condition that one of both holds.
    func or(_ other: RowCondition) -> RowCondition {
        guard case .any(let own) = self, case .any(let others) = other else { return .inexpressible }
        var alternatives = own + others
        while let simpler = Self.simpler(alternatives) { alternatives = simpler }
        return alternatives.count > Self.maximumCount ? .inexpressible : .any(alternatives)
    }

    /// Returns fewer alternatives, or one with fewer tests, that mean the same; nil if there are none.
    private static func simpler(_ alternatives: [[Subject: Test]]) -> [[Subject: Test]]? {
        for (index, first) in alternatives.enumerated() {
            for (otherIndex, second) in alternatives.enumerated() where index != otherIndex {
                guard let merged = merged(first, second) else { continue }
                var result = alternatives
                result[index] = merged.first
                if let rest = merged.second {
                    result[otherIndex] = rest
                } else {
                    result.remove(at: otherIndex)
                }
                return result
            }
        }
        return nil
    }

    /// Returns two alternatives as one, or the second without a test that the first one makes useless; nil if both are needed.
    private static func merged(
        _ first: [Subject: Test], _ second: [Subject: Test]
    ) -> (first: [Subject: Test], second: [Subject: Test]?)? {
        let different = first.keys.filter { first[$0] != second[$0] }
        guard let subject = different.first else { return (first, nil) }
        guard different.count == 1, let own = first[subject], let other = second[subject] else { return nil }
        let hasSameSubjects = first.count == second.count
        switch own.or(other) {
        case .always:
            var rest = second
            rest[subject] = nil
            return hasSameSubjects ? (rest, nil) : (first, rest)
        case .test(let either) where hasSameSubjects:
            var merged = first
            merged[subject] = either
            return (merged, nil)
        case .test, .never, .inexpressible: return nil
        }
    }

    /// The alternatives in the form of definitions.
    var declared: [[Subject: Test]]? {
        guard case .any(let alternatives) = self else { return nil }
        return alternatives.flatMap { tests in
            tests.reduce([[:]]) { declared, entry in
                let forms: [Test] =
                    if case .differs(let values) = entry.value {
                        [.value(.isSet(false)), .value(.isNoneOf(values))]
                    } else {
                        [entry.value]
                    }
                return forms.flatMap { form in declared.map { $0.merging([entry.key: form]) { $1 } } }
            }
        }
    }
}

extension RowCondition.Test {
    /// Two tests of one subject as one.
    enum Combination: Equatable {
        case test(RowCondition.Test)
        case always, never, inexpressible
    }

    func and(_ other: Self) -> Combination {
        if self == other { return .test(self) }
        switch (self, other) {
        case (.families(let own), .families(let others)):
            let both = own.intersection(others)
            return both.isEmpty ? .never : .test(.families(both))
        case (.value(let own), .value(let other)): return own.and(other)
        case (.differs(let own), .differs(let others)): return .test(.differs(own.union(others)))
        case (.differs(let unwanted), .value(let test)), (.value(let test), .differs(let unwanted)):
            // Nothing is not one of the values.
            return test == .isSet(false) ? .test(.value(test)) : Condition.Test.isNoneOf(unwanted).and(test)
        default: return .inexpressible
        }
    }

    func or(_ other: Self) -> Combination {
        if self == other { return .test(self) }
        switch (self, other) {
        case (.families(let own), .families(let others)):
            let either = own.union(others)
            return either.isSuperset(of: SizeFamily.allCases) ? .always : .test(.families(either))
        case (.value(let own), .value(let other)): return own.or(other)
        case (.differs(let own), .differs(let others)): return .differs(own.filter(others.contains))
        case (.differs(let unwanted), .value(let test)), (.value(let test), .differs(let unwanted)):
            switch test {
            case .isSet(let isSet): return isSet ? .always : .test(.differs(unwanted))
            case .isOneOf(let wanted): return .differs(unwanted.filter { !wanted.contains($0) })
            case .isNoneOf(let others): return .differs(unwanted.filter(others.contains))
            case .within, .compares: return .inexpressible
            }
        default: return .inexpressible
        }
    }
}

extension Condition.Test {
    fileprivate func and(_ other: Condition.Test) -> RowCondition.Test.Combination {
        switch (self, other) {
        case (.isOneOf(let own), .isOneOf(let others)): .oneOf(own.filter(others.contains))
        case (.isOneOf(let wanted), .isNoneOf(let unwanted)), (.isNoneOf(let unwanted), .isOneOf(let wanted)):
            .oneOf(wanted.filter { !unwanted.contains($0) })
        case (.isNoneOf(let own), .isNoneOf(let others)):
            .test(.value(.isNoneOf(own.union(others))))
        case (.isSet(let isSet), let test), (let test, .isSet(let isSet)): isSet ? test.withValue : .never
        case (.within(let minimum, let maximum), .within(let otherMinimum, let otherMaximum)):
            .test(
                .value(
                    .within(
                        atLeast: [minimum, otherMinimum].compactMap(\.self).max(),
                        atMost: [maximum, otherMaximum].compactMap(\.self).min())))
        default: .inexpressible
        }
    }

    /// This test, which requires a value.
    private var withValue: RowCondition.Test.Combination {
        self == .isSet(false) ? .never : .test(.value(self))
    }

    fileprivate func or(_ other: Condition.Test) -> RowCondition.Test.Combination {
        switch (self, other) {
        case (.isOneOf(let own), .isOneOf(let others)):
            let either = own.union(others)
            return Set(either).isSuperset(of: [.boolean(true), .boolean(false)])
                ? .always : .test(.value(.isOneOf(either)))
        case (.isOneOf(let wanted), .isNoneOf(let unwanted)), (.isNoneOf(let unwanted), .isOneOf(let wanted)):
            return .noneOf(unwanted.filter { !wanted.contains($0) })
        case (.isNoneOf(let own), .isNoneOf(let others)): return .noneOf(own.filter(others.contains))
        case (.isSet(let isSet), let test), (let test, .isSet(let isSet)):
            if test == .isSet(!isSet) { return .always }
            return isSet ? .test(.value(.isSet(true))) : .inexpressible
        default: return .inexpressible
        }
    }
}

extension RowCondition.Test.Combination {
    fileprivate static func oneOf(_ values: [IntentValue]) -> Self {
        values.isEmpty ? .never : .test(.value(.isOneOf(values)))
    }

    /// Any value or none, if none is excluded.
    fileprivate static func differs(_ values: [IntentValue]) -> Self {
        values.isEmpty ? .always : .test(.differs(values))
    }

    /// Any value, if none is excluded.
    fileprivate static func noneOf(_ values: [IntentValue]) -> Self {
        .test(.value(values.isEmpty ? .isSet(true) : .isNoneOf(values)))
    }
}

extension [IntentValue] {
    fileprivate func union(_ others: [IntentValue]) -> [IntentValue] { self + others.filter { !contains($0) } }
}
