// The virtual wall clock of a program. VirtualTime.c defines the functions of the C library that read the wall clock, so
// that the program and Foundation call these; without a virtual time, they return the time of the system.
#ifndef CVIRTUALTIME_H
#define CVIRTUALTIME_H

#include <stdbool.h>
#include <stdint.h>

/// Returns whether this system allows a program to define the clock: 64-bit Linux with version 2.30 of the GNU C library
/// or later.
bool virtual_time_is_supported(void);

/// Replaces the wall clock of every thread by a time in nanoseconds since 1970, which is not negative. Does not block.
void virtual_time_start(int64_t nanoseconds);

/// Sets the time, unless it has been ended. Does not block.
void virtual_time_set(int64_t nanoseconds);

/// Returns to the wall clock of the system.
void virtual_time_end(void);

/// Returns how often this thread has read the wall clock through these functions.
uint64_t virtual_time_readings(void);

/// Begins a section in which this thread reads the wall clock of the system. Sections nest.
void virtual_time_begin_real(void);

/// Ends the section that began last.
void virtual_time_end_real(void);

#endif
