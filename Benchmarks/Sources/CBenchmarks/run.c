#define _GNU_SOURCE
#include "CBenchmarks.h"
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <spawn.h>
#include <sys/wait.h>

extern char **environ;

#ifdef __linux__
// A new process inherits the processor affinity of the thread that starts it.
static int spawn_on_first_core(
    pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, char *const *arguments
) {
    cpu_set_t all, first;
    if (sched_getaffinity(0, sizeof all, &all) != 0) return -1;
    CPU_ZERO(&first);
    for (int core = 0; core < CPU_SETSIZE; core++) {
        if (!CPU_ISSET(core, &all)) continue;
        CPU_SET(core, &first);
        break;
    }
    sched_setaffinity(0, sizeof first, &first);
    int code = posix_spawn(process, path, actions, 0, arguments, environ);
    sched_setaffinity(0, sizeof all, &all);
    return code;
}
#endif

int benchmarks_run(const char *path, char *const *arguments, int is_on_one_core, const char *output) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, output ? output : "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (output) posix_spawn_file_actions_adddup2(&actions, 1, 2);
    pid_t process;
    int code;
#ifdef __linux__
    if (is_on_one_core) {
        code = spawn_on_first_core(&process, path, &actions, arguments);
    } else
#endif
        code = posix_spawn(&process, path, &actions, 0, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (code != 0) return -1;
    int status;
    while (waitpid(process, &status, 0) == -1)
        if (errno != EINTR) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
