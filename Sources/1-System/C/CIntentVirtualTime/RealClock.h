// The clock of the system, without the functions that this module defines.
#ifndef REALCLOCK_H
#define REALCLOCK_H

#include <time.h>

// Condition variables and semaphores that wait by a given clock are functions of version 2.30.
#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)
#if __GLIBC_PREREQ(2, 30)
#define HAS_VIRTUAL_TIME 1

/// Reads a clock of the system: through the kernel's shared object if it has one, else by a system call. Has the results
/// of `clock_gettime`.
int virtual_time_read_system(clockid_t clock, struct timespec *time);

#endif
#endif

#endif
