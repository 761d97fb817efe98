#include "CLibraryFloor.h"

#include <sqlite3.h>
#include <time.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static int open_library(const char *path, sqlite3 **connection) {
    int code = sqlite3_open_v2(
        path, connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, 0);
    if (code != SQLITE_OK) return code;
    return sqlite3_exec(
        *connection, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY", 0, 0, 0);
}

static int walk(sqlite3_stmt *statement) {
    int code;
    volatile int sum = 0;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        int columns = sqlite3_column_count(statement);
        for (int column = 0; column < columns; column++) {
            const unsigned char *text = sqlite3_column_text(statement, column);
            sum += sqlite3_column_bytes(statement, column) + (text ? text[0] : 0);
        }
    }
    sqlite3_reset(statement);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

int earmark_library_floor(const char *path, const char *sql, int rounds, double *milliseconds) {
    sqlite3 *connection = 0;
    sqlite3_stmt *statement = 0;
    int code = open_library(path, &connection);
    if (code == SQLITE_OK) code = sqlite3_prepare_v3(connection, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, 0);
    for (int round = 0; code == SQLITE_OK && round < rounds; round++) {
        double began = now();
        code = walk(statement);
        milliseconds[round] = now() - began;
    }
    sqlite3_finalize(statement);
    sqlite3_close(connection);
    return code;
}

int earmark_library_opening(const char *path, int rounds, double *milliseconds) {
    int code = SQLITE_OK;
    for (int round = 0; code == SQLITE_OK && round < rounds; round++) {
        double began = now();
        sqlite3 *connection = 0;
        code = open_library(path, &connection);
        if (code == SQLITE_OK) code = sqlite3_exec(connection, "SELECT name FROM migrations", 0, 0, 0);
        milliseconds[round] = now() - began;
        sqlite3_close(connection);
    }
    return code;
}
