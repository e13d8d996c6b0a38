import IntentSystem
import Synchronization

extension IntentEngine {
    /// Exports instances as a document, in the order in which they were placed, including orphans and incompatible
    /// values. Records with a secret are left out as a whole if the definitions do not declare their fields.
    /// - Parameters:
    ///   - ids: The instances; nil for all that are not removed.
    ///   - includesSecrets: Whether the document contains the texts of secrets. An import of a document without them keeps
    ///     the stored ones.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``.
    public func export(
        _ ids: Set<InstanceID>? = nil, includesSecrets: Bool = false
    ) async throws -> InstanceDocument {
        try await reading.run { [self] in
            try requirePresent(ids)
            let secrecy = secrecy(revealsAll: includesSecrets)
            let page = try store.page(InstancePageRequest(includesSources: false))
            let instances = page.instances.filter { ids?.contains($0.id) ?? true }
            return InstanceDocument(group: schema.group, instances: instances.map { secrecy.shown($0).unversioned })
        }
    }

    /// Exports instances as ``export(_:includesSecrets:)`` does, in pieces of the rendered document, on the calling thread.
    ///
    /// The memory that this needs does not depend on the number of instances. While other programs write, instances at the
    /// end of the document can be newer than those at its beginning; each instance is consistent.
    /// - Parameters:
    ///   - group: The group in the document; nil for none.
    ///   - includesSecrets: Whether the document contains the texts of secrets.
    ///   - isPretty: Whether the document is indented.
    ///   - progress: Receives the number of instances that were exported.
    ///   - write: Receives the pieces in order. If it throws, the export ends.
    /// - Returns: What the document leaves out although it is no secret.
    @discardableResult
    package func exportSynchronously(
        _ ids: Set<InstanceID>? = nil, group: String?, includesSecrets: Bool = false, isPretty: Bool,
        progress: (Int) -> Void = { _ in },
        to write: ([UInt8]) throws -> Void
    ) throws -> OmittedRecords {
        try requirePresent(ids)
        let writer = InstanceDocumentWriter(
            group: group, secrecy: secrecy(revealsAll: includesSecrets), isPretty: isPretty)
        try write(writer.beginning)
        var isEmpty = true
        var count = 0
        var omitted = OmittedRecords()
        try store.forEachPage(includesSources: false) { instances in
            let chosen = ids.map { ids in instances.filter { ids.contains($0.id) } } ?? instances
            return (part: writer.part(of: chosen), count: chosen.count)
        } consume: { part, added in
            let elements = part.elements
            if elements.isEmpty { return }
            omitted.append(part.omitted)
            count += added
            progress(count)
            // Each element begins with the comma after the one before it.
            try write(isEmpty ? Array(elements.dropFirst()) : elements)
            isEmpty = false
        }
        try write(writer.end(isEmpty: isEmpty))
        return omitted
    }

    func requirePresent(_ ids: Set<InstanceID>?) throws {
        for id in (ids ?? []).sorted(by: { $0.text < $1.text }) { _ = try stored(id) }
    }

    /// Imports the instances of a document.
    ///
    /// Each instance is validated like an edit that sets its values: types, ranges, slots, and options by lookup. All
    /// instances are validated before the first is written, several at the same time. They are then written in batches of
    /// at most 1,024, each in one transaction: after a crash, import the same document with
    /// ``ImportSettings/Existing/skip`` to add the rest.
    /// - Returns: The result for each instance, including rejections.
    /// - Throws: ``StoreError``; ``EngineError`` with code `wrongDocument` if an identifier is repeated, or if another
    ///   program changes an instance after it was validated: then its batch and the following ones are not written;
    ///   `CancellationError` if the task is canceled before the first instance is written; later it has no effect.
    @discardableResult
    public func `import`(
        _ document: InstanceDocument, settings: ImportSettings = ImportSettings()
    ) async throws -> ImportReport {
        let size = Self.importBatchSize
        let starts = Mutex(stride(from: 0, to: document.instances.count, by: size).makeIterator())
        return try await importParts(settings) {
            starts.withLock { $0.next() }.map { start in
                ImportPart { document.instances[start...].prefix(size).map { DocumentElement($0) } }
            }
        }
    }

    /// Imports the instances of a document that is read piece by piece; see ``import(_:settings:)``.
    ///
    /// The whole document is read before the first instance is written. Until then, the instances are kept in memory in a
    /// compact form.
    /// - Parameter progress: Receives what is done, from any thread.
    /// - Throws: ``EngineError`` with code `wrongDocument`; any error of reading the document.
    package func importDocument(
        _ document: InstanceDocumentSource, settings: ImportSettings,
        progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
    ) async throws -> ImportReport {
        // Reading may wait, for example for standard input.
        let lane = StoreLane()
        return try await importParts(settings, progress: progress) {
            try await lane.run { try document.next() }
        }
    }

    /// How many instances of a document in memory are validated by one task, and written in one transaction.
    private static var importBatchSize: Int { 256 }
}

extension StoredInstance {
    /// The instance as a document contains it.
    fileprivate var unversioned: StoredInstance {
        StoredInstance(
            id: id, kind: kind, family: family, intent: intent, values: values, defaults: defaults, follows: follows)
    }
}
