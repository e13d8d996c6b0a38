internal import IntentCommandLine
internal import IntentModel
internal import IntentRuntime

/// Names on the command line, turned into what they name. An unknown name is refused with the nearest known one.
extension Session {
    func instanceID(_ text: String) throws(CommandError) -> InstanceID {
        guard let id = InstanceID(text) else {
            throw CommandError(
                .invalidData, "unknownInstance",
                "'\(text)' is not an instance identifier: identifiers have up to 64 letters, digits, '.', '_' and '-', "
                    + "and begin with a letter or digit")
        }
        return id
    }

    /// Returns a widget by its kind, or else by its name.
    func widget(_ text: String, in schema: Schema) throws(CommandError) -> Widget {
        if let widget = schema.widget(of: WidgetKind(text)) ?? schema.widgets.first(where: { $0.name == text }) {
            return widget
        }
        let names = schema.widgets.flatMap { [$0.kind.name, $0.name] }
        let known =
            schema.widgets.isEmpty
            ? "the definitions declare none"
            : "the kinds are \(schema.widgets.map(\.kind.name).joined(separator: ", "))"
        throw CommandError(
            .invalidData,
            [
                CommandError.Problem(
                    "unknownKind", "unknown widget kind '\(text)'; \(known)",
                    suggestion: NearMatch.best(for: text, in: names))
            ])
    }

    /// Returns a kind to list, by the kind or by a widget's name if valid definitions are found. An unknown kind is not
    /// refused: instances of a kind that no definition declares may still be in the store.
    func storedKind(_ text: String) -> WidgetKind {
        let schema = try? schemaIfFound()
        return schema?.widgets.first { $0.kind.name == text || $0.name == text }?.kind ?? WidgetKind(text)
    }

    /// Returns a family that exists. The engine checks whether the widget supports it.
    func family(_ text: String, of widget: Widget?) throws(CommandError) -> SizeFamily {
        if let family = SizeFamily(rawValue: text) { return family }
        let names = (widget?.families ?? SizeFamily.allCases).map(\.rawValue)
        throw CommandError(
            .invalidData,
            [
                CommandError.Problem(
                    "unknownFamily",
                    "unknown widget family '\(text)'; the families are \(names.joined(separator: ", "))",
                    suggestion: NearMatch.best(for: text, in: names))
            ])
    }
}

extension Intent {
    /// The problem of a name that is not a parameter, with the nearest one and all there are.
    func problem(ofUnknown name: String) -> CommandError.Problem {
        CommandError.Problem(unknownParameter: name, of: self.name, parameters: parameters.map(\.name))
    }
}

extension CommandError.Problem {
    /// - Parameter owner: The intent or the instance that has the parameters.
    init(unknownParameter name: String, of owner: String, parameters: [String]) {
        let known =
            parameters.isEmpty ? "it has no parameters" : "the parameters are \(parameters.joined(separator: ", "))"
        self.init(
            "unknownParameter", parameter: name, "unknown parameter '\(name)' for '\(owner)'; \(known)",
            suggestion: NearMatch.best(for: name, in: parameters))
    }
}
