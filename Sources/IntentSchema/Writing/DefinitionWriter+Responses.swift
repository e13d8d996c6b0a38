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

    /// One text for a code that says what it shows, and nothing else.
    private mutating func code(_ code: ResponseCode) -> YAMLContent {
        var map = YAMLMapping()
        if code.isSuccess != ResponseCode.isSuccess(code.name) { map.append(.success, .boolean(code.isSuccess)) }
        appendSwiftName(code.swiftName, of: code.name, to: &map)
        if map.isEmpty, let say = code.say, say == code.show { return text(say, as: "response.codes.\(code.name)") }
        texts.enter("response.codes", code.name)
        defer { texts.leave() }
        var whole = YAMLMapping()
        append(.say, code.say, to: &whole)
        append(.show, code.show, to: &whole)
        whole.entries += map.entries
        return .mapping(whole)
    }
}
