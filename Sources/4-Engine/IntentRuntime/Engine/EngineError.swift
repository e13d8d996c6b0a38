import IntentSystem

/// An error of the engine. Nothing was changed.
public struct EngineError: Error, Hashable, Sendable {
    /// The kind of a problem. New codes may be added.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The code as it appears in JSON output, such as `unknownKind`.
        public let description: String

        /// Creates a code of the engine, or of an error that is reported together with the engine's.
        package init(_ name: String) {
            description = name
        }

        /// No widget has this kind.
        public static let unknownKind = Code("unknownKind")
        /// The widget does not support the size family.
        public static let unknownFamily = Code("unknownFamily")
        /// The instance does not exist, or it was removed.
        public static let unknownInstance = Code("unknownInstance")
        /// The intent does not declare the parameter.
        public static let unknownParameter = Code("unknownParameter")
        /// The widget does not declare the preset.
        public static let unknownPreset = Code("unknownPreset")
        /// The identifier is or was in use.
        public static let instanceExists = Code("instanceExists")
        /// The value is invalid: type, range, step, case, option, slots, or uniqueness.
        public static let wrongValue = Code("wrongValue")
        /// The policy of an administrator has locked the parameter.
        public static let locked = Code("locked")
        /// The handler refused the configuration as a whole; see ``ConfigurationValidating``.
        public static let refused = Code("refused")
        /// An option cannot be looked up at the moment, or the handler cannot validate the configuration.
        public static let lookupUnavailable = Code("lookupUnavailable")
        /// An option cannot be looked up because its command or address is not trusted.
        public static let sourceNotTrusted = Code("sourceNotTrusted")
        /// The instance or a value has changed since the caller read it.
        public static let editConflict = Code("editConflict")
        /// The definitions do not declare the kind or intent of the instance.
        public static let orphan = Code("orphan")
        /// Two handlers or definitions declare the same name.
        public static let conflictingDefinitions = Code("conflictingDefinitions")
        /// The instance has a different intent than the requested type.
        public static let wrongIntent = Code("wrongIntent")
        /// The instance cannot be followed: it has another kind, or follows the follower.
        public static let wrongSource = Code("wrongSource")
        /// There is no edit to undo.
        public static let nothingToUndo = Code("nothingToUndo")
        /// There is no undone edit to redo.
        public static let nothingToRedo = Code("nothingToRedo")
        /// The log no longer reaches far enough back.
        public static let logShortened = Code("logShortened")
        /// A document of exported instances is invalid.
        public static let wrongDocument = Code("wrongDocument")
        /// The request is invalid, for example a limit below 1 or a cursor of another request.
        public static let wrongRequest = Code("wrongRequest")
    }

    /// One reason for an error.
    public struct Problem: Hashable, Sendable {
        /// The kind of the problem.
        public var code: Code
        /// The declared name of the parameter, if the problem concerns one.
        public var parameter: String?
        /// The path of the field of a record, such as `stations[2].label`, if the problem concerns one. It counts slots from 1.
        public package(set) var field: String?
        /// ``text`` without the path of the field.
        package private(set) var fieldText: UserText?
        /// The declared names of the parameters, if the problem concerns several together, such as those that a rule compares.
        public package(set) var parameters: [String] = []
        /// A phrase without a full stop that names what was found and what is allowed, for the person who configures.
        package var text: UserText
        /// The nearest allowed word, if there is a plausible one.
        public var suggestion: String?
        /// The values involved, if a draft has the problem `editConflict`.
        public var conflict: Conflict?

        /// The text in English.
        public var message: String {
            get { text.description }
            set { text = UserText(verbatim: newValue) }
        }

        /// Creates a problem whose message is not translated.
        public init(
            _ code: Code, parameter: String? = nil, _ message: String, suggestion: String? = nil,
            conflict: Conflict? = nil
        ) {
            self.init(
                code, parameter: parameter, UserText(verbatim: message), suggestion: suggestion, conflict: conflict)
        }

        package init(
            _ code: Code, parameter: String? = nil, _ text: UserText, suggestion: String? = nil,
            conflict: Conflict? = nil
        ) {
            self.code = code
            self.parameter = parameter
            self.text = text
            self.suggestion = suggestion
            self.conflict = conflict
        }

        /// Creates a problem of a value, or of a field in its records.
        package init(
            _ code: Code, parameter: String, field: (problem: ValueProblem.Field, slot: Int?)?, _ text: UserText,
            suggestion: String?
        ) {
            self.init(code, parameter: parameter, text, suggestion: suggestion)
            guard let (problem, slot) = field else { return }
            let path = FieldPath(parameter, slot: slot, field: problem.name).description
            (self.field, fieldText) = (path, problem.text)
            self.text = UserText("in '\(path)', \(problem.text)")
        }
    }

    /// The values of a parameter that was changed both in a draft and in the store. Nil means that the user set no
    /// value.
    public struct Conflict: Hashable, Sendable {
        /// The stored value when the draft began.
        public var before: IntentValue?
        /// The value that is stored now.
        public var stored: IntentValue?
        /// The value in the draft; for a parent that the draft does not change, the value with which it began.
        public var drafted: IntentValue?

        /// Creates a conflict.
        public init(before: IntentValue?, stored: IntentValue?, drafted: IntentValue?) {
            self.before = before
            self.stored = stored
            self.drafted = drafted
        }

        /// Returns the conflict with other values.
        package func map(_ transform: (IntentValue) -> IntentValue) -> Conflict {
            Conflict(before: before.map(transform), stored: stored.map(transform), drafted: drafted.map(transform))
        }

        /// The three values in wire form; null for none.
        package var wire: JSONValue {
            ["before": before?.wire ?? .null, "stored": stored?.wire ?? .null, "drafted": drafted?.wire ?? .null]
        }
    }

    /// All problems, at least one, with the most severe first.
    public let problems: [Problem]
    /// The code of the most severe problem.
    public var code: Code { problems[0].code }

    /// Creates an error.
    /// - Precondition: `problems` is not empty.
    public init(_ problems: [Problem]) {
        precondition(!problems.isEmpty, "an engine error has a problem")
        self.problems = problems
    }
}

extension EngineError.Problem {
    /// The declared names of the parameters that the problem concerns; none for one of the configuration as a whole.
    package var rows: [String] { parameter.map { [$0] } ?? parameters }

    /// Appends a text in English to the message.
    package mutating func append(_ addition: String) {
        message += addition
        fieldText = fieldText.map { UserText(verbatim: $0.description + addition) }
    }

    /// The path of the field, or else the declared name of the parameter, that the problem concerns.
    package var row: String? { field ?? parameter }
}

extension EngineError: CustomStringConvertible {
    /// The descriptions of all problems on one line, separated by semicolons.
    public var description: String { problems.map(\.description).joined(separator: "; ") }
}

extension EngineError.Problem: CustomStringConvertible {
    /// The message with the parameter, unless it already names it, and the suggestion, on one line.
    public var description: String { message.about(parameter: parameter).suggesting(suggestion).onOneLine }
}

extension EngineError {
    /// Creates an error with one problem.
    package init(_ code: Code, parameter: String? = nil, _ text: UserText, suggestion: String? = nil) {
        self.init([Problem(code, parameter: parameter, text, suggestion: suggestion)])
    }

    init(conflictingDefinitions message: String) {
        self.init(.conflictingDefinitions, UserText(verbatim: message))
    }
}

extension EngineError.Problem {
    static func unknownInstance(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(.unknownInstance, UserText("unknown instance '\(id)'"))
    }

    static func removedInstance(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(.unknownInstance, UserText("'\(id)' was removed; restore it first"))
    }

    static func identifierTaken(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(.instanceExists, UserText("'\(id)' is or was in use; identifiers are never reused"))
    }

    static func orphan(_ instance: StoredInstance) -> EngineError.Problem { orphan(instance.id, kind: instance.kind) }

    package static func orphan(_ id: InstanceID, kind: WidgetKind) -> EngineError.Problem {
        EngineError.Problem(
            .orphan,
            UserText("the definitions do not declare kind '\(kind)' with the intent of '\(id)'; its values are kept")
        )
    }

    static func revisionConflict(_ instance: StoredInstance, expected revision: Int) -> EngineError.Problem {
        EngineError.Problem(
            .editConflict,
            UserText(
                "'\(instance.id)' has changed: it is at revision \(instance.revision), not \(revision); nothing was written"
            )
        )
    }

    package static func keepsChanging(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(.editConflict, UserText("'\(id)' keeps being changed by other programs; try again"))
    }

    package static func locked(_ name: String, by policy: ParameterPolicy) -> EngineError.Problem {
        EngineError.Problem(.locked, parameter: name, policy.refusal(of: name))
    }

    static func unknownParameter(_ name: String, in scope: InstanceScope) -> EngineError.Problem {
        EngineError.Problem(
            .unknownParameter, parameter: name,
            scope.intent.map { UserText("unknown parameter '\(name)' for '\($0.name)'") }
                ?? UserText("unknown parameter '\(name)'; '\(scope.widget.name)' has no parameters"),
            suggestion: NearMatch.name(for: name, in: scope.parameters.map(\.name)))
    }
}
