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
        if !file.isEmpty { members.append((Key.file, JSONValue(file, \.json))) }
        if !declarations.isEmpty { members.append((Key.declarations, JSONValue(declarations, \.json))) }
        if !strings.isEmpty {
            members.append((Key.strings, JSONValue(strings) { JSONValue($0, JSONValue.string) }))
        }
        if !unlisted.isEmpty { members.append((Key.unlisted, JSONValue(sortedTexts: unlisted))) }
        return JSONValue(sorted: members).rendered(columns: 120) + "\n"
    }

    fileprivate enum Key {
        static let version = "intentSidecar"
        static let file = "file"
        static let declarations = "declarations"
        static let strings = "strings"
        static let unlisted = "unlisted"
    }
}

extension Sidecar.Entry {
    fileprivate typealias Path<Value> = any WritableKeyPath<Sidecar.Entry, Value> & Sendable

    /// The form of a value in an entry. An empty collection is not written.
    fileprivate enum Form: Sendable {
        case value(Path<PropertyListValue?>)
        case values(Path<[String: PropertyListValue]>)
        case text(Path<String?>)
        case texts(Path<[String: String]>)
        case list(Path<[String]>)
        case integer(Path<Int?>)
    }

    fileprivate static let forms: [String: Form] = [
        "extra": .value(\.extra), "ids": .texts(\.ids), "instead": .values(\.instead), "lastTag": .integer(\.lastTag),
        "missing": .text(\.missing), "set": .values(\.set), "tag": .integer(\.tag), "unset": .list(\.unset),
    ]

    fileprivate var json: JSONValue {
        JSONValue(sorted: Self.forms.compactMap { key, form in json(form).map { (key, $0) } })
    }

    private func json(_ form: Form) -> JSONValue? {
        switch form {
        case .value(let path): self[keyPath: path]?.json
        case .values(let path): self[keyPath: path].isEmpty ? nil : JSONValue(self[keyPath: path], \.json)
        case .text(let path): self[keyPath: path].map(JSONValue.string)
        case .texts(let path): self[keyPath: path].isEmpty ? nil : JSONValue(self[keyPath: path], JSONValue.string)
        case .list(let path): self[keyPath: path].isEmpty ? nil : JSONValue(sortedTexts: self[keyPath: path])
        case .integer(let path): self[keyPath: path].map(JSONValue.integer)
        }
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
        var places = JSONPlaces(source)
        return (nil, reader.problems.map { Diagnostic($0.code, in: index, at: places.range(of: $0), $0.message) })
    }
}

/// A problem of a sidecar, and the keys that lead to it.
private struct SidecarProblem {
    let code: DiagnosticCode
    let keys: [String]
    let message: String
}

extension JSONPlaces {
    fileprivate mutating func range(of problem: SidecarProblem) -> SourceRange {
        let part = part(problem.keys)
        let node = problem.code == .unknownKey ? part?.shown : part?.value
        // A whole object would mark the rest of the file.
        return node.map { tree?.kind($0) == .scalar } ?? true ? range(of: node) : SourceRange(at: range(of: node).start)
    }
}

private struct SidecarReader {
    private(set) var sidecar = Sidecar()
    private(set) var problems: [SidecarProblem] = []

    mutating func read(_ json: JSONValue) {
        let members = members(json, [])
        guard json.objectValue != nil, checkVersion(of: json) else { return }
        for (key, value) in members {
            switch key {
            case Sidecar.Key.version: break
            case Sidecar.Key.file: sidecar.file = values(value, .propertyList, [key])
            case Sidecar.Key.declarations:
                for (path, entry) in self.members(value, [key]) {
                    sidecar.declarations[path] = self.entry(entry, [key, path])
                }
            case Sidecar.Key.strings:
                for (language, table) in self.members(value, [key]) {
                    sidecar.strings[language] = values(table, .text, [key, language])
                }
            case Sidecar.Key.unlisted: sidecar.unlisted = Set(texts(value, [key]))
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
        guard let version = value(found, .integer, [key]) else { return false }
        guard version != Sidecar.version else { return true }
        let cause = version > Sidecar.version ? ", which a newer intentgen wrote" : ""
        report(
            .unsupportedVersion, [key],
            "the sidecar has version \(version)\(cause); this intentgen reads version \(Sidecar.version)")
        return false
    }

    private mutating func entry(_ json: JSONValue, _ path: [String]) -> Sidecar.Entry {
        var entry = Sidecar.Entry()
        for (key, json) in members(json, path) {
            let place = path + [key]
            switch Sidecar.Entry.forms[key] {
            case .value(let path)?: entry[keyPath: path] = value(json, .propertyList, place)
            case .values(let path)?: entry[keyPath: path] = values(json, .propertyList, place)
            case .text(let path)?: entry[keyPath: path] = value(json, .text, place)
            case .texts(let path)?: entry[keyPath: path] = values(json, .text, place)
            case .list(let path)?: entry[keyPath: path] = texts(json, place)
            case .integer(let path)?: entry[keyPath: path] = value(json, .integer, place)
            case nil: report(.unknownKey, place, "unknown key '\(key)' in an entry of the sidecar")
            }
        }
        return entry
    }

    private mutating func texts(_ json: JSONValue, _ path: [String]) -> [String] {
        value(json, .array, path)?.compactMap { value($0, .text, path) } ?? []
    }

    private mutating func values<Value>(
        _ json: JSONValue, _ form: JSONForm<Value>, _ path: [String]
    ) -> [String: Value] {
        var values: [String: Value] = [:]
        for (key, json) in members(json, path) { values[key] = value(json, form, path + [key]) }
        return values
    }

    private mutating func members(_ json: JSONValue, _ path: [String]) -> [(String, JSONValue)] {
        value(json, .object, path)?.members.map { ($0.key, $0.value) } ?? []
    }

    private mutating func value<Value>(_ json: JSONValue, _ form: JSONForm<Value>, _ path: [String]) -> Value? {
        let value = form.read(json)
        if value == nil {
            let subject = path.last.map { "'\($0)'" } ?? "the sidecar"
            report(.wrongType, path, "\(subject) is \(json.kindPhrase); expected \(form.phrase)")
        }
        return value
    }

    private mutating func report(_ code: DiagnosticCode, _ keys: [String], _ message: String) {
        problems.append(SidecarProblem(code: code, keys: keys, message: message))
    }
}

extension JSONForm<PropertyListValue> {
    fileprivate static var propertyList: JSONForm {
        JSONForm("a value of a property list") { PropertyListValue($0) }
    }
}

/// The JSON form of property list values. A value without an equivalent in JSON is an object with one key: `{ "data":
/// "" }` in Base64, `{ "date": "2020-09-14T12:00:00Z" }`, `{ "real": "nan" }`, also `inf` and `-inf`. A dictionary that
/// looks like one of these is wrapped as `{ "dictionary": … }`.
extension PropertyListValue {
    var json: JSONValue {
        switch self {
        case .dictionary(let values):
            let object = JSONValue(values, \.json)
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
        case .null, .digits: return nil
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
    /// Creates an array of texts sorted by their bytes.
    fileprivate init(sortedTexts texts: some Sequence<String>) {
        self = .array(texts.sorted { $0.utf8Precedes($1) }.map(JSONValue.string))
    }

    /// Creates an object with keys sorted by their bytes.
    fileprivate init<Value>(_ values: [String: Value], _ json: (Value) -> JSONValue) {
        self.init(sorted: values.map { ($0, json($1)) })
    }

    /// Creates an object with keys sorted by their bytes.
    /// - Parameter members: Members with unique keys.
    init(sorted members: [(String, JSONValue)]) {
        self = .object(
            JSONObject(
                uniqueMembers: members.sorted { $0.0.utf8Precedes($1.0) }.map { JSONObject.Member(key: $0, value: $1) })
        )
    }
}
