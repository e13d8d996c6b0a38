package import IntentCommandLine
internal import IntentDiagnostics
import IntentDocuments
package import IntentEditor
package import IntentModel
internal import IntentRuntime
package import IntentWidgets

/// The editor of a new widget, and its placeholders and snapshots.
package struct PreviewResult: CommandResult, Hashable {
    let widget: DeclaredWidget
    let families: [SizeFamily]
    let reader: WidgetReader
    /// Nil for a widget without an intent.
    package let editor: EditorContent?
    /// One for each family; empty without a provider.
    package internal(set) var previews: [WidgetPreview] = []
    package internal(set) var notes: [Note] = []
    /// The pictures that were written.
    package private(set) var files: [String] = []

    private var device: WidgetDevice { reader.device ?? .usual }

    // MARK: Pictures

    /// The editor, and the snapshot in each family, as one SVG document.
    package var picture: String {
        let locale = reader.language ?? ""
        let title = widget.title.text(for: locale)
        return WidgetPicture(
            title: title, help: widget.description?.text(for: locale), kind: widget.kind.name, locale: locale,
            form: editor,
            families: families.map { family in
                var content = previews.first { $0.family == family }?.snapshot.content
                let svg = content?.svg?.fixingColors(to: reader.colorScheme)
                content?.svg = svg
                return FamilyPicture(family: family, content: content, title: title, device: device)
            }
        ).svg.fixingColors(to: reader.colorScheme)
    }

    /// Writes ``picture`` to a file.
    func writingPicture(to file: PictureFile, environment: Environment) throws(CommandError) -> PreviewResult {
        try file.write(picture, environment: environment)
        var copy = self
        copy.files.append(file.path)
        return copy
    }

    /// Writes the pictures of the snapshots and placeholders that have one: `ClockWidget-systemSmall.svg`.
    /// - Parameter ending: The ending of the names, which determines the format.
    /// - Throws: `invalidData` if none has one; `cannotCreate` or `inputOutput` if one cannot be written; `unavailable` if no
    ///   converter is installed or it fails.
    package func writingPictures(
        into folder: String, as ending: String = ".svg", environment: Environment = .process
    ) throws(CommandError) -> PreviewResult {
        let pictures = previews.flatMap { preview in
            [(preview.snapshot, ""), (preview.placeholder, "-placeholder")].compactMap { entry, state in
                entry.content.svg.map { ("\(folder)/\(widget.name)-\(preview.family.rawValue)\(state)\(ending)", $0) }
            }
        }
        guard !pictures.isEmpty else {
            throw CommandError(.invalidData, "noPicture", "'\(widget.name)' has no pictures; its content is not SVG")
        }
        try OutputFile.createFolder(folder)
        for (path, svg) in pictures {
            try PictureFile(path: path).write(
                svg.fixingColors(to: reader.colorScheme) + "\n", scale: device.scale, environment: environment)
        }
        var copy = self
        copy.files += pictures.map { $0.0 }
        return copy
    }

    // MARK: JSON and text

    package var json: JSONValue {
        let families = families.map { family -> JSONValue in
            var object: JSONObject = ["family": .string(family.rawValue)]
            if let preview = previews.first(where: { $0.family == family }) {
                let (width, height) = device.size(of: family)
                (object["width"], object["height"]) = (.number(width), .number(height))
                object["placeholder"] = preview.placeholder.json
                object["snapshot"] = preview.snapshot.json
            }
            return .object(object)
        }
        var object: JSONObject = [
            "preview": 1, "kind": .string(widget.kind.name), "device": .string(device.rawValue),
        ]
        if let editor { object["editor"] = editor.json }
        object["families"] = .array(families)
        if !files.isEmpty { object["files"] = .array(files.map { .string($0) }) }
        return .object(object)
    }

    package func text(_ style: TextStyle) -> String {
        if !files.isEmpty { return files.terminatedLines }
        let form = editor.map { [lines(of: $0, style).terminatedLines] } ?? []
        let families = previews.map { preview in
            ([style.bold(preview.family.rawValue)] + lines("placeholder", preview.placeholder)
                + lines("snapshot", preview.snapshot)).terminatedLines
        }
        return (form + families).joined(separator: "\n")
    }

    private func lines(_ name: String, _ entry: RenderedEntry) -> [String] {
        let text = entry.content.text ?? "(no text)"
        return ["  \(name)"]
            + text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \(String($0).onOneVisibleLine)" }
            + entry.content.undrawn.map { "    not drawn: \($0.onOneVisibleLine)" }
    }

    /// The rows of the editor: the label, and the value or one line for each slot.
    private func lines(of editor: EditorContent, _ style: TextStyle) -> [String] {
        var table = TextTable(style)
        for group in editor.visibleGroups {
            if let section = group.section { table.append([TextTable.Cell(section.title, style: style.bold)]) }
            for row in group.rows { append(row, to: &table, style) }
        }
        return ["\(style.bold("editor")) \(editor.family.rawValue)"] + table.lines(indentation: 2)
    }

    /// Adds the lines of a row, and of the fields of its records.
    private func append(
        _ row: EditorRow, indentation: String = "", to table: inout TextTable, _ style: TextStyle
    ) {
        let values = row.slots.map { $0.shown.map(\.text) } ?? [row.text]
        let empty = row.emptyText ?? row.placeholder ?? "–"
        for (index, value) in (values.isEmpty ? [""] : values).enumerated() {
            table.append([
                TextTable.Cell(index == 0 ? indentation + row.label : ""),
                value.isEmpty ? TextTable.Cell(empty, style: style.faint) : TextTable.Cell(value),
            ])
            let fields = row.slots == nil ? row.fields : row.slots?.shown.first { $0.index == index }?.fields
            for field in fields ?? [] { append(field, indentation: indentation + "  ", to: &table, style) }
        }
        for problem in row.problems {
            table.append([TextTable.Cell(""), TextTable.Cell("! \(problem.message)", style: style.warning)])
        }
    }
}
