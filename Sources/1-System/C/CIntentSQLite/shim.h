// The system's SQLite, and functions around those of its calls that Swift cannot make.
#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

// sqlite3_db_config is variadic.
static inline int csqlite_set_option(sqlite3 *database, int option, int value) {
    return sqlite3_db_config(database, option, value, (int *)0);
}

// SQLITE_TRANSIENT is a cast that Swift does not import. Text without an address is empty, not null.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_int64 length) {
    return sqlite3_bind_text64(
        statement, index, text ? text : "", (sqlite3_uint64)length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

// The same for bytes. A blob without an address is empty, not null.
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_int64 length) {
    return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", (sqlite3_uint64)length, SQLITE_TRANSIENT);
}

// Reads the beginning of the database file itself, without what the write-ahead log adds to it. It uses SQLite's own
// descriptor: to open and close another one would drop the locks that this process holds on the file.
static inline int csqlite_read_file(sqlite3 *database, void *buffer, int length, sqlite3_int64 *size) {
    sqlite3_file *file = 0;
    int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (code != SQLITE_OK) return code;
    if (file == 0 || file->pMethods == 0) return SQLITE_CANTOPEN;
    code = file->pMethods->xFileSize(file, size);
    if (code != SQLITE_OK) return code;
    if (*size < length) return SQLITE_IOERR_SHORT_READ;
    return file->pMethods->xRead(file, buffer, length, 0);
}

#endif
