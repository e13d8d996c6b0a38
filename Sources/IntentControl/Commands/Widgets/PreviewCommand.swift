internal import ArgumentParser
package import IntentCommandLine
internal import IntentDiagnostics
package import IntentModel
internal import IntentRuntime
package import IntentWidgets

struct PreviewCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "preview",
            abstract: "Print the placeholder and the snapshot of a widget in each of its families.",
            discussion: """
                Asks the provider as a gallery of widgets does, with the defaults of the definition. Needs no instance. \
                --svg writes pictures into a folder, named after the family.

                  \(program) preview \(HelpExamples.current.widget)
                  \(program) preview \(HelpExamples.current.widget) --svg pictures
                """)
    }

    @Argument(help: "The kind or the name of the widget.", completion: .widgetKinds)
    var kind: String

    @Option(help: "Only this family.", completion: .families)
    var family: String?

    @Option(help: ArgumentHelp("The folder to write the pictures into.", valueName: "folder"), completion: .directory)
    var svg: String?

    @OptionGroup var common: CommonOptions<Definitions>

    func validate() throws {
        if svg?.isEmpty == true { throw ValidationError("--svg has an empty path") }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        let progress = ProgressLine(onTerminal: "asking the provider")
        defer { progress?.end() }
        let result = try await session.preview(of: kind, family: family) { progress?.report($0) }
        return try svg.map(result.writingPictures(into:)) ?? result
    }
}

extension Session {
    /// - Parameter progress: Receives the share of the families that is done, from 0 to 1.
    package func preview(
        of kind: String, family: String? = nil, progress: (Double) -> Void = { _ in }
    ) async throws -> PreviewResult {
        let schema = try schema()
        let widget = try widget(kind, in: schema)
        let families = try family.map { [try supportedFamily($0, of: widget)] } ?? widget.families
        let registration = try await registration(of: widget, in: schema)
        // The store is not needed: a gallery shows widgets before they are placed.
        let engine = try IntentEngine(schema: schema, store: InMemoryStore(), handlers: context.definitions.handlers)
        let host = try WidgetHost(engine: engine, widgets: [registration])
        var previews: [WidgetPreview] = []
        for (number, family) in families.enumerated() {
            previews.append(try await host.preview(of: widget.kind, family: family))
            progress(Double(number + 1) / Double(families.count))
        }
        return PreviewResult(widget: widget.name, previews: previews)
    }

    /// Returns a family of a widget.
    private func supportedFamily(_ name: String, of widget: DeclaredWidget) throws(CommandError) -> SizeFamily {
        let family = try family(name, of: widget)
        guard widget.families.contains(family) else {
            let names = widget.families.map(\.rawValue).joined(separator: ", ")
            throw CommandError(
                .invalidData, "unknownFamily", "'\(widget.name)' does not support '\(name)'; its families are \(names)")
        }
        return family
    }
}

/// The placeholders and snapshots of a widget.
package struct PreviewResult: CommandResult, Hashable {
    /// The name of the widget.
    private let widget: String
    package let previews: [WidgetPreview]
    /// The pictures that were written.
    package private(set) var files: [String] = []

    init(widget: String, previews: [WidgetPreview]) {
        self.widget = widget
        self.previews = previews
    }

    /// Writes the pictures of the snapshots and placeholders that have one: `ClockWidget-systemSmall.svg`.
    /// - Throws: `invalidData` if none has one; `cannotCreate` or `inputOutput` if one cannot be written.
    package func writingPictures(into folder: String) throws(CommandError) -> PreviewResult {
        let pictures = previews.flatMap { preview in
            [(preview.snapshot, ""), (preview.placeholder, "-placeholder")].compactMap { entry, ending in
                entry.content.svg.map { ("\(folder)/\(widget)-\(preview.family.rawValue)\(ending).svg", $0) }
            }
        }
        guard !pictures.isEmpty else {
            throw CommandError(.invalidData, "noPicture", "'\(widget)' has no pictures; its content is not SVG")
        }
        try OutputFile.createFolder(folder)
        for (path, svg) in pictures { try OutputFile.write(svg + "\n", to: path) }
        var copy = self
        copy.files = pictures.map { $0.0 }
        return copy
    }

    package var json: JSONValue {
        let previews = previews.map { preview -> JSONValue in
            [
                "family": .string(preview.family.rawValue), "placeholder": preview.placeholder.json,
                "snapshot": preview.snapshot.json,
            ]
        }
        var object: JSONObject = ["preview": 1]
        object["kind"] = self.previews.first.map { .string($0.kind.name) }
        object["families"] = .array(previews)
        if !files.isEmpty { object["files"] = .array(files.map { .string($0) }) }
        return .object(object)
    }

    package func text(_ style: TextStyle) -> String {
        if !files.isEmpty { return files.map { $0 + "\n" }.joined() }
        return previews.map { preview in
            ([style.bold(preview.family.rawValue)] + lines("placeholder", preview.placeholder)
                + lines("snapshot", preview.snapshot)).map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
    }

    private func lines(_ name: String, _ entry: RenderedEntry) -> [String] {
        let text = entry.content.text ?? "(no text)"
        return ["  \(name)"]
            + text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \(String($0).onOneVisibleLine)" }
    }
}
