#pragma once

/// Runs one query of SQLite so many times, reading every column of every row, and writes the milliseconds of each run.
/// A statement is prepared once. Queries that change something run in a transaction of their own. Returns 0, or what
/// SQLite answered.
int earmark_library_floor(const char *path, const char *sql, int rounds, double *milliseconds);

/// Opens the file as the library does, reads one row, and closes it, so many times. Returns 0, or SQLite's answer.
int earmark_library_opening(const char *path, int rounds, double *milliseconds);
