internal import IntentDefinitionFiles
internal import IntentDiagnostics
internal import IntentModel

/// A replacement of bytes.
struct Replacement: Hashable, Sendable {
    let range: Range<Int>
    let text: String
}

/// Replacements in the files of a project, and files to create.
struct ProjectEdit: Sendable {
    private(set) var replacements: [String: [Replacement]] = [:]
    /// Files that do not exist.
    var created: [SourceFile] = []
    /// Replacements in files that the project does not contain, such as those for Xcode.
    var besides: [(file: SourceFile, replacements: [Replacement])] = []

    init(_ replacements: [String: [Replacement]] = [:]) {
        self.replacements = replacements
    }

    mutating func append(_ replacement: Replacement, in path: String) {
        replacements[path, default: []].append(replacement)
    }

    mutating func append(_ other: [String: [Replacement]]) {
        replacements.merge(other) { $0 + $1 }
    }

    mutating func removeAll(in path: String, where isRemoved: (Replacement) -> Bool) {
        replacements[path]?.removeAll(where: isRemoved)
    }
}

extension Sequence<Replacement> {
    /// Returns the bytes with the replacements, which do not overlap.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        // Insertions at one place stay in their order.
        for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }).reversed() {
            bytes.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return bytes
    }
}

extension LanguageServer {
    /// Returns the files of a project with an edit.
    func sources(of root: String, with edit: ProjectEdit) -> DefinitionSources {
        var sources = currentSources(of: root)
        for (path, edits) in edit.replacements {
            guard let bytes = text(of: path, in: root)?.bytes else { continue }
            sources = sources.replacing(SourceFile(path: path, bytes: edits.applied(to: bytes))) ?? sources
        }
        for file in edit.created { sources = sources.adding(file) }
        return sources
    }

    /// Returns an edit in the form of the protocol, with line ends as the files have them.
    func workspaceEdit(_ edit: ProjectEdit, in root: String) -> JSONValue {
        var edits: [String: [TextEdit]] = [:]
        for (path, replacements) in edit.replacements {
            guard let text = text(of: path, in: root) else { continue }
            let carriageReturn = text.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
            edits[path] = textEdits(replacements, in: text).map { edit in
                TextEdit(
                    range: edit.range,
                    text: edit.text.replacing("\r\n", with: "\n").replacing("\n", with: carriageReturn))
            }
        }
        for other in edit.besides where !other.replacements.isEmpty {
            edits[other.file.path] = textEdits(other.replacements, in: TextDocument(other.file))
        }
        return workspaceEdit(edits, creating: edit.created)
    }

    private func textEdits(_ replacements: [Replacement], in text: TextDocument) -> [TextEdit] {
        replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
            TextEdit(range: text.range(ofBytes: $0.range, client.encoding), text: $0.text)
        }
    }

    /// Returns edits of several files, with the versions of those that are open.
    /// - Parameter created: Files to create first, which requires that the client creates files.
    func workspaceEdit(_ edits: [String: [TextEdit]], creating created: [SourceFile] = []) -> JSONValue {
        let files = edits.sorted { $0.key < $1.key }.map { path, edits in
            let open = documents[path] ?? policies[path]
            return (uri: open?.uri ?? FileURI.uri(path), version: open?.version, edits.map(\.json))
        }
        guard client.hasVersionedEdits || !created.isEmpty else {
            var changes = JSONObject()
            for file in files { changes[file.uri] = .array(file.2) }
            return ["changes": .object(changes)]
        }
        let changes = files.map { file -> JSONValue in
            [
                "textDocument": ["uri": .string(file.uri), "version": file.version.map { .integer($0) } ?? .null],
                "edits": .array(file.2),
            ]
        }
        return ["documentChanges": .array(created.flatMap(Self.creation) + changes)]
    }

    private static func creation(of file: SourceFile) -> [JSONValue] {
        let uri = JSONValue.string(FileURI.uri(file.path))
        let start = Position(line: 0, character: 0)
        let text = TextEdit(
            range: PositionRange(start: start, end: start), text: String(decoding: file.bytes, as: UTF8.self))
        return [
            ["kind": "create", "uri": uri, "options": ["overwrite": false, "ignoreIfExists": false]],
            ["textDocument": ["uri": uri, "version": .null], "edits": [text.json]],
        ]
    }
}

/// A replacement in a text.
struct TextEdit: Hashable, Sendable {
    let range: PositionRange
    let text: String

    var json: JSONValue { ["range": range.json, "newText": .string(text)] }
}
