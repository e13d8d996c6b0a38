#include "CBenchmarks.h"
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/ptrace.h>

/// Returns the sum of a file's lines with these names, in kilobytes.
static long sum_of_lines(pid_t process, const char *file, const char *const *names, int count) {
    char path[64], line[256];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)process, file);
    FILE *lines = fopen(path, "r");
    if (!lines) return 0;
    long sum = 0, value;
    while (fgets(line, sizeof line, lines))
        for (int i = 0; i < count; i++)
            if (strncmp(line, names[i], strlen(names[i])) == 0 && sscanf(line + strlen(names[i]), ": %ld", &value) == 1)
                sum += value;
    fclose(lines);
    return sum;
}

static void read_memory(pid_t process, benchmarks_memory *memory) {
    static const char *const largest[] = {"VmHWM"}, *const unshared[] = {"Private_Clean", "Private_Dirty"};
    memory->largest = sum_of_lines(process, "status", largest, 1);
    memory->unshared = sum_of_lines(process, "smaps_rollup", unshared, 2);
}

int benchmarks_run_for_memory(const char *path, char *const *arguments, benchmarks_memory *memory) {
    pid_t process = fork();
    if (process < 0) return -1;
    if (process == 0) {
        dup2(open("/dev/null", O_WRONLY), 1);
        ptrace(PTRACE_TRACEME, 0, 0, 0);
        execv(path, arguments);
        _exit(127);
    }
    int status, is_traced = 0;
    while (waitpid(process, &status, 0) == process && WIFSTOPPED(status)) {
        int event = status >> 16, signal = WSTOPSIG(status);
        // The first stop is that of exec. At the last one, the process still has its memory.
        if (!is_traced) is_traced = ptrace(PTRACE_SETOPTIONS, process, 0, PTRACE_O_TRACEEXIT | PTRACE_O_EXITKILL) == 0;
        if (event == PTRACE_EVENT_EXIT) read_memory(process, memory);
        ptrace(PTRACE_CONT, process, 0, event || signal == SIGTRAP ? 0 : signal);
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
#else
int benchmarks_run_for_memory(const char *path, char *const *arguments, benchmarks_memory *memory) {
    return benchmarks_run(path, arguments, 0, 0);
}
#endif
