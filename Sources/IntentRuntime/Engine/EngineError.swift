/// The engine refuses a request; nothing was changed.
public struct EngineError: Error, Hashable, Sendable {
    /// Open, so that a new one breaks no switch.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The code as programs and the command line's JSON name it: `unknownKind`.
        public let description: String

        init(_ name: String) {
            description = name
        }

        /// No widget is of this kind.
        public static let unknownKind = Code("unknownKind")
        /// The widget has no such family.
        public static let unknownFamily = Code("unknownFamily")
        /// No such instance was placed, or it was removed.
        public static let unknownInstance = Code("unknownInstance")
        /// The intent declares no such parameter.
        public static let unknownParameter = Code("unknownParameter")
        /// The id is in use, or was: an id is given once.
        public static let instanceExists = Code("instanceExists")
        /// A value does not fit: type, range, step, case, option, slots, uniqueness.
        public static let wrongValue = Code("wrongValue")
        /// An option cannot be looked up now, so it cannot be judged.
        public static let lookupUnavailable = Code("lookupUnavailable")
        /// An option cannot be looked up, since its command or address is not trusted.
        public static let sourceNotTrusted = Code("source-not-trusted")
        /// The instance is no longer at the revision that the caller asked for.
        public static let changedMeanwhile = Code("changedMeanwhile")
        /// The instance's kind or intent is gone from the definitions.
        public static let orphan = Code("orphan")
        /// Two handlers or definitions claim one name.
        public static let conflictingDefinitions = Code("conflictingDefinitions")
        /// The instance's intent is another one than the asked type's.
        public static let wrongIntent = Code("wrongIntent")
        /// No edit is left that could be taken back.
        public static let nothingToUndo = Code("nothingToUndo")
        /// The log no longer reaches back to what is asked of it.
        public static let logShortened = Code("logShortened")
        /// A document of exported instances is not built as one.
        public static let wrongDocument = Code("wrongDocument")
        /// The request cannot be meant: a limit below 1, a cursor of another question.
        public static let wrongRequest = Code("wrongRequest")
    }

    /// One reason.
    public struct Problem: Hashable, Sendable {
        /// What kind of reason.
        public var code: Code
        /// Nil where the problem is not one parameter's.
        public var parameter: String?
        /// A phrase without a full stop that names what was found and what is allowed.
        public var message: String
        /// The nearest allowed word, where one is plausible.
        public var suggestion: String?
        /// With `changedMeanwhile` of a draft: the values that met.
        public var conflict: Conflict?

        /// One reason; the first sentence of what a person reads.
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

        /// The three values of one parameter.
        public init(before: IntentValue?, stored: IntentValue?, drafted: IntentValue?) {
            self.before = before
            self.stored = stored
            self.drafted = drafted
        }
    }

    /// All reasons, at least one, the first the gravest.
    public let problems: [Problem]
    /// The gravest reason's.
    public var code: Code { problems[0].code }

    /// - Precondition: `problems` is not empty.
    public init(_ problems: [Problem]) {
        precondition(!problems.isEmpty, "a refusal has a reason")
        self.problems = problems
    }
}
