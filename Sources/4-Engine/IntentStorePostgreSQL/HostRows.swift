#if PostgreSQL
    import IntentModel
    import IntentRuntime

    /// Reads and writes records and content.
    enum HostRows {
        private static let several = Statement(
            "hosted instances",
            """
            SELECT r.instance, r.due_milliseconds, r.state, c.content FROM intents.host_records AS r
            LEFT JOIN intents.host_contents AS c
                ON c.group_id = r.group_id AND c.instance = r.instance AND c.group_id = $1
            WHERE r.group_id = $1 AND r.instance = ANY($2)
            """)
        private static func page(_ condition: String) -> String {
            """
            SELECT instance, due_milliseconds, state FROM intents.host_records
            WHERE group_id = $1 AND instance > $2\(condition) ORDER BY instance LIMIT $3
            """
        }
        private static let all = Statement("host records", page(""))
        private static let inShards = Statement("host records in shards", page(" AND shard = ANY($4)"))

        private static let changed = Statement(
            "host record changes",
            """
            SELECT sequence, instance FROM intents.host_record_changes
            WHERE group_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3
            """)
        private static let newestChange = Statement(
            "newest host record change",
            "SELECT coalesce(max(sequence), 0) FROM intents.host_record_changes WHERE group_id = $1")

        static var reading: [Statement] {
            [several, inShards, changed, HostRequestRows.reading, HostLeaseRows.reading]
        }

        static func several(_ ids: [InstanceID], in group: Int) -> StatementCall { several(.integer(group), .ids(ids)) }

        static func hosted(_ result: StatementResult?) throws -> [InstanceID: HostedInstance] {
            var hosted: [InstanceID: HostedInstance] = [:]
            for row in result?.rows ?? [] {
                let id = try InstanceID(row, column: 0)
                hosted[id] = HostedInstance(
                    record: try HostRecord(of: id, row, from: 1),
                    content: row.isNull(3) ? nil : try row.bytes(3))
            }
            return hosted
        }

        static func page(in share: HostShare?, after id: InstanceID?, limit: Int, in group: Int) -> StatementCall {
            let range: [StatementArgument] = [.integer(group), .text(id?.text ?? ""), .integer(max(0, limit))]
            guard let share else { return StatementCall(statement: all, arguments: range) }
            return StatementCall(statement: inShards, arguments: range + [.integers(share.shards.sorted())])
        }

        static func records(_ result: StatementResult?) throws -> [HostRecord] {
            try (result?.rows ?? []).map { row in
                try HostRecord(of: InstanceID(row, column: 0), row, from: 1)
            }
        }

        static func changes(after sequence: Int, limit: Int, in group: Int) -> StatementCall {
            changed(.integer(group), .integer(sequence), .integer(max(0, limit)))
        }

        static func changes(_ result: StatementResult?) throws -> [RecordChange] {
            try (result?.rows ?? []).map { try RecordChange($0, from: 0) }
        }

        static func newestChange(in group: Int) -> StatementCall { newestChange(.integer(group)) }

        /// Locks the row of the instance, so that an instance that is being forgotten gets no row afterwards.
        private static func upsert(_ table: String, _ columns: [String]) -> String {
            let all = columns + ["term", "write_number"]
            return """
                INSERT INTO intents.\(table) AS r (group_id, instance, \(all.joined(separator: ", ")))
                SELECT group_id, id, \(all.indices.map { "$\($0 + 3)" }.joined(separator: ", ")) FROM intents.instances
                WHERE group_id = $1 AND id = $2 AND NOT is_forgotten FOR SHARE
                ON CONFLICT (group_id, instance)
                DO UPDATE SET \(all.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
                WHERE (r.term, r.write_number) < (excluded.term, excluded.write_number)
                """
        }
        private static let setRecord = Statement(
            "set host record", upsert("host_records", ["shard", "due_milliseconds", "state"]))
        private static let setContent = Statement("set host content", upsert("host_contents", ["content"]))

        /// - Parameters:
        ///   - term: The term of the shard.
        ///   - number: Higher than that of any earlier write of the same host.
        static func write(
            _ entry: HostWrite.Entry, shard: Int, term: Int, number: Int, in group: Int
        ) -> [StatementCall] {
            let record = entry.record
            let (key, version) = (
                [StatementArgument.integer(group), .text(record.instance.text)],
                [StatementArgument.integer(term), .integer(number)]
            )
            let row: [StatementArgument] = [
                .integer(shard), StatementArgument(record.due?.milliseconds), .bytes(record.state),
            ]
            var calls = [StatementCall(statement: setRecord, arguments: key + row + version)]
            if let content = entry.content {
                calls.append(StatementCall(statement: setContent, arguments: key + [.bytes(content)] + version))
            }
            return calls
        }
    }

    /// Reads and writes the queue of requests.
    enum HostRequestRows {
        private static let queue = Statement(
            "host requests",
            """
            SELECT sequence, shard, action, kind, instance, argument, milliseconds FROM intents.host_requests
            WHERE group_id = $1 AND sequence > $2 AND shard = ANY($3) ORDER BY sequence LIMIT $4
            """)
        private static let newest = Statement(
            "newest host request", "SELECT newest_request FROM intents.host_groups WHERE group_id = $1")

        static var reading: Statement { queue }

        static func queue(in share: HostShare?, after sequence: Int, limit: Int, in group: Int) -> StatementCall {
            let shards = share?.shards.sorted() ?? Array(0..<StoreFormat.shardCount)
            return queue(.integer(group), .integer(sequence), .integers(shards), .integer(max(0, limit)))
        }

        static func requests(_ result: StatementResult?) throws -> [QueuedRequest] {
            try (result?.rows ?? []).map { row in
                QueuedRequest(
                    sequence: try row.ordinal(0), shard: try row.integer(1), request: try HostRequest(row, from: 2))
            }
        }

        static func newestSequence(in group: Int) -> StatementCall { newest(.integer(group)) }

        private static let lock = Statement(
            "lock requested instances",
            """
            SELECT id FROM intents.instances
            WHERE group_id = $1 AND id = ANY($2) AND NOT is_forgotten ORDER BY id FOR SHARE
            """)

        /// Returns the instances that are not forgotten, and keeps them from being forgotten during the transaction.
        static func lock(_ ids: [InstanceID], in group: Int) -> StatementCall { lock(.integer(group), .ids(ids)) }

        private static let reserve = Statement(
            "reserve requests",
            """
            INSERT INTO intents.host_groups AS g (group_id, newest_request) VALUES ($1, $2)
            ON CONFLICT (group_id) DO UPDATE SET newest_request = g.newest_request + excluded.newest_request
            """)
        /// A request that a host consumes at this moment is locked; the new one then follows it.
        private static let replace = Statement(
            "replace requests",
            """
            DELETE FROM intents.host_requests WHERE group_id = $1 AND sequence IN (
                SELECT sequence FROM intents.host_requests
                WHERE group_id = $1 AND instance IS NOT DISTINCT FROM $2 AND kind IS NOT DISTINCT FROM $3 AND action = $4
                    AND argument IS NOT DISTINCT FROM $5
                FOR UPDATE SKIP LOCKED)
            """)
        private static let add = Statement(
            "add requests",
            """
            INSERT INTO intents.host_requests (
                group_id, instance, kind, action, argument, milliseconds, sequence, shard)
            SELECT $1, $2, $3, $4, $5, $6, newest_request - $7 - n.index + 1, n.shard
            FROM intents.host_groups, unnest($8::integer[]) WITH ORDINALITY AS n (shard, index) WHERE group_id = $1
            """)

        /// Adds requests with the next sequences of the group. Later calls wait until the transaction ends, so that sequences are
        /// in commit order.
        static func add(_ requests: [HostRequest], in group: Int) -> [StatementCall] {
            let shards = requests.map(shards)
            var rest = shards.reduce(0) { $0 + $1.count }
            var calls = [reserve(.integer(group), .integer(rest))]
            for (request, shards) in zip(requests, shards) {
                rest -= shards.count
                let columns = columns(of: request, in: group)
                calls.append(StatementCall(statement: replace, arguments: columns))
                calls.append(
                    StatementCall(
                        statement: add,
                        arguments: columns + [.integer(request.time.milliseconds), .integer(rest), .integers(shards)]))
            }
            return calls
        }

        private static func columns(of request: HostRequest, in group: Int) -> [StatementArgument] {
            let target: [StatementArgument] =
                switch request.target {
                case .everything: [.null, .null]
                case .kind(let kind): [.null, .text(kind.name)]
                case .instance(let id): [.text(id.text), .null]
                }
            return [.integer(group)] + target + [.text(request.action.rawValue), StatementArgument(request.argument)]
        }

        /// The shards that a request concerns.
        private static func shards(_ request: HostRequest) -> [Int] {
            guard case .instance(let id) = request.target else { return Array(0..<StoreFormat.shardCount) }
            return [HostShare.shard(of: id, among: StoreFormat.shardCount)]
        }

        private static let consume = Statement(
            "consume requests", "DELETE FROM intents.host_requests WHERE group_id = $1 AND sequence = ANY($2)")

        static func consume(_ requests: [QueuedRequest], in group: Int) -> StatementCall {
            consume(.integer(group), .integers(requests.map(\.sequence)))
        }
    }
#endif
