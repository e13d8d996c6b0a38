#ifndef C_BENCHMARKS_H
#define C_BENCHMARKS_H

#include <stddef.h>
#include <stdint.h>

/// Runs a program to its end; what it prints to its standard output goes nowhere.
/// @param arguments The program's name first, null last.
/// @param is_on_one_core Whether it gets the first core alone, where the system lets one ask for that.
/// @return The exit code; negative where it could not be started or was killed.
int benchmarks_run(const char *path, char *const *arguments, int is_on_one_core);

/// The places of a run of bytes in a text, counted by memmem from one to the next; they do not overlap.
size_t yardstick_count_matches(const void *text, size_t length, const void *needle, size_t needle_length);

/// An open connection to a store with one prepared statement, which selects an instance and its values.
typedef struct yardstick_store yardstick_store;

/// Null where the file cannot be opened.
yardstick_store *yardstick_store_open(const char *path);
void yardstick_store_close(yardstick_store *store);

/// Selects all rows of an instance and takes every column of each, as its type is.
/// @return The sum of the columns' bytes and numbers, so that none of it can be left out; negative for a failure.
int64_t yardstick_store_select(yardstick_store *store, const char *instance, int *rows);

/// The least that an edit of one value can be: a transaction that sets the value, raises the revision, and logs the
/// change, with three prepared statements. The connection synchronises the log at each commit, as a store does.
/// @param wire The new value as JSON, of an Integer.
/// @param differences What the log says of it, as JSON.
/// @return 0; else SQLite's code.
int yardstick_store_edit(
    yardstick_store *store, const char *instance, const char *name, int revision, const char *wire,
    const char *differences);

/// Fills a new store with instances `i-1`, `i-2`, … of four values each, in one transaction that nobody waits for.
/// @return 0; else SQLite's code.
int yardstick_store_fill(const char *path, int count);

/// A thread that does what it is given.
typedef struct yardstick_worker yardstick_worker;

/// Null where there is no thread.
yardstick_worker *yardstick_worker_start(void);
/// Hands work over and waits until it is done.
void yardstick_worker_run(yardstick_worker *worker, void (*work)(void *context), void *context);
void yardstick_worker_end(yardstick_worker *worker);

/// A process that does nothing but answer, and the pipes to it.
typedef struct yardstick_pipe yardstick_pipe;

/// Starts a process that answers each so many bytes with so many others. Null where there are no pipes.
yardstick_pipe *yardstick_pipe_open(size_t question, size_t answer);
/// Asks once, and waits for the whole answer.
/// @return 0, or negative where the process is gone.
int yardstick_pipe_ask(yardstick_pipe *pipe);
void yardstick_pipe_close(yardstick_pipe *pipe);

#endif
