// Functions of the C library that Swift cannot reach: on Linux its headers declare them for GNU sources only, or Swift's
// module of the library leaves the header out.
#ifndef CSYSTEM_SHIM_H
#define CSYSTEM_SHIM_H

#if defined(__linux__)
#include <spawn.h>
#include <sys/vfs.h>

extern int pipe2(int ends[2], int flags);
extern int memfd_create(const char *name, unsigned int flags);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
#if defined(__GLIBC__)
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
#endif

// Returns the number of the type of the file system that a path is on; -1 with errno on failure.
static inline long long system_file_system_type(const char *path) {
    struct statfs status;
    if (statfs(path, &status) != 0) return -1;
    return (long long)(unsigned int)status.f_type;
}
#endif

#endif
