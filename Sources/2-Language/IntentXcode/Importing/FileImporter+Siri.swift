internal import IntentModel
internal import IntentSchema

/// Dialogs: the text in the row of a parameter, and the texts of Siri.
extension FileImporter {
    /// Reads the dialogs of all parameters.
    /// - Parameter isShown: Whether the parameters appear as rows.
    /// - Returns: The variants of the dialogs for single values.
    mutating func readDialogs(
        _ declarations: [LocatedDeclaration], into parameters: inout [Parameter], _ values: DialogValues, isShown: Bool
    ) -> [DialogVariant] {
        var variants: [DialogVariant] = []
        let names = PlaceholderNames(parameters, types: propertyNames)
        for (index, declaration) in declarations.enumerated() where parameters.indices.contains(index) {
            let context = DialogContext(
                declaration: declaration, parameter: parameters[index], values: values, isShown: isShown,
                siriCanAsk: declaration.flag("SupportsResolution"), names: names.with(keywords:))
            parameters[index].prompt = prompt(context, &variants)
            warnOfOtherDialogs(declaration)
            parameters[index].siri = siriRequest(context, &variants)
        }
        return variants
    }

    /// A parameter whose dialogs are read.
    private struct DialogContext {
        let declaration: LocatedDeclaration
        let parameter: Parameter
        let values: DialogValues
        let isShown: Bool
        /// Whether Siri may ask for a value.
        let siriCanAsk: Bool
        /// Returns the valid placeholders with additional keywords.
        let names: (Set<String>) -> PlaceholderNames

        /// Whether the definition needs a `siri` key.
        var hasRequest: Bool {
            if siriCanAsk || text("Primary") != nil || text("DisambiguationSelection") != nil || hasReasons {
                return true
            }
            let isImplied = isShown && isEnum
            let name = parameter.name
            return text("DisambiguationIntroduction") != (isImplied ? ImpliedDialogs.introduce(name) : nil)
                || text("Confirmation") != (isImplied ? ImpliedDialogs.confirm(name) : nil)
        }

        private var hasReasons: Bool { !declaration.elements(of: "UnsupportedReasons").isEmpty }

        private var isEnum: Bool {
            if case .enumeration = parameter.type.element { true } else { false }
        }

        /// Whether Xcode writes default dialogs for a choice and its confirmation: for an enum always, and for dynamic
        /// options if there is a `siri` key.
        var isChoice: Bool {
            isShown && (isEnum || parameter.options == .dynamic && hasRequest)
        }

        func key(_ type: String) -> String { "PromptDialogs.\(type).FormatString" }

        func text(_ type: String) -> String? { declaration.nonEmptyString(key(type)) }
    }

    private mutating func prompt(_ context: DialogContext, _ variants: inout [DialogVariant]) -> LocalizedText? {
        let (key, names) = (context.key("Configuration"), context.names(["count"]))
        let prompt = nonEmptyDialog(key, of: context.declaration, names)
        if prompt != nil {
            variants += self.variants(
                key, of: context.declaration, at: DialogPath.prompt(of: context.parameter.name), names, context.values)
        }
        return prompt
    }

    /// Returns the request; nil if Siri may not ask, and the file has only default texts.
    private mutating func siriRequest(_ context: DialogContext, _ variants: inout [DialogVariant]) -> SiriRequest? {
        var (request, found) = siriDialogs(context)
        variants += found
        request.isEnabled = context.siriCanAsk
        return context.hasRequest ? request : nil
    }

    private mutating func siriDialogs(_ context: DialogContext) -> (SiriRequest, [DialogVariant]) {
        let name = context.parameter.name
        var request = SiriRequest()
        var variants: [DialogVariant] = []
        request.ask = siriDialog("Primary", "ask", context, &variants)
        request.introduce = siriDialog(
            "DisambiguationIntroduction", "introduce", context, &variants, keywords: ["count"],
            implied: ImpliedDialogs.introduce(name))
        request.choose = siriDialog("DisambiguationSelection", "choose", context, &variants, keywords: ["count"])
        request.confirm = siriDialog(
            "Confirmation", "confirm", context, &variants, implied: ImpliedDialogs.confirm(name))
        request.unsupported = reasons(context, &variants)
        return (request, variants)
    }

    /// - Parameter implied: The default text of a choice.
    private mutating func siriDialog(
        _ type: String, _ dialogKey: String, _ context: DialogContext, _ variants: inout [DialogVariant],
        keywords: Set<String> = [], implied: String? = nil
    ) -> LocalizedText? {
        let (key, declaration, names) = (context.key(type), context.declaration, context.names(keywords))
        let implied = context.isChoice ? implied : nil
        let isImplied = implied != nil && declaration.string(key) == implied
        // A definition can contain translations of a default text only together with a `siri` key.
        let dialog = isImplied && !context.hasRequest ? nil : nonEmptyDialog(key, of: declaration, names)
        if dialog != nil || isImplied {
            variants += self.variants(
                key, of: declaration, at: DialogPath.siri(dialogKey, of: context.parameter.name), names, context.values)
            return isImplied && dialog?.others.isEmpty != false ? nil : dialog
        }
        // A dialog without text overrides the default text.
        guard implied != nil, context.hasRequest, declaration.nonEmptyString(key) == nil else { return nil }
        return LocalizedText("", language: texts.language)
    }

    /// Warns about dialogs that only Xcode's older files have.
    private mutating func warnOfOtherDialogs(_ declaration: LocatedDeclaration) {
        for type in declaration.elements(of: "PromptDialogs") where !LeafGroup.dialogs.contains(type) {
            let key = "PromptDialogs.\(type).FormatString"
            guard declaration.nonEmptyString(key) != nil else { continue }
            warn("a definition has no dialog \(quoted(type)); its text is kept in the sidecar", of: declaration, key)
        }
    }

    // MARK: Reasons

    private mutating func reasons(
        _ context: DialogContext, _ variants: inout [DialogVariant]
    ) -> [UnsupportedReason] {
        let declaration = context.declaration
        let order = declaration.strings("UnsupportedReasons.order")
        let elements = declaration.elements(of: "UnsupportedReasons")
        let names = context.names(["displayName", "maximumValue", "minimumValue"])
        var seen: Set<String> = []
        var reasons: [UnsupportedReason] = []
        let (ordered, existing) = (Set(order), Set(elements))
        for element in order.filter(existing.contains) + elements.filter({ !ordered.contains($0) }) {
            let code = declaration.string("UnsupportedReasons.\(element).Code") ?? element
            let key = "UnsupportedReasons.\(element).FormatString"
            guard DefinitionLimits.allowsName(code), seen.insert(code).inserted else {
                warn(
                    "\(quoted(code)) is not a unique and valid name of a reason; it is kept in the sidecar",
                    of: declaration, key)
                continue
            }
            let hasText = declaration.has(key)
            let dialog = hasText ? dialog(key, of: declaration, names) : LocalizedText("", language: texts.language)
            guard let text = dialog else { continue }
            variants += self.variants(
                key, of: declaration, at: DialogPath.siri("unsupported.\(code)", of: context.parameter.name), names,
                context.values)
            if text.others.isEmpty, context.siriCanAsk,
                isImplied(code, text.text, of: context.parameter.type.element)
            {
                continue
            }
            reasons.append(UnsupportedReason(name: code, text: text))
        }
        return reasons
    }

    private func isImplied(_ code: String, _ text: String, of element: ElementType) -> Bool {
        guard element == .integer || element == .decimal else { return false }
        return UnsupportedReason.builtIn.contains { $0.name == code && $0.text == text }
    }
}
