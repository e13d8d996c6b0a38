/// The engine refuses a request; nothing was changed.
public struct EngineError: Error, Hashable, Sendable {
    /// Open, so that a new one breaks no switch.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        public let description: String

        init(_ name: String) {
            description = name
        }

        public static let unknownKind = Code("unknownKind")
        public static let unknownFamily = Code("unknownFamily")
        public static let unknownInstance = Code("unknownInstance")
        public static let unknownParameter = Code("unknownParameter")
        public static let instanceExists = Code("instanceExists")
        /// A value does not fit: type, range, step, case, option, slots, uniqueness.
        public static let wrongValue = Code("wrongValue")
        /// An option cannot be looked up now, so it cannot be judged.
        public static let lookupUnavailable = Code("lookupUnavailable")
        /// The instance is no longer at the revision that the caller asked for.
        public static let changedMeanwhile = Code("changedMeanwhile")
        /// The instance's kind or intent is gone from the definitions.
        public static let orphan = Code("orphan")
        /// Two handlers or definitions claim one name.
        public static let conflictingDefinitions = Code("conflictingDefinitions")
        /// The instance's intent is another one than the asked type's.
        public static let wrongIntent = Code("wrongIntent")
        /// The request cannot be meant: a limit below 1, a cursor of another question.
        public static let wrongRequest = Code("wrongRequest")
    }

    /// One reason.
    public struct Problem: Hashable, Sendable {
        public var code: Code
        /// Nil where the problem is not one parameter's.
        public var parameter: String?
        /// A phrase without a full stop that names what was found and what is allowed.
        public var message: String
        /// The nearest allowed word, where one is plausible.
        public var suggestion: String?
        /// With `changedMeanwhile` of a draft: the values that met.
        public var conflict: Conflict?

        public init(
            _ code: Code, parameter: String? = nil, _ message: String, suggestion: String? = nil,
            conflict: Conflict? = nil
        ) {
            self.code = code
            self.parameter = parameter
            self.message = message
            self.suggestion = suggestion
            self.conflict = conflict
        }
    }

    /// A parameter's value in a draft and in the store. Nil is "no value of the user's".
    public struct Conflict: Hashable, Sendable {
        /// What was stored when the draft began.
        public var before: IntentValue?
        /// What is stored now.
        public var stored: IntentValue?
        /// What the draft would store; for a parent that the draft does not touch what it began with.
        public var drafted: IntentValue?

        public init(before: IntentValue?, stored: IntentValue?, drafted: IntentValue?) {
            self.before = before
            self.stored = stored
            self.drafted = drafted
        }
    }

    /// All reasons, at least one, the first the gravest.
    public let problems: [Problem]
    public var code: Code { problems[0].code }

    /// - Precondition: `problems` is not empty.
    public init(_ problems: [Problem]) {
        precondition(!problems.isEmpty, "a refusal has a reason")
        self.problems = problems
    }
}
