internal import IntentDefinitionFiles
internal import IntentDiagnostics
package import IntentModel
internal import IntentSystem

/// A language server for definitions: what the client has opened, and what was found in it.
///
/// The state is a value. A message changes it and returns the messages that answer it; diagnostics are computed by ``settle()``.
/// Nothing here waits, and only files are read.
package struct LanguageServer: Sendable {
    private enum Phase: Sendable {
        case created, running, shutDown
    }

    private var phase = Phase.created
    package private(set) var hasExited = false
    package var hasShutDown: Bool { phase == .shutDown }

    let version: String
    let companions: CompanionFiles
    var client = ClientSupport()
    var folders: [String] = []
    /// The open texts by path.
    var documents: [String: OpenDocument] = [:]
    /// The open policies by path, which belong to no project.
    var policies: [String: OpenDocument] = [:]
    var projects: [String: Project] = [:]
    /// The names of locks that are watched besides those that end in `.lock.json`.
    private var watchedLocks: Set<String> = []
    /// Notifications and requests that the current message causes.
    var outgoing: [JSONValue] = []

    package init(version: String, companions: CompanionFiles = .none) {
        self.version = version
        self.companions = companions
    }

    /// Handles a message and returns the messages for the client.
    package mutating func receive(_ json: JSONValue) -> [JSONValue] {
        guard let message = Message(json) else {
            return [.response(to: .null, .failure(.invalidRequest("a message must be a request or a notification")))]
        }
        guard let method = message.method else { return [] }
        if let id = message.id {
            outgoing.append(.response(to: id, answer(method, message.params)))
        } else {
            notify(method, message.params)
        }
        defer { outgoing = [] }
        return outgoing
    }

    private mutating func answer(_ method: String, _ params: JSONValue) -> Result<JSONValue, RequestError> {
        Result { () throws(RequestError) in
            switch (method, phase) {
            case ("initialize", .created): return initialize(params)
            case (_, .created): throw .notInitialized
            case (_, .shutDown): throw .invalidRequest("the server was shut down")
            case ("initialize", _): throw .invalidRequest("the server is already initialized")
            case ("shutdown", _):
                phase = .shutDown
                return .null
            default: break
            }
            guard let handler = Self.requests[method] else { throw .unknownMethod(method) }
            return try handler(&self, params)
        }
    }

    private mutating func notify(_ method: String, _ params: JSONValue) {
        if method == "exit" { hasExited = true }
        guard phase == .running else { return }
        Self.notifications[method]?(&self, params)
    }
}

/// The requests and notifications that the server answers.
extension LanguageServer {
    typealias RequestHandler =
        @Sendable (inout LanguageServer, JSONValue) throws(RequestError) -> JSONValue
    typealias NotificationHandler = @Sendable (inout LanguageServer, JSONValue) -> Void

    static let requests: [String: RequestHandler] = [
        "textDocument/completion": { server, params throws(RequestError) in try server.completion(params) },
        "completionItem/resolve": { server, params in server.resolveCompletion(params) },
        "textDocument/hover": { server, params throws(RequestError) in try server.hover(params) },
        "textDocument/codeAction": { server, params throws(RequestError) in try server.codeActions(params) },
        "codeAction/resolve": { server, params throws(RequestError) in try server.resolveCodeAction(params) },
        "textDocument/diagnostic": { server, params throws(RequestError) in try server.pulledDiagnostics(params) },
        "workspace/diagnostic": { server, params in server.workspaceDiagnostics(params) },
        "workspace/executeCommand": { server, params throws(RequestError) in try server.executeCommand(params) },
        "textDocument/documentSymbol": { server, params throws(RequestError) in try server.documentSymbols(params) },
        "workspace/symbol": { server, params in server.workspaceSymbols(params) },
        "textDocument/foldingRange": { server, params throws(RequestError) in try server.foldingRanges(params) },
        "textDocument/definition": { server, params throws(RequestError) in try server.definition(params) },
        "textDocument/references": { server, params throws(RequestError) in try server.references(params) },
        "textDocument/documentHighlight": { server, params throws(RequestError) in try server.highlights(params) },
        "textDocument/prepareRename": { server, params throws(RequestError) in try server.prepareRename(params) },
        "textDocument/rename": { server, params throws(RequestError) in try server.rename(params) },
        "textDocument/selectionRange": { server, params throws(RequestError) in try server.selectionRanges(params) },
        "textDocument/semanticTokens/full": { server, params throws(RequestError) in
            try server.semanticTokens(params)
        },
        "textDocument/inlayHint": { server, params throws(RequestError) in try server.inlayHints(params) },
        "textDocument/formatting": { server, params throws(RequestError) in try server.formatting(params) },
        "textDocument/rangeFormatting": { server, params throws(RequestError) in try server.rangeFormatting(params) },
        "textDocument/documentLink": { server, params throws(RequestError) in try server.documentLinks(params) },
    ]

    static let notifications: [String: NotificationHandler] = [
        "initialized": { server, _ in server.registerWatchers() },
        "textDocument/didOpen": { server, params in server.didOpen(params) },
        "textDocument/didChange": { server, params in server.didChange(params) },
        "textDocument/didSave": { server, params in server.didSave(params) },
        "textDocument/didClose": { server, params in server.didClose(params) },
        "workspace/didChangeWatchedFiles": { server, params in server.didChangeWatchedFiles(params) },
        "workspace/didChangeWorkspaceFolders": { server, params in server.didChangeWorkspaceFolders(params) },
    ]

    private mutating func initialize(_ params: JSONValue) -> JSONValue {
        phase = .running
        client = ClientSupport(params["capabilities"])
        let named = params["workspaceFolders"]?.arrayValue?.compactMap { $0["uri"]?.stringValue }
        folders = (named ?? [params["rootUri"]?.stringValue].compactMap { $0 }).compactMap(FileURI.path)
        return [
            "capabilities": capabilities,
            "serverInfo": ["name": "intentgen", "version": .string(version)],
        ]
    }

    private var capabilities: JSONValue {
        [
            "positionEncoding": .string(client.encoding.rawValue),
            "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
            "completionProvider": [
                "triggerCharacters": [":", " ", "{", "[", ",", "$", ".", "/"], "resolveProvider": true,
            ],
            "hoverProvider": true,
            "codeActionProvider": [
                "codeActionKinds": .array(
                    (["quickfix", Self.fixAllKind] + Refactoring.actionKinds).map { .string($0) }),
                "resolveProvider": true,
            ],
            "diagnosticProvider": [
                "identifier": "intentgen", "interFileDependencies": true, "workspaceDiagnostics": true,
            ],
            "executeCommandProvider": ["commands": [.string(Self.previewCommand)]],
            "documentFormattingProvider": true,
            "documentRangeFormattingProvider": true,
            "documentSymbolProvider": true,
            "workspaceSymbolProvider": true,
            "foldingRangeProvider": true,
            "documentLinkProvider": ["resolveProvider": false],
            "definitionProvider": true,
            "referencesProvider": true,
            "documentHighlightProvider": true,
            "renameProvider": ["prepareProvider": true],
            "selectionRangeProvider": true,
            "semanticTokensProvider": [
                "legend": [
                    "tokenTypes": .array(Self.tokenTypes.map { .string($0) }), "tokenModifiers": ["declaration"],
                ],
                "full": true,
            ],
            "inlayHintProvider": true,
            "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
        ]
    }

    private mutating func registerWatchers() {
        guard client.registersWatchers else { return }
        watch(
            [
                "**/*.intent.yaml", "**/*.intent.yml", "**/*.intent.*.y*ml", "**/intentgen-config.y*ml",
                "**/*.lock.json",
            ], id: "watch")
    }

    /// Requests notifications about a lock that the settings name, unless its name is one of those that are watched anyway.
    mutating func watch(lock path: String) {
        let name = FilePath(path).name
        let isPattern = name.contains { "*?{}[]".contains($0) }
        guard client.registersWatchers, !FilePath(name).hasEnding(".lock.json"), !isPattern,
            watchedLocks.insert(name).inserted
        else { return }
        watch(["**/\(name)"], id: "watch \(name)")
    }

    private mutating func watch(_ patterns: [String], id: String) {
        let watchers = patterns.map { JSONValue.object(["globPattern": .string($0)]) }
        outgoing.append(
            .request(
                id, "client/registerCapability",
                [
                    "registrations": [
                        [
                            "id": .string(id), "method": "workspace/didChangeWatchedFiles",
                            "registerOptions": ["watchers": .array(watchers)],
                        ]
                    ]
                ]))
    }
}
