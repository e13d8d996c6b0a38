package import IntentModel

/// Commands and addresses of options, and whether they are allowed: `trust`.
package struct TrustResult: CommandResult, Hashable {
    /// What was done.
    package enum Action: Hashable, Sendable {
        case allowed, listed, revoked
    }

    package enum State: String, Hashable, Sendable {
        case allowed
        /// Allowed once, with other files.
        case changed
        /// Never allowed.
        case new
        /// Allowed until now.
        case revoked
    }

    package struct Entry: Hashable, Sendable {
        package let subject: TrustSubject
        package let state: State
        /// Whose options come from it; empty where no definitions were read.
        package let parameters: [String]
    }

    package let action: Action
    package let entries: [Entry]

    /// What definitions ask for, among what is allowed.
    init(_ action: Action, _ requests: [TrustRequest], among allowed: [TrustSubject]) {
        self.action = action
        entries = requests.map { request in
            let subject = request.subject
            let isAllowed = allowed.contains { $0.digest == subject.digest }
            let isKnown = allowed.contains { $0.isSameRequest(as: subject) }
            return Entry(
                subject: subject, state: isAllowed ? .allowed : isKnown ? .changed : .new,
                parameters: request.parameters)
        }
    }

    init(_ action: Action, allowed: [TrustSubject]) {
        self.action = action
        entries = allowed.map {
            Entry(subject: $0, state: action == .revoked ? .revoked : .allowed, parameters: [])
        }
    }

    package var json: JSONValue { ["trust": 1, "sources": .array(entries.map(Self.json))] }

    /// `allowed  command  list-cars --json` a line, below the folder of its definitions.
    package func text(_ style: TextStyle) -> String {
        var text = ""
        var folders: [String] = []
        for entry in entries where !folders.contains(entry.subject.folder) { folders.append(entry.subject.folder) }
        for folder in folders {
            var heading = TextTable()
            heading.append([.init(folder.isEmpty ? "(in the program)" : folder, dress: style.bold)])
            var table = TextTable()
            for entry in entries where entry.subject.folder == folder { append(entry, to: &table, style) }
            text += (heading.lines() + table.lines(indentation: 2)).map { $0 + "\n" }.joined()
        }
        return text
    }

    package var notes: [Note] {
        guard entries.isEmpty else { return [] }
        switch action {
        case .allowed: return [.note("these definitions name no commands and no addresses")]
        case .listed: return [.note("nothing is allowed")]
        case .revoked: return [.note("nothing was allowed there")]
        }
    }

    private func append(_ entry: Entry, to table: inout TextTable, _ style: TextStyle) {
        let (kind, words) = entry.subject.shown
        table.append([
            .init(entry.state.rawValue), .init(kind), .init(words, dress: style.bold),
            .init(entry.parameters.joined(separator: ", "), dress: style.faint),
        ])
        for content in entry.subject.contents {
            table.append([.init(""), .init("file"), .init("\(content.path)  \(content.digest.prefix(16))")])
        }
    }

    private static func json(of entry: Entry) -> JSONValue {
        var object: JSONObject = ["state": .string(entry.state.rawValue)]
        for member in entry.subject.json.members { object[member.key] = member.value }
        object["digest"] = .string(entry.subject.digest)
        object["parameters"] = .array(entry.parameters.map(JSONValue.string))
        return .object(object)
    }
}

extension TrustSubject {
    /// What it is, and its words as a shell would have them.
    fileprivate var shown: (kind: String, words: String) {
        switch source {
        case .command(let words): ("command", words.map(ShellText.quoted).joined(separator: " "))
        case .address(let url): ("address", url)
        }
    }

    /// As part of a sentence.
    var phrase: String { "the \(shown.kind) \(shown.words)" }
}
