#include <sqlite3.h>

#ifdef __linux__
#include <sys/vfs.h>

// Swift's module of the C library leaves statfs out on Linux. The number of the file system that a path is on, or -1
// with errno.
static inline long long intent_file_system_number(const char *path) {
    struct statfs status;
    if (statfs(path, &status) != 0) return -1;
    return (long long)(unsigned int)status.f_type;
}
#endif

// sqlite3_db_config is variadic, which Swift cannot call.
static inline int intent_sqlite_no_checkpoint_on_close(sqlite3 *database) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

// SQLITE_TRANSIENT is a cast that Swift does not import. A text without an address is empty, not null.
static inline int intent_sqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_int64 length
) {
    return sqlite3_bind_text64(
        statement, index, text ? text : "", (sqlite3_uint64)length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

// Reads the database file itself, not what the write-ahead log says of it, through SQLite's own descriptor: opening
// and closing another one would drop the locks that this process holds on the file.
static inline int intent_sqlite_read_file(
    sqlite3 *database, void *buffer, int length, sqlite3_int64 *size
) {
    sqlite3_file *file = 0;
    int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (code != SQLITE_OK) return code;
    if (file == 0 || file->pMethods == 0) return SQLITE_CANTOPEN;
    code = file->pMethods->xFileSize(file, size);
    if (code != SQLITE_OK) return code;
    if (*size < length) return SQLITE_IOERR_SHORT_READ;
    return file->pMethods->xRead(file, buffer, length, 0);
}
