internal import IntentModel

extension Sidecar {
    /// The version of its form that is written, and the newest that is read.
    private static let version = 1

    /// As it is written: JSON, sorted keys, indented by two spaces, short things on one line, a line feed at the end.
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
    /// - Returns: No sidecar where the bytes are none; what was wrong with them, or with parts that were left out.
    package static func read(_ bytes: [UInt8]) -> (Sidecar?, problems: [String]) {
        let json: JSONValue
        do { json = try JSONValue(parsing: bytes, depthLimit: 512) } catch {
            return (nil, ["this is no JSON: \(error)"])
        }
        switch json[Key.version] {
        case .integer(version)?: break
        case .integer(let other)? where other > version:
            return (nil, ["the sidecar is of version \(other), and versions up to \(version) can be read"])
        default: return (nil, ["this is no sidecar: '\(Key.version)' is not \(version)"])
        }
        var reading = SidecarReading()
        reading.read(json)
        return (reading.sidecar, reading.problems)
    }
}

private struct SidecarReading {
    var sidecar = Sidecar()
    private(set) var problems: [String] = []

    mutating func read(_ json: JSONValue) {
        for (key, value) in members(json, "") {
            switch key {
            case Sidecar.Key.version: break
            case Sidecar.Key.file: sidecar.file = values(value, key)
            case Sidecar.Key.declarations:
                for (path, entry) in members(value, key) {
                    sidecar.declarations[path] = self.entry(entry, "\(key) › \(path)")
                }
            case Sidecar.Key.strings:
                for (language, table) in members(value, key) {
                    sidecar.strings[language] = texts(table, "\(key) › \(language)")
                }
            default: leaveOut(key, "it is not known")
            }
        }
    }

    private mutating func entry(_ json: JSONValue, _ path: String) -> Sidecar.Entry {
        typealias Key = Sidecar.Entry.Key
        var entry = Sidecar.Entry()
        for (key, value) in members(json, path) {
            let path = "\(path) › \(key)"
            switch key {
            case Key.extra: entry.extra = self.value(value, path)
            case Key.ids: entry.ids = texts(value, path)
            case Key.instead: entry.instead = values(value, path)
            case Key.lastTag: entry.lastTag = integer(value, path)
            case Key.missing: entry.missing = text(value, path)
            case Key.set: entry.set = values(value, path)
            case Key.tag: entry.tag = integer(value, path)
            case Key.unset: entry.unset = list(value, path)
            default: leaveOut(path, "it is not known")
            }
        }
        return entry
    }

    private mutating func values(_ json: JSONValue, _ path: String) -> [String: PropertyListValue] {
        var values: [String: PropertyListValue] = [:]
        for (key, json) in members(json, path) { values[key] = value(json, "\(path) › \(key)") }
        return values
    }

    private mutating func texts(_ json: JSONValue, _ path: String) -> [String: String] {
        var texts: [String: String] = [:]
        for (key, json) in members(json, path) { texts[key] = text(json, "\(path) › \(key)") }
        return texts
    }

    private mutating func list(_ json: JSONValue, _ path: String) -> [String] {
        expected(json.arrayValue, "an array", json, path)?.compactMap { text($0, path) } ?? []
    }

    private mutating func members(_ json: JSONValue, _ path: String) -> [(String, JSONValue)] {
        expected(json.objectValue, "an object", json, path)?.members.map { ($0.key, $0.value) } ?? []
    }

    private mutating func text(_ json: JSONValue, _ path: String) -> String? {
        expected(json.stringValue, "a string", json, path)
    }

    private mutating func integer(_ json: JSONValue, _ path: String) -> Int? {
        expected(json.integerValue, "an integer", json, path)
    }

    private mutating func value(_ json: JSONValue, _ path: String) -> PropertyListValue? {
        expected(PropertyListValue(json), "a value of a property list", json, path)
    }

    private mutating func expected<Value>(
        _ value: Value?, _ phrase: String, _ json: JSONValue, _ path: String
    ) -> Value? {
        if value == nil { leaveOut(path, "it is \(json.kindPhrase) where \(phrase) is expected") }
        return value
    }

    private mutating func leaveOut(_ path: String, _ reason: String) {
        problems.append("'\(path)' of the sidecar is left out: \(reason)")
    }
}
