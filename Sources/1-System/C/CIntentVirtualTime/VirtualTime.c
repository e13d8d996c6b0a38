// Definitions of the C library's functions that read the wall clock, and of those that wait until a time of that clock.
// A definition in the program takes precedence over that of the C library, in dynamically and statically linked programs.
//
// Only the program and Foundation see the virtual time. Other shared libraries, such as those of Dispatch, OpenSSL or a
// database, see the clock of the system. In a statically linked program, every library is part of the program: Dispatch
// adds a timeout to the virtual time, and waits until the sum. The system cannot wait for such a time. The functions that
// wait therefore convert it by the time that their thread has read last, even if the time has been set since: the code that
// computed the sum has just read it.
#define _GNU_SOURCE
#include "CIntentVirtualTime.h"
#include "RealClock.h"

#if HAS_VIRTUAL_TIME
#include <link.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <unistd.h>

/// Callers find these functions by name; nothing in the program refers to them.
#define INTERPOSED __attribute__((visibility("default"), used))

enum { SECOND = 1000000000 };

/// In place of a time: the clock of the system, and a thread that has read no clock.
#define SYSTEM_TIME INT64_MIN
#define NO_TIME (INT64_MIN + 1)

// State

/// Nanoseconds since 1970, not negative.
static _Atomic int64_t virtual_time = SYSTEM_TIME;

static _Thread_local struct {
    /// The time that this thread has read last.
    int64_t last;
    uint64_t readings;
    unsigned real_sections;
} thread = {NO_TIME, 0, 0};

void virtual_time_start(int64_t nanoseconds) {
    atomic_store_explicit(&virtual_time, nanoseconds, memory_order_release);
}

void virtual_time_set(int64_t nanoseconds) {
    int64_t current = atomic_load_explicit(&virtual_time, memory_order_relaxed);
    while (current != SYSTEM_TIME) {
        if (atomic_compare_exchange_weak_explicit(
                &virtual_time, &current, nanoseconds, memory_order_release, memory_order_relaxed)) {
            return;
        }
    }
}

void virtual_time_end(void) { virtual_time_start(SYSTEM_TIME); }

uint64_t virtual_time_readings(void) { return thread.readings; }

void virtual_time_begin_real(void) { thread.real_sections++; }

void virtual_time_end_real(void) { thread.real_sections--; }

// Callers

/// The addresses of the program and of Foundation's libraries. Complete before the program's main function begins.
static struct {
    uintptr_t start, end;
} ranges[8];
static size_t range_count;
static bool knows_conditions;

static int add_range(struct dl_phdr_info *object, size_t size, void *is_first) {
    (void)size;
    // The first object is the program.
    const bool is_program = *(bool *)is_first;
    *(bool *)is_first = false;
    const char *name = strrchr(object->dlpi_name, '/');
    name = name == NULL ? object->dlpi_name : name + 1;
    const bool is_foundation = strncmp(name, "libFoundation", 13) == 0 || strncmp(name, "lib_Foundation", 14) == 0;
    if (!is_program && !is_foundation) return 0;
    uintptr_t start = UINTPTR_MAX, end = 0;
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD) continue;
        const uintptr_t address = object->dlpi_addr + segment->p_vaddr;
        if (address < start) start = address;
        if (address + segment->p_memsz > end) end = address + segment->p_memsz;
    }
    ranges[range_count].start = start;
    ranges[range_count].end = end;
    range_count++;
    return range_count == sizeof(ranges) / sizeof(ranges[0]);
}

/// Returns whether a condition variable waits until times of the monotonic clock. The C library has no function for it.
static bool is_monotonic(const pthread_cond_t *condition) { return (condition->__data.__wrefs & 2) != 0; }

/// Returns whether the C library marks condition variables as `is_monotonic` expects.
static bool marks_conditions(void) {
    pthread_condattr_t attributes;
    pthread_cond_t wall = PTHREAD_COND_INITIALIZER, monotonic;
    if (pthread_condattr_init(&attributes) != 0) return false;
    const bool is_initialized = pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC) == 0
        && pthread_cond_init(&monotonic, &attributes) == 0;
    const bool result = is_initialized && is_monotonic(&monotonic) && !is_monotonic(&wall);
    if (is_initialized) pthread_cond_destroy(&monotonic);
    pthread_condattr_destroy(&attributes);
    return result;
}

__attribute__((constructor)) static void examine_program(void) {
    bool is_first = true;
    dl_iterate_phdr(add_range, &is_first);
    knows_conditions = marks_conditions();
}

bool virtual_time_is_supported(void) { return knows_conditions; }

/// Returns whether an address is in the program or in Foundation.
static bool is_answered(const void *caller) {
    for (size_t index = 0; index < range_count; index++) {
        if ((uintptr_t)caller >= ranges[index].start && (uintptr_t)caller < ranges[index].end) return true;
    }
    return false;
}

// Reading

/// Reads the wall clock for a caller.
static struct timespec wall_clock(const void *caller) {
    struct timespec result;
    const bool answers = is_answered(caller);
    int64_t time = SYSTEM_TIME;
    if (answers) {
        if (thread.real_sections == 0) time = atomic_load_explicit(&virtual_time, memory_order_acquire);
        thread.last = time;
        thread.readings++;
    }
    if (time == SYSTEM_TIME) {
        virtual_time_read_system(CLOCK_REALTIME, &result);
    } else {
        result.tv_sec = time / SECOND;
        result.tv_nsec = time % SECOND;
    }
    return result;
}

INTERPOSED int clock_gettime(clockid_t clock, struct timespec *time) {
    if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE) return virtual_time_read_system(clock, time);
    *time = wall_clock(__builtin_return_address(0));
    return 0;
}

INTERPOSED int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    if (zone != NULL) memset(zone, 0, sizeof(struct timezone));
    const struct timespec now = wall_clock(__builtin_return_address(0));
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

INTERPOSED time_t time(time_t *result) {
    const struct timespec now = wall_clock(__builtin_return_address(0));
    if (result != NULL) *result = now.tv_sec;
    return now.tv_sec;
}

INTERPOSED int timespec_get(struct timespec *time, int base) {
    if (base != TIME_UTC) return 0;
    *time = wall_clock(__builtin_return_address(0));
    return base;
}

// Waiting

/// Converts a deadline of the wall clock as its caller sees it into one of the system. A time that is not valid stays.
static struct timespec real_deadline(const struct timespec *deadline, const void *caller) {
    if (!is_answered(caller) || deadline->tv_nsec < 0 || deadline->tv_nsec >= SECOND) return *deadline;
    int64_t last = thread.last;
    if (last == NO_TIME) last = atomic_load_explicit(&virtual_time, memory_order_acquire);
    if (last == SYSTEM_TIME) return *deadline;
    struct timespec result;
    int64_t seconds, nanoseconds;
    virtual_time_read_system(CLOCK_REALTIME, &result);
    nanoseconds = result.tv_nsec + deadline->tv_nsec - last % SECOND;
    if (__builtin_sub_overflow(deadline->tv_sec, last / SECOND, &seconds)
        || __builtin_add_overflow(seconds, result.tv_sec, &seconds)
        || __builtin_add_overflow(seconds, nanoseconds / SECOND, &seconds)) {
        // Such a distant time never comes, or has passed long ago, on either clock.
        return *deadline;
    }
    nanoseconds %= SECOND;
    result.tv_sec = nanoseconds < 0 ? seconds - 1 : seconds;
    result.tv_nsec = nanoseconds < 0 ? nanoseconds + SECOND : nanoseconds;
    // The functions that wait refuse times before 1970.
    if (result.tv_sec < 0) result.tv_sec = 0;
    return result;
}

INTERPOSED int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    const struct timespec real = real_deadline(deadline, __builtin_return_address(0));
    return sem_clockwait(semaphore, CLOCK_REALTIME, &real);
}

INTERPOSED int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    if (is_monotonic(condition)) return pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, deadline);
    const struct timespec real = real_deadline(deadline, __builtin_return_address(0));
    return pthread_cond_clockwait(condition, mutex, CLOCK_REALTIME, &real);
}

// Timers, with which Dispatch waits until a time of the wall clock

/// A bit for each descriptor of a timer of the wall clock.
static _Atomic uint64_t wall_timers[1024];
enum { MAXIMUM_TIMERS = sizeof(wall_timers) * 8 };

INTERPOSED int timerfd_create(clockid_t clock, int flags) {
    const int timer = (int)syscall(SYS_timerfd_create, clock, flags);
    if (timer < 0 || timer >= MAXIMUM_TIMERS) return timer;
    const uint64_t bit = 1ull << (timer % 64);
    if (clock == CLOCK_REALTIME) {
        atomic_fetch_or(&wall_timers[timer / 64], bit);
    } else {
        atomic_fetch_and(&wall_timers[timer / 64], ~bit);
    }
    return timer;
}

INTERPOSED int timerfd_settime(int timer, int flags, const struct itimerspec *value, struct itimerspec *old) {
    const bool is_wall = timer >= 0 && timer < MAXIMUM_TIMERS
        && (atomic_load(&wall_timers[timer / 64]) & (1ull << (timer % 64))) != 0;
    const bool is_set = value != NULL && (value->it_value.tv_sec != 0 || value->it_value.tv_nsec != 0);
    if (!is_wall || !is_set || (flags & TFD_TIMER_ABSTIME) == 0) {
        return (int)syscall(SYS_timerfd_settime, timer, flags, value, old);
    }
    struct itimerspec real = *value;
    real.it_value = real_deadline(&value->it_value, __builtin_return_address(0));
    // A time of 0 would stop the timer.
    if (real.it_value.tv_sec == 0 && real.it_value.tv_nsec == 0) real.it_value.tv_nsec = 1;
    return (int)syscall(SYS_timerfd_settime, timer, flags, &real, old);
}

#else

bool virtual_time_is_supported(void) { return false; }
void virtual_time_start(int64_t nanoseconds) { (void)nanoseconds; }
void virtual_time_set(int64_t nanoseconds) { (void)nanoseconds; }
void virtual_time_end(void) {}
uint64_t virtual_time_readings(void) { return 0; }
void virtual_time_begin_real(void) {}
void virtual_time_end_real(void) {}

#endif
