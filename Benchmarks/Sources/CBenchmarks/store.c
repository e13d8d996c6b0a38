#include "CBenchmarks.h"
#include <sqlite3.h>
#include <stdlib.h>

struct yardstick_store {
    sqlite3 *database;
    sqlite3_stmt *statement;
};

static const char rows_of_instance[] =
    "SELECT i.kind, i.family, i.intent, i.revision, i.is_removed, v.part, v.name, v.type, v.wire, v.marks "
    "FROM instances AS i LEFT JOIN instance_values AS v ON v.instance = i.id WHERE i.id = ?";

yardstick_store *yardstick_store_open(const char *path) {
    yardstick_store *store = calloc(1, sizeof *store);
    if (!store) return 0;
    if (sqlite3_open_v2(path, &store->database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, 0) != SQLITE_OK
        || sqlite3_prepare_v3(
               store->database, rows_of_instance, -1, SQLITE_PREPARE_PERSISTENT, &store->statement, 0)
            != SQLITE_OK) {
        yardstick_store_close(store);
        return 0;
    }
    return store;
}

void yardstick_store_close(yardstick_store *store) {
    sqlite3_finalize(store->statement);
    sqlite3_close(store->database);
    free(store);
}

int64_t yardstick_store_select(yardstick_store *store, const char *instance, int *rows) {
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
