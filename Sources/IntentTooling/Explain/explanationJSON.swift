internal import IntentDiagnostics
package import IntentModel
package import IntentSchema

/// Pages for programs: `{ "explain": 1, "pages": […] }`, where 1 is the version of this shape.
///
/// The `diagnostics` of a page are items of the shape that `validate --format json` prints.
package func explanationJSON(of pages: [DiagnosticPage]) throws(JSONError) -> JSONValue {
    var items: [JSONValue] = []
    for page in pages { items.append(try json(of: page)) }
    return ["explain": 1, "pages": .array(items)]
}

private func json(of page: DiagnosticPage) throws(JSONError) -> JSONValue {
    let (diagnostics, sources) = page.foundByCommands()
    let report = try JSONValue(parsing: render(diagnostics, of: sources, as: .json))
    return [
        "code": .string(page.code.rawValue),
        "topic": .string(page.topic.rawValue),
        "severities": .array(page.severities.map { .string($0.rawValue) }),
        "rule": .string(page.rule),
        "reason": .array(page.paragraphs.map { .string($0) }),
        "example": .array(page.example.map(json)),
        "diagnostics": report["items"] ?? .array([]),
        "fixed": .array(page.fixed.map(json)),
    ]
}

private func json(of file: ExampleFile) -> JSONValue {
    [
        "path": .string(file.name), "encoding": .string(file.encoding.rawValue), "text": .string(file.text),
    ]
}
