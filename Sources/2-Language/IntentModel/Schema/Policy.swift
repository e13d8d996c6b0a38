internal import IntentSystem

/// What an administrator specifies for the rows of widgets, resolved against a schema: defaults that replace those of the
/// definition, and locks.
package struct Policy: Hashable, Sendable {
    /// Who specifies it, as people call them.
    package var owner: LocalizedText
    /// What people can do about a locked row; nil if the policy does not say.
    package var message: LocalizedText?
    /// The path of the file.
    package var path: String
    /// By the kind of a widget, then by parameter.
    private var rows: [String: [String: PolicyRow]] = [:]

    /// The names of files that are policies by themselves.
    package static let fileNames = ["intent-policy.yaml", "intent-policy.yml"]

    package init(owner: LocalizedText = .empty, message: LocalizedText? = nil, path: String) {
        self.owner = owner
        self.message = message
        self.path = path
    }

    package subscript(kind: WidgetKind, parameter: String) -> PolicyRow {
        get { rows[kind.name]?[parameter] ?? PolicyRow() }
        set { rows[kind.name, default: [:]][parameter] = newValue }
    }

    /// Returns the kinds for which two policies have other defaults or locks.
    package func kinds(differingFrom other: Policy) -> Set<WidgetKind> {
        func effects(_ rows: [String: PolicyRow]?) -> [String: PolicyRow] {
            (rows ?? [:]).mapValues { PolicyRow(defaultRule: $0.defaultRule, isLocked: $0.isLocked) }
        }
        let names = Set(rows.keys).union(other.rows.keys)
        return Set(names.filter { effects(rows[$0]) != effects(other.rows[$0]) }.map { WidgetKind($0) })
    }

    /// Returns a number for the defaults and locks of a widget, which policies with other ones do not have, on any machine;
    /// nil if there are none.
    package func digest(of kind: WidgetKind) -> UInt64? {
        var parameters = JSONObject()
        for (name, row) in (rows[kind.name] ?? [:]).sorted(by: { $0.key < $1.key }) {
            let rule = row.defaultRule.flatMap { $0.json(in: owner.language) }
            if rule == nil, !row.isLocked { continue }
            parameters[name] = ["default": rule ?? .null, "isLocked": .boolean(row.isLocked)]
        }
        if parameters.members.isEmpty { return nil }
        return UInt64(SHA256.hexadecimal(of: JSONValue.object(parameters).renderedBytes()).prefix(16), radix: 16)
    }

    /// Returns the intent of a widget with the defaults and the locks of its parameters.
    package func applied(to intent: Intent, of widget: DeclaredWidget) -> Intent {
        guard let rows = rows[widget.kind.name] else { return intent }
        var intent = intent
        for index in intent.parameters.indices {
            guard let row = rows[intent.parameters[index].name] else { continue }
            if let rule = row.defaultRule { intent.parameters[index].defaultRule = rule }
            intent.parameters[index].policy = ParameterPolicy(owner: owner, message: message, path: path, row: row)
        }
        return intent
    }
}

/// What a policy specifies for one parameter of a widget.
package struct PolicyRow: Hashable, Sendable {
    /// The default in place of that of the definition; nil to keep that.
    package var defaultRule: DefaultRule?
    /// Whether the default is in effect whatever the user has chosen, and the value cannot be edited.
    package var isLocked = false
    /// The line of the default or else of the lock in the file.
    package var line = 0

    package init(defaultRule: DefaultRule? = nil, isLocked: Bool = false, line: Int = 0) {
        self.defaultRule = defaultRule
        self.isLocked = isLocked
        self.line = line
    }
}

/// What the policy specifies for a parameter, and who specifies it.
package struct ParameterPolicy: Hashable, Sendable {
    package let owner: LocalizedText
    package let message: LocalizedText?
    package let path: String
    package let row: PolicyRow

    package var isLocked: Bool { row.isLocked }

    /// Whether the default is the policy's.
    package var hasDefault: Bool { row.defaultRule != nil }

    /// The note of a locked row; nil if it is not locked.
    package var lock: UserText? {
        guard isLocked else { return nil }
        return message.map { UserText("Locked by \(UserText(owner)): \(UserText($0))") }
            ?? UserText("Locked by \(UserText(owner))")
    }

    /// Returns the message that refuses a change of a locked parameter.
    package func refusal(of parameter: String) -> UserText {
        message.map { UserText("'\(parameter)' is locked by \(UserText(owner)): \(UserText($0))") }
            ?? UserText("'\(parameter)' is locked by \(UserText(owner))")
    }
}

extension Parameter {
    /// Whether the policy of an administrator has locked the parameter.
    package var isLocked: Bool { policy?.isLocked == true }
}
