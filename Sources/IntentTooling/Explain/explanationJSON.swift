internal import IntentDiagnostics
package import IntentEvolution
package import IntentModel
package import IntentSchema

/// Pages for programs: `{ "explain": 1, "pages": […] }`, where 1 is the version of this shape.
///
/// The `diagnostics` of a page are items of the shape that `validate --format json` prints. Pages of changes stand
/// behind those of diagnostics, and have `breaks`, `before` and `after` in place of `severities`, `example` and `fixed`.
package func explanationJSON(of pages: [DiagnosticPage], _ changes: [ChangePage] = []) throws -> JSONValue {
    var items: [JSONValue] = []
    for page in pages { items.append(try json(of: page)) }
    for page in changes { items.append(try json(of: page)) }
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

private func json(of page: ChangePage) throws -> JSONValue {
    let (diagnostics, sources) = try page.diagnosis()
    let report = try JSONValue(parsing: render(diagnostics, of: sources, as: .json))
    return [
        "code": .string(page.rule.code),
        "topic": .string(page.topic.rawValue),
        "breaks": .array(page.rule.effects.map { .string($0.rawValue) }),
        "rule": .string(page.sentence),
        "reason": .array(page.paragraphs.map { .string($0) }),
        "before": .string(page.before),
        "diagnostics": report["items"] ?? .array([]),
        "after": .string(page.after),
    ]
}

private func json(of file: ExampleFile) -> JSONValue {
    [
        "path": .string(file.name), "encoding": .string(file.encoding.rawValue), "text": .string(file.text),
    ]
}
