internal import IntentDocuments
internal import IntentModel
internal import IntentRuntime
internal import IntentWidgets

/// The pictures of entries, as resources of their own.
///
/// A page that shows many instances reads their entries without pictures, and loads the pictures that are visible. They come
/// from programs that may not be trusted, so each is a document that runs no script and has an origin of its own.
extension BoardService {
    func content(_ call: BoardCall) async throws -> BoardResponse {
        let (id, form) = (try call.instance(), try call.contentForm())
        let shown = try await shown(id)
        let entry = try shown.entry(at: engine.time.date)
        let tag = entry?.tag(inTimelineOf: shown.made.map(StoreTime.init(roundingDown:)))
        return try picture(of: entry?.content, form, isCurrent: tag != nil && call.query.text("tag") == tag)
    }

    func previewContent(_ call: BoardCall) async throws -> BoardResponse {
        let form = try call.contentForm()
        return try picture(of: try await widgetPreview(call).snapshot.content, form, isCurrent: false)
    }

    /// - Parameter isCurrent: Whether the address names the content, so that it never shows another picture.
    private func picture(
        of content: WidgetContent?, _ form: ContentForm, isCurrent: Bool
    ) throws(BoardProblem) -> BoardResponse {
        guard let text = content?[form] else {
            throw BoardProblem(404, "noContent", "the entry has no content in the form '\(form.rawValue)'")
        }
        return BoardResponse(
            status: 200,
            headers: [
                "Content-Type": form.mediaType, "Content-Security-Policy": BoardResponse.contentPolicy,
                "Cache-Control": isCurrent ? "private, max-age=86400, immutable" : "no-store",
            ], body: .bytes(Array(form.document(text, margin: content?.margin ?? 0).utf8)))
    }
}

extension BoardCall {
    /// - Throws: ``BoardProblem`` if there is no such form.
    fileprivate func contentForm() throws(BoardProblem) -> ContentForm {
        let name = argument("form")
        if let form = ContentForm(rawValue: name) { return form }
        let names = ContentForm.allCases.map(\.rawValue)
        throw BoardProblem(
            404, "unknownResource",
            "there is no form '\(name)' of content; the forms are \(names.joined(separator: ", "))")
    }
}

/// How much of the content of entries a document has.
enum ContentDetail: String, CaseIterable, Sendable {
    /// All forms.
    case full
    /// The text, the URL and the actions, with the names of the other forms in `forms`, and a `tag` for their addresses.
    case brief
}

/// A form of content that is drawn as a document.
enum ContentForm: String, CaseIterable, Sendable {
    case svg, html

    var mediaType: String {
        switch self {
        case .svg: "image/svg+xml"
        case .html: "text/html; charset=utf-8"
        }
    }

    /// Returns a document that shows the content. That in HTML is a fragment.
    /// - Parameter margin: The margin around HTML in points.
    func document(_ content: String, margin: Double) -> String {
        switch self {
        case .svg: content
        case .html:
            """
            <!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark">
            <style>body { margin: \(margin)px; overflow: hidden; font: 15px system-ui, sans-serif }</style>
            \(content)
            """
        }
    }
}

extension WidgetContent {
    fileprivate subscript(form: ContentForm) -> String? {
        switch form {
        case .svg: svg
        case .html: html
        }
    }
}

extension TimelineReport {
    /// Returns the state with what is shown now.
    func stateJSON(_ detail: ContentDetail) -> JSONObject {
        detail == .brief ? stateJSON { $0.briefJSON(tag: $0.tag(inTimelineOf: made)) } : stateJSON()
    }
}

extension RenderedEntry {
    /// Returns a text that changes when the picture does.
    /// - Parameter made: When the timeline was made; nil if there is none.
    fileprivate func tag(inTimelineOf made: StoreTime?) -> String? {
        made.map { made in
            [made, StoreTime(roundingDown: date)].map { String($0.milliseconds, radix: 36) }.joined(separator: "-")
        }
    }

    /// The entry as JSON, without pictures.
    func briefJSON(tag: String? = nil) -> JSONValue {
        var brief = content
        (brief.svg, brief.html, brief.json) = (nil, nil, nil)
        var object = RenderedEntry(date: date, relevance: relevance, content: brief).json.objectValue ?? [:]
        var members = object["content"]?.objectValue ?? [:]
        members["forms"] = .array(
            ContentForm.allCases.filter { content[$0] != nil }.map { .string($0.rawValue) })
        members["tag"] = tag.map(JSONValue.string)
        object["content"] = .object(members)
        return .object(object)
    }
}
