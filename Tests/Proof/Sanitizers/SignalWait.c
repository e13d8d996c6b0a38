// The main thread of a program with asynchronous code waits in sigsuspend with a constant signal mask. valgrind 3.19 writes to
// the mask and crashes. The dynamic linker loads this library first, and it passes a copy on.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>

int sigsuspend(const sigset_t *mask) {
    int (*next)(const sigset_t *) = (int (*)(const sigset_t *))dlsym(RTLD_NEXT, "sigsuspend");
    sigset_t copy = *mask;
    return next(&copy);
}
