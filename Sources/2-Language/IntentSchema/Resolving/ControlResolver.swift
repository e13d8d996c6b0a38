internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// The intents of a run, for declarations that refer to their parameters.
struct ResolvedIntents: Sendable {
    /// By name, the first declaration of each.
    private var intents: [String: Intent] = [:]
    /// Intents in files with errors, which may have more parameters than could be read.
    private var doubtful: Set<String> = []

    mutating func add(_ intent: Intent, isDoubtful: Bool) {
        guard intents[intent.name] == nil else { return }
        intents[intent.name] = intent
        if isDoubtful { doubtful.insert(intent.name) }
    }

    subscript(name: String) -> Intent? { intents[name] }

    func isDoubtful(_ name: String) -> Bool { doubtful.contains(name) }
}

/// A control with the places that the rules for all files need.
struct ResolvedControl: Sendable {
    let control: Control
    /// Where its name is declared.
    let key: NodeID
    /// The value of `kind`, or else the control's name.
    let kindNode: NodeID
}

/// Resolves controls, after the intents that they run.
struct ControlResolver: ActionResolver {
    let context: ResolvingContext
    let intents: ResolvedIntents

    /// Returns nil if the value is not a mapping.
    func resolve(_ declaration: Declaration) -> ResolvedControl? {
        context.enterTexts("controls", declaration.key)
        defer { context.leaveTexts() }
        let value = Value(declaration.value, after: declaration.key)
        let name = declaration.name
        guard let fields = reader.fields(of: value, allowed: .control, subject: "a control") else { return nil }
        let swift = nameResolver.swiftName(
            of: name, at: declaration.key, fields[.swiftName], derivedBy: SwiftName.lowerCamel)
        let kind = reader.filledString(fields[.kind], expected: "a kind, any text that is not empty")
        let title = textResolver.title(fields[.title], name: name)
        let description = textResolver.localizedText(fields[.description])
        reportMissing([.intent, .symbol], in: fields, of: "a control", at: declaration.key)
        let intent = fields[.intent].flatMap { actionIntent($0, of: "control \(quoted(name))") }
        let symbol = fields[.symbol].flatMap { symbolName($0) }
        let toggle = fields[.toggle].flatMap { self.toggle($0, of: intent) }
        var control = Control(
            name: name, swiftName: swift.name, kind: ControlKind(kind ?? name), title: title,
            description: description, intent: intent ?? "", symbol: symbol ?? "",
            style: toggle.map { .toggle($0) } ?? .button)
        control.asksWhenAdded = reader.boolean(fields[.askWhenAdded]) ?? false
        nameResolver.readEvolution(of: &control, fields, declaration, .controls, swift)
        return ResolvedControl(
            control: control, key: declaration.key, kindNode: fields[.kind]?.node ?? declaration.key)
    }

    /// Returns the name of a Boolean parameter of the intent.
    private func toggle(_ value: Value, of intent: String?) -> String? {
        let expected = "the name of a Boolean parameter"
        guard let name = reader.filledString(value, expected: expected), let intent = intent.flatMap({ intents[$0] })
        else { return nil }
        guard let parameter = intent.parameter(named: name) else {
            if !intents.isDoubtful(intent.name) {
                reportUnknownParameter(name, known: intent.parameters.lazy.map(\.name), at: place(value.node))
            }
            return nil
        }
        guard parameter.type == ValueType(.boolean) else {
            reader.reportWrongType(
                value, expected: expected, hint: "; a toggle shows a parameter of type Boolean and sets it")
            return nil
        }
        return name
    }
}

/// A resolver of declarations that run intents.
protocol ActionResolver: ContextResolver {
    var intents: ResolvedIntents { get }
}

extension ActionResolver {
    /// Returns the name of a declared intent that the system can run.
    /// - Parameter user: The declaration that runs it, with its kind: `control 'DoorLock'`.
    func actionIntent(_ value: Value, of user: String) -> String? {
        guard let name = intentName(value)?.name else { return nil }
        guard intents[name]?.isSystem != true else {
            report(
                .intentNotForWidgets, at: place(value.node),
                "the intent of \(user) is one of Apple's own, which controls and App Shortcuts cannot run")
            return nil
        }
        return name
    }

    func symbolName(_ value: Value) -> String? {
        reader.filledString(value, expected: "the name of a system symbol, such as lock.fill")
    }

    /// Reports keys that a declaration needs.
    func reportMissing(_ words: [Word], in fields: Fields, of subject: String, at node: NodeID) {
        for word in words where reader.isMissing(word, in: fields) {
            let hint = word == .symbol ? ", the name of a system symbol such as lock.fill" : ""
            report(.missingKey(word.text, of: subject, at: place(node), hint: hint))
        }
    }
}
