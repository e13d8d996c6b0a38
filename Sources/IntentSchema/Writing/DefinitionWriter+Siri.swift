internal import IntentModel
internal import IntentYAML

/// `siri`: how Siri and Shortcuts ask for a value.
extension DefinitionWriter {
    mutating func siri(_ request: SiriRequest, of parameter: Parameter) -> YAMLContent {
        var map = YAMLMapping()
        if !request.isEnabled { map.append(.enabled, .boolean(false)) }
        for (word, dialog) in [
            (Word.ask, request.ask), (.introduce, request.introduce), (.choose, request.choose),
            (.confirm, request.confirm),
        ] {
            guard let dialog else { continue }
            let content = text(dialog, as: "siri.\(word.text)")
            // One that is translated is there without being written.
            if dialog.others.isEmpty || dialog.text != parameter.impliedDialog(word) { map.append(word, content) }
        }
        var reasons = YAMLMapping()
        for reason in request.unsupported {
            reasons.append(reason.name, text(reason.text, as: "siri.unsupported.\(reason.name)"))
        }
        map.append(.unsupported, reasons)
        return map.isEmpty ? .boolean(true) : .mapping(map)
    }
}

extension Parameter {
    /// What Siri says of a choice without being told.
    fileprivate func impliedDialog(_ word: Word) -> String? {
        if case .enumeration = type.element {} else if options != .dynamic { return nil }
        return switch word {
        case .introduce: ImpliedDialogs.introduce(name)
        case .choose: ImpliedDialogs.choose
        case .confirm: ImpliedDialogs.confirm(name)
        default: nil
        }
    }
}
