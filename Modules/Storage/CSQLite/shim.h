#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#if __has_include(<sqlite3.h>)
#include <sqlite3.h>
#else
#error "SQLite's header is missing. To fix: sudo apt-get install libsqlite3-dev"
#endif

// What Swift can't say: a cast of -1 to a function pointer, and a call with variable arguments.
// An empty text or blob may come without an address, which SQLite would take for NULL.

/// Binds a text that stays where it is until the statement has run.
static inline int csqlite_bind_text(
    sqlite3_stmt *statement, int index, const unsigned char *text, int count
) {
    const char *characters = text ? (const char *)text : "";
    return sqlite3_bind_text(statement, index, characters, count, SQLITE_STATIC);
}

static inline int csqlite_bind_text_copy(
    sqlite3_stmt *statement, int index, const unsigned char *text, int count
) {
    const char *characters = text ? (const char *)text : "";
    return sqlite3_bind_text(statement, index, characters, count, SQLITE_TRANSIENT);
}

static inline int csqlite_bind_blob_copy(
    sqlite3_stmt *statement, int index, const void *bytes, int count
) {
    return sqlite3_bind_blob(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT);
}

static inline int csqlite_set_leaves_files(sqlite3 *connection, int leaves) {
    return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leaves, (int *)0);
}

static inline int csqlite_write_down(void *pages, sqlite3 *connection, const char *name, int count)
{
    *(int *)pages = count;
    return SQLITE_OK;
}

/// Has SQLite write down after each commit how many pages its log has, instead of moving them.
static inline void csqlite_count_log(sqlite3 *connection, int *pages) {
    sqlite3_wal_hook(connection, csqlite_write_down, pages);
}

#endif
