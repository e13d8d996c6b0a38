#if PostgreSQL
    import IntentModel
    package import IntentRuntime

    extension PostgreSQLStore: StoreExamining {
        package func examination() throws -> StoreExamination {
            try read(GroupExamination.of(group)) { try GroupExamination.examination($0, at: address) }
        }
    }

    /// Examines a group in one statement, and thus in one snapshot of the database.
    enum GroupExamination {
        private static let examine = Statement(
            "examine",
            """
            SELECT f.major, f.minor, current_setting('server_version'), current_setting('fsync'),
                pg_database_size(current_database()),
                (SELECT count(*) FROM intents.instances WHERE group_id = $1 AND NOT is_removed),
                (SELECT count(*) FROM intents.instances WHERE group_id = $1 AND is_removed AND NOT is_forgotten),
                (SELECT count(*) FROM intents.instances WHERE group_id = $1 AND is_forgotten),
                l.count, g.newest, g.newest = l.newest,
                (SELECT count(*) FROM intents.instances AS i WHERE group_id = $1 AND revision IS DISTINCT FROM (
                    SELECT revision FROM intents.changes WHERE group_id = $1 AND instance = i.id
                    ORDER BY sequence DESC LIMIT 1
                )),
                current_setting('default_transaction_read_only') = 'on' OR pg_is_in_recovery(),
                (SELECT bool_and(
                    has_table_privilege(oid, 'INSERT') AND has_table_privilege(oid, 'UPDATE')
                    AND has_table_privilege(oid, 'DELETE'))
                FROM pg_class WHERE relnamespace = to_regnamespace('intents') AND relkind IN ('r', 'p')
                    AND relname NOT IN ('format', 'migrations'))
            FROM intents.format AS f, intents.groups AS g,
                (SELECT count(*), coalesce(max(sequence), 0) AS newest FROM intents.changes WHERE group_id = $1) AS l
            WHERE g.id = $1
            """)

        static func of(_ group: Int) -> StatementCall { examine(.integer(group)) }

        static func examination(_ result: StatementResult?, at address: DatabaseAddress) throws -> StoreExamination {
            guard let row = result?.first else {
                throw StoreError(.damaged, "'\(address.text)' no longer contains the group")
            }
            let facts: JSONObject = [
                "address": .string(address.text),
                "format": .string("\(try row.integer(0)).\(try row.integer(1))"),
                "server": .string("PostgreSQL \(row.serverText(2))"), "databaseBytes": .integer(try row.integer(4)),
                "instances": .integer(try row.integer(5)), "removed": .integer(try row.integer(6)),
                "forgotten": .integer(try row.integer(7)), "changes": .integer(try row.integer(8)),
                "newestSequence": .integer(try row.integer(9)),
            ]
            return StoreExamination(facts: facts, faults: try faults(row), warnings: warnings(row))
        }

        /// A standby and a role that only reads are useful, too.
        private static func warnings(_ row: StatementResult.Row) -> [StoreExamination.Fault] {
            if row.boolean(12) {
                return [
                    StoreExamination.Fault(
                        "the store can be read, but not written: the server, database or role is read-only",
                        advice: "to write, connect to the primary server, or reset 'default_transaction_read_only'")
                ]
            }
            if row.boolean(13) { return [] }
            return [
                StoreExamination.Fault(
                    "the store can be read, but not written: the role lacks privileges",
                    advice: "to write, let the owner of the tables grant INSERT, UPDATE and DELETE on all of them")
            ]
        }

        private static func faults(_ row: StatementResult.Row) throws -> [StoreExamination.Fault] {
            var faults: [StoreExamination.Fault] = []
            if row.serverText(3) == "off" {
                faults.append(
                    StoreExamination.Fault(
                        "the server does not wait for its disk (fsync is off): a crash of its machine can lose acknowledged edits",
                        advice: "set 'fsync = on' in the server's configuration and reload it"))
            }
            let advice = "stop the programs that write to the store, and restore the database from its last backup"
            if !row.boolean(10) {
                faults.append(
                    StoreExamination.Fault(
                        "the last sequence of the log differs from the counter of the group", advice: advice))
            }
            let mismatchCount = try row.integer(11)
            if mismatchCount > 0 {
                faults.append(
                    StoreExamination.Fault(
                        "the revisions of instances differ from the log: \(mismatchCount)", advice: advice))
            }
            return faults
        }
    }
#endif
