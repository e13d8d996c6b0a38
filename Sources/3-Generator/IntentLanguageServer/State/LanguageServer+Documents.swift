internal import IntentDefinitionFiles
internal import IntentDiagnostics
internal import IntentEvolution
internal import IntentGeneratorRun
internal import IntentModel
internal import IntentSchema
internal import IntentSystem

/// Open texts, and the projects that they belong to.
extension LanguageServer {
    mutating func didOpen(_ params: JSONValue) {
        let item = params["textDocument"]
        guard let uri = item?["uri"]?.stringValue, let path = FileURI.path(uri), let text = item?["text"]?.stringValue
        else { return }
        let (document, version) = (
            TextDocument(SourceFile(path: path, text: text)), item?["version"]?.integerValue ?? 0
        )
        if Self.isPolicy(path) {
            policies[path] = OpenDocument(
                uri: uri, path: path, root: folderRoot(of: path), version: version, text: document)
        } else if DefinitionDiscovery.isRead(FilePath(path).name) {
            documents[path] = OpenDocument(
                uri: uri, path: path, root: root(of: path), version: version, text: document)
            touch(path)
        }
    }

    mutating func didChange(_ params: JSONValue) {
        guard let path = path(of: params), let document = documents[path] ?? policies[path],
            let changes = params["contentChanges"]?.arrayValue
        else { return }
        var text = document.text
        for change in changes {
            guard let content = change["text"]?.stringValue else { continue }
            if let range = PositionRange(change["range"]) {
                text = text.replacing(range, with: content, client.encoding)
            } else {
                text = TextDocument(SourceFile(path: path, text: content))
            }
        }
        let version = params.at("textDocument", "version")?.integerValue ?? document.version
        policies[path]?.change(to: text, version: version)
        policies[path]?.isPublished = false
        documents[path]?.change(to: text, version: version)
        touch(path)
    }

    /// What is saved equals the open text, but a new file may belong to another project than it did before.
    mutating func didSave(_ params: JSONValue) {
        guard let path = path(of: params), let document = documents[path] else { return }
        if projects[document.root]?.sources.replacing(document.text.file) == nil { reload([path]) }
    }

    mutating func didClose(_ params: JSONValue) {
        guard let path = path(of: params) else { return }
        if let policy = policies.removeValue(forKey: path), !client.pullsDiagnostics {
            publish([], of: policy, version: nil)
        }
        guard let document = documents.removeValue(forKey: path) else { return }
        if !client.pullsDiagnostics { publish([], of: document, version: nil) }
        if documents.values.contains(where: { $0.root == document.root }) {
            reload([path])
        } else {
            projects[document.root] = nil
        }
    }

    mutating func didChangeWatchedFiles(_ params: JSONValue) {
        let uris = params["changes"]?.arrayValue?.compactMap { $0["uri"]?.stringValue } ?? []
        // The editor's own save of an open text changes nothing.
        let changed = uris.compactMap(FileURI.path)
        reload(
            changed.filter { path in
                documents[path].map { projects[$0.root]?.sources.replacing($0.text.file) == nil } ?? true
                    || FileSystem.isMissing(path)
            })
    }

    mutating func didChangeWorkspaceFolders(_ params: JSONValue) {
        let uris = { (key: String) in
            params.at("event", key)?.arrayValue?.compactMap { $0["uri"]?.stringValue }.compactMap(FileURI.path) ?? []
        }
        folders.removeAll(where: uris("removed").contains)
        folders += uris("added")
        reload(Array(documents.keys))
    }

    /// The path of the text that a request is about.
    func path(of params: JSONValue) -> String? {
        params.at("textDocument", "uri")?.stringValue.flatMap(FileURI.path)
    }

    /// Forgets the results that depend on a text.
    private mutating func touch(_ path: String) {
        guard let root = documents[path]?.root else { return }
        if projects[root] == nil { projects[root] = loaded(root) }
        projects[root]?.results = nil
        projects[root]?.symbols = nil
        for other in documents.keys where documents[other]?.root == root { documents[other]?.isPublished = false }
        for policy in policies.keys where policies[policy]?.root == root { policies[policy]?.isPublished = false }
    }

    /// Reads the projects of files again.
    private mutating func reload(_ paths: [String]) {
        guard !paths.isEmpty else { return }
        for (root, project) in projects {
            let isRead = paths.contains { path in
                FilePath(path).isAtOrBelow(FilePath(root)) || project.lock?.path.isExactly(path) == true
            }
            if isRead { projects[root] = nil }
        }
        for path in policies.keys {
            let root = folderRoot(of: path)
            policies[path]?.root = root
            policies[path]?.isPublished = false
        }
        for path in documents.keys.sorted() {
            let isLoaded = documents[path].map { projects[$0.root] != nil } ?? false
            guard !isLoaded || paths.contains(path) || paths.contains(where: Self.isSettings) else { continue }
            let root = root(of: path)
            documents[path]?.root = root
            touch(path)
        }
        if client.pullsDiagnostics, client.refreshesDiagnostics {
            outgoing.append(.request("refresh", "workspace/diagnostic/refresh", .null))
        }
    }

    private static func isSettings(_ path: String) -> Bool { DefinitionDiscovery.isSettings(FilePath(path).name) }
}

/// Projects.
extension LanguageServer {
    /// Returns the root of a file's project: the nearest folder with a settings file, up to the workspace folder, or else its
    /// own folder; the file itself if that folder's project does not contain it.
    mutating func root(of path: String) -> String {
        let root = folderRoot(of: path)
        let isKnown = projects[root]?.sources.files.contains { $0.path.isExactly(path) } ?? false
        return isKnown || FileSystem.isMissing(path) ? root : path
    }

    /// Returns the root of the project in whose folder a file is.
    mutating func folderRoot(of path: String) -> String {
        let own = FilePath(path).folder
        let limit = folders.filter { own.isAtOrBelow(FilePath($0)) }.max { $0.utf8.count < $1.utf8.count }
        var folder = own
        while let limit, (try? SettingsFile.path(for: [folder.string])) == .some(nil), folder.isBelow(FilePath(limit)) {
            folder = folder.folder
        }
        let hasSettings = (try? SettingsFile.path(for: [folder.string])) != .some(nil)
        let root = hasSettings ? folder.string : own.string
        if projects[root] == nil {
            let project = loaded(root)
            projects[root] = project
            if let failure = project.failure {
                outgoing.append(.notification("window/logMessage", ["type": 2, "message": .string(failure)]))
            }
        }
        return root
    }

    /// Reads the files of a project.
    func loaded(_ root: String) -> Project {
        var project = Project(root: root)
        do throws(DefinitionFilesError) {
            project.sources = try DefinitionSources(
                at: [root], settings: try SettingsSelection().file(for: [root]))
        } catch {
            project.failure = error.message
        }
        return project
    }

    /// Returns the files of a project with the open texts.
    func currentSources(of root: String) -> DefinitionSources {
        var sources = projects[root]?.sources ?? .none
        for document in documents.values.filter({ $0.root == root }).sorted(by: { $0.path < $1.path }) {
            sources = sources.replacing(document.text.file) ?? sources.adding(document.text.file)
        }
        return sources
    }

    /// Returns the lock that the settings of a project name.
    mutating func lock(of root: String) -> LockFile? {
        _ = results(of: root)
        return projects[root]?.lock?.file
    }

    /// Returns the results of a project's current texts.
    mutating func results(of root: String) -> Project.Results {
        var project = projects[root] ?? loaded(root)
        if let results = project.results { return results }
        let sources = currentSources(of: root)
        let resolved = sources.resolved()
        var files = resolved.sources
        let companions = companions.problems(sources.definitions.map(\.path), &files)
        var diagnostics: [String: [Diagnostic]] = [:]
        for diagnostic in resolved.diagnostics.sorted() + companions {
            diagnostics[files[diagnostic.file].path, default: []].append(diagnostic)
        }
        let lockPath = (try? SettingsSelection().lock(resolved.settings, for: [root])) ?? nil
        if project.lock?.path != lockPath {
            project.lock = lockPath.map(namedLock)
            if let lockPath { watch(lock: lockPath) }
        }
        var changes: [String: [Project.Break]] = [:]
        var added: [DeclarationPath] = []
        if let lock = project.lock?.file, !resolved.diagnostics.hasErrors {
            let report = EvolutionReport(
                resolved, since: lock, selection: ReportSelection(includesCompatible: true))
            for entry in report.entries where entry.change.isBreaking {
                let change = Project.Break(change: entry.change, diagnostic: report.diagnostic(of: entry))
                changes[report.sources[entry.file].path, default: []].append(change)
            }
            added = report.changes.filter(\.isAddition).map(\.path)
        }
        let results = Project.Results(
            resolved: resolved, sources: files, diagnostics: diagnostics, changes: changes, added: added,
            lockProblem: project.lock?.problem)
        project.results = results
        if !resolved.diagnostics.hasErrors { project.lastSchema = resolved }
        projects[root] = project
        return results
    }

    private func namedLock(at path: String) -> Project.NamedLock {
        do {
            return Project.NamedLock(path: path, file: try readLock(at: path))
        } catch {
            return Project.NamedLock(path: path, problem: "\(error)")
        }
    }

    /// Returns the paths of a project's files, with the open ones that are not saved yet.
    func paths(of root: String) -> [String] {
        let known = projects[root]?.sources.files.map(\.path) ?? []
        let open = documents.values.filter { $0.root == root && !known.contains($0.path) }.map(\.path)
        return known + open.sorted()
    }

    /// Returns the current text of a file; nil if it is neither open nor in the project.
    func text(of path: String, in root: String) -> TextDocument? {
        if let document = documents[path] { return document.text }
        if Self.isPolicy(path) { return policyText(at: path) }
        return projects[root]?.sources.files.first { $0.path.isExactly(path) }.map { TextDocument($0) }
    }

    mutating func outline(of path: String, in root: String) -> Outline? {
        if documents[path] != nil { return documents[path]?.currentOutline() }
        if policies[path] != nil { return policies[path]?.currentOutline() }
        if Self.isPolicy(path) { return policyText(at: path).map { Outline($0.bytes, isPolicy: true) } }
        if let outline = projects[root]?.outlines[path] { return outline }
        guard let file = projects[root]?.sources.files.first(where: { $0.path.isExactly(path) }) else { return nil }
        let outline = Outline(file.bytes)
        projects[root]?.outlines[path] = outline
        return outline
    }

    /// Returns the open text that a request is about.
    func document(_ params: JSONValue) throws(RequestError) -> OpenDocument {
        guard let path = path(of: params), let document = documents[path] else {
            throw .invalidParameters("the document is not an open definition, translation or settings file")
        }
        return document
    }

    /// Returns the open text that a request is about, also a policy, and the byte of its position.
    func place(_ params: JSONValue) throws(RequestError) -> (document: OpenDocument, byte: Int) {
        let policy = path(of: params).flatMap { policies[$0] }
        let document = if let policy { policy } else { try document(params) }
        guard let position = Position(params["position"]) else { throw .invalidParameters("'position' is expected") }
        return (document, document.text.byte(at: position, client.encoding))
    }
}
