internal import IntentModel
internal import IntentYAML

/// `siri`: how Siri and Shortcuts ask for a value.
extension DefinitionWriter {
    mutating func siri(_ request: SiriRequest) -> YAMLContent {
        var map = YAMLMapping()
        for (word, dialog) in [
            (Word.ask, request.ask), (.introduce, request.introduce), (.choose, request.choose),
            (.confirm, request.confirm),
        ] {
            if let dialog { map.append(word, text(dialog, as: "siri.\(word.text)")) }
        }
        var reasons = YAMLMapping()
        for reason in request.unsupported {
            reasons.append(reason.name, text(reason.text, as: "siri.unsupported.\(reason.name)"))
        }
        map.append(.unsupported, reasons)
        return map.isEmpty ? .boolean(true) : .mapping(map)
    }
}
