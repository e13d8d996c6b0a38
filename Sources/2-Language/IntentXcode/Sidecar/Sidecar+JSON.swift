package import IntentDiagnostics
internal import IntentModel
internal import IntentSystem
internal import IntentYAML

extension Sidecar {
    /// The version that is written and can be read.
    fileprivate static let version = 1

    /// The sidecar as JSON, with sorted keys, an indentation of two spaces, short values on one line, and a line feed
    /// at the end.
    package var text: String {
        var members: [(String, JSONValue)] = [(Key.version, .integer(Sidecar.version))]
        if !file.isEmpty { members.append((Key.file, JSONValue(sorted: file.map { ($0, $1.json) }))) }
        if !declarations.isEmpty {
            members.append((Key.declarations, JSONValue(sorted: declarations.map { ($0, $1.json) })))
        }
        if !strings.isEmpty {
            members.append(
                (Key.strings, JSONValue(sorted: strings.map { ($0, JSONValue(sorted: $1.map { ($0, .string($1)) })) })))
        }
        return JSONValue(sorted: members).rendered(columns: 120) + "\n"
    }

    fileprivate enum Key {
        static let version = "intentSidecar"
        static let file = "file"
        static let declarations = "declarations"
        static let strings = "strings"
    }
}

extension Sidecar.Entry {
    fileprivate var json: JSONValue {
        var members: [(String, JSONValue)] = []
        if let extra { members.append((Key.extra, extra.json)) }
        if !ids.isEmpty { members.append((Key.ids, JSONValue(sorted: ids.map { ($0, .string($1)) }))) }
        if !instead.isEmpty { members.append((Key.instead, JSONValue(sorted: instead.map { ($0, $1.json) }))) }
        if let lastTag { members.append((Key.lastTag, .integer(lastTag))) }
        if let missing { members.append((Key.missing, .string(missing))) }
        if !set.isEmpty { members.append((Key.set, JSONValue(sorted: set.map { ($0, $1.json) }))) }
        if let tag { members.append((Key.tag, .integer(tag))) }
        if !unset.isEmpty {
            members.append((Key.unset, .array(unset.sorted { $0.utf8Precedes($1) }.map(JSONValue.string))))
        }
        return JSONValue(sorted: members)
    }

    fileprivate enum Key {
        static let extra = "extra"
        static let ids = "ids"
        static let instead = "instead"
        static let lastTag = "lastTag"
        static let missing = "missing"
        static let set = "set"
        static let tag = "tag"
        static let unset = "unset"
    }
}

extension Sidecar {
    /// Reads a sidecar.
    ///
    /// Without a part of the sidecar, an export would give declarations other ids and tags, and the next sidecar would
    /// lack that part for good. Therefore every problem is an error.
    /// - Returns: The sidecar, or nil and the problems of the file.
    package static func read(
        _ source: SourceFile, index: FileIndex = FileIndex(0)
    ) -> (sidecar: Sidecar?, problems: [Diagnostic]) {
        let json: JSONValue
        do {
            json = try JSONValue(parsing: Array(source.bytes.dropFirst(source.textStart)), depthLimit: 512)
        } catch {
            let offset = SourceMap(source).scalarOffset(ofByte: source.textStart + error.offset)
            let message = "the sidecar is not valid JSON: \(error.message)"
            return (nil, [Diagnostic(.yamlSyntax, in: index, at: SourceRange(at: offset), message)])
        }
        var reader = SidecarReader()
        reader.read(json)
        if reader.problems.isEmpty { return (reader.sidecar, []) }
        let places = SidecarPlaces(source)
        return (nil, reader.problems.map { Diagnostic($0.code, in: index, at: places.range(of: $0), $0.message) })
    }
}

/// A problem of a sidecar, and the keys that lead to it.
private struct SidecarProblem {
    let code: DiagnosticCode
    let keys: [String]
    let message: String

    /// Whether the key is wrong, and not its value.
    var isAtKey: Bool { code == .unknownKey }
}

/// The ranges of the parts of a sidecar. The YAML reader, which records positions, reads the JSON file.
private struct SidecarPlaces {
    /// Nil if the file is not YAML; then all parts are at its beginning.
    private let tree: YAMLTree?

    init(_ source: SourceFile) {
        var limits = YAMLLimits.writtenFile
        limits.depth = 1_024
        tree = readYAML(source, index: FileIndex(0), vocabulary: YAMLVocabulary([]), limits: limits).tree
    }

    /// Returns the range of a part, or of the smallest part that contains it.
    func range(of problem: SidecarProblem) -> SourceRange {
        guard let tree, var node = tree.root else { return SourceRange(at: 0) }
        for (index, key) in problem.keys.enumerated() {
            guard tree.kind(node) == .mapping,
                let entry = tree.entries(of: node).first(where: { tree.text($0.key) == key })
            else { break }
            node = problem.isAtKey && index == problem.keys.count - 1 ? entry.key : entry.value
        }
        // A whole object would mark the rest of the file.
        return tree.kind(node) == .scalar ? tree.range(node) : SourceRange(at: tree.range(node).start)
    }
}

private struct SidecarReader {
    var sidecar = Sidecar()
    private(set) var problems: [SidecarProblem] = []

    mutating func read(_ json: JSONValue) {
        let members = members(json, [])
        guard json.objectValue != nil, checkVersion(of: json) else { return }
        for (key, value) in members {
            switch key {
            case Sidecar.Key.version: break
            case Sidecar.Key.file: sidecar.file = values(value, [key])
            case Sidecar.Key.declarations:
                for (path, entry) in self.members(value, [key]) {
                    sidecar.declarations[path] = self.entry(entry, [key, path])
                }
            case Sidecar.Key.strings:
                for (language, table) in self.members(value, [key]) {
                    sidecar.strings[language] = texts(table, [key, language])
                }
            default: report(.unknownKey, [key], "unknown key '\(key)' in a sidecar of version \(Sidecar.version)")
            }
        }
    }

    private mutating func checkVersion(of json: JSONValue) -> Bool {
        let key = Sidecar.Key.version
        guard let found = json[key] else {
            report(.missingKey, [], "the file is not a sidecar: '\(key)' is missing")
            return false
        }
        guard let version = integer(found, [key]) else { return false }
        guard version != Sidecar.version else { return true }
        let cause = version > Sidecar.version ? ", which a newer intentgen wrote" : ""
        report(
            .unsupportedVersion, [key],
            "the sidecar has version \(version)\(cause); this intentgen reads version \(Sidecar.version)")
        return false
    }

    private mutating func entry(_ json: JSONValue, _ path: [String]) -> Sidecar.Entry {
        typealias Key = Sidecar.Entry.Key
        var entry = Sidecar.Entry()
        for (key, value) in members(json, path) {
            let path = path + [key]
            switch key {
            case Key.extra: entry.extra = self.value(value, path)
            case Key.ids: entry.ids = texts(value, path)
            case Key.instead: entry.instead = values(value, path)
            case Key.lastTag: entry.lastTag = integer(value, path)
            case Key.missing: entry.missing = text(value, path)
            case Key.set: entry.set = values(value, path)
            case Key.tag: entry.tag = integer(value, path)
            case Key.unset: entry.unset = list(value, path)
            default: report(.unknownKey, path, "unknown key '\(key)' in an entry of the sidecar")
            }
        }
        return entry
    }

    private mutating func values(_ json: JSONValue, _ path: [String]) -> [String: PropertyListValue] {
        var values: [String: PropertyListValue] = [:]
        for (key, json) in members(json, path) { values[key] = value(json, path + [key]) }
        return values
    }

    private mutating func texts(_ json: JSONValue, _ path: [String]) -> [String: String] {
        var texts: [String: String] = [:]
        for (key, json) in members(json, path) { texts[key] = text(json, path + [key]) }
        return texts
    }

    private mutating func list(_ json: JSONValue, _ path: [String]) -> [String] {
        expected(json.arrayValue, "an array", json, path)?.compactMap { text($0, path) } ?? []
    }

    private mutating func members(_ json: JSONValue, _ path: [String]) -> [(String, JSONValue)] {
        expected(json.objectValue, "an object", json, path)?.members.map { ($0.key, $0.value) } ?? []
    }

    private mutating func text(_ json: JSONValue, _ path: [String]) -> String? {
        expected(json.stringValue, "a string", json, path)
    }

    private mutating func integer(_ json: JSONValue, _ path: [String]) -> Int? {
        expected(json.integerValue, "an integer", json, path)
    }

    private mutating func value(_ json: JSONValue, _ path: [String]) -> PropertyListValue? {
        expected(PropertyListValue(json), "a value of a property list", json, path)
    }

    private mutating func expected<Value>(
        _ value: Value?, _ phrase: String, _ json: JSONValue, _ path: [String]
    ) -> Value? {
        if value == nil {
            let subject = path.last.map { "'\($0)'" } ?? "the sidecar"
            report(.wrongType, path, "\(subject) is \(json.kindPhrase); expected \(phrase)")
        }
        return value
    }

    private mutating func report(_ code: DiagnosticCode, _ keys: [String], _ message: String) {
        problems.append(SidecarProblem(code: code, keys: keys, message: message))
    }
}

/// The JSON form of property list values. A value without an equivalent in JSON is an object with one key: `{ "data":
/// "" }` in Base64, `{ "date": "2020-09-14T12:00:00Z" }`, `{ "real": "nan" }`, also `inf` and `-inf`. A dictionary that
/// looks like one of these is wrapped as `{ "dictionary": … }`.
extension PropertyListValue {
    var json: JSONValue {
        switch self {
        case .dictionary(let values):
            let object = JSONValue(sorted: values.map { ($0, $1.json) })
            let isAmbiguous = values.count == 1 && values.keys.allSatisfy(PropertyListValue.wrapperKeys.contains)
            return isAmbiguous ? ["dictionary": object] : object
        case .array(let elements): return .array(elements.map(\.json))
        case .string(let text): return .string(text)
        case .integer(let value): return .integer(value)
        case .real(let value):
            return value.isFinite ? .number(value) : ["real": .string(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")]
        case .boolean(let value): return .boolean(value)
        case .data(let bytes): return ["data": .string(Base64.text(bytes))]
        case .date(let text): return ["date": .string(text)]
        }
    }

    /// Creates a value from its JSON form; nil if there is no such value.
    init?(_ json: JSONValue) {
        switch json {
        case .null: return nil
        case .boolean(let value): self = .boolean(value)
        case .integer(let value): self = .integer(value)
        case .number(let value): self = .real(value)
        case .string(let text): self = .string(text)
        case .array(let elements):
            let values = elements.compactMap(PropertyListValue.init)
            guard values.count == elements.count else { return nil }
            self = .array(values)
        case .object(let object):
            if object.members.count == 1, let member = object.members.first,
                PropertyListValue.wrapperKeys.contains(member.key)
            {
                self.init(wrapperKey: member.key, member.value)
            } else {
                self.init(object)
            }
        }
    }

    private static let wrapperKeys: Set = ["data", "date", "real", "dictionary"]

    private init?(wrapperKey: String, _ json: JSONValue) {
        switch (wrapperKey, json) {
        case ("dictionary", .object(let object)): self.init(object)
        case ("date", .string(let text)): self = .date(text)
        case ("data", .string(let text)):
            guard let bytes = Base64.bytes(text) else { return nil }
            self = .data(bytes)
        case ("real", .string("nan")): self = .real(.nan)
        case ("real", .string("inf")): self = .real(.infinity)
        case ("real", .string("-inf")): self = .real(-.infinity)
        default: return nil
        }
    }

    private init?(_ object: JSONObject) {
        var values: [String: PropertyListValue] = [:]
        for member in object.members {
            guard let value = PropertyListValue(member.value) else { return nil }
            values[member.key] = value
        }
        self = .dictionary(values)
    }
}

extension JSONValue {
    /// Creates an object with keys sorted by their bytes.
    /// - Parameter members: Members with unique keys.
    init(sorted members: [(String, JSONValue)]) {
        self = .object(
            JSONObject(
                uniqueMembers: members.sorted { $0.0.utf8Precedes($1.0) }.map { JSONObject.Member(key: $0, value: $1) })
        )
    }
}
