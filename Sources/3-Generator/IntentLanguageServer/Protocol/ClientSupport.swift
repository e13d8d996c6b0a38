internal import IntentModel

/// What the client supports, as it states when it starts the server.
struct ClientSupport: Sendable {
    var encoding = PositionEncoding.utf16
    var hasSnippets = false
    var hasMarkdown = true
    /// Whether the client requests diagnostics itself; then none are sent to it.
    var pullsDiagnostics = false
    var refreshesDiagnostics = false
    var hasVersionedEdits = false
    var hasSymbolTrees = false
    var registersWatchers = false
    /// Whether a workspace edit can contain files to create.
    var createsFiles = false
    /// Whether the edits of code actions are requested once one of them is chosen.
    var resolvesEdits = false
    /// Whether actions that are not possible are shown with the reason.
    var showsDisabledActions = false

    init() {}

    init(_ capabilities: JSONValue?) {
        let text = capabilities?["textDocument"]
        let workspace = capabilities?["workspace"]
        let encodings = capabilities?.at("general", "positionEncodings")?.arrayValue?.compactMap(\.stringValue) ?? []
        if encodings.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
        hasSnippets = text?.at("completion", "completionItem", "snippetSupport") == true
        if let formats = text?.at("hover", "contentFormat")?.arrayValue { hasMarkdown = formats.contains("markdown") }
        pullsDiagnostics = text?["diagnostic"]?.objectValue != nil
        refreshesDiagnostics = workspace?.at("diagnostics", "refreshSupport") == true
        hasVersionedEdits = workspace?.at("workspaceEdit", "documentChanges") == true
        hasSymbolTrees = text?.at("documentSymbol", "hierarchicalDocumentSymbolSupport") == true
        let resources = workspace?.at("workspaceEdit", "resourceOperations")?.arrayValue ?? []
        createsFiles = resources.contains("create")
        let actions = text?["codeAction"]
        resolvesEdits =
            actions?["dataSupport"] == true
            && actions?.at("resolveSupport", "properties")?.arrayValue?.contains("edit") == true
        showsDisabledActions = actions?["disabledSupport"] == true
        registersWatchers = workspace?.at("didChangeWatchedFiles", "dynamicRegistration") == true
    }
}
