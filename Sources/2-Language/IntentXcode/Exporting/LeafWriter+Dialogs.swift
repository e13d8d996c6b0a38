internal import IntentAuthoring
internal import IntentModel
internal import IntentSchema

/// Dialogs of Siri and Shortcuts for a parameter.
extension LeafWriter {
    /// Writes the dialogs of a parameter.
    /// - Parameter language: The language of default texts.
    mutating func writeDialogs(of parameter: Parameter, in intent: Intent, language: String) {
        let siri = parameter.siri
        write("SupportsResolution", parameter.siriCanAsk)
        var dialogs = PromptDialogs()
        // Apple's own intents have their own dialogs.
        let isShown = intent.hasRows && !intent.isSystem
        dialogs.add(
            "Configuration", parameter.prompt, path: DialogPath.prompt(of: parameter.name), isAlwaysWritten: isShown)
        dialogs.add("Primary", siri?.ask, path: DialogPath.siri("ask", of: parameter.name), isAlwaysWritten: isShown)
        let isChoice = isShown && parameter.isChoice
        addChoice(of: parameter, to: &dialogs, isImplied: isChoice, language: language)
        imply(
            "CustomDisambiguation",
            parameter.siriCanAsk
                && (parameter.isEnum || dialogs.hasText(of: ["DisambiguationIntroduction", "Confirmation"]))
        )
        write(dialogs)
        let hasBuiltIn = parameter.siriCanAsk && !intent.isSystem
        if let siri { writeReasons(siri.unsupported, of: parameter, hasBuiltIn: hasBuiltIn, language: language) }
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

    private mutating func write(_ dialogs: PromptDialogs) {
        guard !dialogs.dialogs.isEmpty else { return }
        imply("PromptDialogs.order", .array(dialogs.dialogs.map { .string($0.type) }))
        for dialog in dialogs.dialogs {
            let start = "PromptDialogs.\(dialog.type)"
            imply("\(start).Custom", true)
            if let text = dialog.text {
                write("\(start).FormatString", text, isImplied: dialog.isImplied, dialogPath: dialog.path)
            }
        }
    }

    // MARK: Reasons

    /// Writes the unsupported reasons of a parameter.
    /// - Parameter hasBuiltIn: Whether Xcode adds its built-in reasons for numbers.
    private mutating func writeReasons(
        _ reasons: [UnsupportedReason], of parameter: Parameter, hasBuiltIn: Bool, language: String
    ) {
        let isNumber = parameter.type.element == .integer || parameter.type.element == .decimal
        let builtIn = isNumber ? UnsupportedReason.builtIn : []
        let custom = reasons.filter { reason in !builtIn.contains { $0.name == reason.name } }
        var order: [String] = []
        for (name, text) in builtIn {
            let written = reasons.first { $0.name == name }?.text
            guard hasBuiltIn || written != nil else { continue }
            let element = writeReason(
                name, "Default", written ?? LocalizedText(text, language: language), of: parameter.name,
                at: order.count, isImplied: written == nil)
            order.append(element)
        }
        for reason in custom {
            let element = writeReason(
                reason.name, "Custom", reason.text, of: parameter.name, at: order.count, isImplied: false)
            order.append(element)
        }
        if !order.isEmpty { imply("UnsupportedReasons.order", .array(order.map { .string($0) })) }
    }

    /// Writes one unsupported reason.
    /// - Parameter position: The position among the reasons of the parameter, from 0.
    /// - Returns: The name of the element: the name of the reason, unless it has a special meaning in leaves.
    private mutating func writeReason(
        _ name: String, _ kind: String, _ text: LocalizedText, of parameter: String, at position: Int, isImplied: Bool
    ) -> String {
        let group = XcodeDeclaration.Kind.parameter.shape.group("UnsupportedReasons")
        let isValidElementName = group?.isValidElementName(name) ?? true
        let element = isValidElementName ? name : "\(LeafGroup.unnamedPrefix)\(position + 1)"
        if !isValidElementName { imply("UnsupportedReasons.\(element).Code", .string(name)) }
        imply("UnsupportedReasons.\(element).\(kind)", true)
        write(
            "UnsupportedReasons.\(element).FormatString", text, isImplied: isImplied,
            dialogPath: DialogPath.siri("unsupported.\(name)", of: parameter))
        return element
    }
}

extension Parameter {
    /// Whether Xcode writes default dialogs for a choice: for an enum always, and for options from code if there is a
    /// `siri` key.
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
        /// The text; nil for an empty dialog, which Xcode writes for some types.
        let text: LocalizedText?
        let path: String
        let isImplied: Bool
    }

    /// - Parameters:
    ///   - text: The text in the definition; an empty one makes an empty dialog.
    ///   - implied: The default text.
    ///   - isAlwaysWritten: Whether Xcode writes the dialog even if it has no text.
    mutating func add(
        _ type: String, _ text: LocalizedText?, else implied: LocalizedText? = nil, path: String,
        isAlwaysWritten: Bool = false
    ) {
        guard isAlwaysWritten || text != nil || implied != nil else { return }
        let contents = (text ?? implied).flatMap { $0.text.isEmpty && $0.others.isEmpty ? nil : $0 }
        dialogs.append(Dialog(type: type, text: contents, path: path, isImplied: text == nil))
    }

    func hasText(of types: [String]) -> Bool { dialogs.contains { $0.text != nil && types.contains($0.type) } }
}
