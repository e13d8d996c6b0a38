internal import IntentModel
package import IntentRuntime

extension Session {
    package func export(ids: [String]) async throws -> ExportResult {
        let chosen = try ids.isEmpty ? nil : Set(ids.map(instanceID))
        let workspace = try existingStoreWorkspace()
        var document = try await workspace.engine.export(chosen)
        document.group = try optionalSchema()?.group
        return ExportResult(document: document)
    }

    /// - Parameter path: Of the document; `-` is standard input.
    package func importDocument(path: String, settings: ImportSettings) async throws -> ImportResult {
        let documents = ProcessDocuments(limit: Session.documentLimit)
        let bytes = try path == "-" ? documents.standardInput() : documents.file(path)
        let document = try InstanceDocument(parsing: bytes)
        let workspace = try settings.isExact ? workspaceIfDefined() : workspaceForPlacing()
        let report = try await workspace.engine.take(document, settings)
        return ImportResult(report: report, allowsPart: settings.allowsPart)
    }

    package func migrate(isDryRun: Bool) async throws -> MigrationResult {
        let workspace = try existingStoreWorkspace(needsDefinitions: true)
        return MigrationResult(report: try await workspace.engine.migrate(isDryRun: isDryRun))
    }

    /// Bytes that a document may have.
    private static let documentLimit = 256 << 20
}
