import FuzzDriver
import FuzzFixture
import IntentEditor
import IntentModel
import IntentRuntime
import IntentSystem

@testable import IntentWidgets

/// Decodes any bytes as one of the documents that programs read from files, stores and other programs. The first byte of an
/// input chooses which.
func decodeAnything(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let rest = Array(bytes.dropFirst())
    switch first {
    case UInt8(ascii: "I"): readInstances(rest)
    case UInt8(ascii: "D"): json(rest).map(resumeDraft)
    case UInt8(ascii: "O"): json(rest).map(readOptions)
    case UInt8(ascii: "S"): json(rest).map(readSchema)
    case UInt8(ascii: "V"): json(rest).map(readValues)
    case UInt8(ascii: "W"): json(rest).map(readContent)
    case UInt8(ascii: "H"): readEntry(rest)
    case UInt8(ascii: "T"): readTimeline(rest)
    case UInt8(ascii: "R"): readReloadState(rest)
    case UInt8(ascii: "J"): readJSON(rest)
    default: return
    }
}

private func json(_ bytes: [UInt8]) -> JSONValue? {
    try? JSONValue(parsing: bytes)
}

/// JSON itself.
private func readJSON(_ bytes: [UInt8]) {
    do throws(JSONError) {
        let value = try JSONValue(parsing: bytes, depthLimit: 512)
        let rendered = value.renderedBytes()
        require(rendered.count <= value.maximumRenderedByteCount, "a value is longer than its bound")
        // A whole number with a fraction, such as 1.0, is rendered without it and read as an integer.
        let again = try? JSONValue(parsing: rendered, depthLimit: 512)
        require(again?.renderedBytes() == rendered, "rendering changes a value")
    } catch {
        require(error.offset <= bytes.count, "a place is outside the text")
    }
}

/// The document that is exported and imported, as a whole and in pieces.
private func readInstances(_ bytes: [UInt8]) {
    let document = try? InstanceDocument(parsing: bytes)
    if let document {
        require((try? InstanceDocument(json: document.json)) == document, "writing changes a document")
    }
    FuzzFixture.run {
        for settings in [
            ImportSettings(existing: .replace, isExact: true), ImportSettings(existing: .skip, allowsPart: true),
            ImportSettings(existing: .replace, allowsUnchecked: true),
        ] {
            let engine = try FuzzFixture.engine()
            let report = try? await engine.importDocument(pieces(of: bytes), settings: settings)
            if report?.isWritten == true { require(document != nil, "pieces of an invalid document are imported") }
            if settings.isExact, document != nil { require(report?.isWritten != false, "a document is rejected") }
            let exported = try await engine.export()
            let read = try InstanceDocument(json: exported.json)
            require(read == exported, "writing changes a document")
            for instance in exported.instances { _ = try await engine.resolved(instance.id) }
        }
    }
}

private func pieces(of bytes: [UInt8]) throws -> InstanceDocumentSource {
    let position = Monitor(0)
    return try InstanceDocumentSource {
        let start = position.withLock { start in
            defer { start = min(start + 13, bytes.count) }
            return start
        }
        return Array(bytes[start..<min(start + 13, bytes.count)])
    }
}

/// A draft that an editor continues from, and then changes of it.
private func resumeDraft(_ json: JSONValue) {
    FuzzFixture.run {
        let engine = try FuzzFixture.engine()
        let editor = try await InstanceEditor.open("a", in: engine)
        _ = try? await editor.resume(json["draft"] ?? json)
        for json in (json["changes"]?.arrayValue ?? []).prefix(32) {
            guard let change = try? editor.change(from: json) else { continue }
            _ = try? editor.perform(change)
        }
        _ = editor.content.json.renderedBytes()
        let draft = editor.draftJSON
        let other = try await InstanceEditor.open("a", in: engine, draft: draft)
        require(other.draftJSON == draft, "continuing from a draft changes it")
        _ = try? await editor.apply(unchecked: true)
    }
}

/// The options that a file, a command or a URL provides.
private func readOptions(_ json: JSONValue) {
    for type in FuzzFixture.types {
        _ = try? OptionDocument(json: json, type: ValueType(type), in: FuzzFixture.schema, locale: "de")
    }
}

/// The definitions of an extension.
private func readSchema(_ json: JSONValue) {
    guard let schema = try? Schema(json: json) else { return }
    require((try? Schema(json: schema.json)) == schema, "writing changes a schema")
}

/// Stored values, and values with their types.
private func readValues(_ json: JSONValue) {
    for type in FuzzFixture.types {
        for valueType in [ValueType(type), ValueType(type, isList: true)] {
            guard let value = try? valueType.value(fromWire: json, in: FuzzFixture.schema) else { continue }
            let again = try? valueType.value(fromWire: value.wire, in: FuzzFixture.schema)
            require(again?.wire == value.wire, "writing changes \(value.wire.rendered()) of \(valueType)")
        }
        if let text = json.stringValue { _ = try? ValueType(type).value(fromText: text, in: FuzzFixture.schema) }
    }
    guard let object = json.objectValue, let values = try? IntentValues(literalJSON: object) else { return }
    require((try? IntentValues(literalJSON: values.literalJSON)) == values, "writing changes values")
}

private func readContent(_ json: JSONValue) {
    guard let content = try? WidgetContent(wire: json) else { return }
    require((try? WidgetContent(wire: content.wire)) == content, "writing changes content")
}
