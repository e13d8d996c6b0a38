#include "CBenchmarks.h"
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

struct baseline_pipe {
    int input, output;
    pid_t process;
    size_t request, answer;
    char *bytes;
};

static int read_all(int file, char *bytes, size_t count) {
    while (count > 0) {
        ssize_t part = read(file, bytes, count);
        if (part <= 0) return -1;
        bytes += part;
        count -= (size_t)part;
    }
    return 0;
}

static int write_all(int file, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t part = write(file, bytes, count);
        if (part <= 0) return -1;
        bytes += part;
        count -= (size_t)part;
    }
    return 0;
}

baseline_pipe *baseline_pipe_open(size_t request, size_t answer) {
    int there[2], back[2];
    if (pipe(there) != 0 || pipe(back) != 0) return NULL;
    baseline_pipe *opened = calloc(1, sizeof *opened);
    opened->bytes = calloc(1, request + answer);
    opened->request = request;
    opened->answer = answer;
    opened->process = fork();
    if (opened->process == 0) {
        close(there[1]);
        close(back[0]);
        while (read_all(there[0], opened->bytes, request) == 0)
            if (write_all(back[1], opened->bytes, answer) != 0) break;
        _exit(0);
    }
    close(there[0]);
    close(back[1]);
    opened->input = there[1];
    opened->output = back[0];
    return opened;
}

int baseline_pipe_ask(baseline_pipe *pipe) {
    if (write_all(pipe->input, pipe->bytes, pipe->request) != 0) return -1;
    return read_all(pipe->output, pipe->bytes, pipe->answer);
}

void baseline_pipe_close(baseline_pipe *pipe) {
    close(pipe->input);
    close(pipe->output);
    // Processes started later have copies of the other end, so it may not reach the end of its input.
    kill(pipe->process, SIGKILL);
    waitpid(pipe->process, NULL, 0);
    free(pipe->bytes);
    free(pipe);
}
