internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves `response`: what an intent returns when it has run.
struct ResponseResolver: ContextResolver {
    let context: ResolvingContext

    /// - Parameter hasAllParameters: False if the intent's parameters could not be read.
    func resolve(_ value: Value, of drafts: [ParameterDraft], hasAllParameters: Bool) -> IntentResponse? {
        guard let fields = reader.fields(of: value, allowed: .response, subject: "a response") else { return nil }
        var response = IntentResponse()
        var scope = dialogResolver.placeholderScope(of: drafts)
        scope.isComplete = hasAllParameters
        if let value = fields[.properties] {
            if reader.isSection(value, of: "properties") {
                let section = TypeResolver(context: context).properties(
                    value, in: "response.properties", SwiftNameRule(nil))
                response.properties = section.properties
                scope.properties = section.scopes.mapValues { $0?.type.element }
                for property in section.properties { scope.values?.add(property.type.element, names: names) }
            } else {
                scope.isComplete = false
            }
        } else if fields.mentions(.properties) {
            scope.isComplete = false
        }
        if let value = fields[.output] { response.output = output(value, in: scope) }
        if let value = fields[.codes], reader.isSection(value, of: "codes") {
            response.codes = codes(value, in: scope)
        }
        return response
    }

    private func output(_ value: Value, in scope: PlaceholderScope) -> String? {
        guard let name = reader.filledString(value, expected: "the name of a property of the response") else {
            return nil
        }
        if scope.properties[name] != nil { return name }
        if scope.isComplete {
            reportUnknown(
                name, .unknownParameter, "a property of this response", among: scope.properties.keys.sorted(),
                at: place(value.node))
        }
        return nil
    }

    // MARK: Codes

    private func codes(_ value: Value, in scope: PlaceholderScope) -> [ResponseCode] {
        var codes: [ResponseCode] = []
        var swiftNames = SwiftNameRule(nil)
        for entry in tree.entries(of: value.node) {
            let (code, node) = code(entry, in: scope)
            if let problem = swiftNames.check(code.swiftName, at: placeOfSwiftName(node)) { report(problem) }
            codes.append(code)
        }
        return codes
    }

    private func code(
        _ entry: YAMLTree.Entry, in scope: PlaceholderScope
    ) -> (code: ResponseCode, swiftNode: NodeID) {
        let name = text(entry.key)
        let value = Value(entry.value, after: entry.key)
        guard tree.kind(entry.value) == .mapping else {
            let swift = nameResolver.swiftName(of: name, at: entry.key, nil) { $0 }
            let text = codeText(value, of: name, in: scope)
            return (ResponseCode(name: name, swiftName: swift.name, say: text, show: text), swift.node)
        }
        context.enterTexts("response.codes", entry.key)
        defer { context.leaveTexts() }
        guard let fields = reader.fields(of: value, allowed: .responseCode, subject: "a code") else {
            return (ResponseCode(name: name), entry.key)
        }
        let swift = nameResolver.swiftName(of: name, at: entry.key, fields[.swiftName]) { $0 }
        let say = fields[.say].flatMap { dialogResolver.sentence($0, in: scope) }
        let show = fields[.show].flatMap { dialogResolver.sentence($0, in: scope) }
        let isSuccess = reader.boolean(fields[.success])
        return (
            ResponseCode(name: name, swiftName: swift.name, say: say, show: show, isSuccess: isSuccess), swift.node
        )
    }

    /// Returns the text of a code such as `success: Done`, which is spoken and shown.
    private func codeText(_ value: Value, of name: String, in scope: PlaceholderScope) -> LocalizedText? {
        guard tree.kind(value.node) == .scalar, !tree.isNull(value.node) else {
            reader.reportWrongType(
                value, expected: "a string, or a map of say, show and success",
                hint: "; write {} for a code without a text")
            return nil
        }
        return dialogResolver.sentence(value, as: DialogPath.code(name, "say"), in: scope)
    }
}
