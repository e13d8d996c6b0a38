import IntentDiagnostics
package import IntentXcode
import Testing

/// Checks that an export with the sidecar of a file reproduces the file, also with the sidecar after writing and reading
/// it, and with the one that the export returns.
@discardableResult
func expectRoundTrip(
    exported: XcodeFile, original: XcodeFile, gives list: PropertyListValue, _ name: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) -> Sidecar {
    let sidecar = differences(exported: exported, original: original)
    let (file, notes) = numbered(exported, sidecar)
    expectSame(assemble(file), list, "\(name ?? ""): the sidecar", sourceLocation)
    #expect(notes == [], name, sourceLocation: sourceLocation)
    let (read, problems) = readSidecar(sidecar.text)
    #expect(problems == [] && read?.text == sidecar.text, name, sourceLocation: sourceLocation)
    expectSame(
        assemble(numbered(exported, read).file), list, "\(name ?? ""): the sidecar that was read", sourceLocation)
    let recorded = record(file, into: sidecar)
    expectSame(
        assemble(numbered(exported, recorded).file), list, "\(name ?? ""): the sidecar of the export", sourceLocation)
    return recorded
}

func readSidecar(_ text: String) -> (sidecar: Sidecar?, problems: [Diagnostic]) {
    Sidecar.read(SourceFile(path: "Soup.intent.xcode.json", text: text))
}

func numbered(_ exported: XcodeFile, _ sidecar: Sidecar?) -> (file: XcodeFile, notes: [String]) {
    var (file, notes) = sidecar.map { apply($0, to: exported) } ?? (exported, [])
    number(&file, sidecar: sidecar)
    return (file, notes)
}

private func expectSame(
    _ actual: PropertyListValue, _ expected: PropertyListValue, _ what: String, _ sourceLocation: SourceLocation
) {
    guard actual != expected else { return }
    let lines = Array(String(decoding: renderPropertyList(actual), as: UTF8.self).split(separator: "\n"))
    let expectedLines = Array(String(decoding: renderPropertyList(expected), as: UTF8.self).split(separator: "\n"))
    let index = zip(lines, expectedLines).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let start = max(0, (index ?? min(lines.count, expectedLines.count)) - 12)
    Issue.record(
        """
        \(what) produces
        \(lines[min(start, lines.count)..<min(start + 20, lines.count)].joined(separator: "\n"))
        but the file contains
        \(expectedLines[min(start, expectedLines.count)..<min(start + 20, expectedLines.count)].joined(separator: "\n"))
        """, sourceLocation: sourceLocation)
}

extension XcodeFile {
    /// Returns the file like an export: without tags, and with empty ids.
    func withoutNumbers() -> XcodeFile {
        var file = self
        file.leaves["Namespace"] = nil
        for path in [\XcodeFile.types, \.enums, \.intents] {
            file[keyPath: path] = file[keyPath: path]?.map { $0.withoutNumbers() }
        }
        return file
    }
}

extension XcodeDeclaration {
    fileprivate func withoutNumbers() -> XcodeDeclaration {
        var declaration = self
        for key in ["Tag", "LastParameterTag", "LastPropertyTag", "DisplayPriority"] { declaration.leaves[key] = nil }
        for key in declaration.leaves.keys where key.hasSuffix("ID") && !key.hasPrefix("=") {
            declaration.leaves[key]?.value = .string("")
        }
        declaration.members = members?.map { $0.withoutNumbers() }
        declaration.codes = codes?.map { $0.withoutNumbers() }
        declaration.response = response.map { $0.withoutNumbers() }
        return declaration
    }
}

func entry(_ change: (inout Sidecar.Entry) -> Void) -> Sidecar.Entry {
    var entry = Sidecar.Entry()
    change(&entry)
    return entry
}

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package typealias ArrayLiteralElement = PropertyListValue
    package typealias Key = String
    package typealias Value = PropertyListValue

    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(floatLiteral value: Double) { self = .real(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(arrayLiteral elements: PropertyListValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, PropertyListValue)...) {
        self = .dictionary(Dictionary(uniqueKeysWithValues: elements))
    }
}
