#if PostgreSQL
    extension StoreFormat {
        /// Format 1.0. Frozen: a later change is a migration of its own.
        ///
        /// Texts are compared by their bytes, and hold what ``EscapedText`` makes of them. What is JSON is `json`, which
        /// keeps every byte, and not `jsonb`.
        ///
        /// - `groups`: who has instances. `newest` is the sequence of the group's newest change; each write counts it up
        ///   and so waits for the write before it: sequences are dense, in the order of the commits. Where nobody set a
        ///   retention (`has_retention`), programs go by theirs; what is kept of it is null for all.
        /// - `instances`: `position` is the sequence of the placement. A removed one stays, and of a forgotten one its
        ///   id. `pruned_sequence` is the newest of its changes that retention took away.
        /// - `instance_values`: what the user chose (`part` is `value`) and the remembered defaults (`default`), by
        ///   declared name; `marks` is null or a list of `[kind, identifier]`.
        /// - `changes`: the log. `transaction` is the writer's; by it a writer that lost its connection finds out what
        ///   became of it. It is not rewritten, and shortened only where `intents.pruning` is on.
        ///
        /// All but `groups` have sixteen parts, by the hash of the group: a group's rows lie in one of them, and no
        /// statement looks at another.
        static let version1 = """
            CREATE TABLE intents.groups (
                id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                name text COLLATE "C" NOT NULL UNIQUE CHECK (name <> ''),
                newest bigint NOT NULL DEFAULT 0 CHECK (newest >= 0),
                has_retention boolean NOT NULL DEFAULT false,
                kept_edits bigint CHECK (kept_edits > 0),
                kept_removed_days bigint CHECK (kept_removed_days >= 0)
            ) WITH (fillfactor = 50);

            CREATE TABLE intents.instances (
                group_id integer NOT NULL REFERENCES intents.groups (id),
                id text COLLATE "C" NOT NULL CHECK (id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'),
                position bigint NOT NULL CHECK (position > 0),
                kind text COLLATE "C" NOT NULL,
                family text COLLATE "C" NOT NULL,
                intent text COLLATE "C",
                revision bigint NOT NULL CHECK (revision > 0),
                is_removed boolean NOT NULL DEFAULT false,
                removed_milliseconds bigint,
                is_forgotten boolean NOT NULL DEFAULT false,
                pruned_sequence bigint NOT NULL DEFAULT 0 CHECK (pruned_sequence >= 0),
                PRIMARY KEY (group_id, id),
                UNIQUE (group_id, position),
                CHECK (is_removed OR NOT is_forgotten)
            ) PARTITION BY HASH (group_id);
            CREATE INDEX instances_by_kind ON intents.instances (group_id, kind, position);
            CREATE INDEX instances_by_removal ON intents.instances (group_id, removed_milliseconds)
                WHERE is_removed AND NOT is_forgotten;
            CREATE INDEX instances_by_pruning ON intents.instances (group_id, pruned_sequence)
                WHERE pruned_sequence > 0;

            CREATE TABLE intents.instance_values (
                group_id integer NOT NULL,
                instance text COLLATE "C" NOT NULL,
                part text COLLATE "C" NOT NULL CHECK (part IN ('value', 'default')),
                name text COLLATE "C" NOT NULL,
                type text COLLATE "C" NOT NULL,
                wire json NOT NULL,
                marks json,
                PRIMARY KEY (group_id, instance, part, name),
                FOREIGN KEY (group_id, instance) REFERENCES intents.instances (group_id, id)
            ) PARTITION BY HASH (group_id);

            CREATE TABLE intents.changes (
                group_id integer NOT NULL,
                sequence bigint NOT NULL CHECK (sequence > 0),
                instance text COLLATE "C" NOT NULL,
                revision bigint NOT NULL CHECK (revision > 0),
                milliseconds bigint NOT NULL,
                cause text COLLATE "C" NOT NULL,
                family_before text COLLATE "C",
                family_after text COLLATE "C" NOT NULL,
                differences json NOT NULL,
                attempt uuid DEFAULT nullif(current_setting('intents.attempt', true), '')::uuid,
                PRIMARY KEY (group_id, sequence),
                FOREIGN KEY (group_id, instance) REFERENCES intents.instances (group_id, id)
            ) PARTITION BY HASH (group_id);
            CREATE INDEX changes_by_instance ON intents.changes (group_id, instance, sequence);

            DO $$
            DECLARE parent text;
            BEGIN
                FOREACH parent IN ARRAY ARRAY['instances', 'instance_values', 'changes'] LOOP
                    FOR part IN 0..15 LOOP
                        EXECUTE format(
                            'CREATE TABLE intents.%I PARTITION OF intents.%I FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
                            parent || '_' || part, parent, part);
                    END LOOP;
                END LOOP;
            END $$;

            CREATE FUNCTION intents.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                IF TG_OP = 'DELETE' AND TG_ARGV[0] = 'log' AND current_setting('intents.pruning', true) = 'on' THEN
                    RETURN OLD;
                END IF;
                RAISE EXCEPTION '%', TG_ARGV[1] USING ERRCODE = 'integrity_constraint_violation';
            END $$;
            CREATE TRIGGER changes_are_not_rewritten BEFORE UPDATE OR DELETE ON intents.changes
                FOR EACH ROW EXECUTE FUNCTION intents.refuse('log', 'the log of changes is append-only');
            CREATE TRIGGER instances_are_not_lost BEFORE DELETE ON intents.instances
                FOR EACH ROW EXECUTE FUNCTION intents.refuse('instance', 'a removed instance keeps its id');
            """
    }
#endif
