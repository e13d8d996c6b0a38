#if SQLite
    import IntentModel
    public import IntentRuntime
    import IntentSystem

    /// Instances.
    extension SQLiteStore {
        public func instance(_ id: InstanceID) throws -> StoredInstance? {
            try read { try cache.instance(id, in: $0) }
        }

        public func instanceWithoutWaiting(_ id: InstanceID) throws -> StoredInstance? {
            try file.requireNoKnownReplacement()
            return try StoreError.translating(path) { try reader.useIfFree { try cache.instance(id, in: $0) } }
        }

        public func page(_ request: InstancePageRequest) throws -> InstancePage {
            try readTogether { try InstanceRows.page(request, in: $0) }
        }

        public func uses(of ids: [InstanceID]) throws -> [IdentifierUse] {
            try readTogether { database in try ids.map { try InstanceRows.use(of: $0, in: database) } }
        }

        public func removedInstances(of kind: WidgetKind?) throws -> [RemovedInstance] {
            try readTogether { try InstanceRows.removed(of: kind, in: $0) }
        }

        public func followers(of id: InstanceID) throws -> [InstanceID] {
            try read { try InstanceRows.followers(of: id, in: $0) }
        }

        public func writeTogether(_ writes: [InstanceWrite], at time: StoreTime) throws {
            try write { try InstanceWriting.perform(writes, at: time, in: $0) }
            if writes.contains(where: \.isForgetting) { moveForgottenValues() }
        }

        public func performUpdate<Outcome: Sendable>(
            of id: InstanceID, at time: StoreTime, _ decide: (StoredInstance) throws -> UpdateDecision<Outcome>
        ) throws -> UpdateResult<Outcome> {
            try write { try InstanceWriting.update(id, at: time, decide, in: $0) }.get()
        }

        public func updateEach<Outcome: Sendable>(
            _ requests: [UpdateRequest<Outcome>]
        ) -> [Result<UpdateResult<Outcome>, any Error>] {
            updateTogether(requests, mayConcernOne: SQLiteStore.mayConcernOneUpdate) {
                try write { database in
                    try requests.map { try InstanceWriting.update($0.id, at: $0.time, $0.decide, in: database) }
                }
            }
        }

        /// Whether other updates may succeed after such a failure: the rows of one are damaged, or it does not fit on the
        /// disk.
        private static func mayConcernOneUpdate(_ error: any Error) -> Bool {
            guard let code = (error as? StoreError)?.code else { return false }
            return code == .damaged || code == .inputOutput
        }
    }

    /// The log and its retention.
    extension SQLiteStore {
        public func log(of id: InstanceID?, after sequence: Int, limit: Int) throws -> LogPage {
            try readTogether { try ChangeRows.page(of: id, after: sequence, limit: limit, in: $0) }
        }

        public func newestSequence() throws -> Int {
            try read { try ChangeRows.newestSequence(in: $0) }
        }

        public func retention() throws -> StoreRetention {
            try read { try RetentionRow.retention(in: $0) }
        }

        public func setRetention(_ retention: StoreRetention) throws {
            try write { try RetentionRow.write(retention, in: $0) }
        }

        /// Empties the write-ahead log, which still contains the values. If a reader needs it, a later checkpoint does.
        private func moveForgottenValues() { try? moveLog() }

        @discardableResult
        public func prune(at time: StoreTime) throws -> PruneReport {
            var report = PruneReport()
            let retention = try retention()
            if let edits = retention.edits {
                let ids = try read { try InstanceForgetting.instances(withMoreThan: edits, in: $0) }
                for start in stride(from: 0, to: ids.count, by: SQLiteStore.pruningBatchSize) {
                    report.changes += try prune(ids[start...].prefix(SQLiteStore.pruningBatchSize))
                }
            }
            var forgotten = 0
            repeat {
                forgotten = try write {
                    try InstanceForgetting.forgetOld(retention, at: time, limit: SQLiteStore.pruningBatchSize, in: $0)
                }
                report.forgotten += forgotten
            } while forgotten == SQLiteStore.pruningBatchSize
            return report
        }

        /// How many instances one transaction prunes; other writers take turns with it.
        private static var pruningBatchSize: Int { 64 }

        private func prune(_ ids: ArraySlice<InstanceID>) throws -> Int {
            try write { database in
                // Both may have changed since they were read.
                let retention = try RetentionRow.retention(in: database)
                return try ids.reduce(into: 0) { count, id in
                    guard let located = try InstanceRows.located(id, in: database),
                        let revision = retention.prunedRevision(newest: located.instance.revision)
                    else { return }
                    count += try InstanceForgetting.prune(at: located.position, through: revision, in: database)
                }
            }
        }
    }

    /// The condition of the store, for `doctor`.
    extension SQLiteStore: StoreExamining {
        package func examination() throws -> StoreExamination {
            let place = try StorePlace(path: path)
            let log = place.log
            var facts: JSONObject = ["path": .string(path)]
            let faults = try readTogether { database in
                let version = try database.integer("PRAGMA user_version")
                facts["format"] = .string("\(version / 1_000).\(version % 1_000)")
                facts["fileBytes"] = .integer(try CheckedFile(at: path)?.status.size ?? 0)
                facts["logBytes"] = .integer(try CheckedFile(at: log)?.status.size ?? 0)
                for (name, query) in SQLiteStore.counts { facts[name] = .integer(try database.integer(query)) }
                return try SQLiteStore.faults(in: database)
            }
            let holder = try lock.holder()
            facts["isLocked"] = .boolean(holder != .none)
            if case .process(let id?) = holder { facts["lockHolder"] = .integer(Int(id)) }
            // Nothing is written to find this out, so a quota that is used up is not noticed.
            let available = try StoreError.translating(
                "examine", place.folder, try FileSystem.availableSize(at: place.folder))
            return StoreExamination(facts: facts, faults: faults + SQLiteStore.faults(ofAvailableSize: available))
        }

        /// - Parameter size: How many bytes can be written to the disk.
        static func faults(ofAvailableSize size: Int) -> [StoreExamination.Fault] {
            // An edit appends some pages of 4 KiB to the log.
            guard size < 64 << 10 else { return [] }
            return [
                StoreExamination.Fault(
                    "the store can be read, but not written: its disk is full", advice: "free some space on it")
            ]
        }

        private static let counts = [
            ("instances", "SELECT COUNT(*) FROM instances WHERE NOT is_removed"),
            ("removed", "SELECT COUNT(*) FROM instances WHERE is_removed AND NOT is_forgotten"),
            ("forgotten", "SELECT COUNT(*) FROM instances WHERE is_forgotten"),
            ("changes", "SELECT COUNT(*) FROM changes"),
            ("newestSequence", "SELECT MAX(sequence) FROM changes"),
        ]

        /// Returns at most ten faults that SQLite finds, and one for all rows that refer to missing instances.
        private static func faults(in database: SQLiteConnection) throws -> [StoreExamination.Fault] {
            let advice =
                "copy the folder, export what can be read with 'export', and import it into a new store with "
                + "'import --exact'"
            var faults = try database.texts("PRAGMA integrity_check(10)").filter { $0 != "ok" }.map {
                StoreExamination.Fault("the file is damaged: \($0)", advice: advice)
            }
            let strayCount = try database.texts("PRAGMA foreign_key_check").count
            if strayCount > 0 {
                let rows = strayCount == 1 ? "1 row refers" : "\(strayCount) rows refer"
                faults.append(StoreExamination.Fault("\(rows) to a missing instance", advice: advice))
            }
            return faults
        }
    }

    extension InstanceWrite {
        fileprivate var isForgetting: Bool {
            if case .forgetting = self { true } else { false }
        }
    }
#endif
