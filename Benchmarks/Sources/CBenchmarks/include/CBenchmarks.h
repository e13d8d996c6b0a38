#ifndef C_BENCHMARKS_H
#define C_BENCHMARKS_H

#include <stddef.h>
#include <stdint.h>

/// Runs a program to its end.
/// @param arguments The program's name first, null last.
/// @param is_on_one_core Whether it runs on the first core only, which only Linux supports.
/// @param output The file for its standard output and error; null to discard its output.
/// @return The exit code; negative if it could not be started or was killed.
int benchmarks_run(const char *path, char *const *arguments, int is_on_one_core, const char *output);

/// The memory of a process, in kilobytes.
typedef struct {
    /// The largest resident memory.
    long largest;
    /// The resident memory that the process shares with no other one.
    long unshared;
} benchmarks_memory;

/// Runs a program to its end, discards its standard output, and reads its memory right before it is freed. Only Linux
/// supports this; elsewhere the memory stays 0.
/// @return The exit code; negative if it could not be started or was killed.
int benchmarks_run_for_memory(const char *path, char *const *arguments, benchmarks_memory *memory);

/// Counts the places of a byte sequence in a text with memmem, without overlaps.
size_t baseline_count_matches(const void *text, size_t length, const void *needle, size_t needle_length);

/// A connection to a store with prepared statements that select an instance with its values and edit one value.
typedef struct baseline_store baseline_store;

/// Opens a store; null if that fails.
baseline_store *baseline_store_open(const char *path);
void baseline_store_close(baseline_store *store);

/// Selects all rows of an instance and reads every column.
/// @return The sum of the columns' bytes and numbers, so that no read can be optimized away; negative for a failure.
int64_t baseline_store_select(baseline_store *store, const char *instance, int *rows);

/// Edits one value with as little work as possible: a transaction with three prepared statements, which set the value,
/// increase the revision, and log the change. As in a store, each commit synchronizes the write-ahead log.
/// @param wire The new value, an Integer, as JSON.
/// @param differences The entry in the log, as JSON.
/// @return 0, or SQLite's error code.
int baseline_store_edit(
    baseline_store *store, const char *instance, const char *name, int revision, const char *wire,
    const char *differences);

/// Fills a new store with instances `i-1`, `i-2`, … of four values each, in one transaction without synchronization.
/// @return 0, or SQLite's error code.
int baseline_store_fill(const char *path, int count);

/// A thread that runs functions.
typedef struct baseline_worker baseline_worker;

/// Starts a thread; null if that fails.
baseline_worker *baseline_worker_start(void);
/// Runs a function on the thread and waits until it returns.
void baseline_worker_run(baseline_worker *worker, void (*work)(void *context), void *context);
void baseline_worker_end(baseline_worker *worker);

/// A process that only answers requests, and the pipes to it.
typedef struct baseline_pipe baseline_pipe;

/// Starts a process that answers each request of `request` bytes with `answer` bytes; null if there are no pipes.
baseline_pipe *baseline_pipe_open(size_t request, size_t answer);
/// Sends one request and waits for the complete answer.
/// @return 0, or a negative number if the process has exited.
int baseline_pipe_ask(baseline_pipe *pipe);
void baseline_pipe_close(baseline_pipe *pipe);

/// A full-text index of SQLite over texts, in memory.
typedef struct baseline_index baseline_index;

/// Creates an index and begins to fill it; null if SQLite has no full-text search.
baseline_index *baseline_index_create(void);
/// Adds a text. @return Negative for a failure.
int baseline_index_add(baseline_index *index, const char *text);
/// Completes the index. @return 0, or SQLite's error code.
int baseline_index_finish(baseline_index *index);
/// Searches for the first 100 texts that contain a term: those that rank best, or, for terms that are too short for the
/// index, the first in a scan.
/// @return The number of texts; negative for a failure.
int baseline_index_search(baseline_index *index, const char *term, int is_scan);
void baseline_index_free(baseline_index *index);

#endif
