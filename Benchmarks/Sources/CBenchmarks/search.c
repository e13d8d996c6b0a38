#define _GNU_SOURCE
#include "CBenchmarks.h"
#include <string.h>

size_t baseline_count_matches(const void *text, size_t length, const void *needle, size_t needle_length) {
    const char *place = text, *end = place + length;
    size_t count = 0;
    while ((place = memmem(place, (size_t)(end - place), needle, needle_length))) {
        count++;
        place += needle_length;
    }
    return count;
}
