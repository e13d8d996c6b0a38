internal import IntentModel
internal import IntentRuntime

// Words of a command line become the things they name, or a failure that names the nearest.
extension Session {
    func instanceID(_ text: String) throws(ControlFailure) -> InstanceID {
        guard let id = InstanceID(text) else {
            throw ControlFailure(
                .wrongData, "unknownInstance",
                "'\(text)' is no instance's id: ids are up to 64 letters, digits, '.', '_' and '-', a letter or digit first"
            )
        }
        return id
    }

    /// A widget by its kind, else by its name.
    func widget(_ text: String, in schema: Schema) throws(ControlFailure) -> Widget {
        if let widget = schema.widget(of: WidgetKind(text)) ?? schema.widgets.first(where: { $0.name == text }) {
            return widget
        }
        let names = schema.widgets.flatMap { [$0.kind.name, $0.name] }
        let known =
            schema.widgets.isEmpty
            ? "there is none" : "there are \(schema.widgets.map(\.kind.name).joined(separator: ", "))"
        throw ControlFailure(
            .wrongData,
            [
                ControlFailure.Problem(
                    "unknownKind", "there is no widget kind '\(text)'; \(known)",
                    suggestion: NearMatch.best(for: text, in: names))
            ])
    }

    /// A family that exists; whether a widget has it is the engine's to judge.
    func family(_ text: String, of widget: Widget?) throws(ControlFailure) -> SizeFamily {
        if let family = SizeFamily(rawValue: text) { return family }
        let names = (widget?.families ?? SizeFamily.allCases).map(\.rawValue)
        throw ControlFailure(
            .wrongData,
            [
                ControlFailure.Problem(
                    "unknownFamily", "there is no widget family '\(text)'; there are \(names.joined(separator: ", "))",
                    suggestion: NearMatch.best(for: text, in: names))
            ])
    }
}
