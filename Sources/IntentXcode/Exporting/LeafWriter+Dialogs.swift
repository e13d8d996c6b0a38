internal import IntentModel

/// What Siri and Shortcuts say for a parameter.
extension LeafWriter {
    /// - Parameter language: Of texts that nobody wrote.
    mutating func sayDialogs(of parameter: Parameter, in intent: Intent, language: String) {
        let siri = parameter.siri
        say("SupportsResolution", parameter.isAskedFor)
        var dialogs = PromptDialogs()
        // Apple's own intents speak for themselves.
        let isShown = intent.hasRows && !intent.isSystem
        dialogs.add(
            "Configuration", parameter.prompt, path: DialogPath.prompt(of: parameter.name), isThere: isShown)
        dialogs.add("Primary", siri?.ask, path: DialogPath.siri("ask", of: parameter.name), isThere: isShown)
        let isChoice = isShown && parameter.isChoice
        addChoice(of: parameter, to: &dialogs, isImplied: isChoice, language: language)
        imply(
            "CustomDisambiguation",
            parameter.isAskedFor
                && (parameter.isEnum || dialogs.hasText(of: ["DisambiguationIntroduction", "Confirmation"]))
        )
        say(dialogs)
        let hasBuiltIn = parameter.isAskedFor && !intent.isSystem
        if let siri { sayReasons(siri.unsupported, of: parameter, hasBuiltIn: hasBuiltIn, language: language) }
    }

    private func addChoice(
        of parameter: Parameter, to dialogs: inout PromptDialogs, isImplied: Bool, language: String
    ) {
        let name = parameter.name
        let implied = { (text: String) in isImplied ? LocalizedText(text, language: language) : nil }
        dialogs.add(
            "DisambiguationIntroduction", parameter.siri?.introduce, else: implied(ImpliedDialogs.introduce(name)),
            path: DialogPath.siri("introduce", of: name))
        dialogs.add("DisambiguationSelection", parameter.siri?.choose, path: DialogPath.siri("choose", of: name))
        dialogs.add(
            "Confirmation", parameter.siri?.confirm, else: implied(ImpliedDialogs.confirm(name)),
            path: DialogPath.siri("confirm", of: name))
    }

    private mutating func say(_ dialogs: PromptDialogs) {
        guard !dialogs.dialogs.isEmpty else { return }
        imply("PromptDialogs.order", .array(dialogs.dialogs.map { .string($0.type) }))
        for dialog in dialogs.dialogs {
            let start = "PromptDialogs.\(dialog.type)"
            imply("\(start).Custom", true)
            if let text = dialog.text {
                say("\(start).FormatString", text, isImplied: dialog.isImplied, dialogPath: dialog.path)
            }
        }
    }

    // MARK: Reasons

    /// - Parameter hasBuiltIn: Whether Xcode's reasons of numbers are there without being written.
    private mutating func sayReasons(
        _ reasons: [UnsupportedReason], of parameter: Parameter, hasBuiltIn: Bool, language: String
    ) {
        let isNumber = parameter.type.element == .integer || parameter.type.element == .decimal
        let builtIn = isNumber ? UnsupportedReason.builtIn : []
        let own = reasons.filter { reason in !builtIn.contains { $0.name == reason.name } }
        var order: [String] = []
        for (name, text) in builtIn {
            let written = reasons.first { $0.name == name }?.text
            guard hasBuiltIn || written != nil else { continue }
            let element = sayReason(
                name, "Default", written ?? LocalizedText(text, language: language), of: parameter.name,
                at: order.count, isImplied: written == nil)
            order.append(element)
        }
        for reason in own {
            let element = sayReason(
                reason.name, "Custom", reason.text, of: parameter.name, at: order.count, isImplied: false)
            order.append(element)
        }
        if !order.isEmpty { imply("UnsupportedReasons.order", .array(order.map { .string($0) })) }
    }

    /// - Parameter position: Among the reasons of the parameter, from 0.
    /// - Returns: What its leaves call it: its name, but where that means something else there.
    private mutating func sayReason(
        _ name: String, _ kind: String, _ text: LocalizedText, of parameter: String, at position: Int, isImplied: Bool
    ) -> String {
        let group = XcodeDeclaration.Kind.parameter.shape.group("UnsupportedReasons")
        let canName = group?.canName(name) ?? true
        let element = canName ? name : "\(LeafGroup.nameless)\(position + 1)"
        if !canName { imply("UnsupportedReasons.\(element).Code", .string(name)) }
        imply("UnsupportedReasons.\(element).\(kind)", true)
        say(
            "UnsupportedReasons.\(element).FormatString", text, isImplied: isImplied,
            dialogPath: DialogPath.siri("unsupported.\(name)", of: parameter))
        return element
    }
}

extension Parameter {
    /// Whether there is something to choose among that Xcode has dialogs for: of an enum always, of options from code
    /// where something is said of Siri.
    fileprivate var isChoice: Bool {
        isEnum || siri != nil && hasOptionsFromCode
    }

    fileprivate var isEnum: Bool {
        switch type.element {
        case .enumeration: true
        case .system(let name): SystemTypes.form(of: name) == .enumeration
        default: false
        }
    }
}

/// The dialogs of a parameter in Xcode's order.
private struct PromptDialogs {
    private(set) var dialogs: [Dialog] = []

    struct Dialog {
        let type: String
        /// Nil for a shell, which Xcode writes where nobody says anything.
        let text: LocalizedText?
        let path: String
        let isImplied: Bool
    }

    /// - Parameters:
    ///   - text: An empty one says nothing, and stands for a shell.
    ///   - implied: What is said where there is no text.
    ///   - isThere: Whether Xcode writes it without a text, too.
    mutating func add(
        _ type: String, _ text: LocalizedText?, else implied: LocalizedText? = nil, path: String, isThere: Bool = false
    ) {
        guard isThere || text != nil || implied != nil else { return }
        let said = (text ?? implied).flatMap { $0.text.isEmpty && $0.others.isEmpty ? nil : $0 }
        dialogs.append(Dialog(type: type, text: said, path: path, isImplied: text == nil))
    }

    func hasText(of types: [String]) -> Bool { dialogs.contains { $0.text != nil && types.contains($0.type) } }
}
