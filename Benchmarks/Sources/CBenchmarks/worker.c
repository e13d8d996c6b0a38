#include "CBenchmarks.h"
#include <pthread.h>
#include <stdlib.h>

struct yardstick_worker {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t is_given, is_done;
    void (*work)(void *context);
    void *context;
    int is_ended;
};

static void *work(void *given) {
    yardstick_worker *worker = given;
    pthread_mutex_lock(&worker->lock);
    while (!worker->is_ended) {
        if (worker->work) {
            pthread_mutex_unlock(&worker->lock);
            worker->work(worker->context);
            pthread_mutex_lock(&worker->lock);
            worker->work = 0;
            pthread_cond_signal(&worker->is_done);
        } else {
            pthread_cond_wait(&worker->is_given, &worker->lock);
        }
    }
    pthread_mutex_unlock(&worker->lock);
    return 0;
}

yardstick_worker *yardstick_worker_start(void) {
    yardstick_worker *worker = calloc(1, sizeof *worker);
    if (!worker) return 0;
    pthread_mutex_init(&worker->lock, 0);
    pthread_cond_init(&worker->is_given, 0);
    pthread_cond_init(&worker->is_done, 0);
    if (pthread_create(&worker->thread, 0, work, worker) == 0) return worker;
    free(worker);
    return 0;
}

void yardstick_worker_run(yardstick_worker *worker, void (*work)(void *context), void *context) {
    pthread_mutex_lock(&worker->lock);
    worker->context = context;
    worker->work = work;
    pthread_cond_signal(&worker->is_given);
    while (worker->work) pthread_cond_wait(&worker->is_done, &worker->lock);
    pthread_mutex_unlock(&worker->lock);
}

void yardstick_worker_end(yardstick_worker *worker) {
    pthread_mutex_lock(&worker->lock);
    worker->is_ended = 1;
    pthread_cond_signal(&worker->is_given);
    pthread_mutex_unlock(&worker->lock);
    pthread_join(worker->thread, 0);
    pthread_cond_destroy(&worker->is_given);
    pthread_cond_destroy(&worker->is_done);
    pthread_mutex_destroy(&worker->lock);
    free(worker);
}
