internal import ArgumentParser
internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentDocuments
internal import IntentEditor
internal import IntentModel
internal import IntentRuntime
package import IntentWidgets

struct PreviewCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "preview",
            abstract: "Print the editor of a new widget, and its placeholder and snapshot in each family.",
            discussion: """
                Asks the provider as a gallery of widgets does, with the defaults of the definition. Needs no instance. \
                --output draws the editor and the snapshots as one picture; without a provider, the shapes are empty. --svg \
                and --png write the pictures of the widget itself into a folder, named after the family. With --entry, \
                the snapshots are an entry of the timeline that a new instance gets.

                  \(program) preview \(HelpExamples.current.widget)
                  \(program) preview \(HelpExamples.current.widget) --output widget.svg
                  \(program) preview \(HelpExamples.current.widget) --svg pictures --device ipad-air --text-size xxLarge
                  \(program) preview \(HelpExamples.current.widget) --png pictures --color-scheme dark --entry 2
                """)
    }

    @Argument(help: "The kind or the name of the widget.", completion: .widgetKinds)
    var kind: String

    @Option(help: "Only this family.", completion: .families)
    var family: String?

    @Option(help: .pictureFile("The file to draw the editor and all families into"), completion: .pictures)
    var output: String?

    @Option(help: ArgumentHelp("The folder to write the pictures into.", valueName: "folder"), completion: .directory)
    var svg: String?

    @Option(
        help: ArgumentHelp("The folder to write the pictures into as PNG.", valueName: "folder"),
        completion: .directory)
    var png: String?

    @Option(help: EntryChoice.help, transform: EntryChoice.argument)
    var entry: EntryChoice?

    @OptionGroup var readerOptions: ReaderOptions

    @OptionGroup var common: CommonOptions<Definitions>

    func validate() throws {
        for (name, path) in [("svg", svg), ("png", png)] where path?.isEmpty == true {
            throw ValidationError("--\(name) has an empty path")
        }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        let file = try output.map { path throws(CommandError) in try PictureFile(path: path) }
        let reader = try readerOptions.reader
        let progress = session.progress("asking the provider")
        defer { progress?.end() }
        let environment = session.context.environment
        var result = try await session.preview(of: kind, family: family, for: reader, entry: entry) {
            progress?.report($0)
        }
        for (folder, ending) in [(svg, ".svg"), (png, ".png")] {
            if let folder { result = try result.writingPictures(into: folder, as: ending, environment: environment) }
        }
        if let file { result = try result.writingPicture(to: file, environment: environment) }
        return result
    }
}

extension Session {
    /// - Parameters:
    ///   - reader: The person who looks at the preview; the language is that of the session.
    ///   - entry: An entry of the timeline that takes the place of the snapshot; nil for the snapshot.
    ///   - progress: Receives the share of the families that is done, from 0 to 1.
    package func preview(
        of kind: String, family: String? = nil, for reader: WidgetReader = WidgetReader(), entry: EntryChoice? = nil,
        progress: (Double) -> Void = { _ in }
    ) async throws -> PreviewResult {
        let schema = try schema()
        let widget = try widget(kind, in: schema)
        let families = try family.map { [try supportedFamily($0, of: widget)] } ?? widget.families
        let engine = try galleryEngine()
        let editor = try await editor(ofNew: widget, families, engine)
        var reader = reader
        reader.language = engine.defaultLocale
        var result = PreviewResult(widget: widget, families: families, reader: reader, editor: editor)
        let registration: WidgetRegistration
        do {
            registration = try await self.registration(of: widget, in: schema)
        } catch let error as CommandError where error.problems.first?.code == "noProviders" {
            result.notes = [.note("\(error.message); the families are empty")]
            return result
        }
        let host = try WidgetHost(engine: engine, widgets: [registration])
        for (number, family) in families.enumerated() {
            var preview = try await host.preview(of: widget.kind, family: family, for: reader)
            if let entry {
                let timeline = try await host.timeline(ofNew: widget.kind, family: family, for: reader)
                preview.snapshot = try entry.entry(of: timeline.entries.sortedByDate())
            }
            result.previews.append(preview.shown(engine.secrecy()))
            progress(Double(number + 1) / Double(families.count))
        }
        return result
    }

    /// Returns the editor of a new instance, in the first of the families that shows the most parameters.
    /// - Returns: Nil for a widget without an intent.
    private func editor(
        ofNew widget: DeclaredWidget, _ families: [SizeFamily], _ engine: IntentEngine
    ) async throws -> EditorContent? {
        guard let intent = widget.intent.flatMap(engine.schema.intent(named:)) else { return nil }
        let counts = families.map { family in intent.parameters.count { $0.families?.contains(family) ?? true } }
        guard let most = counts.max(), let index = counts.firstIndex(of: most) else { return nil }
        let id = try await engine.place(widget.kind, family: families[index], unchecked: true) { _ in }
        return try await InstanceEditor.open(id, in: engine).content
    }

    /// Returns a family of a widget.
    private func supportedFamily(_ name: String, of widget: DeclaredWidget) throws(CommandError) -> SizeFamily {
        let family = try family(name, of: widget)
        guard widget.families.contains(family) else {
            let names = widget.families.map(\.rawValue).joined(separator: ", ")
            guard widget.control == nil else {
                throw CommandError(.invalidData, "unknownFamily", "\(widget.refusal(of: name))")
            }
            throw CommandError(
                .invalidData, "unknownFamily", "'\(widget.name)' does not support '\(name)'; its families are \(names)")
        }
        return family
    }
}
