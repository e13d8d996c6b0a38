internal import IntentModel

/// What a parameter says: in its row, and through Siri.
extension FileImporter {
    /// - Parameter isShown: Whether somebody sees the parameters as rows.
    /// - Returns: What the dialogs say for single values.
    mutating func readDialogs(
        _ declarations: [PlacedDeclaration], into parameters: inout [Parameter], _ values: [ValueTitle], isShown: Bool
    ) -> [DialogVariant] {
        var variants: [DialogVariant] = []
        let names = PlaceholderNames(parameters, types: types)
        for (index, declaration) in declarations.enumerated() where parameters.indices.contains(index) {
            let reader = DialogReader(
                declaration: declaration, parameter: parameters[index], values: values, isShown: isShown,
                isAsked: declaration.flag("SupportsResolution"), names: names.with(words:))
            parameters[index].prompt = prompt(reader, &variants)
            warnOfOtherDialogs(declaration)
            parameters[index].siri = siriRequest(reader, &variants)
        }
        return variants
    }

    /// One parameter whose dialogs are read.
    private struct DialogReader {
        let declaration: PlacedDeclaration
        let parameter: Parameter
        let values: [ValueTitle]
        let isShown: Bool
        /// Whether Siri may ask.
        let isAsked: Bool
        /// What placeholders may stand for, with words of their own beside the parameters.
        let names: (Set<String>) -> PlaceholderNames

        /// Whether a definition has to say something of Siri.
        var hasRequest: Bool {
            if isAsked || text("Primary") != nil || text("DisambiguationSelection") != nil || hasReasons { return true }
            let isImplied = isShown && isEnum
            let name = parameter.name
            return text("DisambiguationIntroduction") != (isImplied ? ImpliedDialogs.introduce(name) : nil)
                || text("Confirmation") != (isImplied ? ImpliedDialogs.confirm(name) : nil)
        }

        private var hasReasons: Bool { !declaration.elements(of: "UnsupportedReasons").isEmpty }

        private var isEnum: Bool {
            if case .enumeration = parameter.type.element { true } else { false }
        }

        /// Whether there is something to choose among and to confirm, with dialogs of Xcode's: of an enum always, of
        /// options from code where something is said of Siri.
        var isChoice: Bool {
            isShown && (isEnum || parameter.options == .dynamic && hasRequest)
        }

        func key(_ type: String) -> String { "PromptDialogs.\(type).FormatString" }

        func text(_ type: String) -> String? { declaration.filled(key(type)) }
    }

    private mutating func prompt(_ reader: DialogReader, _ variants: inout [DialogVariant]) -> LocalizedText? {
        let (key, names) = (reader.key("Configuration"), reader.names(["count"]))
        let prompt = filledDialog(key, of: reader.declaration, names)
        if prompt != nil {
            variants += self.variants(
                key, of: reader.declaration, at: DialogPath.prompt(of: reader.parameter.name), names, reader.values)
        }
        return prompt
    }

    /// Nil where Siri may not ask, and the file has no other texts for it than are implied.
    private mutating func siriRequest(_ reader: DialogReader, _ variants: inout [DialogVariant]) -> SiriRequest? {
        var (request, found) = siriDialogs(reader)
        variants += found
        request.isEnabled = reader.isAsked
        return reader.hasRequest ? request : nil
    }

    private mutating func siriDialogs(_ reader: DialogReader) -> (SiriRequest, [DialogVariant]) {
        let name = reader.parameter.name
        var request = SiriRequest()
        var variants: [DialogVariant] = []
        request.ask = siriDialog("Primary", "ask", reader, &variants)
        request.introduce = siriDialog(
            "DisambiguationIntroduction", "introduce", reader, &variants, words: ["count"],
            implied: ImpliedDialogs.introduce(name))
        request.choose = siriDialog("DisambiguationSelection", "choose", reader, &variants, words: ["count"])
        request.confirm = siriDialog(
            "Confirmation", "confirm", reader, &variants, implied: ImpliedDialogs.confirm(name))
        request.unsupported = reasons(reader, &variants)
        return (request, variants)
    }

    /// - Parameter implied: What is said without being written, where there is something to choose among.
    private mutating func siriDialog(
        _ type: String, _ word: String, _ reader: DialogReader, _ variants: inout [DialogVariant],
        words: Set<String> = [], implied: String? = nil
    ) -> LocalizedText? {
        let (key, declaration, names) = (reader.key(type), reader.declaration, reader.names(words))
        let implied = reader.isChoice ? implied : nil
        let isImplied = implied != nil && declaration.string(key) == implied
        // A definition has translations of what is implied only where it says something of Siri.
        let dialog = isImplied && !reader.hasRequest ? nil : filledDialog(key, of: declaration, names)
        if dialog != nil || isImplied {
            variants += self.variants(
                key, of: declaration, at: DialogPath.siri(word, of: reader.parameter.name), names, reader.values)
            return isImplied && dialog?.others.isEmpty != false ? nil : dialog
        }
        // Without a text, nothing is said where otherwise there would be something.
        guard implied != nil, reader.hasRequest, declaration.filled(key) == nil else { return nil }
        return LocalizedText("", language: texts.language)
    }

    /// Xcode's older files have some more.
    private mutating func warnOfOtherDialogs(_ declaration: PlacedDeclaration) {
        let known = [
            "Configuration", "Primary", "DisambiguationIntroduction", "DisambiguationSelection", "Confirmation",
        ]
        for type in declaration.elements(of: "PromptDialogs") where !known.contains(type) {
            let key = "PromptDialogs.\(type).FormatString"
            guard declaration.filled(key) != nil else { continue }
            warn("\(quoted(type)) is no dialog of a definition; its text is kept in the sidecar", of: declaration, key)
        }
    }

    // MARK: Reasons

    private mutating func reasons(
        _ reader: DialogReader, _ variants: inout [DialogVariant]
    ) -> [UnsupportedReason] {
        let declaration = reader.declaration
        let order = declaration.strings("UnsupportedReasons.order")
        let elements = declaration.elements(of: "UnsupportedReasons")
        let names = reader.names(["displayName", "maximumValue", "minimumValue"])
        var seen: Set<String> = []
        var reasons: [UnsupportedReason] = []
        for element in order.filter(elements.contains) + elements.filter({ !order.contains($0) }) {
            let code = declaration.string("UnsupportedReasons.\(element).Code") ?? element
            let key = "UnsupportedReasons.\(element).FormatString"
            guard DefinitionText.isName(code), seen.insert(code).inserted else {
                warn("\(quoted(code)) names no reason of its own; it is kept in the sidecar", of: declaration, key)
                continue
            }
            let hasText = declaration.has(key)
            let dialog = hasText ? dialog(key, of: declaration, names) : LocalizedText("", language: texts.language)
            guard let text = dialog else { continue }
            variants += self.variants(
                key, of: declaration, at: DialogPath.siri("unsupported.\(code)", of: reader.parameter.name), names,
                reader.values)
            if text.others.isEmpty, reader.isAsked,
                isImplied(code, text.text, of: reader.parameter.type.element)
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
