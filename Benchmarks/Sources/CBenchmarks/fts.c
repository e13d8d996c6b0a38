#include "CBenchmarks.h"
#include <sqlite3.h>
#include <stdlib.h>

struct baseline_index {
    sqlite3 *database;
    sqlite3_stmt *add, *match, *scan;
};

baseline_index *baseline_index_create(void) {
    baseline_index *index = calloc(1, sizeof *index);
    if (!index) return 0;
    // Trigrams find a term inside of words, as a search of options does, and need at least three characters. A scan does
    // not use them: LIKE would look up shorter terms of several bytes and find none.
    if (sqlite3_open(":memory:", &index->database) == SQLITE_OK
        && sqlite3_exec(index->database, "CREATE VIRTUAL TABLE options USING fts5(text, tokenize = 'trigram'); BEGIN", 0, 0, 0)
            == SQLITE_OK
        && sqlite3_prepare_v2(index->database, "INSERT INTO options (text) VALUES (?)", -1, &index->add, 0) == SQLITE_OK
        && sqlite3_prepare_v2(
               index->database, "SELECT rowid FROM options WHERE text MATCH ? ORDER BY rank LIMIT 100", -1, &index->match, 0)
            == SQLITE_OK
        && sqlite3_prepare_v2(
               index->database, "SELECT rowid FROM options WHERE +text LIKE '%' || ? || '%' LIMIT 100", -1, &index->scan, 0)
            == SQLITE_OK)
        return index;
    baseline_index_free(index);
    return 0;
}

void baseline_index_free(baseline_index *index) {
    sqlite3_finalize(index->add);
    sqlite3_finalize(index->match);
    sqlite3_finalize(index->scan);
    sqlite3_close(index->database);
    free(index);
}

/// Runs a statement with one text, and returns the number of its rows, negative for a failure.
static int rows(sqlite3_stmt *statement, const char *text) {
    int count = 0, code;
    sqlite3_bind_text(statement, 1, text, -1, SQLITE_TRANSIENT);
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) count++;
    sqlite3_reset(statement);
    return code == SQLITE_DONE ? count : -1;
}

int baseline_index_add(baseline_index *index, const char *text) {
    return rows(index->add, text);
}

int baseline_index_finish(baseline_index *index) {
    return sqlite3_exec(index->database, "COMMIT", 0, 0, 0);
}

int baseline_index_search(baseline_index *index, const char *term, int is_scan) {
    return rows(is_scan ? index->scan : index->match, term);
}
