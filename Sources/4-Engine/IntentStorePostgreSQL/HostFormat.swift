#if PostgreSQL
    extension StoreFormat {
        /// Into how many shards a group is divided among hosts. All programs have to agree, so it never changes.
        static let shardCount = 32

        /// Format 1.1. Do not change it; add a migration instead.
        ///
        /// - `host_groups`: `newest_request` is the sequence of the group's newest request. A program that adds requests increments
        ///   it and thereby waits for the previous one, so that sequences are in commit order. Hosts lock the row to divide the
        ///   shards.
        /// - `hosts`: the leases. A lease whose time is over is deleted by the next host that renews its own.
        /// - `host_shards`: the host of each shard. `term` identifies the time during which the host has it without
        ///   interruption. Each transaction of a host locks the rows of its shards with `require_shards`, so that another host
        ///   takes over either before the transaction, which then fails, or after it.
        /// - `host_records`: the newest record of each instance that a host has written. `due_milliseconds` is null for an
        ///   instance that waits for a request. A write with a lower `term`, or with the same and a lower `write_number`, is
        ///   ignored: it is older, and arrives late.
        /// - `host_contents`: the archived content, apart from the records because it is large.
        /// - `host_requests`: the queue of requests, for each shard that a request concerns. A row without a kind and an instance
        ///   concerns all instances of the shard.
        ///
        /// The trigger deletes the host state of an instance that a program of any minor version forgets.
        static let hostState = """
            CREATE TABLE intents.host_groups (
                group_id integer PRIMARY KEY REFERENCES intents.groups (id),
                newest_request bigint NOT NULL DEFAULT 0 CHECK (newest_request >= 0)
            ) WITH (fillfactor = 50);

            CREATE TABLE intents.hosts (
                group_id integer NOT NULL REFERENCES intents.groups (id),
                host uuid NOT NULL,
                name text COLLATE "C" NOT NULL,
                began timestamptz NOT NULL DEFAULT clock_timestamp(),
                expires timestamptz NOT NULL,
                PRIMARY KEY (group_id, host)
            ) WITH (fillfactor = 50);

            CREATE TABLE intents.host_shards (
                group_id integer NOT NULL,
                shard smallint NOT NULL CHECK (shard BETWEEN 0 AND 31),
                host uuid NOT NULL,
                term bigint GENERATED ALWAYS AS IDENTITY,
                PRIMARY KEY (group_id, shard),
                FOREIGN KEY (group_id, host) REFERENCES intents.hosts (group_id, host) ON DELETE CASCADE
            );
            CREATE INDEX host_shards_by_host ON intents.host_shards (group_id, host);

            CREATE TABLE intents.host_records (
                group_id integer NOT NULL,
                instance text COLLATE "C" NOT NULL,
                shard smallint NOT NULL CHECK (shard BETWEEN 0 AND 31),
                due_milliseconds bigint,
                state bytea NOT NULL,
                term bigint NOT NULL,
                write_number bigint NOT NULL,
                PRIMARY KEY (group_id, instance),
                FOREIGN KEY (group_id, instance) REFERENCES intents.instances (group_id, id)
            ) PARTITION BY HASH (group_id);

            CREATE TABLE intents.host_contents (
                group_id integer NOT NULL,
                instance text COLLATE "C" NOT NULL,
                content bytea NOT NULL,
                term bigint NOT NULL,
                write_number bigint NOT NULL,
                PRIMARY KEY (group_id, instance),
                FOREIGN KEY (group_id, instance) REFERENCES intents.instances (group_id, id)
            ) PARTITION BY HASH (group_id);

            CREATE TABLE intents.host_requests (
                group_id integer NOT NULL,
                sequence bigint NOT NULL CHECK (sequence > 0),
                shard smallint NOT NULL CHECK (shard BETWEEN 0 AND 31),
                action text COLLATE "C" NOT NULL,
                kind text COLLATE "C",
                instance text COLLATE "C",
                argument text COLLATE "C",
                milliseconds bigint NOT NULL,
                PRIMARY KEY (group_id, sequence),
                FOREIGN KEY (group_id, instance) REFERENCES intents.instances (group_id, id),
                CHECK (kind IS NULL OR instance IS NULL)
            ) PARTITION BY HASH (group_id);
            CREATE INDEX host_requests_by_target ON intents.host_requests (group_id, instance, kind);

            DO $$
            DECLARE parent text;
            BEGIN
                FOREACH parent IN ARRAY ARRAY['host_records', 'host_contents', 'host_requests'] LOOP
                    FOR part IN 0..15 LOOP
                        EXECUTE format(
                            'CREATE TABLE intents.%I PARTITION OF intents.%I FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
                            parent || '_' || part, parent, part);
                    END LOOP;
                END LOOP;
            END $$;

            CREATE FUNCTION intents.require_shards(
                required_group integer, required_host uuid, required_shards integer[], required_terms bigint[]
            ) RETURNS void LANGUAGE plpgsql AS $$
            DECLARE held bigint;
            BEGIN
                PERFORM FROM intents.host_shards AS s
                    JOIN unnest(required_shards, required_terms) AS r (shard, term)
                        ON r.shard = s.shard AND r.term = s.term
                    WHERE s.group_id = required_group AND s.host = required_host ORDER BY s.shard FOR SHARE OF s;
                GET DIAGNOSTICS held = ROW_COUNT;
                IF held < cardinality(required_shards) OR NOT EXISTS (
                    SELECT FROM intents.hosts
                    WHERE group_id = required_group AND host = required_host AND expires > clock_timestamp()
                ) THEN
                    RAISE EXCEPTION 'the lease of this host has expired or was taken over' USING ERRCODE = 'IC001';
                END IF;
            END $$;

            CREATE FUNCTION intents.delete_host_state() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                DELETE FROM intents.host_records WHERE group_id = NEW.group_id AND instance = NEW.id;
                DELETE FROM intents.host_contents WHERE group_id = NEW.group_id AND instance = NEW.id;
                DELETE FROM intents.host_requests WHERE group_id = NEW.group_id AND instance = NEW.id;
                RETURN NULL;
            END $$;
            CREATE TRIGGER a_forgotten_instance_has_no_host_state AFTER UPDATE OF is_forgotten ON intents.instances
                FOR EACH ROW WHEN (NEW.is_forgotten AND NOT OLD.is_forgotten)
                EXECUTE FUNCTION intents.delete_host_state();
            """

        /// Format 1.3. Do not change it; add a migration instead.
        ///
        /// `host_record_changes`: the newest change of each record, by a program of any minor version. The trigger assigns the
        /// sequence at the end of a transaction, which makes the next one of the group wait for the commit, so that sequences are
        /// in commit order.
        static let recordChanges = """
            CREATE TABLE intents.host_record_changes (
                group_id integer NOT NULL,
                instance text COLLATE "C" NOT NULL,
                sequence bigint GENERATED ALWAYS AS IDENTITY,
                PRIMARY KEY (group_id, instance),
                FOREIGN KEY (group_id, instance) REFERENCES intents.instances (group_id, id)
            );
            CREATE INDEX host_record_changes_by_sequence ON intents.host_record_changes (group_id, sequence);

            INSERT INTO intents.host_record_changes (group_id, instance)
                SELECT group_id, instance FROM intents.host_records ORDER BY group_id, instance;

            CREATE FUNCTION intents.note_record_change() RETURNS trigger
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
            BEGIN
                PERFORM pg_advisory_xact_lock(\(migrationLock), coalesce(NEW.group_id, OLD.group_id));
                INSERT INTO intents.host_record_changes (group_id, instance)
                    VALUES (coalesce(NEW.group_id, OLD.group_id), coalesce(NEW.instance, OLD.instance))
                    ON CONFLICT (group_id, instance) DO UPDATE SET sequence = DEFAULT;
                RETURN NULL;
            END $$;
            CREATE CONSTRAINT TRIGGER a_host_record_change_has_a_sequence
                AFTER INSERT OR UPDATE OR DELETE ON intents.host_records DEFERRABLE INITIALLY DEFERRED
                FOR EACH ROW EXECUTE FUNCTION intents.note_record_change();
            """
    }
#endif
