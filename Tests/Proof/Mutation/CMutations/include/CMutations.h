// Selects one mutation of a program at its start, and records which ones it reaches.
#ifndef CMUTATIONS_H
#define CMUTATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Returns whether the mutation is the one in the environment variable `MUTATION`.
///
/// If `MUTATIONS_REACHED` is the path of a file, the number of each mutation is appended when it is first reached.
bool isMutation(int32_t number);

#endif
