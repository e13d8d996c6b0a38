import IntentModel

/// When a row is shown: all of some tests hold, at most one for each subject.
enum RowCondition: Equatable {
    case never
    /// No tests: always.
    case all([Subject: Test])
    /// A condition that a definition cannot express, such as an alternative of two tests.
    case inexpressible

    static let always = RowCondition.all([:])

    enum Subject: Hashable {
        /// A parameter by its declared name.
        case parameter(String)
        case family
    }

    /// A test of one subject.
    enum Test: Equatable {
        case value(Condition.Test)
        /// No value, or one that is none of these. Only together with another test can a definition express it.
        case differs([IntentValue])
        case families(Set<SizeFamily>)
    }

    /// Returns the condition that both hold: this one and a test.
    /// - Parameter test: Nil for a test that a definition cannot express.
    func and(_ subject: Subject, _ test: Test?) -> RowCondition {
        guard case .all(var tests) = self else { return self }
        guard let test else { return .inexpressible }
        guard let own = tests[subject] else {
            tests[subject] = test
            return .all(tests)
        }
        switch own.and(test) {
        case .test(let both):
            tests[subject] = both
            return .all(tests)
        case .never: return .never
        case .inexpressible, .always: return .inexpressible
        }
    }

    /// Returns the condition that one of both holds.
    func or(_ other: RowCondition) -> RowCondition {
        switch (self, other) {
        case (.never, _): return other
        case (_, .never): return self
        case (.all(let own), .all(let others)):
            if own == others { return self }
            // Tests of one subject can be combined; those of two subjects would be an alternative.
            let subjects = Set(own.keys).union(others.keys).filter { own[$0] != others[$0] }
            guard subjects.count == 1, let subject = subjects.first else { return .inexpressible }
            var tests = own
            guard let first = own[subject], let second = others[subject] else {
                tests[subject] = nil
                return .all(tests)
            }
            switch first.or(second) {
            case .test(let either): tests[subject] = either
            case .always: tests[subject] = nil
            case .never, .inexpressible: return .inexpressible
            }
            return .all(tests)
        default: return .inexpressible
        }
    }
}

extension RowCondition.Test {
    /// Whether a definition cannot express the test alone.
    var isIncomplete: Bool { if case .differs = self { true } else { false } }

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
            case .within: return .inexpressible
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
