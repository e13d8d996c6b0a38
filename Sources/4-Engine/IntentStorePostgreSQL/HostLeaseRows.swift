#if PostgreSQL
    import IntentRuntime

    /// The statements by which hosts divide the shards of a group.
    ///
    /// Each host renews its lease and takes its own share; no host acts for another one. Hosts are ordered by their identifiers. Of
    /// 32 shards and 3 hosts, the first two get 11 and the last one 10. A host gives up what exceeds its share, and takes what
    /// is free. After every host has renewed its lease twice, the division is even.
    enum HostLeaseRows {
        private static let identifier = Statement("new host", "SELECT gen_random_uuid()")

        static func newHost() -> StatementCall { identifier() }

        private static let addGroup = Statement(
            "add host group", "INSERT INTO intents.host_groups (group_id) VALUES ($1) ON CONFLICT (group_id) DO NOTHING"
        )
        private static let lockGroup = Statement(
            "lock host group", "SELECT group_id FROM intents.host_groups WHERE group_id = $1 FOR UPDATE")
        private static let extend = Statement(
            "extend lease",
            """
            INSERT INTO intents.hosts (group_id, host, name, expires)
            VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 millisecond')
            ON CONFLICT (group_id, host) DO UPDATE SET expires = excluded.expires
            """)
        private static let removeExpired = Statement(
            "remove expired hosts",
            "DELETE FROM intents.hosts WHERE group_id = $1 AND expires <= clock_timestamp()")
        /// How many shards a host may have: its rank among the hosts decides who gets the remainder.
        private static let quota = """
            (SELECT \(StoreFormat.shardCount) / count(*)
                + CASE WHEN count(*) FILTER (WHERE host < $2) < \(StoreFormat.shardCount) % count(*) THEN 1 ELSE 0 END
            FROM intents.hosts WHERE group_id = $1)
            """
        private static let giveUp = Statement(
            "give up shards",
            """
            DELETE FROM intents.host_shards WHERE group_id = $1 AND host = $2 AND shard IN (
                SELECT shard FROM intents.host_shards WHERE group_id = $1 AND host = $2 ORDER BY shard OFFSET \(quota))
            """)
        private static let take = Statement(
            "take shards",
            """
            INSERT INTO intents.host_shards (group_id, shard, host)
            SELECT $1, shard, $2 FROM generate_series(0, \(StoreFormat.shardCount - 1)) AS shard
            WHERE shard NOT IN (SELECT shard FROM intents.host_shards WHERE group_id = $1) ORDER BY shard
            LIMIT greatest(
                0, \(quota) - (SELECT count(*) FROM intents.host_shards WHERE group_id = $1 AND host = $2))
            """)
        private static let share = Statement(
            "host share", "SELECT shard, term FROM intents.host_shards WHERE group_id = $1 AND host = $2")

        static var reading: Statement { share }

        /// A transaction, without its commit, whose last statement returns the share of the host.
        /// - Parameter duration: How long the lease lasts, by the clock of the server.
        static func renew(_ host: String, name: String, duration: Duration, in group: Int) -> [StatementCall] {
            let milliseconds = Int(duration / .milliseconds(1))
            let key = [StatementArgument.integer(group), .text(host)]
            return [
                Statement.begin(), addGroup(.integer(group)), lockGroup(.integer(group)),
                StatementCall(statement: extend, arguments: key + [.text(name), .integer(milliseconds)]),
                removeExpired(.integer(group)), StatementCall(statement: giveUp, arguments: key),
                StatementCall(statement: take, arguments: key), StatementCall(statement: share, arguments: key),
            ]
        }

        static func share(_ result: StatementResult?) throws -> HostShare {
            var terms: [Int: Int] = [:]
            for row in result?.rows ?? [] { terms[try row.integer(0)] = try row.integer(1) }
            return HostShare(shardCount: StoreFormat.shardCount, terms: terms)
        }

        private static let require = Statement("require shards", "SELECT intents.require_shards($1, $2, $3, $4)")

        /// Fails with the code ``SQLState/leaseLost`` unless the host has these shards in these terms; it then keeps them until the
        /// transaction ends.
        static func require(_ terms: [Int: Int], of host: String, in group: Int) -> StatementCall {
            let shards = terms.sorted { $0.key < $1.key }
            return require(
                .integer(group), .text(host), .integers(shards.map(\.key)), .integers(shards.map(\.value)))
        }

        private static let end = Statement("end lease", "DELETE FROM intents.hosts WHERE group_id = $1 AND host = $2")

        static func end(_ host: String, in group: Int) -> StatementCall { end(.integer(group), .text(host)) }

        private static let list = Statement(
            "hosts",
            """
            SELECT h.name, (extract(epoch FROM h.began) * 1000)::bigint, count(s.shard),
                (extract(epoch FROM h.expires - clock_timestamp()) * 1000)::bigint
            FROM intents.hosts AS h
            LEFT JOIN intents.host_shards AS s ON s.group_id = h.group_id AND s.host = h.host
            WHERE h.group_id = $1 AND h.expires > clock_timestamp()
            GROUP BY h.host, h.name, h.began, h.expires ORDER BY h.began, h.host
            """)

        static func list(in group: Int) -> StatementCall { list(.integer(group)) }

        static func hosts(_ result: StatementResult?) throws -> [HostInfo] {
            let now = StoreTime.now()
            return try (result?.rows ?? []).map { row in
                HostInfo(
                    name: row.text(0), began: StoreTime(milliseconds: try row.integer(1)), shards: try row.integer(2),
                    of: StoreFormat.shardCount,
                    leaseEnd: StoreTime(milliseconds: now.milliseconds + (try row.integer(3))))
            }
        }
    }
#endif
