internal import IntentCommandLine
internal import IntentModel
internal import IntentWidgets

/// Reports what the pictures of widgets lack of their views.
///
/// It asks the providers for placeholders and snapshots in each family, as a gallery does, and comes after the check of extensions,
/// which starts them.
struct DrawingCheck: DoctorCheck {
    let subject = "drawing"
    let advice = "fix the extensions first"

    func findings(in session: Session) async throws -> [DoctorFinding] {
        guard let schema = try session.completeSchemaIfFound() else {
            return [DoctorFinding(.ok, "there are no widgets")]
        }
        let widgets = try await session.widgets()
        let host = try WidgetHost(engine: try session.galleryEngine(), widgets: widgets)
        var findings: [DoctorFinding] = []
        for widget in widgets.compactMap({ schema.presentWidget(of: $0.kind) }) {
            findings += await self.findings(about: widget, host)
        }
        guard findings.isEmpty else { return findings }
        let count = widgets.count
        return [
            DoctorFinding(
                .ok,
                count == 0 ? "there are no providers" : "the pictures of \(count.counting("widget")) are complete")
        ]
    }

    private func findings(about widget: DeclaredWidget, _ host: WidgetHost) async -> [DoctorFinding] {
        var families: [(undrawn: String, families: [String])] = []
        var failure: (any Error)?
        for family in widget.families {
            do {
                let preview = try await host.preview(of: widget.kind, family: family)
                for undrawn in preview.undrawn {
                    if let index = families.firstIndex(where: { $0.undrawn == undrawn }) {
                        families[index].families.append(family.rawValue)
                    } else {
                        families.append((undrawn, [family.rawValue]))
                    }
                }
            } catch {
                failure = error
            }
        }
        let failures = failure.map { failure in
            DoctorFinding(
                .warning, "'\(widget.name)' cannot be drawn: \(CommandError(failure).message)",
                advice: "fix the provider; 'preview \(widget.name)' asks it again",
                facts: ["kind": .string(widget.kind.name)])
        }
        return families.map { undrawn, families in
            DoctorFinding(
                .warning, "the picture of '\(widget.name)' lacks \(undrawn) (\(families.joined(separator: ", ")))",
                advice:
                    "'preview \(widget.name) --svg FOLDER' writes the pictures; a symbol or picture can be a file of the bundle",
                facts: [
                    "kind": .string(widget.kind.name), "undrawn": .string(undrawn),
                    "families": .array(families.map(JSONValue.string)),
                ])
        } + [failures].compactMap(\.self)
    }
}

extension WidgetPreview {
    /// What the pictures lack, each once, in the order in which it was found.
    fileprivate var undrawn: [String] {
        (snapshot.content.undrawn + placeholder.content.undrawn).reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }
}
