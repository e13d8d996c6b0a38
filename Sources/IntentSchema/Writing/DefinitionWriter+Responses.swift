internal import IntentModel
internal import IntentYAML

/// `response`: what an intent answers when it has run.
extension DefinitionWriter {
    mutating func response(_ response: IntentResponse) -> YAMLMapping {
        var map = YAMLMapping()
        map.append(.output, response.output)
        map.append(.properties, properties(response.properties, in: "response.properties"))
        var codes = YAMLMapping()
        for code in response.codes { codes.append(code.name, self.code(code)) }
        map.append(.codes, codes)
        return map
    }

    /// One text for a code that shows what it says, and nothing else.
    private mutating func code(_ code: ResponseCode) -> YAMLContent {
        let say = code.say.map { text($0, as: DialogPath.code(code.name, Word.say.text)) }
        var map = YAMLMapping()
        if code.isSuccess != ResponseCode.isSuccess(code.name) { map.append(.success, .boolean(code.isSuccess)) }
        appendSwiftName(code.swiftName, of: code.name, to: &map)
        if let say, code.say == code.show, map.isEmpty { return say }
        var texts = YAMLMapping()
        if let say { texts.append(.say, say) }
        if let show = code.show { texts.append(.show, text(show, as: DialogPath.code(code.name, Word.show.text))) }
        texts.entries += map.entries
        return .mapping(texts)
    }
}
