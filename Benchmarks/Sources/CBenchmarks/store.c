#include "CBenchmarks.h"
#include <sqlite3.h>
#include <stdlib.h>

enum { set_value, raise_revision, log_change, edit_statements };

struct baseline_store {
    sqlite3 *database;
    sqlite3_stmt *statement;
    sqlite3_stmt *edit[edit_statements];
};

static const char rows_of_instance[] =
    "SELECT i.kind, i.family, i.intent, i.revision, i.is_removed, v.part, v.name, v.type, v.wire, v.marks "
    "FROM instances AS i LEFT JOIN instance_values AS v ON v.instance = i.position WHERE i.id = ?";

static const char *const statements_of_edit[edit_statements] = {
    "INSERT INTO instance_values (instance, part, name, type, wire) "
    "VALUES ((SELECT position FROM instances WHERE id = ?1), 'value', ?2, 'Integer', ?4) "
    "ON CONFLICT (instance, part, name) DO UPDATE SET type = excluded.type, wire = excluded.wire",
    "UPDATE instances SET revision = ?3 WHERE id = ?1",
    "INSERT INTO changes (sequence, instance, revision, milliseconds, cause, family_before, family_after, differences) "
    "VALUES ((SELECT COALESCE(MAX(sequence), 0) + 1 FROM changes), (SELECT position FROM instances WHERE id = ?1), ?3, "
    "0, 'edited', 'systemSmall', 'systemSmall', ?5)",
};

static int prepare(sqlite3 *database, const char *text, sqlite3_stmt **statement) {
    return sqlite3_prepare_v3(database, text, -1, SQLITE_PREPARE_PERSISTENT, statement, 0);
}

static int prepare_edit(baseline_store *store) {
    int code = sqlite3_exec(store->database, "PRAGMA synchronous = FULL", 0, 0, 0);
    for (int i = 0; i < edit_statements && code == SQLITE_OK; i++)
        code = prepare(store->database, statements_of_edit[i], &store->edit[i]);
    return code;
}

baseline_store *baseline_store_open(const char *path) {
    baseline_store *store = calloc(1, sizeof *store);
    if (!store) return 0;
    if (sqlite3_open_v2(path, &store->database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, 0) != SQLITE_OK
        || prepare(store->database, rows_of_instance, &store->statement) != SQLITE_OK
        || prepare_edit(store) != SQLITE_OK) {
        baseline_store_close(store);
        return 0;
    }
    return store;
}

void baseline_store_close(baseline_store *store) {
    sqlite3_finalize(store->statement);
    for (int i = 0; i < edit_statements; i++) sqlite3_finalize(store->edit[i]);
    sqlite3_close(store->database);
    free(store);
}

int64_t baseline_store_select(baseline_store *store, const char *instance, int *rows) {
    sqlite3_stmt *statement = store->statement;
    int64_t sum = 0;
    *rows = 0;
    sqlite3_bind_text(statement, 1, instance, -1, SQLITE_STATIC);
    int code;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        ++*rows;
        for (int column = 0; column < 10; column++) {
            if (column == 3 || column == 4) {
                sum += sqlite3_column_int64(statement, column);
                continue;
            }
            const unsigned char *text = sqlite3_column_text(statement, column);
            int length = sqlite3_column_bytes(statement, column);
            for (int i = 0; i < length; i++) sum += text[i];
        }
    }
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return code == SQLITE_DONE ? sum : -1;
}

static int run(sqlite3_stmt *statement) {
    int code = sqlite3_step(statement);
    sqlite3_reset(statement);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

int baseline_store_edit(
    baseline_store *store, const char *instance, const char *name, int revision, const char *wire,
    const char *differences) {
    int code = sqlite3_exec(store->database, "BEGIN IMMEDIATE", 0, 0, 0);
    const char *texts[] = {instance, name, 0, wire, differences};
    for (int i = 0; i < edit_statements && code == SQLITE_OK; i++) {
        sqlite3_stmt *statement = store->edit[i];
        int parameters = sqlite3_bind_parameter_count(statement);
        for (int number = 1; number <= parameters; number++) {
            if (number == 3) sqlite3_bind_int(statement, number, revision);
            else sqlite3_bind_text(statement, number, texts[number - 1], -1, SQLITE_STATIC);
        }
        code = run(statement);
    }
    int end = sqlite3_exec(store->database, code == SQLITE_OK ? "COMMIT" : "ROLLBACK", 0, 0, 0);
    return code == SQLITE_OK ? end : code;
}

int baseline_store_fill(const char *path, int count) {
    static const char statements[] =
        "PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN;"
        "CREATE TEMP TABLE numbers AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d) "
        "SELECT i FROM n;"
        "INSERT INTO instances (id, position, kind, family, intent, revision) "
        "SELECT 'i-' || i, i, 'board', 'systemMedium', 'Board', 1 FROM numbers ORDER BY i;"
        "INSERT INTO instance_values (instance, part, name, type, wire) "
        "SELECT i, 'value', name, 'String', '\"' || name || ' ' || i || '\"' FROM numbers, "
        "(SELECT 'density' AS name UNION ALL SELECT 'heading' UNION ALL SELECT 'link' UNION ALL SELECT 'rows') "
        "ORDER BY i, name;"
        "INSERT INTO changes (sequence, instance, revision, milliseconds, cause, family_after, differences) "
        "SELECT i, i, 1, 0, 'placed', 'systemMedium', '{}' FROM numbers;"
        "COMMIT; PRAGMA wal_checkpoint(TRUNCATE);";
    sqlite3 *database;
    int code = sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, 0);
    char *text = sqlite3_mprintf(statements, count);
    if (code == SQLITE_OK) code = sqlite3_exec(database, text, 0, 0, 0);
    sqlite3_free(text);
    sqlite3_close(database);
    return code;
}
