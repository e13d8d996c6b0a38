internal import IntentModel

/// What an intent answers when it has run.
extension FileImporter {
    /// Nil where there is nothing to say: the codes success and failure are there anyway.
    mutating func response(
        of declaration: PlacedDeclaration, _ parameters: [Parameter], _ values: [ValueTitle],
        _ variants: inout [DialogVariant]
    ) -> IntentResponse? {
        guard let placed = declaration.response else { return nil }
        checkLeaves(of: placed)
        let members = declared(placed.members, as: "response's property")
        var response = IntentResponse(properties: properties(members, SwiftNameChooser(nil)))
        if let output = placed.filled("Output") {
            if response.properties.contains(where: { $0.name == output }) {
                response.output = output
            } else {
                warn("\(quoted(output)) is no property of this response; it has no output", of: placed, "Output")
            }
        }
        let names = PlaceholderNames(parameters, properties: response.properties, types: types)
        let all = values + self.values(of: members, response.properties.map(\.type.element))
        var swiftNames = SwiftNameChooser(nil)
        let codes = declared(placed.codes, as: "code").map { self.code($0, &swiftNames, names, all, &variants) }
        let said = codes.filter { !$0.isImplied }
        let isInOrder = ResponseCode.completed(said).map(\.name) == codes.map(\.name)
        response.codes = isInOrder ? said : codes
        return response == IntentResponse() ? nil : response
    }

    private mutating func code(
        _ declaration: PlacedDeclaration, _ swiftNames: inout SwiftNameChooser, _ names: PlaceholderNames,
        _ values: [ValueTitle], _ variants: inout [DialogVariant]
    ) -> ResponseCode {
        let name = declaration.name
        let say = filledDialog("FormatString", of: declaration, names)
        let show = filledDialog("ConciseFormatString", of: declaration, names)
        if say != nil {
            variants += self.variants(
                "FormatString", of: declaration, at: DialogPath.code(name, "say"), names, values)
        }
        // Of one text for both, the spoken one has the path.
        if show != nil, show != say {
            variants += self.variants(
                "ConciseFormatString", of: declaration, at: DialogPath.code(name, "show"), names, values)
        }
        return ResponseCode(
            name: name, swiftName: swiftNames.choose(SwiftName.isIdentifier(name) ? name : SwiftName.lowerCamel(name)),
            say: say, show: show, isSuccess: declaration.flag("Success"))
    }
}

extension ResponseCode {
    /// Whether it is there without being said.
    fileprivate var isImplied: Bool {
        ["success", "failure"].contains(name) && self == ResponseCode(name: name)
    }
}
