internal import IntentModel
internal import IntentYAML

/// Defaults: a literal, a list, an option, the handler, the first options, or one of these per family.
extension DefinitionWriter {
    func defaultRule(_ rule: DefaultRule, of parameter: Parameter) -> YAMLContent {
        switch rule {
        case .value(let value): return self.value(value, parameter.settings)
        case .options(let identifiers):
            return parameter.type.isList ? .texts(identifiers) : .text(identifiers.first ?? "")
        case .handler:
            if dynamicMeansHandler(parameter) { return .word(.dynamic) }
            return .mapping(YAMLMapping(.handler, .boolean(true)))
        case .first(let count): return .mapping(YAMLMapping(.first, .plain(String(count))))
        case .byFamily(let rules, let otherwise):
            return .byFamily(rules, otherwise: otherwise) { defaultRule($0, of: parameter) }
        }
    }

    private func value(_ value: IntentValue, _ settings: TypeSettings) -> YAMLContent {
        guard case .list(let slots) = value else { return .scalar(value.written(settings) ?? .text("")) }
        return .sequence(slots.compactMap { $0?.written(settings).map(YAMLContent.scalar) })
    }

    /// Whether the word `dynamic` cannot be meant as a case, a listed option or plain text.
    private func dynamicMeansHandler(_ parameter: Parameter) -> Bool {
        let word = Word.dynamic.text
        switch parameter.type.element {
        case .string:
            if parameter.allowsFreeText || parameter.options == .free { return false }
        case .enumeration(let name):
            if index.enumeration(named: name)?.enumCase(named: word) != nil { return false }
        default: break
        }
        guard case .listed(let options) = parameter.options else { return true }
        return !options.contains { $0.identifier == word }
    }
}

extension YAMLMapping {
    fileprivate init(_ word: Word, _ value: YAMLContent) {
        self.init()
        append(word, value)
    }
}
